"""What the person at the screen may say in his turn: the words of a leader, or the boxes for declarations."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.terms import Signal as Word
from tressette_desktop.engine.core.terms import Tick
from tressette_desktop.engine.rules import speech

from .. import words
from ..table.input import Input
from . import aloud
from .company import Company
from .promise import Promise, Ticks, promise, said_with
from .signals import SignalsPanel
from .ticks import TickRow, TicksPanel


class Speaking(QObject):
    """Offers what may be said, keeps what was chosen in the `Input`, and tells of any card what it would say."""

    changed = Signal()
    """Something else would be said."""
    told = Signal(str)
    """What a paper asks, when the keyboard comes to it."""
    explained = Signal(str)
    """The player wants to know more of a declaration, by its key."""

    def __init__(self, given: Input, page: QWidget) -> None:
        super().__init__(page)
        self._input = given
        self._company: Company | None = None
        self._card: Card | None = None
        self.signals = SignalsPanel(page)
        self.ticks = TicksPanel(page)
        self.won = TickRow(page)
        """The boxes of one who follows: they stand beside the prompt."""
        self.papers: tuple[SignalsPanel | TicksPanel, ...] = (self.signals, self.ticks)
        for each in (*self.papers, self.won):
            each.hide()
        self.signals.chosen.connect(self._choose_word)
        self.ticks.ticked.connect(self._tick)
        self.won.ticked.connect(self._tick)
        self.ticks.explained.connect(self.explained)
        QApplication.instance().focusChanged.connect(self._focus_moved)  # type: ignore[union-attr]

    def offer(self, company: Company, card: Card | None) -> None:
        """Offer what may be said in this turn; ``card`` is the one in question."""
        self._company = company
        spoken, boxes = self._input.words(), self._input.boxes()
        leads = Tick.SUIT_WON not in boxes
        asked = self._input.asked
        self.signals.setVisible(bool(spoken))
        if spoken and asked is not None:
            self.signals.offer(spoken, company.rules.code, company.partner(asked.view.table))
        self.ticks.setVisible(bool(boxes) and leads)
        self.won.setVisible(bool(boxes) and not leads)
        if boxes:
            (self.ticks if leads else self.won).offer(boxes, self._input.ticks)
        self.follow(card)

    @property
    def may_say(self) -> str:
        """What may be said in this turn, and by which keys, for those who listen."""
        return "" if self.signals.isHidden() else aloud.may_say(self.signals.offered)

    def hide(self) -> None:
        """Nothing may be said now."""
        for each in (*self.papers, self.won):
            each.hide()

    def follow(self, card: Card | None) -> None:
        """What is offered speaks of the card in question; when the pointer is gone it stays with the last one."""
        if not self.signals.isHidden() and (card is not None or self._input.word is None):
            self.signals.follow(card, self._input)
        if card is None and self._card is not None:
            return
        self._card = card
        company, asked = self._company, self._input.asked
        if card is None or company is None or asked is None or asked.view.seat is None:
            return
        true = speech.possible(company.rules, asked.view.table, asked.view.seat, card)
        for row in (self.ticks.row, self.won):
            row.hold(true)
        self.ticks.say(self.promise(card))

    def rest(self) -> None:
        """The turn is over."""
        self._card = None
        self.hide()

    def forget(self) -> None:
        """Another person comes to the screen: what stood here spoke of a private hand."""
        self.rest()
        self.signals.forget()
        for each in (self.ticks, self.won):
            each.offer((), frozenset())

    def promise(self, card: Card) -> Promise | None:
        """Return what a card would say as things are chosen, or None where nothing is declared in this turn."""
        company, asked = self._company, self._input.asked
        boxes = self._input.boxes()
        if company is None or asked is None or asked.view.seat is None or not boxes:
            return None
        table, seat = asked.view.table, asked.view.seat
        ticked = self._input.ticks & boxes
        if table.trick is not None and not said_with(company.game, table, seat, card, ticked):
            return None
        return promise(company.game, table, seat, card, ticked)

    def described(self, card: Card) -> str:
        """Return in one line what a card would say, for those who listen; nothing where it would be silent."""
        word = self._input.word
        if word is not None and self._input.refusal(card, word) is None:
            return self.tr("you will say {word}").format(word=words.signal(word))
        told = self.promise(card)
        return "" if told is None else told.title

    def _focus_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        for paper in self.papers:
            if new is not None and paper.isAncestorOf(new) and (old is None or not paper.isAncestorOf(old)):
                # A screen reader is told of the control when this event is over, and would cut short what came before.
                QTimer.singleShot(0, self, partial(self.told.emit, paper.title.text()))

    def _choose_word(self, word: Word | None) -> None:
        self._input.word = word
        self.changed.emit()

    def _tick(self, ticked: Ticks) -> None:
        """What is not offered now stays as it was."""
        given = self._input
        given.ticks = given.ticks - given.boxes() | ticked
        self.follow(self._card)
        self.changed.emit()
