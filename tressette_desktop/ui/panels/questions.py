"""What is asked of the person at the screen beside the next card: for each kind of action the panel that asks for it.

What may be answered is never worked out here: it is what `Asked.legal` lists and `Asked.refuse` lets through.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import (
    Action,
    AskRedeal,
    CallCard,
    Declare,
    Decline,
    Discard,
    GoForCappotto,
    HandBack,
    KeepHand,
    Pass,
    SplitMonte,
)
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.rules.phase import LegalActions
from tressette_desktop.engine.seats import Seat

from .. import contracts, endings, words
from ..counted import counted
from ..euphony import named
from ..table.asked import Asked
from . import auction
from .accuse import AccusePanel
from .bids import Saying, SayPanel
from .company import Company
from .giving_up import GivingUp, GivingUpPanel, SplitPanel
from .panel import FeltPanel
from .question import Question


def question(asked: Asked, company: Company) -> FeltPanel | None:
    """Return the panel for what the table waits for, or None when it waits for a card."""
    first = next(iter(asked.legal), None)
    build = PANELS.get(type(first)) if first is not None else None
    return build(asked, company) if build is not None else None


def melds_in(legal: LegalActions) -> tuple[Meld, ...]:
    """Return every combination that may be declared: the largest of the declarations that are legal."""
    declares = (action.melds for action in legal if isinstance(action, Declare))
    return max(declares, key=len, default=())


# --- before the cards are played -------------------------------------------------------------------------------------


def _redeal(asked: Asked, company: Company) -> FeltPanel:
    if AskRedeal() not in asked.legal:
        return _nothing_to_annul()
    panel = Question(
        "redo",
        QCoreApplication.translate("questions", "A weak hand: deal again?"),
        QCoreApplication.translate(
            "questions", "Your hand may be annulled before it begins. The same dealer deals again."
        ),
        QCoreApplication.translate("questions", "No, play it"),
        QCoreApplication.translate("questions", "Deal again"),
        danger=False,
    )
    panel.answered.connect(lambda yes: panel.meant.emit(AskRedeal() if yes else KeepHand()))
    return panel


def _nothing_to_annul() -> FeltPanel:
    """Where several people sit at one machine everybody is called, so that being called tells nothing."""
    name = QCoreApplication.translate("questions", "Go on")
    return SayPanel(
        QCoreApplication.translate("questions", "Your hand is played"),
        QCoreApplication.translate("questions", "Only a very weak one could be annulled."),
        (Saying(KeepHand(), name, QCoreApplication.translate("questions", "Nothing to decide."), name),),
    )


def accuse(asked: Asked, company: Company) -> AccusePanel:
    """Return the panel for combinations, each with what it would bring here."""
    table, rules, worth = asked.view.table, company.rules, company.game.variant.meld_worth
    melds = {meld: worth(rules, meld, table, company.south) for meld in melds_in(asked.legal)}
    return AccusePanel(melds, until_card=bool(table.drawn) or rules.accuse_open == "own_turn")


def _declare(asked: Asked, company: Company) -> FeltPanel:
    panel = accuse(asked, company)
    panel.declared.connect(lambda chosen: panel.meant.emit(Declare(chosen)))
    panel.declined.connect(lambda: panel.meant.emit(Decline()))
    return panel


# --- cards given and taken -------------------------------------------------------------------------------------------


def _gift(asked: Asked, company: Company) -> FeltPanel:
    table = asked.view.table
    handed = table.handed[0]
    title = named(QCoreApplication.translate("questions", "Give a card to {name}"), name=company.names[handed.giver])
    line = QCoreApplication.translate("questions", "Face up, since you got {the_card}: press it in your hand.")
    give = QCoreApplication.translate("questions", "I give {the_card}")
    wanted = GivingUp(
        1,
        contracts.gift_tag(),
        lambda cards: HandBack(cards[0]),
        lambda cards: give.format(the_card=words.the_card(cards[0])),
        lambda _missing: QCoreApplication.translate("questions", "Choose a card first"),
        _from_monte(table, company.south),
        QCoreApplication.translate("questions", "Face up: press it in your hand."),
    )
    assert handed.card is not None
    return GivingUpPanel(title, line.format(the_card=words.the_card(handed.card)), wanted, company.art)


def _discard(asked: Asked, company: Company) -> FeltPanel:
    table = asked.view.table
    count = next(len(action.cards) for action in asked.legal if isinstance(action, Discard))
    wanted = GivingUp(
        count,
        contracts.discard_tag(),
        Discard,
        lambda cards: counted().discard(len(cards)),
        counted().discard_lacks,
        _from_monte(table, company.south),
    )
    title = counted().discard(count)
    line = QCoreApplication.translate("questions", "They go, face down, to whoever makes the last trick.")
    return GivingUpPanel(title, line, wanted, company.art)


def _from_monte(table: Table, south: Seat) -> frozenset[Card]:
    """The cards of the own hand that came from the monte."""
    taken = dict(table.picks).get(south, ())
    hand = table.hands[south]
    if not isinstance(taken, tuple) or not isinstance(hand, tuple):
        return frozenset()
    return frozenset(taken) & frozenset(hand)


def _split(asked: Asked, company: Company) -> FeltPanel:
    table = asked.view.table
    monte = table.monte
    assert isinstance(monte, tuple)
    before = [(company.names[seat], cards) for seat, cards in table.picks if isinstance(cards, tuple)]
    return SplitPanel(
        QCoreApplication.translate("questions", "What do you take from the monte?"),
        QCoreApplication.translate("questions", "As many as you like, or none; as many you will discard."),
        monte,
        before[0] if before else None,
        company.art,
    )


def _going(asked: Asked, company: Company) -> FeltPanel:
    words_ = [action.word for action in asked.legal if isinstance(action, GoForCappotto)]
    sayings = tuple(
        Saying(GoForCappotto(word), endings.going(word), endings.going_means(word), endings.going(word))
        for word in words_
    )
    return SayPanel(
        QCoreApplication.translate("questions", "You have won. Do you go for the cappotto?"),
        QCoreApplication.translate("questions", "All eleven points of the hand. If it fails, the game is still yours."),
        sayings,
    )


PANELS: Final[dict[type[Action], Callable[[Asked, Company], FeltPanel]]] = {
    KeepHand: _redeal,
    Declare: _declare,
    Decline: _declare,
    Pass: auction.pass_or_more,
    GoForCappotto: _going,
    CallCard: auction.call,
    HandBack: _gift,
    SplitMonte: _split,
    Discard: _discard,
}
"""The panel by the first action that is legal; a card to be played has none, the hand itself asks for it."""
