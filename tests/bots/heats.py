"""What it is worth how hands are played out: by reflexes of different heat, or as they are, on the same deals.

``python -m tests.bots.heats --heats 0 30 kept --pairs 300 --seed 301`` prints what each gains on the first rulebook
(or on another bot), in thirds a deal, and what it gains more than the first of them; with standard errors. ``kept`` is
as the bots play out. Each deal is played twice, the second time in each other's seats.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from operator import sub
from statistics import mean, stdev

from tests.bots.arena import gain
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.reflex import Instinct
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.search import Trial, search
from tressette_desktop.engine.bots.thinker import Thinker
from tressette_desktop.engine.bots.worlds import World
from tressette_desktop.engine.cards import Card

CHUNK = 10
"""How many deals are played by all before it is told what came so far."""


@dataclass(frozen=True)
class Heated(Thinker):
    """A thinker that plays out with a reflex of its own."""

    reflex: Instinct = field(default_factory=Instinct)

    def tried(self, scene: Scene, cards: tuple[Card, ...], worlds: list[World], thought: Thought) -> tuple[Trial, ...]:
        """Try the cards with that reflex."""
        return search(scene, cards, worlds, (self.reflex, self.reflex), thought.rng, thought.cancelled)


def searching(heat: str, deals: int) -> Thinker:
    """One that thinks in so many deals, and plays them out in this heat or as it is kept."""
    return Thinker(heat, deals) if heat == "kept" else Heated("heated", deals, reflex=Instinct(heat=float(heat)))


def told(heat: str, gains: Sequence[float], first: Sequence[float]) -> str:
    """The gains of a heat, and those over the first heat."""
    more = list(map(sub, gains, first))
    errors = [stdev(each) / sqrt(len(each)) for each in (gains, more)]
    return f"heat {heat}: {mean(gains):+.3f} ± {errors[0]:.3f}, more by {mean(more):+.3f} ± {errors[1]:.3f}"


def main() -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots.heats", description=__doc__)
    parser.add_argument("--heats", nargs="+", default=["0", "30"], help="in hundredths of a third, or kept")
    parser.add_argument("--deals", type=int, default=400, help="in how many deals a card is tried")
    parser.add_argument("--other", default="rulebook-1", choices=list(BOTS), help="whom they play against")
    parser.add_argument("--pairs", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    bots = {heat: searching(heat, asked.deals) for heat in asked.heats}
    gains: dict[str, list[float]] = {heat: [] for heat in bots}
    for chunk in range(asked.pairs // CHUNK):
        for heat, bot in bots.items():
            gains[heat] += gain(bot, BOTS[asked.other], CHUNK, 1000 * asked.seed + chunk)
        lines = [told(heat, some, gains[asked.heats[0]]) for heat, some in gains.items()]
        print(f"{(chunk + 1) * CHUNK} pairs", *lines, sep="\n  ", flush=True)


if __name__ == "__main__":
    main()
