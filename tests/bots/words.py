"""What words are worth: a pair that speaks and listens against the same pair, mute and deaf.

``python -m tests.bots.words [--bot esperto] [--options code=ludopoli] [--pairs 100] [--seed 1]`` prints what the first
gains a deal, in thirds, with its standard error. Each deal is played twice, the
second time in each other's seats, with the same chance as long as the same cards are played.
"""

from __future__ import annotations

import argparse
from math import sqrt
from statistics import mean, stdev

from tests.bots.arena import Muted, Steady, gain
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.rules.registry import game_of


def main() -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots.words", description=__doc__)
    parser.add_argument("--bot", default="esperto", choices=list(BOTS))
    parser.add_argument("--options", default="")
    parser.add_argument("--pairs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    bot, game = BOTS[asked.bot], game_of("classic", asked.options)
    gains = gain(Steady(bot), Steady(Muted(bot)), asked.pairs, asked.seed, game)
    error = stdev(gains) / sqrt(len(gains))
    print(f"{asked.bot} {asked.options}: {mean(gains):+.2f} ± {error:.2f} thirds a deal, {len(gains)} pairs")


if __name__ == "__main__":
    main()
