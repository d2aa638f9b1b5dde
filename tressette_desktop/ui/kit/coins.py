"""A score in thirds, told in coins of three sectors."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from .. import marks, theme
from ..theme import Look

SIZE, GAP = 30, 6
AIR = 2
"""What lies round the coins: an outline is drawn on both sides of its line."""


class Coins(QWidget):
    """As many whole coins as there are points, and one struck out for the thirds that do not count.

    They stand in a row, or in several where it is too narrow.
    """

    def __init__(self, thirds: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._thirds = thirds
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def wear(self, _look: Look) -> None:
        """Its size follows the look."""
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """All coins in one row."""
        width = self._count * self._step
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        """One coin."""
        return QSize(self._step, self._high)

    def heightForWidth(self, width: int) -> int:
        """As many rows as it takes, at least the height of one."""
        rows = max(1, -(-self._count // self._in_row(width)))
        return (rows - 1) * self._step + self._high

    def boxes(self) -> Iterator[QRectF]:
        """Yield where each coin lies."""
        look, in_row = theme.current(), self._in_row(self.width())
        size, air = look.px(SIZE), look.px(AIR)
        for coin in range(self._count):
            row, column = divmod(coin, in_row)
            yield QRectF(column * self._step + air, row * self._step + air, size, size)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The coins."""
        painter = QPainter(self)
        for coin, box in enumerate(self.boxes()):
            marks.paint_coin(painter, box, theme.current().colours, min(3, self._thirds - 3 * coin))

    @property
    def _count(self) -> int:
        return -(-self._thirds // 3)

    @property
    def _high(self) -> int:
        """The height of one row."""
        return theme.current().px(SIZE) + 2 * theme.current().px(AIR)

    @property
    def _step(self) -> int:
        return theme.current().px(SIZE + GAP)

    def _in_row(self, width: int) -> int:
        return max(1, width // self._step)
