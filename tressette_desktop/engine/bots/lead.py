"""Leading: which suit, which card (sections 8 and 8.1 of the partner conventions).

A lead is judged like any other card, and then the principles speak: each adds or takes away what it thinks of the card,
in thirds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tressette_desktop.engine.bots.bot import Why
from tressette_desktop.engine.bots.memory import Memory
from tressette_desktop.engine.bots.reading import requests
from tressette_desktop.engine.bots.worth import promise
from tressette_desktop.engine.cards import TRESSETTE_RANKS, Card, Rank, Suit
from tressette_desktop.engine.rules.scoring import points

_RETURN: Final = 0.8
_FIRST_POINT: Final = 1.0
_LONE_THREE: Final = 0.8
_ACE: Final = 1.5
_LENGTH: Final = 0.25
"""What the principles weigh, in thirds; the last is for each card of the suit, since a long one is played out (8.1)."""

Principle = Callable[[Memory, Card], float]


def wanted_back(memory: Memory) -> tuple[Card, ...]:
    """The cards of the suit that a partner asked for with busso, when this seat has just won that trick in it (C01)."""
    if not memory.table.tricks:
        return ()
    last, number = memory.table.tricks[-1], len(memory.table.tricks) - 1
    asked = any(
        said.trick == number and said.seat in memory.partners for said in requests(memory.table, memory.options)
    )
    suit, own = last.cards[0].suit, last.card_of(memory.seat)
    return memory.mine(suit) if asked and own is not None and own.suit is suit else ()


def partners_suits(memory: Memory) -> frozenset[Suit]:
    """The suits that a partner has led and is not known to be out of."""
    led = {trick.cards[0].suit for trick in memory.table.tricks if trick.seats[0] in memory.partners}
    return frozenset(suit for suit in led if any(not memory.void(seat, suit) for seat in memory.partners))


def returns_the_suit(memory: Memory, card: Card) -> float:
    """Lead what the partner led (C03)."""
    return _RETURN * (card.suit in partners_suits(memory))


def makes_the_point(memory: Memory, card: Card) -> float:
    """While the side has no point, cash a card that is sure (C60, C64)."""
    thirds = memory.standing[2]
    return _FIRST_POINT * (points(thirds) == 0 and not memory.beaters(card))


def spares_the_lone_three(memory: Memory, card: Card) -> float:
    """Lead no simple card in the suit of the only three, while there are other cards to win with (C61)."""
    threes = [each for each in memory.hand if each.rank is Rank.THREE]
    strong = sum(each.rank in TRESSETTE_RANKS for each in memory.hand)
    simple = card.rank not in TRESSETTE_RANKS
    return -_LONE_THREE * (simple and strong > 1 and [each.suit for each in threes] == [card.suit])


def keeps_the_ace(memory: Memory, card: Card) -> float:
    """Lead no ace that can be beaten (C70)."""
    return -_ACE * (card.rank is Rank.ACE and not memory.sure(card))


PRINCIPLES: Final[tuple[tuple[Why, Principle], ...]] = (
    (Why.STRISCIO, returns_the_suit),
    (Why.MAKE_THE_POINT, makes_the_point),
    (Why.SINGLE_THREE, spares_the_lone_three),
    (Why.ACES_HOME, keeps_the_ace),
)


def lead_value(memory: Memory, card: Card) -> float:
    """What leading a card promises."""
    spoken = sum(principle(memory, card) for _, principle in PRINCIPLES)
    return promise(memory, card) + _LENGTH * len(memory.mine(card.suit)) + spoken


def lead_reason(memory: Memory, card: Card) -> Why | None:
    """Name the principle that a lead was made on, or None for a plain one."""
    if wanted_back(memory):
        return Why.BUSSO
    spoken = {why: principle(memory, card) for why, principle in PRINCIPLES}
    loudest = max(spoken, key=lambda why: spoken[why])
    if spoken[loudest] > 0:
        return loudest
    return Why.CASH if not memory.beaters(card) else None
