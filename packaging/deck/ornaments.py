"""Ornaments: leaves, ribbons, flowers, buckles, and the bases that courts stand on."""

import math

from ink import Canvas
from palette import GREEN, INK, RED, WHITE, YELLOW, Paint
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from splines import Knot, Outline, Point, Track, knots

LEAF_EDGE = knots(
    ".04,.26 .13,.56 .25,.70! .22,.44! .30,.70 .41,.90! .37,.54! .45,.84 .57,1 .52,.58! "
    ".60,.82 .71,.90! .66,.50! .73,.64 .84,.66! .79,.32! .87,.36"
)
"""One side of an acanthus leaf: x runs from root to tip, y from the rib to the edge (both 0 to 1)."""

LEAF_VEINS = ((0.03, 0.21, 0.52), (0.14, 0.36, 0.68), (0.28, 0.52, 0.76), (0.44, 0.66, 0.66), (0.60, 0.80, 0.46))


def leaf(cv: Canvas, rib: Outline, width: float, paint: Paint = YELLOW) -> BaseGeometry:
    """Acanthus leaf along its rib: pointed lobes that lean toward the tip."""
    track = Track(rib)

    def at(along: float, aside: float, side: int) -> Point:
        if side < 0:
            along += 0.035 * math.sin(math.pi * along)
        return track.at(along * track.length, aside * side * width)

    sides = {s: [Knot(*at(k.x, k.y, s), k.corner) for k in LEAF_EDGE] for s in (1, -1)}
    root, tip = Knot(*track.at(0), True), Knot(*track.at(track.length), True)
    area = cv.shape([root, *sides[1], tip, *reversed(sides[-1])], paint, 2.0, by=(-3.5, -2), thick=0.7)
    cv.stroke([track.at(u * track.length) for u in (0, 0.25, 0.5, 0.75, 0.93)], 2.8, (1, 0.8, 0.2))
    for side in (1, -1):
        for start, end, reach in LEAF_VEINS:
            middle = at((start + end) / 2, reach * 0.38, side)
            cv.stroke([at(start, 0, side), middle, at(end, reach, side)], 1.8, (1, 0.8, 0))
            branch = start + (end - start) * 0.55
            cv.stroke([at(branch - 0.04, reach * 0.66, side), at(branch + 0.05, reach * 0.95, side)], 1.2, (0.7, 0))
    return area


def sprig(cv: Canvas, x: float, y: float, turn: float, size: float = 1.0, paint: Paint = GREEN) -> None:
    """A small pointed leaf, tip up."""
    with cv.at(x, y, size, turn):
        cv.shape("0,14! -9,0 0,-22! 9,0", paint, 2.2, by=(-4, -2))
        cv.stroke("0,10 0,-14", 1.4, (1, 0.2))


def ribbon(cv: Canvas, outline: Outline, width: float = 30, tails: tuple[bool, bool] = (False, False)) -> None:
    """Flat red ribbon along a line, with swallow tails at the ends where asked."""
    track = Track(cv.placed(outline))
    width *= cv.scale
    band = track.band(width)
    for on, along, sign in ((tails[0], 0.0, -1), (tails[1], track.length, 1)):
        if on:
            (x, y), (ux, uy) = track.at(along), track.direction(along)
            ux, uy = ux * sign, uy * sign
            band = band.difference(
                Polygon(
                    [
                        (x + ux - uy * width * 0.5, y + uy + ux * width * 0.5),
                        (x - ux * width * 0.55, y - uy * width * 0.55),
                        (x + ux + uy * width * 0.5, y + uy - ux * width * 0.5),
                    ]
                )
            )
    cv.solid(band, RED, 2.8, by=(-2, -8), lit=(2, 5))


def flower(cv: Canvas, x: float, y: float, size: float = 1.0, petals: Paint = YELLOW, heart: Paint = RED) -> None:
    """Five petals round a heart."""
    with cv.at(x, y, size):
        for i in range(5):
            with cv.at(turn=72 * i):
                cv.shape("0,-6 -13,-16 -10,-32 0,-38! 10,-32 13,-16", petals, 2.2, by=(-3, -2), thick=0.6)
                cv.stroke("0,-10 0,-28", 1.6, (1, 0.2))
        cv.dot(0, 0, 8.5, heart.base, 2.2)
        cv.dot(-2, -2, 2.4, WHITE.base)


def bead(cv: Canvas, x: float, y: float, radius: float, paint: Paint, width: float = 2.2) -> None:
    """A round stone or stud with its spark of light."""
    cv.dot(x, y, radius, paint.base, width)
    cv.dot(x - radius * 0.28, y - radius * 0.28, radius * 0.28, WHITE.base)


def buckle(cv: Canvas, x: float, y: float, size: float = 1.0, gem: Paint = RED) -> None:
    """Diamond buckle with a stone."""
    with cv.at(x, y, size):
        cv.shape("-15,0! 0,-14! 15,0! 0,14!", YELLOW, 2.4, by=(-4, -4))
        cv.shape("-8,0! 0,-7.5! 8,0! 0,7.5!", gem, 2)
        cv.dot(-1.5, -2, 1.6, WHITE.base)


