"""Hands played at random by the engine, and by a bare loop: ``python -m tests.bench``.

The bare loop (:mod:`tests.bench.bare`) and the engine are given the same packs and the same chance, so they play the
same cards, and must come to the same result: that is asserted, hand for hand, after the clock has stopped. What the
engine does beyond that is what it is for: every decision is judged at one door, whoever sends it, and answered with a
new table and the events that lead there. The aim is half the speed; ARCHITECTURE.md says how near it is, and why.

Between the two stands the bare loop in the engine's shape (:mod:`tests.bench.shaped`), which tells how much of the
distance is due to the shape, and how much to the rules.

The figures are for people: nothing here fails because a machine is slow.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from typing import TypeVar

from tests.bench import bare, shaped
from tests.bench.bare import Result, shuffled
from tressette_desktop.engine.core.actions import Action, Declare, play_card
from tressette_desktop.engine.core.terms import DealScore
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules import melds
from tressette_desktop.engine.rules.phases.tricks import playable
from tressette_desktop.engine.rules.registry import game_of

ROUNDS, DEALS = 5, 400
CLASSIC = game_of("classic")
BEGUN = Match.new(CLASSIC, dealer=3)
T = TypeVar("T")


def play(rng: random.Random) -> DealScore:
    """Play one hand by the rules, each card by chance; every combination is declared."""
    table = BEGUN.deal(BEGUN.layout(shuffled(rng))).table
    while awaited := rules.awaited(CLASSIC, table):
        seat, trick = awaited[0], table.trick
        if table.phase == "declaring":
            action: Action = Declare(melds.undeclared(table, seat))
        else:
            may = playable(table.hand(seat), None if trick is None else trick.cards[0])
            action = play_card(rng.choice(may))
        table = rules.apply(CLASSIC, table, seat, action).table
    assert table.score is not None
    return table.score


def result(score: DealScore) -> Result:
    """Return of a score what the bare loop says of it."""
    assert score.last_trick is not None
    special = score.special.value if score.special is not None else 0
    return Result(score.thirds, score.last_trick, score.points, score.melds, special, score.winners)


def timed(play_one: Callable[[random.Random], T], seed: int) -> tuple[float, list[T]]:
    """Play some hands; return how many a second and what they came to.

    Only the time of the processor counts, so that a busy machine changes little.
    """
    rng = random.Random(seed)
    start = time.process_time()
    played = [play_one(rng) for _ in range(DEALS)]
    return DEALS / (time.process_time() - start), played


def main() -> None:
    """Print the median of some rounds, the two taking turns."""
    rates = []
    for seed in range(ROUNDS):
        plain, expected = timed(bare.play, seed)
        formed, same = timed(shaped.play, seed)
        ruled, scores = timed(play, seed)
        assert [result(score) for score in scores] == same == expected, "they do not play the same game"
        rates.append((plain, formed, ruled))
    loop, shape, engine = (statistics.median(each) for each in zip(*rates, strict=True))
    print(f"bare loop    {loop:8.0f} deals/s")
    print(f"in the shape {shape:8.0f} deals/s")
    print(f"engine       {engine:8.0f} deals/s (medians of {ROUNDS} rounds of {DEALS})")
    for name, at in (("shape", 1), ("engine", 2)):
        ratios = sorted(rate[at] / rate[0] for rate in rates)
        print(f"{name} to loop {statistics.median(ratios):8.2f}, from {ratios[0]:.2f} to {ratios[-1]:.2f}")


if __name__ == "__main__":
    main()
