"""Looking back over the hand: the paper of the cards played, while somebody wants to see it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tressette_desktop.engine.core.table import Table

from ..cards import CardArt
from .at_hand import AtHand
from .company import Company
from .played_paper import PlayedPaper


class LookingBack(AtHand[PlayedPaper]):
    """Keeps the latest table that was seen, and shows what of it has been played when the player wants to look.

    The aid is to see the suits.
    """

    told = Signal(str)
    """What stands on the paper, when it was asked for."""

    def __init__(self, art: CardArt, page: QWidget) -> None:
        super().__init__(page)
        self._art = art
        self._seen: tuple[Table, Company] | None = None

    def see(self, table: Table, company: Company) -> None:
        """Take what is seen now."""
        self._seen = table, company
        if self.paper is not None:
            self._renew(self.paper)

    def forget(self) -> None:
        """Another person comes to the screen: what this one looked at is his."""
        super().forget()
        self._seen = None

    def toggle(self) -> None:
        """Show the paper, and tell what stands on it, or put it away."""
        super().toggle()
        self._tell()

    def _made(self) -> PlayedPaper | None:
        return None if self._seen is None else PlayedPaper(self._art, aided=self._aided, parent=self._page)

    def _renew(self, paper: PlayedPaper) -> None:
        if self._seen is not None:
            paper.show_table(*self._seen)

    def _help(self, wanted: bool) -> None:
        super()._help(wanted)
        self._tell()

    def _tell(self) -> None:
        if self.paper is not None:
            self.told.emit(self.paper.told)
