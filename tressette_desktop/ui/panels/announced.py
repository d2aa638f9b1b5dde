"""What is announced to those who listen instead of looking, when something happens.

Most sentences name somebody and then the thing, without a verb that would have to follow *you* as well as a name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.core import events as ev
from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Annulment

from .. import contracts, declared, endings, words
from ..counted import counted
from ..euphony import named
from . import aloud
from .telling import Names


def announcement(event: Event, table: Table, names: Names) -> str:
    """Return the sentence for one who listens instead of looking; nothing where nothing public happened."""
    tell = _TOLD.get(type(event))
    return tell(event, table, names) if tell is not None else ""


def spoken(event: Event, table: Table, names: Names) -> str:
    """Return the sentence for one who listens, with the cards that all others see where a hand is laid down."""
    told = announcement(event, table, names)
    if isinstance(event, ev.LaidDown):
        sentence = QCoreApplication.translate("telling", "{cards}. Every trick left is won with them.")
        return f"{told}. {sentence.format(cards=words.title(aloud.held(event.cards)))}"
    return told


def _dealt(event: ev.Dealt, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "Hand {number}. {name} dealt.")
    return sentence.format(number=event.number, name=names[event.dealer])


def _played(event: ev.CardPlayed, table: Table, names: Names) -> str:
    word = next((each.signal for each in table.said if each.card is event.card), None)
    if word is not None:
        return words.plays_saying(names[event.seat], event.card, word)
    return words.plays(names[event.seat], event.card)


def _taken(event: ev.TrickTaken, table: Table, names: Names) -> str:
    return words.takes(names[event.seat])


def _declared(event: ev.MeldDeclared, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "{name} declares: {combination}")
    if names[event.seat] == words.you():
        sentence = QCoreApplication.translate("telling", "You declare: {combination}")
    told = sentence.format(name=names[event.seat], combination=words.meld(event.meld))
    return f"{told}, {words.points(event.points)}" if event.points else told


def _claimed(event: ev.Claimed, table: Table, names: Names) -> str:
    right = QCoreApplication.translate("telling", "{name}: the game is claimed, rightly: {points}")
    wrong = QCoreApplication.translate("telling", "{name}: the game is claimed, wrongly: only {points}")
    verdict = event.verdict
    sentence = right if verdict.correct else wrong
    return sentence.format(name=names[verdict.seat], points=words.points(verdict.count))


def _waits(event: ev.ClaimWaits, table: Table, names: Names) -> str:
    return QCoreApplication.translate("telling", "The claim is counted when the combinations are declared")


def _laid(event: ev.LaidDown, table: Table, names: Names) -> str:
    return QCoreApplication.translate("telling", "{name}: the rest is laid down").format(name=names[event.seat])


def _annulled(event: ev.Annulled, table: Table, names: Names) -> str:
    if event.cause is Annulment.NO_PAIR:
        return QCoreApplication.translate("telling", "One player has all the cards that draw pairs: deal again")
    if event.seat is None:
        return contracts.all_passed()
    sentence = QCoreApplication.translate("telling", "{name}: the hand is annulled, deal again")
    return sentence.format(name=names[event.seat])


def _moved(event: ev.SeatsChanged, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "{one} and {other} change places")
    return named(sentence, one=names[event.one], other=names[event.other])


def _contract(event: ev.ContractMade, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "The bidding is over. {name}: {bid}")
    return sentence.format(name=names[event.contract.declarer], bid=contracts.bid(event.contract.name))


def _bid(event: ev.BidMade, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "{name}: {bid}")
    return sentence.format(name=names[event.seat], bid=contracts.bid(event.name))


def _raised(event: ev.Raised, table: Table, names: Names) -> str:
    if event.name is None:
        return ""
    sentence = QCoreApplication.translate("telling", "{name}: {bid}")
    return sentence.format(name=names[event.seat], bid=contracts.bid(event.name))


def _called(event: ev.CardCalled, table: Table, names: Names) -> str:
    if event.card is None:
        sentence = QCoreApplication.translate("telling", "{name}: alone against all the others")
        return sentence.format(name=names[event.seat])
    sentence = QCoreApplication.translate("telling", "{name}: the card called is {the_card}")
    return sentence.format(name=names[event.seat], the_card=words.the_card(event.card))


def _official(event: ev.PairOfficial, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "The sides are known: {one} against {other}")
    one, other = event.sides
    return sentence.format(one=words.names(names, one), other=words.names(names, other))


def _handed(event: ev.CardHanded, table: Table, names: Names) -> str:
    if event.card is None:
        sentence = QCoreApplication.translate("telling", "{giver}: a card for {taker}")
        return sentence.format(giver=names[event.giver], taker=names[event.taker])
    sentence = QCoreApplication.translate("telling", "{giver}: {the_card} for {taker}")
    return sentence.format(giver=names[event.giver], taker=names[event.taker], the_card=words.the_card(event.card))


def _monte(event: ev.MonteShown, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "In the monte: {cards}")
    told = sentence.format(cards=", ".join(words.card(card) for card in event.cards))
    if table.called is not None and not table.handed:
        # It follows at once when a card is called that nobody hands over (rules.md 18.4).
        nobody = QCoreApplication.translate("telling", "Nobody has {the_card}.")
        return f"{nobody.format(the_card=words.the_card(table.called))} {told}"
    return told


def _took(event: ev.MonteTaken, table: Table, names: Names) -> str:
    if not len(event.cards):
        return QCoreApplication.translate("telling", "{name}: nothing from the monte").format(name=names[event.seat])
    declares = table.contract is not None and table.contract.declarer == event.seat
    if table.monte_open and not declares and isinstance(event.cards, tuple):
        sentence = QCoreApplication.translate("telling", "{name}, from the monte: {cards}")
        return sentence.format(name=names[event.seat], cards=", ".join(map(words.card, event.cards)))
    sentence = counted().taken(len(event.cards))
    return sentence.format(name=names[event.seat])


def _drew(event: ev.CardDrawn, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "{name} draws {the_card}")
    if names[event.seat] == words.you():
        sentence = QCoreApplication.translate("telling", "You draw {the_card}")
    return sentence.format(name=names[event.seat], the_card=words.the_card(event.card))


def _discarded(event: ev.Discarded, table: Table, names: Names) -> str:
    sentence = counted().discarded(len(event.cards))
    return sentence.format(name=names[event.seat])


def _paired(event: ev.PairsDrawn, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "The cards have drawn the pairs: {one} against {other}")
    one, other = event.sides
    return sentence.format(one=words.names(names, one), other=words.names(names, other))


def _declares(event: ev.DeclarationMade, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "{name}: {said}")
    return sentence.format(name=names[event.seat], said=declared.spelled(event.words))


def _talks(event: ev.Talked, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "{name}: {said}")
    return sentence.format(name=names[event.seat], said=event.text)


def _shows(event: ev.SuitShown, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "{name}: {said}")
    return sentence.format(name=names[event.seat], said=words.shows_suit(event.cards[0].suit))


def _calls_out(event: ev.CalledOut, table: Table, names: Names) -> str:
    return QCoreApplication.translate("telling", "{name}: the opponents are called out").format(name=names[event.seat])


def _verified(event: ev.Verified, table: Table, names: Names) -> str:
    return endings.verified(event.verification)


def _going(event: ev.GoingTold, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "{name}: {said}")
    return sentence.format(name=names[event.seat], said=endings.going(event.word))


def _offers(event: ev.ConcessionOffered, table: Table, names: Names) -> str:
    return QCoreApplication.translate("telling", "{name} would give the game up").format(name=names[event.seat])


def _gives_up(event: ev.Conceded, table: Table, names: Names) -> str:
    return QCoreApplication.translate("telling", "{name}: the game is given up").format(name=names[event.seat])


_TOLD: Final[dict[type[Event], Callable[[Any, Table, Names], str]]] = {
    ev.Dealt: _dealt,
    ev.CardPlayed: _played,
    ev.TrickTaken: _taken,
    ev.MeldDeclared: _declared,
    ev.ClaimWaits: _waits,
    ev.Claimed: _claimed,
    ev.LaidDown: _laid,
    ev.Annulled: _annulled,
    ev.SeatsChanged: _moved,
    ev.PairsDrawn: _paired,
    ev.SuitShown: _shows,
    ev.DeclarationMade: _declares,
    ev.Talked: _talks,
    ev.CalledOut: _calls_out,
    ev.Verified: _verified,
    ev.GoingTold: _going,
    ev.ConcessionOffered: _offers,
    ev.Conceded: _gives_up,
    ev.BidMade: _bid,
    ev.ContractMade: _contract,
    ev.Raised: _raised,
    ev.CardCalled: _called,
    ev.PairOfficial: _official,
    ev.CardHanded: _handed,
    ev.MonteShown: _monte,
    ev.MonteTaken: _took,
    ev.CardDrawn: _drew,
    ev.Discarded: _discarded,
}
