"""What is asked of the person at the screen beside the next card: for each kind of action the panel that asks for it.

What may be answered is never worked out here: it is what `Asked.legal` lists and `Asked.refuse` lets through.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.core.actions import (
    Action,
    AskRedeal,
    Bid,
    CallCard,
    Declare,
    Decline,
    Discard,
    GoForCappotto,
    HandBack,
    KeepHand,
    Pass,
    Raise,
    SplitMonte,
)
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.phase import LegalActions
from tressette_desktop.engine.seats import Seat

from .. import contracts, endings, words
from ..counted import counted
from ..table.asked import Asked
from .accuse import AccusePanel
from .bids import Saying, SayPanel
from .calling import CallAnyPanel, CallPanel
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


def _name(company: Company, seat: Seat) -> str:
    return company.names[seat]


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


def _declare(asked: Asked, company: Company) -> FeltPanel:
    panel = AccusePanel(melds_in(asked.legal), company.game.rules.buongioco == "accusa")
    panel.declared.connect(lambda chosen: panel.meant.emit(Declare(chosen)))
    panel.declined.connect(lambda: panel.meant.emit(Decline()))
    return panel


# --- bids ------------------------------------------------------------------------------------------------------------


def _pass_or_more(asked: Asked, company: Company) -> FeltPanel:
    """A pass is said in the auction, and by the declarer who raises nothing."""
    return _raise(asked, company) if asked.view.table.contract is not None else _bid(asked, company)


def _bid(asked: Asked, company: Company) -> FeltPanel:
    table, stakes = asked.view.table, company.game.variant.stakes
    sayings = [_passing(table, company)]
    for name, units in stakes.items():
        reason = asked.refuse(Bid(name))
        if reason is Reason.NOT_NOW:
            continue
        sayings.append(
            Saying(
                Bid(name),
                contracts.bid(name),
                contracts.bid_meaning(name, monte=len(table.monte) > 0, hidden=company.game.rules.solo_monte_hidden),
                QCoreApplication.translate("questions", "I say: {bid}").format(bid=contracts.bid(name).lower()),
                contracts.stake(units),
                "" if reason is None else _too_low(table, company),
            )
        )
    line = QCoreApplication.translate("questions", "Everybody speaks once: who passes does not come back.")
    return SayPanel(_bidding_title(table, company), line, tuple(sayings))


def _highest(table: Table) -> tuple[Seat, str] | None:
    """Who bid last: every bid is above the one before."""
    return next(((seat, name) for seat, name in reversed(table.bids) if name is not None), None)


def _bidding_title(table: Table, company: Company) -> str:
    best = _highest(table)
    if best is not None:
        sentence = QCoreApplication.translate("questions", "{name} bids {bid}. And you?")
        return sentence.format(name=_name(company, best[0]), bid=contracts.bid(best[1]).lower())
    if len(table.bids) == 1:
        sentence = QCoreApplication.translate("questions", "{name} passes. And you?")
        return sentence.format(name=_name(company, table.bids[0][0]))
    if table.bids:
        return QCoreApplication.translate("questions", "Nobody has bid yet. And you?")
    return QCoreApplication.translate("questions", "You speak first. What do you bid?")


def _passing(table: Table, company: Company) -> Saying:
    best = _highest(table)
    meaning = QCoreApplication.translate("questions", "You leave it to the others.")
    if best is not None:
        meaning = QCoreApplication.translate("questions", "You play against {name}.").format(
            name=_name(company, best[0])
        )
        if len(table.order) > 3:
            meaning = QCoreApplication.translate("questions", "You leave it to {name}.").format(
                name=_name(company, best[0])
            )
    name = contracts.bid(None)
    return Saying(Pass(), name, meaning, name)


def _too_low(table: Table, company: Company) -> str:
    best = _highest(table)
    if best is None:
        return QCoreApplication.translate("questions", "Everybody passed before: it takes more.")
    sentence = QCoreApplication.translate("questions", "{name} has bid {bid}: it takes more.")
    return sentence.format(name=_name(company, best[0]), bid=contracts.bid(best[1]).lower())


def _raise(asked: Asked, company: Company) -> FeltPanel:
    contract, stakes = asked.view.table.contract, company.game.variant.stakes
    assert contract is not None
    nothing = QCoreApplication.translate("questions", "Nothing more")
    sayings = [Saying(Pass(), nothing, contracts.raise_meaning(None), nothing, contracts.stake(stakes[contract.name]))]
    for action in asked.legal:
        if isinstance(action, Raise):
            name = contracts.bid(action.name)
            units = stakes[f"{contract.name} {action.name}"]
            label = QCoreApplication.translate("questions", "I say: {bid}").format(bid=name.lower())
            sayings.append(Saying(action, name, contracts.raise_meaning(action.name), label, contracts.stake(units)))
    return SayPanel(
        QCoreApplication.translate("questions", "Solissimo. Do you raise it?"),
        QCoreApplication.translate("questions", "The defenders get the monte, and the stake doubles or more."),
        tuple(sayings),
    )


# --- calls -----------------------------------------------------------------------------------------------------------


def _call(asked: Asked, company: Company) -> FeltPanel:
    """Ask for a card by name: one of each suit where no more can be called, else any."""
    actions = [action for action in asked.legal if isinstance(action, CallCard)]
    if actions[0].given is not None:
        return _swap(asked, company, actions)
    ranks = {action.card.rank for action in actions if action.card is not None}
    if not ranks:
        return _alone()

    def closed(card: Card) -> str:
        return _closed(asked.refuse(CallCard(card)))

    if len(ranks) == 1:
        rank = next(iter(ranks))
        title = QCoreApplication.translate("questions", "Which {rank} do you call?").format(rank=words.rank(rank))
        line = QCoreApplication.translate(
            "questions", "Who has it plays with you, and keeps quiet until the card falls."
        )
        return CallPanel(title, line, [card for card in DECK if card.rank is rank], closed, company.art)
    title = QCoreApplication.translate("questions", "Which card do you call?")
    if len(asked.view.table.monte):
        line = QCoreApplication.translate("questions", "Who has it gives it to you, and gets one of yours for it.")
    else:
        line = QCoreApplication.translate(
            "questions", "Who has it plays with you, and keeps quiet until the card falls."
        )
    return CallAnyPanel(title, line, closed, company.art)


def _closed(reason: Reason | None) -> str:
    if reason is None:
        return ""
    return contracts.held_by_you() if reason is Reason.CALLED_CARD_HELD else contracts.not_called_here()


def _alone() -> FeltPanel:
    name = contracts.calls(None)
    meaning = QCoreApplication.translate("questions", "You hold them all: nobody is left to be called.")
    return SayPanel(
        QCoreApplication.translate("questions", "You play alone against all"),
        QCoreApplication.translate("questions", "Everybody learns it at once."),
        (Saying(CallCard(None), name, meaning, name),),
    )


def _swap(asked: Asked, company: Company, actions: list[CallCard]) -> FeltPanel:
    given = actions[0].given

    def closed(card: Card) -> str:
        return _closed(asked.refuse(CallCard(card, given)))

    return CallAnyPanel(
        QCoreApplication.translate("questions", "Ask for which card?"),
        QCoreApplication.translate("questions", "Its holder swaps it for yours."),
        closed,
        company.art,
        swaps=True,
    )


# --- cards given and taken -------------------------------------------------------------------------------------------


def _gift(asked: Asked, company: Company) -> FeltPanel:
    table = asked.view.table
    handed = table.handed[0]
    name = _name(company, handed.giver)
    title = QCoreApplication.translate("questions", "Give a card to {name}").format(name=name)
    line = QCoreApplication.translate("questions", "Face up, since you got {the_card}: press it in your hand.")
    give = QCoreApplication.translate("questions", "I give {the_card}")
    wanted = GivingUp(
        1,
        contracts.gift_tag(),
        lambda cards: HandBack(cards[0]),
        lambda cards: give.format(the_card=words.the_card(cards[0])),
        lambda _missing: QCoreApplication.translate("questions", "Choose a card first"),
        _from_monte(table, company.south),
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
    before = [(_name(company, seat), cards) for seat, cards in table.picks if isinstance(cards, tuple)]
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
    Pass: _pass_or_more,
    GoForCappotto: _going,
    CallCard: _call,
    HandBack: _gift,
    SplitMonte: _split,
    Discard: _discard,
}
"""The panel by the first action that is legal; a card to be played has none, the hand itself asks for it."""
