"""The papers that are looked up beside the play: the score sheet of a hand and the last trick."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import DealScore

from ..cards import CardArt
from .company import Company
from .last_trick import LastTrick
from .sheet import ScoreSheet


class Papers(QObject):
    """What may be read of this game, and whether it lies open now."""

    opened = Signal()
    """A paper needs its place."""
    read = Signal()
    """The score sheet was put away."""

    def __init__(self, art: CardArt, page: QWidget) -> None:
        super().__init__(page)
        self._page, self._art = page, art
        self.sheet = ScoreSheet(art, page)
        self.last_trick: LastTrick | None = None
        self.hands: tuple[DealScore, ...] = ()
        """The hands of this game that are finished."""
        self.ended: Table | None = None
        """The table of the last hand that was scored; its sheet may be looked up."""
        self.sheet.on_wanted.connect(self._put_away)

    def begin(self) -> None:
        """A new game: nothing has been scored."""
        self.hands, self.ended = (), None

    def open_sheet(self, company: Company, *, looked_up: bool) -> None:
        """Show the sheet of the last hand that was scored, if there is one."""
        if self.ended is None:
            return
        self.sheet.setGeometry(self._page.rect())
        self.sheet.open(
            self.ended,
            company.south,
            company.names,
            company.target,
            self.hands,
            looked_up=looked_up,
            game=company.game,
            medals=company.medals,
        )
        self.sheet.show()
        self.sheet.raise_()
        if self.sheet.primary is not None:
            self.sheet.primary.setFocus()

    def toggle_last_trick(self, table: Table | None, company: Company) -> None:
        """Show the last trick, or put it away."""
        if self.last_trick is not None or table is None or not table.tricks:
            self.close_last_trick()
            return
        self.last_trick = LastTrick(self._art, table.tricks[-1], company.names, self._page)
        self.last_trick.closed.connect(self.close_last_trick)
        self.last_trick.show()
        self.opened.emit()

    def close_last_trick(self) -> None:
        """Put the last trick away."""
        if self.last_trick is not None:
            self.last_trick.hide()
            self.last_trick.deleteLater()
            self.last_trick = None

    def _put_away(self) -> None:
        self.sheet.hide()
        self.read.emit()
