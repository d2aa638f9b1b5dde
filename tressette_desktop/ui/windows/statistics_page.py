"""The statistics: what one person made of one game, level by level, in the course of time, and of which cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from .. import own_name, theme
from ..kit.buttons import Button, Kind
from ..kit.chart import Bar, BarChart
from ..kit.fields import Combo
from ..kit.page import Page, scrolling
from ..kit.paper import Paper
from ..kit.text import Text
from .figures import Figures, FigureTable


@dataclass(frozen=True, slots=True)
class Counted:
    """What the page shows of one person and game; ``luck`` is a sentence or two, ``left`` the deals not weighed yet.

    With a ``ledger`` each has units of his own: nothing of the others goes off.
    """

    figures: Figures
    course: tuple[Bar, ...] = ()
    shares: tuple[Bar, ...] = ()
    luck: str = ""
    left: int = 0
    ledger: bool = False


class StatisticsPage(Page):
    """A table, two charts, and what the cards were worth."""

    chosen = Signal(str, str)
    """Another person or game is to be shown."""
    weighing = Signal(bool)
    """The latest deals are to be played out by the computer, or no more of them."""
    saved = Signal(str)
    """All hands of this person are to be saved as a table."""

    BESIDE = 820
    """Width, at em 14, from which two charts stand side by side."""

    def __init__(
        self, people: Sequence[str], variants: Sequence[tuple[str, str]], parent: QWidget | None = None
    ) -> None:
        """``variants`` are keys and names; the first of each is shown first."""
        super().__init__(self.tr("Statistics"), parent)
        self._busy = False
        told = zip(people, own_name.told_apart(people), strict=True)
        self._person = Combo([(person, name or self.tr("No name")) for person, name in told])
        self._variant = Combo(variants)
        for field, name in ((self._person, self.tr("Person")), (self._variant, self.tr("Game"))):
            field.setAccessibleName(name)
            field.chosen.connect(lambda _key: self.chosen.emit(self._person.key, self._variant.key))
            field.setVisible(False)
            self.extras.addWidget(field)
        self._table = FigureTable(self.tr("Figures, level by level"))
        self._course, self._shares = BarChart(""), BarChart("")
        self._papers: dict[BarChart, tuple[Paper, Text]] = {}
        """Of each chart the paper, and its title there."""
        self._luck = Text("", "body", wrap=True)
        self._weigh = Button("", "deck")
        self._weigh.clicked.connect(lambda: self.weighing.emit(not self._busy))
        self._charts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        self._save = Button(self.tr("All hands as a table (CSV)…"), "down", Kind.SECONDARY)
        self._save.clicked.connect(lambda: self.saved.emit(self._person.key))
        self.footer.addWidget(self._save)
        self.footer.addStretch(1)
        for field in (self._person, self._variant):
            field.setVisible(field.count() > 1)
        nothing = not people
        for widget in (self._pane, self._save):
            widget.setVisible(not nothing)
        self._nothing.setVisible(nothing)
        self.first = self.leave if nothing else self._table

    @property
    def shown(self) -> tuple[str, str]:
        """The person and the game that are shown."""
        return self._person.key, self._variant.key

    def offer(self, variants: Sequence[tuple[str, str]]) -> None:
        """Let these games be chosen from; the one that is shown stays, if it is among them."""
        kept = self._variant.key
        self._variant.clear()
        for key, name in variants:
            self._variant.addItem(name, key)
        self._variant.choose(kept)
        self._variant.setVisible(len(variants) > 1)

    def show_counted(self, counted: Counted) -> None:
        """Show these figures."""
        self._table.take(counted.figures)
        less = self.tr("What a hand brought, less what it brought the others")
        self._draw(self._course, self.tr("What a hand brought") if counted.ledger else less, counted.course)
        self._draw(self._shares, self.tr("Games won of a hundred, level by level"), counted.shares)
        self.show_luck(counted.luck, counted.left)

    def _draw(self, chart: BarChart, title: str, bars: Sequence[Bar]) -> None:
        """Show a chart under its title; one without bars says nothing, and is not shown."""
        chart.setAccessibleName(title)
        chart.show_bars(bars)
        paper, line = self._papers[chart]
        line.setText(title)
        paper.setVisible(bool(bars))

    def show_luck(self, luck: str, left: int, *, busy: bool = False) -> None:
        """Say what the cards were worth, and how many deals are left to be weighed."""
        self._busy = busy
        self._luck.setText(luck)
        weigh = self.tr("Let the computer play the latest %n deal(s)", "", left)
        self._weigh.setText(self.tr("Stop") if busy else weigh)
        self._weigh.setVisible(busy or left > 0)
        self._weigh.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Charts side by side where there is room."""
        super().resizeEvent(event)
        beside = self.width() >= theme.current().px(self.BESIDE)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._charts.setDirection(across if beside else down)

    def _lay_out(self) -> None:
        look = theme.current()
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, look.px(8), 0)
        column.setSpacing(look.px(14))
        table = Paper()
        column.addWidget(table)
        table.column.addWidget(self._table)
        column.addLayout(self._charts)
        self._charts.setSpacing(look.px(14))
        for chart in (self._course, self._shares):
            paper = Paper()
            self._charts.addWidget(paper)
            line = Text("", "strong", wrap=True)
            self._papers[chart] = paper, line
            paper.column.addWidget(line)
            paper.column.addWidget(chart)
        cards = Paper()
        column.addWidget(cards)
        cards.column.addWidget(Text(self.tr("What the cards were worth"), "strong"))
        cards.column.addWidget(self._luck)
        row = QHBoxLayout()
        cards.column.addLayout(row)
        row.addWidget(self._weigh)
        row.addStretch(1)
        column.addStretch(1)
        self._pane = scrolling(content)
        self.body.addWidget(self._pane)
        empty = self.tr("Nothing here yet: your first hand will be the first figure.")
        self._nothing = Text(empty, "panel", "soft", wrap=True)
        self.body.addWidget(self._nothing)
