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
        (0, 0): (3.921, 0.00511),
        (0, 1): (0.716, 0.00556),
        (0, 2): (-1.783, 0.00634),
        (0, 3): (-3.425, 0.003),
        (0, 4): (-2.48, 0.00534),
        (1, 1): (1.169, 0.00605),
        (1, 2): (-2.907, 0.00342),
        (1, 3): (-4.278, 0.00187),
        (1, 4): (-3.235, 0.00327),
        (2, 2): (-3.26, 0.0003),
        (2, 3): (-3.865, 0.00115),
        (2, 4): (-3.26, 0.0003),
    },
}
"""By the bids of a game, the lowest that is open and a level: the curve of a bid so high or higher."""

ODDS: Final[Mapping[tuple[str, ...], Mapping[str, tuple[float, float]]]] = {
    ("chiamo", "solo", "solissimo"): {
        "chiamo": (0.177, 0.60743),
        "solo": (0.097, 0.58747),
        "solissimo": (-0.273, 0.9253),
        "solissimo dividete": (-0.025, 0.92311),
        "solissimo scegliete": (-0.098, 0.57651),
    },
}
"""By the bids of a game and the contract: the curve from the odds in trials to the chance in play."""
