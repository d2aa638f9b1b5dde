"""What has been said in this hand, and what it proves: all of it follows from the view of the seat at the screen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.bots.facts import Cards
from tressette_desktop.engine.bots.memory import Memory, remember
from tressette_desktop.engine.bots.testimony import Statement, statements, void_at_once
from tressette_desktop.engine.cards import Rank, Suit, of_suit
from tressette_desktop.engine.core.events import CardCalled, CardHanded, DeclarationMade, Said, Talked, TrickTaken
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.seats import Seat

from .. import contracts, declared, words

TOLD_APART = (Rank.THREE, Rank.TWO, Rank.ACE, Rank.KING)
"""The ranks that a listener wants to know of, strongest first."""


@dataclass(frozen=True)
class Utterance:
    """Something that was said: by whom, in which trick (from 1 on), the words, and what explains them."""

    seat: Seat
    trick: int
    text: str
    term: str = ""


@dataclass(frozen=True)
class Finding:
    """What is certain of another hand in one suit, because of what was said: its cards there, from few to many."""

    seat: Seat
    suit: Suit
    fewest: int
    most: int
    holds: tuple[Rank, ...]
    lacks: tuple[Rank, ...]


def utterances(view: PlayerView) -> tuple[Utterance, ...]:
    """Return what was said in the running hand, in the order in which it was heard."""
    trick, found = 1, []
    for event in view.history:
        if isinstance(event, TrickTaken):
            trick += 1
        elif isinstance(event, Said):
            found.append(Utterance(event.seat, trick, words.spoken(event.signal), event.signal.value))
        elif isinstance(event, DeclarationMade):
            found.append(Utterance(event.seat, trick, declared.spelled(event.words), event.row))
        elif isinstance(event, CardCalled):
            found.append(Utterance(event.seat, trick, contracts.calls(event.card)))
        elif isinstance(event, CardHanded):
            found.append(Utterance(event.giver, trick, contracts.gives(event.card)))
        elif isinstance(event, Talked):
            found.append(Utterance(event.seat, trick, event.text))
    return tuple(found)


def findings(view: PlayerView) -> tuple[Finding, ...]:
    """Return what a perfect listener knows of each suit that another seat has spoken of, by seat and suit.

    Who rests, or only looks on, is told nothing.
    """
    if view.seat not in view.table.order or view.table.over:
        return ()
    known = remember(view)
    return tuple(
        _finding(known, seat, suit, said)
        for seat in sorted(known.may_hold)
        for suit, said in sorted(statements(view.table, known.options, seat).items(), key=lambda each: each[0].value)
    )


def voids(view: PlayerView) -> tuple[tuple[Seat, frozenset[Suit]], ...]:
    """Return who called himself void without naming the suit, with those that he can have meant."""
    table = view.table
    others = (seat for seat in table.order if seat != view.seat)
    return tuple((seat, meant) for seat in others for meant in void_at_once(table, seat))


def _finding(known: Memory, seat: Seat, suit: Suit, said: tuple[Statement, ...]) -> Finding:
    may = frozenset(of_suit(known.may_hold[seat], suit))
    holds = frozenset(of_suit(known.holds[seat], suit))
    size = len(known.table.hands[seat])
    lengths = [len(held) for held in _hands(may, holds, size) if all(each.fits(known.options, held) for each in said)]
    # With a bluff among the words nothing may fit: then only what was seen counts.
    fewest, most = (min(lengths), max(lengths)) if lengths else (len(holds), min(size, len(may)))
    unseen = of_suit(known.unseen, suit)
    return Finding(
        seat,
        suit,
        fewest,
        most,
        tuple(rank for rank in TOLD_APART if rank in {card.rank for card in holds}),
        tuple(rank for rank in TOLD_APART if any(card.rank is rank and card not in may for card in unseen)),
    )


def _hands(may: Cards, holds: Cards, size: int) -> Iterator[Cards]:
    """Every set of cards of a suit that a hand of that size can have."""
    rest = may - holds
    for count in range(min(size - len(holds), len(rest)) + 1):
        for some in combinations(rest, count):
            yield holds.union(some)


# --- in words --------------------------------------------------------------------------------------------------------


def told(finding: Finding) -> str:
    """Return a finding as a sentence without its seat.

    >>> told(Finding(1, Suit.COPPE, 2, 4, (Rank.THREE,), (Rank.TWO,)))
    'Cups: 2 to 4 cards; holds the three; not the two'
    """
    parts = [_length(finding.fewest, finding.most)]
    if finding.holds:
        sentence = QCoreApplication.translate("listening", "holds {cards}")
        parts.append(sentence.format(cards=_ranks(finding.holds)))
    if finding.lacks and finding.most:
        sentence = QCoreApplication.translate("listening", "not {cards}")
        parts.append(sentence.format(cards=_ranks(finding.lacks)))
    sentence = QCoreApplication.translate("listening", "{suit}: {known}")
    return sentence.format(suit=words.title(words.suit_alone(finding.suit)), known="; ".join(parts))


def told_void(meant: frozenset[Suit]) -> str:
    """Return what is known of one who called himself void without naming the suit.

    >>> told_void(frozenset((Suit.COPPE, Suit.SPADE)))
    'Nothing in one of these: cups, swords'
    """
    suits = ", ".join(words.suit_alone(suit) for suit in Suit if suit in meant)
    return QCoreApplication.translate("listening", "Nothing in one of these: {suits}").format(suits=suits)


def _length(fewest: int, most: int) -> str:
    if most == 0:
        return QCoreApplication.translate("listening", "no card left")
    if fewest == most:
        one = QCoreApplication.translate("listening", "one card")
        many = QCoreApplication.translate("listening", "{count} cards")
        return one if most == 1 else many.format(count=most)
    return QCoreApplication.translate("listening", "{fewest} to {most} cards").format(fewest=fewest, most=most)


def _ranks(ranks: Iterable[Rank]) -> str:
    named = {
        Rank.THREE: QCoreApplication.translate("listening", "the three"),
        Rank.TWO: QCoreApplication.translate("listening", "the two"),
        Rank.ACE: QCoreApplication.translate("listening", "the ace"),
        Rank.KING: QCoreApplication.translate("listening", "the king"),
    }
    return ", ".join(named[rank] for rank in ranks)
