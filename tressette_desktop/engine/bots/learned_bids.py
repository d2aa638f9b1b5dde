"""What bidding by trial rests on, as ``tests/bots/learn_bids.py`` found it and wrote it here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))


SUITS: Final = (
    _numbers("-87 -211 -58 -56 38 165 156 229 -78 19 -68 -1 -73 -75 -130 -53 3 -11 2 -8 6 7 27 18 30 14 -12 51"),
    _numbers("-14 -121 -57 -94 -20 -1 -22 -22 -89 -54 -69 -63 -60 -108 -62 -51 0 -1 -3 0 -2 13 1 7 18 -6 -5 8"),
)
"""The weights of the marks of a suit, for who plays alone and for who plays against him."""

VOICES: Final[Mapping[tuple[str, ...], Mapping[tuple[int, int], tuple[float, float]]]] = {
    ("chiamo", "solo", "solissimo"): {
        (0, 0): (7.041, 0.00843),
        (0, 1): (-0.195, 0.0129),
        (0, 2): (-0.976, 0.01128),
        (0, 3): (-2.213, 0.00927),
        (0, 4): (-2.039, 0.01046),
        (1, 1): (2.369, 0.01357),
        (1, 2): (-0.591, 0.01064),
        (1, 3): (-2.63, 0.00958),
        (1, 4): (-2.567, 0.00924),
        (2, 2): (-4.082, 0.00131),
        (2, 3): (-4.586, 0.00193),
        (2, 4): (-4.082, 0.00131),
    },
}
"""By the bids of a game, the lowest that is open and a level: the curve of a bid so high or higher."""

ODDS: Final[Mapping[tuple[str, ...], Mapping[str, tuple[float, float]]]] = {
    ("chiamo", "solo", "solissimo"): {
        "chiamo": (-0.032, 1.00968),
        "solo": (-0.014, 0.90404),
        "solissimo": (-0.183, 1.07524),
        "solissimo dividete": (-0.351, 0.98624),
        "solissimo scegliete": (-0.612, 1.07106),
    },
}
"""By the bids of a game and the contract: the curve from the odds in trials to the chance in play."""
