"""The one sentence that says what is wanted: a pill above the hand, which also carries refusals."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from .. import icons, theme
from ..theme import INK, Colours, Look
from .press import paint_box


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
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.wear(theme.current())

    def say(self, words: str, mood: Mood, suit: str = "") -> None:
        """Say this; ``suit`` is the letter of a suit or nothing."""
        self._words, self._mood, self._suit = words, mood, suit
        self.setAccessibleName(words)
        self.updateGeometry()
        self.resize(self.sizeHint())
        self.update()

    def set_scale(self, scale: float) -> None:
        """Grow with the window."""
        self._scale = scale
        self.wear(theme.current())

    def wear(self, look: Look) -> None:
        """Take the font of prompts."""
        self.setFont(look.font("prompt", self._scale))
        self.resize(self.sizeHint())

    def sizeHint(self) -> QSize:
        """The words, the suit, and half circles at both ends."""
        look = theme.current()
        unit = look.px(44) * self._scale
        suit = 0.8 * unit if self._suit else 0
        width = self.fontMetrics().horizontalAdvance(self._words) + suit + 0.9 * unit
        return QSize(round(width), round(unit))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Pill, words, suit."""
        look = theme.current()
        fill, ink = _tints(self._mood, look.colours)
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = INK if self._mood is Mood.TURN else look.colours.outline
        paint_box(painter, box, box.height() / 2, fill, edge, max(1.5, look.border - 0.5))
        painter.setPen(ink)
        left = box.left() + 0.42 * box.height()
        painter.drawText(QRectF(left, box.top(), box.width(), box.height()), Qt.AlignmentFlag.AlignVCenter, self._words)
        if self._suit:
            size = 0.58 * box.height()
            right = box.right() - 0.38 * box.height()
            icons.paint_suit(painter, self._suit, QRectF(right - size, box.center().y() - size / 2, size, size))


def _tints(mood: Mood, c: Colours) -> tuple[QColor, QColor]:
    return {
        Mood.TURN: (c.turn, c.on_turn),
        Mood.WAITING: (c.panel, c.ink),
        Mood.REFUSAL: (c.red_soft, c.red),
    }[mood]
