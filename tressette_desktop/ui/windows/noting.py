"""A note on a move: how it is judged, and what is to be said of it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tressette_desktop.engine.record.notes import Annotation

from .. import theme
from ..kit.buttons import Button, Chip, Kind
from ..kit.fields import Line
from ..kit.flow import Flow
from ..kit.text import Text
from .move_words import SIGNS

LONGEST = 2000
"""Letters of a comment at most."""


class NoteEditor(QWidget):
    """Written into the record when it is saved, and not before."""

    saved = Signal(object)
    """The note as it is now (an `Annotation`)."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._noted = Annotation()
        self.chips = {number: self._chip(number, label) for number, label in self._judgements().items()}
        self.line = Line("", self.tr("What is to be said of it?"))
        self.line.setMaxLength(LONGEST)
        self.line.setAccessibleName(self.tr("Note on the move"))
        self.line.returnPressed.connect(self._save)
        self._title = Text("", "strong", wrap=True)
        save = Button(self.tr("Save"), "tick", Kind.PRIMARY)
        save.clicked.connect(self._save)
        cancel = Button(self.tr("Cancel"), "", Kind.GHOST)
        cancel.clicked.connect(self.closed)
        column, foot = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.current().px(6))
        column.addWidget(self._title)
        column.addWidget(Flow(tuple(self.chips.values()), gap=4, most=2, stretch=True))
        column.addWidget(self.line)
        column.addLayout(foot)
        foot.addStretch(1)
        foot.addWidget(cancel)
        foot.addWidget(save)
        self.hide()

    def open(self, title: str, noted: Annotation) -> None:
        """Show the note on a move; what is judged with other numbers than these four stays."""
        self._title.setText(title)
        self._noted = noted
        for number, chip in self.chips.items():
            chip.setChecked(number in noted.judgements)
        self.line.setText(noted.comment.replace("\n", " "))
        self.show()
        self.line.setFocus()

    def meet(self, title: str, noted: Annotation) -> None:
        """The move has another note by now: what is written here goes on behind its words."""
        self._title.setText(title)
        if noted.comment not in ("", self._noted.comment):
            self.line.setText(f"{noted.comment} {self.line.text()}".replace("\n", " "))
        self._noted = noted

    def _judgements(self) -> dict[int, str]:
        return {
            1: self.tr("{sign} good").format(sign=SIGNS[1]),
            6: self.tr("{sign} inexact").format(sign=SIGNS[6]),
            2: self.tr("{sign} mistake").format(sign=SIGNS[2]),
            4: self.tr("{sign} blunder").format(sign=SIGNS[4]),
        }

    def _chip(self, number: int, label: str) -> Chip:
        chip = Chip(label)
        chip.clicked.connect(lambda on=False: self._judge(number, on))
        return chip

    def _judge(self, number: int, on: bool) -> None:
        """A move is judged once; pressing the same again takes the judgement away."""
        for other, chip in self.chips.items():
            chip.setChecked(on and other == number)

    def _save(self) -> None:
        judged = tuple(number for number, chip in self.chips.items() if chip.isChecked())
        kept = (number for number in self._noted.judgements if number not in self.chips)
        self.saved.emit(Annotation((*judged, *kept), " ".join(self.line.text().split())))
