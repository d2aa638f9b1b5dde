"""Learns how players play, so that they can be foreseen: writes the weights where the bots find them.

``python -m tests.bots.imitate`` seats four equal bots and puts down the marks of the cards that they might have played
and which it was; the weights that make what they played likeliest (a conditional logit) are kept, one set for those who
think and one for those who go by the book. With no arguments it writes the file that is kept.
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from tests.bots.learn import PAIRS, marked, written
from tests.bots.table import CLASSIC, deal, play, shuffled
from tressette_desktop.engine.bots import learned_habits
from tressette_desktop.engine.bots.bot import Bot, Why
from tressette_desktop.engine.bots.marks import FOLLOW, LEAD, THROW, Case, Marks, places, size
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.bots.thinker import Thinker
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.kernel.bits import bit
from tressette_desktop.engine.kernel.position import choices
from tressette_desktop.engine.kernel.telling import position_of

TOLD = {
    "THINKERS": "Of leads, throws and follows: what those play who think, so that e to the weights are the odds.",
    "BOOKISH": "The same of those who go by the book.",
}
CASES = (LEAD, THROW, FOLLOW)

CHUNK = 20
"""How many hands are watched at a time."""

STEPS, PACE, RIDGE = 400, 0.1, 0.5
"""How often the weights are made better, by how much at first, and what holds those that were hardly ever seen."""


@dataclass
class Seen:
    """The choices of one case: where the marks of each card stand among the weights, and which card was played."""

    case: Case
    marks: list[list[int]] = field(default_factory=list)
    starts: list[int] = field(default_factory=list)
    played: list[int] = field(default_factory=list)

    def add(self, marks: list[Marks], played: int) -> None:
        """Add a choice."""
        self.starts.append(len(self.marks))
        self.played.append(len(self.marks) + played)
        self.marks.extend(places(self.case, each) for each in marks)

    def join(self, other: Seen) -> None:
        """Add the choices of another."""
        self.starts.extend(len(self.marks) + each for each in other.starts)
        self.played.extend(len(self.marks) + each for each in other.played)
        self.marks.extend(other.marks)

    def weights(self) -> tuple[int, ...]:
        """The weights that make what was played likeliest, in hundredths of what makes it e times as likely."""
        marks, starts, number = np.array(self.marks), np.array(self.starts), size(self.case)
        choice = np.repeat(np.arange(len(starts)), np.diff([*self.starts, len(self.marks)]))
        taken = np.zeros(len(marks))
        taken[self.played] = 1.0
        weights, mean, spread = np.zeros(number), np.zeros(number), np.zeros(number)
        for step in range(1, STEPS + 1):
            promise = weights[marks].sum(axis=1)
            odds = np.exp(promise - np.maximum.reduceat(promise, starts)[choice])
            missed = taken - odds / np.add.reduceat(odds, starts)[choice]
            slope = sum(np.bincount(column, missed, number) for column in marks.T) - RIDGE * weights
            mean, spread = 0.9 * mean + 0.1 * slope, 0.99 * spread + 0.01 * slope * slope
            stride = PACE / (1 + 3 * step / STEPS)
            weights = weights + stride * (mean / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-9)
        return tuple(round(100 * each) for each in weights)

    def foreseen(self, weights: np.ndarray) -> int:
        """In how many of the choices no card was likelier than the one played."""
        found = weights[np.array(self.marks)].sum(axis=1)
        best = np.maximum.reduceat(found, np.array(self.starts))
        return int((found[self.played] == best).sum())


@dataclass(frozen=True)
class Watch:
    """Some hands of four equal bots to look at."""

    name: str
    bot: Bot
    seed: str

    def seen(self) -> list[Seen]:
        """See what is played; what a word bids is no habit."""
        rng, seen = random.Random(self.seed), [Seen(case) for case in CASES]
        for number in range(CHUNK):
            layout = deal(shuffled(rng), dealer=number % 4)
            for moment in play((self.bot,) * 4, layout, dealer=number % 4, seed=rng.getrandbits(32)):
                action = moment.choice.action
                if isinstance(action, PlayCard) and moment.choice.why is not Why.BUSSO:
                    position = position_of(CLASSIC, moment.truth)
                    cards = list(choices(PAIRS, position))
                    if len(cards) > 1:
                        case, marks = marked(PAIRS, position, cards)
                        seen[case].add(marks, cards.index(bit(action.card)))
        return seen


def main() -> None:
    """Watch, and write what was seen."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots.imitate", description=__doc__)
    parser.add_argument("--hands", type=int, nargs=2, default=[3000, 12000], help="of those who think, of the others")
    parser.add_argument("--worlds", type=int, default=150, help="in how many deals those think")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(learned_habits.__file__))
    asked = parser.parse_args()
    players: tuple[Bot, ...] = (Thinker("thinks", asked.worlds), BOTS["rulebook-1"])
    seen = {name: [Seen(case) for case in CASES] for name in TOLD}
    watches = [
        Watch(name, bot, f"{asked.seed} {name} {chunk}")
        for name, bot, hands in zip(TOLD, players, asked.hands, strict=True)
        for chunk in range(hands // CHUNK)
    ]
    with ProcessPoolExecutor(asked.jobs, get_context("spawn")) as pool:
        for watch, found in zip(watches, pool.map(Watch.seen, watches), strict=True):
            for whole, some in zip(seen[watch.name], found, strict=True):
                whole.join(some)
    weights = {name: [each.weights() for each in cases] for name, cases in seen.items()}
    asked.out.write_text(written("imitate", weights, TOLD), "utf-8")


if __name__ == "__main__":
    main()
