"""The least that a hand of tressette can cost: cards, hands, tricks, and what they are worth.

It comes to the same result from the same cards as the engine with the classic options: guarded against a card that may
not be played, combinations found after the first trick, the last trick, whole points, special wins, the game won or
not. There is no table to look at, nothing to follow or to redact, nothing to choose but cards, and one set of rules.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from tressette_desktop.engine.cards import DECK, TRESSETTE_RANKS, Card, Suit, in_order, without

TARGET = 21


class Result(NamedTuple):
    """What a hand comes to, by side; ``special`` is the number of games that a special win counts."""

    thirds: tuple[int, ...]
    last_trick: int
    points: tuple[int, ...]
    melds: tuple[int, ...]
    special: int
    winners: tuple[int, ...]


def shuffled(rng: random.Random) -> tuple[Card, ...]:
    """Return the pack in a new order."""
    deck = list(DECK)
    rng.shuffle(deck)
    return tuple(deck)


def play(rng: random.Random) -> Result:
    """Play one hand, eldest being seat 0, each card by chance; every combination is declared."""
    deck = shuffled(rng)
    dealt = [in_order(deck[5 * seat : 5 * seat + 5] + deck[20 + 5 * seat : 25 + 5 * seat]) for seat in range(4)]
    hands, melds, leader = list(dealt), [0, 0], 0
    tricks: list[tuple[int, list[Card]]] = []
    for number in range(10):
        trick: list[Card] = []
        for step in range(4):
            seat = (leader + step) % 4
            hand = hands[seat]
            may = [card for card in hand if card.suit is trick[0].suit] if trick else None
            card = rng.choice(may or hand)
            if card not in hand or (may and card not in may):
                raise ValueError(f"{card} may not be played")
            hands[seat] = without(hand, card)
            trick.append(card)
        best = 0
        for at, card in enumerate(trick):
            if card.suit is trick[best].suit and card.strength > trick[best].strength:
                best = at
        leader = (leader + best) % 4
        tricks.append((leader, trick))
        if number == 0:
            for seat in range(4):
                melds[seat % 2] += combinations(dealt[seat])
    return counted(tricks, melds)


def combinations(hand: tuple[Card, ...]) -> int:
    """Return the points of the combinations in a hand: as many as cards of a rank, three for a Napoletana."""
    some = [card for card in hand if card.rank in TRESSETTE_RANKS]
    if len(some) < 3:
        return 0
    ranks, suits = [card.rank for card in some], [card.suit for card in some]
    alike = sum(ranks.count(rank) for rank in TRESSETTE_RANKS if ranks.count(rank) >= 3)
    return alike + 3 * sum(suits.count(suit) == 3 for suit in Suit)


def counted(tricks: list[tuple[int, list[Card]]], melds: list[int]) -> Result:
    """Count a hand from who won which trick."""
    thirds, won = [0] * 4, [0] * 4
    for winner, trick in tricks:
        thirds[winner] += sum(card.thirds for card in trick)
        won[winner] += 1
    sides, last = [thirds[0] + thirds[2], thirds[1] + thirds[3]], tricks[-1][0] % 2
    points = [(sides[side] + 3 * (side == last)) // 3 for side in (0, 1)]
    special, winners = 0, []
    for seat in range(4):
        side, partner = seat % 2, (seat + 2) % 4
        if won[seat] == 10:
            games = 6
        elif sum(thirds) - thirds[seat] < 3:
            games = 8
        elif won[seat] + won[partner] == 10:
            games = 2
        else:
            games = 3 * (sides[1 - side] < 3)
        if games > special:
            special, winners = games, [side, side + 2]
    totals = [points[side] + melds[side] for side in (0, 1)]
    if not special and max(totals) >= TARGET and totals[0] != totals[1]:
        side = totals.index(max(totals))
        winners = [side, side + 2]
    return Result(tuple(sides), last, tuple(points), tuple(melds), special, tuple(winners))
