"""The moves of a hand as a list: the trick, the words, how each was judged; whoever walks in it walks in the hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from .. import theme
from ..kit.page import More
from ..kit.press import WRAPPED
from ..kit.text import Tone
from ..theme import Look

Index = QModelIndex | QPersistentModelIndex
ROW = Qt.ItemDataRole.UserRole
LEFT, RIGHT, AIR = 34, 12, 5
"""Room for the number of a trick, at the right, and over and under the words, at em 14."""


@dataclass(frozen=True)
class Row:
    """A line of the list: the ``place`` of its moment, the trick that begins with it, what happened, its sign, a note.

    ``tone`` is the colour of the sign; ``grade`` says the same in words.
    """

    place: int
    trick: str
    text: str
    sign: str = ""
    note: str = ""
    grade: str = ""
    tone: Tone = "accent"

    @property
    def remarks(self) -> str:
        """How it was judged, and the note, as they are read aloud."""
        return ". ".join(filter(None, (self.sign, self.grade, self.note)))

    @property
    def spoken(self) -> str:
        """The line as it is read aloud."""
        return ". ".join(filter(None, (self.text, self.remarks)))


class Moves(QAbstractListModel):
    """The lines of one hand."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: tuple[Row, ...] = ()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Lines."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """A line: as it is read, or all of it."""
        if not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.spoken
        return row if role == ROW else None

    def show(self, rows: Sequence[Row]) -> None:
        """Show these lines; as many as before are only written anew."""
        if len(rows) == len(self.rows):
            self.rows = tuple(rows)
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()


class MoveList(QListView):
    """Where one is stands out; a click or the arrow keys go to another move."""

    wanted = Signal(int)
    """The place of the moment that was chosen here."""
    ring_radius = 9.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._more = More(self)
        self._moves = Moves(self)
        self.setModel(self._moves)
        self.setItemDelegate(_Line(self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.viewport().setAutoFillBackground(False)
        self.setAccessibleName(self.tr("Moves of this hand"))
        self.selectionModel().currentChanged.connect(self._chosen)
        self.wear(theme.current())

    @property
    def rows(self) -> tuple[Row, ...]:
        """The lines that are shown."""
        return self._moves.rows

    def show_rows(self, rows: Sequence[Row], place: int) -> None:
        """Show these lines and stand on that of a moment, without telling anybody."""
        blocked = self.selectionModel().blockSignals(True)
        if tuple(rows) != self._moves.rows:
            self._moves.show(rows)
            self.doItemsLayout()
        at = next((count for count, row in enumerate(rows) if row.place == place), 0)
        index = self._moves.index(at)
        self.setCurrentIndex(index)
        # When the keyboard comes to the list, the name of the list alone is told.
        self.setAccessibleDescription(rows[at].spoken if rows else "")
        self.selectionModel().blockSignals(blocked)
        self.scrollTo(index)
        self.viewport().update()

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Go to a line, and let it be read: the last one that is seen fades."""
        super().scrollTo(index, hint)
        self._more.uncover(self, index)

    def wear(self, look: Look) -> None:
        """Words have another size."""
        self.setFont(look.font("body"))
        self.scheduleDelayedItemsLayout()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines are wrapped anew; the one where one stands stays in sight."""
        super().resizeEvent(event)
        self.doItemsLayout()
        self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down walk; Space is for whoever holds the list."""
        if event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)

    @property
    def room(self) -> int:
        """Width of the words: the same whether a scroll bar is needed or not, or lines would be wrapped too late."""
        return self.width() - self.verticalScrollBar().sizeHint().width() - theme.current().px(LEFT + RIGHT)

    def minimumSizeHint(self) -> QSize:
        """A few lines."""
        look = theme.current()
        return QSize(look.px(120), look.px(56))

    def _chosen(self, index: QModelIndex) -> None:
        if 0 <= index.row() < len(self.rows):
            self.wanted.emit(self.rows[index.row()].place)


class _Line(QStyledItemDelegate):
    """One line: the number of the trick, the words with their sign, the note below them."""

    def __init__(self, view: MoveList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        look, row = theme.current(), index.data(ROW)
        wide, room = self._view.viewport().width(), self._view.room
        if not isinstance(row, Row) or room <= 0:
            return QSize(wide, look.px(30))
        high = _height(look, row.text + _signed(row), room, strong=bool(row.sign))
        high += _height(look, row.note, room) if row.note else 0
        return QSize(wide, max(look.px(30), high + look.px(2 * AIR)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look, row = theme.current(), index.data(ROW)
        if not isinstance(row, Row):
            return
        c, rect = look.colours, option.rect
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, c.accent_soft)
            painter.fillRect(QRect(rect.left(), rect.top(), look.px(4), rect.height()), c.accent)
        painter.setFont(look.font("caption"))
        painter.setPen(c.soft)
        top = rect.top() + look.px(AIR)
        number = QRectF(rect.left() + look.px(6), top, look.px(LEFT - 10), look.px(20))
        painter.drawText(number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, row.trick)
        room = self._view.room
        high = _height(look, row.text + _signed(row), room, strong=bool(row.sign))
        painter.setFont(look.font("strong" if row.sign else "body"))
        painter.setPen(getattr(c, row.tone) if row.sign else c.ink)
        painter.drawText(QRectF(rect.left() + look.px(LEFT), top, room, high), WRAPPED, row.text + _signed(row))
        if row.note:
            painter.setFont(look.font("body"))
            painter.setPen(c.soft)
            below = QRectF(rect.left() + look.px(LEFT), top + high, room, rect.bottom() - top - high)
            painter.drawText(below, WRAPPED, row.note)
        painter.restore()


def _signed(row: Row) -> str:
    return f"  {row.sign}" if row.sign else ""


def _height(look: Look, text: str, room: int, *, strong: bool = False) -> int:
    metrics = QFontMetrics(look.font("strong" if strong else "body"))
    return metrics.boundingRect(QRect(0, 0, room, 10_000), WRAPPED, text).height()
