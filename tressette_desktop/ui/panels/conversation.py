"""What is heard at the table: the paper of what was said, whether its meaning is asked for, and one's own lines."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from tressette_desktop.engine.core.terms import Signal as Word
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules.speech import manual

from .company import Company
from .listening import utterances
from .said_so_far import SaidPaper

SIGNALS: Final = frozenset(word.value for word in Word)
"""The words of a leader as they are written down."""


def entry(terms: tuple[str, ...], code: str) -> str:
    """Return the entry of the glossary for words, or nothing; a signal means something else in every code.

    >>> entry(("busso",), "classic"), entry(("D19", "O3"), "ludopoli"), entry((), "none")
    ('classic.busso', 'D19', '')
    """
    term = terms[0] if terms else ""
    return f"{code}.{term}" if term in SIGNALS else term


class Conversation(QObject):
    """Keeps the latest view that was seen, and shows what was said in its hand when the player wants to look."""

    moved = Signal()
    """The paper came or went."""
    closed = Signal()
    """It went, and the keyboard with it."""
    spoken = Signal(str)
    """A line of the player's own words."""
    aided = Signal()
    """The player is told what the words prove."""
    explained = Signal(object)
    """The entries of the glossary that explain words."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._page = page
        self._view: PlayerView | None = None
        self._company: Company | None = None
        self._aided = False
        self.paper: SaidPaper | None = None

    def hear(self, view: PlayerView, company: Company) -> None:
        """Take what is seen now."""
        self._view, self._company = view, company
        if self.paper is not None:
            self.paper.show_view(view, company.names)

    def forget(self) -> None:
        """Another person comes to the screen: what this one read is private."""
        self.close()
        self._view, self._aided = None, False

    @property
    def latest(self) -> tuple[str, ...]:
        """The entry of the glossary for what was said last."""
        said = utterances(self._view) if self._view is not None else ()
        return tuple(each.term for each in said[-1:] if each.term)

    def toggle(self) -> None:
        """Show the paper, or put it away."""
        if self.paper is not None:
            self.close()
            return
        view, company = self._view, self._company
        if view is None or company is None or company.rules.code == "none":
            return
        paper = SaidPaper(talks=manual(company.rules), aided=self._aided, parent=self._page)
        paper.closed.connect(self.close)
        paper.explained.connect(self.explained)
        paper.spoken.connect(self.spoken)
        paper.aid_wanted.connect(self._help)
        paper.show_view(view, company.names)
        paper.show()
        self.paper = paper
        self.moved.emit()
        paper.first.setFocus()

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
        if self._view is not None and self._company is not None:
            self.hear(self._view, self._company)
