"""What is told in words to one who plays without looking: how things stand, and what everybody else has before him."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.cards import Card, Suit
from tressette_desktop.engine.core.events import Dealt, Event, TrickTaken
from tressette_desktop.engine.core.table import Table, Trick
from tressette_desktop.engine.seats import Seat

from .. import words
from .telling import Names


def standing(table: Table, names: Names, asked: str = "") -> str:
    """Return what lies on the table and, after it, what is asked."""
    return " ".join(filter(None, (on_table(table.trick, names), asked)))


def turn(table: Table, names: Names, asked: str, playable: tuple[Card, ...]) -> str:
    """Return how things stand at one's own turn, with the cards that may be played."""
    told = standing(table, names, asked)
    if table.trick is None:
        return told
    may = QCoreApplication.translate("aloud", "You may play: {cards}.").format(cards=_listed(playable))
    return f"{told}. {may}"


def more(told: str, event: Event, table: Table, south: Seat) -> str:
    """Return what is announced of an event, and what others see of it besides: one's cards, or what took a trick."""
    pile = table.hands[south]
    if isinstance(event, Dealt) and isinstance(pile, tuple):
        return f"{told} {hand(pile)}"
    best = table.tricks[-1].card_of(event.seat) if isinstance(event, TrickTaken) else None
    if best is not None:
        won = QCoreApplication.translate("aloud", "with {the_card}").format(the_card=words.the_card(best))
        return f"{told}, {won}"
    return told


def _listed(some: tuple[Card, ...]) -> str:
    return ", ".join(words.card(card) for card in some)


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
    """Return the own hand, suit by suit.

    >>> from tressette_desktop.engine.cards import cards
    >>> hand(cards("3c Kc 2d"))
    'Your cards: cups: three, king; coins: two.'
    """
    return QCoreApplication.translate("aloud", "Your cards: {cards}.").format(cards=held(cards))


def held(cards: tuple[Card, ...]) -> str:
    """Return some cards, suit by suit."""
    suits = {suit: ", ".join(words.rank(card.rank) for card in cards if card.suit is suit) for suit in Suit}
    return "; ".join(f"{words.suit_alone(suit)}: {ranks}" for suit, ranks in suits.items() if ranks)
