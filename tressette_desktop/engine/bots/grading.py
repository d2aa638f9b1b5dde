"""How a decision is graded that was judged by what could be known.

A difference is called one only where it is larger than chance makes it, so that nobody is blamed for the error of the
judge: the least loss that is certain decides, not the likeliest.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from statistics import NormalDist
from typing import Final

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.seats import Seat

_DOUBT: Final = 0.01
"""How often chance alone may make something else that was tried look better than what was played."""

_POINT: Final = 3
"""A point, in thirds."""


class Grade(Enum):
    """What a decision was worth."""

    ONLY = "only"
    """There was nothing to choose between."""
    BEST = "best"
    CLOSE = "close"
    """The error does not let one say which card is better."""
    FINE = "fine"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"


STEPS: Final = ((3.0, Grade.BLUNDER), (1.5, Grade.MISTAKE), (0.5, Grade.INACCURACY))
"""From how many thirds that are certainly lost a decision is called what: a point, half a one, a sixth of one."""

ERRORS: Final = frozenset({Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER})
"""The grades of a decision that cost something worth naming."""


@dataclass(frozen=True)
class Weighed:
    """What a card promises the own side, in thirds over half of them all, with its standard error.

    What is decided before the tricks where a contract is paid promises units of the ledger to the seat. ``deals`` tells
    in how many deals it was tried: what falls far behind is given up early.
    """

    action: Action
    mean: float
    error: float
    deals: int


@dataclass(frozen=True)
class Whereabouts:
    """Where a missing card may be: the share of the deals, from 0 to 1, for each seat, and for no hand at all."""

    card: Card
    seats: tuple[tuple[Seat, float], ...]
    aside: float


@dataclass(frozen=True)
class Appraisal:
    """A decision as it is judged by what could be known.

    ``tried`` is what came into question, the best first; of cards that are as good as each other one stands for all, so
    ``played`` may be another than lay on the table. ``gap`` is by how much the best is better than what was played, or,
    where that is the best, by how much it is better than ``other``; ``error`` is the standard error of that. Both are
    in thirds; where ``stake`` is not 0, in units of the ledger, of which so many count as a point for the grade.
    ``takes`` has for what was played and the other one the share of the deals in which the own side takes the trick;
    before the tricks, that in which the contract is won, and None where none depends on it. ``deals`` tells in how many
    deals was looked, ``complete`` that these are all there are.
    """

    grade: Grade
    tried: tuple[Weighed, ...]
    played: Action
    other: Action | None = None
    gap: float = 0.0
    error: float = 0.0
    takes: tuple[float | None, float | None] = (0.0, 0.0)
    threes: tuple[Whereabouts, ...] = ()
    deals: int = 0
    complete: bool = False
    stake: int = 0

    @property
    def loss(self) -> float:
        """How much the decision cost on average; 0 for the best one."""
        return 0.0 if self.other is None or self.tried[0].action == self.played else self.gap

    @property
    def certain(self) -> float:
        """How much of the gap chance cannot have made, in thirds; 0 or less where it may have made all of it."""
        return thirds_of(self.sure, self.stake)

    @property
    def sure(self) -> float:
        """The same in the unit of the gap."""
        return surely(self.gap, self.error, len(self.tried))

    @property
    def spared(self) -> bool:
        """Whether the gap alone, without its error, would be graded harder: its error speaks for the player."""
        alone = graded(thirds_of(self.gap, self.stake), 0.0, len(self.tried), is_best=False)
        return self.loss > 0 and self.certain > 0 and self.grade is not alone


def graded(gap: float, error: float, tried: int, *, is_best: bool) -> Grade:
    """Grade a decision by its gap to the best one, in thirds, or to the next one where it is the best itself.

    >>> [graded(2.0, error, 2, is_best=False).value for error in (0.0, 0.5, 1.0)]
    ['mistake', 'inaccuracy', 'close']
    """
    certain = surely(gap, error, tried)
    if is_best:
        return Grade.BEST if certain > 0 or not error else Grade.CLOSE
    if certain <= 0:
        return Grade.CLOSE
    return next((grade for least, grade in STEPS if certain >= least), Grade.FINE)


def surely(gap: float, error: float, tried: int) -> float:
    """Return how much of a gap is certain when so many were compared.

    The more they are, the oftener one of them looks better by chance alone; therefore each comparison must be the
    surer (Bonferroni).
    """
    return gap - NormalDist().inv_cdf(1 - _DOUBT / max(1, tried - 1)) * error


def thirds_of(figure: float, stake: int) -> float:
    """Return how many thirds a difference counts as: itself; or, where units are paid, a point for each stake.

    >>> thirds_of(0.5, 0), thirds_of(0.5, 1), thirds_of(2.0, 4)
    (0.5, 1.5, 1.5)
    """
    return figure * _POINT / stake if stake else figure
