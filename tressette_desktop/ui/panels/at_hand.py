"""A paper that lies at hand: it comes when the player wants to look, and goes again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from ..kit.focus import hand_on
from .played_paper import PlayedPaper
from .said_so_far import SaidPaper

P = TypeVar("P", SaidPaper, PlayedPaper)


class AtHand(QObject, Generic[P]):
    """Lays a paper on a page and puts it away; an aid that was asked for on it is there again the next time."""

    moved = Signal()
    """The paper came or went."""
    changed = Signal()
    """There is something else on it: it may want another place."""
    aided = Signal()
    """The player is helped from now on."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._aided = False
        self.paper: P | None = None
        self.home: Callable[[], QWidget] = lambda: page
        """Where the keyboard goes from the paper."""

    def toggle(self) -> None:
        """Show the paper, or put it away; while there is nothing to look at, it does not come."""
        if self.paper is not None:
            self.close()
            return
        paper = self._made()
        if paper is None:
            return
        self.paper = paper
        paper.closed.connect(self.close)
        paper.aid_wanted.connect(self._help)
        self._renew(paper)
        paper.changed.connect(self.changed)
        paper.show()
        paper.raise_()
        self.moved.emit()
        paper.start.setFocus()

    def close(self) -> None:
        """Put the paper away."""
        if self.paper is None:
            return
        paper, self.paper = self.paper, None
        hand_on(paper, self.home())
        paper.hide()
        paper.deleteLater()
        self.moved.emit()

    def forget(self) -> None:
        """Another person comes to the screen: what this one looked at is his."""
        self.close()
        self._aided = False

    def _made(self) -> P | None:
        """Return a new paper, empty yet."""
        raise NotImplementedError

    def _renew(self, paper: P) -> None:
        """Show on the paper what is known by now."""
        raise NotImplementedError

    def _help(self, wanted: bool) -> None:
        self._aided = wanted
        if wanted:
            self.aided.emit()
        if self.paper is not None:
            self._renew(self.paper)
