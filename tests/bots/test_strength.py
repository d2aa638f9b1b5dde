"""The rulebook is worth sitting with: it beats chance clearly, and does not play its partner silly tricks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import mean

from tests.bots.arena import gain
from tests.bots.table import Moment, deal, play, shuffled
from tressette_desktop.engine.bots.memory import Memory, remember
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.cards import Card, Rank
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.core.terms import Signal

RULEBOOK, RANDOM = BOTS["rulebook"], BOTS["random"]


def test_a_pair_of_rulebooks_beats_a_pair_that_plays_by_chance() -> None:
    gains = gain(RULEBOOK, RANDOM, deals=24, seed=11)
    assert mean(gains) > 9
    assert sum(each > 0 for each in gains) > 18


def cards_played(deals: int) -> Iterator[tuple[Moment, Memory, Card]]:
    """Every card that four rulebooks play to a trick on the table, with what they knew, where there was a choice."""
    for seed in range(deals):
        layout = deal(shuffled(random.Random(f"manners {seed}")), dealer=seed % 4)
        for moment in play((RULEBOOK,) * 4, layout, dealer=seed % 4, seed=seed):
            action = moment.choice.action
            if isinstance(action, PlayCard) and moment.truth.trick is not None and len(moment.legal) > 2:
                yield moment, remember(moment.view), action.card


def playable(moment: Moment) -> list[Card]:
    """The cards that might have been played."""
    return [action.card for action in moment.legal if isinstance(action, PlayCard)]


def needless(moment: Moment, memory: Memory, card: Card) -> bool:
    """Whether a card beats a partner's sure card though another that does not brings as much."""
    best = memory.best
    assert best is not None
    if not (memory.best_is_ours and memory.sure(best) and card.beats(best)):
        return False
    return any(not other.beats(best) and other.thirds >= card.thirds for other in playable(moment))


def lost(memory: Memory, moment: Moment) -> bool:
    """Whether the trick is the opponents' whatever is played: nobody on this side can beat their card."""
    best = memory.best
    assert best is not None
    ours = [other for seat in memory.after if seat in memory.partners for other in memory.may_hold[seat]]
    return not memory.best_is_ours and not any(other.beats(best) for other in ours + playable(moment))


def asked(moment: Moment) -> bool:
    """Whether the partner led this trick with busso, and a card of the suit would still win it."""
    said, best = moment.truth.said, remember(moment.view).best
    if not said or said[-1].trick != len(moment.truth.tricks) or said[-1].signal is not Signal.BUSSO:
        return False
    return said[-1].seat == (moment.seat + 2) % 4 and any(card.beats(best) for card in playable(moment) if best)


def test_manners() -> None:
    seen = overtaken = thrown = deaf = bussos = 0
    for moment, memory, card in cards_played(40):
        seen += 1
        overtaken += needless(moment, memory, card)
        worthless = any(other.thirds == 0 for other in playable(moment))
        thrown += card.rank is Rank.ACE and worthless and lost(memory, moment)
        if asked(moment):
            bussos += 1
            deaf += card is not max(playable(moment), key=lambda other: other.strength)
    assert seen > 600
    assert bussos > 8
    assert (overtaken, thrown, deaf) == (0, 0, 0)


def wants_it_back(moment: Moment) -> bool:
    """Whether the seat won the last trick, in the suit led, for a partner who led it with busso."""
    table = moment.truth
    if table.trick is not None or not table.tricks:
        return False
    last = table.tricks[-1]
    asked = [said for said in table.said if said.trick == len(table.tricks) - 1 and said.signal is Signal.BUSSO]
    own = last.card_of(moment.seat)
    return bool(asked) and asked[0].seat == (moment.seat + 2) % 4 and own is not None and own.suit is last.led


def test_a_busso_that_won_is_led_back() -> None:
    led_back = 0
    for seed in range(36):
        for moment in play((RULEBOOK,) * 4, deal(shuffled(random.Random(f"back {seed}"))), seed=seed):
            action = moment.choice.action
            if isinstance(action, PlayCard) and wants_it_back(moment):
                suit = moment.truth.tricks[-1].led
                if any(card.suit is suit for card in moment.truth.hand(moment.seat)):
                    assert action.card.suit is suit
                    led_back += 1
    assert led_back > 3
