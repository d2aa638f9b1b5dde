"""The list of games: what is shown of each, and how it is walked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from .. import icons, theme
from ..kit.page import More
from ..theme import Look
from .models import GameLine, Outcome

WHEN, VARIANT, PLAYERS, RESULT = range(4)
ROW = 54
OUTCOME = Qt.ItemDataRole.UserRole
SECOND = Qt.ItemDataRole.UserRole + 1
"""The second, smaller line of a cell."""
MARKS = {Outcome.WON: "tick", Outcome.LOST: "cross", Outcome.OPEN: "play", Outcome.UNDECIDED: "minus"}
"""Each outcome has its own mark beside its words."""

Index = QModelIndex | QPersistentModelIndex
Test = Callable[[GameLine], bool]


class Games(QAbstractTableModel):
    """Those of the games that pass the filters, newest first as they came.

    Lines are asked for only when they are shown or filtered: there may be ten thousand.
    """

    def __init__(self, games: Sequence[GameLine], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._games = games
        self._gone: set[int] = set()
        self._tests: tuple[Test, ...] = ()
        self._shown: Sequence[int] = range(len(games))
        self._titles = (self.tr("When"), self.tr("Game"), self.tr("With whom"), self.tr("Result"))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Games shown."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """When, game, players, result."""
        return 0 if parent.isValid() else len(self._titles)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The words of a cell."""
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, OUTCOME, SECOND):
            return None
        game = self.game(index.row())
        if role == OUTCOME:
            return game.outcome
        first = (game.when, game.variant, game.players, game.result)[index.column()]
        second = ("", "", game.levels, game.notes)[index.column()]
        if role == SECOND:
            return second
        if role == Qt.ItemDataRole.AccessibleTextRole:
            told = (first, second) if index.column() else _told(game)
            return ", ".join(filter(None, told))
        return first

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
        return self._games[self._shown[row]]

    def row_of(self, key: str) -> int:
        """The row that a game is shown in, or -1."""
        return next((row for row in range(len(self._shown)) if self.game(row).key == key), -1)

    def take(self, games: Sequence[GameLine]) -> None:
        """Show other games, through the filters that are set."""
        self._games, self._gone = games, set()
        self.show(*self._tests)

    def show(self, *tests: Test) -> None:
        """Show only the games that pass all of these."""
        self.beginResetModel()
        self._tests = tests
        there: Sequence[int] = range(len(self._games))
        if tests or self._gone:
            there = [
                place for place in there if place not in self._gone and all(test(self._games[place]) for test in tests)
            ]
        self._shown = there
        self.endResetModel()

    def remove(self, row: int) -> int:
        """Take the game in a row out; the place by which it can be put back."""
        place = self._shown[row]
        self._gone.add(place)
        self.show(*self._tests)
        return place

    def put_back(self, place: int) -> None:
        """Put a game back where it lay."""
        self._gone.discard(place)
        self.show(*self._tests)


def _told(game: GameLine) -> tuple[str, ...]:
    """All of a game as it is read aloud: what was played and what came of it, with whom, and when."""
    return game.variant, game.result, game.notes, game.players, game.levels, game.when


class GameTable(QTableView):
    """Rows to walk with the arrow keys; Enter opens."""

    opened = Signal()
    ring_radius = 6.0

    def __init__(self, games: Games, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._more = More(self)
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
        ):
            header.setSectionResizeMode(column, mode)
        self.activated.connect(lambda _index: self.opened.emit())
        self.wear(theme.current())

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """The keys walk from game to game, and to the first and the last; a game is told of in its first column."""
        rows, moves = self.model().rowCount(), QAbstractItemView.CursorAction
        ends = {moves.MoveHome: 0, moves.MoveEnd: rows - 1}
        if action in ends:
            return self.model().index(ends[action], WHEN)
        return super().moveCursor(action, modifiers).siblingAtColumn(WHEN)

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Go to a line, and let it be read: the last one that is seen fades."""
        super().scrollTo(index, hint)
        self._more.uncover(self, index)

    def wear(self, look: Look) -> None:
        """Fonts and height of the rows."""
        self.setFont(look.font("body"))
        self.horizontalHeader().setFixedHeight(look.px(44))
        self.verticalHeader().setDefaultSectionSize(look.px(ROW))


class _Cell(QStyledItemDelegate):
    """A cell: plain words, the result with its mark and in bold, and below it what is to be noted."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        look = theme.current()
        words = super().sizeHint(option, index).width()
        second = QFontMetrics(look.font("caption")).horizontalAdvance(str(index.data(SECOND) or ""))
        return QSize(max(words, second) + look.px(58 if index.column() == RESULT else 28), look.px(ROW))

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
        second = str(index.data(SECOND) or "")
        if second:
            words.setTop(words.top() + look.px(5))
        top = Qt.AlignmentFlag.AlignTop if second else Qt.AlignmentFlag.AlignVCenter
        painter.setFont(look.font("strong" if index.column() == RESULT else "body"))
        painter.setPen(c.soft if index.column() == WHEN else c.ink)
        painter.drawText(words, top, _cut(painter, str(index.data()), words.width()))
        if second:
            words.setBottom(words.bottom() - look.px(5))
            painter.setFont(look.font("caption"))
            painter.setPen(c.soft)
            painter.drawText(words, Qt.AlignmentFlag.AlignBottom, _cut(painter, second, words.width()))
        painter.restore()


def _cut(painter: QPainter, words: str, width: float) -> str:
    """As much of the words as there is room for, with dots; the screen reader has them whole."""
    return painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, round(width) + 1)


def _ink(outcome: Outcome) -> QColor:
    c = theme.current().colours
    return {Outcome.WON: c.green, Outcome.LOST: c.red, Outcome.OPEN: c.accent, Outcome.UNDECIDED: c.soft}[outcome]
