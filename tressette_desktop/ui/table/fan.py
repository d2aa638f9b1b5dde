"""How a hand is fanned out: poses on an arc, in the direction of whoever holds it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

from .metrics import RATIO


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a card lies: its centre, its turn in degrees clockwise, its width, and its height in the heap."""

    x: float
    y: float
    angle: float
    width: float
    z: float

    def raised(self, height: float) -> Pose:
        """Return the pose that lies so much further up along the card's own axis.

        >>> Pose(0, 5, 90, 50, 0).raised(10)
        Pose(x=10.0, y=5.0, angle=90, width=50, z=0)
        """
        turn = math.radians(self.angle)
        return replace(self, x=round(self.x + height * math.sin(turn), 9), y=round(self.y - height * math.cos(turn), 9))

    @property
    def corners(self) -> tuple[tuple[float, float], ...]:
        """The four corners of the card."""
        turn = math.radians(self.angle)
        cos, sin = math.cos(turn), math.sin(turn)
        half, high = self.width / 2, self.width * RATIO / 2
        return tuple(
            (self.x + x * cos - y * sin, self.y + x * sin + y * cos)
            for x, y in ((-half, -high), (half, -high), (half, high), (-half, high))
        )


@dataclass(frozen=True)
class Fan:
    """A fan of cards ``width`` wide: ``pitch`` between neighbours, ``step`` degrees from one to the next.

    ``places`` are the cards' places along the arc in units of the pitch; a gap between suits is part of them.
    """

    places: tuple[float, ...]
    width: float
    pitch: float
    step: float

    @property
    def half(self) -> float:
        """Half the length of the arc, in units of the pitch."""
        return (self.places[-1] - self.places[0]) / 2 if self.places else 0.0

    @property
    def sag(self) -> float:
        """How much deeper the outer cards lie than the middle."""
        return self._at(self.half)[1]

    def poses(self, x: float, y: float, turn: float = 0.0, z: float = 0.0) -> tuple[Pose, ...]:
        """Return the poses of the fan with its crown at a point; ``turn`` 180 is the hand of one who sits opposite."""
        around = math.radians(turn)
        cos, sin = math.cos(around), math.sin(around)
        middle = (self.places[0] + self.places[-1]) / 2 if self.places else 0.0
        poses = []
        for order, place in enumerate(self.places):
            across, down, angle = self._at(place - middle)
            spot = (x + across * cos - down * sin, y + across * sin + down * cos)
            poses.append(Pose(*spot, angle + turn, self.width, z + order))
        return tuple(poses)

    def _at(self, place: float) -> tuple[float, float, float]:
        """Offset across and down from the crown, and the turn in degrees."""
        angle = place * self.step
        radius = self.pitch / math.radians(self.step)
        turn = math.radians(angle)
        return radius * math.sin(turn), radius * (1 - math.cos(turn)), angle


def even(count: int) -> tuple[float, ...]:
    """Return the places of a hand without gaps.

    >>> even(3)
    (0.0, 1.0, 2.0)
    """
    return tuple(float(place) for place in range(count))


def spaced(groups: Sequence[object], gap: float) -> tuple[float, ...]:
    """Return the places of cards that belong to groups, with a gap where the group changes.

    >>> spaced("ccd", 0.25)
    (0.0, 1.0, 2.25)
    """
    places: list[float] = []
    for at, group in enumerate(groups):
        step = 0.0 if not places else 1.0 + (gap if group != groups[at - 1] else 0.0)
        places.append((places[-1] if places else 0.0) + step)
    return tuple(places)


def lowest(poses: Sequence[Pose]) -> float:
    """Return the lowest point of some cards."""
    return max((y for pose in poses for _, y in pose.corners), default=0.0)


def highest(poses: Sequence[Pose]) -> float:
    """Return the highest point of some cards."""
    return min((y for pose in poses for _, y in pose.corners), default=0.0)


def shifted(poses: Sequence[Pose], down: float) -> tuple[Pose, ...]:
    """Return the poses moved down."""
    return tuple(replace(pose, y=pose.y + down) for pose in poses)


def within(poses: Sequence[Pose], width: float) -> tuple[Pose, ...]:
    """Return the poses moved sideways as far as it takes for no corner to lie outside of a width."""
    across = [x for pose in poses for x, _ in pose.corners]
    move = max(0.0, -min(across, default=0.0)) - max(0.0, max(across, default=0.0) - width)
    return tuple(replace(pose, x=pose.x + move) for pose in poses)
