"""What is asked before the cards are played by whoever plays against others: bids, raises, a card by its name."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.cards import DECK, Card, Rank
from tressette_desktop.engine.core.actions import Bid, CallCard, Pass, Raise
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.seats import Seat

from .. import contracts, words
from ..euphony import named
from ..table.asked import Asked
from .bids import Saying, SayPanel
from .calling import CallAnyPanel, CallPanel
from .company import Company
from .panel import FeltPanel

# --- bids ------------------------------------------------------------------------------------------------------------


def pass_or_more(asked: Asked, company: Company) -> FeltPanel:
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
    return SayPanel(_bidding_title(table, company), line, tuple(sayings), _heard(table, company))


def _heard(table: Table, company: Company) -> str:
    """What the others have said, one after the other; the title says what a single one has."""
    if len(table.bids) < 2:
        return ""
    said = ((company.names[seat], contracts.bid(name).lower()) for seat, name in table.bids)
    return " · ".join(f"{name}: {bid}" for name, bid in said)


def _highest(table: Table) -> tuple[Seat, str] | None:
    """Who bid last: every bid is above the one before."""
    return next(((seat, name) for seat, name in reversed(table.bids) if name is not None), None)


def _bidding_title(table: Table, company: Company) -> str:
    best = _highest(table)
    if best is not None:
        sentence = QCoreApplication.translate("questions", "{name} bids {bid}. And you?")
        return sentence.format(name=company.names[best[0]], bid=contracts.bid(best[1]).lower())
    if len(table.bids) == 1:
        sentence = QCoreApplication.translate("questions", "{name} passes. And you?")
        return sentence.format(name=company.names[table.bids[0][0]])
    if table.bids:
        return QCoreApplication.translate("questions", "Nobody has bid yet. And you?")
    return QCoreApplication.translate("questions", "You speak first. What do you bid?")


def _passing(table: Table, company: Company) -> Saying:
    best = _highest(table)
    meaning = QCoreApplication.translate("questions", "You leave it to the others.")
    if best is not None:
        meaning = QCoreApplication.translate("questions", "You play against {name}.").format(
            name=company.names[best[0]]
        )
        if len(table.order) > 3:
            left_to = QCoreApplication.translate("questions", "You leave it to {name}.")
            meaning = named(left_to, name=company.names[best[0]])
    name = contracts.bid(None)
    return Saying(Pass(), name, meaning, name)


def _too_low(table: Table, company: Company) -> str:
    best = _highest(table)
    if best is None:
        return QCoreApplication.translate("questions", "Everybody passed before: it takes more.")
    sentence = QCoreApplication.translate("questions", "{name} has bid {bid}: it takes more.")
    return sentence.format(name=company.names[best[0]], bid=contracts.bid(best[1]).lower())


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


def call(asked: Asked, company: Company) -> FeltPanel:
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
        line = f"{_why_lower(rank)} {line}".strip()
        return CallPanel(title, line, [card for card in DECK if card.rank is rank], closed, company.art)
    title = QCoreApplication.translate("questions", "Which card do you call?")
    if len(asked.view.table.monte):
        line = QCoreApplication.translate("questions", "Who has it gives it to you, for one of yours.")
    else:
        line = QCoreApplication.translate(
            "questions", "Who has it plays with you, and keeps quiet until the card falls."
        )
    return CallAnyPanel(title, line, closed, company.art)


def _why_lower(rank: Rank) -> str:
    """Why no three is called (rules.md 5.3); nothing where one is."""
    return {
        Rank.TWO: QCoreApplication.translate("questions", "You hold all four threes, so a two is called."),
        Rank.ACE: QCoreApplication.translate("questions", "You hold all threes and twos, so an ace is called."),
    }.get(rank, "")


def _closed(reason: Reason | None) -> str:
    if reason is None:
        return ""
    return contracts.held_by_you() if reason is Reason.CALLED_CARD_HELD else contracts.not_called_here()


def _alone() -> FeltPanel:
    name = contracts.calls(None)
    meaning = QCoreApplication.translate("questions", "You hold all four threes: there is none to call.")
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
