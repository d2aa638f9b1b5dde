"""A table of figures: a row for each measure, a column for each level, walked cell by cell."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from .. import theme
from ..theme import Look

Index = QModelIndex | QPersistentModelIndex
HEAD, ROW = 40, 34
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class Figures(NamedTuple):
    """Titles of the columns, and of each row its title and its figures, ready to be read."""

    columns: tuple[str, ...] = ()
    rows: tuple[tuple[str, tuple[str, ...]], ...] = ()


class _Model(QAbstractTableModel):
    """The first column holds the titles of the rows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.figures = Figures()

    def take(self, figures: Figures) -> None:
        self.beginResetModel()
        self.figures = figures
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.figures.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() or not self.figures.columns else 1 + len(self.figures.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        title, figures = self.figures.rows[index.row()]
        column = index.column() - 1
        if column < 0:
            return title
        if role == Qt.ItemDataRole.DisplayRole:
            return figures[column]
        return f"{title}, {self.figures.columns[column]}: {figures[column]}"

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.figures.columns[section - 1] if section else ""
        if role == Qt.ItemDataRole.FontRole:
            return theme.current().font("strong")
        return RIGHT if role == Qt.ItemDataRole.TextAlignmentRole else None


class FigureTable(QTableView):
    """Shows all its rows; a page that is too low for them scrolls as a whole."""

    ring_radius = 6.0

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = _Model(self)
        self.setModel(self._model)
        self.setItemDelegate(_Cell(self))
        self.setAccessibleName(name)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.wear(theme.current())

    def take(self, figures: Figures) -> None:
        """Show other figures."""
        self._model.take(figures)
        if figures.columns:
            self.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self._fit()

    def wear(self, look: Look) -> None:
        """Fonts and height of the rows."""
        self.setFont(look.font("body"))
        self.horizontalHeader().setFixedHeight(look.px(HEAD))
        self.verticalHeader().setDefaultSectionSize(look.px(ROW))
        self._fit()

    def _fit(self) -> None:
        look = theme.current()
        self.setFixedHeight(look.px(HEAD) + look.px(ROW) * self._model.rowCount() + 4)


class _Cell(QStyledItemDelegate):
    """A title at the left, a figure at the right."""

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        look = theme.current()
        words = QFontMetrics(look.font("body")).horizontalAdvance(str(index.data()))
        return QSize(words + look.px(24), look.px(ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        look = theme.current()
        c = look.colours
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(option.rect, c.accent_soft if chosen else (c.bg if index.row() % 2 else c.panel))
        words = QRectF(option.rect).adjusted(look.px(8), 0, -look.px(8), 0)
        painter.setFont(look.font("body"))
        painter.setPen(c.ink)
        room = round(words.width()) + 1
        shown = painter.fontMetrics().elidedText(str(index.data()), Qt.TextElideMode.ElideRight, room)
        painter.drawText(words, RIGHT if index.column() else LEFT, shown)
        painter.restore()
