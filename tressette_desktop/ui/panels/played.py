"""What has been played in a hand, as the seat at the screen may look at it; and the aid that counts along.

How far back one may look is an option (rules.md 4.15). The suits seen, which show what memory should keep, are an aid:
the game counts as helped by them (3.8).
"""

from __future__ import annotations

from dataclasses import dataclass

from tressette_desktop.engine.bots.facts import voids
from tressette_desktop.engine.cards import DECK, Card, Suit, of_suit
from tressette_desktop.engine.core.table import Table, Trick
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.review import reviewable
from tressette_desktop.engine.seats import Seat


@dataclass(frozen=True)
class Numbered:
    """A trick and which one of the hand it was, from 1 on."""

    number: int
    trick: Trick


@dataclass(frozen=True)
class SuitSeen:
    """What everybody could have seen of a suit, strongest first: its cards still out, the own ones, those played.

    ``void`` are the other seats that did not follow it since they drew last.
    """

    suit: Suit
    out: tuple[Card, ...]
    own: tuple[Card, ...]
    gone: tuple[Card, ...]
    void: tuple[Seat, ...]


def tricks_shown(table: Table, seat: Seat, options: Options) -> tuple[Numbered, ...]:
    """Return the tricks that a seat may look at: those of the option, and when the hand is over all of them."""
    shown = table.tricks if table.over else reviewable(table, seat, options)
    return tuple(Numbered(number, trick) for number, trick in enumerate(table.tricks, 1) if trick in shown)


def suits_seen(table: Table, seat: Seat, order: str) -> tuple[SuitSeen, ...]:
    """Return what a seat can have seen of every suit, from its own view: no card that it has not seen is told apart.

    ``order`` are the letters of the suits as they stand in a hand (option suit_order).
    """
    running = table.trick.cards if table.trick is not None else ()
    gone = {*running, *(card for trick in table.tricks for card in trick.cards)}
    own = {*table.hand(seat)}
    return tuple(_seen(table, seat, Suit(letter), gone, own) for letter in order)


def _seen(table: Table, seat: Seat, suit: Suit, gone: set[Card], own: set[Card]) -> SuitSeen:
    cards = of_suit(DECK, suit)
    return SuitSeen(
        suit,
        out=tuple(card for card in cards if card not in gone and card not in own),
        own=tuple(card for card in cards if card in own),
        gone=tuple(card for card in cards if card in gone),
        void=tuple(other for other in table.order if other != seat and suit in voids(table, other)),
    )
