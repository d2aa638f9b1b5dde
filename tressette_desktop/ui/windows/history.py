"""The games that were played: found again, opened, deleted and brought back, brought in and given away."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from .. import theme
from ..kit.buttons import Button, Chip, Kind
from ..kit.fields import Combo, Line
from ..kit.focus import in_order
from ..kit.page import Page
from ..kit.paper import Paper
from ..kit.press import exclusive
from ..kit.text import Text, read_out
from .games import WHEN, Games, GameTable
from .models import GameLine, Outcome

OUTCOMES: Final = (None, Outcome.WON, Outcome.LOST, Outcome.OPEN)
"""What games can be filtered by, at the touch of a button."""


class Bring(StrEnum):
    """Where games are brought from."""

    FILES = "files"
    FOLDER = "folder"
    CLIPBOARD = "clipboard"


class Give(StrEnum):
    """How games are given away."""

    FILE = "file"
    TEXT = "text"
    FOLDER = "folder"


class HistoryPage(Page):
    """A list with filters; what is done to a game is left to the owner of the files."""

    opened = Signal(str)
    """The player wants to see the game with this key."""
    looked = Signal(str)
    """The player wants to look again at the game with this key, even if it is not over."""
    repeated = Signal(str)
    """The player wants the latest deal of the game with this key once more."""
    deleted = Signal(str)
    """The game with this key is to go."""
    restored = Signal(str)
    """The game with this key, deleted a moment ago, is wanted back."""
    brought = Signal(str)
    """Games are to be brought in (a `Bring`)."""
    given = Signal(str, object)
    """Games are to be given away (a `Give`, and their keys)."""
    counted = Signal()
    """The player wants to see the statistics."""

    def __init__(
        self,
        games: Sequence[GameLine],
        variants: Sequence[str] = (),
        people: Sequence[str] = (),
        parent: QWidget | None = None,
    ) -> None:
        """``variants`` and ``people`` are those that games can be filtered by."""
        super().__init__(self.tr("History"), parent)
        self._games = Games(games, self)
        self._outcome: Outcome | None = None
        self._removed: tuple[GameLine, int] | None = None
        self._count = Text("", "body", "soft")
        self._search = Line("", self.tr("Search names, games, dates"))
        self._search.setAccessibleName(self._search.placeholderText())
        self._search.textChanged.connect(self._filter)
        self._variant = self._choice(self.tr("Game"), self.tr("All games"))
        self._person = self._choice(self.tr("Person"), self.tr("All players"))
        self._list = GameTable(self._games)
        self._list.opened.connect(self._open)
        self._empty = Text("", "panel", "soft", wrap=True)
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._open_button = Button(self.tr("View"), "eye", Kind.PRIMARY)
        self._open_button.clicked.connect(self._open)
        self._again_button = Button(self.tr("Again…"), "redo")
        self._again_button.clicked.connect(lambda: self._drop_down(self._again_button, self._ways_back()))
        self._give_button = Button(self.tr("Export…"), "up")
        self._give_button.clicked.connect(lambda: self._drop_down(self._give_button, self._ways_out()))
        self._bring_button = Button(self.tr("Import…"), "down")
        self._bring_button.clicked.connect(lambda: self._drop_down(self._bring_button, self._ways_in()))
        self._counts = Button(self.tr("Statistics"), "sheet")
        self._counts.clicked.connect(self.counted)
        self._delete_button = Button(self.tr("Delete"), "bin", Kind.DANGER)
        self._delete_button.clicked.connect(self._delete)
        self._said = Text("", "body", "soft")
        self._undo = Button(self.tr("Bring it back"), "undo", Kind.GHOST)
        self._undo.clicked.connect(self.restore)
        self._lay_out()
        self._list.selectionModel().currentRowChanged.connect(self._show_actions)
        QShortcut(QKeySequence.StandardKey.Delete, self._list, self._delete)
        paste = QShortcut(QKeySequence.StandardKey.Paste, self._list)
        paste.activated.connect(lambda: self.brought.emit(Bring.CLIPBOARD))
        copy = QShortcut(QKeySequence.StandardKey.Copy, self._list)
        copy.activated.connect(lambda: self._give(Give.TEXT))
        self._undo.hide()
        self.take(games, variants, people)

    def take(self, games: Sequence[GameLine], variants: Sequence[str] = (), people: Sequence[str] = ()) -> None:
        """Show these games instead; what is searched for and chosen stays as it is."""
        chosen = self._current().key if self._list.currentIndex().isValid() else ""
        for field, entries in ((self._variant, variants), (self._person, people)):
            kept = field.key
            while field.count() > 1:
                field.removeItem(1)
            for entry in entries:
                field.addItem(entry, entry)
            field.choose(kept)
        waited = self.first is self._bring_button and self._bring_button.hasFocus()
        self.first = self._list if games else self._bring_button
        self._removed = None
        self._undo.hide()
        self._said.setText("")
        self._games.take(games)
        for idle in (self._count, self._search, self._counts, *self._chips):
            idle.setVisible(bool(games))
        self._filter()
        self.choose(chosen)
        if waited and games:
            self._list.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def kept(self) -> tuple[str, str, str, Outcome | None, str]:
        """What is searched for, and the game one stands at."""
        at = self._current().key if self._list.currentIndex().isValid() else ""
        return self._search.text(), self._variant.key, self._person.key, self._outcome, at

    def resume(self, kept: tuple[str, str, str, Outcome | None, str]) -> None:
        """Search for it again."""
        words, variant, person, self._outcome, at = kept
        self._search.setText(words)
        self._variant.choose(variant)
        self._person.choose(person)
        for outcome, chip in zip(OUTCOMES, self._chips, strict=True):
            chip.setChecked(outcome is self._outcome)
        self._filter()
        self.choose(at)

    def choose(self, key: str) -> bool:
        """Go to a game; whether it is shown."""
        row = self._games.row_of(key) if key else -1
        if row >= 0:
            self._list.selectRow(row)
            self._list.scrollTo(self._list.currentIndex())
        return row >= 0

    def restore(self) -> None:
        """Put the game that was taken off the list last back onto it."""
        if self._removed is not None:
            game, place = self._removed
            self._removed = None
            self._games.put_back(place)
            self._show_list()
            self.choose(game.key)
            self._said.setText("")
            self._undo.hide()
            self._list.setFocus()
            self.restored.emit(game.key)

    def look(self, done: int, total: int) -> None:
        """Say how many of the files have been looked at."""
        self._count.setVisible(True)
        self._count.setText(self.tr("Looking through the games: {done} of {total}").format(done=done, total=total))

    def _choice(self, name: str, everything: str) -> Combo:
        field = Combo([("", everything)])
        field.setAccessibleName(name)
        field.chosen.connect(self._filter)
        return field

    def _lay_out(self) -> None:
        look = theme.current()
        column, above, below = QVBoxLayout(), QHBoxLayout(), QHBoxLayout()
        self.body.addLayout(column)
        column.setSpacing(look.px(6))
        for row in (above, below):
            row.setSpacing(look.px(8))
            column.addLayout(row)
        self._search.setMaximumWidth(look.px(360))
        above.addWidget(self._search, 1)
        above.addWidget(self._variant)
        above.addWidget(self._person)
        above.addStretch(0)
        self._chips = self._filters()
        for chip in self._chips:
            below.addWidget(chip)
        below.addStretch(1)
        below.addWidget(self._count)
        paper = Paper()
        paper.column.addWidget(self._list)
        paper.column.addWidget(self._empty, 1)
        column.addWidget(paper, 1)
        self.extras.addWidget(self._bring_button)
        self.extras.addWidget(self._counts)
        for widget in (self._open_button, self._again_button, self._give_button):
            self.footer.addWidget(widget)
        self.footer.addWidget(self._said, 1)
        self.footer.addWidget(self._undo)
        self.footer.addWidget(self._delete_button)
        filters = (self._search, self._variant, self._person, *self._chips)
        actions = (self._open_button, self._again_button, self._give_button, self._undo, self._delete_button)
        in_order(self.leave, self._bring_button, self._counts, *filters, self._list, *actions)

    def _filters(self) -> list[Chip]:
        chips = []
        labels = self.tr("All"), self.tr("Won"), self.tr("Lost"), self.tr("Open")
        for outcome, label in zip(OUTCOMES, labels, strict=True):
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
        variant, person, outcome = self._variant.key, self._person.key, self._outcome
        tests = []
        if outcome is not None:
            tests.append(lambda game: game.outcome is outcome)
        if variant:
            tests.append(lambda game: game.variant == variant)
        if person:
            tests.append(lambda game: person in game.people)
        if words:
            tests.append(lambda game: all(word in _searched(game) for word in words))
        self._games.show(*tests)
        self._show_list()

    def _show_list(self) -> None:
        count = self._games.rowCount()
        self._count.setText(self.tr("%n game(s)", "", count))
        self._search.setAccessibleDescription(self._count.text())
        self._list.setVisible(count > 0)
        self._empty.setVisible(count == 0)
        for field in (self._variant, self._person):
            field.setVisible(field.count() > 2)
        filtered = self._search.text() or self._outcome is not None or self._variant.key or self._person.key
        self._empty.setText(
            self.tr("No game like that. Try another word.")
            if filtered
            else self.tr("Nothing here yet: your first game will be the first line.")
        )
        self._bring_button.setAccessibleDescription("" if count else self._empty.text())
        if count and not self._list.currentIndex().isValid():
            self._list.selectRow(0)
        self._show_actions()

    def _show_actions(self) -> None:
        here = self._list.isVisibleTo(self) and self._list.currentIndex().isValid()
        for button in (self._open_button, self._again_button, self._give_button, self._delete_button):
            button.setVisible(here)
        if here:
            goes_on = self._current().outcome is Outcome.OPEN
            self._open_button.setText(self.tr("Continue") if goes_on else self.tr("View"))
            # When the keyboard comes to the list, the name of the list alone is told.
            told = self._list.currentIndex().siblingAtColumn(WHEN).data(Qt.ItemDataRole.AccessibleTextRole)
            self._list.setAccessibleDescription(read_out(self._count.text(), told))

    def _current(self) -> GameLine:
        return self._games.game(self._list.currentIndex().row())

    def _open(self) -> None:
        self.opened.emit(self._current().key)

    def _delete(self) -> None:
        """Take the game off the list at once; nothing is asked, because it can be brought back."""
        game = self._current()
        row = self._list.currentIndex().row()
        self._removed = game, self._games.remove(row)
        self._list.selectRow(min(row, self._games.rowCount() - 1))
        self._show_list()
        self._said.setText(self.tr("Deleted: {result}").format(result=game.result))
        self._undo.show()
        self.deleted.emit(game.key)

    def _ways_back(self) -> list[QAction]:
        key = self._current().key
        return [
            self._action(self.tr("Look at it card by card"), lambda: self.looked.emit(key)),
            self._action(self.tr("The same deal again"), lambda: self.repeated.emit(key)),
        ]

    def _ways_in(self) -> list[QAction]:
        return [
            self._action(self.tr("Files…"), lambda: self.brought.emit(Bring.FILES)),
            self._action(self.tr("A folder…"), lambda: self.brought.emit(Bring.FOLDER)),
            self._action(self.tr("What was copied"), lambda: self.brought.emit(Bring.CLIPBOARD)),
        ]

    def _ways_out(self) -> list[QAction]:
        count = self._games.rowCount()
        return [
            self._action(self.tr("This game as a file…"), lambda: self._give(Give.FILE)),
            self._action(self.tr("Copy this game as text"), lambda: self._give(Give.TEXT)),
            self._action(self.tr("All %n game(s) shown into a folder…", "", count), lambda: self._give(Give.FOLDER)),
        ]

    def _action(self, text: str, does: object) -> QAction:
        action = QAction(text, self)
        action.triggered.connect(does)
        return action

    def _give(self, way: Give) -> None:
        if way is Give.FOLDER:
            keys = tuple(self._games.game(row).key for row in range(self._games.rowCount()))
        else:
            keys = (self._current().key,)
        self.given.emit(way, keys)

    def _drop_down(self, button: Button, ways: list[QAction]) -> None:
        menu = QMenu(button)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(ways)
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))


def _searched(game: GameLine) -> str:
    return f"{game.when} {game.variant} {game.players} {game.levels} {game.result} {game.notes}".casefold()
