"""What the page says in words: the strip's line, the prompt, and what is announced when something happens."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.options import deals_in
from tressette_desktop.engine.seats import Seat

from .. import contracts, words
from ..kit.prompt import Mood
from .promise import trumps

Names = tuple[str, ...]
Prompted = tuple[str, Mood, str]
"""What the prompt says, why, and the letter of the suit at its end."""


def progress(table: Table, target: int, game: Game) -> tuple[str, str]:
    """Return how far the game is, in a long and a short form."""
    up_to = QCoreApplication.translate("telling", "up to {target}").format(target=target) if target else ""
    over = table.over or table.stopped
    told = brief = _hand(table, game)
    if table.annulled is not None:
        told = brief = QCoreApplication.translate("telling", "hand {hand}: deal again").format(hand=table.number)
    elif over:
        told = brief = QCoreApplication.translate("telling", "hand {hand} is over").format(hand=table.number)
    elif table.tricks or table.trick is not None or table.phase == "tricks":
        trick, of = _trick(table)
        long_, short = (
            QCoreApplication.translate("telling", "trick {trick} of {of}"),
            QCoreApplication.translate("telling", "trick {trick}/{of}"),
        )
        told = f"{told}, {long_.format(trick=trick, of=of)}"
        brief = short.format(trick=trick, of=of)
    beats = _trumps(game)
    parts = tuple(filter(None, (*_form(table, game), *beats, up_to)))
    least = dict.fromkeys((*beats, *parts[-1:], brief))
    return "  ·  ".join(filter(None, (*parts, told))), "  ·  ".join(filter(None, least))


def _form(table: Table, game: Game) -> tuple[str, ...]:
    """What is played: the contract, or that everybody plays for himself."""
    contract = table.contract
    if contract is not None:
        return (contracts.contract(contract.name, game.variant.stakes[contract.name]),)
    alone = game.variant.sides is None and not game.variant.stakes
    return (QCoreApplication.translate("telling", "each for oneself"),) if alone else ()


def _trumps(game: Game) -> tuple[str, ...]:
    """The suit that beats the others, which is never left out: it is to be seen nowhere else."""
    told = QCoreApplication.translate("telling", "trumps: {suit}")
    return tuple(told.format(suit=words.suit_alone(suit)) for suit in {card.suit for card in trumps(game)})


def _hand(table: Table, game: Game) -> str:
    """Which hand this is, and of how many where that is settled; nothing before the first is dealt."""
    if not table.number:
        return ""
    deals = hands_in(game)
    if deals:
        sentence = QCoreApplication.translate("telling", "hand {hand} of {deals}")
        return sentence.format(hand=table.number, deals=deals)
    return QCoreApplication.translate("telling", "hand {hand}").format(hand=table.number)


def _trick(table: Table) -> tuple[int, int]:
    """The number of the running trick, and how many there are in a hand."""
    held = min(len(table.hands[seat]) + len(table.played(seat)) for seat in table.order)
    # Between two draws one has drawn already, and the other one has not.
    of = held + -(-len(table.stock) // len(table.order))
    return min(len(table.tricks) + 1, max(of, 1)), of


def hands_in(game: Game) -> int:
    """Return how many hands a game has, or 0 where it ends otherwise."""
    if game.rules.game == "hands" and not game.variant.stakes:
        return game.rules.hands
    return next(filter(None, (deals_in(getattr(game.rules, name)) for name in game.variant.offers)), 0)


def turn(table: Table, playable: frozenset[Card], held: Collection[Card]) -> Prompted:
    """Return the prompt of one's own turn to play a card, some of those that are held."""
    if table.trick is None:
        return QCoreApplication.translate("telling", "Your lead. Which card?"), Mood.TURN, ""
    led = table.trick.led
    assert led is not None
    if any(card.suit is led for card in playable):
        sentence = QCoreApplication.translate("telling", "Your turn: follow {suit}")
        return sentence.format(suit=words.suit(led)), Mood.TURN, led.value
    sentence = QCoreApplication.translate("telling", "Your turn: you have no {suit}, play what you like")
    if len(playable) < len(held):
        sentence = QCoreApplication.translate("telling", "Your turn: you have no {suit}, you must trump")
    return sentence.format(suit=words.suit(led)), Mood.TURN, led.value


def forced(card: Card) -> Prompted:
    """Return the prompt that tells which card is about to be played by itself."""
    sentence = QCoreApplication.translate("telling", "Only {the_card} can be played (Esc: wait)")
    return sentence.format(the_card=words.the_card(card)), Mood.TURN, ""


def look() -> Prompted:
    """Return the prompt while a finished trick waits for a click."""
    return QCoreApplication.translate("telling", "Click, or press Enter, to go on"), Mood.WAITING, ""


def confirm() -> Prompted:
    """Return the prompt that asks for the second press."""
    return QCoreApplication.translate("telling", "Once more to play it"), Mood.TURN, ""


def called(names: Names, seat: Seat) -> str:
    """Return how a seat is named in a sentence; one without a name is the person at the screen.

    >>> called(("", "Ischia"), 0)
    'You'
    """
    return names[seat] or words.you()
