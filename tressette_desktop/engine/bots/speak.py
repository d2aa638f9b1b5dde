"""The words of the classic code, as the bot says them: only true ones, and only to a partner whom they help (C74)."""

from __future__ import annotations

from collections.abc import Iterable

from tressette_desktop.engine.bots.memory import Memory
from tressette_desktop.engine.cards import TRESSETTE_RANKS, Card
from tressette_desktop.engine.core.terms import Signal

_LONG = 3
"""How many cards of a suit make it worth asking for its return (C01)."""


def word(memory: Memory, card: Card, offered: Iterable[Signal]) -> Signal | None:
    """Return the word to say with a lead, or None for a silent one."""
    offered = frozenset(offered)
    helped = any(not memory.void(seat, card.suit) for seat in memory.partners)
    if not helped or not memory.beaters(card):
        return None
    suit = memory.mine(card.suit)
    strong = any(each.rank in TRESSETTE_RANKS for each in suit if each is not card)
    simple = card.rank not in TRESSETTE_RANKS
    wishes = (
        (Signal.VOLO, len(suit) == 1),
        (Signal.BUSSO, simple and strong and len(suit) >= _LONG),
        (Signal.STRISCIO, simple and not strong),
    )
    return next((signal for signal, wished in wishes if wished and signal in offered), None)
