"""The sizes of a table: how large a card, a plate or a trick is on a felt of a given size (no Qt, no state).

Lengths are logical pixels. The felt is the window less its menu and its score strip.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from .places import FULL

MENU: Final = 32
STRIP: Final = 60
"""Heights of menu bar and score strip at scale 1."""
RATIO: Final = 1.66
"""Height of a card for a width of one."""
EDGE: Final = 12
"""What lies between the lowest corner of the own hand and the edge of the felt."""
SMALLEST: Final = 40.0
"""Height of a card in a window that is too small for any table, as a widget is before it is laid out."""
NEAR: Final = 4
"""The least that lies between a card's corner and the edge of the felt."""
TALL: Final = 700
"""Height of a window below which nothing stands above the own hand, however narrow it is; at scale 1."""
LIFT: Final = 0.13
"""How far a card under focus or pointer rises, in card heights."""
ROWS: Final = 0.86
"""How much lower the second of two rows of own cards lies, in card heights: it must cut through the lowest signs of the
first, since a card whose last pair of signs it covers is taken for another."""
TOP: Final = 14
SIDE: Final = 16
"""What lies between the edge and the hands of the others."""


def furniture_scale(width: float, height: float, text: float = 1.0) -> float:
    """Return how much plates, prompt and strip grow in a window; ``text`` is the em in units of 14 pixels.

    >>> furniture_scale(1280, 800), furniture_scale(1920, 1080), furniture_scale(900, 600, 1.25)
    (1.0, 1.35, 1.25)
    """
    return max(min(max(min(width / 1280, height / 800), 1.0), 1.5), text)


@dataclass(frozen=True)
class Felt:
    """A felt to arrange a table on.

    ``scale`` is that of :func:`furniture_scale`, ``preference`` the player's own factor for the size of cards;
    ``suits`` are the letters of the suits in the order in which they stand in a hand (option suit_order); in a
    ``rising`` hand the weakest card of a suit comes first. ``open`` tells that all hands are to be read: those of the
    others then get more of the room. ``full`` is the hand for which prompt and trick keep their place while it is
    played down, ``docked`` tells that there are buttons at the lower right.
    """

    width: float
    height: float
    scale: float = 1.0
    preference: float = 1.0
    suits: str = "dscb"
    rising: bool = False
    open: bool = False
    full: int = FULL
    docked: bool = True

    @property
    def window_height(self) -> float:
        """The height of the window around it."""
        return self.height + MENU + STRIP * self.scale

    @property
    def portrait(self) -> bool:
        """Whether the window is high rather than wide."""
        return self.width < 1.1 * self.window_height and self.window_height >= TALL * self.scale

    @property
    def compact(self) -> bool:
        """Whether there is little room: plates then show names only."""
        return self.window_height < 700 * self.scale or self.width < 1000 * self.scale

    @property
    def plate(self) -> float:
        """Height of a seat's plate."""
        return self.scale * (40 if self.compact else 52)

    @property
    def plate_beside(self) -> bool:
        """Whether a plate at the top stands beside its hand instead of under it."""
        return self.height < 560 * self.scale

    @property
    def row(self) -> float:
        """Height of the row of buttons above the own hand; only in portrait is there one."""
        return 52 * self.scale if self.portrait else 0.0

    @property
    def reserve(self) -> float:
        """What the own hand leaves free on each side."""
        if self.portrait:
            return 32 * self.scale
        if self.compact:
            # Where there are no buttons only a name has to stand beside it.
            return self.scale * (212 if self.docked else 186)
        return self.scale * 228

    @property
    def back_share(self) -> float:
        """Width of a card in another's hand for a card of width one."""
        if self.open:
            return 0.66
        return 0.42 if self.compact else 0.46

    @property
    def trick_share(self) -> float:
        """Width of a card in the trick for a card of width one."""
        return 0.86 if self.compact else 0.84

    @cached_property
    def card_height(self) -> float:
        """Height of a card in the own hand."""
        by_size = min(0.22 * self.height, 0.30 * self.width) if self.portrait else self._landscape(0.258)
        return max(SMALLEST, min(by_size * self.preference, self._cap(1.0)))

    @cached_property
    def two_row_height(self) -> float:
        """Height of a card in the own hand when it lies in two rows."""
        by_size = 0.20 * self.height if self.portrait else self._landscape(0.21)
        return max(SMALLEST, min(by_size * self.preference, self._cap(1.0 + ROWS), self.card_height))

    def _landscape(self, share: float) -> float:
        return min(share * self.height, 0.17 * self.width)

    def _cap(self, rows: float) -> float:
        """The largest card with which top hand, plate, trick, prompt and own hand still lie one below the other."""
        plate = 0 if self.plate_beside else self.plate
        fixed = plate + (50 + EDGE) * self.scale + self.row
        share = self.back_share + 1.66 * self.trick_share + LIFT + rows + (0.16 if rows == 1.0 else 0.08)
        # The outer cards of the hand at the top reach further out than its middle, and must not be cut off either.
        by_middle = (self.height - fixed - TOP * self.scale) / share
        by_corners = (self.height - fixed - NEAR * self.scale) / (share + 0.06)
        return min(by_middle, by_corners)
