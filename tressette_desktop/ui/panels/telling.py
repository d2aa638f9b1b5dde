"""What the page says in words: the strip's line, the prompt, and what is announced when something happens."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core import events as ev
from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Annulment
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.seats import Seat, side_of

from .. import contracts, words
from ..counted import counted
from ..kit.prompt import Mood
from ..table.seat_item import Side
from .strip import Score

Names = tuple[str, ...]
_DEALS: Final = re.compile(r"deals\((\d+)\)")
Prompted = tuple[str, Mood, str]
"""What the prompt says, why, and the letter of the suit at its end."""


def scores(table: Table, south: Seat, names: Names, game: Game) -> tuple[Score, ...]:
    """Return the scores before this hand: of two sides with what has been declared in it, else of everybody."""
    totals = table.totals if table.score is None else table.score.totals
    if game.variant.sides is None or table.sides is None:
        return _personal(table, south, names, totals, ledger=bool(game.variant.stakes))
    sides = table.sides
    declared = [0] * len(totals)
    for each in () if table.score is not None else table.melds:
        declared[each.seat] += each.points
    own = side_of(sides, south)
    return tuple(
        Score(_side_name(side, names, own=mine), Side.US if mine else Side.THEM, totals[side[0]] + gained)
        for mine, side in ((True, sides[own]), (False, sides[1 - own]))
        for gained in (sum(declared[seat] for seat in side),)
    )


def _side_name(side: tuple[Seat, ...], names: Names, *, own: bool) -> str:
    if len(side) == 1:
        return names[side[0]]
    return QCoreApplication.translate("telling", "We") if own else QCoreApplication.translate("telling", "They")


def _personal(table: Table, south: Seat, names: Names, totals: tuple[int, ...], *, ledger: bool) -> tuple[Score, ...]:
    """The scores of those who play each for himself, the own one first; declared points wait for the end (5.5)."""
    seats = tuple(range(len(totals)))
    return tuple(
        Score(names[seat], Side.OPEN, totals[seat], seat=seat, ledger=ledger)
        for seat in (*seats[south:], *seats[:south])
    )


def progress(table: Table, target: int, game: Game) -> tuple[str, str]:
    """Return how far the game is, in a long and a short form."""
    up_to = QCoreApplication.translate("telling", "up to {target}").format(target=target) if target else ""
    over = table.over or table.stopped
    told, brief = _hand(table, game), ""
    if over:
        told = brief = QCoreApplication.translate("telling", "hand {hand} is over").format(hand=table.number)
    elif table.tricks or table.trick is not None or table.phase == "tricks":
        trick, of = _trick(table)
        long_, short = (
            QCoreApplication.translate("telling", "trick {trick} of {of}"),
            QCoreApplication.translate("telling", "trick {trick}/{of}"),
        )
        told = f"{told}, {long_.format(trick=trick, of=of)}"
        brief = short.format(trick=trick, of=of)
    parts = (*_form(table, game), up_to)
    return "  ·  ".join(filter(None, (*parts, told))), "  ·  ".join(filter(None, (parts[-1], brief)))


def _form(table: Table, game: Game) -> tuple[str, ...]:
    """What is played: the contract, or that everybody plays for himself."""
    contract = table.contract
    if contract is not None:
        return (contracts.contract(contract.name, game.variant.stakes[contract.name]),)
    alone = game.variant.sides is None and not game.variant.stakes
    return (QCoreApplication.translate("telling", "each for oneself"),) if alone else ()


def _hand(table: Table, game: Game) -> str:
    """Which hand this is, and of how many where that is settled."""
    deals = deals_in(game)
    if deals:
        sentence = QCoreApplication.translate("telling", "hand {hand} of {deals}")
        return sentence.format(hand=table.number, deals=deals)
    return QCoreApplication.translate("telling", "hand {hand}").format(hand=table.number)


def _trick(table: Table) -> tuple[int, int]:
    """The number of the running trick, and how many there are in a hand."""
    held = min(len(table.hands[seat]) + len(table.played(seat)) for seat in table.order)
    of = held + len(table.stock) // len(table.order)
    return min(len(table.tricks) + 1, max(of, 1)), of


def deals_in(game: Game) -> int:
    """Return how many hands a game has, or 0 where it ends otherwise."""
    if game.rules.game == "hands" and not game.variant.stakes:
        return game.rules.hands
    ends = (_DEALS.fullmatch(str(getattr(game.rules, name))) for name in game.variant.offers)
    return next((int(found[1]) for found in ends if found is not None), 0)


def turn(table: Table, playable: frozenset[Card]) -> Prompted:
    """Return the prompt of one's own turn to play a card."""
    if table.trick is None:
        return QCoreApplication.translate("telling", "Your lead. Which card?"), Mood.TURN, ""
    led = table.trick.led
    assert led is not None
    if any(card.suit is led for card in playable):
        sentence = QCoreApplication.translate("telling", "Your turn: follow {suit}")
        return sentence.format(suit=words.suit(led)), Mood.TURN, led.value
    sentence = QCoreApplication.translate("telling", "Your turn: you have no {suit}, play what you like")
    return sentence.format(suit=words.suit(led)), Mood.TURN, led.value


