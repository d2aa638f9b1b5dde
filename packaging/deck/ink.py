"""Ink: a small woodcut toolkit that writes plain SVG paths.

Everything is resolved while drawing (no clip, mask, text or style), so that every renderer shows
the same picture. Order of one shape: ink silhouette, flat fill, shade crescent, light crescent,
hatching. Transforms are applied to the points, so the light stays in the upper left on turned
and mirrored parts, and lines keep a readable weight (scale ** 0.6).
"""

import math
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from marks import path_of_area, path_of_curves, path_of_points, spread, tapered
from palette import INK, PAPER, Paint
from shapely import affinity
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry
from splines import Knot, Outline, Point, beziers, knots, region, sampled

WIDTH, HEIGHT = 500, 830
"""Card size in drawing units: 10 units are one millimetre."""

SEED = 7
"""Jitter of the hatching is seeded: the same code always draws the same bytes."""


class Hatch(NamedTuple):
    """Engraver's lines inside the shadow band: thick on the dark side, tapering into the light."""

    angle: float = 35
    gap: float = 6
    width: float = 1.6
    by: Point = (-12, -8)
    jitter: float = 0.35


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


class Canvas:
    """A sheet of drawing commands with a current transform."""

    def __init__(self) -> None:
        self.elements: list[str] = []
        self._matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        self._weight = 1.0
        self._random = random.Random(SEED)
        self._open_fill: str | None = None

    # ---- frame

    @contextmanager
    def at(
        self,
        x: float = 0,
        y: float = 0,
        scale: float = 1.0,
        turn: float = 0.0,
        flip: bool = False,
        weight: float | None = None,
    ) -> Iterator[None]:
        """Draw in a frame moved to (x, y), turned clockwise by degrees, scaled and perhaps mirrored."""
        saved = self._matrix, self._weight
        angle = math.radians(turn)
        across = -scale if flip else scale
        a, b = math.cos(angle) * across, math.sin(angle) * across
        c, d = -math.sin(angle) * scale, math.cos(angle) * scale
        m = self._matrix
        self._matrix = (
            m[0] * a + m[2] * b,
            m[1] * a + m[3] * b,
            m[0] * c + m[2] * d,
            m[1] * c + m[3] * d,
            m[0] * x + m[2] * y + m[4],
            m[1] * x + m[3] * y + m[5],
        )
        self._weight *= scale**0.6 if weight is None else weight
        yield
        self._matrix, self._weight = saved

    @property
    def scale(self) -> float:
        """How many card units one unit of the current frame measures."""
        return math.hypot(self._matrix[0], self._matrix[1])

    @property
    def weight(self) -> float:
        """The factor on all line widths in the current frame."""
        return self._weight

    def placed(self, outline: Outline) -> list[Knot]:
        """The outline in card space."""
        m = self._matrix
        return [Knot(m[0] * k.x + m[2] * k.y + m[4], m[1] * k.x + m[3] * k.y + m[5], k.corner) for k in knots(outline)]

    def area(self, outline: Outline) -> BaseGeometry:
        """The area of an outline in card space, without drawing it."""
        return region(self.placed(outline))

    # ---- elements

    def raw(self, element: str) -> None:
        """Add an element as it stands."""
        self._open_fill = None
        self.elements.append(element)

    def fill(self, path: str, colour: str) -> None:
        """A flat area without contour; neighbours of one colour share an element."""
        if not path:
            return
        if self._open_fill == colour:
            self.elements[-1] = self.elements[-1].replace('" fill=', path + '" fill=', 1)
            return
        self.raw(f'<path d="{path}" fill="{colour}"/>')
        self._open_fill = colour

    def pen(self, path: str, width: float, colour: str = INK, fill: str = "none", cap: str = "round", move: str = "") -> None:
        """A path drawn with a pen of constant width."""
        self.raw(
            f'<path d="{path}" fill="{fill}" stroke="{colour}" stroke-width="{_number(width)}"'
            f' stroke-linejoin="round" stroke-linecap="{cap}"{move}/>'
        )

    def dot(self, x: float, y: float, radius: float, fill: str, width: float = 0) -> None:
        """A disc, with an ink contour if a width is given."""
        knot = self.placed([(x, y)])[0]
        stroke = f' stroke="{INK}" stroke-width="{_number(width * self._weight)}"' if width else ""
        self.raw(
            f'<circle cx="{_number(knot.x)}" cy="{_number(knot.y)}" r="{_number(radius * self.scale)}" fill="{fill}"{stroke}/>'
        )

    # ---- shapes

    def shape(
        self,
        outline: Outline,
        paint: Paint | str,
        width: float = 2.6,
        by: Point | None = None,
        lit: Point | None = None,
        hatch: Hatch | None = None,
        thick: float = 1.0,
    ) -> BaseGeometry:
        """A closed spline: fill, shade crescent (moved ``by``), light crescent (``lit``), hatching, contour.

        ``width`` 0 draws no contour; ``thick`` is the extra ink at the lower right.
        """
        placed = self.placed(outline)
        return self._body(region(placed), path_of_curves(beziers(placed, True), True), paint, width, by, lit, hatch, thick)

    def solid(
        self,
        area: BaseGeometry,
        paint: Paint | str,
        width: float = 2.6,
        by: Point | None = None,
        lit: Point | None = None,
        hatch: Hatch | None = None,
        thick: float = 1.0,
    ) -> BaseGeometry:
        """Like ``shape``, for an area that is already in card space."""
        return self._body(area, path_of_area(area), paint, width, by, lit, hatch, thick)

    def _body(
        self,
        area: BaseGeometry,
        path: str,
        paint: Paint | str,
        width: float,
        by: Point | None,
        lit: Point | None,
        hatch: Hatch | None,
        thick: float,
    ) -> BaseGeometry:
        paint = Paint(paint, paint, paint) if isinstance(paint, str) else paint
        width *= self._weight
        if width:
            if thick:
                shift = thick * self._weight
                self.pen(path, width, fill=INK, move=f' transform="translate({_number(shift)} {_number(shift * 1.1)})"')
            self.pen(path, width, fill=paint.base)
        else:
            self.fill(path, paint.base)
        inner = area.buffer(-width * 0.45)
        if by and not inner.is_empty:
            self.fill(path_of_area(inner.difference(self.moved(area, by))), paint.shade)
        if lit and not inner.is_empty:
            edge = inner.buffer(-1.6 * self._weight)
            self.fill(path_of_area(edge.difference(self.moved(edge, lit))), paint.light)
        if hatch:
            self.hatch(area.difference(self.moved(area, hatch.by)), hatch)
        return area

    def moved(self, area: BaseGeometry, by: Point) -> BaseGeometry:
        """The area moved by frame units, never turned: the light does not turn either."""
        return affinity.translate(area, by[0] * self.scale, by[1] * self.scale)

    def facets(self, outline: Outline, colour: str) -> None:
        """A flat polygon with straight edges and no contour."""
        self.fill(path_of_points([(k.x, k.y) for k in self.placed(outline)]), colour)

    # ---- lines

    def line(self, outline: Outline, width: float = 2.0, colour: str = INK) -> None:
        """A smooth line of constant width."""
        self.pen(path_of_curves(beziers(self.placed(outline), False), False), width * self._weight, colour)

    def stroke(
        self, outline: Outline, width: float = 2.4, profile: Sequence[float] = (0.0, 1.0, 0.0), colour: str = INK
    ) -> None:
        """A line that swells and tapers; ``profile`` gives the width along it."""
        curves = beziers(self.placed(outline), False)
        length = sum(math.hypot(a[0] - d[0], a[1] - d[1]) for a, _, _, d in curves)
        steps = max(2, min(9, round(length / len(curves) / 6) + 1))
        self.fill(path_of_points(tapered(sampled(curves, steps), width * self._weight, profile)), colour)

    def strokes(
        self, outlines: str, width: float = 2.4, profile: Sequence[float] = (0.1, 1.0, 0.1), colour: str = INK
    ) -> None:
        """Several tapered strokes, their outlines parted by ``/``: folds, curls, whiskers."""
        for outline in outlines.split("/"):
            self.stroke(outline, width, profile, colour)

    def hatch(self, band: BaseGeometry, hatch: Hatch) -> None:
        """Fill a shadow band (in card space) with tapered lines."""
        if band.is_empty:
            return
        gap = max(2.6, hatch.gap * self.scale**0.8)
        half = hatch.width * self._weight / 2
        path = ""
        for line in spread(band.bounds, hatch.angle, gap, self._random):
            cut = band.intersection(line)
            for piece in getattr(cut, "geoms", [cut]):
                if piece.geom_type == "LineString" and piece.length >= 2.2:
                    path += self._sliver(piece, hatch, half)
        self.fill(path, INK)

    def _sliver(self, piece: LineString, hatch: Hatch, half: float) -> str:
        light, dark = piece.coords[0], piece.coords[-1]
        if (dark[0] - light[0]) * hatch.by[0] + (dark[1] - light[1]) * hatch.by[1] > 0:
            light, dark = dark, light
        cut = self._random.uniform(0, hatch.jitter)
        light = (light[0] + (dark[0] - light[0]) * cut, light[1] + (dark[1] - light[1]) * cut)
        nx, ny = -math.sin(math.radians(hatch.angle)) * half, math.cos(math.radians(hatch.angle)) * half
        return path_of_points([light, (dark[0] + nx, dark[1] + ny), (dark[0] - nx, dark[1] - ny)])

    def ticks(
        self,
        outline: Outline,
        length: float = 14,
        gap: float = 5,
        width: float = 1.6,
        angle: float = 90,
        inside: BaseGeometry | None = None,
    ) -> None:
        """Short tapered lines that grow from an edge; ``angle`` is measured from its direction."""
        edge = LineString(sampled(beziers(self.placed(outline), False), 10))
        gap = max(2.6, gap * self.scale**0.8)
        half = width * self._weight / 2
        path, along = "", gap / 2
        while along < edge.length:
            root, ahead = edge.interpolate(along), edge.interpolate(min(edge.length, along + 0.5))
            behind = edge.interpolate(max(0.0, along - 0.5))
            turn = math.atan2(ahead.y - behind.y, ahead.x - behind.x) + math.radians(angle)
            reach = length * self.scale * self._random.uniform(0.6, 1)
            tip = (root.x + math.cos(turn) * reach, root.y + math.sin(turn) * reach)
            if inside is None or inside.covers(LineString([(root.x + (tip[0] - root.x) * 0.1, root.y + (tip[1] - root.y) * 0.1), tip])):
                nx, ny = -math.sin(turn) * half, math.cos(turn) * half
                path += path_of_points([(root.x + nx, root.y + ny), tip, (root.x - nx, root.y - ny)])
            along += gap * self._random.uniform(0.85, 1.15)
        self.fill(path, INK)

    # ---- result

    def card(self) -> None:
        """The blank card: paper with the traditional thin black edge."""
        self.raw(
            f'<rect x="1.5" y="1.5" width="{WIDTH - 3}" height="{HEIGHT - 3}" rx="24" fill="{PAPER}" stroke="{INK}" stroke-width="3"/>'
        )

    def svg(self, title: str, width: int = WIDTH, height: int = HEIGHT) -> str:
        """The finished picture as SVG text."""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        return f"{head}\n<title>{title}</title>\n" + "\n".join(self.elements) + "\n</svg>\n"
