"""Combinations: which a hand holds, which may be declared, and when (rules.md 4.4-4.6)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from itertools import combinations
from typing import Final

from tressette_desktop.engine.cards import DECK, TRESSETTE_RANKS, Card, Suit
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.seats import Seat


def _with_cards(melds: Iterable[Meld]) -> tuple[tuple[Meld, frozenset[Card]], ...]:
    return tuple((meld, frozenset(meld.cards)) for meld in melds)


_RANK_SETS: Final = tuple(
    _with_cards(Meld(rank=rank, missing=missing) for missing in (None, *Suit)) for rank in TRESSETTE_RANKS
)
"""For each rank that combines: four of it, then three of it without each suit, with their cards."""

_NAPOLETANE: Final = _with_cards(map(Meld.napoletana, Suit))


_COMBINING: Final = frozenset(card for card in DECK if card.rank in TRESSETTE_RANKS)


@lru_cache(maxsize=64)
def held(hand: tuple[Card, ...]) -> tuple[Meld, ...]:
    """Return every combination in a hand: sets of threes, twos, aces, then Napoletane by suit.

    >>> from tressette_desktop.engine.cards import cards
    >>> [str(meld) for meld in held(cards("3c 2c Ac 2d 2s 2b"))]
    ['42', 'Nc']
    """
    combining = [card for card in hand if card in _COMBINING]
    return _shown(frozenset(combining)) if len(combining) >= 3 else ()


@cache
def _shown(combining: frozenset[Card]) -> tuple[Meld, ...]:
    """Return the combinations of cards that are all threes, twos and aces: there are few sets of them."""
    of_rank = (next((meld for meld, shown in sets if shown <= combining), None) for sets in _RANK_SETS)
    napoletane = (meld for meld, shown in _NAPOLETANE if shown <= combining)
    return (*(meld for meld in of_rank if meld is not None), *napoletane)


def implied(declared: Iterable[Meld]) -> tuple[Meld, ...]:
    """Return the further combinations that the cards of more than two declared ones show (option accuse_implied)."""
    declared = tuple(declared)
    if len(declared) <= 2:
        return ()
    shown = tuple({card for meld in declared for card in meld.cards})
    return tuple(meld for meld in held(shown) if meld not in declared)


def dealt(table: Table, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that a seat was dealt, as far as its hand is known: those left and those played."""
    return table.hand(seat) + table.played(seat)


def undeclared(table: Table, seat: Seat) -> tuple[Meld, ...]:
    """Return what a seat could still declare: nothing twice, nor four of a rank of which three are counted (4.4).

    A three may have come by option accuse_implied, although the player holds the fourth (4.6).
    """
    possible = held(dealt(table, seat))
    if not possible or not table.melds:
        return possible
    declared = [each.meld for each in table.melds if each.seat == seat]
    return tuple(meld for meld in possible if meld not in declared and not _counted(meld, declared))


def _counted(meld: Meld, declared: Iterable[Meld]) -> bool:
    """Whether a set of this rank is among those declared: the same cards do not count as three and as four."""
    return meld.rank is not None and any(each.rank is meld.rank for each in declared)


def window(options: Options, table: Table, seat: Seat) -> bool:
    """Whether a seat may declare on its own account now: the two early forms of option accuse_open (4.5)."""
    if table.tricks or table.window_closed or table.phase != "tricks":
        return False
    if options.accuse_open == "own_turn":
        turn = table.trick.turn if table.trick is not None else table.leader
        return seat == turn
    if options.accuse_open == "after_own_card":
        return table.trick is not None and table.trick.card_of(seat) is not None
    return False


def own(options: Options, table: Table, seat: Seat) -> tuple[Meld, ...] | None:
    """Return what a seat may declare on its own account now, or None while the window is closed."""
    return undeclared(table, seat) if window(options, table, seat) else None


def settled(options: Options, table: Table) -> bool:
    """Whether nobody can lose a combination by a hand that ends now: what laying down waits for (4.14).

    Cards drawn from a stock may combine until each seat has played once more (7.5).
    """
    if len(table.stock) or len(table.drawn) == len(table.order) * len(table.tricks) > 0:
        return False
    return options.buongioco == "none" or options.accuse_open == "own_turn" or table.window_closed


def refuse(
    table: Table, seat: Seat, melds: tuple[Meld, ...], possible: tuple[Meld, ...] | None = None
) -> Reason | None:
    """Say why these combinations cannot be declared together, or None; only true ones can (4.6).

    ``possible`` is what may be declared now, where that is not everything that was dealt.
    """
    possible = undeclared(table, seat) if possible is None else possible
    if not melds:
        return Reason.COMBINATION_NONE
    declared = [each.meld for each in table.melds if each.seat == seat]
    if len(set(melds)) < len(melds) or any(meld in declared for meld in melds):
        return Reason.COMBINATION_TWICE
    wrong = [meld for meld in melds if meld not in possible]
    if any(_counted(meld, declared) for meld in wrong):
        return Reason.COMBINATION_TWICE
    return Reason.COMBINATION_NOT_HELD if wrong else None


def choices(possible: tuple[Meld, ...]) -> tuple[tuple[Meld, ...], ...]:
    """Return every non-empty choice among combinations, the whole of them first."""
    return tuple(some for size in range(len(possible), 0, -1) for some in combinations(possible, size))


def points(options: Options, meld: Meld, table: Table | None = None, seat: Seat | None = None) -> int:
    """Return what a declared combination adds to the score, in points: nothing where it is only told (4.4)."""
    return meld.points if options.buongioco == "accusa" else 0


Worth = Callable[[Options, Meld, Table, Seat], int]
"""What a combination adds to the score when that seat declares it at that table."""
