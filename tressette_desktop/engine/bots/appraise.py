"""Judging a decision by what its player could know: the search of the bots, in more deals, on the same view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tressette_desktop.engine.bots.appraise_before import appraise_before
from tressette_desktop.engine.bots.appraise_said import appraise_said, is_said
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.grading import Appraisal, Grade, Weighed, Whereabouts, graded
from tressette_desktop.engine.bots.memory import Memory, remember
from tressette_desktop.engine.bots.sample import Sample, sampled, whereabouts
from tressette_desktop.engine.bots.scene import Scene, alike
from tressette_desktop.engine.bots.search import Trial, search, takes
from tressette_desktop.engine.bots.thinker import PLAYERS, REFLEX, STEADY, worth_trying
from tressette_desktop.engine.cards import Card, in_order
from tressette_desktop.engine.core.actions import Action, PlayCard, play_card
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules.registry import game_seen

DEALS: Final = 4000
"""In how many deals a card is judged; the strongest bot plays in 800."""

_TRICK_DEALS: Final = 400
"""In how many of the deals it is looked who wins the trick."""


def appraise(
    view: PlayerView, legal: Iterable[Action], played: Action, thought: Thought, deals: int = DEALS
) -> Appraisal:
    """Judge a decision that was made on a view, of all that might have been decided in its place.

    Where that are plays of the same card, the word that goes with it is judged. Equal arguments and chance give an
    equal judgement.
    """
    possible = tuple(legal)
    if is_said(possible):
        return appraise_said(view, possible, played, thought, deals)
    if not isinstance(played, PlayCard):
        return appraise_before(view, possible, played, thought, deals)
    memory = remember(view)
    cards = in_question(memory, in_order({each.card for each in possible if isinstance(each, PlayCard)}), played.card)
    scene = Scene(game_seen(view), memory)
    sample = sampled(scene, deals, thought.rng)
    threes = whereabouts(memory, sample)
    if len(cards) == 1:
        alone = Weighed(play_card(cards[0]), 0.0, 0.0, 0)
        deals, complete = len(sample.worlds), sample.complete
        return Appraisal(Grade.ONLY, (alone,), alone.action, threes=threes, deals=deals, complete=complete)
    return _judged(scene, cards, sample, threes, thought)


def in_question(memory: Memory, playable: tuple[Card, ...], played: Card) -> tuple[Card, ...]:
    """Return the cards to compare: first what stands for the one played, then others that a good partner weighs."""
    kin = alike(playable, memory)
    tried = worth_trying(memory, playable)
    mine = next((card for card in tried if kin[card] is kin[played]), played)
    return (mine, *(card for card in tried if card is not mine))


def _judged(
    scene: Scene, cards: tuple[Card, ...], sample: Sample, threes: tuple[Whereabouts, ...], thought: Thought
) -> Appraisal:
    played = cards[0]
    trials = _tried(scene, cards, sample, thought)
    mine = next(each for each in trials if each.card is played)
    other = trials[1] if trials[0] is mine else trials[0]
    sign = 1 if trials[0] is mine else -1
    gaps = [sign * (one - two) for one, two in zip(mine.values, other.values, strict=False)]
    gap, error = sample.mean(gaps) / 2, sample.error(gaps) / 2
    found = graded(gap, error, len(cards), is_best=sign > 0)
    weighed = tuple(_weighed(each, sample) for each in trials)
    takes = tuple(round(_takes(scene, sample, each.card, thought), 2) for each in (mine, other))
    return Appraisal(
        found, weighed, play_card(played), play_card(other.card), round(gap, 3), round(error, 3), (takes[0], takes[1]),
        threes, len(sample.worlds), sample.complete,
    )  # fmt: skip


def _weighed(trial: Trial, sample: Sample) -> Weighed:
    mean, error = sample.mean(trial.values) / 2, sample.error(trial.values) / 2
    return Weighed(play_card(trial.card), round(mean, 3), round(error, 3), len(trial.values))


def _tried(scene: Scene, cards: tuple[Card, ...], sample: Sample, thought: Thought) -> list[Trial]:
    """Try the cards, the best first; the card that was played is tried as often as the one that is better."""
    rng, cancelled = thought.rng, thought.cancelled
    players = STEADY if sample.complete else PLAYERS
    trials = search(scene, cards, sample.worlds, players, rng, cancelled, patient=sample.complete)
    mine = next(each for each in trials if each.card is cards[0])
    if mine is not trials[0] and len(mine.values) < len(sample.worlds):
        both = search(scene, (cards[0], trials[0].card), sample.worlds, PLAYERS, rng, cancelled, patient=True)
        trials = (*both, *(each for each in trials if each.card not in (cards[0], trials[0].card)))
    still = max(len(each.values) for each in trials)
    return sorted(trials, key=lambda each: (len(each.values) < still, -sample.mean(each.values)))


def _takes(scene: Scene, sample: Sample, card: Card, thought: Thought) -> float:
    """Return in which share of the deals the own side takes the trick with a card."""
    won = total = 0.0
    for at in range(0, len(sample.worlds), 1 if sample.complete else max(1, len(sample.worlds) // _TRICK_DEALS)):
        won += sample.weights[at] * takes(scene, sample.worlds[at], card, REFLEX, thought.rng)
        total += sample.weights[at]
    return won / total
