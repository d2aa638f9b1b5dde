"""The question for combinations: every true one ticked, and a button that sums up what is declared."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from tressette_desktop.engine.core.terms import Meld

from .. import theme, words
from ..kit.buttons import Button, Kind
from ..kit.choice import TickRow
from ..kit.paper import Paper
from ..kit.text import Text


class AccusePanel(Paper):
    """Which of the combinations held are to be declared."""

    declared = Signal(object)
    """The combinations that are ticked, in their order."""
    declined = Signal()
    ticked = Signal(object)
    """What is ticked has changed: the combinations."""

    def __init__(
        self, melds: tuple[Meld, ...], columns: int, scoring: bool = True, parent: QWidget | None = None
    ) -> None:
        super().__init__(on_felt=True, parent=parent)
        self._melds = melds
        self._scoring = scoring
        self.column.addWidget(Text(self.tr("Will you declare?"), "panel"))
        line = self.tr("Say it now: after the next lead it is worth nothing.")
        self.column.addWidget(Text(line if melds else self.tr("You hold no combination."), "body", "soft", wrap=True))
        grid = QGridLayout()
        grid.setSpacing(theme.current().px(8))
        self.rows = tuple(self._row(meld) for meld in melds)
        for at, row in enumerate(self.rows):
            grid.addWidget(row, at // columns, at % columns)
        self.column.addLayout(grid)
        self.decline = Button(self.tr("I declare nothing") if melds else self.tr("Nothing to declare: go on"))
        self.decline.clicked.connect(self.declined)
        self.commit = Button("", "chat", Kind.PRIMARY)
        self.commit.setVisible(bool(melds))
        self.commit.clicked.connect(lambda: self.declared.emit(self.chosen))
        buttons = QHBoxLayout()
        buttons.addWidget(self.decline)
        buttons.addStretch(1)
        buttons.addWidget(self.commit)
        self.column.addLayout(buttons)
        self._sum_up()

    @property
    def chosen(self) -> tuple[Meld, ...]:
        """The combinations that are ticked."""
        return tuple(meld for meld, row in zip(self._melds, self.rows, strict=True) if row.isChecked())

    @property
    def first(self) -> QWidget:
        """Where the keyboard begins: Enter there commits what is ticked."""
        return self.commit if self._melds else self.decline

    def _row(self, meld: Meld) -> TickRow:
        title = words.meld(meld)
        if self._scoring:
            title = self.tr("{combination}  ·  {points}").format(combination=title, points=words.points(meld.points))
        row = TickRow(title, words.meld_cards(meld))
        row.setChecked(True)
        row.toggled.connect(lambda _on: self._changed())
        return row

    def _changed(self) -> None:
        self._sum_up()
        self.ticked.emit(self.chosen)

    def _sum_up(self) -> None:
        """The button says what it will do, or what is missing."""
        chosen = self.chosen
        self.commit.setEnabled(bool(chosen))
        if not chosen:
            self.commit.setText(self.tr("Declare: tick one first"))
        elif self._scoring:
            total = sum(meld.points for meld in chosen)
            self.commit.setText(self.tr("Declare: {points}").format(points=words.points(total)))
        else:
            self.commit.setText(self.tr("Declare"))
        self.commit.updateGeometry()
