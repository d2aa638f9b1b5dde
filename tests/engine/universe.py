"""Everything that anybody could ever try: for each class of action, many of its values, true and false ones alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any

from tressette_desktop.engine.cards import DECK, TRESSETTE_RANKS, Suit, cards
from tressette_desktop.engine.core import actions
from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Going, Meld, Signal, Tick
from tressette_desktop.engine.rules.melds import choices, held

MELDS = (
    *(Meld(rank=rank, missing=missing) for rank in TRESSETTE_RANKS for missing in (*Suit, None)),
    *map(Meld.napoletana, Suit),
)
"""All nineteen combinations."""

BOXES = tuple(frozenset(some) for size in range(1, 6) for some in combinations(Tick, size))
"""Every way to tick one box or more."""

NAMES = ("chiamo", "chiedo", "solo", "solissimo", "dividete", "scegliete", "capotto")


def _groups(table: Table) -> Iterator[tuple[Any, ...]]:
    """Lists of cards to lay aside or take: true ones of every hand, too few, too many, twice the same, not held."""
    yield from [(), cards("3c"), cards("3c 3c 3d 3s"), cards("3c 2c Ac Kc"), cards("3c 2c Ac Kc Cc")]
    yield from (tuple(pile[:size]) for pile in table.hands if isinstance(pile, tuple) for size in (1, 2, 4, 5))


def _declarations(table: Table) -> Iterator[tuple[Meld, ...]]:
    """One combination, two, none, one twice, and whatever the hands hold."""
    yield ()
    yield from ((meld,) for meld in MELDS)
    yield from combinations(MELDS, 2)
    yield (MELDS[0], MELDS[0])
    for seat in table.order:
        yield from choices(held((*table.hand(seat), *table.played(seat))))


UNIVERSE: dict[type[Action], Callable[[Table], Iterator[Action]]] = {
    actions.PlayCard: lambda table: (
        *(actions.PlayCard(*each) for each in product(DECK, (None, *Signal))),
        *(actions.PlayCard(each, ticks=ticks) for each, ticks in product(DECK, BOXES)),
    ).__iter__(),
    # A line that may be said is legal but never listed, so only others are tried here.
    actions.Talk: lambda table: map(actions.Talk, ("", "a" * 201, "two\nlines")),
    actions.Declare: lambda table: map(actions.Declare, _declarations(table)),
    actions.Decline: lambda table: iter([actions.Decline()]),
    actions.Claim: lambda table: iter([actions.Claim()]),
    actions.CallOut: lambda table: iter([actions.CallOut()]),
    actions.Concede: lambda table: iter([actions.Concede()]),
    actions.GoForCappotto: lambda table: map(actions.GoForCappotto, Going),
    actions.LayDown: lambda table: iter([actions.LayDown()]),
    actions.AskRedeal: lambda table: iter([actions.AskRedeal()]),
    actions.KeepHand: lambda table: iter([actions.KeepHand()]),
    actions.Bid: lambda table: map(actions.Bid, NAMES),
    actions.Pass: lambda table: iter([actions.Pass()]),
    actions.Raise: lambda table: map(actions.Raise, NAMES),
    actions.CallCard: lambda table: (
        *map(actions.CallCard, (*DECK, None)),
        *(actions.CallCard(each, DECK[0]) for each in DECK),
    ).__iter__(),
    actions.HandBack: lambda table: map(actions.HandBack, DECK),
    actions.SplitMonte: lambda table: map(actions.SplitMonte, _groups(table)),
    actions.Discard: lambda table: map(actions.Discard, _groups(table)),
}
"""Some of every class of action."""


def universe(table: Table) -> Iterator[Action]:
    """Everything that could be tried at this table, legal or not."""
    for some in UNIVERSE.values():
        yield from some(table)
