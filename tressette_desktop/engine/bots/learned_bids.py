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
    ("chiamo", "solo", "solissimo"): {},
    ("chiamo", "chiedo", "solo"): {},
}
"""By the bids of a game, the lowest that is open and a level: the curve of a bid so high or higher."""

ODDS: Final[Mapping[tuple[str, ...], Mapping[str, tuple[float, float]]]] = {
    ("chiamo", "solo", "solissimo"): {},
    ("chiamo", "chiedo", "solo"): {},
}
"""By the bids of a game and the contract: the curve from the odds in trials to the chance in play."""
