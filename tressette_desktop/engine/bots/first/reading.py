"""What the words of the others suggest: the soft facts, and what a partner is asked to do (sections 2 and 3).

A leaning says how much likelier it has become that a seat holds a card: 1 is no change. What words prove is no matter
of leaning: :mod:`~tressette_desktop.engine.bots.first.testimony` finds it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tressette_desktop.engine.bots.bot import Why
from tressette_desktop.engine.cards import DECK, TRESSETTE_RANKS, Card, Suit
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.engine.rules.declarations.book import ROWS
from tressette_desktop.engine.rules.declarations.row import (
    ACE,
    NAPOLETANA,
    THREE,
    TWO,
    VENTICINQUE,
    VENTINOVE,
    VENTOTTO,
    SuitRow,
)
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.seats import Seat

Leanings = dict[tuple[Seat, Card], float]

_STRONG: Final = {
    ("classic", Signal.BUSSO): 3.0,
    ("alternative", Signal.TUTTO_FUORI): 0.5,
}
"""How the words that prove nothing change the odds of the tressette cards of their suit: C01, C06."""

_SIGNALS: Final = {
    "classic": {Signal.BUSSO: Why.BUSSO, Signal.VOLO: Why.VOLO, Signal.STRISCIO: Why.STRISCIO},
    "alternative": {
        Signal.BUSSO: Why.TOP_CARDS,
        Signal.RIBUSSO: Why.TOP_CARDS,
        Signal.LA_MEGLIO: Why.LA_MEGLIO,
        Signal.TUTTO_FUORI: Why.TUTTO_FUORI,
        Signal.VOLO: Why.VOLO,
        Signal.STRISCIO: Why.STRISCIO,
    },
}
"""What the words of each code want, by the value of the option ``code``."""

_STATES: Final = {
    (THREE,): Why.KEPT,
    (TWO,): Why.KEPT,
    (ACE,): Why.KEPT,
    VENTOTTO: Why.MISSING_CARD,
    VENTINOVE: Why.MISSING_CARD,
    VENTICINQUE: Why.ACE_WANTED,
    NAPOLETANA: Why.TOP_CARDS,
}
"""What a declaration wants that states these tressette cards."""


@dataclass(frozen=True)
class Wish:
    """What a seat wants in a suit, by the id of section 3, with the trick (counted from 0) that it said so in.

    ``length`` is the number of its cards of the suit then, where it was told (5: five or more).
    """

    seat: Seat
    suit: Suit
    trick: int
    why: Why
    length: int | None = None


def wishes(table: Table, options: Options) -> tuple[Wish, ...]:
    """Return what was wanted in this hand by words about a suit led, in order."""
    signalled = [
        Wish(each.seat, each.card.suit, each.trick, _SIGNALS[options.code][each.signal]) for each in table.said
    ]
    declared = [
        Wish(each.seat, each.suit, each.tricks, wanted(row), row.length)
        for each in table.declarations
        if each.suit is not None and isinstance(row := ROWS[each.row], SuitRow)
    ]
    return *signalled, *declared


def wanted(row: SuitRow) -> Why:
    """Return what a declaration about a suit led wants.

    >>> wanted(ROWS["D19"]).value, wanted(ROWS["D04"]).value, wanted(ROWS["D09"]).value
    ('C07', 'C10', 'C11')
    """
    if row.states:
        return _STATES[row.states]
    if row.length == 1:
        return Why.VOLO
    if "si liscia" in row.words:
        return Why.STRISCIO
    return Why.E_MIA if row.sovereign else Why.PLAIN


def leanings(table: Table, options: Options) -> Leanings:
    """Read what was said in this hand; seats and cards that are not named lean nowhere."""
    found: Leanings = {}
    for said in table.said:
        odds = _STRONG.get((options.code, said.signal))
        if odds is not None:
            strong = (card for card in DECK if card.suit is said.card.suit and card.rank in TRESSETTE_RANKS)
            found.update(((said.seat, card), odds) for card in strong)
    return found
