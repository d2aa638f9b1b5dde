"""The four suit signs: denaro, coppa, spada, bastone."""

import math
from itertools import pairwise

from ink import Canvas, Hatch
from marks import path_of_area
from ornaments import leaf, sun_face
from palette import BLUE as BLADE
from palette import COIN_FIELD, GREEN, INK, RED, WHITE, YELLOW, Paint
from shapely.geometry.base import BaseGeometry
from splines import Knot, Outline, ellipse, knots

BOSS, FACE, COROLLA = 0, 1, 2
"""How much there is to see on a coin: a boss in the middle, a face, or a face in a flower."""

RAYS = 8


def coin(cv: Canvas, x: float, y: float, radius: float, level: int = COROLLA) -> None:
    """Black disc with a white ring and a yellow sun."""
    with cv.at(x, y, radius / 50):
        cv.dot(1.1, 1.4, 50, INK)
        cv.dot(0, 0, 49, WHITE.base, 2.6)
        cv.dot(0, 0, 43.5, COIN_FIELD)
        if level == COROLLA:
            _corolla(cv)
            return
        _star(cv)
        cv.dot(0, 0, 19.5, YELLOW.base, 2.2)
        if level == FACE:
            cv.dot(0, 0, 16, YELLOW.light)
            sun_face(cv, 17, 1.25)
        else:
            cv.dot(0, 0, 11.5, YELLOW.light, 1.6)
            cv.stroke("9,-4 8,5 2,9.6 -5,8", 2.4)
            cv.dot(-2, -2, 3.4, YELLOW.shade, 1.2)


def _star(cv: Canvas) -> None:
    """Eight fat rays, each split into a lit and a dark half, and a dot between each two."""
    half = math.pi / RAYS
    for i in range(RAYS):
        axis = 2 * half * i - math.pi / 2
        root, left, tip, right, between = (
            (r * math.cos(axis + a), r * math.sin(axis + a))
            for r, a in ((10, 0), (20, -half * 0.98), (41, 0), (20, half * 0.98), (34.5, half))
        )
        dark = math.cos(axis + math.pi * 0.75) < 0.2
        cv.facets([root, left, tip], YELLOW.base)
        cv.facets([root, tip, right], YELLOW.shade if dark else YELLOW.base)
        cv.dot(*between, 4.2, YELLOW.base)


def _corolla(cv: Canvas) -> None:
    """Two rings of eight petals round a faced boss."""
    for i in range(RAYS):
        with cv.at(turn=45 * i + 22.5):
            cv.shape("0,-41! 9,-33 13,-24 0,-17 -13,-24 -9,-33", YELLOW.shade, 0)
    for i in range(RAYS):
        with cv.at(turn=45 * i):
            cv.shape("0,-42! 7,-36 12.5,-27 9,-17 0,-14 -9,-17 -12.5,-27 -7,-36", YELLOW, 1.6, by=(-3, -2), thick=0)
            cv.stroke("0,-36 0,-20", 1.4, (0, 1))
            cv.strokes("4.4,-31 3.6,-20 / -4.4,-31 -3.6,-20", 1.1, (0, 1))
    for i in range(RAYS):
        with cv.at(turn=45 * i + 22.5):
            cv.dot(0, -39, 2.3, YELLOW.light)
    cv.dot(0, 0, 23, COIN_FIELD)
    cv.dot(0, 0, 21.4, YELLOW.base)
    for i in range(18):
        with cv.at(turn=20 * i):
            cv.stroke("0,-22 0,-18.4", 1.2, (1, 0.6))
    cv.dot(0, 0, 17.6, YELLOW.light, 1.5)
    sun_face(cv, 18)


def _widened(outline: Outline, factor: float) -> list[Knot]:
    return [Knot(k.x * factor, k.y, k.corner) for k in knots(outline)]


