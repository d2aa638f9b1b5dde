"""Like things side by side, in as many columns as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from .. import theme


class Flow(QWidget):
    """A grid that counts its columns anew when its width changes; all columns are equally wide.

    ``most`` is the largest number of columns; with ``stretch`` the columns fill the width.
    """

    def __init__(
        self, widgets: Sequence[QWidget], gap: int, most: int, stretch: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._widgets = widgets
        self._gap = gap
        self._most = most
        self._stretch = stretch
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._lay_out(min(most, len(widgets)))

    def minimumSizeHint(self) -> QSize:
        """One column."""
        return QSize(self._widest(), self._grid.minimumSize().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """More or fewer columns."""
        super().resizeEvent(event)
        gap = theme.current().px(self._gap)
        count = len(self._widgets)
        room = min(max(1, (self.width() + gap) // (self._widest() + gap)), self._most)
        # Two and two are better than three and one.
        rows = -(-count // room)
        self._lay_out(-(-count // rows))
        for column in range(self._columns):
            self._grid.setColumnMinimumWidth(column, self._widest())

    def _widest(self) -> int:
        return max(widget.minimumSizeHint().width() for widget in self._widgets)

    def _lay_out(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._grid.setSpacing(theme.current().px(self._gap))
        for column in range(max(columns, self._columns) + 1):
            self._grid.setColumnMinimumWidth(column, 0)
            self._grid.setColumnStretch(column, int(self._stretch and column < columns))
        if not self._stretch:
            self._grid.setColumnStretch(columns, 1)
        self._columns = columns
        for place, widget in enumerate(self._widgets):
            self._grid.addWidget(widget, *divmod(place, columns))
