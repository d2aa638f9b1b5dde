"""What is told in words to one who plays without looking: how things stand, and what everybody else has before him."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.cards import Card, Suit
from tressette_desktop.engine.core.table import Table, Trick

from .. import words
from .telling import Names


def standing(table: Table, names: Names, asked: str = "") -> str:
    """Return what lies on the table and, after it, what is asked."""
    return " ".join(filter(None, (on_table(table.trick, names), asked)))


def on_table(trick: Trick | None, names: Names) -> str:
    """Return the cards of the running trick, each with who played it.

    >>> from tressette_desktop.engine.cards import cards
    >>> on_table(Trick((1, 2, 3, 0), cards("4c 2c")), ("You", "Ischia", "Capri", "Procida"))
    'On the table: Ischia, four of cups; Capri, two of cups.'
    """
    if trick is None or not trick.cards:
        return QCoreApplication.translate("aloud", "Nothing lies on the table.")
    played = (f"{names[seat]}, {words.card(card)}" for seat, card in zip(trick.seats, trick.cards, strict=False))
    return QCoreApplication.translate("aloud", "On the table: {cards}.").format(cards="; ".join(played))


def hand(cards: tuple[Card, ...]) -> str:
    """Return a hand, suit by suit.

    >>> from tressette_desktop.engine.cards import cards
    >>> hand(cards("3c Kc 2d"))
    'Your cards: cups: three, king; coins: two.'
    """
    suits = {suit: ", ".join(words.rank(card.rank) for card in cards if card.suit is suit) for suit in Suit}
    held = "; ".join(f"{words.suit_alone(suit)}: {ranks}" for suit, ranks in suits.items() if ranks)
    return QCoreApplication.translate("aloud", "Your cards: {cards}.").format(cards=held)
