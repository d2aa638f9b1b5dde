"""A record to be looked at: every hand of it card by card, from any seat or with all hands open.

A hand is played through when it is asked for, from the match that the reader found before it; the rest of a long record
costs nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Final

from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.events import Event, PhaseBegan, WindowClosed
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.core.view import Beat, PlayerView, beats, open_beats, opened, project, seen
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.entries import Aid, Deal, Decision, Stop, Undo
from tressette_desktop.engine.record.reader import Record
from tressette_desktop.engine.record.replay import Replay
from tressette_desktop.engine.rules.review import reviewable
from tressette_desktop.engine.seats import Seat

KEPT: Final = 4
"""How many hands are remembered."""


class Open(Enum):
    """Where one sits to whom everybody shows his cards."""

    ALL = "all hands open"


Eye = Seat | Open | None
"""From where a record is looked at: a seat, no seat (None), or with all hands open."""

Move = Deal | Decision | Undo | Aid | Stop
"""An entry that is a step of the game."""


@dataclass(frozen=True)
class Moment:
    """A point of a hand: after the ``move`` that stands at place ``entry`` of the record.

    ``events`` is the truth of what happened with it, ``history`` of all that has happened in the hand; an undo has no
    events, only another table. ``decided`` holds what was decided and not taken back by then, as long as the hand runs.
    """

    entry: int
    move: Move
    table: Table
    events: tuple[Event, ...]
    history: tuple[Event, ...]
    decided: tuple[tuple[Seat, Action], ...]


@dataclass(frozen=True)
class ToldHand:
    """A hand of a record, counted from 0: the match before it, its moments, and who sits in each chair.

    ``open`` tells that nothing of it is a secret any more: it was counted, or the game will not be gone on with.
    """

    number: int
    match: Match
    moments: tuple[Moment, ...]
    chairs: tuple[Seat, ...]
    open: bool

    @property
    def options(self) -> str:
        """The options of the game as a header has them."""
        game = self.match.game
        return game.options.text(game.variant.defaults)

    @property
    def layout(self) -> Layout:
        """The cards as they were dealt."""
        deal = self.moments[0].move
        assert isinstance(deal, Deal)
        return deal.layout

    def decisions(self, at: int) -> tuple[tuple[Seat, Action], ...]:
        """Return what was decided up to a moment, without what was taken back; also when the hand is over by then."""
        if not self.moments[at].table.over:
            return self.moments[at].decided
        last = next(place for place, each in enumerate(self.moments) if each.table.over)
        move = self.moments[last].move
        return (*self.moments[last - 1].decided, (move.seat, move.action)) if isinstance(move, Decision) else ()

    @cached_property
    def tricks(self) -> tuple[int, ...]:
        """The places of the moments with which a trick begins, and those of the deal and of the end."""
        firsts = [at for at, each in enumerate(self.moments) if _begins_trick(each)]
        return tuple(dict.fromkeys((0, *firsts, len(self.moments) - 1)))

    def table(self, at: int, eye: Eye) -> Table:
        """Return the table at a moment as it is seen from there."""
        table = self.moments[at].table
        return opened(table) if isinstance(eye, Open) else project(table, eye)

    def beats(self, at: int, eye: Eye) -> tuple[Beat, ...]:
        """Return what is seen to happen at a moment; nothing where it is an undo, or hidden from there."""
        moment = self.moments[at]
        before = self.moments[max(0, at - 1)].table
        return open_beats(before, moment.events) if isinstance(eye, Open) else beats(before, moment.events, eye)

    def view(self, at: int, eye: Eye) -> PlayerView:
        """Return what is seen at a moment with all that was seen before; the view with open hands has no seat."""
        moment, variant = self.moments[at], self.match.game.variant.key
        seat = None if isinstance(eye, Open) else eye
        history = moment.history if isinstance(eye, Open) else seen(moment.history, seat)
        return PlayerView(seat, self.table(at, eye), history, variant, self.options)

    def visible(self, eye: Eye) -> tuple[int, ...]:
        """Return the places of the moments that are noticed from there; what others did in private is not.

        While a hand is played, tricks that its players have to remember are left out (rules.md 4.15).
        """
        if eye not in self._visible:
            since = self._since(eye)
            places = range(since, len(self.moments))
            self._visible[eye] = tuple(at for at in places if at == since or self._noticed(self.moments[at], eye))
        return self._visible[eye]

    @cached_property
    def _visible(self) -> dict[Eye, tuple[int, ...]]:
        """What was found for :meth:`visible`."""
        return {}

    def _since(self, eye: Eye) -> int:
        """Return the place from which on the hand may be looked at now: that of the first trick that may be."""
        table = self.moments[-1].table
        if self.open or not table.tricks:
            return 0
        shown = reviewable(table, None if isinstance(eye, Open) else eye, self.match.game.rules)
        number = min((table.tricks.index(trick) for trick in shown), default=len(table.tricks))
        begun = (at for at, each in enumerate(self.moments) if each.table.trick and len(each.table.tricks) == number)
        return next(begun, len(self.moments) - 1) if number else 0

    def _noticed(self, moment: Moment, eye: Eye) -> bool:
        """A private step that ends without a word is not: that it ended then would tell who was asked (4.5)."""
        if isinstance(eye, Open) or not isinstance(moment.move, Decision):
            return True
        return any(not isinstance(event, PhaseBegan | WindowClosed) for event in seen(moment.events, eye))


class Story:
    """A record, hand by hand. It may still grow while it is read: then only its finished hands are told."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._told: dict[tuple[int, int, bool], ToldHand] = {}
        self._starts: list[int] = []
        self._looked = 0

    @property
    def count(self) -> int:
        """How many hands were dealt."""
        return len(self._places())

    @property
    def ended(self) -> bool:
        """Whether nothing can follow in the game."""
        play = self.record.play
        return play is not None and play.over

    def hand(self, number: int) -> ToldHand:
        """Return a hand, counted from 0."""
        places = self._places()
        end = len(self.record.entries) if number == len(places) - 1 else places[number + 1]
        key = number, end, self.ended
        if key not in self._told:
            while len(self._told) >= KEPT:
                del self._told[next(iter(self._told))]
            self._told[key] = self._tell(number, places[number], end)
        return self._told[key]

    def eyes(self, number: int) -> tuple[Eye, ...]:
        """Return from where a hand may be looked at: while it is secret, only from where the one person sits."""
        hand = self.hand(number)
        if hand.open:
            return (Open.ALL, *range(hand.match.game.seats))
        persons = [seat for seat, player in enumerate(hand.chairs) if player not in self.record.header.bots]
        return (persons[0],) if len(persons) == 1 else (None,)

    def place_of(self, entry: int) -> tuple[int, int]:
        """Return the hand and the moment that an entry belongs to: its own, or the last one before it."""
        places = self._places()
        number = max((at for at, start in enumerate(places) if start <= entry), default=0)
        moments = self.hand(number).moments
        return number, max((at for at, each in enumerate(moments) if each.entry <= entry), default=0)

    def _places(self) -> list[int]:
        """The places of the deals; what was looked at once is not looked at again."""
        entries = self.record.entries
        self._starts += [at for at in range(self._looked, len(entries)) if isinstance(entries[at], Deal)]
        self._looked = len(entries)
        return self._starts

    def _tell(self, number: int, start: int, end: int) -> ToldHand:
        record = self.record
        assert record.play is not None
        match = record.play.begun[number]
        play = Replay(match.game, record.header, match)
        moments: list[Moment] = []
        for at in range(start, end):
            entry = record.entries[at]
            known = () if isinstance(entry, Deal) else play.events
            play.add(entry)
            if isinstance(entry, Move):
                moments.append(_moment(at, entry, known, play))
        chairs = match.seated(moments[0].table).chairs
        return ToldHand(number, match, tuple(moments), chairs, moments[-1].table.score is not None or self.ended)


def _moment(at: int, move: Move, known: tuple[Event, ...], play: Replay) -> Moment:
    table = play.table
    assert table is not None
    return Moment(at, move, table, play.events[len(known) :], play.events, play.decisions)


def _begins_trick(moment: Moment) -> bool:
    trick = moment.table.trick
    return trick is not None and len(trick.cards) == 1 and isinstance(moment.move, Decision)
