"""Leading: which suit, which card (sections 8 and 8.1 of the partner conventions).

A lead is judged like any other card, and then the principles speak: each adds or takes away what it thinks of the card,
in thirds.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tressette_desktop.engine.bots.bot import Why
from tressette_desktop.engine.bots.memory import Memory
from tressette_desktop.engine.bots.reading import wishes
from tressette_desktop.engine.bots.worth import promise
from tressette_desktop.engine.cards import TRESSETTE_RANKS, Card, Rank, Suit
from tressette_desktop.engine.rules.scoring import points

RETURNED: Final = 0.8
RETURN: Final = {
    Why.BUSSO: RETURNED,
    Why.VOLO: 0.0,
    Why.STRISCIO: RETURNED,
    Why.TOP_CARDS: RETURNED,
    Why.LA_MEGLIO: RETURNED,
    Why.TUTTO_FUORI: -RETURNED,
    Why.KEPT: RETURNED,
    Why.MISSING_CARD: RETURNED,
    Why.ACE_WANTED: RETURNED,
    Why.PLAIN: 0.0,
    Why.E_MIA: RETURNED,
}
"""What leading a partner's suit weighs, in thirds, by what he wants there."""

FIRST_POINT: Final = 1.0
LONE_THREE: Final = 0.8
ACE_LED: Final = 1.5
LENGTH: Final = 0.25
"""What the principles weigh, in thirds; the last is for each card of the suit, since a long one is played out (8.1)."""

_ALL: Final = 2
_LATE: Final = 4
"""How many threes are all that one may speak of, and up to how many tricks before the end to cash them is no waste."""

Principle = Callable[[Memory, Card], float]


def wanted_back(memory: Memory) -> tuple[Card, ...]:
    """The cards of the suit that a partner asked for with busso, when this seat has just won that trick in it (C01)."""
    if not memory.table.tricks:
        return ()
    last, number = memory.table.tricks[-1], len(memory.table.tricks) - 1
    said = wishes(memory.table, memory.options)
    asked = any(each.trick == number and each.seat in memory.partners and each.why is Why.BUSSO for each in said)
    suit, own = last.cards[0].suit, last.card_of(memory.seat)
    return memory.mine(suit) if asked and own is not None and own.suit is suit else ()


def owed_back(memory: Memory) -> tuple[Card, ...]:
    """The cards of the suits that a partner asked for with busso, and that this seat, once free to, did not return."""
    owed: tuple[Card, ...] = ()
    for each in wishes(memory.table, memory.options):
        if each.why is Why.BUSSO and each.seat in memory.partners and not memory.void(each.seat, each.suit):
            since = memory.table.tricks[each.trick + 1 :]
            led = [trick.cards[0].suit for trick in since if trick.seats[0] == memory.seat]
            owed += memory.mine(each.suit) if led and each.suit not in led else ()
    return tuple(dict.fromkeys(owed))


def spends_all_threes(memory: Memory, card: Card) -> bool:
    """Whether a lead is the last of two threes or more, straight after the others, early, with nothing high left."""
    led = [trick.cards[0] for trick in memory.table.tricks if trick.seats[0] == memory.seat]
    threes = [each for each in (*led, card) if each.rank is Rank.THREE]
    if len(threes) < _ALL or [*led, card][-len(threes) :] != threes or memory.tricks_left <= _LATE:
        return False
    return not any(each.rank is Rank.THREE or not memory.beaters(each) for each in memory.hand if each is not card)


def keeping_control(memory: Memory, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the leads that do not give up control for nothing, if there are any."""
    return tuple(card for card in cards if not spends_all_threes(memory, card)) or cards


def partners_suits(memory: Memory) -> dict[Suit, Why]:
    """The suits that a partner has led and is not known to be out of, with what he said last that he wants there.

    He who said nothing wants them returned, as with striscio (C03).
    """
    tricks, partners = memory.table.tricks, memory.partners
    wanted = {trick.cards[0].suit: Why.STRISCIO for trick in tricks if trick.seats[0] in partners}
    wanted |= {each.suit: each.why for each in wishes(memory.table, memory.options) if each.seat in partners}
    return {suit: why for suit, why in wanted.items() if any(not memory.void(seat, suit) for seat in memory.partners)}


def returns_the_suit(memory: Memory, card: Card) -> tuple[Why, float]:
    """Lead what the partner led, as far as he wants it."""
    why = partners_suits(memory).get(card.suit)
    return (Why.STRISCIO, 0.0) if why is None else (why, RETURN[why])


def makes_the_point(memory: Memory, card: Card) -> float:
    """While the side has no point, cash a card that is sure (C60, C64)."""
    thirds = memory.standing[2]
    return FIRST_POINT * (points(thirds) == 0 and not memory.beaters(card))


def spares_the_lone_three(memory: Memory, card: Card) -> float:
    """Lead no simple card in the suit of the only three, while there are other cards to win with (C61)."""
    threes = [each for each in memory.hand if each.rank is Rank.THREE]
    strong = sum(each.rank in TRESSETTE_RANKS for each in memory.hand)
    simple = card.rank not in TRESSETTE_RANKS
    return -LONE_THREE * (simple and strong > 1 and [each.suit for each in threes] == [card.suit])


def keeps_the_ace(memory: Memory, card: Card) -> float:
    """Lead no ace that can be beaten (C70)."""
    return -ACE_LED * (memory.is_point(card) and not memory.sure(card))


PRINCIPLES: Final[tuple[tuple[Why, Principle], ...]] = (
    (Why.MAKE_THE_POINT, makes_the_point),
    (Why.SINGLE_THREE, spares_the_lone_three),
    (Why.ACES_HOME, keeps_the_ace),
)


def lead_value(memory: Memory, card: Card) -> float:
    """What leading a card promises."""
    return (
        promise(memory, card) + LENGTH * len(memory.mine(card.suit)) + sum(value for _, value in _heard(memory, card))
    )


def lead_reason(memory: Memory, card: Card) -> Why | None:
    """Name the principle that a lead was made on, or None for a plain one."""
    if wanted_back(memory):
        return Why.BUSSO
    loudest, value = max(_heard(memory, card), key=lambda each: each[1])
    if value > 0:
        return loudest
    return Why.CASH if not memory.beaters(card) else None


def _heard(memory: Memory, card: Card) -> list[tuple[Why, float]]:
    """What the principles say of a lead."""
    return [returns_the_suit(memory, card), *((why, principle(memory, card)) for why, principle in PRINCIPLES)]
