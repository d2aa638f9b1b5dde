"""The stage: the felt with everything on it, and the queue of what is still to be seen.

Events come with the table that they lead to. Each is a beat: one group of animations, after which the table is shown as
it stands, which is right whatever has moved. Skipping, resizing, taking back and loading come to the same.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QAbstractAnimation, QPauseAnimation, QRectF, QSequentialAnimationGroup, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QWidget

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.events import CardPlayed, Dealt, Event, TrickTaken
from tressette_desktop.engine.core.table import Table, Trick
from tressette_desktop.engine.seats import Seat

from ..cards import CardArt
from ..kit import heard
from .asked import Sitter
from .beats import beat
from .cards_on import received
from .cues import cue
from .metrics import Felt
from .places import FULL
from .pointing import PointedFelt
from .scenery import to_play
from .tweens import UNSEEN


class Stage(PointedFelt):
    """The felt of one game, seen from one seat."""

    idle = Signal()
    """Nothing moves any more and nothing waits to be shown."""
    happened = Signal(object, object)
    """An event begins to be seen, with the table that it leads to."""
    shown = Signal(object)
    """A table is on the felt as it stands."""
    sounded = Signal(object)
    """Something is to be heard (`ui.sound.Sound`)."""
    _rested = Signal()

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self._queue: deque[tuple[Event, Table]] = deque()
        self._beat: QSequentialAnimationGroup | None = None
        self._awaited: tuple[Seat, ...] | None = None
        self._asking = False
        self._taken: Trick | None = None
        self._lying: tuple[Table | None, ...] = ()
        """How the cards lie, while others hear of what happens next."""
        self.scenery.quiet = self._refresh_tokens
        self._rested.connect(self._say_idle, Qt.ConnectionType.QueuedConnection)
        self.hand.reached.connect(self._read)
        self.hand.missed.connect(self._miss)
        self.setAccessibleName(self.tr("Card table"))

    # --- what is told to it ------------------------------------------------------------------------------------------

    def seat(
        self,
        sitters: tuple[Sitter, ...],
        south: Seat,
        stakes: Mapping[str, int] | None = None,
        suits: str = Felt.suits,
        *,
        open: bool = False,
        full: int = FULL,
    ) -> None:
        """Say who sits round the table, which seat is at the bottom, what contracts stake where there are any, in
        which order the suits stand in a hand, whether all hands are to be read, and with how many cards they begin.
        A table has to be shown then."""
        if (sitters, south, open) != (self.scenery.sitters, self._floor.south, self._open):
            self._stop()
            self.cards.clear()
            self.scenery.clear()
        self.scenery.sitters = sitters
        self.scenery.stakes = stakes or {}
        self._floor.south = south
        self._suits = suits
        if (open, full) != (self._open, self._full):
            self._open, self._full, self.table = open, full, None
            self._fit()

    def show_table(self, table: Table) -> None:
        """Show a table as it stands, whatever was on its way."""
        self._stop()
        self._queue.clear()
        self._settle(table)
        self._rested.emit()

    def enact(self, event: Event, table: Table) -> None:
        """Let an event be seen that leads to a table, after all that was told before."""
        self._queue.append((event, table))
        if self._beat is None:
            self._next()

    def skip(self) -> None:
        """Do not wait: end the pause that is on, or else the beat."""
        group = self._beat
        if group is None:
            return
        at = group.indexOfAnimation(group.currentAnimation())
        if isinstance(group.currentAnimation(), QPauseAnimation) and at < group.animationCount() - 1:
            # Qt's clock sleeps until a pause is over: what comes after it begins as a beat of its own.
            rest = [group.takeAnimation(at + 1) for _ in range(at + 1, group.animationCount())]
            self._drop_beat()
            self._play(rest)
            return
        self._finish()

    def make_room(self, boxes: Sequence[QRectF]) -> None:
        """Take away words that would lie half below what is asked or looked up there; spoken ones were heard."""
        spoken = tuple(self.scenery.bubbles.items())
        below = [seat for seat, bubble in spoken if any(bubble.box.intersects(box) for box in boxes)]
        for seat in below:
            self.scenery.hush(seat)
        self.scenery.cover(boxes)
        if below:
            self._refresh_tokens()

    def settle(self) -> None:
        """Show at once all that waits to be shown."""
        while self._beat is not None:
            self._finish()

    def ask(self, legal: frozenset[Card] | None, awaited: tuple[Seat, ...]) -> None:
        """Say which cards may be played (None: it is not asked) and for whom the table waits."""
        self._awaited = awaited
        self._asking = legal is not None
        self.hand.ask(legal)
        if self.table is not None:
            self._dress(self.table)
        self._point()

    def pick(self) -> None:
        """Every card of the own hand may be pressed now, to answer a question."""
        self.hand.ask(frozenset(self.cards.own), picking=True)

    def announce(self, sentence: str) -> None:
        """Say something to whoever listens instead of looking."""
        heard.announce(self, sentence)

    def _read(self, card: Card) -> None:
        """Let a screen reader read the card that the keys have come to (`access` has its name)."""
        item = self.cards.items.get(card)
        if item is not None:
            QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))

    def _miss(self, number: int) -> None:
        """Tell that there are fewer cards than the number that was pressed."""
        self.announce(self.tr("There is no card {number}.").format(number=number))

    @property
    def trick(self) -> Trick | None:
        """The trick that is to be seen: the running one, or one that was taken and still lies there."""
        return self._taken or (None if self.table is None else self.table.trick)

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits to be shown; words that rest on the felt do not count."""
        return self._beat is not None or bool(self._queue)

    # --- the queue ---------------------------------------------------------------------------------------------------

    def _next(self) -> None:
        """Play what comes next; what takes no time is shown at once."""
        while self._queue and self._beat is None:
            event, after = self._queue.popleft()
            before, self.table = self.table, after
            self._taken = after.tricks[-1] if isinstance(event, TrickTaken) else None
            self._unask()
            if isinstance(event, CardPlayed):
                self.hand.leave(event.card)
                self.hand.dropped()
            self._warm(after)
            if isinstance(event, Dealt):
                self._dress(after)
            with self._leaving(before):
                self.happened.emit(event, after)
            motions = beat(self._floor, event, before, after)
            cue(event, after, self._floor.south, motions, self.sounded.emit)
            if sum(animation.totalDuration() for animation in motions):
                self._play(motions)
            else:
                self._land(after)
        if not self.busy:
            self._rested.emit()

    def _play(self, motions: Sequence[QAbstractAnimation]) -> None:
        """Let these be seen one after the other."""
        group = self._beat = QSequentialAnimationGroup(self)
        for animation in motions:
            group.addAnimation(animation)
        group.finished.connect(self._ended)
        group.start()

    @contextmanager
    def _leaving(self, before: Table | None) -> Iterator[None]:
        """While others hear of an event the cards lie where they lay before it, whatever size the felt takes then."""
        self._lying = (before,)
        try:
            yield
        finally:
            self._lying = ()

    def _ended(self) -> None:
        self._drop_beat()
        assert self.table is not None
        self._land(self.table)
        self._next()

    def _finish(self) -> None:
        self._drop_beat()
        assert self.table is not None
        self._land(self.table)
        self._next()

    def _drop_beat(self) -> None:
        group, self._beat = self._beat, None
        if group is not None:
            group.finished.disconnect(self._ended)
            group.stop()
            group.deleteLater()

    def _stop(self) -> None:
        """Leave everything that moves, and all words."""
        self._drop_beat()
        self.hand.rest()
        self.cards.rest()
        self.scenery.rest()
        self._unask()

    def _unask(self) -> None:
        self._awaited = None
        self._asking = False
        self.hand.ask(None)

    def _land(self, table: Table) -> None:
        """The end of a beat: everything is where the table has it; words may rest until their trick has gone."""
        self._taken = None
        self.hand.rest()
        self._floor.clear_passing()
        self.scenery.forget_words_but(table)
        self.cards.show(table, self._floor.south, self._floor.felt)
        self.cards.tokens(table, self._floor.south, self.scenery.spoken_cards(table))
        self.cards.mark_taken(table, self.scenery.sitters)
        self._dress(table)
        self.hand.received = received(table, self._floor.south)
        self.hand.refresh()
        self.shown.emit(table)

    def _settle(self, table: Table) -> None:
        self.table = table
        self._warm(table)
        self._land(table)

    def _say_idle(self) -> None:
        if not self.busy:
            self.idle.emit()

    # --- the felt ----------------------------------------------------------------------------------------------------

    def _dress(self, table: Table) -> None:
        turn = to_play(table) if self._awaited is None else self._awaited
        floor = self._floor
        pace = floor.pace if self.isVisible() else UNSEEN
        self.scenery.dress(table, floor.south, floor.felt, floor.ratio, turn, pace)
        self.scenery.show_slot(floor.plan(table), self._asking and table.trick is not None)

    def _refresh_tokens(self) -> None:
        """Show the gestures of words whose bubble has gone; not while the cards do not lie yet as the table has it."""
        if self.table is not None and self._beat is None and not self._lying:
            self.cards.tokens(self.table, self._floor.south, self.scenery.spoken_cards(self.table))

    def _lie_anew(self) -> None:
        """What moves is at once where it belongs."""
        assert self.table is not None
        if self._beat is not None:
            self._finish()
            self._floor.move_words(self.table)
            return
        for table in self._lying or (self.table,):
            if table is not None:
                self.cards.rest()
                self._land(table)
                self._floor.move_words(table)
