"""Playing to a trick that is on the table: following, and discarding when void (section 8.2)."""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.bots.bot import Why
from tressette_desktop.engine.bots.chance import stakes, wins
from tressette_desktop.engine.bots.memory import Memory
from tressette_desktop.engine.bots.reading import requests
from tressette_desktop.engine.bots.worth import promise
from tressette_desktop.engine.cards import Card, Rank

_POINT: Final = 3
"""A full point, in thirds."""

_ACE: Final = 1.0
"""What an ace must promise more than another card, in thirds, to be put under an opponent's."""

_HOME: Final = 2.0
"""What is added to an ace, in thirds, that comes home on a partner's sure card."""


def asked_for_highest(memory: Memory) -> bool:
    """Whether a partner led this trick with busso and this seat's highest of the suit would beat what lies there.

    Where it would not, the request has failed already, and nobody asks for a card to be thrown away.
    """
    asked = requests(memory.table, memory.options)
    if not asked or asked[-1].trick != len(memory.table.tricks) or asked[-1].seat not in memory.partners:
        return False
    best = memory.best
    return best is not None and any(card.beats(best) for card in memory.mine(best.suit)[:1])


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
    best = memory.best
    if best is not None and memory.best_is_ours and memory.sure(best):
        under = max((card.thirds for card in playable if not card.beats(best)), default=-1)
        return tuple(card for card in playable if not card.beats(best) or card.thirds > under)
    if is_lost(memory, playable):
        return tuple(card for card in playable if card.rank is not Rank.ACE) or playable
    return playable


def follow_value(memory: Memory, card: Card) -> float:
    """What following with a card, or throwing it, promises; an ace is brought home, not staked (C70)."""
    best = memory.best
    assert best is not None
    risked = card.rank is Rank.ACE and not memory.best_is_ours and not card.beats(best)
    home = card.rank is Rank.ACE and memory.best_is_ours and memory.sure(best)
    return promise(memory, card) - _ACE * risked + _HOME * home


def follow_reason(memory: Memory, playable: tuple[Card, ...], card: Card) -> Why | None:
    """Name the principle that a card was played on, or None for a plain one."""
    if len(playable) == 1:
        return None
    best = memory.best
    assert best is not None
    if asked_for_highest(memory):
        return Why.BUSSO
    richest = max(each.thirds for each in playable)
    ours = memory.best_is_ours and memory.sure(best)
    if (ours and card.thirds == richest > 0) or (is_lost(memory, playable) and card.thirds < richest):
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
