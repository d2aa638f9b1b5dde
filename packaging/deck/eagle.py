"""Asso di denari: the two-headed uncrowned eagle with a sun in its wings."""

import math
from collections.abc import Callable

from ink import Canvas, Hatch
from lettering import letter
from ornaments import bead, feather
from palette import GREEN, INK, PALE_YELLOW, PAPER, RED, WHITE, YELLOW
from pips import COROLLA, coin
from shapely.geometry import Point, Polygon
from splines import arc

DISC = (250, 322, 118)
"""Centre and radius of the white disc."""

RING = (250, 640, 130)
"""Centre and radius of the ribbon bent into a ring between the talons."""

PRIMARIES = ((104, 62, 4), (114, 84, 8), (124, 104, 12), (134, 122, 15), (144, 134, 17), (154, 142, 19), (164, 146, 21),
             (174, 146, 23))
"""Angle on the disc, length and lean of the green feathers of one wing."""

NECK_SCALES = ((160, 118, 30), (178, 112, 24), (196, 114, 18), (166, 138, 24), (184, 134, 18), (204, 132, 12), (176,
                                                                                                                156,
                                                                                                                18),
               (194, 152, 12), (212, 152, 8), (228, 154, 4), (190, 174, 12), (208, 172, 8), (226, 174, 4), (190, 92,
                                                                                                            30),
               (170, 96, 36))


def asso_di_denari(cv: Canvas) -> None:
    """The whole card; reads as an 8 from afar."""
    _both(cv, _wing)
    for spread in (-34, 34, -17, 17, 0):
        feather(cv, 250 + spread * 0.9, 432, 78 - abs(spread) * 0.4, 28, -spread * 0.7, GREEN)
    _both(cv, _ribbon_end)
    _ring(cv)
    _both(cv, _talons)
    _both(cv, _neck_and_head)
    x, y, radius = DISC
    cv.dot(x + 1.5, y + 2, radius, INK)
    cv.dot(x, y, radius - 1, WHITE.base, 3)
    cv.dot(x, y, radius - 10, PAPER, 1.8)
    coin(cv, x, y, 92, COROLLA)


def _both(cv: Canvas, part: Callable[[Canvas], None]) -> None:
    """Draw a part on the left and its mirror image on the right."""
    for flip in (False, True):
        with cv.at(500 if flip else 0, flip=flip):
            part(cv)


def _round_disc(angle: float, distance: float) -> tuple[float, float, float]:
    """A point near the disc and the turn of a feather that grows there."""
    x, y, _ = DISC
    a = math.radians(angle)
    return x + distance * math.cos(a), y + distance * math.sin(a), math.degrees(math.atan2(-math.cos(a),
                                                                                           math.sin(a))) - 90


def _wing(cv: Canvas) -> None:
    """Left wing with its leg; feathers sweep round the disc in three tiers."""
    x, y, radius = DISC
    cv.shape([*arc(x, y, radius - 6, 112, 220), *arc(x, y, radius + 66, 222, 114)], RED.shade, 2.6, thick=0)
    for angle, length, lean in PRIMARIES:
        px, py, turn = _round_disc(angle, radius + 8)
        feather(cv, px, py, length, 40, turn + lean, GREEN, barbs=7)
    for angle in (150, 160, 170, 180, 190, 200):
        px, py, turn = _round_disc(angle, radius + 22)
        feather(cv, px, py, 100, 38, turn + 26, RED, barbs=5)
    for angle in (174, 184, 194, 204, 214):
        px, py, turn = _round_disc(angle, radius + 24)
        feather(cv, px, py, 62, 32, turn + 28, YELLOW, barbs=3)
    cv.shape("196,212 160,182 120,168 82,178 56,208 48,244 58,268! 72,256 84,266! 96,252 110,260! 120,246 136,252! "
             "146,238 "
             "166,238! 180,226", RED, 2.8, by=(-6, -8), lit=(6, 6))
    for px, py in ((74, 232), (96, 226), (118, 222), (140, 220), (70, 210), (92, 204), (114, 202), (136, 202), (158,
                                                                                                                212),
                   (96, 184), (118, 182), (140, 188)):
        with cv.at(px, py):
            cv.line("-10,-7 -8,4 0,9 8,4 10,-7", 2)
            cv.stroke("0,-5 0,5", 1.5, (1, 0.2))
    cv.shape("176,424 150,452 128,488 112,520! 150,536! 172,510 196,484 226,448", RED, 2.8, by=(-8, -8), lit=(5, 4),
             hatch=Hatch(20, 5.5, 1.6, (-16, -14)))
    cv.strokes("168,452 162,464 150,470 / 190,456 182,470 170,476 / 150,480 144,492 132,496 / 172,486 164,498 152,502 "
               "/ "
               "206,456 196,472 188,478", 2.4, (0.2, 1, 0.2))