def cup(cv: Canvas, x: float, y: float, size: float = 1.0, wide: float = 1.0) -> None:
    """Two-handled cup, 100 wide and 150 high at size 1; always upright. ``wide`` makes the bowl broader."""
    with cv.at(x, y, size):
        for side in (-1, 1):
            handle = _widened("32,-50 46,-56 52,-44 46,-22 45,-6 51,1 56,-4 52,-9", side * wide)
            cv.line(handle, 11.5)
            cv.line(handle, 7, WHITE.base)
            cv.stroke(_widened("38,-52 47,-50 46,-32 44,-12", side * wide), 1.3)
        _cup_foot(cv)
        flare = (
            "-37,-64! 37,-64! 31,-52 27,-38 27,-22 34,-6 38,4! -38,4! -34,-6 -27,-22 -27,-38 -31,-52"
        )
        neck_hatch = Hatch(82, 5, 1.4, (-17, -16), 0.5)
        cv.shape(_widened(flare, wide), YELLOW, 2.6, by=(-11, 0), lit=(9, 0), hatch=neck_hatch)
        cv.line(_widened("-28,-40 0,-35 28,-40", wide), 2.2)
        cv.line(_widened("-27,-33 0,-28 27,-33", wide), 2.2)
        _cup_bowl(cv, wide)
        cv.shape(ellipse(0, -65, 37 * wide, 8.5), YELLOW, 2.6)
        cv.shape(ellipse(0, -65, 32 * wide, 6), RED, 1.8, by=(8, 4), thick=0)


def _cup_foot(cv: Canvas) -> None:
    cv.shape("-27,60! 27,60! 27,76! -27,76!", RED, 2.6, by=(-10, -4), hatch=Hatch(90, 4.2, 1.3, (-60, -9), 0.2))
    cv.shape("-7,32! 7,32! 8,44 25,60! -25,60! -8,44", RED, 2.6, by=(-6, 0))
    cv.strokes("3.5,42 7,51 15,58 / -3.5,42 -7,51 -15,58", 1.7, (0, 1, 0.4))
    cv.shape("-12,33 0,28 12,33 14,40 6,44! 0,39 -6,44! -14,40", RED, 2.2, by=(-4, -2))


def _cup_bowl(cv: Canvas, wide: float) -> None:
    """Green bowl with five gadroons."""
    lobes = 5
    edges = [40 - 80 * i / lobes for i in range(lobes + 1)]
    scallops = []
    for right, left in pairwise(edges):
        middle = (left + right) / 2
        scallops += [Knot(middle, -15 + 0.0016 * middle * middle), Knot(left, -6, True)]
    sides = knots("-40,-6! -41,8 -34,24 -18,34 0,36 18,34 34,24 41,8 40,-6!")
    cv.shape(_widened(sides + scallops[:-1], wide), GREEN, 2.6, by=(-10, -3))
    for edge in edges[1:-1]:
        x = edge * wide
        cv.stroke([(x, -6), (x * 0.93, 12), (x * 0.45, 33)], 2.6, (1, 1, 0.3))
    for right, left in pairwise(edges[1:]):
        x = (left + right) / 2
        glint = _widened([(x - 3, -8), ((x - 2.5) * 0.95, 6), (x * 0.62, 24)], wide)
        cv.stroke(glint, 2.4, (0.3, 1, 0), GREEN.light)


def sword(cv: Canvas, x: float, y: float, size: float = 1.0, turn: float = 0, length: float = 180,
          half: float = 16) -> None:
    """Straight sword, point up; origin at the guard. Blade ``length``, and half its breadth."""
    with cv.at(x, y, size, turn):
        _blade(cv, length, half)
        cv.shape("-8,18 -10.5,34 -6,56! 6,56! 10.5,34 8,18", YELLOW, 2.6, by=(-5, 0))
        cv.strokes("-9,26 0,27 8,33 / -9,34 0,35 8,41 / -9,42 0,43 8,49 / -9,50 0,51 8,57", 2.4, (0.6, 1, 0.6))
        for px, py in ((-11, 62), (11, 62), (0, 73)):
            cv.dot(px + 0.8, py + 0.9, 6.6, INK)
            cv.dot(px, py, 6.2, YELLOW.base, 2.2)
            cv.dot(px - 1, py - 1, 1.9, WHITE.base)
        cv.dot(0, 61, 5, YELLOW.base, 2)
        hilt(cv)


