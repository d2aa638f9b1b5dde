"""What is looked at in a card before it is played by reflex: a few marks, each with a weight of its own.

A card is judged by its own suit: what kind of card it is, how many cards of the suit are held and out, which of its
three, two and ace lie beside it and which are in other hands. The weights of all marks together are what the card
promises, in hundredths of a third; they were learned from play (docs/bots.md tells how).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from tressette_desktop.engine.kernel.bits import ACE, LOW, SUIT

FIGURES: Final = 0b1110000
TWO: Final = 1 << 8
THREE: Final = 1 << 9

_KINDS: Final = 5
"""A worthless card, a figure, the ace, the two, the three."""

LEAD: Final = (2 * _KINDS, (5, 8, 8, 8, 3, 5))
THROW: Final = (4 * _KINDS, (5, 6, 8, 8, 3, 2))
FOLLOW: Final = (4 * _KINDS, (36, 8, 8, 5, 8, 6))
"""How many sorts of cards there are in each case, and how many steps each mark has; a sort has its own weights."""


Case = tuple[int, tuple[int, ...]]


def size(case: Case) -> int:
    """Return how many weights a case has.

    >>> size(LEAD), size(THROW), size(FOLLOW)
    (370, 640, 1420)
    """
    return case[0] * sum(case[1])


Marks = tuple[int, tuple[int, ...]]
"""Of what sort a card is in its case, and at what step of each mark."""


def of_lead(mine: int, out: int, card: int, left: int) -> Marks:
    """Return the marks of leading a card; ``left`` are the cards of the hand, all else is of its suit."""
    tops = _run(mine, out) if card > out else int(card == mine & -mine)
    steps = (min(mine.bit_count(), 5) - 1, min(out.bit_count(), 7), _high(mine ^ card), _high(out), _phase(left))
    return 2 * _kind(card) + (card > out), (*steps, min(tops, 4))


def of_throw(mine: int, out: int, card: int, left: int, ours: bool) -> Marks:
    """Return the marks of throwing a card on a trick that is a partner's or not."""
    steps = (min(mine.bit_count(), 5) - 1, min(out.bit_count(), 5), _high(mine ^ card), _high(out), _phase(left))
    return 4 * _kind(card) + 2 * (card > out) + ours, (*steps, int(card == mine & -mine))


def of_follow(mine: int, out: int, best: int, card: int, ours: bool, after: int, pot: int) -> Marks:
    """Return the marks of following with a card; ``best`` wins so far, ``after`` play yet for the ``pot`` thirds."""
    beats = card > best
    sure = not after or max(card, best) > out if beats or ours else False
    trick = (ours * 3 + min(after, 2)) * 6 + min(pot, 5)
    able = (mine & SUIT & -(best << 1)).bit_count()
    steps = (trick, _high(mine ^ card), _high(out), min(mine.bit_count(), 5) - 1, min(out.bit_count(), 7))
    return 4 * _kind(card) + 2 * beats + sure, (*steps, (card == mine & -mine) + 2 * min(able, 2))


def places(case: Case, marks: Marks) -> list[int]:
    """Return where the weights of these marks stand among those of the case.

    >>> places((2, (3, 4)), (1, (2, 0)))
    [5, 10]
    """
    sort, steps = marks
    return [start + sort * number + step for start, number, step in zip(_starts(case), case[1], steps, strict=True)]


def by_sort(case: Case, weights: Sequence[int]) -> list[list[Sequence[int]]]:
    """Return for each sort of cards the weights of each mark, by step.

    >>> by_sort((2, (1, 2)), [1, 2, 3, 4, 5, 6])
    [[[1], [3, 4]], [[2], [5, 6]]]
    """
    spans = list(zip(_starts(case), case[1], strict=True))
    return [
        [weights[start + sort * number : start + (sort + 1) * number] for start, number in spans]
        for sort in range(case[0])
    ]


def _starts(case: Case) -> list[int]:
    """Where the weights of each mark begin."""
    return list(accumulate([0, *(case[0] * number for number in case[1][:-1])]))


def _kind(card: int) -> int:
    return 0 if card & LOW else 1 if card & FIGURES else 2 if card == ACE else 3 if card == TWO else 4


def _high(mask: int) -> int:
    """Which of three, two and ace are among some cards."""
    return mask >> 7


def _phase(left: int) -> int:
    """Early, middle or late in the hand."""
    return 0 if left >= 8 else 1 if left >= 5 else 2


def _run(mine: int, out: int) -> int:
    """Return how many cards of a suit are tops when they are led one after the other, and the others follow low.

    >>> _run(0b1100000000, 0b0011000000), _run(0b1000000001, 0b0100000000)
    (2, 2)
    """
    run = 0
    while mine and mine > out:
        run += 1
        mine ^= 1 << (mine.bit_length() - 1)
        out &= out - 1 if out else 0
    return run