def _ribbon_end(cv: Canvas) -> None:
    cv.shape("128,520 104,540 92,590 88,650 70,706! 94,694! 106,712! 112,650 116,596 138,556", YELLOW, 2.8, by=(-7, -2),
             hatch=Hatch(75, 5.4, 1.5, (-9, -22)))
    bead(cv, 69, 712, 7.5, RED)
    bead(cv, 106, 718, 7.5, RED)
    cv.stroke("104,566 98,620 92,680", 1.8)


def _ring(cv: Canvas) -> None:
    """The ribbon between the talons, open at the top, with the name of the town."""
    x, y, radius = RING
    band = Point(x, y).buffer(radius, 64).difference(Point(x, y).buffer(radius - 32, 64))
    cv.solid(band.difference(Polygon([(x, y), (90, y - 200), (410, y - 200)])), YELLOW, 2.8, by=(-4, -6), lit=(3, 4))
    for inset in (6, 26):
        cv.line(arc(x, y, radius - inset, -42, 222, 8), 1.6)
    word, step = "NAPOLI", 12.2
    for i, sign in enumerate(word):
        angle = 90 + step * ((len(word) - 1) / 2 - i)
        (px, py, _), _ = arc(x, y, radius - 16, angle, angle)
        letter(cv, sign, px, py, 13, 2.6, turn=angle - 90)
    for angle in (10, 28, 46, 134, 152, 170, -8, 188):
        (px, py, _), _ = arc(x, y, radius - 16, angle, angle)
        cv.dot(px, py, 4.4, RED.base, 1.6)


def _talons(cv: Canvas) -> None:
    for x, y, length in ((104, 530, 44), (124, 540, 48), (144, 540, 44)):
        with cv.at(x, y):
            low = length * 0.6
            cv.shape(f"-12,-14 -13,6 -8,{low} -3,{length}! 8,{low} 12,4 10,-14", RED, 2.6, by=(-5, -2))
            cv.shape(f"-8,{low - 2}! 1,{low - 6} 9,{low - 3}! 4,{length - 6} -4,{length + 6}! -6,{length - 8}",
                     PALE_YELLOW,
                     2.2, by=(-3, -2))
            cv.stroke("-10,8 0,11 10,7", 1.6)


def _neck_and_head(cv: Canvas) -> None:
    """Golden neck and hooked open beak, looking outward to the left."""
    neck = cv.shape(
        "250,226! 249,178 238,136 222,108 206,88 222,74 230,58! 206,62 180,56 154,46 128,46 108,54 98,62! 92,80 "
        "102,94! "
        "120,100 134,108 146,128 152,154 164,178 182,226!", YELLOW, 2.8, by=(-8, -7), lit=(5, 5))
    for x, y, lean in NECK_SCALES:
        with cv.at(x, y, turn=-lean):
            cv.line("-7,-5 -5,4 0,9 5,4 7,-5", 1.7)
    cv.hatch(neck.difference(cv.moved(neck, (-14, -4))), Hatch(70, 5, 1.5, (-14, -4), 0.5))
    cv.shape("106,56! 86,56 64,62 48,76 44,96! 58,84 80,82 104,84!", PALE_YELLOW, 2.6, by=(-2, -7))
    cv.shape("104,86! 82,88 62,98! 76,106 96,106 112,100!", PALE_YELLOW, 2.6, by=(-2, -5))
    cv.shape("100,85! 78,86 60,92! 80,91", RED, 1.6, thick=0)
    cv.stroke("80,66 86,70 84,74", 2, (0.3, 1, 0.3))
    cv.stroke("112,64 126,56 146,62", 4, (0.5, 1, 0.1))
    cv.dot(127, 69, 6.4, WHITE.base, 2.2)
    cv.dot(125.5, 69.5, 3.2, INK)
    cv.stroke("116,76 128,80 142,74", 1.8)
    cv.strokes("206,88 214,78 224,64 / 190,78 204,72 216,66 / 150,54 170,62 190,64", 2, (1, 0.8, 0.1))
