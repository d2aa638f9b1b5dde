"""Judging what is decided before the first trick: bids, raises, calls, gifts, discards, choices from the monte.

The bots' trials (``beforehand``) in more deals, with what was decided among them whatever the quick look says of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tressette_desktop.engine.bots.beforehand import trials
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.grading import Appraisal, Grade, Weighed
from tressette_desktop.engine.bots.judgement import judgement
from tressette_desktop.engine.bots.memory import Memory, remember
from tressette_desktop.engine.bots.outlook import KEPT, Deal, Outlook
from tressette_desktop.engine.bots.sample import Sample, whereabouts
from tressette_desktop.engine.bots.scene import Scene, alike
from tressette_desktop.engine.bots.thinker import ERRING
from tressette_desktop.engine.bots.trial import Trial, tried
from tressette_desktop.engine.bots.worlds import World
from tressette_desktop.engine.core.actions import Action, Discard, HandBack
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules.registry import game_seen

FEWER: Final = 4
"""How many times fewer deals these decisions are judged in than cards: each hand is played from its first card."""


def appraise_before(
    view: PlayerView, legal: Sequence[Action], played: Action, thought: Thought, deals: int
) -> Appraisal:
    """Judge a decision before the first trick; ``deals`` are those that a card would be judged in."""
    scene = Scene(game_seen(view), remember(view))
    outlook = Outlook(scene, KEPT, ERRING, thought.rng)
    some = list(outlook.deals(max(1, deals // FEWER)))
    sample = _sample(scene, some)
    threes = whereabouts(scene.memory, sample) if some else ()
    found = tried(trials(outlook, legal, played), some, thought.cancelled, played) if len(legal) > 1 else []
    best = _of_each_kind(scene.memory, found)
    if len(best) < 2:
        return Appraisal(Grade.ONLY, (Weighed(played, 0.0, 0.0, 0),), played, threes=threes, deals=len(some))
    kind = _kind(scene.memory, played)
    mine = next(each for each in best if _kind(scene.memory, each.action) == kind)
    return judgement(best, mine, sample, _stake(scene), threes)


def _stake(scene: Scene) -> int:
    """Return how many units count as a point: in the auction one, then the stake of the contract; 0: thirds count."""
    stakes, contract = scene.game.variant.stakes, scene.memory.table.contract
    return (1 if contract is None else stakes[contract.name]) if stakes else 0


def _sample(scene: Scene, deals: Sequence[Deal]) -> Sample:
    """Return the same deals as a sample; equal ones are one object, as one that was drawn several times."""
    worlds: dict[tuple[int, ...], World] = {}
    drawn = [
        worlds.setdefault(tuple(deal.hands), World(dict(zip(scene.order, deal.hands, strict=True)), deal.aside))
        for deal in deals
    ]
    return Sample(tuple(drawn), (1.0,) * len(drawn), complete=False)


def _of_each_kind(memory: Memory, found: Sequence[Trial[Deal]]) -> list[Trial[Deal]]:
    """Return the best trial of each kind of action, the best first."""
    kinds: dict[object, Trial[Deal]] = {}
    for trial in found:
        kinds.setdefault(_kind(memory, trial.action), trial)
    return list(kinds.values())


def _kind(memory: Memory, action: Action) -> object:
    """Return what tells an action from others: cards that are as good as each other do not."""
    stands = alike(memory.hand, memory)
    if isinstance(action, HandBack):
        return HandBack, stands[action.card].index
    if isinstance(action, Discard):
        return Discard, tuple(sorted(stands[card].index for card in action.cards))
    return action
