"""The words of the classic code, as the bot says them: only true ones, and only to a partner whom they help (C74)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tressette_desktop.engine.bots.memory import Memory
from tressette_desktop.engine.cards import TRESSETTE_RANKS, Card
from tressette_desktop.engine.core.terms import Signal

_LONG: Final = 3
"""How many cards of a suit make it worth asking for its return (C01)."""


def word(memory: Memory, card: Card, offered: Iterable[Signal]) -> Signal | None:
    """Return the word to say with a lead, or None for a silent one; in another code than the classic always None."""
    offered = frozenset(offered if memory.options.code == "classic" else ())
    helped = any(not memory.void(seat, card.suit) for seat in memory.partners)
    if not helped or not memory.beaters(card):
        return None
    suit = memory.mine(card.suit)
    strong = any(each.rank in TRESSETTE_RANKS for each in suit if each is not card)
    low = card.thirds == 0
    wishes = (
        (Signal.VOLO, len(suit) == 1),
        (Signal.BUSSO, low and strong and len(suit) >= _LONG),
        (Signal.STRISCIO, low and not strong and len(suit) >= _LONG),
    )
    return next((signal for signal, wished in wishes if wished and signal in offered), None)
