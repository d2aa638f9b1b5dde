"""How likely the deals are that a seat cannot rule out: each is asked how well it explains what the others did.

A player mostly plays a card that promises much to the reflex, or to the book, says what the book says, and declares
what he holds; a deal that makes a play a strange one becomes unlikelier, but no deal ever dies of it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Final

from tressette_desktop.engine.bots.book import Book
from tressette_desktop.engine.bots.evidence import Telling, combinations, untold
from tressette_desktop.engine.bots.likelihood import Played, likelihood
from tressette_desktop.engine.bots.reflex import Instinct
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.worlds import World
from tressette_desktop.engine.kernel.position import Frame
from tressette_desktop.engine.seats import Seat

BOOK: Final = Book()
"""How those play who go by the book; the others are supposed to play by reflex."""

_UNTOLD: Final = 0.1
"""How much a deal keeps in which a seat holds a combination that it did not declare."""

_TRUST: Final = 0.4
"""The power to which a likelihood is raised before it counts: models of players are surer of themselves than right."""

_FLOOR: Final = 0.001
"""The least that a deal keeps of what the best one has."""


@dataclass(frozen=True)
class Beliefs:
    """Weighs the deals of a scene by what was seen and heard in it."""

    scene: Scene
    reflex: Instinct

    def weigh(self, worlds: Sequence[World]) -> list[float]:
        """Return a weight for each deal, the greatest 1."""
        weights = [self._likelihood(world) for world in worlds]
        best = max(weights, default=1.0)
        return [max(_FLOOR, weight / best) for weight in weights]

    def plays(self, frame: Frame) -> tuple[Played, ...]:
        """Return the plays of the others, in order, as those see them who are on these sides."""
        found = self._plays.get(frame.sides)
        if found is None:
            found = self._plays[frame.sides] = tuple(Telling(self.scene, frame).plays())
        return found

    @cached_property
    def _plays(self) -> dict[tuple[int, ...], tuple[Played, ...]]:
        return {}

    @cached_property
    def _untold(self) -> dict[Seat, tuple[int, int]]:
        return untold(self.scene)

    def _likelihood(self, world: World) -> float:
        scene, frame = self.scene, self.scene.frame(world)
        hands = [world.hands.get(seat, 0) for seat in scene.order]
        found: float = likelihood(frame, self.plays(frame), hands, self.reflex, BOOK) ** _TRUST
        for seat, (played, declared) in self._untold.items():
            if combinations(world.hands.get(seat, 0) | played) > declared:
                found *= _UNTOLD
        return found


def effective(weights: Sequence[float]) -> float:
    """Return how many equally likely deals some weighted ones are as good as.

    >>> effective([1, 1, 1, 1]), round(effective([1, 0.02, 0.02]), 2)
    (4.0, 1.08)
    """
    return sum(weights) ** 2 / sum(weight * weight for weight in weights)


def drawn_by_weight(worlds: Sequence[World], weights: Sequence[float], number: int, rng: random.Random) -> list[World]:
    """Draw so many deals, each as often as its weight wants, as evenly as that can be done."""
    sums = list(accumulate(weights))
    step = sums[-1] / number
    goal, chosen, at = rng.random() * step, [], 0
    for _ in range(number):
        while sums[at] < goal and at < len(sums) - 1:
            at += 1
        chosen.append(worlds[at])
        goal += step
    return chosen
