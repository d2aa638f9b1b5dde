"""What a card is worth in the hand, in thirds: control, and the points that are saved or lost with it (C71)."""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.bots.chance import pot, stakes, wins
from tressette_desktop.engine.bots.memory import Memory
from tressette_desktop.engine.cards import Card, without

TRICK: Final = 6.0
"""What winning one more trick is worth, early in a hand, as a difference between the sides."""

STANDS: Final = 0.55
"""How often a card outlives one that beats it, while it is guarded."""

_UNTRUMPED: Final = 0.8
"""How often a card is not trumped while there are trumps in other hands."""

UNGUARDED: Final = 0.05
"""How often a card wins a trick that is beaten oftener than it is guarded."""

SAVED: Final = 0.4
"""How often the points of a card that wins nothing come home on a partner's trick."""


def promise(memory: Memory, card: Card) -> float:
    """What a card promises: the trick as it will probably go, less what the hand loses with it."""
    won = wins(memory, card)
    gained = won * (pot(memory, card, ours=True) + stakes(memory))
    lost = (1 - won) * (pot(memory, card, ours=False) + stakes(memory))
    return gained - lost - cost(memory, card)


def cost(memory: Memory, card: Card) -> float:
    """What the hand loses with a card."""
    suit = memory.mine(card.suit)
    return _suit_worth(memory, suit) - _suit_worth(memory, without(suit, card))


def stands(memory: Memory, suit: tuple[Card, ...], at: int) -> float:
    """The chance that one of the own cards of a suit, counted from the strongest, wins a trick in time."""
    beaters = memory.beaters(suit[at])
    rivals = sum(other.suit is suit[at].suit for other in beaters)
    needed = (rivals + 1) // 2 if rivals > 2 else rivals
    if needed > len(suit) - 1:
        return UNGUARDED
    return float(STANDS**needed) * (_UNTRUMPED if len(beaters) > rivals else 1)


def _suit_worth(memory: Memory, suit: tuple[Card, ...]) -> float:
    trick = TRICK * (memory.tricks_left - 1) / 9
    total = 0.0
    for at, card in enumerate(suit):
        chance = stands(memory, suit, at)
        home = chance + (1 - chance) * SAVED
        total += chance * trick + memory.thirds(card) * (2 * home - 1)
    return total
