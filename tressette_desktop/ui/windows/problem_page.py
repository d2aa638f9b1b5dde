"""Problems: an ending for each day in which one card alone is best, on the real table with all hands open."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from functools import lru_cache

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QBoxLayout

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.problems.board import Board
from tressette_desktop.engine.problems.book import Problem, place_of_day, read_book
from tressette_desktop.engine.problems.outcome import Study
from tressette_desktop.engine.problems.progress import Progress, Trial, streak
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.ui import keys, theme
from tressette_desktop.ui.assets import ASSETS
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.page import Sheet
from tressette_desktop.ui.settings import Settings
from tressette_desktop.ui.theme import Look
from tressette_desktop.ui.thinker import Thinker
from tressette_desktop.ui.windows.problem_side import ProblemSide
from tressette_desktop.ui.windows.problem_table import ProblemTable
from tressette_desktop.ui.windows.problem_words import ProblemWords
from tressette_desktop.ui.windows.studying import Studying

_DAY = timedelta(days=1)


@lru_cache(maxsize=1)
def book() -> tuple[Problem, ...]:
    """Return the problems that come with the game."""
    return read_book((ASSETS / "problems.txt").read_text(encoding="utf-8"))


class ProblemPage(Sheet):
    """One problem at a time: that of today first, and of as many days before as there are problems."""

    back = Signal()
    complained = Signal(str)
    """What was found cannot be kept: one sentence."""

    def __init__(
        self,
        art: CardArt,
        settings: Settings,
        thinker: Callable[[], Thinker],
        progress: Progress,
        today: date,
        day: date | None = None,
    ) -> None:
        """It opens at a day, today if none is named, and says nothing yet."""
        super().__init__()
        art.follow(Options().french_map)
        self._progress, self.today = progress, today
        self._earliest = today - (len(book()) - 1) * _DAY
        self._words = ProblemWords(self)
        self.table = ProblemTable(art, settings)
        self.side = ProblemSide(today, self._earliest)
        self.day, self.board = today, Board.of(self.problem_of(today).puzzle)
        self.study: Study | None = None
        """The problem played out, when that is known."""
        self._then: Callable[[], None] | None = None
        self._studying = Studying(thinker, self)
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._halves.setSpacing(0)
        self._halves.addWidget(self.table, 1)
        self._halves.addWidget(self.side)
        self._connect()
        self.first = self.table.stage
        self.setAccessibleName(self.tr("Problems"))
        self._show(day or today)

    def _connect(self) -> None:
        side = self.side
        side.left.connect(self.back)
        side.again_wanted.connect(self.begin)
        side.solution_wanted.connect(self.show_solution)
        side.next_wanted.connect(self.go_on)
        side.week.chosen.connect(self.go)
        self.table.chosen.connect(self.judge)
        self._studying.studied.connect(self._studied)
        self._studying.failed.connect(self._not_studied)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.back)

    @staticmethod
    def problem_of(day: date) -> Problem:
        """Return the problem of a day."""
        return book()[place_of_day(day, len(book()))]

    @property
    def trial(self) -> Trial:
        """What became of the problem that is shown."""
        return self._progress.days.get(self.day, Trial())

    # --- one problem -------------------------------------------------------------------------------------------------

    def go(self, day: date) -> None:
        """Show the problem of a day, and tell of it."""
        self._show(day)
        self.tell_aloud()

    def take_keyboard(self, at: str = "") -> None:
        """Who comes to it hears what lies there."""
        super().take_keyboard(at)
        self.tell_aloud()

    def _show(self, day: date) -> None:
        problem = self.problem_of(day)
        self.day, self.board, self.study = day, Board.of(problem.puzzle), None
        self._studying.ask(problem.puzzle)
        self.begin()
        side, words, names = self.side, self._words, self.table.names
        side.title.setText(words.title(day, self.today))
        side.grade.setText(words.grade(problem.grade))
        side.grade.setAccessibleName(words.grade_aloud(problem.grade))
        side.task.setText(words.task(self.board.table, names))
        side.so_far.setText(words.so_far(problem.puzzle))

    def begin(self) -> None:
        """Ask for a card, from the start."""
        self._then = None
        self.table.ask(self.board)
        self.side.tell("", "", "ink")
        self._show_days()
        self.side.allow(again=False, solution=True, on=self.trial.done, done=self.trial.done)
        self.table.take_keyboard()

    def go_on(self) -> None:
        """Show the latest problem that is still open, this one apart."""
        open_days = (self.today - count * _DAY for count in range(len(book())))
        trials = self._progress.days
        self.go(next((day for day in open_days if day != self.day and not trials.get(day, Trial()).done), self.today))

    def judge(self, card: Card) -> None:
        """Say whether it is the best card, and let the ending be played; as soon as that is known."""
        if self.study is None:
            self._then = lambda: self.judge(card)
            self._studying.insist()
            return
        right = self.study.verdict(card).right
        self._keep(lambda: self._progress.tried(self.day, right=right))
        self._tell(card)

    def show_solution(self) -> None:
        """Play the best card."""
        if self.study is None:
            self._then = self.show_solution
            self._studying.insist()
            return
        self._keep(lambda: self._progress.showed(self.day))
        self._tell(self.study.best)

    def _tell(self, card: Card) -> None:
        study = self.study
        assert study is not None
        right = study.verdict(card).right
        verdict, why = self._words.verdict(study, card, self.trial), self._words.why(study, card)
        self.side.tell(verdict, why, "green" if right else "red")
        self._show_days()
        self.side.allow(again=True, solution=not right, on=self.trial.done, done=self.trial.done and right)
        self.table.play(study.outcomes[card].line)
        self.table.stage.announce(f"{verdict} {why}")

    def _studied(self, study: Study) -> None:
        self.study = study
        then, self._then = self._then, None
        if then is not None:
            then()

    def _not_studied(self) -> None:
        if self._then is not None:
            self.begin()
            self.complained.emit(self.tr("The computer could not work it out. Try once more."))

    def _keep(self, change: Callable[[], Trial]) -> None:
        try:
            change()
        except OSError as error:
            told = self.tr("What you found cannot be kept: {reason}.")
            self.complained.emit(told.format(reason=error.strerror or error))

    def _show_days(self) -> None:
        days = self._progress.days
        self.side.week.show_day(self.day, days)
        row = self._words.streak(streak(days, self.today))
        self.side.streak.setText(row)
        self.side.streak.setVisible(bool(row))

    def tell_aloud(self) -> None:
        """Say all that lies there to whoever listens."""
        words, table = self._words, self.board.table
        said = (
            words.title_aloud(self.day, self.today),
            words.task(table, self.table.names),
            words.so_far(self.problem_of(self.day).puzzle),
            words.hands(table, self.table.names),
        )
        self.table.stage.announce(" ".join(said))

    def leave(self) -> None:
        """Ask nothing any more."""
        self._studying.stop()

    # --- sizes and keys ----------------------------------------------------------------------------------------------

    def wear(self, _look: Look) -> None:
        """Everything may have another size."""
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a tall window the words stand below the table."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        tall = self.height() > 1.1 * self.width()
        self._halves.setDirection(QBoxLayout.Direction.TopToBottom if tall else QBoxLayout.Direction.LeftToRight)
        wide = theme.current().px(ProblemSide.WIDE)
        self.side.setFixedSize(self.width() if tall else wide, round(0.42 * self.height()) if tall else self.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The letter that tells how things stand, and the digits of the cards, wherever on the page the keyboard is."""
        if event.key() == keys.shortcut("again").letter and not event.isAutoRepeat():
            self.tell_aloud()
        elif event.text().isdigit() and not self.table.stage.hasFocus():
            self.table.take_keyboard()
            self.table.stage.keyPressEvent(event)
        else:
            super().keyPressEvent(event)
