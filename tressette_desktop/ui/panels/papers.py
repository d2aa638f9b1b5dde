"""The papers that are looked up beside the play: the score sheet of a hand and the last trick."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.rules.review import reviewable

from ..cards import CardArt
from ..kit.focus import hand_on
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
    told = Signal(str)
    """What lies on the paper of the last trick."""
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
        self._looked_up = False
        self.tally = Tally()
        """Where the sitting stands."""
        self.behind: Callable[[], Iterable[QWidget]] = tuple
        """What lies under the score sheet: nobody can reach it as long as the sheet covers it."""
        self.home: Callable[[], QWidget] = lambda: page
        """Where the keyboard goes from the score sheet."""
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
        self._looked_up = looked_up
        self.sheet.setGeometry(self._page.rect())
        self.sheet.open(Given(self.ended, company, self.hands, looked_up, self.tally))
        self.sheet.show()
        self.sheet.raise_()
        if self.sheet.primary is not None:
            self.sheet.primary.setFocus()
        self._reach(False)

    def close_sheet(self) -> None:
        """Put the sheet away; if it has the keyboard, that goes on before, and not where it happens to fall."""
        if self.sheet.isHidden():
            return
        self._reach(True)
        hand_on(self.sheet, self.home())
        self.sheet.hide()

    def put_back(self) -> bool:
        """Put the sheet away if it was only looked up; one that a hand ends with leads on, and stays."""
        if self._looked_up:
            self._put_away()
        return self._looked_up

    def _reach(self, allowed: bool) -> None:
        for widget in self.behind():
            widget.setEnabled(allowed)

    def toggle_last_trick(self, table: Table | None, company: Company) -> None:
        """Show the last trick, or put it away."""
        tricks = reviewable(table, company.south, company.rules) if table is not None else ()
        if self.last_trick is not None or not tricks:
            self.close_last_trick()
            return
        self.last_trick = LastTrick(self._art, tricks, company.names, self._page)
        self.last_trick.closed.connect(self.close_last_trick)
        self.last_trick.turned.connect(self.opened)
        self.last_trick.told.connect(self.told)
        self.last_trick.show()
        self.opened.emit()
        self.told.emit(self.last_trick.said)

    def close_last_trick(self) -> None:
        """Put the last trick away."""
        if self.last_trick is not None:
            hand_on(self.last_trick, self.home())
            self.last_trick.hide()
            self.last_trick.deleteLater()
            self.last_trick = None

    def _put_away(self) -> None:
        self.close_sheet()
        self.read.emit()
