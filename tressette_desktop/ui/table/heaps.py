"""Where cards lie that nobody holds: the trick, those that were won, the monte, the stock, and what was laid aside."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF

from .fan import Pose
from .metrics import RATIO, TOP
from .places import LARGEST, TRICK, Place
from .seating import PAPER, Seating

LEAST: Final = 0.3
"""How small a card of the monte may be beside one in a hand; where there is less room for it, it lies over others."""
ASIDE_STEP: Final = 9
"""How far each card that was laid aside lies from the one below it, at scale 1."""
GAP: Final = 10
"""What lies at least between them and the monte, at scale 1."""


class Heaps(Seating):
    """A seating with all that lies between those who sit there."""

    def trick_pose(self, place: Place, order: int) -> Pose:
        """Return where a card of the trick lies, as the ``order``-th that was played."""
        across, down, angle = TRICK[self.seats][place]
        x = self.trick.x() + across * self._squeeze * self.trick_width
        y = self.trick.y() + down * self.trick_width * RATIO
        return Pose(x, y, angle, self.trick_width, 100.0 + order)

    def won_pose(self, heap: int, index: int) -> Pose:
        """Return where a won trick lies, as a crossed little back."""
        centre = self.pile(heap).center()
        step = 3.0 * self.felt.scale
        angle = 90.0 + (5.0 if index % 2 else -4.0)
        return Pose(centre.x() + step * (index - 2), centre.y(), angle, self._won_width, float(index))

    def stock_pose(self, index: int) -> Pose:
        """Return where a card of the stock lies."""
        x, width = 0.17 * self.felt.width, 0.82 * self.trick_width
        return Pose(x - 0.8 * index, self.trick.y() - 0.8 * index, 0.0, width, index)

    def drawn_pose(self, index: int) -> Pose:
        """Return where a card lies that was drawn from the stock and is shown, the first drawn at the left."""
        width = 0.82 * self.trick_width
        x = min(0.77 * self.felt.width, self.felt.width - 16 * self.felt.scale - 2.2 * width)
        return Pose(x + index * 1.16 * width, self.trick.y(), 0.0, width, 95.0 + index)

    def monte_pose(self, index: int, count: int, *, open: bool = False) -> Pose:
        """Return where a card of the monte lies: at the top, or left of the hand that is there; opened, in a row."""
        width = self.monte_width
        pitch = 1.18 * width if open else 34 * self.felt.scale
        x = self._monte_middle + (index - (count - 1) / 2) * pitch
        angle = 0.0 if open else 1.6 * (index - (count - 1) / 2)
        return Pose(x, self._monte_top + width * RATIO / 2, angle, width, index)

    def aside_pose(self, index: int, monte: int) -> Pose:
        """Return where a card lies that was laid aside: in a small pile, right of what is left of the monte.

        Where a hand follows there it lies under the monte, as long as that is to be seen.
        """
        width, spread = 0.8 * self.monte_width, index - 1.5
        if monte and Place.N in self.places:
            under = self.monte_pose(monte - 1, monte, open=True)
            return replace(under, width=width, z=index - 4.0)
        middle = self._monte_middle
        if monte:
            apart = 0.5 * (self.monte_width + width) + (1.5 * ASIDE_STEP + GAP) * self.felt.scale
            middle = self.monte_pose(monte - 1, monte, open=True).x + max(1.9 * width, apart)
        x = middle + spread * ASIDE_STEP * self.felt.scale
        return Pose(x, self._monte_top + width * RATIO / 2, 3.0 * spread, width, float(index))

    @property
    def given(self) -> Pose:
        """Where a card rests that goes openly from one hand to another."""
        return Pose(self.trick.x(), self.trick.y(), 0.0, self.trick_width, 720.0)

    @property
    def monte_width(self) -> float:
        """Width of a card of the monte; left of a hand at the top the open row must have its room."""
        if Place.N in self.places:
            room = (self._monte_end - 8 * self.felt.scale) / 4.6
            return min(self.back_width, max(LEAST * self.back_width, room))
        return self.back_width * (1.0 if self.felt.compact else 1.3)

    @property
    def monte_label(self) -> QRectF:
        """The box of the words under the monte."""
        scale = self.felt.scale
        top = self._monte_top + self.monte_width * RATIO + 5 * scale
        half = 170 * scale
        if Place.N in self.places:
            half = min(half, self._monte_end - self._monte_middle, self._monte_middle - 8 * scale)
        return QRectF(self._monte_middle - half, top, 2 * half, 26 * scale)

    @property
    def stock_label(self) -> QRectF:
        """The box of the words under the stock."""
        pose, scale = self.stock_pose(0), self.felt.scale
        return QRectF(pose.x - 90 * scale, pose.y + pose.width * RATIO / 2 + 8 * scale, 180 * scale, 26 * scale)

    def drawn_label(self, index: int) -> QRectF:
        """The box of the words under a card that was drawn."""
        pose, scale = self.drawn_pose(index), self.felt.scale
        wide = 1.16 * pose.width
        return QRectF(pose.x - wide / 2, pose.y + pose.width * RATIO / 2 + 6 * scale, wide, 26 * scale)

    @property
    def called_paper(self) -> QRectF:
        """The box of the paper with the called card: above the own pile, or in the upper corner where that is full.

        Where there are no buttons it lies in their place, and in a high window above them.
        """
        scale, left = self.felt.scale, self.plate(Place.S, 0).left()
        if self.felt.portrait or not self.felt.docked:
            low = self.felt.height - 20 * scale
            if self.felt.portrait:
                low = (self.prompt_top if self.felt.docked else self.hand_top) - 8 * scale
            wide, high = (each * scale for each in PAPER)
            return QRectF(self.felt.width - 8 * scale - wide, low - high, wide, high)
        wide, high = 206 * scale, 62 * scale
        end = self.pile(0).top() - 6 * scale
        if not self.felt.compact and end - high > self.side_plate_top + self.felt.plate + 4 * scale:
            return QRectF(left, end - high, wide, high)
        top = self.top_end + 8 * scale if Place.NW in self.places else 8 * scale
        return QRectF(8 * scale, top, wide, high)

    @property
    def _monte_middle(self) -> float:
        if Place.N not in self.places:
            return 0.5 * self.felt.width
        return min(0.29 * self.felt.width, self._monte_end - 2.3 * self.monte_width)

    @property
    def _monte_end(self) -> float:
        """Where the room of the monte ends: at the hand at the top, or the plate beside it."""
        felt, widest = self.felt, 200 * self.felt.scale
        hand = self._half_length(LARGEST)
        taken = hand + self._beside + widest if felt.plate_beside else max(hand, widest / 2)
        return felt.width / 2 - taken - 8 * felt.scale

    @property
    def _monte_top(self) -> float:
        return (TOP + 4) * self.felt.scale
