"""Where the moves of a game that is looked at stand: beside its table, there when they are wanted, or in its place."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

WIDE: Final = 352
"""Width of the moves, at em 14."""
ROOMY: Final = 768
"""Width from which a table has room enough to have them beside it unasked."""
LEAST: Final = 540
"""The least width in which a table can be read."""
FIVE: Final = 900
"""The same among five, where two hands and two names stand side by side."""


class Standing(Enum):
    """How the moves and the table share a page."""

    BESIDE = auto()
    """Both are there, unless the moves are put away for a larger table."""
    DRAWN = auto()
    """The moves come when they are wanted, and the table makes room for them."""
    INSTEAD = auto()
    """The moves come in the place of the table: there is no room for both."""


def standing(width: float, seats: int) -> Standing:
    """Return how a page of a width, in pixels at em 14, is shared at a table of so many seats.

    >>> standing(900, 4).name, standing(900, 5).name, standing(760, 4).name, standing(1280, 5).name
    ('DRAWN', 'INSTEAD', 'INSTEAD', 'BESIDE')
    """
    left, least = width - WIDE, FIVE if seats == 5 else LEAST
    if left >= max(ROOMY, least):
        return Standing.BESIDE
    return Standing.DRAWN if left >= least else Standing.INSTEAD
