"""The one sentence that says what is wanted: a pill above the hand, which also carries refusals."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from .. import icons, theme
from ..fonts import Role
from ..theme import INK, Colours, Look
from .press import WRAPPED, paint_box

ROLES: Final[tuple[Role, ...]] = ("prompt", "body")
WIDE = 10_000.0
"""As much room as anybody wants."""


class Mood(StrEnum):
    """Why the prompt speaks."""

    TURN = "turn"
    WAITING = "waiting"
    REFUSAL = "refusal"


class Prompt(QWidget):
    """A pill of words; the suit to follow, if any, is drawn at its end. ``scale`` grows it with the window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self._mood = Mood.WAITING
        self._suit = ""
        self._scale = 1.0
        self._room = WIDE
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.wear(theme.current())

    def say(self, words: str, mood: Mood, suit: str = "") -> None:
        """Say this; ``suit`` is the letter of a suit or nothing."""
        self._words, self._mood, self._suit = words, mood, suit
        self.setAccessibleName(words)
        self.updateGeometry()
        self._set()
        self.update()

    def set_scale(self, scale: float) -> None:
        """Grow with the window."""
        self._scale = scale
        self.wear(theme.current())

    def fit(self, room: float) -> None:
        """Take no more width than this, in pixels: what is longer takes a second line."""
        if room != self._room:
            self._room = room
            self._set()

    @property
    def line(self) -> int:
        """Its height when it is one line high, in pixels; a second line makes it grow upwards."""
        return round(theme.current().px(44) * self._scale)

    def wear(self, _look: Look) -> None:
        """Take the font of prompts."""
        self._set()

    def _set(self) -> None:
        """Set the words: smaller and lighter where they would take more than two lines."""
        for role in ROLES:
            self.setFont(theme.current().font(role, self._scale))
            size = self.sizeHint()
            self.resize(size)
            if size.height() <= self.line + 1.5 * self.fontMetrics().lineSpacing():
                return

    def sizeHint(self) -> QSize:
        """The words in one line or two, the suit, and half circles at both ends."""
        unit, metrics = theme.current().px(44) * self._scale, self.fontMetrics()
        ends = (0.8 * unit if self._suit else 0) + 0.9 * unit
        words = metrics.horizontalAdvance(self._words)
        if words + ends <= self._room:
            return QSize(round(words + ends), round(unit))
        # The narrowest that does with two lines looks best; only what is far too long takes the whole room and more.
        widths = range(words // 2, round(self._room - ends), max(1, words // 40))
        two = 2.5 * metrics.lineSpacing()
        boxes = (metrics.boundingRect(QRect(0, 0, width, 10_000), WRAPPED, self._words) for width in widths)
        box = next((box for box in boxes if box.height() <= two), None)
        if box is None:
            box = metrics.boundingRect(QRect(0, 0, round(self._room - ends), 10_000), WRAPPED, self._words)
        return QSize(round(box.width() + ends + 2), round(unit + box.height() - metrics.lineSpacing()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Pill, words, suit."""
        look = theme.current()
        fill, ink = _tints(self._mood, look.colours)
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = INK if self._mood is Mood.TURN else look.colours.outline
        paint_box(painter, box, self.line / 2, fill, edge, max(1.5, look.border - 0.5))
        painter.setPen(ink)
        unit = self.line - 2
        end = box.right() - 0.42 * unit - (0.75 * unit if self._suit else 0)
        words = QRectF(box.left() + 0.42 * unit, box.top(), end - box.left() - 0.42 * unit + 4, box.height())
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, self._words)
        if self._suit:
            size = 0.58 * unit
            right = box.right() - 0.38 * unit
            sign = QRectF(right - size, box.center().y() - size / 2, size, size)
            icons.paint_suit(painter, self._suit, sign, tinted=self._mood is not Mood.WAITING)


def _tints(mood: Mood, c: Colours) -> tuple[QColor, QColor]:
    return {
        Mood.TURN: (c.turn, c.on_turn),
        Mood.WAITING: (c.panel, c.ink),
        Mood.REFUSAL: (c.red_soft, c.red),
    }[mood]
