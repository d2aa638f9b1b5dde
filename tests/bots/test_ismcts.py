"""The yardstick: a plain search that knows nothing of the game finds by itself what anybody would do."""

from __future__ import annotations

import random

from tests.bots.table import Moment, deal, play, shuffled
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.ismcts import Ismcts
from tressette_desktop.engine.bots.memory import Memory, remember
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import PlayCard


def playable(moment: Moment) -> set[Card]:
    """The cards that may be played."""
    return {action.card for action in moment.legal if isinstance(action, PlayCard)}


def offered(moment: Moment, memory: Memory) -> bool:
    """Whether an opponent's trick with a point in it is to be had by some card, but not by every one."""
    if len(memory.trick.cards) != 3 or memory.best is None or memory.best_is_ours:
        return False
    beating = {card for card in playable(moment) if memory.beats(card, memory.best)}
    return sum(map(memory.thirds, memory.trick.cards)) >= 3 and 0 < len(beating) < len(playable(moment))


def test_it_takes_a_point_that_is_offered_to_the_last_hand() -> None:
    taken = list[bool]()
    for seed in range(60):
        layout = deal(shuffled(random.Random(f"offered {seed}")), dealer=seed % 4)
        for moment in play((BOTS["random"],) * 4, layout, dealer=seed % 4, seed=seed):
            if moment.truth.phase != "tricks" or not offered(moment, memory := remember(moment.view)):
                continue
            choice = Ismcts(400).choose(moment.view, moment.legal, Thought(random.Random(seed)))
            if isinstance(choice.action, PlayCard) and memory.best is not None:
                taken.append(memory.beats(choice.action.card, memory.best))
    assert len(taken) > 20
    assert sum(taken) > 0.95 * len(taken)


def test_it_tells_what_a_card_brings_in_thirds_and_says_nothing() -> None:
    values = list[float]()
    for moment in play((BOTS["random"],) * 4, deal(shuffled(random.Random(5))), seed=5):
        choice = Ismcts(60).choose(moment.view, moment.legal, Thought(random.Random(1)))
        assert choice == Ismcts(60).choose(moment.view, moment.legal, Thought(random.Random(1)))
        values += [each.value for each in choice.scored]
        assert {each.action.card for each in choice.scored if isinstance(each.action, PlayCard)} <= playable(moment)
        assert not isinstance(choice.action, PlayCard) or choice.action == PlayCard(choice.action.card)
    assert -35 <= min(values) < -2
    assert 2 < max(values) <= 35
