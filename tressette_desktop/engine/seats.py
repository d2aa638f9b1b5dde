"""Seats round the table and the sides they form.

A seat is a number from 0; play, deal and bidding go counter-clockwise, which is upwards (rules.md section 2). The seats
in a hand are given as its ``order``: those that hold cards, from eldest on.

>>> around((1, 2, 3, 0), 3)
(3, 0, 1, 2)
"""

from __future__ import annotations

from typing import Final

Seat = int
Sides = tuple[tuple[Seat, ...], ...]

PAIRS: Final[Sides] = ((0, 2), (1, 3))
"""Four at the table, partners opposite (rules.md 4.1)."""


def around(order: tuple[Seat, ...], first: Seat) -> tuple[Seat, ...]:
    """Return the seats of a hand in playing order, beginning with ``first``."""
    at = order.index(first)
    return order[at:] + order[:at]


def side_of(sides: Sides, seat: Seat) -> int:
    """Return the index of the side that a seat belongs to."""
    return next(index for index, side in enumerate(sides) if seat in side)


def exchanged(seat: Seat, moved: tuple[Seat, Seat] | None) -> Seat:
    """Return the other of two seats that change places, or the seat itself.

    >>> exchanged(2, (2, 3)), exchanged(1, (2, 3)), exchanged(1, None)
    (3, 1, 1)
    """
    if moved is None or seat not in moved:
        return seat
    return moved[1] if seat == moved[0] else moved[0]
