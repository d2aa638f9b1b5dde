"""Buttons, chips and segments."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from .. import icons, theme
from ..theme import Colours, Look
from .press import RADIUS, WRAPPED, Press, exclusive, paint_box

ICON = 22


class Kind(StrEnum):
    """How much a button wants to be pressed; a view has one primary."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    DANGER = "danger"
    GHOST = "ghost"


class Button(Press):
    """A button with a label and, if it helps, an icon. One that is disabled says in its label what is missing."""

    def __init__(self, text: str, icon: str = "", kind: Kind = Kind.SECONDARY, parent: QWidget | None = None) -> None:
        self._icon = icon
        self._kind = kind
        super().__init__(text, parent)

    def set_icon(self, icon: str) -> None:
        """Show another icon."""
        self._icon = icon
        self.update()

    def set_kind(self, kind: Kind) -> None:
        """Make it more or less important."""
        self._kind = kind
        self.update()

    def sizeHint(self) -> QSize:
        """Target height; icon, label and air on both sides. Without a label it is a square."""
        look = theme.current()
        height = look.px(look.target)
        if not self.text():
            return QSize(height, height)
        padding = look.px(10 if self._kind is Kind.GHOST else 18)
        return QSize(max(height, round(self._content_width(look)) + 2 * padding), height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Box, icon, label."""
        look = theme.current()
        painter = QPainter(self)
        fill, edge, ink = self._tints(look.colours)
        box = self.box(look)
        width = 0.0 if self._kind is Kind.GHOST else look.border
        paint_box(painter, box, look.px(RADIUS), fill, edge, width, dashed=not self.isEnabled())
        left = box.center().x() - self._content_width(look) / 2
        if self._icon:
            size = look.px(ICON)
            icons.paint(painter, self._icon, QRectF(left, box.center().y() - size / 2, size, size), ink)
            left += size + look.px(8)
        painter.setPen(ink)
        painter.drawText(
            QRectF(left, box.top(), self.width(), box.height()),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine,
            self.text(),
        )

    def _content_width(self, look: Look) -> float:
        words = self.fontMetrics().horizontalAdvance(self.text())
        icon = look.px(ICON) if self._icon else 0
        return words + icon + (look.px(8) if words and icon else 0)

    def _tints(self, c: Colours) -> tuple[QColor, QColor, QColor]:
        """Fill, edge and ink for the kind and state it is in."""
        clear = QColor(Qt.GlobalColor.transparent)
        if not self.isEnabled():
            return clear, c.edge, c.soft
        if self._kind is Kind.PRIMARY:
            return c.accent, c.ink if self.hovered else c.accent, c.on_accent
        if self._kind is Kind.GHOST:
            return c.accent_soft if self.hovered else clear, clear, c.accent
        fill = c.raised if self.hovered else c.panel
        if self._kind is Kind.DANGER:
            return fill, c.red, c.red
        return fill, c.ink if self.hovered else c.edge, c.ink


class Banner(Press):
    """A large button with a title and a second line: the ways into a game on the start page."""

    role = "choice"
    ring_radius = 14.0

    def __init__(
        self, title: str, line: str, icon: str, kind: Kind = Kind.SECONDARY, parent: QWidget | None = None
    ) -> None:
        self._icon = icon
        self._line = line
        self.kind = kind
        super().__init__(title, parent)
        self.setAccessibleDescription(line)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        """Two lines and air."""
        look = theme.current()
        return QSize(look.px(300), look.px(82))

    def heightForWidth(self, width: int) -> int:
        """One more line where the second one has to wrap."""
        look = theme.current()
        metrics = QFontMetrics(look.font("body"))
        lines = metrics.boundingRect(QRect(0, 0, width - look.px(85), 1000), WRAPPED, self._line).height()
        return look.px(82) + max(0, lines - metrics.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Box, icon, title, second line."""
        look = theme.current()
        c = look.colours
        primary = self.kind is Kind.PRIMARY
        fill = c.accent if primary else (c.raised if self.hovered else c.panel)
        edge = c.ink if self.hovered or not primary else c.accent
        ink, soft = (c.on_accent, c.on_accent) if primary else (c.ink, c.soft)
        painter = QPainter(self)
        box = self.box(look)
        paint_box(painter, box, look.px(self.ring_radius), fill, edge, look.border)
        size = look.px(28)
        icons.paint(painter, self._icon, QRectF(look.px(24), box.center().y() - size / 2, size, size), ink)
        words = QRectF(look.px(73), box.top() + look.px(7), self.width() - look.px(85), look.px(36))
        painter.setPen(ink)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, self.text())
        painter.setFont(look.font("body"))
        painter.setPen(soft)
        words.setTop(words.bottom() + look.px(2))
        words.setBottom(box.bottom())
        painter.drawText(words, WRAPPED, self._line)


