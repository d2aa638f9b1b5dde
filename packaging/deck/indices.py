"""Indices: one big sign in the upper left corner, the part of a fanned card that stays visible.

Four silhouettes (disc, goblet, cross, drop), so that colour is never the only cue.
"""

import math

from ink import Canvas
from lettering import letter
from palette import BLUE, GREEN, INDEX_COLOUR, INK, RED, YELLOW

SIGNS = ("A", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "F", "C", "R", "J", "N", "K")
"""All signs of the three alphabets: Italian A F C R, international A J N K, numbers 1 8 9 10."""


def index(cv: Canvas, sign: str, suit: str) -> None:
    """Rank over suit in the corner."""
    colour = INDEX_COLOUR[suit]
    if len(sign) == 1:
        letter(cv, sign, 52, 66, 82, 16, colour)
    else:
        for figure, x in zip(sign, (29, 82), strict=True):
            letter(cv, figure, x, 66, 68, 14, colour)
    suit_icon(cv, suit, 52, 158, 74)


def suit_icon(cv: Canvas, suit: str, x: float, y: float, height: float) -> None:
    """Bold small sign of a suit."""
    with cv.at(x, y, height / 80, weight=1.0):
        ICONS[suit](cv)


def _disc(cv: Canvas) -> None:
    cv.dot(0, 0, 38, INK)
    cv.dot(0, 0, 33, YELLOW.base)
    points = [((29, 14)[i % 2], math.pi * i / 8 - math.pi / 2) for i in range(16)]
    cv.facets([(r * math.cos(a), r * math.sin(a)) for r, a in points], INK)
    cv.dot(0, 0, 9, YELLOW.base)


def _goblet(cv: Canvas) -> None:
    cv.shape("-30,-38! 30,-38! 27,-16 12,4 6,12 7,24 24,32! 24,40! -24,40! -24,32! -7,24 -6,12 -12,4 -27,-16", RED, 4.5,
             thick=0)
    cv.facets("-26,-34 26,-34 25,-22 -25,-22", YELLOW.base)


def _cross(cv: Canvas) -> None:
    cv.shape("0,-42! 9,-32! 9,12! -9,12! -9,-32!", BLUE, 4.5, thick=0)
    cv.shape("-27,8! 27,8! 27,19! -27,19!", YELLOW, 4, thick=0)
    cv.shape("-6,18! 6,18! 6,32! -6,32!", YELLOW, 4, thick=0)
    cv.dot(0, 36, 8, YELLOW.base, 4)


def _drop(cv: Canvas) -> None:
    with cv.at(turn=28):
        cv.shape("0,-44 16,-38 21,-20 12,8 8,38! -8,42! -11,8 -21,-20 -16,-38", GREEN, 4.5, thick=0)
        cv.shape("-7,38! -10,8 -1,-30! 6,6 4,37!", YELLOW, 0)


ICONS = {"d": _disc, "c": _goblet, "s": _cross, "b": _drop}
