"""The papers that are looked up beside the play: the score sheet of a hand and the last trick."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.rules.review import reviewable

from ..cards import CardArt
from .company import Company
from .last_trick import LastTrick
from .reckoning import PlayedHand
from .sheet import ScoreSheet
from .sheet_words import Given
from .tally import Tally


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
        self.hands: tuple[PlayedHand, ...] = ()
        """The hands of this game that are finished."""
        self.ended: Table | None = None
        """The table of the last hand that was scored; its sheet may be looked up."""
        self.tally = Tally()
        """Where the sitting stands."""
        self.sheet.on_wanted.connect(self._put_away)

    def begin(self) -> None:
        """A new game: nothing has been scored."""
        self.hands, self.ended = (), None

    def catch_up(self, ended: tuple[Table, ...]) -> None:
        """A game is gone on with: these hands are finished."""
        self.hands, self.ended = tuple(map(PlayedHand.of, ended)), ended[-1]

    def open_sheet(self, company: Company, *, looked_up: bool) -> None:
        """Show the sheet of the last hand that was scored, if there is one."""
        if self.ended is None:
            return
        self.sheet.setGeometry(self._page.rect())
        self.sheet.open(Given(self.ended, company, self.hands, looked_up, self.tally))
        self.sheet.show()
        self.sheet.raise_()
        if self.sheet.primary is not None:
            self.sheet.primary.setFocus()

    def toggle_last_trick(self, table: Table | None, company: Company) -> None:
        """Show the last trick, or put it away."""
        tricks = reviewable(table, company.south, company.rules) if table is not None else ()
        if self.last_trick is not None or not tricks:
            self.close_last_trick()
            return
        self.last_trick = LastTrick(self._art, tricks, company.names, self._page)
        self.last_trick.closed.connect(self.close_last_trick)
        self.last_trick.turned.connect(self.opened)
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
