"""The geometry of a table: hands and heaps (`seating`, `heaps`), and what has its place between and beside them.

Poses are for cards, boxes for the furniture.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from .fan import Pose, highest
from .heaps import Heaps
from .metrics import RATIO, SIDE
from .places import ACROSS, Place


@dataclass(frozen=True)
class Spot:
    """Where somebody's words appear: the tip of the bubble's tail, the side of the bubble it is on, and its room."""

    tip: QPointF
    tail: str
    room: QRectF


class Plan(Heaps):
    """The geometry of one table on one felt: the room for names, labels, buttons, panels and words."""

    def laid_pose(self, index: int, count: int) -> Pose:
        """Return where a card lies that was laid down to end the hand."""
        width = 0.6 * self.card_width
        pitch = min(0.8 * width, (self.zone.width() - width) / max(1, count - 1))
        return Pose(self.trick.x() + (index - (count - 1) / 2) * pitch, self.trick.y(), 0.0, width, 100.0 + index)

    def plate_most(self, place: Place) -> float:
        """Return the width that a seat's plate may have: beside the own one lies the hand, in portrait the buttons."""
        felt = self.felt
        if place is not Place.S:
            return 200 * felt.scale
        if felt.portrait:
            return (190 if self.rests else 146) * felt.scale
        return min(190 * felt.scale, felt.reserve - 22 * felt.scale)

    def pile_label(self, heap: int) -> QRectF:
        """Return the box of the words under a pile; those of the others give way to a long hand at the side."""
        pile, scale = self.pile(heap), self.felt.scale
        wide = (130 if heap == 0 else 130 if self.felt.portrait else 180) * scale
        left, end = pile.left() if heap == 0 else pile.center().x() - wide / 2, self.felt.width - 16 * scale
        if heap == 1 and self.long_sides:
            wide, end = 110 * scale, pile.right()
        return QRectF(min(left, end - wide), pile.bottom() + 3 * scale, wide, 28 * scale)

    @cached_property
    def dock(self) -> QRectF:
        """The room of the buttons: a column at the lower right, in portrait a row above the own hand."""
        felt, scale = self.felt, self.felt.scale
        if felt.portrait:
            left = 26 * scale + self.plate_most(Place.S)
            return QRectF(left, self.hand_top - felt.row, felt.width - 16 * scale - left, 44 * scale)
        width = 178 * scale
        top = self._side_end(Place.E) + 20 * scale + felt.plate
        bottom = felt.height - 22 * scale
        return QRectF(felt.width - 22 * scale - width, top, width, bottom - top)

    @cached_property
    def zone(self) -> QRectF:
        """The room for panels: between the plates at the sides, those at the top, and the lifted own hand."""
        scale = self.felt.scale
        side = self.side_inset + 16 * scale + self.back_width * RATIO
        top, end = self.top_end + 8 * scale, self.hand_top - 6 * scale
        if not any(place in ACROSS for place in self.places):
            top = self.monte_label.bottom() + 4 * scale
        if self.felt.portrait:
            end = self.side_plate_top - 6 * scale
        else:
            side = max(side, (SIDE + 160) * scale)
        return QRectF(side, top, self.felt.width - 2 * side, end - top)

    def spot(self, place: Place, *, piled: bool = False) -> Spot:
        """Return where the words of a place appear; at the own one above the tricks that are ``piled`` there."""
        if place is Place.S:
            return self._own_spot(piled)
        felt, scale, high = self.felt, self.felt.scale, self.back_width * RATIO
        wide = 320 * scale
        if place in ACROSS:
            x = self.across(place)
            if felt.portrait and place is not Place.N:
                # Of two in a high window each speaks below his name: there is no room beside him.
                tip = QPointF(x, self.top_end + 6 * scale)
                half = min(wide / 2, x - 8 * scale, abs(felt.width / 2 - x) - 4 * scale)
                trick = min(y for each in self.places for _, y in self.trick_pose(each, 0).corners)
                top = tip.y() + 20 * scale
                return Spot(tip, "up", QRectF(x - half, top, 2 * half, trick - top - 4 * scale))
            y = self.top_inset + high / 2
            reach = self._half_length(self.held) + 6 * scale
            if (place is Place.NW and not felt.plate_beside) or felt.portrait:
                # Of two at the top each speaks outwards, so that they do not speak into each other; and in a high
                # window, where there is little room, one speaks away from the tricks of the others.
                room = min(wide, x - reach - 8 * scale)
                return Spot(QPointF(x - reach, y), "right", QRectF(x - reach - room, 0, room, 2 * y))
            end = felt.width - 8 * scale
            if place is Place.NW:
                end = self.across(Place.NE) - self._half_length(self.held) - 142 * scale
            begin = x + reach
            if place is Place.N:
                # Several lines reach down to the trick, so they begin beside it, and end before the others' tricks.
                begin = max(begin, self.trick.x() + (self._east + 0.62) * self.trick_width - 10 * scale)
                end = min(end, self.pile(1).left() - 4 * scale)
            return Spot(QPointF(x + reach, y), "left", QRectF(begin, 0, min(wide, end - begin), 2 * y))
        top = highest(self.other_hand(place, self.held))
        clear = self.trick.x() - (self._east + 0.62) * self.trick_width - 8 * scale
        if felt.portrait:
            tip = QPointF(self.side_inset + high / 2, top - 4 * scale)
            tip = tip if place is Place.W else QPointF(felt.width - tip.x(), tip.y())
            room = min(wide, clear - SIDE * scale)
            left = SIDE * scale if place is Place.W else felt.width - SIDE * scale - room
            return Spot(tip, "down", QRectF(left, tip.y() - 120 * scale, room, 120 * scale))
        y = top + 0.3 * (self._side_end(place) - top)
        inward = self.side_inset + high + 6 * scale
        room = min(clear - inward, wide)
        if place is Place.W:
            return Spot(QPointF(inward, y), "left", QRectF(inward, y - 60 * scale, room, 120 * scale))
        tip = QPointF(felt.width - inward, y)
        return Spot(tip, "right", QRectF(tip.x() - room, y - 60 * scale, room, 120 * scale))

    def _own_spot(self, piled: bool) -> Spot:
        """Above the own name; above tricks that are piled there they point past these, still at the name."""
        felt, scale, pile = self.felt, self.felt.scale, self.pile(0)
        left, high = 22 * scale, 120 * scale
        # Clear of the trick where the plate stands above the hand, else clear of the own cards.
        trick = self.trick.x() - (self._east + 0.62) * self.trick_width
        wide = min(320 * scale, trick - 30 * scale if felt.portrait else felt.reserve - 26 * scale)
        low = (pile if piled else self.plate(Place.S, 0)).top() - 23 * scale
        if piled and len(self.places) > 2:
            high = min(high, low - 4 * scale - self.side_plate_top - felt.plate)
        tip = QPointF(left + 46 * scale, low + 20 * scale)
        if piled:
            past = max(left + (90 if felt.compact else 112) * scale, pile.right() + 16 * scale)
            tip = QPointF(past, self.plate(Place.S, 0).top() - 2 * scale)
        return Spot(tip, "down", QRectF(left, low - high, wide, high))
