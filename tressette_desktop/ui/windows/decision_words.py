"""What is decided in a hand, in words as they stand in a sentence about its worth."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import (
    Action,
    AskRedeal,
    Bid,
    CallCard,
    Discard,
    GoForCappotto,
    HandBack,
    KeepHand,
    PlayCard,
    Raise,
    SplitMonte,
)
from tressette_desktop.engine.core.terms import Tick
from tressette_desktop.ui import declared, endings, words


def decision(which: Action) -> str:
    """Return the name of a decision; bids are called in Italian.

    >>> from tressette_desktop.engine.cards import card
    >>> decision(PlayCard(card("Kd"))), decision(Bid("solo")), decision(CallCard(card("3c")))
    ('king of coins', 'solo', 'call (three of cups)')
    """
    match which:
        case PlayCard(card):
            return words.card(card)
        case Bid(name) | Raise(name):
            return name
        case CallCard(card, given):
            return _call(card, given)
        case HandBack(card):
            return QCoreApplication.translate("decisions", "gift ({card})").format(card=words.card(card))
        case Discard(cards):
            return QCoreApplication.translate("decisions", "discard ({cards})").format(cards=_listed(cards))
        case KeepHand():
            return QCoreApplication.translate("decisions", "play on")
        case AskRedeal():
            return QCoreApplication.translate("decisions", "a monte")
        case GoForCappotto(word):
            return endings.going(word)
        case SplitMonte(()):
            return QCoreApplication.translate("decisions", "nothing from the monte")
        case SplitMonte(cards):
            return QCoreApplication.translate("decisions", "from the monte ({cards})").format(cards=_listed(cards))
        case _:
            return QCoreApplication.translate("decisions", "pass")


def spoken(play: PlayCard) -> str:
    """Return the name of what is said with a card.

    >>> from tressette_desktop.engine.cards import card
    >>> from tressette_desktop.engine.core.terms import Signal
    >>> spoken(PlayCard(card("4d"), Signal.BUSSO)), spoken(PlayCard(card("4d")))
    ('Busso', 'in silence')
    """
    if play.word is not None:
        return words.signal(play.word)
    ticked = ", ".join(declared.box(tick) for tick in Tick if tick in play.ticks)
    return f"“{ticked}”" if ticked else QCoreApplication.translate("decisions", "in silence")


def _call(card: Card | None, given: Card | None) -> str:
    if card is None:
        return words.alone()
    if given is None:
        return QCoreApplication.translate("decisions", "call ({card})").format(card=words.card(card))
    told = QCoreApplication.translate("decisions", "call ({card} for {other})")
    return told.format(card=words.card(card), other=words.card(given))


def _listed(cards: Iterable[Card]) -> str:
    return ", ".join(map(words.card, cards))
