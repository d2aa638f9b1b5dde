"""Splines: outlines written as text, and smooth curves through their points.

An outline is a string of ``x,y`` points; a ``!`` after a point makes it a corner:

>>> knots("0,0! 10,0 10,5.5!")
[Knot(x=0.0, y=0.0, corner=True), Knot(x=10.0, y=0.0, corner=False), Knot(x=10.0, y=5.5, corner=True)]
"""

import math
from collections.abc import Sequence
from typing import NamedTuple

from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

Point = tuple[float, float]
Bezier = tuple[Point, Point, Point, Point]


class Knot(NamedTuple):
    """A point of an outline; the curve runs smoothly through it unless it is a corner."""

    x: float
    y: float
    corner: bool = False


Outline = str | Sequence[tuple[float, float] | tuple[float, float, bool] | Knot]


def knots(outline: Outline) -> list[Knot]:
    """Read an outline, given as text or as a sequence of points."""
    if isinstance(outline, str):
        return [_knot(word) for word in outline.split()]
    return [Knot(*point) for point in outline]


def _knot(word: str) -> Knot:
    x, y = word.rstrip("!").split(",")
    return Knot(float(x), float(y), word.endswith("!"))


def mirrored(outline: Outline, axis: float = 250) -> list[Knot]:
    """The outline seen in a mirror that stands at x = axis (the middle of the card)."""
    return [Knot(2 * axis - k.x, k.y, k.corner) for k in knots(outline)]


def about(outline: Outline, centre: Point, factor: float) -> list[Knot]:
    """The outline made smaller or larger about a centre: borders and inner fields."""
    cx, cy = centre
    return [Knot(cx + (k.x - cx) * factor, cy + (k.y - cy) * factor, k.corner) for k in knots(outline)]


def ellipse(cx: float, cy: float, rx: float, ry: float, count: int = 12) -> list[Knot]:
    """Points on an ellipse, clockwise on the page from the right."""
    turns = [2 * math.pi * i / count for i in range(count)]
    return [Knot(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in turns]


def arc(cx: float, cy: float, radius: float, start: float, stop: float, step: float = 6) -> list[Knot]:
    """Points on a circle from start to stop, in degrees clockwise on the page."""
    count = max(1, round(abs(stop - start) / step))
    turns = [math.radians(start + (stop - start) * i / count) for i in range(count + 1)]
    return [Knot(cx + radius * math.cos(a), cy + radius * math.sin(a)) for a in turns]


def _segment(p0: Point, p1: Point, p2: Point, p3: Point) -> Bezier:
    """The centripetal Catmull-Rom segment from p1 to p2 as a cubic Bezier curve."""

    def root(a: Point, b: Point) -> float:
        return math.sqrt(max(1e-6, math.hypot(a[0] - b[0], a[1] - b[1])))

    def handle(before: Point, at: Point, after: Point, d0: float, d1: float) -> Point:
        if before == at:
            return at
        scale = 3 * d0 * (d0 + d1)
        middle = 2 * d0 * d0 + 3 * d0 * d1 + d1 * d1
        return (
            (d0 * d0 * after[0] - d1 * d1 * before[0] + middle * at[0]) / scale,
            (d0 * d0 * after[1] - d1 * d1 * before[1] + middle * at[1]) / scale,
        )

    first, across, last = root(p0, p1), root(p1, p2), root(p2, p3)
    return p1, handle(p0, p1, p2, first, across), handle(p3, p2, p1, last, across), p2


def beziers(outline: Sequence[Knot], closed: bool) -> list[Bezier]:
    """Bezier curves through all knots; corners break the smoothness."""
    points = list(outline)
    if closed and any(k.corner for k in points):
        first = next(i for i, k in enumerate(points) if k.corner)
        points = points[first:] + points[:first] + [points[first]]
        closed = False
    at: list[Point] = [(k.x, k.y) for k in points]
    count = len(at)
    if closed:
        return [_segment(at[i - 1], at[i], at[(i + 1) % count], at[(i + 2) % count]) for i in range(count)]
    curves = []
    for i in range(count - 1):
        before = at[i] if i == 0 or points[i].corner else at[i - 1]
        after = at[i + 1] if i + 2 >= count or points[i + 1].corner else at[i + 2]
        curves.append(_segment(before, at[i], at[i + 1], after))
    return curves


def sampled(curves: Sequence[Bezier], steps: int = 8) -> list[Point]:
    """Points along the curves, both ends included."""
    points = [curves[0][0]]
    for a, b, c, d in curves:
        for k in range(1, steps + 1):
            t = k / steps
            u = 1 - t
            w = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            points.append(
                (
                    w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
                    w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
                )
            )
    return points


def region(outline: Sequence[Knot]) -> BaseGeometry:
    """The area inside a closed outline."""
    polygon = Polygon(sampled(beziers(outline, True)))
    return polygon if polygon.is_valid else polygon.buffer(0)


class Track:
    """A smooth path to lay things along: belts, leaves, rows of studs."""

    def __init__(self, outline: Outline, closed: bool = False) -> None:
        self.line = LineString(sampled(beziers(knots(outline), closed), 12))
        self.length: float = self.line.length

    def at(self, along: float, aside: float = 0) -> Point:
        """The point at a distance along the track, moved aside to the right of the direction."""
        here = self.line.interpolate(along)
        dx, dy = self.direction(along)
        return here.x - dy * aside, here.y + dx * aside

    def direction(self, along: float) -> Point:
        """The unit vector of the track at a distance from its start."""
        a = self.line.interpolate(max(0.0, along - 0.5))
        b = self.line.interpolate(min(self.length, along + 0.5))
        dx, dy = float(b.x - a.x), float(b.y - a.y)
        size = math.hypot(dx, dy) or 1.0
        return dx / size, dy / size

    def band(self, width: float) -> BaseGeometry:
        """The area covered by a flat strap of that width."""
        return self.line.buffer(width / 2, cap_style="flat")
