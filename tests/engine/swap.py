"""Other hands that look the same from one seat: cards that it cannot see change places, and nothing it sees may change.

This is how a leak is found without knowing where to look for it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

from tests.engine.hands import Decision, Hand, replayed
from tressette_desktop.engine.cards import Card, in_order
from tressette_desktop.engine.core.actions import CallCard, Discard
from tressette_desktop.engine.core.table import Layout, Pile
from tressette_desktop.engine.core.view import project
from tressette_desktop.engine.errors import IllegalAction
from tressette_desktop.engine.seats import Seat


def hidden_piles(hand: Hand, decided: int, seat: Seat | None) -> list[tuple[Card, ...]]:
    """The piles that a seat (None: a spectator) cannot see into, without the cards in them that it has seen before."""
    table = hand.steps[decided].table
    foreign = [pile for piles in (table.hands, table.discards) for owner, pile in enumerate(piles) if owner != seat]
    shown = {card for taker, pile in project(table, seat).picks if isinstance(pile, tuple) for card in pile}
    shown |= {each.card for each in project(table, seat).handed if each.card is not None}
    shown |= {card for _, card in table.drawn}
    shown |= set(table.monte) if table.monte_open and isinstance(table.monte, tuple) else set()
    known = [pile for pile in (*foreign, table.monte, table.stock) if isinstance(pile, tuple)]
    hidden = [tuple(card for card in pile if card not in shown) for pile in known]
    return [pile for pile in hidden if pile]


def exchanged(layout: Layout, one: Card, other: Card) -> Layout:
    """The deal with two cards in each other's place."""
    places = {one: other, other: one}

    def pile(cards: Pile, *, ordered: bool = True) -> Pile:
        assert isinstance(cards, tuple)
        changed = tuple(places.get(card, card) for card in cards)
        return in_order(changed) if ordered else changed

    return Layout(tuple(map(pile, layout.hands)), pile(layout.monte, ordered=False), pile(layout.stock, ordered=False))


def worlds(hand: Hand, decided: int, seat: Seat | None, rng: random.Random, tries: int) -> Iterator[Hand]:
    """The same hand up to a number of decisions, with two cards exchanged that the seat cannot see then.

    What others laid aside or gave away in secret is exchanged along. Not every exchange leaves a hand that the rules
    allow; those that do not are left out.
    """
    piles = hidden_piles(hand, decided, seat)
    for _ in range(tries if len(piles) > 1 else 0):
        one, other = (rng.choice(pile) for pile in rng.sample(piles, 2))
        places = {one: other, other: one}

        def retold(decision: Decision, places: dict[Card, Card] = places) -> Decision:
            who, action = decision
            if isinstance(action, Discard) and who != seat:
                action = replace(action, cards=in_order(places.get(card, card) for card in action.cards))
            if isinstance(action, CallCard) and action.given is not None and who != seat:
                action = replace(action, given=places.get(action.given, action.given))
            return who, action

        decisions = tuple(map(retold, hand.decisions[:decided]))
        try:
            yield replayed(hand, decisions, exchanged(hand.layout, one, other))
        except IllegalAction:
            continue
