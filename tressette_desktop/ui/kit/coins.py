"""A score in thirds, told in coins of three sectors."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from .. import marks, theme
from ..theme import Look

SIZE, GAP = 30, 6


class Coins(QWidget):
    """As many whole coins as there are points, and one struck out for the thirds that do not count."""

    def __init__(self, thirds: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._thirds = thirds

    def wear(self, _look: Look) -> None:
        """Its size follows the look."""
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """One coin a point, one more for a remainder."""
        look = theme.current()
        count = -(-self._thirds // 3)
        return QSize(count * look.px(SIZE + GAP), look.px(SIZE) + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The coins in a row."""
        look = theme.current()
        painter = QPainter(self)
        size, step = look.px(SIZE), look.px(SIZE + GAP)
        for coin in range(-(-self._thirds // 3)):
            sectors = min(3, self._thirds - 3 * coin)
            marks.paint_coin(painter, QRectF(coin * step + 1, 1, size, size), look.colours, sectors)
