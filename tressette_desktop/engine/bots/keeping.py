"""What each holding of a suit is worth before the first trick, and so which cards a hand needs least, or wants most.

It is a quick measure, for what is done in deals that are imagined by the hundred, and for a first look at what there is
to choose from. A suit is a number of ten bits; all worths are in hundredths of a third, as they were learned from hands
that were played out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import add
from typing import Final

from tressette_desktop.engine.kernel.bits import PACK, SUIT, bits

_SHIFTS: Final = (0, 10, 20, 30)
_TRESSETTE: Final = 7
"""The place of the lowest tressette card in a suit, the ace; two and three stand above it."""

_TOPS: Final = 8
"""How many sets of tressette cards a suit may hold."""

_FIGURES: Final = 3
"""How many figures there are, the king highest."""

_ABOVE: Final = 10_000
"""What is added to the loss of each card, so that none is below nothing; all choices give up as many."""

_NEVER: Final = _ABOVE * 100 << PACK.bit_length()

MARKS: Final = 3 * _TOPS + _FIGURES + 1
"""How many marks a suit has."""


def marks(mask: int) -> tuple[int, ...]:
    """Return the marks of a suit: its tressette cards, how many others there are, figures, whether it is void.

    >>> marks(0b1000000011)[:16]
    (0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0)
    """
    top, low = mask >> _TRESSETTE, (mask & ((1 << _TRESSETTE) - 1)).bit_count()
    found = [0] * MARKS
    found[top], found[_TOPS + top], found[2 * _TOPS + top] = 1, low, low * low
    for each in range(_FIGURES):
        found[3 * _TOPS + each] = mask >> (_TRESSETTE - 1 - each) & 1
    found[-1] = not mask
    return tuple(found)


class Suits:
    """The worth of every holding of a suit to one who plays a certain part."""

    def __init__(self, weights: Sequence[int]) -> None:
        self.worth: list[int] = [
            sum(weight * mark for weight, mark in zip(weights, marks(mask), strict=True)) for mask in range(SUIT + 1)
        ]
        self._left: dict[int, list[int]] = {}
        self._wanted: dict[int, tuple[int, int]] = {}

    def of(self, hand: int) -> int:
        """Return what the suits of a hand are worth together."""
        worth = self.worth
        return worth[hand & SUIT] + worth[hand >> 10 & SUIT] + worth[hand >> 20 & SUIT] + worth[hand >> 30]

    def least(self, hand: int, number: int) -> int:
        """Return so many cards of a hand, those without which the rest is worth most."""
        one, two, three, four = (self._without(hand >> shift & SUIT, shift) for shift in _SHIFTS)
        first = [min(map(add, one, two[count::-1])) for count in range(number + 1)]
        second = [min(map(add, three, four[count::-1])) for count in range(number + 1)]
        least: int = min(map(add, first, second[::-1]))
        return least & PACK

    def wanted(self, hand: int) -> list[int]:
        """Return the cards that are not in a hand, first those that would make it worth most."""
        gains = [(self._gain(hand >> shift & SUIT, one), -(one << shift)) for one, shift in _missing(hand)]
        return [-one for _, one in sorted(gains, reverse=True)]

    def most_wanted(self, hand: int) -> int:
        """Return the first of those."""
        found = [self._first(hand >> shift & SUIT, shift) for shift in _SHIFTS]
        return max(found)[1]

    def _gain(self, mine: int, one: int) -> int:
        return self.worth[mine | one] - self.worth[mine]

    def _first(self, mask: int, shift: int) -> tuple[int, int]:
        found = self._wanted.get(mask << 5 | shift)
        if found is None:
            gains = [(self._gain(mask, one), one << shift) for one in bits(SUIT & ~mask)]
            found = self._wanted[mask << 5 | shift] = max(gains, default=(-_NEVER, 0))
        return found

    def _without(self, mask: int, shift: int) -> list[int]:
        """For each number of cards that a suit may give up: what is lost, and below it, as the lower bits, the cards.

        So two suits are added up by one sum, and the least of several is that of the least loss.
        """
        found = self._left.get(mask << 5 | shift)
        if found is None:
            found = self._left[mask << 5 | shift] = self._given_up(mask, shift)
        return found

    def _given_up(self, mask: int, shift: int) -> list[int]:
        best = [_NEVER] * (SUIT.bit_length() + 1)
        gone = mask
        while True:
            count = gone.bit_count()
            lost = self.worth[mask] - self.worth[mask ^ gone] + count * _ABOVE
            best[count] = min(best[count], lost << PACK.bit_length() | gone << shift)
            if not gone:
                return best
            gone = (gone - 1) & mask


def _missing(hand: int) -> Iterator[tuple[int, int]]:
    """Yield the cards that are not in a hand, each as one of its suit and the place of that."""
    for shift in _SHIFTS:
        for one in bits(SUIT & ~(hand >> shift)):
            yield one, shift
