"""Where those sit who play: their hands and names, and the lines on the felt that follow from them.

The own seat sits south; play goes on counter-clockwise, to the right.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from .fan import Fan, Pose, even, highest, lowest, shifted, spaced, within
from .metrics import EDGE, LIFT, NEAR, RATIO, ROWS, SIDE, TOP, Felt
from .places import ACROSS, FULL, HELD, LARGEST, ONE_ROW, PLACES, SIDEWAYS, TRICK, TURN, Place

NEXT_TO_NAME: Final = 10
"""What lies at least between the own pile and the name above it, at scale 1."""
RELAXED, HALF, CLOSE = 0.62, 0.5, 0.45
"""How much of each card of an own hand in one row is seen where there is room; how much of it the face of a king needs,
for which all are smaller; and from where on it needs more room."""
SMALLER: Final = 0.8
"""How much smaller cards are at most so that half of each is seen."""
ROOMY: Final = 0.7
"""How much of each card must be seen for an own hand of two rows to lie in one when it has few cards left."""
LOWER: Final = 20.0
"""How high the first card of the lower of two rows lies; those of the upper row lie below all of it."""
OPEN: Final = 0.26
"""How much of the felt's width an open hand at the side may take."""
FARTHEST: Final = 0.8
"""How far apart the rows of an open hand lie where there is room, in heights of a card."""
PAPER: Final = 156, 80
"""Width and height of the paper with a called card where there are no buttons, at scale 1."""
ASIDE: Final = 0.035
"""How much further left the left of two hands at the top lies where names stand beside them, in widths of the felt."""
TOLD: Final = 188, 146
"""Width that is kept for what is said of the others' tricks, in a wide window and in a high one, at scale 1."""
WON: Final = 52
"""How wide a won trick is at most, at scale 1: own words point past it at the own name."""
NAMED: Final = 140
"""Width that is kept for a name between two open hands, at scale 1."""
SPOKEN: Final = 84
"""The same where somebody may say something at the own seat: one line of words, with the tail of its bubble."""


