"""The forty cards (rules.md sections 2 and 3.3).

There is exactly one object for each card, so cards are compared by identity and never built by hand: ask
:func:`card` or :func:`cards`.

>>> card("3c").beats(card("2c")), card("3c").beats(card("4d"))
(True, False)
>>> sum(each.thirds for each in DECK)
32
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from operator import attrgetter
from typing import Final


class Suit(Enum):
    """The four suits, in the order in which hands are written."""

    COPPE = "c"
    DENARI = "d"
    SPADE = "s"
    BASTONI = "b"

    __hash__ = object.__hash__


class Rank(Enum):
    """The ten ranks, strongest first."""

    THREE = "3"
    TWO = "2"
    ACE = "A"
    KING = "K"
    KNIGHT = "C"
    KNAVE = "F"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"

    __hash__ = object.__hash__


THIRDS: Final = {
    Rank.THREE: 1,
    Rank.TWO: 1,
    Rank.ACE: 3,
    Rank.KING: 1,
    Rank.KNIGHT: 1,
    Rank.KNAVE: 1,
    Rank.SEVEN: 0,
    Rank.SIX: 0,
    Rank.FIVE: 0,
    Rank.FOUR: 0,
}
"""What a card is worth, in thirds of a point (rules.md 3.3)."""

TRESSETTE_RANKS: Final = (Rank.THREE, Rank.TWO, Rank.ACE)
"""The ranks that combine: "carte da tressette", the set T of rules.md section 2."""


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """One of the forty cards.

    ``index`` is its place in :data:`DECK` (suit by suit, strongest first), ``strength`` runs from 9 (the three) to 0
    (the four), ``thirds`` is its value in thirds of a point.
    """

    suit: Suit
    rank: Rank
    index: int
    strength: int
    thirds: int

    def beats(self, other: Card) -> bool:
        """Whether this card is the higher of two of one suit; a card of another suit is never beaten."""
        return self.suit is other.suit and self.strength > other.strength

    def __str__(self) -> str:
        return self.rank.value + self.suit.value

    def __repr__(self) -> str:
        return f"card({str(self)!r})"

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return card, (str(self),)


DECK: Final = tuple(
    Card(suit, rank, 10 * row + column, 9 - column, THIRDS[rank])
    for row, suit in enumerate(Suit)
    for column, rank in enumerate(Rank)
)
"""All forty cards: coppe, denari, spade, bastoni, each from the three down to the four."""

_BY_NAME: Final = {str(each): each for each in DECK}


def card(name: str) -> Card:
    """Return the card of that name, rank then suit.

    >>> card("Kd").rank
    <Rank.KING: 'K'>
    """
    try:
        return _BY_NAME[name]
    except KeyError:
        raise ValueError(f"there is no card {name!r}") from None


def cards(names: str) -> tuple[Card, ...]:
    """Return the cards of a list separated by blanks, in the order given.

    >>> cards("3c Fb")
    (card('3c'), card('Fb'))
    """
    return tuple(card(name) for name in names.split())


_PLACE: Final = attrgetter("index")


def in_order(some: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards in the order of :data:`DECK`: how a pile is kept, so that equal piles are equal tuples."""
    return tuple(sorted(some, key=_PLACE))


def without(pile: tuple[Card, ...], gone: Card) -> tuple[Card, ...]:
    """Return the pile less one card that is in it."""
    at = pile.index(gone)
    return pile[:at] + pile[at + 1 :]


def of_suit(pile: Iterable[Card], suit: Suit) -> tuple[Card, ...]:
    """Return the cards of one suit, in the order given."""
    return tuple([each for each in pile if each.suit is suit])
