"""How others bid: how likely a hand is to go so high, by what its suits are worth to who plays alone.

A bid is a level here: its place among the bids of the game, from 0; a pass is -1. What may be said on top of the
highest bid are levels above it, which an auction does not tell. The odds are learned from auctions of the bots that bid
by trial.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import exp
from typing import Final

PASSED: Final = -1

_ODD: Final = 0.03
"""How often somebody bids for reasons that his hand does not tell."""

Odds = tuple[float, float]
"""A logistic curve: its height at nothing, and how it rises."""


def curve(odds: Odds, at: float) -> float:
    """Return the chance that a logistic curve tells.

    >>> curve((0.0, 1.0), 0.0), round(curve((1.0, 2.0), -3.0), 3)
    (0.5, 0.007)
    """
    return 1.0 / (1.0 + exp(max(-50.0, min(50.0, -odds[0] - odds[1] * at))))


@dataclass(frozen=True)
class Voices:
    """The odds of a bid of at least some level, by the lowest that may still be bid and that level.

    ``odds`` take the worth of a hand in hundredths of a third; where nothing was learned, nobody bids. ``levels`` are
    the bids, ``raised`` those levels and the raises.
    """

    levels: int
    raised: int
    odds: Mapping[tuple[int, int], Odds]

    def reaches(self, lowest: int, level: int, worth: float) -> float:
        """Return how likely a hand is to bid at least so high."""
        odds = self.odds.get((lowest, level))
        return 0.0 if odds is None else curve(odds, worth)

    @cached_property
    def _known(self) -> dict[tuple[int, int, float], float]:
        return {}

    def likely(self, lowest: int, said: int, worth: float) -> float:
        """Return how likely a hand was to say what it said."""
        found = self._known.get((lowest, said, worth))
        if found is None:
            found = self._known[lowest, said, worth] = self._likely(lowest, said, worth)
        return found

    def _likely(self, lowest: int, said: int, worth: float) -> float:
        if lowest >= self.levels:
            return 1.0
        if said == PASSED:
            found = 1.0 - self.reaches(lowest, lowest, worth)
        else:
            above = self.reaches(lowest, said + 1, worth) if said + 1 < self.levels else 0.0
            found = max(0.0, self.reaches(lowest, said, worth) - above)
        return _ODD + (1 - _ODD) * found

    def says(self, lowest: int, worth: float, chance: float) -> int:
        """Return what a hand says; ``chance`` is a number from 0 to 1 that decides between bids."""
        level = PASSED
        for each in range(lowest, self.raised):
            if chance >= self.reaches(lowest, each, worth):
                break
            level = each
        return level

    def goes_on(self, high: int, worths: Sequence[float], chances: Sequence[float]) -> tuple[int, int]:
        """Return who bids last of those who are still to speak, and what; nobody is -1, who leaves it at ``high``."""
        who = -1
        for turn, (worth, chance) in enumerate(zip(worths, chances, strict=True)):
            if high + 1 < self.levels:
                said = self.says(high + 1, worth, chance)
                if said != PASSED:
                    who, high = turn, said
        return who, high


def heard(names: Sequence[str], bids: Sequence[tuple[int, str | None]]) -> list[tuple[int, int, int]]:
    """Return who said what in an auction: the seat, the lowest bid that was open to it, and its level.

    >>> heard(("chiamo", "solo"), ((2, None), (0, "chiamo"), (1, None)))
    [(2, 0, -1), (0, 0, 0), (1, 1, -1)]
    """
    found, lowest = [], 0
    for seat, name in bids:
        level = PASSED if name is None else names.index(name)
        found.append((seat, lowest, level))
        lowest = max(lowest, level + 1)
    return found
