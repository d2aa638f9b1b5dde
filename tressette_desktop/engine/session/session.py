"""The session: the one place that holds the truth while a match is played.

It deals, takes decisions, keeps the record (before anybody sees what came of a decision) and tells its watchers, each
of whom sees what his seat may see. It waits for nobody and knows no clock.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import Action, CallOut, Claim, LayDown, Talk
from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.core.view import Beat, PlayerView, beats, project, seen
from tressette_desktop.engine.errors import IllegalAction, Reason
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules.game import Step
from tressette_desktop.engine.rules.phase import LegalActions
from tressette_desktop.engine.seats import Seat, around, exchanged

Shuffler = Callable[[], tuple[Card, ...]]
"""Where the cards come from: a whole pack in a new order at every call, top card first."""

Decision = tuple[Seat, Action]


class Log(Protocol):
    """Where a match is written down. Each call returns when the line is safe, and raises OSError when it is not."""

    def deal(self, match: Match, layout: Layout) -> None: ...

    def decide(self, seat: Seat, action: Action) -> None: ...

    def undo(self, seat: Seat) -> None: ...

    def aid(self, seat: Seat, name: str) -> None: ...

    def scored(self, match: Match, table: Table) -> None:
        """Write how a hand of this match ended: a check on the decisions, which are safe already."""


class Unwritten:
    """A log of a match that nobody wants to keep: nothing is written down, and there is nothing to close."""

    def deal(self, match: Match, layout: Layout) -> None: ...

    def decide(self, seat: Seat, action: Action) -> None: ...

    def undo(self, seat: Seat) -> None: ...

    def aid(self, seat: Seat, name: str) -> None: ...

    def scored(self, match: Match, table: Table) -> None: ...

    def close(self) -> None: ...


class Watcher(Protocol):
    """Somebody who follows a match from one seat, or from none."""

    def stepped(self, beats: tuple[Beat, ...], view: PlayerView) -> None:
        """Something happened that this seat sees."""

    def rewound(self, view: PlayerView) -> None:
        """Decisions were taken back: only the view counts, whatever was shown before."""


@dataclass(frozen=True)
class Hand:
    """A hand as it is written down: the cards as dealt, and what was decided since."""

    layout: Layout
    decisions: tuple[Decision, ...] = ()


class Session:
    """A match being played, from any point of it on.

    ``persons`` are the seats of people before the running hand; who changes chairs takes that along.
    ``revision`` grows with every change, and a decision made upon an older one is refused as stale, so that no double
    click and no late bot is obeyed.
    """

    def __init__(
        self,
        match: Match,
        *,
        persons: frozenset[Seat],
        shuffler: Shuffler,
        log: Log,
        hand: Hand | None = None,
        helped: bool = False,
    ) -> None:
        self.match = replace(match, persons=tuple(sorted(persons)))
        self.helped = helped
        self.revision = 0
        self._shuffler = shuffler
        self._log = log
        self._hand = hand
        self._events: tuple[Event, ...] = ()
        self._seen: dict[Seat | None, tuple[int, tuple[Event, ...]]] = {}
        self._options = match.game.options.text(match.game.variant.defaults)
        self._table = _bare(self.match)
        self._watchers: dict[Watcher, Seat | None] = {}
        if hand is not None:
            self._replay(hand)
            self._reseat(self._table.moved)

    @property
    def table(self) -> Table:
        """The truth about the running or last hand; before the first deal, a table without cards."""
        return self._table

    @property
    def persons(self) -> frozenset[Seat]:
        """The seats of people as they sit now; all others are played by bots."""
        return frozenset(self._table.persons)

    @property
    def chairs(self) -> tuple[Seat, ...]:
        """For each seat the player who sits there, by the seat that he began the match in (rules.md 4.16)."""
        return self.match.chairs if self._table.over else self.match.seated(self._table).chairs

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that must decide now; empty when a hand is over or none was dealt."""
        return () if self._hand is None else rules.awaited(self.match.game, self._table)

    @property
    def due(self) -> bool:
        """Whether the next thing to happen is a deal."""
        return not self.match.over and (self._hand is None or self._table.over)

    def view(self, seat: Seat | None) -> PlayerView:
        """What a seat, or a spectator, sees."""
        return PlayerView(
            seat, project(self.table, seat), self._history(seat), self.match.game.variant.key, self._options
        )

    def legal(self, seat: Seat) -> LegalActions:
        """What a seat may do now, in its turn or out of it."""
        return rules.legal(self.match.game, self.table, seat)

    def free(self, seat: Seat) -> LegalActions:
        """What a seat may do now although nobody waits for it."""
        return rules.free(self.match.game, self.table, seat)

    def refuse(self, seat: Seat, action: Action) -> Reason | None:
        """Why a seat may not do this now, or None."""
        return rules.refuse(self.match.game, self.table, seat, action)

    def bystanders(self) -> tuple[Seat, ...]:
        """The bots that are asked now whether they claim, in order: after a trick but the last, and after combinations.

        A person claims whenever he likes; a bot thinks of it then (rules.md 18.1).
        """
        table = self._table
        if table.over or table.phase != "tricks" or table.trick is not None or not table.tricks:
            return ()
        asked = (seat for seat in around(table.order, table.next_leader) if seat not in self.persons)
        return tuple(seat for seat in asked if any(self.refuse(seat, each) is None for each in (Claim(), CallOut())))

    def deal(self) -> None:
        """Deal the next hand. Raises :class:`IllegalAction` when a hand is running or the match is over."""
        if not self.due:
            raise IllegalAction(Reason.NOT_NOW, "deal")
        layout = self.match.layout(self._shuffler())
        self._log.deal(self.match, layout)
        self._hand = Hand(layout)
        self._events, self._seen = (), {}
        self._table = _bare(self.match)
        step = self.match.deal(layout)
        self._reseat(step.table.moved)
        self._take(step)

    def submit(self, seat: Seat, action: Action, *, revision: int) -> None:
        """Take a decision: judge it, write it down, then let everybody see what follows.

        Raises :class:`IllegalAction` and changes nothing when it is refused or stale.
        """
        if revision != self.revision:
            raise IllegalAction(Reason.STALE, action)
        step = rules.apply(self.match.game, self.table, seat, action)
        assert self._hand is not None
        self._log.decide(seat, action)
        self._hand = Hand(self._hand.layout, (*self._hand.decisions, (seat, action)))
        self._take(step)

    def may_undo(self, seat: Seat) -> Reason | None:
        """Say why a person may not take back his latest decision, or None (rules.md 3.8)."""
        allowed = self.match.game.rules.undo
        if seat not in self.persons or allowed == "false" or (allowed == "bots_only" and len(self.persons) > 1):
            return Reason.UNDO_OFF
        return Reason.NOTHING_TO_UNDO if self._before_latest(seat) is None else None

    def undo(self, seat: Seat) -> None:
        """Take back a person's latest decision of the running hand, and all that followed."""
        reason = self.may_undo(seat)
        if reason is not None:
            raise IllegalAction(reason, "undo")
        earlier = self._before_latest(seat)
        assert earlier is not None
        self._log.undo(seat)
        self.helped = True
        self._hand = earlier
        self._replay(earlier)
        self.revision += 1
        for watcher, from_seat in tuple(self._watchers.items()):
            watcher.rewound(self.view(from_seat))

    def aid(self, seat: Seat, name: str) -> None:
        """Note that a person takes an aid (its name is one of the record's): the game counts as helped."""
        self._log.aid(seat, name)
        self.helped = True

    def watch(self, watcher: Watcher, seat: Seat | None) -> None:
        """Let somebody follow from a seat (None: a spectator); a watcher that moves is told the new seat only."""
        self._watchers[watcher] = seat

    def leave(self, watcher: Watcher) -> None:
        """Let a watcher go."""
        self._watchers.pop(watcher, None)

    def _reseat(self, moved: tuple[Seat, Seat] | None) -> None:
        """Let watchers go along with those who change chairs."""
        self._watchers = {
            watcher: None if seat is None else exchanged(seat, moved) for watcher, seat in self._watchers.items()
        }

    def _take(self, step: Step) -> None:
        before = self._table
        self._events += step.events
        self._table = step.table
        self.revision += 1
        played = self.match
        if step.table.over:
            self.match = played.after(step.table)
        for watcher, seat in tuple(self._watchers.items()):
            told = beats(before, step.events, seat)
            if told:
                watcher.stepped(told, self.view(seat))
        if step.table.score is not None:
            self._log.scored(played, step.table)

    def _replay(self, hand: Hand) -> None:
        step = self.match.deal(hand.layout)
        events = step.events
        for seat, action in hand.decisions:
            step = rules.apply(self.match.game, step.table, seat, action)
            events += step.events
        self._events, self._seen, self._table = events, {}, step.table

    def _before_latest(self, seat: Seat) -> Hand | None:
        """The running hand as it was before the seat decided last; None when something final came since."""
        if self._hand is None or self.table.over:
            return None
        decisions = self._hand.decisions
        for at in range(len(decisions) - 1, -1, -1):
            who, action = decisions[at]
            if isinstance(action, Claim | CallOut | LayDown):
                return None
            if who == seat and not isinstance(action, Talk):
                return Hand(self._hand.layout, decisions[:at])
        return None

    def _history(self, seat: Seat | None) -> tuple[Event, ...]:
        """What a seat has seen of the hand; only what came since it was asked last is looked at again."""
        known, history = self._seen.get(seat, (0, ()))
        if known < len(self._events):
            history += seen(self._events[known:], seat)
            self._seen[seat] = (len(self._events), history)
        return history


def _bare(match: Match) -> Table:
    """Return the table before the cards are dealt: the score and who deals, nothing else."""
    seats = tuple(range(len(match.totals)))
    order = around(seats, (match.dealer + 1) % len(seats))
    nothing = ((),) * len(seats)
    sides, persons = match.game.variant.sides, match.persons
    return Table(match.hands, order, match.dealer, order[0], nothing, (), (), match.totals, sides, persons=persons)
