"""The map of keys as a page: what every key does, by the place where it does it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from .. import keys, theme
from ..keys import Shortcut, Where
from ..kit.page import Page, scrolling
from ..kit.paper import Paper
from ..kit.press import paint_box
from ..kit.rows import Headings
from ..kit.text import Text
from ..theme import Look
from .beside import Beside

CAPS = 230
"""Width of the column of keys, at em 14."""


class KeyMapPage(Page):
    """Every key there is; the headings lead to the places where they count."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Keys"), parent)
        shown = {place: [line for line in keys.SHORTCUTS if line.where is place and any(line.caps)] for place in Where}
        names = self._places()
        headings = Headings((str(place), names[place], "") for place in shown)
        headings.setFixedWidth(headings.sizeHint().width() + theme.current().px(12))
        headings.chosen.connect(self._go_to)
        self._titles: dict[str, Text] = {}
        self.pane = scrolling(self._sheet(shown))
        self.pane.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.pane.setAccessibleName(self.tr("Keys"))
        paper = Paper()
        paper.column.addWidget(self.pane)
        self.body.addWidget(headings)
        self.body.addWidget(paper, 1)
        self.first = headings.opened

    def _places(self) -> dict[Where, str]:
        return {
            Where.HAND: self.tr("Your cards"),
            Where.TABLE: self.tr("At the table"),
            Where.WORDS: self.tr("Words with a lead"),
            Where.WINDOW: self.tr("Menus"),
            Where.REPLAY: self.tr("A game looked at again"),
            Where.PAGES: self.tr("Everywhere"),
        }

    def _go_to(self, key: str) -> None:
        self.pane.begin_at(self._titles[key])

    def _sheet(self, shown: dict[Where, list[Shortcut]]) -> QWidget:
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        look = theme.current()
        column.setContentsMargins(look.px(10), look.px(4), look.px(10), look.px(10))
        column.setSpacing(look.px(6))
        names = self._places()
        for place, lines in shown.items():
            title = self._titles[str(place)] = Text(names[place], "panel")
            column.addWidget(title)
            for line in lines:
                column.addWidget(KeyRow(line))
            column.addSpacing(look.px(14))
        column.addStretch(1)
        return sheet


class KeyRow(QWidget):
    """The keys of one line, and what they do."""

    def __init__(self, line: Shortcut) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.caps = Caps(line.caps)
        self.says = Text(line.title, wrap=True)
        self.says.setAccessibleName(f"{', '.join(line.caps)}: {line.title}")
        row.addWidget(self.caps, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.says, 1)


class Caps(QWidget):
    """Keys side by side, as they look on a keyboard."""

    def __init__(self, caps: tuple[str, ...]) -> None:
        super().__init__()
        self._caps = caps
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.wear(theme.current())

    def wear(self, look: Look) -> None:
        """The letters of a button."""
        self.setFont(look.font("strong"))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The width of the column; more only where the keys need it."""
        look = theme.current()
        needed = sum(self._width(cap) + look.px(8) for cap in self._caps)
        return QSize(max(look.px(CAPS), needed), look.px(34))

    def _width(self, cap: str) -> int:
        look = theme.current()
        return max(look.px(34), self.fontMetrics().horizontalAdvance(cap) + look.px(20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """One box for each key."""
        look = theme.current()
        c = look.colours
        painter = QPainter(self)
        left = 1.0
        for cap in self._caps:
            box = QRectF(left, 2, self._width(cap), look.px(30))
            paint_box(painter, box, look.px(7), c.raised, c.edge, look.border)
            painter.setPen(c.ink)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, cap)
            left = box.right() + look.px(8)


class KeyMapWindow(Beside):
    """The map in a window of its own."""

    def __init__(self) -> None:
        self.page = KeyMapPage()
        super().__init__(self.page)
