"""How cards move: every gesture in one table, and the path of a card from one pose to another.

Motion is only ever the way to a pose that is already known; whoever stops it half-way puts the card there.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QPauseAnimation, QVariantAnimation

from tressette_desktop.engine.core.terms import Signal

from ..settings import Settings, Speed
from .fan import Pose

Curve = QEasingCurve.Type


@dataclass(frozen=True)
class Gesture:
    """One way to move: its time at normal speed, easing, height of its arc in card heights, further turn on the way,
    and how far it passes its place before it settles, in pixels."""

    ms: int
    curve: QEasingCurve.Type = Curve.OutCubic
    arc: float = 0.0
    spin: float = 0.0
    past: float = 0.0


PLAY: Final = Gesture(260, arc=0.25)
DEAL: Final = Gesture(220, arc=0.15)
UNFOLD: Final = Gesture(240)
GATHER: Final = Gesture(140, Curve.InOutQuad)
COLLECT: Final = Gesture(300, Curve.InCubic)
SHOWN: Final = Gesture(420, Curve.OutCubic)
CLOSE: Final = Gesture(160)
TURN_OVER: Final = Gesture(160)
TAKE: Final = Gesture(240)
DRAW: Final = Gesture(300, arc=0.2)
DISCARD: Final = Gesture(200, Curve.InQuad)
LIFT: Final = Gesture(90)
SHAKE: Final = Gesture(180, Curve.Linear)
KNOCK: Final = Gesture(360, Curve.Linear)
BUBBLE: Final = Gesture(140)
TOKEN: Final = Gesture(160, Curve.InOutQuad)
NUDGE: Final = Gesture(300, Curve.Linear)
POOL: Final = Gesture(180)
FADE: Final = Gesture(120, Curve.Linear)

SPOKEN: Final = {
    Signal.VOLO: Gesture(260, arc=0.6, spin=18.0, past=6.0),
    Signal.STRISCIO: Gesture(480, Curve.InOutSine),
}
"""How a card is led with a word that is a gesture as well; any other is played as always. A knock comes after it."""

BETWEEN_PACKETS: Final = 90
BETWEEN_TURNS: Final = 70
BETWEEN_DISCARDS: Final = 40
GIVEN_RESTS: Final = 500
DRAWN_RESTS: Final = 500
OPENED: Final = 1500
"""How long cards rest that are laid down or shown at the end, in milliseconds."""

DAY: Final = 24 * 60 * 60 * 1000
"""As good as for ever, in milliseconds."""

TURNED_BY: Final = 0.45
"""The part of a flight in which a card turns over."""

_FACTORS: Final = {Speed.SLOW: 1.6, Speed.NORMAL: 1.0, Speed.FAST: 0.55, Speed.NONE: 0.0}


@dataclass(frozen=True)
class Pace:
    """How fast things move here, and how long a finished trick lies still, in milliseconds.

    ``plain`` is the wish for less motion: whatever moves is then simply there, after a short fade. ``waits`` lets a
    finished trick lie until somebody clicks.
    """

    speed: Speed = Speed.NORMAL
    pause: int = 1200
    plain: bool = False
    waits: bool = False

    @classmethod
    def of(cls, settings: Settings) -> Pace:
        """Return the pace that a player has chosen."""
        return cls(settings.speed, settings.trick_pause, settings.less_motion, settings.click_on)

    @property
    def look(self) -> int:
        """How long a finished trick lies still: if it waits for a click, a day."""
        return DAY if self.waits else self.pause

    def ms(self, normal: float) -> int:
        """Return a time at this pace."""
        return round(normal * _FACTORS[self.speed])

    @property
    def moves(self) -> bool:
        """Whether anything is seen to move at all."""
        return not self.plain and self.speed is not Speed.NONE

    def rest(self, words: str) -> int:
        """Return how long spoken words stay: as long as they take to read, at any pace."""
        return max(1800, 70 * len(words))


UNSEEN: Final = Pace(Speed.NONE)
"""Nothing begins to move where nobody looks: what moves may be gone before it has ended."""


class Tween(QVariantAnimation):
    """Calls ``step`` with a part from 0 to 1, eased, as its time passes; the last call is always with 1."""

    def __init__(self, ms: int, step: Callable[[float], None], curve: QEasingCurve.Type = Curve.Linear) -> None:
        super().__init__()
        self._step = step
        self.setDuration(ms)
        self.setEasingCurve(curve)
        self.setStartValue(0.0)
        self.setEndValue(1.0)

    def updateCurrentValue(self, value: float) -> None:
        """Take the step; Qt also calls this while the ends are set, when nothing may move yet."""
        if self.state() is not QVariantAnimation.State.Running:
            return
        try:
            self._step(value)
        except RuntimeError:
            # What moved went with the table that was left; an error that reached Qt from here would end the program.
            self.stop()


def pause(ms: int) -> QPauseAnimation:
    """Return a rest."""
    return QPauseAnimation(max(0, ms))


@dataclass(frozen=True)
class Path:
    """The way from one pose to another by a gesture.

    >>> there = Path(Pose(0, 0, 0, 50, 1), Pose(100, 0, 10, 50, 2), Gesture(260, arc=0.5))
    >>> there.at(0.5)
    Pose(x=50.0, y=-41.5, angle=5.0, width=50.0, z=2)
    >>> there.at(1.0) == there.end
    True
    """

    start: Pose
    end: Pose
    gesture: Gesture

    def at(self, part: float) -> Pose:
        """Return the pose after a part of the way, from 0 to 1."""
        if part >= 1.0:
            return self.end
        start, end, gesture = self.start, self.end, self.gesture
        high = 4 * part * (1 - part)
        turn = (end.angle - start.angle + 180) % 360 - 180
        width = start.width + (end.width - start.width) * part
        dx, dy = end.x - start.x, end.y - start.y
        length = math.hypot(dx, dy) or 1.0
        # Past its place in the last third of the way, and back.
        beyond = gesture.past * math.sin(math.pi * max(0.0, part - 0.66) / 0.34) / length
        return Pose(
            start.x + dx * (part + beyond),
            start.y + dy * (part + beyond) - gesture.arc * high * end.width * 1.66,
            start.angle + turn * part + gesture.spin * high,
            width,
            end.z,
        )


def turned(part: float) -> tuple[float, bool]:
    """Return how wide a card looks that turns over in the first part of its way, and whether it has turned.

    >>> turned(0.0), turned(1.0)
    ((1.0, False), (1.0, True))
    """
    if part >= TURNED_BY:
        return 1.0, True
    share = part / TURNED_BY
    return max(0.02, abs(math.cos(math.pi * share))), share >= 0.5
