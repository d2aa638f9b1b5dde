"""Choices: a card of words, a picture, a row with a tick."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QFontMetrics, QHelpEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from .. import icons, theme
from ..theme import COIN, INK, Look
from .press import WRAPPED, Press, paint_box

Draw = Callable[[QPainter, QRectF, Look], None]
"""Paints a small picture into a rectangle, in a look."""


LEAST, NARROW = 186, 146
"""The least width of something to say with its meaning, and where there is little room, at em 14."""


class Choice(Press):
    """One of several things to say: its name, what it means, and perhaps what it is worth.

    A choice that is not possible now is disabled and gives the reason in place of the meaning.
    """

    considered = Signal()
    """The pointer or the keyboard has come to it."""
    role = "choice"
    ring_radius = 10.0

    def __init__(self, name: str, meaning: str, stake: str = "", parent: QWidget | None = None) -> None:
        self._meaning = meaning
        self._stake = stake
        self._brief = False
        self._least = LEAST
        super().__init__(name, parent)
        # Choices side by side are equally high, whatever their meanings take.
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Minimum)
        self.setCheckable(True)
        self.setAccessibleDescription(". ".join(filter(None, (stake, meaning))))

    @property
    def meaning(self) -> str:
        """What it means now, or why it may not be said."""
        return self._meaning

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer is here."""
        super().enterEvent(event)
        self.considered.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard is here."""
        super().focusInEvent(event)
        self.considered.emit()

    def shorten(self, brief: bool) -> None:
        """Show the name alone, where there is no room for what it means."""
        if brief != self._brief:
            self._brief = brief
            self.setToolTip(self._meaning if brief else "")
            self.updateGeometry()
            self.update()

    def least(self, width: int) -> None:
        """Be at least so wide, at em 14."""
        if width != self._least:
            self._least = width
            self.updateGeometry()

    def forbid(self, reason: str) -> None:
        """Close it, and say why."""
        self._meaning, self._short = reason, ""
        self.setAccessibleDescription(reason)
        self.setEnabled(False)

    @property
    def longest(self) -> str:
        """The longest of what may stand below the name."""
        return self._meaning

    def sizeHint(self) -> QSize:
        """Room for the meaning: two lines of it, or as many as it takes."""
        look = theme.current()
        name = self.fontMetrics().horizontalAdvance(self.text()) + (look.px(56) if self._stake else 0)
        if self._brief:
            return QSize(name + look.px(24), look.px(look.target))
        width = max(look.px(self._least), name + look.px(32))
        # What the border takes as well: see paintEvent.
        inner = width - look.px(26) - 2 * math.ceil(look.border + 1)
        meaning = QFontMetrics(look.font("caption")).boundingRect(QRect(0, 0, inner, 10_000), WRAPPED, self.longest)
        return QSize(width, max(look.px(92), look.px(55) + meaning.height()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Box, name, meaning, coin."""
        look = theme.current()
        c = look.colours
        painter = QPainter(self)
        chosen, open_ = self.isChecked(), self.isEnabled()
        width = look.border + 1 if chosen else look.border
        box = self.box(look).adjusted(0.5, 0.5, -0.5, -0.5)
        fill = c.accent_soft if chosen else (c.raised if open_ else c.bg)
        edge = c.accent if chosen else (c.outline if open_ else c.edge)
        paint_box(painter, box, look.px(10), fill, edge, width, dashed=not open_)
        painter.setPen(c.ink if open_ else c.soft)
        left, top, end = (11, 2, 0) if self._brief else (14, 8, 6)
        inner = box.adjusted(look.px(left), look.px(top), -look.px(12), -look.px(end))
        across = Qt.AlignmentFlag.AlignVCenter if self._brief else Qt.AlignmentFlag.AlignTop
        painter.drawText(inner, Qt.AlignmentFlag.AlignLeft | across, self.text())
        if not self._brief:
            painter.setFont(look.font("caption"))
            painter.setPen(c.soft)
            painter.drawText(inner.adjusted(0, look.px(35), 0, 0), WRAPPED, self._meaning)
        if self._stake:
            self._paint_stake(painter, look, box)

    def _paint_stake(self, painter: QPainter, look: Look, box: QRectF) -> None:
        top = (box.height() - look.px(26)) / 2 if self._brief else look.px(11)
        coin = QRectF(box.right() - look.px(46), box.top() + top, look.px(36), look.px(26))
        paint_box(painter, coin, coin.height() / 2, COIN if self.isEnabled() else look.colours.line, INK, 1.5)
        painter.setPen(INK if self.isEnabled() else look.colours.ink)
        painter.setFont(look.font("strong"))
        painter.drawText(coin, Qt.AlignmentFlag.AlignCenter, self._stake)


