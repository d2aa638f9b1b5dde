"""The auction: everybody speaks exactly once, each bid above the one before (rules.md 6.3)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tressette_desktop.engine.core.actions import Action, Bid, Pass
from tressette_desktop.engine.core.events import Annulled, BidMade, ContractMade, Event
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Annulment, Contract
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.partnership import sides_of
from tressette_desktop.engine.rules.phase import Events
from tressette_desktop.engine.seats import Seat

Auction = tuple[tuple[Seat, str | None], ...]


@dataclass(frozen=True)
class BidKind:
    """A bid: whether its declarer leads, finds a secret partner, or stays open when everybody passed before."""

    declarer_leads: bool = False
    secret_partner: bool = False
    when_forced: bool = True


@dataclass(frozen=True)
class Bidding:
    """The auction over some kinds of bid, named from the lowest to the highest."""

    kinds: Mapping[str, BidKind]
    always_declarer: bool = False
    key = "bidding"

    def open(self, table: Table) -> bool:
        return table.contract is None and not table.tricks and table.trick is None

    def begin(self, table: Table) -> Events:
        return ()

    def actors(self, table: Table) -> tuple[Seat, ...]:
        return (table.order[len(table.bids)],)

    def refuse(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Bid) or action.name not in self.kinds:
            return Reason.NOT_NOW
        return None if action.name in self.open_to(table) else Reason.BID_TOO_LOW

    def legal(self, table: Table, seat: Seat) -> Iterator[Action]:
        yield Pass()
        yield from (Bid(name) for name in self.open_to(table))

    def decide(self, table: Table, seat: Seat, action: Action) -> Events:
        name = action.name if isinstance(action, Bid) else None
        made = BidMade(seat, name)
        bids = (*table.bids, (seat, name))
        if name != self._highest() and len(bids) < len(table.order):
            return (made,)
        return (made, self._outcome(table, bids))

    def open_to(self, table: Table) -> tuple[str, ...]:
        """Return the names that may be bid now."""
        return (
            higher(tuple(self.kinds), table.bids)
            if not table.forced
            else tuple(name for name in higher(tuple(self.kinds), table.bids) if self.kinds[name].when_forced)
        )

    def _highest(self) -> str:
        return tuple(self.kinds)[-1]

    def _outcome(self, table: Table, bids: Auction) -> Event:
        won = winner(tuple(self.kinds), bids)
        if won is None:
            return Annulled(Annulment.ALL_PASSED)
        seat, name = won
        kind = self.kinds[name]
        leader = seat if kind.declarer_leads or self.always_declarer else table.order[0]
        sides = None if kind.secret_partner else sides_of(table.order, seat)
        return ContractMade(Contract(seat, name), leader, sides)


def winner(names: tuple[str, ...], bids: Auction) -> tuple[Seat, str] | None:
    """Return who bid highest so far and what, or None when everybody passed."""
    spoken = [(seat, name) for seat, name in bids if name is not None]
    return max(spoken, key=lambda bid: names.index(bid[1]), default=None)


def higher(names: tuple[str, ...], bids: Auction) -> tuple[str, ...]:
    """Return the bids above those already made.

    >>> higher(("chiamo", "solo", "solissimo"), ((0, None), (1, "solo")))
    ('solissimo',)
    """
    best = winner(names, bids)
    return names if best is None else names[names.index(best[1]) + 1 :]
