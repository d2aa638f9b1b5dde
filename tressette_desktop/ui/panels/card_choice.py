"""A card to be chosen: its picture, its name below, and why it cannot be, where it cannot."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from tressette_desktop.engine.cards import Card

from .. import theme, words
from ..cards import CORNER, RATIO, RESTING, CardArt
from ..kit.press import Press, paint_box
from .panel import confirms

TIGHT, NAMED = 4, 3
"""What lies round a card where there is little room, and beside its name besides, at em 14."""


class CardChoice(Press):
    """One card among several; Enter chooses it, and once more commits it."""

    confirmed = Signal()
    role = "strong"
    ring_radius = 10.0

    def __init__(self, card: Card, label: str, art: CardArt, width: float, parent: QWidget | None = None) -> None:
        """``width`` is that of the card, at em 14."""
        self.card = card
        self._art = art
        self._width = width
        self._reason = ""
        self._tight = self._brief = False
        super().__init__(label, parent)
        self.setCheckable(True)
        self.setAccessibleName(words.title(words.card(card)))

    def forbid(self, reason: str) -> None:
        """Close it, and say why."""
        self._reason = reason
        self.setAccessibleDescription(reason)
        self.setEnabled(False)
        self.updateGeometry()

    def resize_card(self, width: float, *, tight: bool = False, brief: bool = False) -> None:
        """Be so wide, at em 14; where there is little room ``tight`` round the card, and with its figure for a name."""
        self._width, self._tight, self._brief = width, tight, brief
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The card with a margin, and below it one line for its name and one for a reason."""
        look = theme.current()
        width, words_ = look.px(self._width), 18 if self._tight else 44 if self._roomy else 22
        named = QFontMetrics(look.font("caption")).horizontalAdvance(self.label) + look.px(2 * (TIGHT + NAMED))
        wide = max(width + look.px(2 * self._margin), named)
        return QSize(wide, round(RATIO * width) + look.px(2 * self._margin + words_))

    @property
    def _roomy(self) -> bool:
        """Whether a reason is written out below; small cards only tell it to the reader and as a hint."""
        return self._width >= 66

    @property
    def _margin(self) -> float:
        return 38 if self._roomy else TIGHT if self._tight else 7

    @property
    def label(self) -> str:
        """What is written below the card: its name, or where that has no room the figure that says the same."""
        number = self.card.rank.value
        return number if self._brief and number.isdecimal() else self.text()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on the card that is chosen already means it."""
        if confirms(self, event):
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Box, card, name, reason."""
        look = theme.current()
        c = look.colours
        painter = QPainter(self)
        chosen, open_ = self.isChecked(), self.isEnabled()
        fill = c.accent_soft if chosen else (c.raised if open_ else c.bg)
        edge = c.accent if chosen else (c.ink if self.hovered else c.outline if open_ else c.edge)
        width = look.border + 1 if chosen else look.border
        box = self.box(look).adjusted(0.5, 0.5, -0.5, -0.5)
        paint_box(painter, box, look.px(10), fill, edge, width, dashed=not open_)
        card = self._paint_card(painter, box, fill)
        painter.setPen(c.ink if open_ else c.soft)
        gap, high = (0, 18) if self._tight else (3, 22)
        line = QRectF(box.left(), card.bottom() + look.px(gap), box.width(), look.px(high))
        painter.setFont(self.font() if self._roomy else look.font("caption"))
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, self.label)
        if self._reason and self._roomy:
            painter.setFont(look.font("caption"))
            painter.setPen(c.soft)
            painter.drawText(line.translated(0, look.px(22)), Qt.AlignmentFlag.AlignCenter, self._reason)

    def _paint_card(self, painter: QPainter, box: QRectF, ground: QColor) -> QRectF:
        """The card, faded where it cannot be chosen; returns where it lies."""
        look = theme.current()
        width = float(look.px(self._width))
        top = look.px(12 if self._roomy else self._margin)
        card = QRectF(box.center().x() - width / 2, box.top() + top, width, RATIO * width)
        margin = RESTING.margin * width
        picture = self._art.card(str(self.card), width, self.devicePixelRatioF())
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(QPointF(card.left() - margin, card.top() - margin), picture)
        if not self.isEnabled():
            veil = QColor(ground)
            veil.setAlphaF(0.62)
            paint_box(painter, card, CORNER * width, veil, veil, 0)
        return card


SLOT, SMALL_SLOT, LEAST_SLOT = 54, 38, 24
"""Width of the card in a slot, where there is little room, and where it is as low as a button, at em 14."""


class CardSlot(Press):
    """The place of a card that is to be given up: empty with its number, or the card itself, to be taken back."""

    ring_radius = 8.0

    def __init__(self, number: int, art: CardArt, parent: QWidget | None = None) -> None:
        self._width: float = SLOT
        self._number = number
        self._art = art
        self.card: Card | None = None
        super().__init__("", parent)
        self.put(None)

    def put(self, card: Card | None) -> None:
        """Hold this card, or none; an empty place cannot be pressed."""
        self.card = card
        self.setEnabled(card is not None)
        empty = self.tr("Place {number}, empty").format(number=self._number)
        self.setAccessibleName(words.title(words.card(card)) if card else empty)
        self.setAccessibleDescription(self.tr("Take it back") if card else "")
        self.setToolTip(self.tr("Take it back") if card else "")
        self.update()

    def resize_card(self, width: float) -> None:
        """Be so wide, at em 14."""
        self._width = width
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """A small card."""
        look = theme.current()
        return QSize(look.px(self._width) + 6, round(RATIO * look.px(self._width)) + 6)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The card, or dashes round a number."""
        look = theme.current()
        c = look.colours
        painter = QPainter(self)
        width = float(look.px(self._width))
        place = QRectF(3, 3, width, RATIO * width)
        if self.card is not None:
            margin = RESTING.margin * width
            picture = self._art.card(str(self.card), width, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(place.left() - margin, place.top() - margin), picture)
            if self.hovered:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(c.accent, 2))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(place, CORNER * width + 1, CORNER * width + 1)
            return
        paint_box(painter, place, look.px(6), c.bg, c.edge, look.border, dashed=True)
        painter.setPen(c.soft)
        painter.setFont(look.font("choice"))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(self._number))
