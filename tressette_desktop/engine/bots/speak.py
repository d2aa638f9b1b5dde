"""What the bot says with a card: only what is true, and only to a partner whom it helps (C74)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from tressette_desktop.engine.bots.memory import Memory
from tressette_desktop.engine.cards import TRESSETTE_RANKS, Card, Suit
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.core.events import DeclarationMade
from tressette_desktop.engine.core.terms import Signal, Tick
from tressette_desktop.engine.kernel.playout import LONG
from tressette_desktop.engine.rules import signals, speech
from tressette_desktop.engine.rules.declarations import formation, others


def spoken(memory: Memory, card: Card, plays: list[PlayCard]) -> PlayCard:
    """Return the play of a card with what is said with it; ``plays`` are all that may be made of it."""
    if memory.table.trick is None and memory.options.code in signals.CODES:
        return PlayCard(card, word(memory, card, [action.word for action in plays if action.word is not None]))
    return PlayCard(card, ticks=ticks(memory, card, [action.ticks for action in plays]))


def word(memory: Memory, card: Card, offered: Iterable[Signal]) -> Signal | None:
    """Return the word to say with a lead, or None for a silent one; ``offered`` are those that may be said."""
    if not helps(memory, card.suit) or not memory.beaters(card):
        return None
    wished = _classic(memory, card) if memory.options.code == "classic" else _alternative(memory, card)
    offered = frozenset(offered)
    return next((signal for signal, fits in wished if fits and signal in offered), None)


def ticks(memory: Memory, card: Card, offered: Iterable[frozenset[Tick]]) -> frozenset[Tick]:
    """Return the boxes to tick for a card, of those that may be: they say something, and it is worth saying."""
    possible = frozenset().union(*offered)
    return frozenset(tick for tick, worth in _WORTH.items() if tick in possible and worth(memory, card))


def helps(memory: Memory, suit: Suit) -> bool:
    """Whether there is a partner who can make use of words about a suit; one who is secret is supposed to."""
    return memory.table.sides is None or any(not memory.void(seat, suit) for seat in memory.partners)


# --- signals ---------------------------------------------------------------------------------------------------------

Wished = tuple[tuple[Signal, bool], ...]


def _classic(memory: Memory, card: Card) -> Wished:
    low, strong, count = _kept(memory, card)
    return (
        (Signal.VOLO, count == 1),
        (Signal.BUSSO, low and strong and count >= LONG),
        (Signal.STRISCIO, low and not strong and count >= LONG),
    )


def _alternative(memory: Memory, card: Card) -> Wished:
    """With a low card led, busso and ribusso are of a card that is kept; tutto fuori is said honestly or not at all."""
    low, strong, count = _kept(memory, card)
    holding = speech.holding(memory.table, memory.seat, card)
    honest = signals.true(memory.options, Signal.TUTTO_FUORI, holding)
    return (
        (Signal.VOLO, count == 1),
        (Signal.BUSSO, low),
        (Signal.RIBUSSO, low),
        (Signal.LA_MEGLIO, low and strong and count >= LONG),
        (Signal.TUTTO_FUORI, low and honest),
        (Signal.STRISCIO, low and not strong and count >= LONG),
    )


def _kept(memory: Memory, card: Card) -> tuple[bool, bool, int]:
    """Whether a card is worthless, whether a tressette card of its suit is kept, how many cards the suit has."""
    suit = memory.mine(card.suit)
    strong = any(each.rank in TRESSETTE_RANKS for each in suit if each is not card)
    return memory.thirds(card) == 0, strong, len(suit)


# --- declarations ----------------------------------------------------------------------------------------------------


def _of_suit_led(memory: Memory, card: Card) -> bool:
    """The partner can use it, a further trick comes, and it does not give away who the called partner is (C73)."""
    said = _said(memory, card, Tick.SUIT_LED)
    if not said or memory.tricks_left == 1 or not helps(memory, card.suit):
        return False
    row, suit, called = said[0].row, said[0].suit, memory.table.called
    return memory.table.official or called not in memory.hand or not formation.names(row, suit, called)


def _of_other_suits(memory: Memory, card: Card) -> bool:
    """A suit is void since the last time that this was said: a partner may count on a discard."""
    return any(helps(memory, suit) for suit in Suit) and bool(_said(memory, card, Tick.OTHER_SUITS))


def _of_suit_won(memory: Memory, card: Card) -> bool:
    """It costs nothing: no word about the suit that is worth more later, no lead that it forbids."""
    if memory.tricks_left == 1 or not any(helps(memory, suit) for suit in Suit):
        return False
    options, trick = memory.options, (*memory.trick.cards, card)
    said = speech.on_winning(options, memory.table, memory.seat, card, trick)
    costs = options.once_per_suit or options.liscio_forces_suit
    return any(each.row == others.QUESTO_PIOMBO.key or not costs for each in said)


def _said(memory: Memory, card: Card, tick: Tick) -> list[DeclarationMade]:
    return speech.with_card(memory.options, memory.table, memory.seat, card, frozenset({tick}))


_WORTH: Final[dict[Tick, Callable[[Memory, Card], bool]]] = {
    Tick.SUIT_LED: _of_suit_led,
    Tick.OTHER_SUITS: _of_other_suits,
    Tick.SUIT_WON: _of_suit_won,
}
"""When a box is worth ticking; of the partner's suit, which nobody checks, the bot does not speak."""
