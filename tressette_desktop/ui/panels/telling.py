"""What the page says in words: the strip's line, the prompt, and what is announced when something happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core import events as ev
from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.seats import Seat, side_of

from .. import words
from ..kit.prompt import Mood
from ..table.plate_words import side_seen
from ..table.seat_item import Side
from .strip import Score

Names = tuple[str, ...]
Prompted = tuple[str, Mood, str]
"""What the prompt says, why, and the letter of the suit at its end."""


def scores(table: Table, south: Seat, names: Names) -> tuple[Score, ...]:
    """Return the scores before this hand with what has been declared in it: sides if there are two, else players."""
    declared = [sum(each.points for each in table.melds if each.seat == seat) for seat in range(len(table.hands))]
    if table.score is not None:
        declared = [0] * len(table.hands)
    totals = table.totals if table.score is None else table.score.totals
    sides = table.sides
    if sides is None or len(sides) != 2 or any(totals[seat] != totals[side[0]] for side in sides for seat in side):
        return tuple(Score(names[seat], side_seen(table, south, seat), totals[seat]) for seat in table.order)
    own = side_of(sides, south)
    us, them = sides[own], sides[1 - own]
    return (
        Score(QCoreApplication.translate("telling", "We"), Side.US, totals[us[0]] + sum(declared[seat] for seat in us)),
        Score(
            QCoreApplication.translate("telling", "They"),
            Side.THEM,
            totals[them[0]] + sum(declared[seat] for seat in them),
        ),
    )


def progress(table: Table, target: int) -> tuple[str, str]:
    """Return how far the game is, in a long and a short form."""
    seat = table.order[0]
    left = table.hands[seat]
    number, of = len(table.tricks) + 1, len(left) + len(table.played(seat))
    trick = min(number, max(of, 1))
    up_to = QCoreApplication.translate("telling", "up to {target}").format(target=target) if target else ""
    where = QCoreApplication.translate("telling", "hand {hand}, trick {trick} of {of}")
    short = QCoreApplication.translate("telling", "trick {trick}/{of}")
    if table.over or table.laid is not None or table.verdict is not None:
        where = short = QCoreApplication.translate("telling", "hand {hand} is over")
    parts = [where.format(hand=table.number, trick=trick, of=of), short.format(hand=table.number, trick=trick, of=of)]
    long_, brief = ("  ·  ".join(filter(None, (up_to, part))) for part in parts)
    return long_, brief


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
    if event.seat is None:
        return QCoreApplication.translate("telling", "Nobody plays this hand: deal again")
    return QCoreApplication.translate("telling", "{name} annuls the hand: deal again").format(name=names[event.seat])


_TOLD: Final[dict[type[Event], Callable[[Any, Table, Names], str]]] = {
    ev.Dealt: _dealt,
    ev.CardPlayed: _played,
    ev.TrickTaken: _taken,
    ev.MeldDeclared: _declared,
    ev.Claimed: _claimed,
    ev.LaidDown: _laid,
    ev.Annulled: _annulled,
}
