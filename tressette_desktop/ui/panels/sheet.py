"""The score sheet after a hand: how the points came about, in thirds and in coins, and how the game stands."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from .. import theme
from ..cards import CardArt
from ..felt import FeltCache
from ..kit.buttons import Button, Kind
from ..kit.flow import Flow
from ..kit.medal import Medal
from ..kit.page import scrolling
from ..kit.paper import SHADE, Paper
from ..kit.text import Text
from ..theme import Look
from . import sheet_aloud
from .reckoning import sides
from .sheet_columns import Ledger, TallyColumn
from .sheet_parts import AIRS, Well
from .sheet_sides import GAP, Sides
from .sheet_words import Given, SheetWords

WIDEST, HIGHEST = 1120, 730
NARROW = 840
"""Width of the sheet below which the two sides stand one below the other, at em 14."""
LATEST = 6
"""How many hands are listed."""
LEFT_FREE = 76
"""Height that stays free where somebody else has the ways on, at em 14."""
SHORT = 690
"""Height of the page below which nothing of the felt is seen above and below the sheet, at em 14."""


class ScoreSheet(QWidget):
    """The sheet over the whole page; one primary way on."""

    on_wanted = Signal()
    """The next hand or game; from a sheet that was only looked up, back to the table."""
    rematch_wanted = Signal()
    leave_wanted = Signal()
    again_wanted = Signal()
    """The same deal again, from its first card."""
    placed = Signal()
    """Its paper may lie elsewhere."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._felts = FeltCache()
        self._paper: Paper | None = None
        self._given: Given | None = None
        self._pane: QScrollArea | None = None
        self._body: QVBoxLayout | None = None
        self._air = 0
        self.primary: Button | None = None
        self.leads_on = True
        """Whether the ways on stand below it; somebody else may have them."""
        self.repeatable = False
        """Whether the hand can be played again."""
        self._columns: QBoxLayout | None = None
        self._sides: Sides | None = None
        self._tally: TallyColumn | None = None
        self.hide()

    def open(self, given: Given) -> None:
        """Write the sheet of a finished hand."""
        self._given = given
        self._begin()

    @property
    def told(self) -> str:
        """How the hand ended and what it brought, for those who listen."""
        return "" if self._given is None else sheet_aloud.result(self._given, SheetWords())

    @property
    def breakdown(self) -> str:
        """How the points came about, for those who listen: a sentence for each side, and the hands before."""
        if self._given is None or self._sides is None:
            return ""
        games = "" if self._tally is None else self._tally.heard
        return " ".join(filter(None, (self._sides.heard, games, sheet_aloud.hands(self._given, SheetWords()))))

    @property
    def lies(self) -> QRectF:
        """Where its paper lies on the page, down to the ways on that somebody else may have there."""
        if self._paper is None:
            return QRectF()
        body = QRectF(self._paper.geometry()).translated(self.pos().toPointF())
        free = 0 if self.leads_on else theme.current().px(LEFT_FREE)
        return body.adjusted(SHADE, SHADE, -SHADE, -SHADE - free)

    def wear(self, _look: Look) -> None:
        """Everything on it may have another size."""
        if self._given is not None:
            self._begin()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The paper stays in the middle; in more room it may be written looser."""
        super().resizeEvent(event)
        grows = event.size().expandedTo(event.oldSize()) != event.oldSize()
        if grows and self._air and self._given is not None:
            self._begin()
        else:
            self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Felt all round."""
        felt = self._felts.pixmap(theme.current(), self.size(), self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, felt)

    @property
    def _short(self) -> bool:
        """Whether there is too little height for any felt round it."""
        return self.height() < theme.current().px(SHORT)

    @property
    def _narrow(self) -> bool:
        """Whether the two sides stand one below the other."""
        return self._wide < theme.current().px(NARROW)

    @property
    def _margin(self) -> int:
        return theme.current().px(0 if self._short else 10)

    @property
    def _wide(self) -> int:
        return min(theme.current().px(WIDEST), self.width() - 2 * self._margin)

    def _begin(self) -> None:
        """Write it as loose as can be."""
        self._air = 0
        self._write()
        self._place()

    def _place(self) -> None:
        """Lay the paper out; write it closer as long as it does not fit."""
        if self._paper is None:
            return
        self._lay_out()
        while self._air < len(AIRS) - 1 and not self._fits():
            self._air += 1
            self._write()
            self._lay_out()
        self.placed.emit()

    def _lay_out(self) -> None:
        assert self._paper is not None and self._columns is not None and self._sides is not None
        narrow, room = self._narrow, self.height() - 2 * self._margin
        self._columns.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        self._sides.stack(below=narrow)
        wide, high = self._wide, room if narrow else min(theme.current().px(HIGHEST), room)
        self._paper.setGeometry((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)
        # Shown only when it has its size, and laid out at once: else a pane keeps the scroll bar of a smaller one.
        self._paper.show()
        self._paper.column.activate()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    def _fits(self) -> bool:
        """Whether nothing has to be scrolled."""
        assert self._pane is not None and self._body is not None
        room = self._pane.maximumViewportSize()
        return self._body.totalHeightForWidth(room.width()) <= room.height()

    # --- the parts ---------------------------------------------------------------------------------------------------

    def _write(self) -> None:
        given, air = self._given, AIRS[self._air]
        assert given is not None
        had_keyboard = self.primary is not None and self.primary.hasFocus()
        if self._paper is not None:
            self._paper.hide()
            self._paper.deleteLater()
        said = SheetWords()
        paper = Paper(on_felt=True, parent=self)
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.current().px(air.parts))
        self._head(column, said.title(given), said.line(given))
        self._write_columns(column, given)
        if given.hands and air.hands:
            column.addWidget(self._hands(given, said))
        column.addStretch(1)
        self._body, self._pane = column, scrolling(body)
        paper.column.addWidget(self._pane)
        if self.leads_on:
            self._foot(paper.column, given)
        else:
            paper.column.addSpacing(theme.current().px(LEFT_FREE))
        if had_keyboard and self.primary is not None:
            self.primary.setFocus(Qt.FocusReason.OtherFocusReason)
        self._paper = paper
        self.setAccessibleName(said.title(given))
        self.setAccessibleDescription(said.line(given))

    def _head(self, column: QVBoxLayout, title: str, line: str) -> None:
        head, titles = QHBoxLayout(), QVBoxLayout()
        column.addLayout(head)
        head.setSpacing(theme.current().px(18))
        head.addWidget(Medal(self._art, "flower", AIRS[self._air].medal))
        head.addLayout(titles, 1)
        titles.setSpacing(0)
        titles.addWidget(Text(title, "page", wrap=True))
        titles.addWidget(Text(line, "body", "soft", wrap=True))

    def _write_columns(self, column: QVBoxLayout, given: Given) -> None:
        """The sides, everybody's account where there is one, and the tally after a game."""
        self._columns = row = QHBoxLayout()
        column.addLayout(row)
        row.setSpacing(theme.current().px(GAP))
        both = sides(given.table, given.company.south, given.company.game.variant.worth)
        self._sides = Sides(both, given, AIRS[self._air])
        row.addWidget(self._sides, 1)
        if not given.paired:
            row.addWidget(Ledger(given, self._art, AIRS[self._air]))
        self._tally = TallyColumn(given, self._art, AIRS[self._air]) if given.tallied else None
        if self._tally is not None:
            row.addWidget(self._tally)

    def _hands(self, given: Given, said: SheetWords) -> QWidget:
        """The latest hands of this game, this one last."""
        look, latest = theme.current(), given.hands[-LATEST:]
        wells = []
        for number, hand in enumerate(latest, start=given.table.number - len(latest) + 1):
            well = Well(chosen=number == given.table.number)
            inner = QHBoxLayout(well)
            inner.setContentsMargins(look.px(14), look.px(6), look.px(14), look.px(6))
            inner.setSpacing(look.px(10))
            inner.addWidget(Text(self.tr("Hand {number}").format(number=number), "body", "soft"))
            inner.addWidget(Text(said.of_hand(given, hand), "strong"))
            wells.append(well)
        return Flow(wells, gap=10, most=LATEST)

    def _foot(self, column: QVBoxLayout, given: Given) -> None:
        row = QHBoxLayout()
        column.addLayout(row)
        row.setSpacing(theme.current().px(12))
        over = bool(given.score.winners)
        if given.looked_up:
            primary = Button(self.tr("Back to the table"), "prev", Kind.PRIMARY)
        elif over and given.tally.over:
            primary = Button(self.tr("Rematch"), "deck", Kind.PRIMARY)
        else:
            primary = Button(self.tr("Next game") if over else self.tr("Next hand"), "deck", Kind.PRIMARY)
        rematch = over and given.tally.over and not given.looked_up
        primary.clicked.connect(self.rematch_wanted if rematch else self.on_wanted)
        row.addStretch(1)
        if not given.looked_up:
            leave = Button(self.tr("Leave"), "", Kind.GHOST)
            leave.clicked.connect(self.leave_wanted)
            row.addWidget(leave)
            if self.repeatable:
                repeat = Button(self.tr("Same deal again"), "redo", Kind.GHOST)
                repeat.clicked.connect(self.again_wanted)
                row.addWidget(repeat)
        row.addWidget(primary)
        self.primary = primary