def _blade(cv: Canvas, length: float, half: float) -> None:
    tip = 16 - length
    cv.shape(f"{-half},0! {-half},{tip}! 0,{-length}! {half},{tip}! {half},0!", BLADE, 2.8)
    # the lit edge faces the upper left whatever the turn of the sword
    right = cv.placed([(1, 0.8)])[0].x - cv.placed([(0, 0)])[0].x
    q = 1 if right > 0 else -1
    a, b, c = q * half * 0.3, q * (half - 1.6), q * half * 0.45
    cv.facets([(a, 0), (a, tip + 4), (b, tip + 1), (b, 0)], BLADE.shade)
    cv.facets([(-b, 0), (-b, tip + 1), (-c, tip + 6), (-c, 0)], BLADE.light)
    cv.line([(-half * 0.28, -2), (-half * 0.28, tip + 10)], 1.5)
    cv.line([(half * 0.3, -2), (half * 0.3, tip + 6)], 1.5)


def hilt(cv: Canvas) -> None:
    """Three-lobed guard with a red stone, origin in its middle."""
    for flip in (False, True):
        with cv.at(flip=flip):
            cv.shape("4,-10 16,-17 30,-11 34,2 26,14 12,15 4,10", YELLOW, 2.6, by=(-5, -4))
            cv.line("13,-9 19,-3 19,6 13,10", 1.5)
            cv.line("19,-7 25,-2 24,5 18,9", 1.5)
            cv.dot(34.5, 1, 3.6, YELLOW.base, 2)
    cv.shape("0,-27! 9,-16 8,-6 -8,-6 -9,-16", YELLOW, 2.4, by=(-4, 0))
    cv.shape(ellipse(0, 2, 12.5, 12.5, 8), YELLOW, 2.4, by=(-4, -4))
    cv.dot(0, 2, 6, RED.base, 1.8)
    cv.dot(-1.6, 0.4, 1.8, WHITE.base)
    cv.stroke("0,-23 0,-12", 1.6)


CLUB = (
    "-2,-110 20,-100 32,-74 30,-44 18,0 11,44 12,80 18,104! -12,113! -10,80 -13,44 -23,0 -34,-46 -33,-78 -20,-102"
)
STEM_EDGE = "-60,-62! -22,-54 -2,-20 20,14 40,30!"
"""Where the colour of the head gives way to that of the stem."""


def baton(
    cv: Canvas,
    x: float,
    y: float,
    size: float = 1.0,
    turn: float = 0,
    flip: bool = False,
    head: Paint = GREEN,
    stem: Paint = RED,
    slim: float = 1.0,
    weight: float | None = None,
    leaf_span: tuple[float, float] = (92, -90),
    stem_from: float | None = None,
) -> None:
    """Leafy club, thick end up, about 64 by 220 at size 1; origin at its centre.

    ``stem_from`` moves the change of colour from head to stem down to that height.
    """
    with cv.at(x, y, size, turn, flip, weight):
        body = cv.shape(_widened(CLUB, slim), head, 3, by=(-9, -3))
        change = STEM_EDGE if stem_from is None else f"-60,{stem_from - 34}! -10,{stem_from - 12} 30,{stem_from + 10}!"
        _stem(cv, body, _widened(change + " 50,140! -60,140!", slim), stem)
        cv.ticks(_widened("11,100 11,44 18,0 30,-44 32,-74 22,-98", slim), 15 * slim, 5.0, 1.9, -70, body)
        cv.ticks(_widened("-12,108 -10,80 -13,44 -23,0 -34,-46", slim), 8 * slim, 6.5, 1.5, 70, body)
        cv.stroke(_widened("-24,-80 -14,-97 2,-102", slim), 5, colour=head.light)
        root, tip = leaf_span
        bends = ((2 if root > 40 else -2, 0.0), (-2, 0.27), (-8, 0.6), (-7, 1.0))
        leaf(cv, _widened([(x, root + (tip - root) * along) for x, along in bends], slim), 21 * slim**0.6)
        cv.shape(_widened("18,104! 8,97 -4,101 -12,113! -2,117 9,113", slim), stem, 2.6, by=(-3, -2))
        cv.line(_widened("10,106 3,103 -5,110 3,112 7,109", slim), 1.4)


def _stem(cv: Canvas, body: BaseGeometry, outline: Outline, paint: Paint) -> None:
    """The lower part of a club in its own colour."""
    inner = body.buffer(-1.3 * cv.weight)
    low = cv.area(outline).intersection(inner)
    cv.fill(path_of_area(low), paint.base)
    cv.fill(path_of_area(low.difference(cv.moved(inner, (-9, -3)))), paint.shade)
