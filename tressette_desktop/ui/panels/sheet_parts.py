"""What a score sheet is built of: the signs before a name, a sunken field, a row of words and a figure."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from .. import marks, theme
from ..fonts import Role
from ..kit.press import paint_box
from ..kit.text import Text, Tone


@dataclass(frozen=True, slots=True)
class Air:
    """How close a sheet is written: above and below the rows of a column, between them, and between the parts.

    Lengths are pixels at em 14. ``figures`` is the font of a figure, ``medal`` its size at the head; ``hands`` tells
    whether the hands before are listed.
    """

    edge: int
    rows: int
    parts: int
    figures: Role
    medal: int = 54
    hands: bool = True


AIRS = (
    Air(12, 5, 12, "choice", 76),
    Air(8, 1, 10, "choice", 76),
    Air(8, 5, 10, "strong"),
    Air(4, 3, 6, "strong"),
    Air(4, 3, 6, "strong", hands=False),
)
"""From the loosest sheet to the closest; the first that fits its room is written."""


MARGIN = 18
"""What stays free at the left and at the right of a row, at em 14."""


class SideMark(QWidget):
    """Disc, diamond, or the declarer's star beside a title."""

    def __init__(self, own: bool, *, declares: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own, self._declares = own, declares
        self.setFixedSize(QSize(theme.current().px(24), theme.current().px(24)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The mark."""
        paint = marks.paint_declarer if self._declares else marks.paint_us if self._own else marks.paint_them
        paint(QPainter(self), QRectF(self.rect()).adjusted(1, 1, -1, -1), theme.current().colours)


class Well(QFrame):
    """A sunken field on a paper."""

    def __init__(self, chosen: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen = chosen

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The field."""
        paint_well(QPainter(self), QRectF(self.rect()), chosen=self._chosen)


def paint_well(painter: QPainter, box: QRectF, *, chosen: bool = False) -> None:
    """Draw a sunken field."""
    c = theme.current().colours
    paint_box(painter, box, 12, c.accent_soft if chosen else c.bg, c.line, 0)


class Rule(QWidget):
    """A line under what is to be added up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFixedHeight(2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The line."""
        QPainter(self).fillRect(self.rect(), theme.current().colours.edge)


class Entry(QWidget):
    """A row of words, with a figure at the right, or other words, which are not to be added up and stand back."""

    def __init__(
        self,
        label: str,
        figure: str,
        air: Air,
        *,
        strong: bool = False,
        tone: Tone = "ink",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        role: Role = "strong" if any(map(str.isalpha, figure)) else air.figures
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(theme.current().px(10))
        line.addWidget(Text(label, "strong" if strong else "body", tone, wrap=True), 1)
        number = Text(figure, role, tone)
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        line.addWidget(number)


class Column(Well):
    """A field of rows below one another."""

    def __init__(self, air: Air, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        look = theme.current()
        self._air = air
        self.rows = QVBoxLayout(self)
        margin, upper = look.px(MARGIN), look.px(air.edge)
        self.rows.setContentsMargins(margin, upper, margin, upper)
        self.rows.setSpacing(look.px(air.rows))

    def add(self, label: str, figure: str) -> None:
        """Add a row of words, with a figure at the right."""
        self.rows.addWidget(Entry(label, figure, self._air))
