"""Thinking ahead: every card that comes into question is played out in many deals, and the best on average is played.

How hard a bot thinks is the number of deals that it imagines, never a time: so the same view, chance and number give
the same card on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from operator import mul, sub
from typing import Final

from tressette_desktop.engine.bots.aim import aim_of
from tressette_desktop.engine.bots.beliefs import Beliefs, drawn_by_weight, effective
from tressette_desktop.engine.bots.reflex import Instinct
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.worlds import World, Worlds
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.engine.kernel.bits import bit
from tressette_desktop.engine.kernel.playout import MUTE, ROLLS, Reflex, play_out, trick_won
from tressette_desktop.engine.kernel.position import Frame, Position, play
from tressette_desktop.engine.kernel.solver import Solver

_ROUND: Final = 20
"""After how many deals the cards that fall behind are given up."""

_BEHIND: Final = 2.8
_SLACK: Final = 0.1
"""A card falls behind when it is worse by so many standard errors and so many thirds."""

_WIDE: Final = 4
"""How many times more deals are weighed than are played out."""

_SOLVED: Final = {2: 10, 3: 5, 4: 4, 5: 3}
"""From how many cards a hand on a deal that is known is solved, by the number of hands."""

_ALONE: Final = 800
"""How many times a deal is played out that is the only one."""


Players = tuple[Reflex, Reflex]


@dataclass
class Trial:
    """What came of playing a card: for each deal what it brought the own side over the other, in thirds."""

    card: Card
    values: list[float] = field(default_factory=list)
    took: int = 0

    @property
    def mean(self) -> float:
        """The average."""
        return sum(self.values) / len(self.values)

    def error_to(self, other: Trial) -> float:
        """The standard error of the difference to another card, over the deals that both were tried in."""
        return error_of_gap(self.values, other.values)


def error_of_gap(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the standard error of the difference between two averages, over the deals that both were tried in.

    >>> error_of_gap([1.0, 3.0, 5.0], [1.0, 1.0])
    1.0
    """
    count = min(len(one), len(other))
    gaps = list(map(sub, one, other))
    around_zero = sum(map(mul, gaps, gaps))
    return sqrt(max(0.0, around_zero - sum(gaps) ** 2 / count) / max(1, count - 1) / count)


@dataclass(frozen=True)
class Findings:
    """The cards that were tried, the best first, and how many equally likely deals they rest on."""

    trials: tuple[Trial, ...]
    deals: float


def imagine(scene: Scene, number: int, reflex: Instinct | None, rng: random.Random) -> tuple[list[World], float]:
    """Return deals to think in, and how many equally likely ones they are as good as.

    Without a reflex all weigh the same. Where no more are possible than would be weighed, all of them are.
    """
    worlds = Worlds.of(scene.memory)
    wide = _WIDE * number if reflex is not None else number
    some = [worlds[at] for at in range(worlds.count)] if worlds.count <= wide else list(worlds.draw(rng, wide))
    if len(some) == 1:
        return some, 1.0
    weights = Beliefs(scene, reflex).weigh(some) if reflex is not None else [1.0] * len(some)
    chosen = drawn_by_weight(some, weights, number, rng)
    rng.shuffle(chosen)  # one deal drawn often must not fill the first rounds, after which cards are given up
    return chosen, effective(weights)


def search(
    scene: Scene,
    cards: Sequence[Card],
    worlds: Sequence[World],
    players: Players,
    rng: random.Random,
    cancelled: Callable[[], bool] = lambda: False,
    *,
    patient: bool = False,
) -> tuple[Trial, ...]:
    """Try cards in deals and return what came of them, the best first; whoever is ``patient`` gives none of them up.

    ``players`` are how the own side plays on, and how the others do. All cards meet the same rolls in a deal. A single
    deal is solved, or, where that would take long, played out many times.
    """
    trials = [Trial(card) for card in cards]
    table = scene.memory.table
    known = len(worlds) == 1 and not len(table.stock) and len(scene.memory.hand) <= _SOLVED[len(scene.order)]
    if len(worlds) == 1 and not known and not patient:
        worlds = list(worlds) * _ALONE
    value = _solved(scene) if known else _played_out(scene, players)
    running = trials
    for at, world in enumerate(worlds):
        frame, position, start = scene.frame(world), scene.position(world, rng), rng.randrange(ROLLS)
        for trial in running:
            trial.values.append(value(frame, position, bit(trial.card), start))
        if at % _ROUND == _ROUND - 1:
            running = running if patient else _still_in(running)
            if (len(running) == 1 and not patient) or cancelled():
                break
    return tuple(sorted(trials, key=lambda trial: (trial not in running, -trial.mean)))


def takes(scene: Scene, world: World, card: Card, reflex: Reflex, rng: random.Random) -> bool:
    """Whether the own side takes the trick with a card in a deal, if nobody errs who plays after it."""
    frame = scene.frame(world)
    winner = trick_won(frame, scene.position(world, rng), reflex, bit(card), _busso(scene))
    return frame.sides[winner] == frame.sides[scene.place]


def _played_out(scene: Scene, players: Players) -> Callable[[Frame, Position, int, int], float]:
    aims, (ours, theirs), busso = aim_of(scene), players, _busso(scene)

    def value(frame: Frame, position: Position, first: int, start: int) -> float:
        if frame.sides[scene.place]:
            return -aims[play_out(frame, position, theirs, first, start, ours, busso)]
        return aims[play_out(frame, position, ours, first, start, theirs, busso)]

    return value


def _busso(scene: Scene) -> int:
    """Whether busso was said with the trick on the table, told as to :func:`play_out`; hands go on by the same code."""
    memory = scene.memory
    if memory.options.code != "classic":
        return MUTE
    said = memory.table.said
    return int(any(each.trick == len(memory.table.tricks) and each.signal is Signal.BUSSO for each in said))


def _solved(scene: Scene) -> Callable[[Frame, Position, int, int], float]:
    aims = aim_of(scene)
    solvers: dict[Frame, Solver] = {}

    def value(frame: Frame, position: Position, first: int, start: int) -> float:
        aim = aims[solvers.setdefault(frame, Solver(frame)).value(play(frame, position, first))]
        return -aim if frame.sides[scene.place] else aim

    return value


def _still_in(trials: list[Trial]) -> list[Trial]:
    best = max(trials, key=lambda trial: trial.mean)
    return [
        trial for trial in trials if trial is best or best.mean - trial.mean <= _SLACK + _BEHIND * trial.error_to(best)
    ]
