"""How often what is bid, and what a seat wins by its bid beside what it would win by passing.

``python -m tests.bots.passing --hands 1000`` plays deals in which everybody bids by trial, and those in which the seat
that is looked at bids once more, with that seat passing: units of the ledger a hand, with their standard error, of all
bids of a kind and by thirds of them, the hands that are worth least first.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from statistics import mean, stdev

from tests.bots.bids import DEALS, Bidder, Heard, Told, hand
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.core.actions import Action, Bid, Pass
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.registry import game_of

FEW = 5
"""Of fewer bids nothing is told."""


@dataclass(frozen=True)
class Passer(Bidder):
    """Passes, and decides all else by trial."""

    def decide(self, view: PlayerView, legal: tuple[Action, ...], thought: Thought, told: Told) -> Action:
        """Pass where something may be bid."""
        if any(isinstance(action, Bid) for action in legal):
            return Pass()
        return super().decide(view, legal, thought, told)


@dataclass(frozen=True)
class Word:
    """What a seat said in an auction, its units in the hand, and those that it wins when it passes instead."""

    said: Heard
    paid: int
    passing: int


def words(game: Game, number: int, seed: int, bidder: Bidder) -> Iterator[Word]:
    """The word of one seat in each of so many deals, of each place in turn."""
    for at in range(number):
        bidders, dealer = [bidder] * game.seats, at % game.seats
        told = hand(game, bidders, f"{seed} {at}", dealer)
        said = told.heard[at // game.seats % len(told.heard)]
        paid = passing = told.paid[said.seat]
        if said.level >= 0:
            bidders[said.seat] = Passer(bidder.deals, bidder.lore)
            passing = hand(game, bidders, f"{seed} {at}", dealer).paid[said.seat]
        yield Word(said, paid, passing)


def weighed(game: Game, some: Sequence[Word]) -> str:
    """How often what was said, and what bids won beside passing."""
    kinds = ["a pass", *game.variant.stakes]
    said = Counter((each.said.lowest, kinds[each.said.level + 1]) for each in some)
    lines = [f"{number:5d} {kind} over level {lowest}" for (lowest, kind), number in sorted(said.items())]
    for level, kind in enumerate(kinds[1:]):
        bids = sorted((each for each in some if each.said.level == level), key=lambda each: each.said.worth)
        cuts = [len(bids) * third // 3 for third in range(4)]
        for part in (bids, *(bids[low:high] for low, high in pairwise(cuts))):
            if len(part) >= FEW:
                more = [each.paid - each.passing for each in part]
                won, passing = mean(each.paid for each in part), mean(each.passing for each in part)
                gain = f"{mean(more):+.3f} ± {stdev(more) / sqrt(len(more)):.3f}"
                lines.append(f"{len(part):5d} {kind}: {won:+.3f} units, by passing {passing:+.3f}, gained {gain}")
    return "\n".join(lines)


def main() -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots.passing", description=__doc__)
    parser.add_argument("--variant", default="terziglio")
    parser.add_argument("--hands", type=int, default=1000)
    parser.add_argument("--deals", type=int, default=DEALS, help="in how many deals everything is tried")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = game_of(asked.variant)
    print(weighed(game, list(words(game, asked.hands, asked.seed, Bidder(asked.deals)))))


if __name__ == "__main__":
    main()
