"""Looking back over the hand: the paper of the cards played, while somebody wants to see it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tressette_desktop.engine.core.table import Table

from ..cards import CardArt
from .company import Company
from .played_paper import PlayedPaper


class LookingBack(QObject):
    """Keeps the latest table that was seen, and shows what of it has been played when the player wants to look."""

    moved = Signal()
    """The paper came or went."""
    closed = Signal()
    """It went, and the keyboard with it."""
    told = Signal(str)
    """What stands on the paper, when it was asked for."""
    aided = Signal()
    """The player sees the suits from now on."""

    def __init__(self, art: CardArt, page: QWidget) -> None:
        super().__init__(page)
        self._page, self._art = page, art
        self._table: Table | None = None
        self._company: Company | None = None
        self._aided = False
        self.paper: PlayedPaper | None = None

    def see(self, table: Table, company: Company) -> None:
        """Take what is seen now."""
        self._table, self._company = table, company
        if self.paper is not None:
            self.paper.show_table(table, company)

    def forget(self) -> None:
        """Another person comes to the screen: what this one looked at is his."""
        self.close()
        self._table, self._aided = None, False

    def toggle(self) -> None:
        """Show the paper, or put it away."""
        if self.paper is not None:
            self.close()
            return
        if self._table is None or self._company is None:
            return
        paper = PlayedPaper(self._art, aided=self._aided, parent=self._page)
        paper.closed.connect(self.close)
        paper.aid_wanted.connect(self._help)
        paper.show_table(self._table, self._company)
        paper.show()
        paper.raise_()
        self.paper = paper
        self.moved.emit()
        paper.first.setFocus()
        self.told.emit(paper.told)

    def close(self) -> None:
        """Put the paper away."""
        if self.paper is None:
            return
        paper, self.paper = self.paper, None
        paper.hide()
        paper.deleteLater()
        self.moved.emit()
        self.closed.emit()

    def _help(self, wanted: bool) -> None:
        self._aided = wanted
        if wanted:
            self.aided.emit()
        if self._table is not None and self._company is not None:
            self.see(self._table, self._company)
        if self.paper is not None:
            self.told.emit(self.paper.told)
