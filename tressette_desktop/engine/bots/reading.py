"""What the words of the others suggest: the soft facts.

A leaning says how much likelier it has become that a seat holds a card: 1 is no change.
"""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.cards import DECK, TRESSETTE_RANKS, Card
from tressette_desktop.engine.core.table import Spoken, Table
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.seats import Seat

Leanings = dict[tuple[Seat, Card], float]

REQUESTS: Final = {"classic": Signal.BUSSO}
"""The word that asks the partner for his highest card of the suit, by the value of the option ``code``."""

_ASKS: Final = 3.0
"""Who asks has strength in that suit, three times out of four (C01)."""


def requests(table: Table, options: Options) -> tuple[Spoken, ...]:
    """Return every request for the highest card of a suit in this hand."""
    return tuple(said for said in table.said if said.signal is REQUESTS.get(options.code))


def leanings(table: Table, options: Options) -> Leanings:
    """Read what was said in this hand; seats and cards that are not named lean nowhere."""
    asked = {(said.seat, said.card.suit) for said in requests(table, options)}
    strong = [card for card in DECK if card.rank in TRESSETTE_RANKS]
    return {(seat, card): _ASKS for seat, suit in asked for card in strong if card.suit is suit}
