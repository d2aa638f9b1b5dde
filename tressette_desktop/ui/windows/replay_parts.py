"""How table, moves and bar lie on the page of a game that is looked at."""

from __future__ import annotations

from PySide6.QtWidgets import QGridLayout, QWidget

from .replay_side import Side
from .standing import Standing
from .transport import Transport


class Parts:
    """The table at the upper left, the moves at its right or in its place, the bar at the foot.

    Where the table is narrow because of the moves, these take all the height there is; else the bar all the width.
    """

    def __init__(self, page: QWidget, table: QWidget, side: Side, bar: Transport) -> None:
        self._page, self._table, self._side, self._bar = page, table, side, bar
        self._grid = QGridLayout(page)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self._grid.setRowStretch(0, 1)
        self._grid.addWidget(table, 0, 0)
        self._lay(high=False)

    def share(self, found: Standing, *, shown: bool) -> None:
        """Share the page, with or without the moves."""
        side, bar = self._side, self._bar
        alone = found is Standing.INSTEAD and shown
        side.stand(alone=found is Standing.INSTEAD)
        self._table.setVisible(not alone)
        side.setVisible(shown)
        bar.offer_moves(offered=found is not Standing.BESIDE or not shown, instead=alone)
        for column in range(2):
            self._grid.setColumnStretch(column, int((column == 1) == alone))
        high = found is Standing.DRAWN and shown
        if high != self._high:
            for part in (side, bar):
                self._grid.removeWidget(part)
            self._lay(high=high)
        bar.fit(self._page.width() - (side.maximumWidth() if high else 0))

    def _lay(self, *, high: bool) -> None:
        self._grid.addWidget(self._side, 0, 1, 2 if high else 1, 1)
        self._grid.addWidget(self._bar, 1, 0, 1, 1 if high else 2)
        self._high = high
