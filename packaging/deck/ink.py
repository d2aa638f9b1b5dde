"""Ink: a small woodcut toolkit that writes plain SVG paths.

Everything is resolved while drawing (no clip, mask, text or style), so that every renderer shows
the same picture. Order of one shape: ink silhouette, flat fill, shade crescent, light crescent,
hatching. Transforms are applied to the points (see frame), so the light stays in the upper left.
"""

import math
import random
from collections.abc import Sequence
from typing import NamedTuple

from frame import Frame
from marks import number, path_of_area, path_of_curves, path_of_points, spread, tapered
from palette import INK, Paint
from shapely.geometry import LineString
from shapely.geometry.base import BaseGeometry
from sheet import Sheet
from splines import Outline, Point, beziers, region, sampled

SEED = 7
"""Jitter of the hatching is seeded: the same code always draws the same bytes."""


class Hatch(NamedTuple):
    """Engraver's lines inside the shadow band: thick on the dark side, tapering into the light."""

    angle: float = 35
    gap: float = 6
    width: float = 1.6
    by: Point = (-12, -8)
    jitter: float = 0.35


class Canvas(Frame, Sheet):
    """A sheet to draw on with shapes and lines in the current frame."""

    def __init__(self) -> None:
        Frame.__init__(self)
        Sheet.__init__(self)
        self._random = random.Random(SEED)

    # ---- shapes

    def dot(self, x: float, y: float, radius: float, fill: str, width: float = 0) -> None:
        """A disc, with an ink contour if a width is given."""
        (px, py, _) = self.placed([(x, y)])[0]
        stroke = f' stroke="{INK}" stroke-width="{number(width * self.weight)}"' if width else ""
        radius *= self.scale
        self.raw(f'<circle cx="{number(px)}" cy="{number(py)}" r="{number(radius)}" fill="{fill}"{stroke}/>')

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
        return self._body(region(placed), path_of_curves(beziers(placed, True), True), paint, width, by, lit, hatch,
                          thick)

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
        width *= self.weight
        if width:
            if thick:
                shift = thick * self.weight
                move = f' transform="translate({number(shift)} {number(shift * 1.1)})"'
                self.pen(path, width, fill=INK, move=move)
            self.pen(path, width, fill=paint.base)
        else:
            self.fill(path, paint.base)
        if by:
            inner = area.buffer(-width * 0.45)
            self.fill(path_of_area(inner.difference(self.moved(area, by))), paint.shade)
        if lit:
            inner = area.buffer(-width * 0.45 - 1.6 * self.weight)
            self.fill(path_of_area(inner.difference(self.moved(inner, lit))), paint.light)
        if hatch:
            self.hatch(area.difference(self.moved(area, hatch.by)), hatch)
        return area

    def facets(self, outline: Outline, colour: str) -> None:
        """A flat polygon with straight edges and no contour."""
        self.fill(path_of_points([(k.x, k.y) for k in self.placed(outline)]), colour)

    # ---- lines

    def line(self, outline: Outline, width: float = 2.0, colour: str = INK) -> None:
        """A smooth line of constant width."""
        self.pen(path_of_curves(beziers(self.placed(outline), False), False), width * self.weight, colour)

    def stroke(
        self, outline: Outline, width: float = 2.4, profile: Sequence[float] = (0.0, 1.0, 0.0), colour: str = INK
    ) -> None:
        """A line that swells and tapers; ``profile`` gives the width along it."""
        curves = beziers(self.placed(outline), False)
        length = sum(math.hypot(a[0] - d[0], a[1] - d[1]) for a, _, _, d in curves)
        steps = max(2, min(9, round(length / len(curves) / 6) + 1))
        self.fill(path_of_points(tapered(sampled(curves, steps), width * self.weight, profile)), colour)

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
        half = hatch.width * self.weight / 2
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
        half = width * self.weight / 2
        path, along = "", gap / 2
        while along < edge.length:
            root, ahead = edge.interpolate(along), edge.interpolate(min(edge.length, along + 0.5))
            behind = edge.interpolate(max(0.0, along - 0.5))
            turn = math.atan2(ahead.y - behind.y, ahead.x - behind.x) + math.radians(angle)
            reach = length * self.scale * self._random.uniform(0.6, 1)
            tip = (root.x + math.cos(turn) * reach, root.y + math.sin(turn) * reach)
            if inside is None or inside.covers(LineString([(root.x + (tip[0] - root.x) * 0.1,
                                                            root.y + (tip[1] - root.y) * 0.1), tip])):
                nx, ny = -math.sin(turn) * half, math.cos(turn) * half
                path += path_of_points([(root.x + nx, root.y + ny), tip, (root.x - nx, root.y - ny)])
            along += gap * self._random.uniform(0.85, 1.15)
        self.fill(path, INK)