def confirm() -> Prompted:
    """Return the prompt that asks for the second press."""
    return QCoreApplication.translate("telling", "Once more to play it"), Mood.TURN, ""


def called(names: Names, seat: Seat) -> str:
    """Return how a seat is named in a sentence; one without a name is the person at the screen.

    >>> called(("", "Ischia"), 0)
    'You'
    """
    return names[seat] or words.you()


# --- what is announced -----------------------------------------------------------------------------------------------


def announcement(event: Event, table: Table, names: Names) -> str:
    """Return the sentence for one who listens instead of looking; nothing where nothing public happened."""
    tell = _TOLD.get(type(event))
    return tell(event, table, names) if tell is not None else ""


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
    return sentence.format(name=names[event.seat], combination=words.meld(event.meld))


def _claimed(event: ev.Claimed, table: Table, names: Names) -> str:
    right = QCoreApplication.translate("telling", "{name} claims the game, rightly: {points}")
    wrong = QCoreApplication.translate("telling", "{name} claims the game, wrongly: only {points}")
    verdict = event.verdict
    sentence = right if verdict.correct else wrong
    return sentence.format(name=names[verdict.seat], points=words.points(verdict.count))


def _laid(event: ev.LaidDown, table: Table, names: Names) -> str:
    return QCoreApplication.translate("telling", "{name} lays down the rest").format(name=names[event.seat])


def _annulled(event: ev.Annulled, table: Table, names: Names) -> str:
    if event.cause is Annulment.NO_PAIR:
        return QCoreApplication.translate("telling", "One player has all the coins that draw pairs: deal again")
    if event.seat is None:
        return contracts.all_passed()
    return QCoreApplication.translate("telling", "{name} annuls the hand: deal again").format(name=names[event.seat])


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
        return QCoreApplication.translate("telling", "{name} plays alone").format(name=names[event.seat])
    sentence = QCoreApplication.translate("telling", "{name} calls {the_card}")
    return sentence.format(name=names[event.seat], the_card=words.the_card(event.card))


def _official(event: ev.PairOfficial, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "The sides are known: {one} against {other}")
    one, other = event.sides
    return sentence.format(one=words.names(names, one), other=words.names(names, other))


def _handed(event: ev.CardHanded, table: Table, names: Names) -> str:
    if event.card is None:
        sentence = QCoreApplication.translate("telling", "{giver} gives {taker} a card")
        return sentence.format(giver=names[event.giver], taker=names[event.taker])
    sentence = QCoreApplication.translate("telling", "{giver} gives {taker} {the_card}")
    return sentence.format(giver=names[event.giver], taker=names[event.taker], the_card=words.the_card(event.card))


def _monte(event: ev.MonteShown, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "In the monte: {cards}")
    return sentence.format(cards=", ".join(words.card(card) for card in event.cards))


def _took(event: ev.MonteTaken, table: Table, names: Names) -> str:
    if not len(event.cards):
        return QCoreApplication.translate("telling", "{name} takes nothing").format(name=names[event.seat])
    sentence = counted().taken(len(event.cards))
    return sentence.format(name=names[event.seat])


def _drew(event: ev.CardDrawn, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "{name} draws {the_card}")
    return sentence.format(name=names[event.seat], the_card=words.the_card(event.card))


def _discarded(event: ev.Discarded, table: Table, names: Names) -> str:
    sentence = counted().discarded(len(event.cards))
    return sentence.format(name=names[event.seat])


def _paired(event: ev.PairsDrawn, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "The cards have drawn the pairs: {one} against {other}")
    one, other = event.sides
    return sentence.format(one=words.names(names, one), other=words.names(names, other))


def _shows(event: ev.SuitShown, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "{name}: {said}")
    return sentence.format(name=names[event.seat], said=words.shows_suit(event.cards[0].suit))


def _calls_out(event: ev.CalledOut, table: Table, names: Names) -> str:
    return QCoreApplication.translate("telling", "{name} calls the opponents out").format(name=names[event.seat])


def _verified(event: ev.Verified, table: Table, names: Names) -> str:
    return words.verified(event.verification)


def _going(event: ev.GoingTold, table: Table, names: Names) -> str:
    sentence = QCoreApplication.translate("telling", "{name}: {said}")
    return sentence.format(name=names[event.seat], said=words.going(event.word))


_TOLD: Final[dict[type[Event], Callable[[Any, Table, Names], str]]] = {
    ev.Dealt: _dealt,
    ev.CardPlayed: _played,
    ev.TrickTaken: _taken,
    ev.MeldDeclared: _declared,
    ev.Claimed: _claimed,
    ev.LaidDown: _laid,
    ev.Annulled: _annulled,
    ev.PairsDrawn: _paired,
    ev.SuitShown: _shows,
    ev.CalledOut: _calls_out,
    ev.Verified: _verified,
    ev.GoingTold: _going,
    ev.BidMade: _bid,
    ev.Raised: _raised,
    ev.CardCalled: _called,
    ev.PairOfficial: _official,
    ev.CardHanded: _handed,
    ev.MonteShown: _monte,
    ev.MonteTaken: _took,
    ev.CardDrawn: _drew,
    ev.Discarded: _discarded,
}
