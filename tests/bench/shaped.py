"""The bare loop in the shape of the engine: of every card a new table that nobody can change, and what happened.

It knows one set of rules, no phase, no words, nothing that is forced: what is missing between it and the bare loop is
what the shape alone costs, whatever the rules are.
"""

from __future__ import annotations

import random
from typing import NamedTuple

from tests.bench.bare import Result, combinations, counted, shuffled
from tressette_desktop.engine.cards import Card, in_order
from tressette_desktop.engine.core.actions import PlayCard, play_card
from tressette_desktop.engine.core.events import Event, card_played, trick_taken
from tressette_desktop.engine.rules.phases.tricks import playable, winning
from tressette_desktop.engine.seats import Seat


class Table(NamedTuple):
    """As much of a table as a card changes."""

    hands: tuple[tuple[Card, ...], ...]
    trick: tuple[Card, ...]
    tricks: tuple[tuple[Seat, tuple[Card, ...]], ...]


def apply(table: Table, seat: Seat, action: PlayCard) -> tuple[tuple[Event, ...], Table]:
    """Return what happens when a card is played, and the table after it; raises ValueError when it may not be."""
    hands, trick, tricks = table
    card, hand = action.card, hands[seat]
    if card not in hand or (trick and card not in playable(hand, trick[0])):
        raise ValueError(f"{card} may not be played")
    at = hand.index(card)
    hands = (*hands[:seat], hand[:at] + hand[at + 1 :], *hands[seat + 1 :])
    events: tuple[Event, ...] = (card_played(seat, card),)
    trick = (*trick, card)
    if len(trick) == 4:
        winner = (seat + 1 + winning(trick)) % 4
        events = (*events, trick_taken(winner))
        trick, tricks = (), (*tricks, (winner, trick))
    return events, Table(hands, trick, tricks)


def play(rng: random.Random) -> Result:
    """Play one hand as :func:`tests.bench.bare.play` does."""
    deck = shuffled(rng)
    dealt = tuple(in_order(deck[5 * seat : 5 * seat + 5] + deck[20 + 5 * seat : 25 + 5 * seat]) for seat in range(4))
    table = Table(dealt, (), ())
    for _ in deck:
        leader = table.tricks[-1][0] if table.tricks else 0
        seat = (leader + len(table.trick)) % 4
        may = playable(table.hands[seat], table.trick[0] if table.trick else None)
        _, table = apply(table, seat, play_card(rng.choice(may)))
    melds = [0, 0]
    for seat, hand in enumerate(dealt):
        melds[seat % 2] += combinations(hand)
    return counted([(winner, list(trick)) for winner, trick in table.tricks], melds)
