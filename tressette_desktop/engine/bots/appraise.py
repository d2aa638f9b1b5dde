"""Judging a card by what its player could know: the search of the bots, in more deals, on the same view.

A difference is called one only where it is larger than chance makes it, so that nobody is blamed for the error of the
judge: the least loss that is certain decides, not the likeliest.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from statistics import NormalDist
from typing import Final

from tressette_desktop.engine.bots.beliefs import Beliefs, effective
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.memory import Memory, remember
from tressette_desktop.engine.bots.scene import Scene, alike
from tressette_desktop.engine.bots.search import Trial, imagine, search
from tressette_desktop.engine.bots.thinker import REFLEX, worth_trying
from tressette_desktop.engine.bots.worlds import World, Worlds
from tressette_desktop.engine.cards import Card, Rank, in_order
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.bits import bit
from tressette_desktop.engine.kernel.playout import trick_won
from tressette_desktop.engine.kernel.position import play
from tressette_desktop.engine.rules.registry import game_seen
from tressette_desktop.engine.seats import Seat

DEALS: Final = 4000
"""In how many deals a decision is judged; the strongest bot plays in 1,200."""

_DOUBT: Final = 0.01
"""How often chance alone may make one of the other cards of a decision look better than the card that was played."""

_TRICK_DEALS: Final = 400
"""In how many of the deals it is looked who wins the trick."""


class Grade(Enum):
    """What a decision was worth."""

    ONLY = "only"
    """There was nothing to choose between."""
    BEST = "best"
    CLOSE = "close"
    """The error does not let one say which card is better."""
    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


STEPS: Final = ((3.0, Grade.BLUNDER), (1.5, Grade.MISTAKE), (0.5, Grade.INACCURACY))
"""From how many thirds that are certainly lost a card is called what: from a point, half a one, a sixth of one."""

ERRORS: Final = frozenset({Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER})
"""The grades of a card that cost something worth naming."""


@dataclass(frozen=True)
class Weighed:
    """What a card promises the own side, in thirds over half of them all, with its standard error.

    ``deals`` tells in how many deals it was tried: a card that falls far behind is given up early.
    """

    card: Card
    mean: float
    error: float
    deals: int


@dataclass(frozen=True)
class Whereabouts:
    """Where a missing card may be: the share of the deals, from 0 to 1, for each seat, and for no hand at all."""

    card: Card
    seats: tuple[tuple[Seat, float], ...]
    aside: float


@dataclass(frozen=True)
class Appraisal:
    """A card as it is judged by what could be known.

    ``cards`` are those that came into question, the best first; of cards that are as good as each other one stands for
    all, so ``played`` may be another than lay on the table. ``loss`` is by how many thirds the best card is better than
    the one played, or, where that is the best, by how many it is better than ``other``; ``error`` is the standard error
    of that. ``takes`` has for the card played and the other one the share of the deals in which the own side takes the
    trick. ``deals`` tells in how many deals was looked, ``complete`` that these are all there are.
    """

    grade: Grade
    cards: tuple[Weighed, ...]
    played: Card
    other: Card | None = None
    gap: float = 0.0
    error: float = 0.0
    takes: tuple[float, float] = (0.0, 0.0)
    threes: tuple[Whereabouts, ...] = ()
    deals: int = 0
    complete: bool = False

    @property
    def loss(self) -> float:
        """How many thirds the card cost on average; 0 for the best one."""
        return 0.0 if self.other is None or self.cards[0].card is self.played else self.gap

    @property
    def certain(self) -> float:
        """How much of the gap chance cannot have made, in thirds; 0 or less where it may have made all of it."""
        return surely(self.gap, self.error, len(self.cards))


@dataclass(frozen=True)
class Sample:
    """Deals to judge in and how much each counts; ``complete`` when there are no others."""

    worlds: tuple[World, ...]
    weights: tuple[float, ...]
    complete: bool

    def mean(self, values: Sequence[float]) -> float:
        """Return the average of values that were found in the first of the deals."""
        used = self.weights[: len(values)]
        return sum(weight * value for weight, value in zip(used, values, strict=True)) / sum(used)

    def error(self, values: Sequence[float]) -> float:
        """Return the standard error of that: none where all deals were looked at.

        A deal that was drawn several times is one piece of evidence, however often it was drawn; and where a few deals
        make nearly all of the sample, their own middle is no more than a guess.
        """
        if self.complete and len(values) == len(self.worlds):
            return 0.0
        middle = self.mean(values)
        sums: dict[int, float] = {}
        times: dict[int, int] = {}
        for world, value in zip(self.worlds, values, strict=False):
            sums[id(world)] = sums.get(id(world), 0.0) + value - middle
            times[id(world)] = times.get(id(world), 0) + 1
        deals = effective(list(times.values()))
        return sqrt(sum(each * each for each in sums.values()) * deals / max(1.0, deals - 1)) / len(values)


def appraise(
    view: PlayerView, legal: Iterable[Action], played: Card, thought: Thought, deals: int = DEALS
) -> Appraisal:
    """Judge a card that was played on a view; equal arguments and chance give an equal judgement."""
    memory = remember(view)
    cards = in_question(memory, in_order({each.card for each in legal if isinstance(each, PlayCard)}), played)
    scene = Scene(game_seen(view), memory)
    sample = sampled(scene, deals, thought.rng)
    threes = whereabouts(memory, sample)
    if len(cards) == 1:
        alone = (Weighed(cards[0], 0.0, 0.0, 0),)
        return Appraisal(Grade.ONLY, alone, cards[0], threes=threes, deals=len(sample.worlds), complete=sample.complete)
    return _judged(scene, cards, sample, threes, thought)


def in_question(memory: Memory, playable: tuple[Card, ...], played: Card) -> tuple[Card, ...]:
    """Return the cards to compare: first what stands for the one played, then others that a good partner weighs."""
    kin = alike(playable, memory)
    tried = worth_trying(memory, playable)
    mine = next((card for card in tried if kin[card] is kin[played]), played)
    return (mine, *(card for card in tried if card is not mine))


def sampled(scene: Scene, deals: int, rng: random.Random) -> Sample:
    """Return so many deals, drawn by their weight; where there are no more, all of them with their weights."""
    everything = Worlds.of(scene.memory)
    if everything.count > deals or len(scene.memory.table.stock):
        drawn = imagine(scene, deals, REFLEX, rng)[0]
        return Sample(tuple(drawn), (1.0,) * len(drawn), complete=False)
    worlds = tuple(everything[at] for at in range(everything.count))
    return Sample(worlds, tuple(Beliefs(scene, REFLEX).weigh(worlds)), complete=True)


def whereabouts(memory: Memory, sample: Sample) -> tuple[Whereabouts, ...]:
    """Return where each three may be that is not seen."""
    found = []
    for three in (card for card in memory.unseen if card.rank is Rank.THREE):
        one = bit(three)
        shares = {
            seat: sample.mean([bool(world.hands.get(seat, 0) & one) for world in sample.worlds])
            for seat in memory.may_hold
        }
        aside = max(0.0, 1.0 - sum(shares.values()))
        rounded = tuple((seat, round(part, 3)) for seat, part in shares.items())
        found.append(Whereabouts(three, rounded, round(aside, 3)))
    return tuple(found)


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
        found, weighed, played, other.card, round(gap, 3), round(error, 3), (takes[0], takes[1]), threes,
        len(sample.worlds), sample.complete,
    )  # fmt: skip


def _weighed(trial: Trial, sample: Sample) -> Weighed:
    mean, error = sample.mean(trial.values) / 2, sample.error(trial.values) / 2
    return Weighed(trial.card, round(mean, 3), round(error, 3), len(trial.values))


def _tried(scene: Scene, cards: tuple[Card, ...], sample: Sample, thought: Thought) -> list[Trial]:
    """Try the cards, the best first; the card that was played is tried as often as the one that is better."""
    rng, cancelled = thought.rng, thought.cancelled
    trials = search(scene, cards, sample.worlds, REFLEX, rng, cancelled, patient=sample.complete)
    mine = next(each for each in trials if each.card is cards[0])
    if mine is not trials[0] and len(mine.values) < len(sample.worlds):
        both = search(scene, (cards[0], trials[0].card), sample.worlds, REFLEX, rng, cancelled, patient=True)
        trials = (*both, *(each for each in trials if each.card not in (cards[0], trials[0].card)))
    still = max(len(each.values) for each in trials)
    return sorted(trials, key=lambda each: (len(each.values) < still, -sample.mean(each.values)))


def graded(gap: float, error: float, cards: int, *, is_best: bool) -> Grade:
    """Grade a card by its gap to the best one, in thirds, or to the next one where it is the best itself.

    >>> [graded(2.0, error, 2, is_best=False).value for error in (0.0, 0.5, 1.0)]
    ['mistake', 'inaccuracy', 'close']
    """
    certain = surely(gap, error, cards)
    if is_best:
        return Grade.BEST if certain > 0 or not error else Grade.CLOSE
    if certain <= 0:
        return Grade.CLOSE
    return next((grade for least, grade in STEPS if certain >= least), Grade.FINE)


def surely(gap: float, error: float, cards: int) -> float:
    """Return how much of a gap is certain when so many cards were compared.

    The more they are, the oftener one of them looks better by chance alone; therefore each comparison must be the
    surer (Bonferroni).
    """
    return gap - NormalDist().inv_cdf(1 - _DOUBT / max(1, cards - 1)) * error


def _takes(scene: Scene, sample: Sample, card: Card, thought: Thought) -> float:
    """Return in which share of the deals the own side takes the trick with a card."""
    won = total = 0.0
    for at in range(0, len(sample.worlds), 1 if sample.complete else max(1, len(sample.worlds) // _TRICK_DEALS)):
        frame = scene.frame(sample.worlds[at])
        after = play(frame, scene.position(sample.worlds[at], thought.rng), bit(card))
        winner = after.turn if not after.trick else trick_won(frame, after, REFLEX)
        won += sample.weights[at] * (frame.sides[winner] == frame.sides[scene.place])
        total += sample.weights[at]
    return won / total
