"""Playing to a trick that is on the table: following, and discarding when void (section 8.2)."""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.bots.bot import Why
from tressette_desktop.engine.bots.chance import stakes, wins
from tressette_desktop.engine.bots.memory import POINT, Memory
from tressette_desktop.engine.bots.reading import Wish, wishes
from tressette_desktop.engine.bots.worth import promise
from tressette_desktop.engine.cards import Card, Rank, of_suit
from tressette_desktop.engine.rules.declarations.row import LUNGHISSIMO

STAKED: Final = 1.0
"""What an ace must promise more than another card, in thirds, to be put under an opponent's."""

HOME: Final = 2.0
"""What is added to an ace, in thirds, that comes home on a partner's sure card."""


FREELY: Final = (Why.BUSSO, Why.LA_MEGLIO)
_HIGH: Final = (*FREELY, Why.KEPT, Why.MISSING_CARD)
"""The wishes that the highest card of the suit answers; the first two ask for it whatever it is."""


def wish(memory: Memory) -> Wish | None:
    """Return what a partner who led this trick said that he wants, or None."""
    said = wishes(memory.table, memory.options)
    last = said[-1] if said else None
    return last if last and last.trick == len(memory.table.tricks) and last.seat in memory.partners else None


def asked_for_highest(memory: Memory) -> bool:
    """Whether a partner's words want this seat's highest card of the suit led, and it would beat what lies there.

    Where it would not, the request has failed already, and nobody asks for a card to be thrown away. A point is staked
    only when it is asked for.
    """
    asked, best = wish(memory), memory.best
    if asked is None or best is None or asked.why not in _HIGH:
        return False
    highest = next(iter(memory.mine(asked.suit)), best)
    if asked.why not in FREELY:
        if memory.best_is_ours and memory.sure(best):
            return False
        if memory.is_point(highest) and not memory.sure(highest):
            return False
    return highest.beats(best)


def kept_or_given(memory: Memory, playable: tuple[Card, ...]) -> tuple[Card, ...]:
    """Answer a partner who wants the ace on a card of his that wins (C09).

    To the lunghissimo with the King it is given at once; else it stays guarded, for it will be the top.
    """
    asked, best = wish(memory), memory.best
    if asked is None or asked.why is not Why.ACE_WANTED or best is None:
        return playable
    if not (memory.best_is_ours and memory.sure(best)):
        return playable
    held = {card.rank: card for card in memory.mine(asked.suit)}
    ace = held.get(Rank.ACE)
    king_there = any(card.rank is Rank.KING for card in of_suit(memory.holds[asked.seat], asked.suit))
    if ace is not None and king_there and asked.length == LUNGHISSIMO:
        return (ace,)
    return tuple(card for card in playable if card is not ace) or playable


def is_lost(memory: Memory, playable: tuple[Card, ...]) -> bool:
    """Whether the trick goes to the opponents whatever is played."""
    return all(wins(memory, card) == 0 for card in playable)


def worth_weighing(memory: Memory, playable: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards that come into question: what a partner asked for, else all but the needless.

    Needless is a card that beats a partner's sure card and brings no more thirds than one that does not; and an ace on
    a trick that is lost (C70), unless there are only aces.
    """
    if asked_for_highest(memory):
        return playable[:1]
    playable = kept_or_given(memory, playable)
    best = memory.best
    if best is not None and memory.best_is_ours and memory.sure(best):
        under = max((memory.thirds(card) for card in playable if not memory.beats(card, best)), default=-1)
        return tuple(card for card in playable if not memory.beats(card, best) or memory.thirds(card) > under)
    if is_lost(memory, playable):
        return tuple(card for card in playable if not memory.is_point(card)) or playable
    return playable


def follow_value(memory: Memory, card: Card) -> float:
    """What following with a card, or throwing it, promises; an ace is brought home, not staked (C70)."""
    best = memory.best
    assert best is not None
    risked = memory.is_point(card) and not memory.best_is_ours and not memory.beats(card, best)
    home = memory.is_point(card) and memory.best_is_ours and memory.sure(best)
    return promise(memory, card) - STAKED * risked + HOME * home


def follow_reason(memory: Memory, playable: tuple[Card, ...], card: Card) -> Why | None:
    """Name the principle that a card was played on, or None for a plain one."""
    if len(playable) == 1:
        return None
    best, asked = memory.best, wish(memory)
    assert best is not None
    if asked is not None and (asked_for_highest(memory) or kept_or_given(memory, playable) != playable):
        return asked.why
    richest = max(map(memory.thirds, playable))
    ours = memory.best_is_ours and memory.sure(best)
    if (ours and memory.thirds(card) == richest > 0) or (is_lost(memory, playable) and memory.thirds(card) < richest):
        return Why.ACES_HOME
    if memory.beats(card, best):
        return _reason_to_take(memory, card)
    able = [each for each in playable if memory.beats(each, best)]
    if any(each.rank is Rank.THREE for each in able):
        return Why.SPARE_THE_THREE
    return Why.CONTROL if able and memory.sure(able[0]) else None


def _reason_to_take(memory: Memory, card: Card) -> Why | None:
    if memory.tricks_left == 1:
        return Why.LAST_TRICK
    if stakes(memory):
        return Why.ALL_OR_NOTHING
    lying = sum(map(memory.thirds, (*memory.trick.cards, card)))
    return Why.TAKE_THE_POINT if lying >= POINT else None
