"""The list of games: what is shown of each, and how it is walked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
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
