"""Sheets of paper: panels on a page, and those that lie on the felt with a drawn shadow."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from .. import theme
from ..cards import paint_shade
from ..theme import Look
from .press import paint_box

CORNER, FELT_CORNER = 14, 18
SHADE, SHADE_ALPHA, DROP = 14, 0.42, 3


class Paper(QFrame):
    """A panel with a column of its own to fill; ``on_felt`` gives it an ink outline and a shadow in its margin."""

    def __init__(self, on_felt: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._on_felt = on_felt
        self.column = QVBoxLayout(self)
        self.wear(theme.current())

    def wear(self, look: Look) -> None:
        """Margins and gaps follow the look."""
        margin = look.px(18) + (SHADE if self._on_felt else 0)
        self.column.setContentsMargins(margin, margin - 4, margin, margin)
        self.column.setSpacing(look.px(8))

    def fits(self, room: QRectF) -> bool:
        """Whether it fits in a room as it is; its shadow may reach over."""
        self.column.invalidate()
        self.column.activate()
        size = self.sizeHint()
        return size.height() - 2 * SHADE <= room.height() and size.width() - 2 * SHADE <= room.width()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Shadow, sheet, outline."""
        look = theme.current()
        c = look.colours
        painter = QPainter(self)
        body = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if not self._on_felt:
            paint_box(painter, body, look.px(CORNER), c.panel, c.line, 1.5)
            return
        body.adjust(SHADE, SHADE, -SHADE, -SHADE)
        paint_shade(painter, body.translated(1, DROP), look.px(FELT_CORNER), SHADE - DROP, SHADE_ALPHA)
        paint_box(painter, body, look.px(FELT_CORNER), c.panel, c.outline, max(1.5, look.border - 0.5))
