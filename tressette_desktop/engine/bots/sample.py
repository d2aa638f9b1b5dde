"""Deals to judge in: drawn by their weight, or all that are possible; and where the threes lie in them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from tressette_desktop.engine.bots.beliefs import Beliefs, effective
from tressette_desktop.engine.bots.grading import Whereabouts
from tressette_desktop.engine.bots.memory import Memory
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.search import imagine
from tressette_desktop.engine.bots.thinker import THOUGHTFUL
from tressette_desktop.engine.bots.worlds import World, Worlds
from tressette_desktop.engine.cards import Rank
from tressette_desktop.engine.kernel.bits import bit


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


def sampled(scene: Scene, deals: int, rng: random.Random) -> Sample:
    """Return so many deals, drawn by their weight; where there are no more, all of them with their weights."""
    everything = Worlds.of(scene.memory)
    if everything.count > deals or len(scene.memory.table.stock):
        drawn = imagine(scene, deals, THOUGHTFUL, rng)[0]
        if len(drawn) == 1:  # the stock may still lie differently each time
            drawn *= deals
        return Sample(tuple(drawn), (1.0,) * len(drawn), complete=False)
    worlds = tuple(everything[at] for at in range(everything.count))
    return Sample(worlds, tuple(Beliefs(scene, THOUGHTFUL).weigh(worlds)), complete=True)


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
