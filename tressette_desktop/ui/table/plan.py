"""The geometry of a table: where the seats' hands, the trick, the plates and everything between them lie.

Poses are for cards, boxes for the furniture. The own seat sits south; play goes on counter-clockwise, to the right.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from .fan import Fan, Pose, even, highest, lowest, shifted, spaced, within
from .metrics import EDGE, LIFT, NEAR, RATIO, SIDE, TOP, Felt
from .places import ACROSS, FULL, HELD, LARGEST, ONE_ROW, PLACES, SIDEWAYS, TRICK, TURN, Place

NEXT_TO_NAME: Final = 10
"""What lies at least between the own pile and the name above it, at scale 1."""
SPOKEN: Final = 79
"""The same where somebody may say something at the own seat: one line of words, with the tail of its bubble."""


@dataclass(frozen=True)
class Spot:
    """Where somebody's words appear: the tip of the bubble's tail, the side of the bubble it is on, and its room."""

    tip: QPointF
    tail: str
    room: QRectF


@dataclass(frozen=True)
class Plan:
    """The geometry of one table on one felt.

    ``seats`` is the number of seats at the table, ``own`` the number of cards in the own hand.
    """

    felt: Felt
    seats: int
    own: int

    # --- cards -------------------------------------------------------------------------------------------------------

    @cached_property
    def two_rows(self) -> bool:
        """Whether the own hand is too large for one row."""
        fan = self._own_fan(self._reference, self.felt.card_height / RATIO, 17.0, 0.62)
        return self.own > ONE_ROW or fan.pitch < 0.38 * fan.width

    @cached_property
    def card_height(self) -> float:
        """Height of a card in the own hand."""
        return self.felt.two_row_height if self.two_rows else self.felt.card_height

    @property
    def card_width(self) -> float:
        """Width of a card in the own hand."""
        return self.card_height / RATIO

    @property
    def trick_width(self) -> float:
        """Width of a card in the trick."""
        return self.felt.trick_share * self.card_width

    @property
    def back_width(self) -> float:
        """Width of a card in another's hand."""
        return self.felt.back_share * self.card_width

    @property
    def places(self) -> tuple[Place, ...]:
        """The places of this table in playing order from the own seat."""
        return PLACES[self.seats]

    def own_hand(self, groups: tuple[object, ...], cut: int) -> tuple[Pose, ...]:
        """Return the poses of the own hand; ``groups`` are the suits of its cards in order, ``cut`` the first of the
        lower row where there are two."""
        if not groups:
            return ()
        bottom = self.felt.height - EDGE * self.felt.scale
        if not self.two_rows:
            fan = self._own_fan(spaced(groups, 0.16), self.card_width, 17.0, 0.62)
            poses = fan.poses(self.felt.width / 2, 0.0)
            return shifted(poses, bottom - lowest(poses))
        upper, lower = (
            self._own_fan(spaced(row, 0.16), self.card_width, 8.0, 0.95).poses(self.felt.width / 2, 0.0, z=z)
            for row, z in ((groups[:cut], 0.0), (groups[cut:], 20.0))
        )
        lower = shifted(lower, bottom - lowest(lower))
        return (*shifted(upper, bottom - 0.70 * self.card_height - lowest(upper)), *lower)

    def other_hand(self, place: Place, count: int, spread: float = 1.0) -> tuple[Pose, ...]:
        """Return the poses of another's hand; ``spread`` opens it wider when its faces are shown."""
        pitch = (0.25 if self.seats == 5 else 0.27) * self.back_width * spread
        fan = Fan(even(count), self.back_width, pitch, 1.9)
        high = self.back_width * RATIO
        if place in ACROSS:
            return fan.poses(ACROSS[place] * self.felt.width, self.top_inset + high / 2, TURN[place])
        inward = self.side_inset + high / 2
        x = inward if place is Place.W else self.felt.width - inward
        poses = fan.poses(x, 0.0, TURN[place])
        poses = shifted(poses, self._side_end(place) - lowest(poses))
        return within(poses, self.felt.width)

    def open_hand(self, place: Place, groups: tuple[object, ...], cut: int) -> tuple[Pose, ...]:
        """Return the poses of another's hand that is to be read: upright, at the sides in two rows.

        ``groups`` are the suits of its cards in order, ``cut`` the first of the lower row.
        """
        width = self.back_width
        if place in ACROSS:
            room = 0.42 * self.felt.width if self.seats == 5 else self.felt.width - 2 * (184 * self.felt.scale)
            return self._row(groups, ACROSS[place] * self.felt.width, self.top_inset + width * RATIO / 2, room, 0.0)
        room = min(0.26 * self.felt.width, self.trick.x() - (self._east + 0.7) * self.trick_width - self.side_inset)
        end = self._side_end(place) - width * RATIO / 2
        rows = [row for row in (groups[:cut], groups[cut:]) if row]
        poses: list[Pose] = []
        for count, row in enumerate(rows):
            y = end - (len(rows) - 1 - count) * 0.56 * width * RATIO
            found = self._row(row, 0.0, y, room, 20.0 * count)
            edge = found[0].x if place is Place.W else found[-1].x
            near = self.side_inset + width / 2
            move = (near if place is Place.W else self.felt.width - near) - edge
            poses += [replace(pose, x=pose.x + move) for pose in found]
        return tuple(poses)

    def _row(self, groups: tuple[object, ...], x: float, y: float, room: float, z: float) -> tuple[Pose, ...]:
        """Upright cards side by side round a middle, as close as the room wants it."""
        if not groups:
            return ()
        places, width = spaced(groups, 0.16), self.back_width
        pitch = min(0.5 * width, (room - width) / max(1.0, places[-1]))
        middle = places[-1] / 2
        return tuple(Pose(x + (each - middle) * pitch, y, 0.0, width, z + order) for order, each in enumerate(places))

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

    def laid_pose(self, index: int, count: int) -> Pose:
        """Return where a card lies that was laid down to end the hand."""
        width = 0.6 * self.card_width
        pitch = min(0.8 * width, (self.zone.width() - width) / max(1, count - 1))
        return Pose(self.trick.x() + (index - (count - 1) / 2) * pitch, self.trick.y(), 0.0, width, 100.0 + index)

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
            middle = self.monte_pose(monte - 1, monte, open=True).x + 1.75 * width
        x = middle + spread * 9 * self.felt.scale
        return Pose(x, self._monte_top + width * RATIO / 2, 3.0 * spread, width, float(index))

    @property
    def monte_width(self) -> float:
        """Width of a card of the monte; left of a hand at the top the open row must have its room."""
        if Place.N in self.places:
            return min(self.back_width, (self._monte_end - 8 * self.felt.scale) / 4.6)
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
    def given(self) -> Pose:
        """Where a card rests that goes openly from one hand to another."""
        return Pose(self.trick.x(), self.trick.y(), 0.0, self.trick_width, 720.0)

    @property
    def called(self) -> QRectF:
        """The box of the paper with the called card: above the own pile, or in the upper corner where that is full."""
        scale, left = self.felt.scale, self.plate(Place.S, 0).left()
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
        felt, widest = self.felt, 150 * self.felt.scale
        hand = self._half_length(LARGEST)
        taken = hand + 8 * felt.scale + widest if felt.plate_beside else max(hand, widest / 2)
        return felt.width / 2 - taken - 8 * felt.scale

    @property
    def _monte_top(self) -> float:
        return (TOP + 4) * self.felt.scale

    # --- furniture ---------------------------------------------------------------------------------------------------

    @cached_property
    def hand_top(self) -> float:
        """The highest point of the own hand with a card lifted."""
        cut = (len(self._reference) + 1) // 2
        return highest(self.own_hand(tuple(self._groups), cut)) - LIFT * self.card_height

    @cached_property
    def top_inset(self) -> float:
        """What lies between the edge and the middle card of a hand at the top: its outer cards lie further out."""
        return max(TOP * self.felt.scale, self._overhang + NEAR * self.felt.scale)

    @cached_property
    def side_inset(self) -> float:
        """What lies between the edge and the middle card of a hand at the side."""
        return max(SIDE * self.felt.scale, self._overhang + NEAR * self.felt.scale)

    @property
    def prompt_top(self) -> float:
        """The upper edge of the prompt line, which is centred across the felt."""
        return self.hand_top - self.felt.row - 50 * self.felt.scale

    @property
    def top_end(self) -> float:
        """The lower edge of what lies at the top of the felt."""
        hand = self.top_inset + self.back_width * RATIO
        has_top = any(place in ACROSS for place in self.places)
        plate = 0.0 if self.felt.plate_beside or not has_top else self.felt.plate - 4 * self.felt.scale
        return hand + plate

    @cached_property
    def trick(self) -> QPointF:
        """The middle of the trick, and of the sun on the felt."""
        return QPointF(self.felt.width / 2, (self.top_end + self.prompt_top) / 2)

    def plate(self, place: Place, width: float) -> QRectF:
        """Return the box of a seat's plate of that width."""
        felt, scale, high = self.felt, self.felt.scale, self.felt.plate
        if place is Place.S:
            top = self.hand_top - felt.row if felt.portrait else felt.height - 24 * scale - high
            return QRectF(22 * scale, top, width, high)
        if place in ACROSS:
            middle = ACROSS[place] * felt.width
            if felt.plate_beside:
                left = middle - self._half_length(self.held) - 8 * scale - width
                return QRectF(left, self.top_inset + (self.back_width * RATIO - high) / 2, width, high)
            top = self.top_inset + self.back_width * RATIO - 4 * scale
            return QRectF(middle - width / 2, top, width, high)
        left = SIDE * scale if place is Place.W else felt.width - SIDE * scale - width
        return QRectF(left, self.side_plate_top, width, high)

    def plate_most(self, place: Place) -> float:
        """Return the width that a seat's plate may have: beside the own one lies the hand, in portrait the buttons."""
        if place is not Place.S:
            return 200 * self.felt.scale
        return (146 if self.felt.portrait else 190) * self.felt.scale

    def pile(self, heap: int) -> QRectF:
        """Return the box of the won tricks of the own side (0) or of the others (1)."""
        scale = self.felt.scale
        high, wide = 1.15 * self._won_width, 1.2 * self._won_width * RATIO
        if heap == 0:
            bottom = self.plate(Place.S, 0).top() - 34 * scale
            return QRectF(22 * scale, bottom - high, wide, high)
        return QRectF(self.felt.width - 36 * scale - wide, 18 * scale, wide, high)

    def pile_label(self, heap: int) -> QRectF:
        """Return the box of the words under a pile."""
        pile, scale = self.pile(heap), self.felt.scale
        wide = (130 if heap == 0 else 130 if self.felt.portrait else 180) * scale
        left = pile.left() if heap == 0 else pile.center().x() - wide / 2
        return QRectF(min(left, self.felt.width - wide - 8 * scale), pile.bottom() + 3 * scale, wide, 28 * scale)

    @cached_property
    def dock(self) -> QRectF:
        """The room of the buttons: a column at the lower right, in portrait a row above the own hand."""
        felt, scale = self.felt, self.felt.scale
        if felt.portrait:
            left = 22 * scale + 150 * scale
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

    @property
    def side_plate_top(self) -> float:
        """The upper edge of the plates at the sides."""
        return self._side_end(Place.W) + 12 * self.felt.scale

    def spot(self, place: Place, *, piled: bool = False) -> Spot:
        """Return where the words of a place appear; at the own one above the tricks that are ``piled`` there."""
        felt, scale, high = self.felt, self.felt.scale, self.back_width * RATIO
        wide = 320 * scale
        if place is Place.S:
            below = self.pile(0) if piled else self.plate(place, 0)
            tip = QPointF(22 * scale + 46 * scale, below.top() - 3 * scale)
            # Clear of the trick where the plate stands above the hand, else clear of the own cards.
            trick = self.trick.x() - 0.56 * self.trick_width
            room = min(wide, trick - 30 * scale if felt.portrait else felt.reserve - 26 * scale)
            high = 120 * scale
            if piled and len(self.places) > 2:
                high = min(high, tip.y() - 20 * scale - self.side_plate_top - felt.plate)
            return Spot(tip, "down", QRectF(22 * scale, tip.y() - 20 * scale - high, room, high))
        if place in ACROSS:
            x = ACROSS[place] * felt.width
            y = self.top_inset + high / 2
            reach = self._half_length(self.held) + 6 * scale
            if place is Place.NW and not felt.plate_beside:
                # Of two at the top each speaks outwards, so that they do not speak into each other.
                room = min(wide, x - reach - 8 * scale)
                return Spot(QPointF(x - reach, y), "right", QRectF(x - reach - room, 0, room, 2 * y))
            end = felt.width - 8 * scale
            if place is Place.NW:
                end = ACROSS[Place.NE] * felt.width - self._half_length(self.held) - 142 * scale
            begin = x + reach
            if place is Place.N:
                end = min(end, self.pile(1).left() - 4 * scale)
                if not felt.portrait:
                    # Several lines reach down to the trick, so they begin beside it.
                    begin = max(begin, self.trick.x() + (self._east + 0.62) * self.trick_width - 10 * scale)
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

    # --- how it comes about ------------------------------------------------------------------------------------------

    @cached_property
    def _groups(self) -> tuple[int, ...]:
        """Suits of a hand of reference: four of about the same length."""
        count = max(self.own, FULL)
        return tuple(4 * at // count for at in range(count))

    @cached_property
    def _reference(self) -> tuple[float, ...]:
        return spaced(self._groups, 0.16)

    @property
    def _won_width(self) -> float:
        return 0.37 * self.card_width

    def _own_fan(self, places: tuple[float, ...], width: float, spread: float, widest: float) -> Fan:
        length = max(places[-1], 1.0) if places else 1.0
        pitch = min(widest * width, (self.felt.width - 2 * self.felt.reserve - width) / length)
        return Fan(places, width, pitch, min(2.0, spread / length))

    @property
    def held(self) -> int:
        """The cards in another's full hand."""
        return HELD.get(self.seats, FULL)

    @property
    def _squeeze(self) -> float:
        """How close a trick of five lies together where there is little width."""
        return 0.85 if self.seats == 5 and self.felt.portrait else 1.0

    @property
    def _east(self) -> float:
        """How far right the trick reaches, to the middle of its last card, in widths of a trick card."""
        return self._squeeze * max(TRICK[self.seats][place][0] for place in self.places)

    @property
    def _overhang(self) -> float:
        """How much further out than its middle card the outer cards of the largest hand reach."""
        pitch = (0.25 if self.seats == 5 else 0.27) * self.back_width
        fan = Fan(even(LARGEST), self.back_width, pitch, 1.9)
        return lowest(fan.poses(0.0, 0.0)) - self.back_width * RATIO / 2

    def _half_length(self, count: int) -> float:
        """Half the length of another's hand, with its outer cards' corners."""
        if self.felt.open:
            return (count - 1) / 2 * 0.53 * self.back_width + 0.5 * self.back_width
        pitch = (0.25 if self.seats == 5 else 0.27) * self.back_width
        return (count - 1) / 2 * pitch + 0.72 * self.back_width

    def _side_end(self, place: Place) -> float:
        """The lower end of a hand at the side, which stays while the hand is played down."""
        share = SIDEWAYS.get(self.seats)
        middle = self.trick.y() if share is None else share * self.felt.height
        # Below it there is still a plate, and the own pile under that.
        last = self.pile(0).top() - self.felt.plate - (12 + NEXT_TO_NAME) * self.felt.scale
        if self.felt.open:
            # Among five the called card lies above it.
            lower = 0.03 * self.felt.height if self.seats == 5 else 0.0
            return min(middle + 0.78 * self.back_width * RATIO + lower, last)
        # And between them what is said at the own seat.
        return min(middle + self._half_length(self.held), last - (SPOKEN - NEXT_TO_NAME) * self.felt.scale)
