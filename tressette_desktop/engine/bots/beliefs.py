"""How likely the deals are that a seat cannot rule out: each is asked how well it explains what the others did.

A player mostly plays a card that promises much to the reflex, or to the book, says what the book says, and declares
what he holds; a deal that makes a play a strange one becomes unlikelier, but no deal ever dies of it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
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

_UNTOLD: Final = {"accusa": 0.1, "forced": 0.001}
"""How much a deal keeps in which a seat holds a combination that it did not declare; where it must be told,
next to nothing."""

_FLOOR: Final = 0.001
"""The least that a deal keeps of what the best one has."""


@dataclass(frozen=True)
class Player:
    """Another seat: what it played, as those see it who are on these sides, and how well the hands explain it so far.

    The same hand is in many deals, so what was found of one is remembered.
    """

    seat: Seat
    frame: Frame
    plays: tuple[Played, ...]
    explained: dict[int, float] = field(default_factory=dict)


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

    def players(self, frame: Frame) -> tuple[Player, ...]:
        """Return the others, on these sides."""
        plays = tuple(Telling(self.scene, frame).plays())
        order = self.scene.order
        return tuple(
            Player(seat, frame, tuple(each for each in plays if order[each.place] == seat))
            for seat in self.scene.memory.may_hold
        )

    @cached_property
    def _players(self) -> dict[tuple[int, ...], tuple[Player, ...]]:
        return {}

    @cached_property
    def _untold(self) -> dict[Seat, tuple[int, int]]:
        return untold(self.scene) if self.scene.memory.options.buongioco in _UNTOLD else {}

    def _likelihood(self, world: World) -> float:
        frame = self.scene.frame(world)
        players = self._players.get(frame.sides)
        if players is None:
            players = self._players[frame.sides] = self.players(frame)
        found = 1.0
        for player in players:
            hand = world.hands.get(player.seat, 0)
            explained = player.explained.get(hand)
            if explained is None:
                explained = player.explained[hand] = self._explained(player, hand)
            found *= explained
        return found

    def _explained(self, player: Player, hand: int) -> float:
        found = likelihood(player.frame, player.plays, hand, self.reflex, BOOK)
        told = self._untold.get(player.seat)
        silent = told is not None and combinations(hand | told[0]) > told[1]
        return found * _UNTOLD[self.scene.memory.options.buongioco] if silent else found


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
