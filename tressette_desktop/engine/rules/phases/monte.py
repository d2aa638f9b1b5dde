"""The four cards that nobody was dealt: taken, drawn, chosen from, and laid aside again (rules.md 6.5-6.8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from tressette_desktop.engine.cards import Card, in_order
from tressette_desktop.engine.core.actions import Action, Discard, Pass, Raise, SplitMonte
from tressette_desktop.engine.core.events import Discarded, MonteShown, MonteTaken, Raised
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.phase import Events, Forced
from tressette_desktop.engine.seats import Seat, around

RAISES: Final = ("dividete", "scegliete")
"""What may be said after winning with a solissimo (6.8)."""


def defenders(table: Table) -> tuple[Seat, ...]:
    """Return the opponents of the declarer, from the seat after his on."""
    assert table.contract is not None
    return around(table.order, table.contract.declarer)[1:]


@dataclass(frozen=True)
class Raising:
    """The declarer of a solissimo may say *dividete*, *scegliete* or nothing."""

    contract: str
    key = "raising"

    def open(self, table: Table) -> bool:
        return table.contract is not None and table.contract.name == self.contract and not table.raised

    def begin(self, table: Table) -> Events:
        return ()

    def actors(self, table: Table) -> tuple[Seat, ...]:
        assert table.contract is not None
        return (table.contract.declarer,)

    def refuse(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        said = isinstance(action, Raise) and action.name in RAISES
        return None if said or isinstance(action, Pass) else Reason.NOT_NOW

    def legal(self, table: Table, seat: Seat) -> Iterator[Action]:
        yield Pass()
        yield from (Raise(name) for name in RAISES)

    def decide(self, table: Table, seat: Seat, action: Action) -> Events:
        return (Raised(seat, action.name if isinstance(action, Raise) else None),)


@dataclass(frozen=True)
class Taking(Forced):
    """The declarer takes the monte, open for all unless ``hidden`` (option solo_monte_hidden)."""

    contracts: tuple[str, ...]
    hidden: tuple[str, ...] = ()
    key = "monte"

    def open(self, table: Table) -> bool:
        return table.contract is not None and table.contract.name in self.contracts and not table.picks

    def begin(self, table: Table) -> Events:
        contract, monte = table.contract, table.monte
        assert contract is not None
        assert isinstance(monte, tuple)
        if contract.name in self.hidden:
            return (MonteTaken(contract.declarer, monte, open=False),)
        return MonteShown(monte), MonteTaken(contract.declarer, monte)


@dataclass(frozen=True)
class Sharing(Forced):
    """*Dividete*: each defender draws two, unseen, the seat after the declarer the top two."""

    contract: str
    key = "sharing"

    def open(self, table: Table) -> bool:
        return table.contract is not None and table.contract.name == self.contract and not table.picks

    def begin(self, table: Table) -> Events:
        monte = table.monte
        assert isinstance(monte, tuple)
        drawers = enumerate(defenders(table))
        return tuple(MonteTaken(seat, monte[2 * turn : 2 * turn + 2], open=False) for turn, seat in drawers)


@dataclass(frozen=True)
class Choosing:
    """*Scegliete*: the monte lies open; each defender in turn takes what he likes of what is left."""

    contract: str
    key = "choosing"

    def open(self, table: Table) -> bool:
        chosen = table.contract is not None and table.contract.name == self.contract
        return chosen and len(table.picks) < len(defenders(table))

    def begin(self, table: Table) -> Events:
        monte = table.monte
        assert isinstance(monte, tuple)
        return (MonteShown(monte),)

    def actors(self, table: Table) -> tuple[Seat, ...]:
        return (defenders(table)[len(table.picks)],)

    def refuse(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, SplitMonte):
            return Reason.NOT_NOW
        return None if _all_in(action.cards, table.monte) else Reason.CARD_NOT_HELD

    def legal(self, table: Table, seat: Seat) -> Iterator[Action]:
        monte = table.monte
        assert isinstance(monte, tuple)
        for size in range(len(monte) + 1):
            yield from (SplitMonte(some) for some in combinations(in_order(monte), size))

    def decide(self, table: Table, seat: Seat, action: Action) -> Events:
        assert isinstance(action, SplitMonte)
        return (MonteTaken(seat, action.cards),)


@dataclass(frozen=True)
class Discarding:
    """Whoever took cards lays as many aside, face down, in the order in which they were taken."""

    key = "discarding"

    def open(self, table: Table) -> bool:
        return bool(self.actors(table))

    def begin(self, table: Table) -> Events:
        return ()

    def actors(self, table: Table) -> tuple[Seat, ...]:
        due = (seat for seat, cards in table.picks if len(cards) and not len(table.discards[seat]))
        return tuple(due)[:1]

    def refuse(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, Discard):
            return Reason.NOT_NOW
        if not _all_in(action.cards, table.hand(seat)):
            return Reason.CARD_NOT_HELD
        return None if len(action.cards) == self.count(table, seat) else Reason.DISCARD_COUNT

    def legal(self, table: Table, seat: Seat) -> Iterator[Action]:
        yield from (Discard(some) for some in combinations(table.hand(seat), self.count(table, seat)))

    def decide(self, table: Table, seat: Seat, action: Action) -> Events:
        assert isinstance(action, Discard)
        return (Discarded(seat, action.cards),)

    def count(self, table: Table, seat: Seat) -> int:
        """Return how many cards a seat lays aside: as many as it took."""
        return len(dict(table.picks)[seat])


def _all_in(cards: tuple[Card, ...], pile: object) -> bool:
    """Whether these are different cards, all of a known pile, in the order of the deck."""
    return isinstance(pile, tuple) and cards == in_order(set(cards)) and set(cards) <= set(pile)
