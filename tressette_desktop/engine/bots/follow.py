"""Playing to a trick that is on the table: following, and discarding when void (section 8.2)."""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.bots.bot import Why
from tressette_desktop.engine.bots.chance import stakes, wins
from tressette_desktop.engine.bots.memory import Memory
from tressette_desktop.engine.bots.worth import promise
from tressette_desktop.engine.cards import Card, Rank
from tressette_desktop.engine.core.terms import Signal

_POINT: Final = 3
"""A full point, in thirds."""


def asked_for_highest(memory: Memory) -> bool:
    """Whether a partner led this trick with busso and this seat's highest of the suit would beat what lies there.

    Where it would not, the request has failed already, and nobody asks for a card to be thrown away.
    """
    said = memory.table.said
    if not said or said[-1].trick != len(memory.table.tricks):
        return False
    asked = said[-1].signal is Signal.BUSSO and said[-1].seat in memory.partners
    highest, best = memory.mine(said[-1].card.suit)[:1], memory.best
    return asked and best is not None and any(card.beats(best) for card in highest)


def worth_weighing(memory: Memory, playable: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards that come into question: what a partner asked for, else all but the needless.

    Needless is a card that beats a partner's sure card and brings no more thirds than one that does not.
    """
    if asked_for_highest(memory):
        return playable[:1]
    best = memory.best
    if best is None or not (memory.best_is_ours and memory.sure(best)):
        return playable
    under = [card for card in playable if not card.beats(best)]
    brought = max((card.thirds for card in under), default=-1)
    return tuple(card for card in playable if not card.beats(best) or card.thirds > brought)


def follow_value(memory: Memory, card: Card) -> float:
    """What following with a card, or throwing it, promises."""
    return promise(memory, card)


def follow_reason(memory: Memory, playable: tuple[Card, ...], card: Card) -> Why | None:
    """Name the principle that a card was played on, or None for a plain one."""
    if len(playable) == 1:
        return None
    best = memory.best
    assert best is not None
    if asked_for_highest(memory):
        return Why.BUSSO
    richest = max(each.thirds for each in playable)
    ours, lost = memory.best_is_ours and memory.sure(best), all(wins(memory, each) == 0 for each in playable)
    if (ours and card.thirds == richest > 0) or (lost and card.thirds < richest):
        return Why.ACES_HOME
    if card.beats(best):
        return _reason_to_take(memory, card)
    able = [each for each in playable if each.beats(best)]
    if any(each.rank is Rank.THREE for each in able):
        return Why.SPARE_THE_THREE
    return Why.CONTROL if able and memory.sure(able[0]) else None


def _reason_to_take(memory: Memory, card: Card) -> Why | None:
    if memory.tricks_left == 1:
        return Why.LAST_TRICK
    if stakes(memory):
        return Why.ALL_OR_NOTHING
    lying = sum(each.thirds for each in memory.trick.cards) + card.thirds
    return Why.TAKE_THE_POINT if lying >= _POINT else None
