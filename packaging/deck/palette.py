"""Palette: the four strong colours of the deck, their fixed tints and shades, and ink.

Light always comes from the upper left, so every paint knows its shadow and its lit tone.
"""

from typing import NamedTuple


class Paint(NamedTuple):
    """A flat colour with its shadow and its lit tone, each as ``#rrggbb``."""

    base: str
    shade: str
    light: str

    def reversed_light(self) -> "Paint":
        """The same cloth in shadow: used for far legs and the inside of a rim."""
        return Paint(self.shade, self.shade, self.base)


INK = "#1b1613"
PAPER = "#fdf9ef"
IRIS = "#33241a"
LIPS = "#cf5b50"
BLUSH = "#e98f77"
COIN_FIELD = "#241c17"

RED = Paint("#d8262c", "#a3131f", "#f0665a")
YELLOW = Paint("#f8c81c", "#d9930f", "#ffe68a")
PALE_YELLOW = Paint("#ffe68a", "#d9930f", "#ffffff")
GREEN = Paint("#1f8a45", "#0f5a2c", "#5cb874")
BLUE = Paint("#2166c4", "#133f86", "#6fa5ea")
WHITE = Paint("#ffffff", "#cfc8bb", "#ffffff")
SKIN = Paint("#f6d6b4", "#e2a97f", "#f6d6b4")
BLACK = Paint(INK, INK, INK)

GREY_HAIR = Paint("#8d8478", "#5f574d", "#8d8478")
BROWN_HAIR = Paint("#7a4a25", "#4f2d14", "#7a4a25")
DARK_HAIR = Paint("#3a2d25", "#1f1712", "#3a2d25")
FAIR_HAIR = Paint("#c4a584", "#977555", "#e0c8ab")

HORSE = Paint("#c4a584", "#977555", "#e0c8ab")
FAR_HORSE = Paint("#977555", "#7b5d42", "#977555")
MANE = Paint("#8a6a4c", "#5e4430", "#8a6a4c")
HOOF = Paint("#5b4634", "#3b2c20", "#5b4634")

SUIT_PAINT = {"d": YELLOW, "c": RED, "s": BLUE, "b": GREEN}
"""The base under a court tells its suit even upside down."""

INDEX_COLOUR = {"d": "#382500", "c": "#db190b", "s": "#002499", "b": "#127554"}
"""Corner indices: contrast of at least 4.5 on paper, and apart from each other for colour-blind eyes."""
