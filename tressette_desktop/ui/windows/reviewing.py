"""Reviews of the hands that are looked at: asked of a process of their own, shown as they come, kept in the record."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from tressette_desktop.engine.bots.grading import Appraisal, Grade
from tressette_desktop.engine.record.reader import Record
from tressette_desktop.engine.record.story import Story
from tressette_desktop.engine.review.count import Counted, counted
from tressette_desktop.engine.review.forgotten import Forgotten, forgotten
from tressette_desktop.engine.review.notes import NAME, notes_of, recalled
from tressette_desktop.engine.review.review import Review
from tressette_desktop.engine.review.tasks import tasks
from tressette_desktop.engine.seats import Seat
from tressette_desktop.ui.panels.telling import Names
from tressette_desktop.ui.thinker import Thinker
from tressette_desktop.ui.windows.opened import OpenedFile
from tressette_desktop.ui.windows.review_panel import ReviewPanel
from tressette_desktop.ui.windows.walk import Walk

Key = tuple[int, int, Seat]
"""A record of the file, a hand of it, a seat."""


class Reviewing(QObject):
    """One review at a time is computed: that of the seat and hand where it was begun. Another one ends it.

    It has a process to itself, because a question to the solver cannot be given up but by ending whoever thinks.
    """

    changed = Signal()
    """There is more of the review that is shown."""
    wanted = Signal(int)
    """The moment of the hand to go to."""

    def __init__(self, file: OpenedFile, parent: QObject, thinker: Callable[[], Thinker] = Thinker) -> None:
        super().__init__(parent)
        self._file = file
        self._make = thinker
        self._thinker: Thinker | None = None
        self._reviews: dict[Key, Review] = {}
        self._counts: dict[Key, Counted | None] = {}
        self._forgotten: dict[Key, Forgotten | None] = {}
        self._unkept: set[Key] = set()
        self._key: Key | None = None
        self._place: tuple[int, Names] = (0, ())
        self._running: Key | None = None
        self._asked: tuple[int, bool] | None = None
        self.panel = ReviewPanel()
        self.panel.begin_wanted.connect(self.begin)
        self.panel.stop_wanted.connect(self.stop)
        self.panel.wanted.connect(self._go)
        self.panel.hide()

    @property
    def shown(self) -> Review | None:
        """The review of the seat and hand that are looked at; None where there is nothing to review."""
        return None if self._key is None else self._reviews.get(self._key)

    @property
    def running(self) -> bool:
        """Whether the review that is shown is being computed."""
        return self._running is not None and self._running == self._key

    def show_place(self, record: int, walk: Walk, names: Names) -> None:
        """Show the review of where one looks from, or offer it."""
        key = record, walk.number, walk.south
        if key not in self._reviews:
            found = tasks(walk.hand, walk.south) if walk.hand.open else ()
            if found:
                self._reviews[key] = recalled(Review.of(found), walk.story.record.entries)
                self._counts[key] = counted(walk.hand, walk.south)
                self._forgotten[key] = forgotten(walk.hand, walk.south)
        self._key, self._place = key if key in self._reviews else None, (walk.at, names)
        self._show()

    def begin(self) -> None:
        """Compute the review that is shown."""
        if self._key is None or self.running:
            return
        self.stop()
        self._running = self._key
        if self._thinker is None:
            self._thinker = self._make()
            self._thinker.answered.connect(self._answer)
            self._thinker.failed.connect(self.stop)
        self._ask()
        self.changed.emit()
        self._show()

    def stop(self) -> None:
        """Compute no further; what has been found stays."""
        if self._running is None:
            return
        self._running = self._asked = None
        if self._thinker is not None:
            self._thinker.kill()
        self._show()
        self.changed.emit()

    def leave(self) -> None:
        """Stop, and keep in the record what was found; where it cannot be written, it will be computed again."""
        self.stop()
        for record in {record for record, _, _ in self._unkept}:
            with suppress(OSError):
                self._file.keep(record, NAME, self._notes(record, self._file.chapters[record].read()))
        self._unkept.clear()

    def chosen(self) -> int:
        """Return the place among the decisions of the last that was made by where one looks; -1: none.

        A card and its word have one place.
        """
        at, _ = self._place
        return -1 if self.shown is None else sum(each.task.at <= at for each, _ in self.shown.together) - 1

    def grade(self, at: int) -> Grade | None:
        """Return how the card was judged that was played at a moment, where there was anything to judge."""
        cards = () if self.shown is None else self.shown.cards
        known = next((each.known for each in cards if each.task.at == at), None)
        return None if known is None or known.grade is Grade.ONLY else known.grade

    def _ask(self) -> None:
        """Ask what is wanted next, or be done."""
        assert self._running is not None
        assert self._thinker is not None
        review = self._reviews[self._running]
        self._asked = next(review.wanted(), None)
        if self._asked is None:
            self.stop()
            return
        number, is_open = self._asked
        task = review.cards[number].task
        self._thinker.ask(task.open() if is_open else task.known(review.seed, review.deals))

    def _answer(self, value: object) -> None:
        if self._running is None or self._asked is None:
            return
        (number, _), review = self._asked, self._reviews[self._running]
        if isinstance(value, Appraisal):
            review = review.knowing(number, value)
        elif isinstance(value, Mapping):
            review = review.opened(number, review.cards[number].task.opened(value))
        self._reviews[self._running] = review
        self._unkept.add(self._running)
        self._ask()
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        review, key = self.shown, self._key
        self.panel.setVisible(review is not None)
        if review is not None and key is not None:
            self.panel.show_certain(self._counts[key], self._forgotten[key])
            self.panel.show_review(review, self.chosen(), self._place[1], running=self.running)

    def _go(self, number: int) -> None:
        if self.shown is not None:
            self.wanted.emit(self.shown.cards[number].task.at)

    def _notes(self, number: int, record: Record) -> dict[int, tuple[str, ...]]:
        """Return what is to be kept in a record as it is now: notes of a person may have moved its entries."""
        story = Story(record)
        notes: dict[int, tuple[str, ...]] = {}
        for key in self._unkept:
            if key[0] == number:
                found = tasks(story.hand(key[1]), key[2])
                cards = self._reviews[key].cards
                moved = tuple(replace(each, task=task) for each, task in zip(cards, found, strict=True))
                notes |= notes_of(replace(self._reviews[key], cards=moved))
        return notes
