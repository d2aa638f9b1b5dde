"""Pairs that the cards of the first deal of a game draw (rules.md 4.16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tressette_desktop.engine.cards import Card, card
from tressette_desktop.engine.core.events import Annulled, PairsDrawn, SeatsChanged
from tressette_desktop.engine.core.table import Layout, Pile
from tressette_desktop.engine.core.terms import Annulment
from tressette_desktop.engine.rules.phase import Events
from tressette_desktop.engine.seats import PAIRS, Seat, Sides, exchanged

DRAWN: Final = ("facing", "seats")
"""The values of option pairing under which they are: partners face each other, or everybody stays."""


@dataclass(frozen=True)
class Drawn:
    """The holder of the four of coins, his partner, the coin that names him, and the two who change places, if any.

    The seats are those before the change.
    """

    four: Seat
    partner: Seat
    card: Card
    moved: tuple[Seat, Seat] | None

    def now(self, seat: Seat) -> Seat:
        """Return where the player of a seat sits after the change."""
        return exchanged(seat, self.moved)

    @property
    def sides(self) -> Sides:
        """The two sides, that of seat 0 first."""
        pair = sorted((self.now(self.four), self.now(self.partner)))
        others = [seat for seat in range(len(PAIRS) * 2) if seat not in pair]
        first, second = sorted((tuple(pair), tuple(others)))
        return first, second


def draw(hands: tuple[Pile, ...], pairing: str) -> Drawn | None:
    """Return the pairs that these hands draw, or None when one player has all three coins: they are dealt again."""
    four = _holder(hands, card("4d"))
    for name in ("5d", "6d"):
        partner = _holder(hands, card(name))
        if partner != four:
            return Drawn(four, partner, card(name), _change(four, partner) if pairing == "facing" else None)
    return None


def told(drawn: Drawn | None) -> Events:
    """Return how pairs are made known: both statements, and who changed chairs for them."""
    if drawn is None:
        return (Annulled(Annulment.NO_PAIR),)
    moved = () if drawn.moved is None else (SeatsChanged(*drawn.moved),)
    return (*moved, PairsDrawn(drawn.now(drawn.four), drawn.now(drawn.partner), drawn.card, drawn.sides))


def reseated(layout: Layout, moved: tuple[Seat, Seat] | None) -> Layout:
    """Return the deal after two players changed places, each with his cards."""
    hands = tuple(layout.hands[exchanged(seat, moved)] for seat in range(len(layout.hands)))
    return Layout(hands, layout.monte, layout.stock)


def _change(four: Seat, partner: Seat) -> tuple[Seat, Seat] | None:
    """The partner goes to the place opposite; who sits there comes to his."""
    opposite = (four + 2) % 4
    return None if partner == opposite else (min(partner, opposite), max(partner, opposite))


def _holder(hands: tuple[Pile, ...], wanted: Card) -> Seat:
    return next(seat for seat, hand in enumerate(hands) if isinstance(hand, tuple) and wanted in hand)
