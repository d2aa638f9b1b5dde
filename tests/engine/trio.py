"""A game for three that nobody plays: an auction, a monte, a called card and a partner whom only he himself knows.

It exists to prove that the engine carries such games before, and apart from, those of the rules: its phases are written
here, against the same protocol. Each speaks once: pass, *chiamo* or *solo*. Who bids chiamo calls a three, two or ace
that he does not hold; its holder plays with him, unknown until that card falls. The declarer takes the open monte and
lays four cards aside, which go with the last trick.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tressette_desktop.engine.cards import DECK, TRESSETTE_RANKS
from tressette_desktop.engine.core.actions import Action, Bid, CallCard, Discard, Pass
from tressette_desktop.engine.core.events import (
    Annulled,
    BidMade,
    CardCalled,
    ContractMade,
    Discarded,
    MonteShown,
    MonteTaken,
    PairOfficial,
    PartnerSet,
)
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Annulment, Contract, DealScore
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules import scoring
from tressette_desktop.engine.rules.deal import DealPlan
from tressette_desktop.engine.rules.game import Game, Variant
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.phase import Events, Phase
from tressette_desktop.engine.rules.phases.tricks import Tricks
from tressette_desktop.engine.seats import Seat, Sides

BIDS = ("chiamo", "solo")


def declarer(table: Table) -> Seat:
    """Who won the auction."""
    assert table.contract is not None
    return table.contract.declarer


def sides_of(table: Table, *partners: Seat) -> Sides:
    """These seats against the others."""
    side = tuple(sorted(partners))
    return side, tuple(sorted(seat for seat in table.order if seat not in side))


class Bidding:
    key = "bidding"

    def open(self, table: Table) -> bool:
        return table.contract is None

    def begin(self, table: Table) -> Events:
        return ()

    def actors(self, table: Table) -> tuple[Seat, ...]:
        return (table.order[len(table.bids)],)

    def refuse(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Bid):
            return None if action.name in self._higher(table) else Reason.BID_TOO_LOW
        return None if isinstance(action, Pass) else Reason.NOT_NOW

    def legal(self, table: Table, seat: Seat) -> Iterator[Action]:
        yield Pass()
        yield from map(Bid, self._higher(table))

    def decide(self, table: Table, seat: Seat, action: Action) -> Events:
        spoken = BidMade(seat, action.name if isinstance(action, Bid) else None)
        bids = [(who, name) for who, name in (*table.bids, (seat, spoken.name)) if name is not None]
        if spoken.name != BIDS[-1] and len(table.bids) + 1 < len(table.order):
            return (spoken,)
        if not bids:
            return (spoken, Annulled(Annulment.ALL_PASSED))
        who, name = bids[-1]
        sides = sides_of(table, who) if name == "solo" else None
        return (spoken, ContractMade(Contract(who, name), table.leader, sides))

    def _higher(self, table: Table) -> tuple[str, ...]:
        spoken = [BIDS.index(name) for _, name in table.bids if name is not None]
        return BIDS[max(spoken, default=-1) + 1 :]


class Calling:
    key = "calling"

    def open(self, table: Table) -> bool:
        return table.contract is not None and table.contract.name == "chiamo" and table.called is None

    def begin(self, table: Table) -> Events:
        return ()

    def actors(self, table: Table) -> tuple[Seat, ...]:
        return (declarer(table),)

    def refuse(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, CallCard):
            return Reason.NOT_NOW
        if action.card is None or action.given is not None or action.card.rank not in TRESSETTE_RANKS:
            return Reason.CALLED_CARD_NOT_ALLOWED
        return Reason.CALLED_CARD_HELD if action.card in table.hand(seat) else None

    def legal(self, table: Table, seat: Seat) -> Iterator[Action]:
        return (action for action in map(CallCard, DECK) if self.refuse(table, seat, action) is None)

    def decide(self, table: Table, seat: Seat, action: Action) -> Events:
        assert isinstance(action, CallCard)
        holders = [each for each in table.order if action.card in table.hand(each)]
        known = [PartnerSet(holder, sides_of(table, seat, holder)) for holder in holders]
        return (CardCalled(seat, action.card), *known)


class Monte:
    key = "monte"

    def open(self, table: Table) -> bool:
        return table.contract is not None and not len(table.discards[declarer(table)])

    def begin(self, table: Table) -> Events:
        assert isinstance(table.monte, tuple)
        alone = table.called in table.monte
        official = [PairOfficial(sides_of(table, declarer(table)))] if alone else []
        return (MonteShown(table.monte), MonteTaken(declarer(table), table.monte), *official)

    def actors(self, table: Table) -> tuple[Seat, ...]:
        return (declarer(table),)

    def refuse(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Discard):
            return Reason.NOT_NOW
        if len(action.cards) != 4 or len(set(action.cards)) != 4:
            return Reason.DISCARD_COUNT
        return None if set(action.cards) <= set(table.hand(seat)) else Reason.CARD_NOT_HELD

    def legal(self, table: Table, seat: Seat) -> Iterator[Action]:
        return map(Discard, combinations(table.hand(seat), 4))

    def decide(self, table: Table, seat: Seat, action: Action) -> Events:
        assert isinstance(action, Discard)
        return (Discarded(seat, action.cards),)


def _phases(options: Options) -> tuple[Phase, ...]:
    return Bidding(), Calling(), Monte(), Tricks(options)


def _settle(table: Table, options: Options) -> DealScore:
    """Each of a side gets the side's points; nobody ever wins the game."""
    assert table.sides is not None
    last = next(side for side, seats in enumerate(table.sides) if scoring.last_winner(table) in seats)
    thirds = scoring.by_side(table.sides, scoring.all_thirds(table))
    points = tuple(scoring.points(each) for each in scoring.with_last_trick(thirds, last))
    gains = {seat: points[side] for side, seats in enumerate(table.sides) for seat in seats}
    totals = tuple(total + gains[seat] for seat, total in enumerate(table.totals))
    return DealScore(table.sides, thirds, last, points, (0, 0), totals)


TRIO = Variant(
    key="trio",
    seats=3,
    deal=DealPlan(packets=(4, 4, 4), monte=4),
    sides=None,
    phases=_phases,
    settle=_settle,
    offers=(),
    defaults=Options(claims="off", buongioco="none", special="none", lay_down="off"),
)
"""The variant, found nowhere but here."""

TRIO_GAME = Game(TRIO, TRIO.defaults)
