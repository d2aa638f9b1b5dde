"""The paper of the cards played: trick by trick as far as one may look back; if wanted, what is out in each suit."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from tressette_desktop.engine.core.table import Table, Unknown

from .. import theme
from ..cards import CardArt
from ..kit.buttons import Button, Kind
from ..kit.choice import TickRow
from ..kit.page import scrolling
from ..kit.paper import SHADE, Paper
from ..kit.text import Text
from ..theme import Look
from .card_lines import CardLine, SuitLine, TrickLine
from .company import Company
from .played import Numbered, suits_seen, tricks_shown


class Shape(NamedTuple):
    """How the paper looks: its width at em 14, the columns of its lines, and with how little height it does.

    ``bare``: beside the suits, no tricks are listed. ``low``: the box to tick stands in the place of the title, and
    bears it while suits are shown.
    ``brief``: suits show signs for cards.
    """

    width: int
    columns: int = 1
    bare: bool = False
    low: bool = False
    brief: bool = False


FULL: Final = (Shape(340), Shape(400), Shape(720, 2))
WIDEST: Final = len(FULL) - 1
"""Which shape takes the most width and the least height for all there is."""
BARE: Final = (Shape(340, bare=True), Shape(400, bare=True))
LOW: Final = tuple(Shape(width, bare=True, low=True) for width in (340, 300))
SIGNED: Final = tuple(Shape(width, bare=True, low=True, brief=True) for width in (340, 300, 256))
SHAPES: Final = (*FULL, *BARE, *LOW, *SIGNED)
"""What is tried one after the other."""
GROUND: Final = 18, 9
"""What stays free round all that is on the paper, and where it is low, at em 14."""
SPACING: Final = 8, 4
"""What stays free between head, list and foot, and where it is low, at em 14."""


class PlayedPaper(Paper):
    """At the upper left of the felt; Escape, its cross, or the key that opened it put it away."""

    closed = Signal()
    aid_wanted = Signal(bool)
    """Whether the player wants to see what is out in each suit."""
    changed = Signal()
    """There is something else on it: it may want another place."""

    def __init__(self, art: CardArt, *, aided: bool, parent: QWidget | None = None) -> None:
        super().__init__(on_felt=True, parent=parent)
        self._art = art
        self.aided = aided
        self._shown: object = None
        self.told = ""
        """All that stands on the paper, for who listens."""
        self._shape = SHAPES[0]
        self._suits: tuple[SuitLine, ...] = ()
        self._tricks: tuple[TrickLine, ...] = ()
        self._note = Text("", "caption", "soft", wrap=True)
        self._close = Button("", "cross", Kind.GHOST)
        self._title = Text(self.tr("Cards played"), "strong")
        helped = self.tr("The game then counts as helped."), self.tr("Counts as helped.")
        self.aid = TickRow("", *helped)
        inner = QWidget()
        self._list = QGridLayout(inner)
        self._pane = scrolling(inner)
        self._head = QHBoxLayout()
        self.column.addLayout(self._head)
        self._set_up()

    def _set_up(self) -> None:
        self._close.setAccessibleName(self.tr("Put away"))
        self._close.setToolTip(self.tr("Put away"))
        self._close.clicked.connect(self.closed)
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self._close)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setHorizontalSpacing(theme.current().px(14))
        self._list.setVerticalSpacing(theme.current().px(2))
        self._pane.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._pane.setAccessibleName(self.tr("Cards played"))
        self._pane.telling = lambda: self.told
        self.aid.setToolTip(self.tr("What is out in each suit, and who has none. The game then counts as helped."))
        self.aid.setChecked(self.aided)
        self.aid.clicked.connect(self._help)
        self.column.addWidget(self._pane, 1)
        self.column.addWidget(self.aid)
        self.setAccessibleName(self.tr("Cards played"))

    @property
    def start(self) -> QWidget:
        """Where the keyboard begins: not where a press would help."""
        return self._close

    @property
    def lines(self) -> list[CardLine]:
        """The tricks and suits that are shown."""
        return [line for line in self._pane.findChildren(CardLine) if not line.isHidden()]

    def show_table(self, table: Table, company: Company) -> None:
        """List what may be seen of the hand now."""
        south = company.south
        known = south in table.order and not isinstance(table.hands[south], Unknown)
        self.aid.setVisible(known and not table.over)
        tricks = tricks_shown(table, south, company.rules)
        aided = self.aided and not self.aid.isHidden()
        suits = suits_seen(table, south, company.rules.suit_order) if aided else ()
        if (tricks, suits, table.over) == self._shown:
            return
        self._shown = tricks, suits, table.over
        for gone in (*self._suits, *self._tricks):
            gone.hide()
            gone.deleteLater()
        self._suits = tuple(SuitLine(self._art, seen, company.names) for seen in suits)
        self._tricks = tuple(TrickLine(self._art, trick, company.names) for trick in tricks)
        self._note.setText(self._why_no_more(table, tricks, company))
        self._title.setText(self.tr("Still out") if suits else self.tr("Cards played"))
        lines = (*self._suits, *self._tricks)
        self.told = " ".join((*(f"{line.accessibleName()}." for line in lines), self._note.text())).strip()
        self._pane.setAccessibleDescription(self.told)
        self._wear_shape()
        self.changed.emit()

    def forms(self) -> list[list[QSizeF]]:
        """Return how large the paper is in each of its shapes, without its shadow, if nothing is to be scrolled."""
        px = theme.current().px
        groups = (FULL, BARE, LOW, SIGNED)
        return [[QSizeF(px(shape.width), self._needs(shape)) for shape in group] for group in groups]

    def fit(self, form: int, body: QRectF) -> None:
        """Lie there, in one of its shapes."""
        if SHAPES[form] != self._shape:
            self._shape = SHAPES[form]
            self._wear_shape()
        # A line of the list is always seen; where it is no more than that, it takes nothing of the foot's height.
        self._pane.setMinimumHeight(theme.current().px(18))
        self.setGeometry(body.adjusted(-SHADE, -SHADE, SHADE, SHADE).toRect())
        self.column.activate()

    def wear(self, look: Look) -> None:
        """Margins follow the look; a low paper has narrow ones."""
        super().wear(look)
        shape: Shape | None = getattr(self, "_shape", None)
        if shape is not None and shape.low:
            self.column.setContentsMargins(*(4 * (SHADE + look.px(GROUND[1]),)))
            self.column.setSpacing(look.px(SPACING[1]))

    def _needs(self, shape: Shape) -> int:
        """The height at which nothing has to be scrolled in this shape."""
        look, gap = theme.current(), self._list.verticalSpacing()
        inner = look.px(shape.width) - 2 * look.px(GROUND[shape.low])
        each = (inner - (shape.columns - 1) * self._list.horizontalSpacing()) // shape.columns
        high = 2 * look.px(GROUND[shape.low]) + 2 * look.px(SPACING[shape.low]) + self._close.sizeHint().height()
        if not self.aid.isHidden():
            aid = self.aid.sizeHint().height()
            high += aid - self._close.sizeHint().height() if shape.low else aid
        for part in self._parts(shape):
            heights = [_height(widget, each, inner, brief=shape.brief) for widget in part]
            high += sum(max(row) + gap for row in _rows(heights, shape.columns))
        return high

    def _parts(self, shape: Shape) -> tuple[tuple[QWidget, ...], ...]:
        """What is listed in a shape: suits, tricks, and a note; each part begins a row of its own."""
        note = (self._note,) if self._note.text() else ()
        return (self._suits,) if shape.bare and self._suits else (self._suits, self._tricks, note)

    def _wear_shape(self) -> None:
        """Put everything in the place that it has in this shape."""
        shape = self._shape
        for line in self._suits:
            line.shorten(shape.brief)
        low = shape.low and not self.aid.isHidden()
        self._title.setVisible(not low)
        # What is listed are not the suits seen, so that where this is the only heading it must be that of the list.
        self.aid.setText(self._title.text() if low and self._suits else self.tr("Suits seen"))
        for layout in (self._head, self.column):
            layout.removeWidget(self.aid)
        if low:
            self._head.insertWidget(1, self.aid, 1)
        else:
            self.column.addWidget(self.aid)
        self.wear(theme.current())
        self._line_up(shape)

    def _line_up(self, shape: Shape) -> None:
        while self._list.takeAt(0) is not None:
            pass
        for widget in (*self._suits, *self._tricks, self._note):
            widget.hide()
        row = 0
        for part in self._parts(shape):
            # A note takes a whole row.
            abreast = shape.columns if part and isinstance(part[0], CardLine) else 1
            for at, widget in enumerate(part):
                self._list.addWidget(widget, row + at // abreast, at % abreast, 1, shape.columns // abreast)
                widget.show()
            row += -(-len(part) // abreast)
        for at in range(self._list.columnCount()):
            self._list.setColumnStretch(at, int(at < shape.columns))
        for at in range(self._list.rowCount()):
            self._list.setRowStretch(at, int(at == row))

    def _why_no_more(self, table: Table, tricks: tuple[Numbered, ...], company: Company) -> str:
        """Why there is not more to be seen."""
        if table.over:
            return ""
        if company.rules.review == "none":
            return self.tr("At this table no trick is looked at again before the hand is over.")
        if not table.tricks:
            return self.tr("No trick has been taken yet.")
        hidden = len(tricks) < len(table.tricks)
        return self.tr("The other tricks are for memory, until the hand is over.") if hidden else ""

    def _help(self, wanted: bool) -> None:
        self.aided = wanted
        self.aid_wanted.emit(wanted)


def _height(widget: QWidget, each: int, whole: int, *, brief: bool) -> int:
    """The height of what is listed, in a column or across all of them."""
    if isinstance(widget, CardLine):
        return widget.high(each, brief=brief and isinstance(widget, SuitLine))
    return widget.heightForWidth(whole)


def _rows(heights: list[int], abreast: int) -> list[list[int]]:
    """Heights of what stands side by side."""
    return [heights[at : at + abreast] for at in range(0, len(heights), abreast)]