class TickRow(Press):
    """Something to switch on or off; the whole row is the target. Where there is no room for what it means that is said
    in short, or not at all, and a tooltip tells it.
    """

    ring_radius = 10.0

    def __init__(self, title: str, meaning: str, short: str = "", parent: QWidget | None = None) -> None:
        """``short`` says as much of the meaning as must be read everywhere."""
        self._meaning, self._short = meaning, short
        super().__init__(title, parent)
        self.setCheckable(True)
        self.setAccessibleDescription(meaning)

    def forbid(self, reason: str) -> None:
        """Close it, and say why."""
        self._meaning, self._short = reason, ""
        self.setAccessibleDescription(reason)
        self.setEnabled(False)

    def sizeHint(self) -> QSize:
        """As wide as its longer line, between 320 and 520."""
        look = theme.current()
        meaning = look.font("caption")
        words = max(
            self.fontMetrics().horizontalAdvance(self.text()), QFontMetrics(meaning).horizontalAdvance(self._meaning)
        )
        return QSize(min(max(look.px(320), words + look.px(70)), look.px(520)), look.px(56))

    def minimumSizeHint(self) -> QSize:
        """It may be squeezed: then it does without the meaning, never without the title and what must be read."""
        look = theme.current()
        short = QFontMetrics(look.font("caption")).horizontalAdvance(self._short)
        words = max(self.fontMetrics().horizontalAdvance(self.text()), short)
        return QSize(words + look.px(70), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Row, box, tick, title, meaning."""
        look = theme.current()
        c = look.colours
        painter = QPainter(self)
        chosen, open_ = self.isChecked(), self.isEnabled()
        edge = c.accent if chosen else (c.ink if self.hovered else c.edge)
        fill = c.accent_soft if chosen else (c.raised if open_ else c.panel)
        box = self.box(look)
        paint_box(painter, box, look.px(10), fill, edge, look.border, dashed=not open_)
        size = look.px(26)
        tick = QRectF(box.left() + look.px(11), box.center().y() - size / 2, size, size)
        paint_box(painter, tick, look.px(6), c.accent if chosen else fill, c.accent if chosen else c.edge, look.border)
        if chosen:
            icons.paint(painter, "tick", tick.adjusted(3, 3, -3, -3), c.on_accent)
        words = box.adjusted(look.px(53), look.px(6), -look.px(10), -look.px(6))
        painter.setPen(c.ink if open_ else c.soft)
        told = self.told
        painter.drawText(words, Qt.AlignmentFlag.AlignTop if told else Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setPen(c.soft)
        painter.setFont(look.font("caption"))
        painter.drawText(words, Qt.AlignmentFlag.AlignBottom, told)

    @property
    def told(self) -> str:
        """What there is room for of what it means."""
        look = theme.current()
        meaning = QFontMetrics(look.font("caption"))
        if self.fontMetrics().height() + meaning.height() > self.height() - look.px(12):
            return ""
        room = self.width() - look.px(63) - look.border
        return next((said for said in (self._meaning, self._short) if meaning.horizontalAdvance(said) <= room), "")

    def event(self, event: QEvent) -> bool:
        """Where the meaning has no room the tooltip tells it."""
        if event.type() is QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and not self.toolTip():
            QToolTip.showText(event.globalPos(), "" if self.told == self._meaning else self._meaning, self)
            return True
        return super().event(event)


class Picture(Press):
    """A choice by its picture, with its name below: themes, felts, decks."""

    role = "caption"
    ring_radius = 12.0
    high = 82
    """Height of the picture, at em 14."""

    def __init__(self, name: str, draw: Draw, parent: QWidget | None = None) -> None:
        """``draw`` paints the picture into the rectangle it is given, with whatever corners it likes: they are cut."""
        self._draw = draw
        super().__init__(name, parent)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        """Picture and name, which is widest while it is chosen."""
        look = theme.current()
        name = QFontMetrics(look.font("strong")).horizontalAdvance(self.text()) + look.px(16)
        return QSize(max(look.px(132), name), look.px(self.high + 30))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The picture in its frame, a tick in the corner when chosen, the name below."""
        look = theme.current()
        c = look.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        frame = QRectF(2, 3 if self.isDown() else 2, self.width() - 4, look.px(self.high))
        clip = QPainterPath()
        clip.addRoundedRect(frame, look.px(10), look.px(10))
        painter.save()
        painter.setClipPath(clip)
        self._draw(painter, frame, look)
        painter.restore()
        edge = c.accent if chosen else (c.ink if self.hovered else c.edge)
        painter.strokePath(clip, QPen(edge, 4 if chosen else look.border))
        if chosen:
            paint_tick_disc(painter, frame.right() - look.px(12), frame.top() + look.px(12), look)
        painter.setPen(c.ink)
        painter.setFont(look.font("strong" if chosen else "body"))
        name = QRectF(0, frame.bottom(), self.width(), self.height() - frame.bottom())
        painter.drawText(name, Qt.AlignmentFlag.AlignCenter, self.text())


def paint_tick_disc(painter: QPainter, x: float, y: float, look: Look) -> None:
    """The sign of a chosen picture: a tick in a disc, so that colour is not the only difference."""
    c = look.colours
    radius = look.px(13)
    disc = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    paint_box(painter, disc, radius, c.accent, c.raised, 2)
    icons.paint(painter, "tick", disc.adjusted(5, 5, -5, -5), c.on_accent)
