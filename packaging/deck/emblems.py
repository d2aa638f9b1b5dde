"""Emblems: what stands where makers of old signed their cards, and the garland of the four of spade."""

from ink import Canvas, Hatch
from lettering import letter
from ornaments import bead, flower, leaf, ribbon, sprig
from palette import BLUE, BROWN_HAIR, FAIR_HAIR, GREEN, INK, PAPER, RED, WHITE, YELLOW
from splines import ellipse, mirrored


def _scroll(cv: Canvas, word: str) -> None:
    """A yellow scroll with a word on it, centred on the origin."""
    for flip in (False, True):
        with cv.at(flip=flip):
            cv.shape("40,-8! 66,-15 76,-18! 70,-6! 78,6! 66,6 40,12!", YELLOW, 2.4, by=(-3, -4))
    cv.shape("-54,-9! -28,-3 0,-1 28,-3 54,-9! 53,12! 28,18 0,20 -28,18 -53,12!", YELLOW, 2.6, by=(-4, -4))
    for i, sign in enumerate(word):
        x = (i - (len(word) - 1) / 2) * 15
        knot = cv.placed([(x, 9 - abs(x) * 0.09)])[0]
        letter(cv, sign, knot.x, knot.y, 12, 2.6)


def vesuvius(cv: Canvas, x: float, y: float) -> None:
    """The bay of Naples in an oval between laurels, with the name of the town."""
    with cv.at(x, y):
        for flip in (False, True):
            with cv.at(flip=flip):
                leaf(cv, "16,78 58,60 78,14 70,-40 46,-70", 17, GREEN)
        cv.shape(ellipse(0, -4, 56, 66, 16), YELLOW, 3, by=(-6, -6), lit=(4, 4))
        sky = cv.shape(ellipse(0, -4, 47, 57, 16), PAPER, 2.4, thick=0)
        for drop in ((-20, -34), (-8, -44), (6, -38), (16, -48)):
            cv.shape(ellipse(*drop, 12, 8, 8), WHITE, 1.8, by=(-3, -3), thick=0.6)
        inside = sky.buffer(-1.2)
        mountain = cv.area("-60,20! -34,2 -14,-24 -8,-30! -2,-26 4,-30! 14,-22 22,-14! 30,-16 44,4 "
                           "62,20!").intersection(inside)
        cv.solid(mountain, GREEN, 2.2, by=(-7, -6), hatch=Hatch(70, 5, 1.4, (-18, -6)), thick=0)
        cv.shape("-8,-29! -2,-26 4,-29! 8,-22 4,-12 0,-18 -4,-8 -8,-18 -11,-22", RED, 1.6, thick=0)
        sea = cv.area("-60,18! 60,18! 60,70! -60,70!").intersection(inside)
        cv.solid(sea, BLUE, 2.2, thick=0)
        cv.strokes("-40,26 -30,23 -20,26 / -12,32 -2,29 8,32 / 18,25 27,22 36,25 / -26,40 -16,37 -6,40 / 12,40 20,37 "
                   "28,40",
                   2.2, (0.1, 1, 0.1), WHITE.base)
        cv.shape("10,27! 30,27! 26,34 14,34", RED, 1.5, thick=0)
        cv.shape("19,26! 19,4! 32,22!", WHITE, 1.5, thick=0)
        with cv.at(0, 60):
            _scroll(cv, "NAPOLI")


def mandolin(cv: Canvas, x: float, y: float) -> None:
    """A Neapolitan mandolin on a red ribbon, leaning, between two sprigs."""
    with cv.at(x, y, 1.06):
        tail = "4,40 -30,34 -56,50 -50,70 -74,92"
        for outline in (tail, mirrored(tail, 0)):
            ribbon(cv, outline, 14, (False, True))
        with cv.at(0, 4, turn=24):
            cv.shape("0,-24 -22,-10 -37,20 -34,48 -14,66 14,66 34,48 37,20 22,-10", FAIR_HAIR, 2.8, by=(-8, -6),
                     lit=(5, 5),
                     hatch=Hatch(60, 5, 1.4, (-12, -8)))
            cv.shape("-7,-92! 7,-92! 8,-14! -8,-14!", BROWN_HAIR, 2.4, by=(-4, 0))
            for i in range(6):
                cv.line(f"-6.5,{-84 + i * 11} 6.5,{-84 + i * 11}", 1.4, YELLOW.base)
            cv.shape("-11,-122! 11,-122! 9,-90! -9,-90!", RED, 2.6, by=(-5, -3))
            for side in (-1, 1):
                for py in (-115, -104):
                    bead(cv, side * 14, py, 4, WHITE, 1.6)
            cv.dot(0, 18, 15, YELLOW.base, 2.4)
            cv.dot(0, 18, 10, INK)
            cv.shape("-16,44! 16,44! 14,50! -14,50!", BROWN_HAIR, 2, thick=0.5)
            for string in (-4, -1.4, 1.4, 4):
                cv.line(f"{string},-112 {string},46", 0.9, PAPER if string < 0 else INK)
        for flip in (False, True):
            with cv.at(flip=flip):
                cv.line("22,66 58,40 70,-14", 3, GREEN.shade)
                for px, py, turn in ((68, 30, 62), (56, 6, -24), (76, -2, 46), (70, -26, 6)):
                    sprig(cv, px, py, turn, 0.95)


def garland(cv: Canvas) -> None:
    """Three yellow flowers on a green branch across the middle of the four of spade."""
    cv.line("128,424 190,408 250,416 310,424 372,406", 6, GREEN.shade)
    for x, y, turn in ((150, 404, -60), (176, 436, 200), (206, 392, -20), (292, 440, 170), (322, 402, 20), (352, 432,
                                                                                                            120),
                       (128, 428, -100), (374, 396, 80)):
        sprig(cv, x, y, turn)
    for x, size in ((172, 0.9), (250, 1.0), (328, 0.9)):
        flower(cv, x, 416, size)
