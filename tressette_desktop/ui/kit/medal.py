"""A round piece of the deck in a ring: the head that stands for a seat, or an ornament."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from .. import theme
from ..cards import CardArt
from ..theme import Look


class Medal(QWidget):
    """A medal of `ui.cards.MEDALS`, ``size`` logical pixels across at em 14."""

    def __init__(self, art: CardArt, name: str, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self._art, self._size = art, size
        self.wear(theme.current())

    def wear(self, look: Look) -> None:
        """Its size follows the look."""
        self.setFixedSize(QSize(look.px(self._size), look.px(self._size)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Picture and ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(QPointF(1, 1), self._art.medal(self.name, self.width() - 2, self.devicePixelRatioF()))
        painter.setPen(QPen(theme.current().colours.outline, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5))
