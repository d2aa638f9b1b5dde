"""What went wrong, or was done where nothing shows it, told at the foot of the window."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tressette_desktop.ui import theme
from tressette_desktop.ui.kit import heard
from tressette_desktop.ui.kit.buttons import Button, Kind
from tressette_desktop.ui.kit.focus import hand_on
from tressette_desktop.ui.kit.text import Text, Tone
from tressette_desktop.ui.theme import Look


class TroubleBar(QWidget):
    """One sentence at the foot of the window, until it is read or another page is turned to.

    A trouble that holds a game up stands until it is tried again or the table is left: what is said meanwhile covers
    it, and uncovers it when it is read.
    """

    again = Signal()
    """The player wants to try again."""

    def __init__(self) -> None:
        super().__init__()
        self._standing = ""
        self._fresh = False
        """Whether it was said just now: on the way to another page it goes along."""
        self.home: Callable[[], QWidget] = lambda: self
        """Where the keyboard goes when nothing is said any more."""
        self._sentence = Text("", "strong", "red", wrap=True)
        self._again = Button(self.tr("Try again"), "redo", Kind.PRIMARY)
        self._close = Button(self.tr("All right"), "", Kind.SECONDARY)
        self._close.clicked.connect(self._read)
        self._again.clicked.connect(self.clear)
        self._again.clicked.connect(self.again)
        row = self._row = QHBoxLayout(self)
        row.addWidget(self._sentence, 1)
        row.addWidget(self._again)
        row.addWidget(self._close)
        self.hide()
        self.wear(theme.current())

    def wear(self, look: Look) -> None:
        """It stands as far from the edges as all pages do."""
        self._row.setContentsMargins(look.px(32), look.px(8), look.px(32), look.px(8))
        self._row.setSpacing(look.px(12))

    def note(self, sentence: str) -> None:
        """Say that something was done: nothing is wrong."""
        self._show(sentence, "ink")

    def say(self, sentence: str) -> None:
        """Say what went wrong, where there is nothing to try again."""
        self._show(sentence, "red")

    def stand(self, sentence: str) -> None:
        """Say what holds the game up, with a way to try again."""
        self._standing = sentence
        self._show(sentence, "red", standing=True)

    def clear(self) -> None:
        """Nothing stands any more, and nothing is said."""
        self._standing = ""
        hand_on(self, self.home())
        self.hide()

    def turn(self) -> None:
        """Another page is turned to: what was said on the one before goes, but not what holds a game up."""
        if not self._fresh and self._again.isHidden():
            self._read()

    def take_back(self, sentence: str) -> None:
        """This is no longer true."""
        if self._sentence.text() == sentence and not self.isHidden():
            self._read()

    def _read(self) -> None:
        covered = self._standing and self._again.isHidden()
        if covered:
            self.stand(self._standing)
        else:
            self.clear()

    def _show(self, sentence: str, colour: Tone, *, standing: bool = False) -> None:
        self._sentence.colour(colour)
        self._sentence.setText(sentence)
        self._again.setVisible(standing)
        self._fresh = True
        QTimer.singleShot(0, self, self._age)
        self.show()
        heard.announce(self, sentence)

    def _age(self) -> None:
        self._fresh = False
