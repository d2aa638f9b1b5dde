"""What is heard at the table: the paper of what was said, whether its meaning is asked for, and one's own lines."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tressette_desktop.engine.core.terms import Signal as Word
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules.speech import manual

from .at_hand import AtHand
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


class Conversation(AtHand[SaidPaper]):
    """Keeps the latest view that was seen, and shows what was said in its hand when the player wants to look.

    The aid is to be told what the words prove.
    """

    spoken = Signal(str)
    """A line of the player's own words."""
    told = Signal(str)
    """All that was said, when the paper is asked for."""
    explained = Signal(object)
    """The entries of the glossary that explain words."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self._heard: tuple[PlayerView, Company] | None = None

    def hear(self, view: PlayerView, company: Company) -> None:
        """Take what is seen now."""
        self._heard = view, company
        if self.paper is not None:
            self._renew(self.paper)

    def toggle(self) -> None:
        """Show the paper, and tell what stands on it, or put it away."""
        super().toggle()
        if self.paper is not None:
            self.told.emit(self.paper.told)

    def forget(self) -> None:
        """Another person comes to the screen: what this one read is private."""
        super().forget()
        self._heard = None

    @property
    def latest(self) -> tuple[str, ...]:
        """The entry of the glossary for what was said last."""
        said = utterances(self._heard[0]) if self._heard is not None else ()
        return tuple(each.term for each in said[-1:] if each.term)

    def _made(self) -> SaidPaper | None:
        if self._heard is None or self._heard[1].rules.code == "none":
            return None
        paper = SaidPaper(talks=manual(self._heard[1].rules), aided=self._aided, parent=self._page)
        paper.explained.connect(self.explained)
        paper.spoken.connect(self.spoken)
        return paper

    def _renew(self, paper: SaidPaper) -> None:
        if self._heard is not None:
            view, company = self._heard
            paper.show_view(view, company.names)