def square_buckle(cv: Canvas, x: float, y: float) -> None:
    """Open square buckle."""
    with cv.at(x, y):
        cv.shape("-18,-18! 18,-18! 18,18! -18,18!", YELLOW, 2.8, by=(-5, -5))
        cv.shape("-8,-8! 8,-8! 8,8! -8,8!", WHITE, 2.4, thick=0)


def strap(cv: Canvas, outline: Outline, width: float, paint: Paint) -> None:
    """A thin cord or strap with an ink edge on both sides: reins, laces, chains."""
    cv.line(outline, width + 3.4)
    cv.line(outline, width, paint.base)


def studs(cv: Canvas, track: Track, start: float, gap: float, radius: float) -> None:
    """Yellow studs at even distances along a strap."""
    along = start
    while along < track.length - start / 2:
        bead(cv, *track.at(along), radius, YELLOW, radius * 0.34)
        along += gap


def base_bar(cv: Canvas, paint: Paint) -> None:
    """The flat bar under fante and re, with vertical hatching."""
    left, right, top, bottom = 62, 438, 742, 784
    cv.shape(f"{left},{top}! {right},{top}! {right},{bottom}! {left},{bottom}!", paint, 3.2)
    for i in range(59):
        x = left + 6 + 6.2 * i
        cv.facets([(x - 1.1, top + 4), (x + 1.1, top + 4), (x + 1.1, bottom - 4), (x - 1.1, bottom - 4)], paint.shade)
    cv.line(f"{left + 3},{top + 4.5} {right - 3},{top + 4.5}", 2, paint.shade)


def base_floor(cv: Canvas, paint: Paint) -> None:
    """The tiled floor under the cavallo, leaning like a slash."""
    a, b, c, d = (92, 726), (466, 726), (424, 786), (34, 786)
    cv.shape([(*p, True) for p in (a, b, c, d)], paint, 3.2)

    def at(u: float, v: float) -> Point:
        left = a[0] + (d[0] - a[0]) * v
        right = b[0] + (c[0] - b[0]) * v
        return left + (right - left) * u, a[1] + (d[1] - a[1]) * v

    tiles = 6
    for i in range(tiles):
        u, w = (i + 0.16) / tiles, (i + 0.90) / tiles
        cv.shape([(*at(x, y), True) for x, y in ((u, 0.2), (w, 0.2), (w, 0.8), (u, 0.8))], paint.shade, 1.8, thick=0)
        for row in range(1, 6):
            v = 0.2 + 0.6 * row / 6
            cv.line([at(u + 0.01, v), at(w - 0.01, v)], 1.3, paint.light)


def sun_face(cv: Canvas, size: float, weight: float = 1.0) -> None:
    """A small round face seen from the front; ``size`` is the radius of the disc it lives on."""
    with cv.at(scale=size / 20, weight=weight * size / 20):
        for flip in (False, True):
            with cv.at(flip=flip):
                cv.stroke("3.2,-4.6 7,-7.2 12,-5", 2.0, (0.4, 1, 0))
                cv.stroke("3.6,-1.2 6.8,-3.4 10.6,-.8", 1.6, (0.5, 1, 0.3))
                cv.dot(6.9, -1, 1.5, INK)
                cv.stroke("9.5,6 11.5,7.5 10,10.5", 1.1)
        cv.stroke("-2.2,-3 -2.4,2 -3.4,4.6 0,6 2.6,4.6", 1.5, (0, 1, 1, 0.3))
        cv.stroke("-5.2,9.4 -2,8.8 0,9.6 2,8.8 5.2,9.4", 2.0, (0.1, 1, 1, 1, 0.1))
        cv.stroke("-3,12 0,13 3,12", 1.4)


def feather(
    cv: Canvas, x: float, y: float, length: float, width: float, turn: float, paint: Paint, barbs: int = 5
) -> None:
    """Rounded feather hanging down from its root."""
    with cv.at(x, y, turn=turn):
        half = width / 2
        outline = [
            (-half * 0.5, 0),
            (-half, length * 0.35),
            (-half, length * 0.72),
            (0, length),
            (half, length * 0.72),
            (half, length * 0.35),
            (half * 0.5, 0),
        ]
        cv.shape(outline, paint, 2.8, by=(-half * 0.55, -3), thick=0)
        cv.stroke(
            [(-half * 0.62, length * 0.2), (-half * 0.66, length * 0.5), (-half * 0.5, length * 0.78)],
            2.6,
            colour=paint.light,
        )
        cv.stroke([(0, 0), (0, length * 0.88)], 2, (1, 0.3))
        for i in range(barbs):
            y0 = length * (0.18 + 0.56 * i / barbs)
            edge = half * (0.78 if y0 < length * 0.6 else 0.62)
            for side in (-1, 1):
                cv.stroke([(0, y0), (edge * 0.55 * side, y0 + half * 0.3), (edge * side, y0 + half * 0.8)], 1.1, (1,
                                                                                                                  0.7,
                                                                                                                  0))


