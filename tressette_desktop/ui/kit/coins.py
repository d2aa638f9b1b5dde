"""A score in thirds, told in coins of three sectors."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from .. import marks, theme
from ..theme import Look

SIZE, GAP = 30, 6


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
        return QSize(self._count * self._step, self.heightForWidth(self._count * self._step))

    def minimumSizeHint(self) -> QSize:
        """One coin."""
        return QSize(self._step, theme.current().px(SIZE) + 2)

    def heightForWidth(self, width: int) -> int:
        """As many rows as it takes, at least the height of one."""
        rows = max(1, -(-self._count // self._in_row(width)))
        return (rows - 1) * self._step + theme.current().px(SIZE) + 2

    def boxes(self) -> Iterator[QRectF]:
        """Yield where each coin lies."""
        size, in_row = theme.current().px(SIZE), self._in_row(self.width())
        for coin in range(self._count):
            row, column = divmod(coin, in_row)
            yield QRectF(column * self._step + 1, row * self._step + 1, size, size)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The coins."""
        painter = QPainter(self)
        for coin, box in enumerate(self.boxes()):
            marks.paint_coin(painter, box, theme.current().colours, min(3, self._thirds - 3 * coin))

    @property
    def _count(self) -> int:
        return -(-self._thirds // 3)

    @property
    def _step(self) -> int:
        return theme.current().px(SIZE + GAP)

    def _in_row(self, width: int) -> int:
        return max(1, width // self._step)
