"""What is at the table: a match that is played, one that is looked at again, or a problem."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Signal, SignalInstance

from ..cards import CardArt
from ..settings import Settings
from .frame import Frame
from .soundness import Soundness

if TYPE_CHECKING:
    from tressette_desktop.engine.record.deal_set import DealSet
    from tressette_desktop.engine.record.header import Header

    from ..kit.page import Page
    from ..panels.asking import Unfinished
    from ..panels.table_page import TablePage
    from ..thinker import Thinker
    from .models import NewGame
    from .opened import OpenedFile
    from .problem_page import ProblemPage
    from .replay import ReplayPage
    from .room import Room
    from .sitting import Sitting


class Tables(QObject):
    """Sits people down, lets them watch a game, and sees them off; of a table that is left everything is written down.

    ``games`` is the folder of the records; ``settings`` gives those that hold now, ``thinker`` the bots, which no page
    before the table needs.
    """

    left = Signal()
    """The players go."""

    watched = Signal()
    """A game was looked at that nothing led to, and that is done."""

    seated = Signal(object)
    """Another table, or none: a frozenset of what of the menus means something there."""

    def __init__(
        self,
        games: Path,
        frame: Frame,
        art: CardArt,
        settings: Callable[[], Settings],
        thinker: Callable[[], Thinker],
    ) -> None:
        super().__init__(frame)
        self._games, self._frame, self._art = games, frame, art
        self._settings, self._thinker = settings, thinker
        self._watching: ReplayPage | None = None
        self._solving: ProblemPage | None = None
        self._interrupted: Path | None = None
        self._begun: Unfinished | None = None
        """How far an answer had come when the game was interrupted."""
        self._problem: tuple[date, date] | None = None
        """The problem that was left for a page: today, and the day whose problem it is."""
        self._told: frozenset[str] = frozenset()
        """What was told to mean something."""
        self.room: Room | None = None
        self.waiting = Soundness(games, self)
        frame.bar.again.connect(self._try_again)

    # --- to the table and away from it --------------------------------------------------------------------------------

    def begin(self, wanted: NewGame) -> None:
        """Begin a new game."""
        from .sitting import header_of

        self._begin(header_of(wanted))

    def begin_set(self, code: str, level: str) -> None:
        """Play a set of deals against computers of a level."""
        from tressette_desktop.engine.record.deal_set import read_deal_set

        from .offers import Offers
        from .sitting import header_of_set

        deals = read_deal_set(code)
        if deals is not None:
            cards = Offers().cards(self._settings().player_name, level)
            card = next(card for card in cards if card.key == deals.variant)
            seats = next(seats for seats in (card.seats, card.larger) if len(seats) == deals.seats)
            self._begin(header_of_set(deals, seats), deals)

    def teach(self, then: Callable[[], None]) -> None:
        """Play a hand with whoever does not know the game yet; it leaves no record, and leads to what comes then."""
        from .lesson import Lesson, lesson

        self._sit_down(lesson(self._settings().player_name), Lesson, then)

    def resume_latest(self) -> None:
        """Go on with the latest game that is open."""
        path = self.waiting.latest()
        if path is not None:
            self.open_record(path)

    def same_deal(self, path: Path) -> None:
        """Play the latest hand of a record once more from its first card, in a game of its own."""
        from .seen import hand_runs, no_hand
        from .sitting import HandRuns, deal_again

        try:
            sitting = deal_again(self._games, path)
        except OSError as error:
            self._frame.complain_of(error)
            return
        except HandRuns:
            self._frame.complain(hand_runs(path))
            return
        if sitting is None:
            self._frame.complain(no_hand(path))
        else:
            self._sit_down_to_play(sitting)

    def same_deal_here(self) -> None:
        """The same deal again, at this table."""
        if self.room is not None and self.room.sitting.path is not None:
            self.same_deal(self.room.sitting.path)

    def leave(self) -> None:
        """Leave the table, or what is looked at there."""
        for looking in (self._watching, self._solving):
            if looking is not None:
                looking.leave()
                self._frame.bar.clear()
        self._watching = self._solving = None
        if self.room is not None:
            self.room.close()
            self.room.deleteLater()
            self.room = None
            self._told = frozenset()
            self.seated.emit(self._told)
            self._frame.bar.clear()

    def interrupt(self) -> None:
        """Leave the table for a page that leads back to it."""
        if self.room is not None:
            self._interrupted = self.room.sitting.unfinished
            self._begun = cast("TablePage", self._frame.page).asking.begun
        if self._solving is not None:
            self._problem = self._solving.today, self._solving.day
        self.leave()

    def go_back(self) -> None:
        """Go on with the problem or the game that a page has interrupted, if there is one."""
        if self._problem is not None:
            self.set_problem(*self._problem)
        elif self._interrupted is not None and self._interrupted.exists():
            begun = self._begun
            self.open_record(self._interrupted)
            self.do(lambda table: table.asking.resume(begun))

    def forget_interrupted(self) -> None:
        """Nothing leads back any more."""
        self._interrupted = self._problem = self._begun = None

    def do(self, does: Callable[[TablePage], None]) -> None:
        """Do something with the page of the table, if it is there."""
        if self.room is not None:
            does(cast("TablePage", self._frame.page))

    def set_problem(self, today: date, day: date | None = None) -> None:
        """Lay out the problem of today, or of another day; what is found is kept beside the games."""
        from tressette_desktop.engine.problems.progress import Progress

        from .problem_page import ProblemPage

        # Whoever leaves gives up what he asked of the bots, and must not give up what the page asks them.
        self.interrupt()
        progress = Progress(self._games.with_name("problems.json"))
        page = ProblemPage(self._art, self._settings(), self._thinker, progress, today, day)
        page.complained.connect(self._frame.complain)
        page.table.stage.sounded.connect(self._frame.sounded)
        self._beside(page, self.go_back)
        self._solving, self._problem = page, None

    # --- records ------------------------------------------------------------------------------------------------------

    def open_record(self, path: Path) -> None:
        """Go on with a game, or look again at one that is over or damaged; what is at the table stays there."""
        from .opened import OpenedFile
        from .sitting import resume

        if self.room is not None and self.room.sitting.unfinished == path:
            return
        try:
            file = OpenedFile(path)
            if file.unfinished:
                self._sit_down_to_play(resume(path))
            else:
                self._watch(file)
        except OSError as error:
            self._frame.complain_of(error)

    def look_again(self, path: Path) -> None:
        """Look at the record of a game, also of one that is not over."""
        from .opened import OpenedFile

        try:
            self._watch(OpenedFile(path))
        except OSError as error:
            self._frame.complain_of(error)

    def aside(self, page: Page, again: Callable[[], object]) -> None:
        """Show a page whose way back leads to the page or the game that it interrupts; ``again`` shows it anew."""
        self.interrupt()
        self._beside(page, again)

    def _beside(self, page: Page | ProblemPage, again: Callable[[], object]) -> None:
        page.back.connect(lambda: self._return(self.left))
        self._frame.turn_to(page, again)

    def _return(self, otherwise: SignalInstance) -> None:
        if not self._frame.go_back():
            otherwise.emit()

    def _watch(self, file: OpenedFile) -> None:
        """Show a file of records, if there is anything to be seen in it."""
        from .replay import ReplayPage
        from .seen import SeenPage, nothing_in

        number, record = file.first
        if record.header.view is not None and record.error is None:
            self.aside(SeenPage(file.path.stem, record), lambda: self.look_again(file.path))
            return
        if record.play is None or not record.play.begun:
            self._frame.complain(nothing_in(file.path, record))
            return
        self.leave()
        self._art.follow(record.play.game.options.french_map)
        page = ReplayPage(file, self._art, self._settings(), self._thinker, number)
        page.back.connect(lambda: self._return(self.watched))
        page.complained.connect(self._frame.complain)
        page.done.connect(self._frame.bar.note)
        page.explained.connect(self._frame.explained)
        page.table.stage.sounded.connect(self._frame.sounded)
        page.play_on_wanted.connect(lambda: self._branch(page, page.walk.at))
        page.again_wanted.connect(lambda: self._branch(page, 0))
        self._frame.turn_to(page, lambda: self.look_again(file.path))
        self._watching = page

    def _branch(self, page: ReplayPage, at: int) -> None:
        """Play on from a moment of a hand, in a game of its own; of several persons none may take another's hand."""
        from .sitting import branch

        walk = page.walk
        seat = None if walk.eye is None else walk.south
        try:
            sitting = branch(self._games, walk.story, walk.number, at, seat, page.file.path.name)
        except OSError as error:
            self._frame.complain_of(error)
            return
        self._sit_down_to_play(sitting)

    # --- sitting down -------------------------------------------------------------------------------------------------

    def _begin(self, header: Header, deals: DealSet | None = None) -> None:
        from .sitting import begin

        try:
            sitting = begin(self._games, header, deals)
        except OSError as error:
            self._frame.complain_of(error)
            return
        self._sit_down_to_play(sitting)

    def _sit_down_to_play(self, sitting: Sitting) -> None:
        from .room import Room

        self._sit_down(sitting, Room, lambda: self._begin(sitting.header))

    def _sit_down(self, sitting: Sitting, kind: type[Room], again: Callable[[], None]) -> None:
        """Open the table in a room of this kind; ``again`` is what follows when the players want more."""
        from ..panels.table_page import TablePage

        self.leave()
        self.forget_interrupted()
        self._art.follow(sitting.session.match.game.options.french_map)
        page = TablePage(self._art, self._settings())
        self.room = kind(page, sitting, self._thinker(), self._settings(), self)
        self.room.troubled.connect(self._frame.bar.stand)
        page.leave.connect(self.left)
        page.explained.connect(self._frame.explained)
        page.sounded.connect(self._frame.sounded)
        page.rematch_wanted.connect(again)
        page.sheet.repeatable = sitting.path is not None
        page.sheet.again_wanted.connect(self.same_deal_here)
        if len(sitting.session.persons) > 1 and not sitting.session.due:
            page.keep_for_next()
        self._frame.turn_to(page, self.go_back)
        self._frame.forget_way()
        page.idle.connect(lambda: self._say_meant(sitting))
        self._say_meant(sitting)
        self.room.start()

    def _say_meant(self, sitting: Sitting) -> None:
        """Tell what means something now, if it is something else."""
        here = self.room is not None and self.room.sitting is sitting
        if here and (meant := self._meant(sitting)) != self._told:
            self._told = meant
            self.seated.emit(meant)

    def _meant(self, sitting: Sitting) -> frozenset[str]:
        """What of the menus means something at this table: what is written down nowhere, a lesson, cannot be lost."""
        from .menus import AT_TABLE

        unmeant = set() if self._settings().hints else {"hint"}
        if sitting.unfinished is None:
            unmeant |= {"concede", "copy_deal"}
        over = sitting.session.table.over
        if over:
            unmeant |= {"concede", "hint"}
        if sitting.path is None or not over:
            unmeant.add("same_deal")
        return frozenset(AT_TABLE) - unmeant

    def _try_again(self) -> None:
        if self.room is not None:
            self.room.go_on()
