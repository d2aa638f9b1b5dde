"""A reflex that plays anything: where learning begins."""

from __future__ import annotations

import random


class Chance:
    """A reflex that plays anything."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def lead(self, hand: int, out: int, roll: int) -> int:
        """Lead any card."""
        return self._any(hand)

    def follow(self, mine: int, out: int, best: int, ours: bool, after: int, pot: int, roll: int) -> int:
        """Follow with any card."""
        return self._any(mine)

    def throw(self, hand: int, out: int, ours: bool, roll: int) -> int:
        """Throw any card."""
        return self._any(hand)

    def _any(self, mask: int) -> int:
        for _ in range(int(self._rng.random() * mask.bit_count())):
            mask &= mask - 1
        return mask & -mask
