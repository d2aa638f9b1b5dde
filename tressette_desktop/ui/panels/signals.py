"""The words of a leader: they follow the card under pointer or focus, and one that would be untrue says why."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.terms import Signal as Word
from tressette_desktop.engine.errors import Reason

from .. import theme, words
from ..kit.choice import LEAST, NARROW, Choice
from ..kit.paper import SHADE, Paper
from ..kit.text import Text
from ..table.input import Input
from .aloud import named


class WordChoice(Choice):
    """One word: open with its meaning, or closed with the reason."""

    _full = ""

    def mean(self, meaning: str) -> None:
        """Keep room for this, whatever is said below the name for one card or another."""
        self._full = meaning
        self.updateGeometry()

    @property
    def longest(self) -> str:
        """Its meaning, or a reason against it that is longer."""
        return max(self._full, self._meaning, key=len)

    def say(self, meaning: str, *, possible: bool) -> None:
        """Be open or closed, with these words below the name."""
        self._meaning = meaning
        self.setAccessibleDescription(meaning)
        self.setEnabled(possible)
        self.update()


ABREAST = 3
"""How many words stand side by side."""


class SignalsPanel(Paper):
    """The bar of words over the own hand, at one's own lead."""

    chosen = Signal(object)
    """The word that is to go with the next card, or None."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(on_felt=True, parent=parent)
        self.title = Text("", "panel")
        self._grid = QGridLayout()
        self._grid.setSpacing(theme.current().px(12))
        # Those that a code has not are never laid out: without a parent they would outlive the panel.
        self.choices = {word: WordChoice(words.signal(word), "", parent=self) for word in Word}
        self._line = Text(" ", "caption", "soft")
        self._line.hide()
        self._considered = Word.BUSSO
        for word, choice in self.choices.items():
            choice.clicked.connect(lambda checked, word=word: self._choose(word, checked))
            choice.considered.connect(lambda word=word: self._consider(word))
        self.column.addWidget(self.title)
        self.column.addWidget(self._line)
        self.column.addLayout(self._grid)
        self._partner: str | None = ""
        self._code = ""

    @property
    def offered(self) -> tuple[Word, ...]:
        """The words that are used at this table."""
        return tuple(word for word, choice in self.choices.items() if not choice.isHidden())

    def offer(self, spoken: tuple[Word, ...], code: str, partner: str | None) -> None:
        """Offer the words of a code; ``partner`` is the one they are meant for, as `words.meaning` takes it."""
        self._partner, self._code = partner, code
        for at, word in enumerate(spoken):
            self.choices[word].mean(words.meaning(word, code, partner))
            self._grid.addWidget(self.choices[word], at // ABREAST, at % ABREAST)
        # Shown after they have their place: a widget that changes its parent is hidden by it.
        for word, choice in self.choices.items():
            choice.setVisible(word in spoken)
            choice.setChecked(False)

    def fit(self, room: QRectF) -> None:
        """Let the words be narrow where they must; where there is no room for all meanings, show the names, and in one
        line what the one in question means."""
        for width, brief in ((LEAST, False), (NARROW, False), (LEAST, True)):
            self._line.setVisible(brief)
            for choice in self.choices.values():
                choice.shorten(brief)
                choice.least(width)
            self.column.invalidate()
            self.column.activate()
            size = self.sizeHint() - QSize(2 * SHADE, 2 * SHADE)
            if size.height() <= room.height() and size.width() <= room.width():
                return

    def follow(self, card: Card | None, given: Input) -> None:
        """Speak of this card: every word with its meaning, or why it would be untrue; of no card, of any."""
        if card is None:
            self.title.setText(self.tr("Do you want to say something?"))
        else:
            self.title.setText(self.tr("Say something with {card}?").format(card=words.the_card(card)))
        for word, choice in self.choices.items():
            reason = given.refusal(card, word) if card is not None else None
            if reason is Reason.WORD_UNTRUE and card is not None:
                choice.say(words.untrue(word, card), possible=False)
            else:
                choice.say(words.meaning(word, self._code, self._partner), possible=reason is None)
        self._consider(self._considered)

    def forget(self) -> None:
        """Leave nothing written here that was said of a card of one hand."""
        self.title.setText("")
        self._line.setText("")
        for choice in self.choices.values():
            choice.say("", possible=True)

    def toggle(self, word: Word) -> str:
        """Choose a word by its key, or take it back; return what came of it, or nothing where it is not offered."""
        choice = self.choices[word]
        if choice.isHidden():
            return ""
        sentence = self.tr("{word}. {meaning}")
        if choice.isEnabled():
            choice.click()
            chosen, not_any_more = self.tr("{word}, with the card you lead."), self.tr("{word}: not said.")
            sentence = chosen if choice.isChecked() else not_any_more
        return sentence.format(word=words.signal(word), meaning=choice.meaning)

    def _consider(self, word: Word) -> None:
        self._considered = word
        sentence = self.tr("{word}. {meaning}")
        self._line.setText(sentence.format(word=words.signal(word), meaning=self.choices[word].meaning))

    def _choose(self, word: Word, checked: bool) -> None:
        for other, choice in self.choices.items():
            choice.setChecked(checked and other is word)
        self.chosen.emit(word if checked else None)


WORDS: Final = {named(word): word for word in Word}
"""The words by their names in the map of keys (`ui.keys`)."""
