"""Frame: where the pen stands. Parts are drawn in coordinates of their own and placed on the card.

The transform is applied to the points while drawing, never left to the picture: the light stays in
the upper left on turned and mirrored parts, and lines keep a readable weight (scale ** 0.6).
"""

import math
from collections.abc import Iterator
from contextlib import contextmanager

from shapely import affinity
from shapely.geometry.base import BaseGeometry
from splines import Knot, Outline, Point, knots, region


class Frame:
    """The current transform and line weight."""

    def __init__(self) -> None:
        self._matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        self._weight = 1.0

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
        a, b, c, d, e, f = self._matrix
        return [Knot(a * k.x + c * k.y + e, b * k.x + d * k.y + f, k.corner) for k in knots(outline)]

    def area(self, outline: Outline) -> BaseGeometry:
        """The area of a closed outline in card space."""
        return region(self.placed(outline))

    def moved(self, area: BaseGeometry, by: Point) -> BaseGeometry:
        """The area moved by frame units, never turned: the light does not turn either."""
        return affinity.translate(area, by[0] * self.scale, by[1] * self.scale)
