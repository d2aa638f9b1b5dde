"""Judging what is said: the word that goes with a card, and going on for the cappotto."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.grading import Appraisal, Grade, Weighed
from tressette_desktop.engine.bots.hearing import Heard, Hearing
from tressette_desktop.engine.bots.judgement import judgement
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.bots.sample import Sample
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.search import imagine
from tressette_desktop.engine.bots.thinker import ERRING, REFLEX, THOUGHTFUL
from tressette_desktop.engine.bots.trial import Trial, tried
from tressette_desktop.engine.bots.worlds import Worlds
from tressette_desktop.engine.core.actions import Action, GoForCappotto, PlayCard
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.playout import ROLLS
from tressette_desktop.engine.rules.registry import game_seen

FEWER: Final = 40
"""How many times fewer deals words are judged in than cards: the book answers them, and that takes long."""

_FIRST: Final = 20
"""In how many deals a word must make a difference to be one."""


def is_said(possible: Sequence[Action]) -> bool:
    """Whether there is but something to say: the plays of one card, or whether to go on for the cappotto."""
    cards = {each.card if isinstance(each, PlayCard) else None for each in possible}
    return isinstance(possible[0], GoForCappotto) or (len(possible) > 1 and len(cards) == 1 and None not in cards)


def appraise_said(view: PlayerView, legal: Sequence[Action], said: Action, thought: Thought, deals: int) -> Appraisal:
    """Judge what was said, of all that might have been; ``deals`` are those that a card would be judged in.

    A word that nobody can act on any more, in the last trick or because nobody would, was no choice.
    """
    memory = remember(view)
    scene, number = Scene(game_seen(view), memory), max(2, deals // FEWER)
    worlds = imagine(scene, number, THOUGHTFUL, thought.rng)[0] if memory.tricks_left > 1 else []
    heard: list[Heard] = [(world, thought.rng.randrange(ROLLS)) for world in worlds]
    few = Worlds.of(memory).count <= number  # where all deals were looked at, no chance is left
    hearing = Hearing(scene, view, REFLEX if few else ERRING)
    trials = [Trial(each, hearing.outcome(each)) for each in legal]
    found = tried(trials, _while_it_matters(trials, heard), thought.cancelled, said)
    if not found or _all_alike(found):
        return Appraisal(Grade.ONLY, (Weighed(said, 0.0, 0.0, 0),), said, deals=len(worlds))
    sample = Sample(tuple(worlds), (1.0,) * len(worlds), complete=False)
    return judgement(found, next(each for each in found if each.action == said), sample)


def _while_it_matters(trials: Sequence[Trial[Heard]], heard: Sequence[Heard]) -> Iterator[Heard]:
    """Yield the deals; no more of them when all words came to the same in the first."""
    for at, each in enumerate(heard):
        if at == _FIRST and _all_alike(trials):
            return
        yield each


def _all_alike(trials: Sequence[Trial[Heard]]) -> bool:
    return all(each.values == trials[0].values for each in trials)
