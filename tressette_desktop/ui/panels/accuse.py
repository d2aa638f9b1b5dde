"""The question for combinations: every true one ticked, and a button that sums up what is declared."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from tressette_desktop.engine.core.terms import Meld

from .. import theme, words
from ..kit.buttons import Button, Kind
from ..kit.choice import TickRow
from ..kit.text import Text
from . import aloud
from .panel import FeltPanel, Standing

WIDE = 440
"""Width in which the second line stands on one line, at em 14."""


class AccusePanel(FeltPanel):
    """Which of the combinations held are to be declared."""

    declared = Signal(object)
    """The combinations that are ticked, in their order."""
    declined = Signal()

    def __init__(self, melds: Mapping[Meld, int], *, until_card: bool = False, parent: QWidget | None = None) -> None:
        """``melds`` may be declared, each with its points; with ``until_card`` only before one's own next card."""
        super().__init__(parent)
        self._melds = melds
        self._scoring = any(melds.values())
        title = self.tr("Will you declare?")
        self.column.addWidget(Text(title, "panel"))
        line = self._until(card=until_card) if melds else self.tr("You hold no combination.")
        self._line = Text(line, "body", "soft", wrap=True)
        self.column.addWidget(self._line)
        self._grid = QGridLayout()
        self.column.addLayout(self._grid)
        self.rows = tuple(self._row(meld) for meld in melds)
        self._lay_out(1, False)
        self.decline = Button(self.tr("I declare nothing") if melds else self.tr("Nothing to declare: go on"))
        self.decline.clicked.connect(self.declined)
        self.commit = Button("", "chat", Kind.PRIMARY)
        self.commit.clicked.connect(lambda: self.declared.emit(self.chosen))
        buttons = QHBoxLayout()
        self.column.addLayout(buttons)
        buttons.setSpacing(theme.current().px(12))
        buttons.addWidget(self.decline)
        buttons.addStretch(1)
        buttons.addWidget(self.commit)
        # Only when it has its place: a widget without a parent would be a window of its own.
        self.commit.setVisible(bool(melds))
        self.setAccessibleName(title)
        self.setAccessibleDescription(self._line.text())
        self._sum_up()

    @property
    def asked(self) -> str:
        """What it asks, and what there is to declare."""
        worth = {meld: f", {words.points(meld.points)}" if self._scoring else "" for meld in self._melds}
        return " ".join((super().asked, *(f"{words.meld(meld)}{points}." for meld, points in worth.items())))

    @property
    def so_far(self) -> str:
        """What would be declared, where that is not all there is."""
        return "" if len(self.chosen) == len(self._melds) else aloud.ended(self.commit.text())

    @property
    def chosen(self) -> tuple[Meld, ...]:
        """The combinations that are ticked."""
        return tuple(meld for meld, row in zip(self._melds, self.rows, strict=True) if row.isChecked())

    @property
    def first(self) -> QWidget:
        """Where the keyboard begins: Enter there commits what is ticked."""
        return self.commit if self._melds else self.decline

    @property
    def standing(self) -> Standing:
        """The cards of what is ticked are lifted."""
        return Standing(frozenset(card for meld in self.chosen for card in meld.cards))

    def fit(self, room: QRectF) -> None:
        """Take the form that fits in a room: in one column or two, without the second line, at last without points."""
        for form in ((1, False), (2, False), (1, True), (2, True), (1, True, False), (2, True, False)):
            self._lay_out(*form)
            if self.fits(room):
                return

    def _until(self, *, card: bool) -> str:
        """How long it may be told, and what it brings."""
        if not self._scoring:
            if card:
                return self.tr("It brings no points. It may be told until your next card.")
            return self.tr("It brings no points. It may be told until the next lead.")
        if card:
            return self.tr("Say it now: after your next card it is worth nothing.")
        return self.tr("Say it now: after the next lead it is worth nothing.")

    def _lay_out(self, columns: int, dense: bool, points: bool = True) -> None:
        self._line.setVisible(not (dense and self._melds))
        self._line.setMinimumWidth(0 if dense else theme.current().px(WIDE))
        space = theme.current().px(4 if dense else 8)
        self.column.setSpacing(space)
        self._grid.setSpacing(space)
        for at, (meld, row) in enumerate(zip(self._melds, self.rows, strict=True)):
            row.setText(self._title(meld, points=points))
            row.updateGeometry()
            self._grid.addWidget(row, at // columns, at % columns)
        self._grid.invalidate()
        self.column.invalidate()
        self.column.activate()

    def _title(self, meld: Meld, *, points: bool) -> str:
        name = words.meld(meld)
        if not (self._scoring and points):
            return name
        return self.tr("{combination}  ·  {points}").format(combination=name, points=words.points(self._melds[meld]))

    def _row(self, meld: Meld) -> TickRow:
        row = TickRow(self._title(meld, points=True), words.meld_cards(meld))
        row.setChecked(True)
        row.toggled.connect(lambda _on: self._changed())
        return row

    def _changed(self) -> None:
        self._sum_up()
        self.stands.emit(self.standing)

    def _sum_up(self) -> None:
        """The button says what it will do, or what is missing."""
        chosen = self.chosen
        self.commit.setEnabled(bool(chosen))
        if not chosen:
            self.commit.setText(self.tr("Declare: tick one first"))
        elif self._scoring:
            total = sum(self._melds[meld] for meld in chosen)
            self.commit.setText(self.tr("Declare: {points}").format(points=words.points(total)))
        else:
            self.commit.setText(self.tr("Declare"))
        self.commit.updateGeometry()
