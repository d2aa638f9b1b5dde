"""What would be said with a card before it is played: asked of the engine, put in the words of the window."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.events import DeclarationMade
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Tick
from tressette_desktop.engine.rules import speech
from tressette_desktop.engine.rules.declarations import others
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.phases.tricks import Tricks, winning
from tressette_desktop.engine.seats import Seat

from .. import declared, words

Ticks = frozenset[Tick]

OF_A_WINNER: Final = frozenset((others.QUESTO_PIOMBO.key, others.LISCIO_QUI.key))
"""What is said only by one who wins the trick."""


@dataclass(frozen=True)
class Promise:
    """What a card would say: ``title`` in one line, ``line`` what it means or why nothing is said.

    ``spoken`` are the keys of the declarations, in the order in which they are said.
    """

    title: str
    line: str = ""
    spoken: tuple[str, ...] = ()


def said_with(game: Game, table: Table, seat: Seat, card: Card, ticks: Ticks) -> tuple[DeclarationMade, ...]:
    """Return what would be declared with a card: when following, if it wins the trick as it lies now."""
    options = game.rules
    said = speech.with_card(options, table, seat, card, ticks)
    if table.trick is not None and Tick.SUIT_WON in ticks:
        trick = (*table.trick.cards, card)
        if winning(trick, trumps(game)) == len(trick) - 1:
            said = [*said, *speech.on_winning(options, table, seat, card, trick)]
    return tuple(said)


def trumps(game: Game) -> frozenset[Card]:
    """Return the cards that beat any other suit; most games have none."""
    return next(phase.trumps for phase in game.phases if isinstance(phase, Tricks))


def promise(game: Game, table: Table, seat: Seat, card: Card, ticks: Ticks) -> Promise:
    """Return what a card would say with these boxes ticked, or why it would say nothing."""
    said = said_with(game, table, seat, card, ticks)
    the_card = words.the_card(card)
    if not said:
        title = QCoreApplication.translate("promise", "With {card} you will say nothing")
        return Promise(title.format(card=the_card), _why_silent(game.rules, table, seat, card, ticks))
    surely = ", ".join(declared.quoted(each.words) for each in said if each.row not in OF_A_WINNER)
    if_won = ", ".join(declared.quoted(each.words) for each in said if each.row in OF_A_WINNER)
    title = {
        (True, False): QCoreApplication.translate("promise", "With {card} you will say {words}"),
        (False, True): QCoreApplication.translate("promise", "If you win you will say {more}"),
        (True, True): QCoreApplication.translate("promise", "You will say {words}, and if you win {more}"),
    }[bool(surely), bool(if_won)]
    line = " ".join(declared.meaning(each.row, each.words) for each in said)
    return Promise(title.format(card=the_card, words=surely, more=if_won), line, tuple(each.row for each in said))


def _why_silent(options: Options, table: Table, seat: Seat, card: Card, ticks: Ticks) -> str:
    """Why a lead says nothing (rules.md 12.3)."""
    if not ticks:
        return QCoreApplication.translate("promise", "Nothing is ticked: the lead is silent.")
    if Tick.SUIT_LED not in ticks:
        return QCoreApplication.translate("promise", "What you ticked would not be true.")
    past = speech.past(options, table, seat)
    suit = words.suit(card.suit)
    if past.of(card.suit) and options.once_per_suit:
        return QCoreApplication.translate("promise", "You have spoken of {suit} already.").format(suit=suit)
    if card.suit in past.barred:
        sentence = QCoreApplication.translate("promise", "You led {suit} in silence: you may not speak of it.")
        return sentence.format(suit=suit)
    return QCoreApplication.translate("promise", "There are no words for these cards: the lead is silent.")
