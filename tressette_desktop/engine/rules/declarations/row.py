"""A row of a code: one thing that may be said, with its names and what it states."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tressette_desktop.engine.cards import Rank
from tressette_desktop.engine.rules.declarations.conditions import Fits
from tressette_desktop.engine.rules.declarations.holding import Holding

LUNGHISSIMO: Final = 5
"""The length from which a suit is *lunghissimo*; rows of this length hold for longer suits as well."""

THREE, TWO, ACE = Rank.THREE, Rank.TWO, Rank.ACE
VENTICINQUE: Final = (THREE, TWO)
VENTINOVE: Final = (THREE, ACE)
VENTOTTO: Final = (TWO, ACE)
NAPOLETANA: Final = (THREE, TWO, ACE)


@dataclass(frozen=True)
class Row:
    """One declaration: the key of rules.md, its Italian names and its source; the last name is the one used here."""

    key: str
    names: tuple[str, ...]
    source: str

    @property
    def words(self) -> str:
        """The words used here."""
        return self.names[-1]


@dataclass(frozen=True)
class SuitRow(Row):
    """A declaration about the suit of the card played.

    ``length`` is the number of cards that it needs (5: five or more). ``fits`` tells whether it is the thing to say of
    a holding of that length, provided that no row before it in its code is. ``states`` are the tressette ranks that it
    names.
    """

    length: int
    fits: Fits
    states: tuple[Rank, ...] = ()

    def words_for(self, holding: Holding) -> str:
        """The words used here of this holding: nobody asks for an ace that he has or that has gone (12.6, G8)."""
        asks_ace = self.words.endswith("voglio l'Asso")
        return self.names[0] if asks_ace and not holding.ace_away else self.words

    @property
    def sovereign(self) -> bool:
        """Whether it claims that the card played wins."""
        return self.words.lower().startswith("e' mia")

    @property
    def commits(self) -> bool:
        """Whether it announces a bare venticinque, whose three must follow (option venticinque_commit)."""
        return self.length == 2 and self.states == VENTICINQUE


def suit_row(key: str, length: int, names: str, fits: Fits, states: tuple[Rank, ...] = (), *, source: str) -> SuitRow:
    """Return a row with its names parted by strokes."""
    return SuitRow(key, tuple(names.split(" / ")), source, length, fits, states)


Code = dict[int, tuple[SuitRow, ...]]
"""The rows of a code by length, in their order of precedence."""


def by_length(rows: Iterable[SuitRow]) -> Code:
    """Return rows parted by length, in the order given."""
    rows = tuple(rows)
    return {length: tuple(row for row in rows if row.length == length) for length in range(1, LUNGHISSIMO + 1)}
