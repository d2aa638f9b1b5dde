"""Playing a record through: every entry is judged by the rules as it comes (docs/tsn.md sections 3 to 7)."""

from __future__ import annotations

from dataclasses import replace

from tressette_desktop.engine.cards import DECK
from tressette_desktop.engine.core.actions import Action, CallOut, Claim, LayDown, Talk
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.errors import IllegalAction
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.entries import (
    Aid,
    Check,
    Deal,
    Decision,
    Entry,
    GameCheck,
    HandCheck,
    SeatCheck,
    Seen,
    Stop,
    Undo,
    checks_in,
)
from tressette_desktop.engine.record.faults import Fault, NotationError
from tressette_desktop.engine.record.header import Header
from tressette_desktop.engine.record.tokens import write_token
from tressette_desktop.engine.rules.game import Game, apply
from tressette_desktop.engine.rules.phase import Events
from tressette_desktop.engine.seats import Seat

FINAL = (Claim, CallOut, LayDown)
"""Actions that nobody takes back, nor anything before them (rules.md 3.8)."""


class Replay:
    """Where a record stands after the entries so far.

    ``match`` is the match before the running hand, or before the next one (None before the first deal), ``layout`` the
    cards of the running hand and ``decisions`` what was decided in it; both are empty between hands. ``events`` is all
    that happened in the running or last hand, ``begun`` the match before each hand that was dealt. ``last_game``
    tells how the latest game ended, ``helped`` that an aid was used or a decision taken back, ``stopped`` that the
    match was broken off. With ``match`` it goes on from there.
    """

    def __init__(self, game: Game, header: Header, match: Match | None = None) -> None:
        self.game = game
        self.match = match
        self.begun: list[Match] = []
        self.events: Events = ()
        self.layout: Layout | None = None
        self.last_game: GameCheck | None = None
        self.helped = False
        self.stopped = False
        self._start = header.start
        self._persons = frozenset(range(game.seats)) - header.bots.keys()
        self._taken: list[tuple[Decision, Table, Events]] = []
        self._table: Table | None = None
        self._due: tuple[Check, ...] = ()

    @property
    def table(self) -> Table | None:
        """The running or the last hand; None before the first deal."""
        return self._table

    @property
    def decisions(self) -> tuple[tuple[Seat, Action], ...]:
        """What was decided in the running hand, without what was taken back."""
        return tuple((decision.seat, decision.action) for decision, *_ in self._taken)

    @property
    def chairs(self) -> tuple[Seat, ...]:
        """For each seat the player who sits there, by the seat that he began in."""
        if self.match is None:
            return tuple(range(self.game.seats))
        table = self._table
        return self.match.chairs if table is None or table.over else self.match.seated(table).chairs

    @property
    def over(self) -> bool:
        """Whether nothing can follow: the match is over or was broken off."""
        return self.stopped or (self.match is not None and self.match.over)

    def add(self, entry: Entry) -> None:
        """Take the next entry; raises :class:`NotationError` (without a line) and changes nothing when it is wrong."""
        match entry:
            case Deal():
                self._deal(entry)
            case Seen():
                raise NotationError(Fault.ONLY_SEEN, write_token(entry))
            case Decision():
                self._decide(entry)
            case Undo():
                self._undo(entry)
            case HandCheck() | GameCheck() | SeatCheck():
                self._check(entry)
            case Aid() | Stop():
                self._seated(entry)
                self.helped = self.helped or isinstance(entry, Aid)
                self.stopped = isinstance(entry, Stop)
            case _:
                pass

    def _deal(self, deal: Deal) -> None:
        if self.over:
            raise NotationError(Fault.AFTER_THE_END, f"D{deal.dealer + 1}")
        if self.layout is not None:
            raise NotationError(Fault.TOO_EARLY)
        match = self.match or self._first_match(deal.dealer)
        if deal.dealer != match.dealer:
            raise NotationError(Fault.WRONG_DEALER, str(deal.dealer + 1), detail=str(match.dealer + 1))
        _count_piles(deal.layout, match.layout(DECK))
        self.match, self.layout, self._due = match, deal.layout, ()
        self._taken.clear()
        self.begun.append(match)
        events, dealt = match.deal(deal.layout)
        self._due = () if dealt.moved is None else (SeatCheck(*dealt.moved),)
        self._take(events, dealt)

    def _first_match(self, dealer: Seat) -> Match:
        match = Match.new(self.game, dealer, self._persons)
        return replace(match, totals=self._start) if self._start else match

    def _decide(self, decision: Decision) -> None:
        self._seated(decision)
        if self._table is None:
            raise NotationError(Fault.NO_DEAL, write_token(decision))
        try:
            step = apply(self.game, self._table, decision.seat, decision.action)
        except IllegalAction as error:
            why = error.reason.name.lower().replace("_", " ")
            raise NotationError(Fault.REFUSED, write_token(decision), detail=why, reason=error.reason) from None
        self._taken.append((decision, self._table, self.events))
        self._take(self.events + step.events, step.table)

    def _take(self, events: Events, table: Table) -> None:
        self.events, self._table = events, table
        if not table.over:
            return
        assert self.match is not None
        played = self.match
        self.match, self.layout = played.after(table), None
        self._taken.clear()
        if table.score is not None:
            self._due = checks_in(played, table)
            self.last_game = next((each for each in self._due if isinstance(each, GameCheck)), self.last_game)

    def _undo(self, undo: Undo) -> None:
        self._seated(undo)
        for at in range(len(self._taken) - 1, -1, -1):
            decision, before, events = self._taken[at]
            if isinstance(decision.action, FINAL):
                break
            if decision.seat == undo.seat and not isinstance(decision.action, Talk):
                self.events, self._table = events, before
                self.helped = True
                del self._taken[at:]
                return
        raise NotationError(Fault.NOTHING_TO_UNDO, write_token(undo))

    def _check(self, check: Check) -> None:
        due = next((each for each in self._due if type(each) is type(check)), None)
        if due is None:
            raise NotationError(Fault.CHECK_MISPLACED, write_token(check))
        if due != check:
            raise NotationError(Fault.CHECK_FAILED, write_token(check), detail=write_token(due))
        self._due = tuple(each for each in self._due if each is not due)

    def _seated(self, entry: Decision | Undo | Aid | Stop) -> None:
        if entry.seat >= self.game.seats:
            raise NotationError(Fault.NO_SUCH_SEAT, write_token(entry))
        if self.over:
            raise NotationError(Fault.AFTER_THE_END, write_token(entry))


def _count_piles(given: Layout, wanted: Layout) -> None:
    """See that every pile has the number of cards that the variant deals."""
    for seat, (have, want) in enumerate(zip(given.hands, wanted.hands, strict=True)):
        _count(f"seat {seat + 1}", len(have), len(want))
    _count("the monte", len(given.monte), len(wanted.monte))
    _count("the stock", len(given.stock), len(wanted.stock))


def _count(whose: str, have: int, want: int) -> None:
    if have != want:
        raise NotationError(Fault.WRONG_NUMBER, whose, detail=f"{want} cards, here are {have}")
