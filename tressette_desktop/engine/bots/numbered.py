"""A deal from its number: which holder gets each card, when every deal that is possible has a number of its own."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

Node = list[tuple[int, int, "Node"]]
"""How the deals go on at a card: how many do, with which holder, and how those go on in turn."""


def arrangements(rooms: Sequence[int]) -> int:
    """Return in how many ways cards that may be anywhere fill so many places.

    >>> arrangements((2, 1)), arrangements((10, 10, 10))
    (3, 5550996791340)
    """
    left, ways = sum(rooms), 1
    for room in rooms:
        ways *= comb(left, room)
        left -= room
    return ways


def dealt(number: int, cards: tuple[int, ...], rooms: tuple[int, ...], root: Node, loose: int) -> list[int]:
    """Return what each holder has in the deal of a number.

    ``root`` tells how the deals go on at each card but the last ones, the ``loose``, which may be anywhere; ``rooms``
    are the places of each holder.

    >>> dealt(0, (1, 2, 4), (2, 1), [(3, 0, [])], 3), dealt(2, (1, 2, 4), (2, 1), [(3, 0, [])], 3)
    ([3, 4], [6, 1])
    """
    hands, free, node = [0] * len(rooms), list(rooms), root
    known = len(cards) - loose
    for one in cards[:known]:
        for ways, holder, following in node:
            if number < ways:
                hands[holder] |= one
                free[holder] -= 1
                node = following
                break
            number -= ways
    left, all_ways = loose, arrangements(free)
    for one in cards[known:]:
        for holder, room in enumerate(free):
            ways = all_ways * room // left
            if number < ways:
                hands[holder] |= one
                free[holder] = room - 1
                all_ways = ways
                break
            number -= ways
        left -= 1
    return hands