class Chip(Press):
    """A filter that is on or off: a pill of 34 in a hit area of 44."""

    ring_radius = 22.0

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        """The hit area."""
        look = theme.current()
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + look.px(32), look.px(look.target))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The pill in the middle of its hit area."""
        look = theme.current()
        c = look.colours
        painter = QPainter(self)
        inset = (self.height() - look.px(look.target - 10)) / 2
        box = self.box(look).adjusted(0, inset, 0, -inset)
        edge = c.accent if self.isChecked() else (c.ink if self.hovered else c.edge)
        paint_box(painter, box, box.height() / 2, c.accent_soft if self.isChecked() else c.panel, edge, look.border)
        painter.setPen(c.ink)
        painter.setFont(look.font("strong" if self.isChecked() else "body"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.text())


class Segment(QWidget):
    """Two or three alternatives side by side, exactly one of them chosen."""

    chosen = Signal(str)
    """The key of the alternative just chosen by the player."""

    def __init__(self, alternatives: Iterable[tuple[str, str, str]], parent: QWidget | None = None) -> None:
        """Each alternative is key, label and icon (may be empty)."""
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self._parts: dict[str, _Part] = {}
        for key, label, icon in alternatives:
            part = _Part(label, icon)
            self._parts[key] = part
            row.addWidget(part)
            part.clicked.connect(lambda _checked=False, key=key: self.chosen.emit(key))
        exclusive(self, self._parts.values())
        parts = list(self._parts.values())
        parts[0].first = parts[-1].last = True

    @property
    def key(self) -> str:
        """The alternative that is chosen, empty if none is yet."""
        return next((key for key, part in self._parts.items() if part.isChecked()), "")

    def setAccessibleName(self, name: str) -> None:
        """What is chosen here is told with each alternative: a screen reader passes over what holds them."""
        super().setAccessibleName(name)
        for part in self._parts.values():
            part.setAccessibleDescription(name)

    def choose(self, key: str) -> None:
        """Choose one without telling anybody."""
        self._parts[key].setChecked(True)


class _Part(Press):
    """One alternative of a segment."""

    first = last = False

    def __init__(self, text: str, icon: str) -> None:
        self._icon = icon
        super().__init__(text)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        look = theme.current()
        icon = look.px(ICON + 6) if self._icon else 0
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + icon + look.px(32), look.px(look.target))

    def paintEvent(self, _event: QPaintEvent) -> None:
        look = theme.current()
        c = look.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        ink = c.on_accent if chosen else c.ink
        painter.setPen(QPen(c.accent if chosen else (c.ink if self.hovered else c.edge), look.border))
        painter.setBrush(c.accent if chosen else c.panel)
        painter.drawPath(self._outline(look))
        size = look.px(ICON) if self._icon else 0
        width = self.fontMetrics().horizontalAdvance(self.text()) + size + (look.px(6) if size else 0)
        left = (self.width() - width) / 2
        if self._icon:
            icons.paint(painter, self._icon, QRectF(left, (self.height() - size) / 2, size, size), ink)
            left += size + look.px(6)
        painter.setPen(ink)
        painter.drawText(QRectF(left, 0, self.width(), self.height()), Qt.AlignmentFlag.AlignVCenter, self.text())

    def _outline(self, look: Look) -> QPainterPath:
        """Rounded only at the ends of the row."""
        box, radius = self.box(look), look.px(RADIUS)
        path = QPainterPath()
        path.addRoundedRect(box, radius, radius)
        square = QPainterPath()
        if not self.first:
            square.addRect(QRectF(box.left(), box.top(), radius, box.height()))
        if not self.last:
            square.addRect(QRectF(box.right() - radius, box.top(), radius, box.height()))
        return path.united(square).simplified()
