"""The places round a table, by the number of its seats: a table of data."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final


class Place(Enum):
    """A seat as it looks from the bottom of the table."""

    S = auto()
    E = auto()
    NE = auto()
    N = auto()
    NW = auto()
    W = auto()


PLACES: Final[dict[int, tuple[Place, ...]]] = {
    2: (Place.S, Place.N),
    3: (Place.S, Place.E, Place.W),
    4: (Place.S, Place.E, Place.N, Place.W),
    5: (Place.S, Place.E, Place.NE, Place.NW, Place.W),
}
"""The places of a table by the number of its seats, in playing order from the own seat."""

TRICK: Final[dict[int, dict[Place, tuple[float, float, float]]]] = {
    2: {Place.N: (0.34, -0.16, 4), Place.S: (-0.34, 0.16, -3)},
    3: {Place.W: (-0.62, -0.14, -5), Place.E: (0.62, -0.14, 4), Place.S: (0, 0.26, -1)},
    4: {Place.W: (-0.94, 0, -4), Place.N: (0, -0.28, 3), Place.E: (0.94, 0, 5), Place.S: (0, 0.30, -2)},
    5: {
        Place.W: (-1.5, 0.08, -5),
        Place.NW: (-0.76, -0.24, -3),
        Place.NE: (0.76, -0.24, 3),
        Place.E: (1.5, 0.08, 5),
        Place.S: (0, 0.30, -2),
    },
}
"""Where a card of the trick lies: right and down of its centre, in widths and heights of a trick card; its turn."""

SIDEWAYS: Final = {3: 0.36, 5: 0.46}
"""How far down the felt the hands at the sides lie; at other tables they are level with the trick."""
ACROSS: Final = {Place.N: 0.5, Place.NE: 0.70, Place.NW: 0.30}
"""How far across the felt the hands at the top lie."""
TURN: Final = {Place.S: 0.0, Place.E: -90.0, Place.NE: 180.0, Place.N: 180.0, Place.NW: 180.0, Place.W: 90.0}
"""How the hand of a place is turned."""

ONE_ROW: Final = 13
"""The most cards that the own hand holds in one row."""
LARGEST: Final = 12
"""The most cards that another holds."""
HELD: Final = {5: 8}
"""The cards in another's full hand, where they are not as many as `FULL`."""
FULL: Final = 10
"""The cards in a full hand, if nothing else is said."""