@dataclass(frozen=True)
class Seating:
    """The hands of one table on one felt, and what they leave room for.

    ``seats`` is the number of seats at the table, ``own`` the cards that the own hand has room for; who ``rests`` has
    none and watches. ``called`` tells that a card was called, which lies on a paper.
    """

    felt: Felt
    seats: int
    own: int
    rests: bool = False
    called: bool = False

    @cached_property
    def two_rows(self) -> bool:
        """Whether the own hand is too large for one row."""
        fan = self._own_fan(self._reference, self.felt.card_height / RATIO, 17.0, RELAXED)
        return self.own > ONE_ROW or fan.pitch < 0.38 * fan.width

    @cached_property
    def card_height(self) -> float:
        """Height of a card in the own hand."""
        felt = self.felt
        if self.two_rows:
            return felt.two_row_height
        if felt.open:
            return felt.card_height
        readable = RATIO * (felt.width - sum(self.own_sides)) / (1.0 + HALF * max(self._reference[-1], 1.0))
        return min(felt.card_height, max(SMALLER * felt.card_height, readable))

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

    @cached_property
    def own_sides(self) -> tuple[float, float]:
        """What the own hand leaves free at its left and its right: as much on both sides, unless its cards would lie
        too close then to be read, and nothing stands at the right."""
        felt, reserve = self.felt, self.felt.reserve
        width, length = felt.card_height / RATIO, max(self._reference[-1], 1.0)
        if felt.docked or felt.portrait or felt.width - 2 * reserve - width >= CLOSE * width * length:
            return reserve, reserve
        # No further out of the middle than it takes.
        free = felt.width - reserve - width - RELAXED * width * length
        return reserve, max((PAPER[0] + 16 if self.called else EDGE) * felt.scale, min(reserve, free))

    @property
    def places(self) -> tuple[Place, ...]:
        """The places of this table in playing order from the own seat."""
        return PLACES[self.seats]

    @property
    def held(self) -> int:
        """The cards in another's full hand."""
        return min(HELD.get(self.seats, FULL), self.felt.full)

    def own_hand(self, groups: tuple[object, ...], cut: int) -> tuple[Pose, ...]:
        """Return the poses of the own hand; ``groups`` are the suits of its cards in order, ``cut`` the first of the
        lower row where there are two. Few cards lie side by side in the lower row."""
        if not groups:
            return ()
        bottom = self.felt.height - EDGE * self.felt.scale
        if not self.two_rows:
            fan = self._own_fan(spaced(groups, 0.16), self.card_width, 17.0, RELAXED)
            poses = fan.poses(self._middle_of(fan), 0.0)
            return shifted(poses, bottom - lowest(poses))
        whole = self._own_fan(spaced(groups, 0.16), self.card_width, 8.0, 0.95)
        if whole.pitch >= ROOMY * self.card_width:
            poses = whole.poses(self._own_middle, 0.0, z=LOWER)
            return shifted(poses, bottom - lowest(poses))
        upper, lower = (
            self._own_fan(spaced(row, 0.16), self.card_width, 8.0, 0.95).poses(self._own_middle, 0.0, z=z)
            for row, z in ((groups[:cut], 0.0), (groups[cut:], LOWER))
        )
        lower = shifted(lower, bottom - lowest(lower))
        return (*shifted(upper, bottom - ROWS * self.card_height - lowest(upper)), *lower)

    def other_hand(self, place: Place, count: int, spread: float = 1.0) -> tuple[Pose, ...]:
        """Return the poses of another's hand; ``spread`` opens it wider when its faces are shown."""
        pitch = (0.25 if self.seats == 5 else 0.27) * self.back_width * spread
        fan = Fan(even(count), self.back_width, pitch, 1.9)
        high = self.back_width * RATIO
        if place in ACROSS:
            return fan.poses(self.across(place), self.top_inset + high / 2, TURN[place])
        inward = self.side_inset + high / 2
        x = inward if place is Place.W else self.felt.width - inward
        poses = fan.poses(x, 0.0, TURN[place])
        poses = shifted(poses, self._side_end(place) - lowest(poses))
        return within(poses, self.felt.width)

    def across(self, place: Place) -> float:
        """Return how far right the middle of a hand at the top lies: of two that are open each has all its room."""
        felt, half = self.felt, self._across_room / 2
        if not felt.open or place is Place.N:
            # Beside a name at the top there must be room for a word as large as any other.
            aside = ASIDE if place is Place.NW and felt.plate_beside else 0.0
            return (ACROSS[place] - aside) * felt.width
        right = felt.width - (TOLD[felt.portrait] + 8) * felt.scale - half
        if place is Place.NE:
            return right
        return 8 * felt.scale + NAMED * felt.scale + self._beside + half if felt.plate_beside else felt.width - right

    def open_hand(self, place: Place, groups: tuple[object, ...], cut: int) -> tuple[Pose, ...]:
        """Return the poses of another's hand that is to be read: upright, at the sides in two rows.

        ``groups`` are the suits of its cards in order, ``cut`` the first of the lower row.
        """
        width = self.back_width
        if place in ACROSS:
            middle = self.across(place)
            return self._row(groups, middle, self.top_inset + width * RATIO / 2, self._across_room, 0.0)
        room = min(OPEN * self.felt.width, self.trick.x() - (self._east + 0.7) * self.trick_width - self.side_inset)
        end = self._side_end(place) - width * RATIO / 2
        rows = [row for row in (groups[:cut], groups[cut:]) if row]
        # As far apart as there is room below the tricks of the others and what is said of them, or a hand at the top.
        above = self.pile(1).bottom() + 40 * self.felt.scale
        if self.seats == 5:
            above = max(above, self.top_end + 8 * self.felt.scale)
        free = end - width * RATIO / 2 - above
        step = min(max(0.56 * width * RATIO, free), FARTHEST * width * RATIO)
        poses: list[Pose] = []
        for count, row in enumerate(rows):
            y = end - (len(rows) - 1 - count) * step
            found = self._row(row, 0.0, y, room, LOWER * count)
            edge = found[0].x if place is Place.W else found[-1].x
            near = self.side_inset + width / 2
            move = (near if place is Place.W else self.felt.width - near) - edge
            poses += [replace(pose, x=pose.x + move) for pose in found]
        return tuple(poses)

    @cached_property
    def hand_top(self) -> float:
        """The highest point of the own hand with a card lifted; where there is none, the others have its room."""
        if self.rests:
            return self.felt.height - EDGE * self.felt.scale
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
        plate = 0.0 if self.felt.plate_beside or not has_top else self.felt.plate + self._below
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
            middle = self.across(place)
            if felt.plate_beside:
                left = middle - self._half_length(self.held) - self._beside - width
                return QRectF(left, self.top_inset + (self.back_width * RATIO - high) / 2, width, high)
            top = self.top_inset + self.back_width * RATIO + self._below
            return QRectF(middle - width / 2, top, width, high)
        left = SIDE * scale if place is Place.W else felt.width - SIDE * scale - width
        return QRectF(left, self.side_plate_top, width, high)

    def pile(self, heap: int) -> QRectF:
        """Return the box of the won tricks of the own side (0) or of the others (1)."""
        scale = self.felt.scale
        high, wide = 1.15 * self._won_width, 1.2 * self._won_width * RATIO
        if heap == 0:
            bottom = self.plate(Place.S, 0).top() - 34 * scale
            return QRectF(22 * scale, bottom - high, wide, high)
        aside = self.side_inset + self.back_width * RATIO + 6 * scale if self.long_sides else 36 * scale
        return QRectF(self.felt.width - aside - wide, 18 * scale, wide, high)

    @cached_property
    def long_sides(self) -> bool:
        """Whether a hand at the side reaches as far up as the tricks of the others, and these give way to it."""
        if Place.E not in self.places or self.felt.open:
            return False
        count = LARGEST if self.seats == 3 else self.held
        told = (18 + 31) * self.felt.scale + 1.15 * self._won_width
        return highest(self.other_hand(Place.E, count)) < told

    @property
    def side_plate_top(self) -> float:
        """The upper edge of the plates at the sides."""
        return self._side_end(Place.W) + 12 * self.felt.scale

    def _row(self, groups: tuple[object, ...], x: float, y: float, room: float, z: float) -> tuple[Pose, ...]:
        """Upright cards side by side round a middle, as close as the room wants it."""
        if not groups:
            return ()
        places, width = spaced(groups, 0.16), self.back_width
        pitch = min(RELAXED * width, (room - width) / max(1.0, places[-1]))
        middle = places[-1] / 2
        return tuple(Pose(x + (each - middle) * pitch, y, 0.0, width, z + order) for order, each in enumerate(places))

    @cached_property
    def _groups(self) -> tuple[int, ...]:
        """Suits of a hand of reference: four of about the same length."""
        count = max(self.own, self.felt.full)
        return tuple(4 * at // count for at in range(count))

    @cached_property
    def _reference(self) -> tuple[float, ...]:
        return spaced(self._groups, 0.16)

    @property
    def _across_room(self) -> float:
        """How long an open hand at the top may be: beside it are other hands, names, and the tricks of the others."""
        felt, scale = self.felt, self.felt.scale
        told = (TOLD[felt.portrait] + 8) * scale
        if self._sides_below:
            return felt.width - 2 * told
        if self.seats != 5:
            return felt.width - 2 * max(told, self.side_inset + OPEN * felt.width + 8 * scale)
        if felt.plate_beside:
            # Each has his name at the left, and between them lies nothing else.
            return (felt.width - told - 16 * scale) / 2 - NAMED * scale - self._beside
        return felt.width / 2 - told - 8 * scale

    @property
    def _sides_below(self) -> bool:
        """Whether open hands at the sides lie, with both their rows, below an open hand at the top."""
        if self.seats != 4:
            return False
        high = self.back_width * RATIO
        return self._side_end(Place.W) - (1 + FARTHEST) * high >= self.top_inset + high + 8 * self.felt.scale

    @property
    def _beside(self) -> float:
        """What lies between a hand at the top and a name beside it: where it is open, the arrow of the name as well."""
        return (26 if self.felt.open else 8) * self.felt.scale

    @property
    def _below(self) -> float:
        """How far below a hand at the top its name lies: over the edge of backs, clear of open cards if it can."""
        return (3 if self.felt.open and self.seats < 5 else -4) * self.felt.scale

    @property
    def _won_width(self) -> float:
        return min(0.37 * self.card_width, WON * self.felt.scale)

    def _own_fan(self, places: tuple[float, ...], width: float, spread: float, widest: float) -> Fan:
        length = max(places[-1], 1.0) if places else 1.0
        pitch = min(widest * width, (self.felt.width - sum(self.own_sides) - width) / length)
        return Fan(places, width, pitch, min(2.0, spread / length))

    @property
    def _own_middle(self) -> float:
        left, right = self.own_sides
        return (left + self.felt.width - right) / 2

    def _middle_of(self, fan: Fan) -> float:
        """Where the middle of a hand lies in one row: few cards have room round the middle of the felt."""
        reach = max(-x for pose in fan.poses(0.0, 0.0) for x, _ in pose.corners)
        return min(self._own_middle, max(self.felt.width / 2, self.own_sides[0] + reach))

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
            return min((count - 1) / 2 * 0.65 * self.back_width + 0.5 * self.back_width, self._across_room / 2)
        pitch = (0.25 if self.seats == 5 else 0.27) * self.back_width
        return (count - 1) / 2 * pitch + 0.72 * self.back_width

    def _side_end(self, place: Place) -> float:
        """The lower end of a hand at the side, which stays while the hand is played down."""
        share = SIDEWAYS.get(self.seats)
        middle = self.trick.y() if share is None else share * self.felt.height
        # Below it there is still a plate, and the own pile under that, or whoever has none.
        below = self.plate(Place.S, 0) if self.rests else self.pile(0)
        last = below.top() - self.felt.plate - (12 + NEXT_TO_NAME) * self.felt.scale
        if self.felt.open:
            return min(middle + 0.78 * self.back_width * RATIO, last)
        # And between them what is said at the own seat.
        return min(middle + self._half_length(self.held), last - (SPOKEN - NEXT_TO_NAME) * self.felt.scale)
