"""What went wrong, or was done where nothing shows it, told at the foot of the window."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tressette_desktop.ui.kit.buttons import Button, Kind
from tressette_desktop.ui.kit.text import Text


class TroubleBar(QWidget):
    """One sentence at the foot of the window, until it is read."""

    again = Signal()
    """The player wants to try again."""

    def __init__(self) -> None:
        super().__init__()
        self._sentence = Text("", "strong", "red", wrap=True)
        self._again = Button(self.tr("Try again"), "redo", Kind.PRIMARY)
        close = Button(self.tr("All right"), "", Kind.SECONDARY)
        close.clicked.connect(self.hide)
        self._again.clicked.connect(self.hide)
        self._again.clicked.connect(self.again)
        row = QHBoxLayout(self)
        row.addWidget(self._sentence, 1)
        row.addWidget(self._again)
        row.addWidget(close)
        self.hide()

    def note(self, sentence: str) -> None:
        """Say that something was done: nothing is wrong."""
        self.say(sentence, again=False)
        self._sentence.colour("ink")

    def say(self, sentence: str, *, again: bool) -> None:
        """Show a sentence, with a way to try again where there is one."""
        self._sentence.colour("red")
        self._sentence.setText(sentence)
        self._again.setVisible(again)
        self.show()
