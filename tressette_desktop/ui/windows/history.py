"""The games that were played: found again, opened, deleted, and brought back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeySequence, QPainter, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from .. import icons, theme
from ..kit.buttons import Button, Chip, Kind
from ..kit.fields import Line
from ..kit.page import Page
from ..kit.paper import Paper
from ..kit.press import exclusive
from ..kit.text import Text
from ..theme import Look
from .models import GameLine, Outcome

WHEN, VARIANT, PLAYERS, RESULT, NOTES = range(5)
ROW = 54
OUTCOME = Qt.ItemDataRole.UserRole
MARKS = {Outcome.WON: "tick", Outcome.LOST: "cross", Outcome.OPEN: "play", Outcome.UNDECIDED: "minus"}
"""Each outcome has its own mark beside its words."""

Index = QModelIndex | QPersistentModelIndex
Test = Callable[[GameLine], bool]


class Games(QAbstractTableModel):
    """Those of the games that pass the filters, newest first as they came."""

    def __init__(self, games: Sequence[GameLine], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = list(games)
        self._shown = list(games)
        self._tests: tuple[Test, ...] = ()
        self._titles = (self.tr("When"), self.tr("Game"), self.tr("With whom"), self.tr("Result"), self.tr("Notes"))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Games shown."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """When, game, players, result, notes."""
        return 0 if parent.isValid() else len(self._titles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a cell."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            game = self._shown[index.row()]
            return (game.when, game.variant, game.players, game.result, game.notes)[index.column()]
        if role == OUTCOME:
            return self._shown[index.row()].outcome
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The titles of the columns."""
        if orientation is Qt.Orientation.Horizontal:
            if role == Qt.ItemDataRole.DisplayRole:
                return self._titles[section]
            if role == Qt.ItemDataRole.FontRole:
                return theme.current().font("strong")
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def game(self, row: int) -> GameLine:
        """The game in a row."""
        return self._shown[row]

    def show(self, *tests: Test) -> None:
        """Show only the games that pass all of these."""
        self.beginResetModel()
        self._tests = tests
        self._shown = [game for game in self._games if all(test(game) for test in tests)]
        self.endResetModel()

    def remove(self, game: GameLine) -> int:
        """Take a game out; where it lay, so that it can be put back."""
        place = self._games.index(game)
        del self._games[place]
        self.show(*self._tests)
        return place

    def put_back(self, game: GameLine, place: int) -> None:
        """Put a game back where it lay."""
        self._games.insert(place, game)
        self.show(*self._tests)


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
        filters = QHBoxLayout()
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
        column = QVBoxLayout()
        column.setSpacing(theme.current().px(10))
        column.addLayout(filters)
        column.addWidget(paper, 1)
        self.extras.addWidget(self._count)
        self.body.addLayout(column)
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


class GameTable(QTableView):
    """Rows to walk with the arrow keys; Enter opens."""

    opened = Signal()
    ring_radius = 6.0

    def __init__(self, games: Games, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(games)
        self.setItemDelegate(_Cell(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.verticalHeader().hide()
        self.setAccessibleName(self.tr("Games played"))
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        # Ten thousand games must not be measured one by one.
        header.setResizeContentsPrecision(40)
        for column, mode in (
            (WHEN, QHeaderView.ResizeMode.ResizeToContents),
            (VARIANT, QHeaderView.ResizeMode.ResizeToContents),
            (PLAYERS, QHeaderView.ResizeMode.Stretch),
            (RESULT, QHeaderView.ResizeMode.ResizeToContents),
            (NOTES, QHeaderView.ResizeMode.ResizeToContents),
        ):
            header.setSectionResizeMode(column, mode)
        self.activated.connect(lambda _index: self.opened.emit())
        self.wear(theme.current())

    def wear(self, look: Look) -> None:
        """Fonts and height of the rows."""
        self.setFont(look.font("body"))
        self.horizontalHeader().setFixedHeight(look.px(44))
        self.verticalHeader().setDefaultSectionSize(look.px(ROW))


class _Cell(QStyledItemDelegate):
    """A cell: plain words, but the result with its mark and in bold."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        look = theme.current()
        words = super().sizeHint(option, index).width()
        return QSize(words + look.px(58 if index.column() == RESULT else 28), look.px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = theme.current()
        c = look.colours
        rect, state = option.rect, option.state
        painter.save()
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        painter.fillRect(rect, c.accent_soft if chosen else (c.bg if index.row() % 2 else c.panel))
        words = QRectF(rect).adjusted(look.px(12), 0, -look.px(8), 0)
        if index.column() == RESULT:
            outcome = index.data(OUTCOME)
            size = look.px(22)
            mark = QRectF(words.left(), words.center().y() - size / 2, size, size)
            icons.paint(painter, MARKS[outcome], mark, _ink(outcome))
            words.setLeft(mark.right() + look.px(8))
        painter.setFont(look.font("strong" if index.column() == RESULT else "body"))
        painter.setPen(c.soft if index.column() in (WHEN, NOTES) else c.ink)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, str(index.data()))
        painter.restore()


def _ink(outcome: Outcome) -> QColor:
    c = theme.current().colours
    return {Outcome.WON: c.green, Outcome.LOST: c.red, Outcome.OPEN: c.accent, Outcome.UNDECIDED: c.soft}[outcome]
