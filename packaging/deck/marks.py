"""Marks: the path text of areas, curves and tapered lines, as short as the eye allows."""

import math
import random
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry
from splines import Bezier, Point

TOLERANCE = 0.15
"""A polygon may leave its true edge by this much (0.015 mm): invisible, and a third of the bytes."""

SPECK = 0.8
"""Pieces smaller than this many square units are dropped."""


def number(value: float) -> str:
    """
    >>> number(2.04), number(2.66)
    ('2', '2.7')
    """
    return f"{value:.1f}".removesuffix(".0")


def _tenths(value: float) -> int:
    return round(value * 10)


@cache
def _text(tenths: int) -> str:
    """
    >>> _text(125), _text(-120), _text(-3)
    ('12.5', '-12', '-.3')
    """
    sign, (whole, rest) = "-" if tenths < 0 else "", divmod(abs(tenths), 10)
    if not rest:
        return f"{sign}{whole}" if whole else "0"
    return f"{sign}{whole or ''}.{rest}"


def _join(words: Sequence[str]) -> str:
    """Numbers side by side; a minus sign parts them as well as a space does."""
    return "".join(word if i == 0 or word.startswith("-") else " " + word for i, word in enumerate(words))


def path_of_points(points: Sequence[Point]) -> str:
    """A closed polygon.

    >>> path_of_points([(0, 0), (10, 0), (10, 5.25)])
    'M0 0l10 0 0 5.2z'
    """
    at = [(_tenths(x), _tenths(y)) for x, y in points]
    steps = []
    for (x0, y0), (x1, y1) in pairwise(at):
        if (x0, y0) != (x1, y1):
            steps += [_text(x1 - x0), _text(y1 - y0)]
    return f"M{_join([_text(at[0][0]), _text(at[0][1])])}l{_join(steps)}z" if steps else ""


def path_of_curves(curves: Sequence[Bezier], closed: bool) -> str:
    """Bezier curves, one after the other."""
    x, y = _tenths(curves[0][0][0]), _tenths(curves[0][0][1])
    words = []
    start = f"M{_join([_text(x), _text(y)])}c"
    for _, b, c, d in curves:
        for point in (b, c, d):
            words += [_text(_tenths(point[0]) - x), _text(_tenths(point[1]) - y)]
        x, y = _tenths(d[0]), _tenths(d[1])
    return start + _join(words) + ("z" if closed else "")


def path_of_area(area: BaseGeometry) -> str:
    """All polygons of an area, holes included."""
    area = area.simplify(TOLERANCE)
    path = ""
    for polygon in getattr(area, "geoms", [area]):
        if polygon.geom_type == "Polygon" and not polygon.is_empty and polygon.area >= SPECK:
            for ring in (polygon.exterior, *polygon.interiors):
                path += path_of_points(list(ring.coords)[:-1])
    return path


def tapered(points: Sequence[Point], width: float, profile: Sequence[float]) -> list[Point]:
    """The outline of a line whose width follows the profile from end to end."""
    last = len(points) - 1
    left, right = [], []
    for i, (x, y) in enumerate(points):
        before, after = points[max(0, i - 1)], points[min(last, i + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        size = math.hypot(dx, dy) or 1
        along = i / last * (len(profile) - 1)
        j = min(int(along), len(profile) - 2)
        half = max(0.12, width / 2 * (profile[j] + (profile[j + 1] - profile[j]) * (along - j)))
        left.append((x - dy / size * half, y + dx / size * half))
        right.append((x + dy / size * half, y - dx / size * half))
    return left + right[::-1]


def spread(bounds: Sequence[float], angle: float, gap: float, dice: random.Random) -> Iterator[LineString]:
    """Nearly parallel lines that cover a rectangle, as a hand would space them."""
    x0, y0, x1, y1 = bounds
    ux, uy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    reach = math.hypot(x1 - x0, y1 - y0) / 2 + gap
    aside = -reach
    while aside < reach:
        px, py = cx - uy * aside, cy + ux * aside
        yield LineString([(px - ux * reach, py - uy * reach), (px + ux * reach, py + uy * reach)])
        aside += gap * dice.uniform(0.88, 1.12)
