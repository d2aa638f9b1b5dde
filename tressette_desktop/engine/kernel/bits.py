"""Cards as bits: ten for each suit, in the order of the suits, the four lowest and the three highest.

>>> from tressette_desktop.engine.cards import card, cards
>>> bin(mask_of(cards("3c 4c"))), str(card_of(1 << 29))
('0b1000000001', '3s')
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tressette_desktop.engine.cards import DECK, Card

SUIT: Final = 0b1111111111
"""The ten bits of one suit, at the lowest place; a suit lies ten places higher than the one before."""

LOW: Final = 0b1111
"""Those of the worthless cards of a suit."""

ACE: Final = 1 << 7
"""That of its ace; only the two and the three are higher."""

SUITS: Final = (SUIT, SUIT << 10, SUIT << 20, SUIT << 30)
"""The bits of each suit."""

PACK: Final = (1 << 40) - 1
"""The bits of all forty cards."""

_PLACE: Final = {card: 10 * (card.index // 10) + card.strength for card in DECK}
_CARD: Final = {1 << place: card for card, place in _PLACE.items()}


def bit(card: Card) -> int:
    """Return the bit of a card."""
    return 1 << _PLACE[card]


def mask_of(cards: Iterable[Card]) -> int:
    """Return the number that has the bits of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << _PLACE[card]
    return mask


def card_of(one: int) -> Card:
    """Return the card of a bit."""
    return _CARD[one]


def bits(mask: int) -> Iterator[int]:
    """Yield the bits of a number, the lowest first."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def cards_of(mask: int) -> tuple[Card, ...]:
    """Return the cards of a number, in the order of the deck."""
    return tuple(sorted((_CARD[one] for one in bits(mask)), key=lambda card: card.index))
