"""The games that were played: found again, opened, deleted, and brought back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from .. import theme
from ..kit.buttons import Button, Chip, Kind
from ..kit.fields import Line
from ..kit.page import Page
from ..kit.paper import Paper
from ..kit.press import exclusive
from ..kit.text import Text
from .games import NOTES, Games, GameTable
from .models import GameLine, Outcome


class HistoryPage(Page):
    """A list with filters; what is done to a game is left to the owner of the files."""

    opened = Signal(str)
    """The player wants to see the game with this key."""
    deleted = Signal(str)
    """The game with this key is to go."""
    restored = Signal(str)
    """The game with this key, deleted a moment ago, is wanted back."""

    NOTES_FROM = 1000
    """Width of the page, at em 14, from which there is room for the notes."""

    def __init__(self, games: Sequence[GameLine], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("History"), parent)
        self._games = Games(games, self)
        self._outcome: Outcome | None = None
        self._removed: tuple[GameLine, int] | None = None
        self._count = Text("", "body", "soft")
        self._search = Line("", self.tr("Search names, games, dates"))
        self._search.setAccessibleName(self._search.placeholderText())
        self._search.textChanged.connect(self._filter)
        self._list = GameTable(self._games)
        self._list.opened.connect(self._open)
        self._empty = Text("", "panel", "soft", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._open_button = Button(self.tr("View"), "eye", Kind.PRIMARY)
        self._open_button.clicked.connect(self._open)
        self._delete_button = Button(self.tr("Delete"), "bin", Kind.DANGER)
        self._delete_button.clicked.connect(self._delete)
        self._said = Text("", "body", "soft")
        self._undo = Button(self.tr("Bring it back"), "undo", Kind.GHOST)
        self._undo.clicked.connect(self._restore)
        self._lay_out()
        self._list.selectionModel().currentRowChanged.connect(self._show_actions)
        QShortcut(QKeySequence.StandardKey.Delete, self._list, self._delete)
        self._undo.hide()
        self._filter()
        if games:
            self.first = self._list
        else:
            for idle in (self._count, self._search, *self._chips):
                idle.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Notes give way in a narrow window."""
        super().resizeEvent(event)
        self._list.setColumnHidden(NOTES, self.width() < theme.current().px(self.NOTES_FROM))

    def _lay_out(self) -> None:
        column, filters = QVBoxLayout(), QHBoxLayout()
        self.body.addLayout(column)
        column.setSpacing(theme.current().px(10))
        column.addLayout(filters)
        filters.setSpacing(theme.current().px(8))
        self._search.setMaximumWidth(theme.current().px(360))
        filters.addWidget(self._search, 1)
        self._chips = self._filters()
        for chip in self._chips:
            filters.addWidget(chip)
        filters.addStretch(1)
        paper = Paper()
        paper.column.addWidget(self._list)
        paper.column.addWidget(self._empty, 1)
        column.addWidget(paper, 1)
        self.extras.addWidget(self._count)
        for widget in (self._open_button, self._said, self._undo):
            self.footer.addWidget(widget)
        self.footer.addStretch(1)
        self.footer.addWidget(self._delete_button)

    def _filters(self) -> list[Chip]:
        chips = []
        for outcome, label in (
            (None, self.tr("All")),
            (Outcome.WON, self.tr("Won")),
            (Outcome.LOST, self.tr("Lost")),
            (Outcome.OPEN, self.tr("Open")),
        ):
            chip = Chip(label)
            chip.setChecked(outcome is None)
            chip.clicked.connect(lambda _on=True, outcome=outcome: self._pick(outcome))
            chips.append(chip)
        exclusive(self, chips)
        return chips

    def _pick(self, outcome: Outcome | None) -> None:
        self._outcome = outcome
        self._filter()

    def _filter(self) -> None:
        words = self._search.text().casefold().split()
        self._games.show(
            lambda game: self._outcome in (None, game.outcome),
            lambda game: all(word in _searched(game) for word in words),
        )
        self._show_list()

    def _show_list(self) -> None:
        count = self._games.rowCount()
        self._count.setText(self.tr("%n game(s)", "", count))
        self._list.setVisible(count > 0)
        self._empty.setVisible(count == 0)
        filtered = bool(self._search.text()) or self._outcome is not None
        self._empty.setText(
            self.tr("No game like that. Try another word.")
            if filtered
            else self.tr("Nothing here yet: your first game will be the first line.")
        )
        if count and not self._list.currentIndex().isValid():
            self._list.selectRow(0)
        self._show_actions()

    def _show_actions(self) -> None:
        here = self._list.isVisibleTo(self) and self._list.currentIndex().isValid()
        self._open_button.setVisible(here)
        self._delete_button.setVisible(here)
        if here:
            goes_on = self._current().outcome is Outcome.OPEN
            self._open_button.setText(self.tr("Continue") if goes_on else self.tr("View"))

    def _current(self) -> GameLine:
        return self._games.game(self._list.currentIndex().row())

    def _open(self) -> None:
        self.opened.emit(self._current().key)

    def _delete(self) -> None:
        """Take the game off the list at once; nothing is asked, because it can be brought back."""
        game = self._current()
        row = self._list.currentIndex().row()
        self._removed = game, self._games.remove(game)
        self._list.selectRow(min(row, self._games.rowCount() - 1))
        self._show_list()
        self._said.setText(self.tr("Deleted: {result}").format(result=game.result))
        self._undo.show()
        self.deleted.emit(game.key)

    def _restore(self) -> None:
        if self._removed is not None:
            game, place = self._removed
            self._removed = None
            self._games.put_back(game, place)
            self._show_list()
            self._said.setText("")
            self._undo.hide()
            self._list.setFocus()
            self.restored.emit(game.key)


def _searched(game: GameLine) -> str:
    return f"{game.when} {game.variant} {game.players} {game.result} {game.notes}".casefold()
