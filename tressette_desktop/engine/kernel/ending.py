"""How a position is played to its end when both sides play perfectly: one line for each card that may be played."""

from __future__ import annotations

from collections.abc import Iterator

from tressette_desktop.engine.kernel.position import Frame, Position, choices, play
from tressette_desktop.engine.kernel.solver import Solver


def endings(frame: Frame, position: Position, solver: Solver) -> dict[int, tuple[int, ...]]:
    """Return for each card that may be played, by its bit, itself and all cards after it. There is no stock.

    >>> from tressette_desktop.engine.cards import THIRDS, cards
    >>> from tressette_desktop.engine.kernel.bits import card_of, mask_of
    >>> frame = Frame.of((0, 1), THIRDS, 3)
    >>> position = Position(tuple(mask_of(cards(names)) for names in ("3c Ad", "2c 2d")), 0)
    >>> [" ".join(str(card_of(one)) for one in line) for line in endings(frame, position, Solver(frame)).values()]
    ['3c 2c Ad 2d', 'Ad 2d 2c 3c']
    """
    return {one: (one, *_best(frame, play(frame, position, one), solver)) for one in choices(frame, position)}


def _best(frame: Frame, position: Position, solver: Solver) -> Iterator[int]:
    while not position.over:
        possible = choices(frame, position)
        one = possible[0]
        if len(possible) > 1:
            values = solver.values(position)
            wanted = (min if frame.sides[position.turn] else max)(values.values())
            one = next(each for each in solver.likely(position) if values[each] == wanted)
        yield one
        position = play(frame, position, one)
