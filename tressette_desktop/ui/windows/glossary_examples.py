"""An example for every declaration: the lowest holding for which the engine says just that.

>>> example("D19")
Example(led='4c', kept=('5c', '3c'), gone=())
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from tressette_desktop.engine.cards import DECK, Suit, of_suit
from tressette_desktop.engine.rules.declarations.book import ROWS
from tressette_desktop.engine.rules.declarations.holding import Holding
from tressette_desktop.engine.rules.declarations.row import SuitRow
from tressette_desktop.engine.rules.declarations.starting import CODES, declare
from tressette_desktop.engine.rules.options import Options

CUPS: Final = of_suit(DECK, Suit.COPPE)
LOW_FIRST: Final = tuple(sorted(CUPS, key=lambda card: card.strength))


@dataclass(frozen=True)
class Example:
    """What is held of cups: the card led, what is kept, and the strongest cards if they are gone."""

    led: str
    kept: tuple[str, ...]
    gone: tuple[str, ...]


@lru_cache(maxsize=128)
def example(key: str) -> Example | None:
    """Return the example of a declaration about the suit led; None of one that is about something else."""
    row = ROWS[key]
    if not isinstance(row, SuitRow):
        return None
    options = Options.parse("code=" + next(code for code, rows in CODES.items() if row in rows[row.length]))
    strongest = LOW_FIRST[::-1]
    for count in range(5):
        gone = frozenset(strongest[:count])
        left = [card for card in LOW_FIRST if card not in gone]
        for held in combinations(left, row.length):
            for led in held:
                if declare(options, Holding(frozenset(held), led, gone)) is row:
                    kept = tuple(str(card) for card in held if card is not led)
                    return Example(str(led), kept, tuple(str(card) for card in strongest[:count]))
    return None
