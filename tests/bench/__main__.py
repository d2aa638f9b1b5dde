"""Hands played at random by the engine, and by a bare loop: ``python -m tests.bench``.

The bare loop uses the same cards and the same choice at random among the cards that may be played; it keeps no state
but hands and thirds, knows no options, writes no events. The engine should be at least half as fast. Figures for
people: nothing here fails because a machine is slow.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable

from tressette_desktop.engine.cards import DECK, Card, without
from tressette_desktop.engine.core.actions import Decline, PlayCard
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules.phases.tricks import playable
from tressette_desktop.engine.rules.registry import game_of

ROUNDS, DEALS = 5, 400


def bare(rng: random.Random) -> tuple[int, ...]:
    """Play one hand with nothing but cards; return the points of the sides."""
    deck = list(DECK)
    rng.shuffle(deck)
    hands = [tuple(deck[5 * seat : 5 * seat + 5] + deck[20 + 5 * seat : 25 + 5 * seat]) for seat in range(4)]
    thirds, leader = [0, 0], 0
    for _ in range(10):
        trick: list[Card] = []
        for step in range(4):
            seat = (leader + step) % 4
            hand = hands[seat]
            card = rng.choice(playable(hand, trick[0] if trick else None))
            hands[seat] = without(hand, card)
            trick.append(card)
        best = 0
        for at, card in enumerate(trick):
            if card.suit is trick[best].suit and card.strength > trick[best].strength:
                best = at
        leader = (leader + best) % 4
        thirds[leader % 2] += sum(card.thirds for card in trick)
    thirds[leader % 2] += 3
    return tuple(each // 3 for each in thirds)


def engine(rng: random.Random) -> tuple[int, ...]:
    """Play one hand by the rules; return the points of the sides."""
    game = game_of("classic")
    deck = list(DECK)
    rng.shuffle(deck)
    match = Match.new(game, dealer=3)
    table = match.deal(match.layout(tuple(deck))).table
    while not table.over:
        seat = rules.awaited(game, table)[0]
        if table.phase == "declaring":
            table = rules.apply(game, table, seat, Decline()).table
        else:
            may = playable(table.hand(seat), table.trick.cards[0] if table.trick is not None else None)
            table = rules.apply(game, table, seat, PlayCard(rng.choice(may))).table
    assert table.score is not None
    return table.score.points


def deals_a_second(play: Callable[[random.Random], tuple[int, ...]], seed: int) -> float:
    """Play some hands; only the time of the processor counts, so that a busy machine changes little."""
    rng = random.Random(seed)
    start = time.process_time()
    for _ in range(DEALS):
        points = play(rng)
        assert sum(points) == 11
    return DEALS / (time.process_time() - start)


def main() -> None:
    """Print the median of some rounds, the two taking turns."""
    rates = [(deals_a_second(bare, seed), deals_a_second(engine, seed)) for seed in range(ROUNDS)]
    plain, ruled = (statistics.median(each) for each in zip(*rates, strict=True))
    print(f"bare loop {plain:8.0f} deals/s")
    print(f"engine    {ruled:8.0f} deals/s, {ruled / plain:.2f} of it (median of {ROUNDS} rounds of {DEALS})")


if __name__ == "__main__":
    main()
