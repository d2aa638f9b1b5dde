"""What lies between trick and hand: a question with its answers, and how the hand stands while it is asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from tressette_desktop.engine.cards import Card

from .. import theme
from ..fonts import Role
from ..kit.buttons import Button, Kind
from ..kit.choice import Choice
from ..kit.focus import in_order
from ..kit.paper import SHADE, Paper
from ..kit.press import Press
from ..kit.text import Text
from ..table.card_item import Tag
from . import aloud


@dataclass(frozen=True)
class Standing:
    """How the own hand stands while a question lies on the felt: which cards are lifted, and which bear a tag."""

    lifted: frozenset[Card] = frozenset()
    tags: Mapping[Card, Tag] = field(default_factory=dict)


HEADS: Final[tuple[Role, ...]] = ("panel", "prompt")
"""How what is asked is set: large, and where that is too wide smaller."""


@dataclass(frozen=True)
class Begun:
    """An answer that is not given yet: what is pressed on the panel, and the cards that were picked."""

    pressed: tuple[bool, ...]
    picked: tuple[Card, ...]


class FeltPanel(Paper):
    """One question; a panel that ``picks`` is answered with cards of the hand."""

    meant = Signal(object)
    """The action that was chosen."""
    stands = Signal(object)
    """The `Standing` of the hand has changed."""

    reworded = Signal()
    """The button that commits says something else, and may need another place."""

    told = Signal(str)
    """What came of a card that was pressed, for those who listen."""

    picks = False
    low = False
    """Whether it lies close to the hand, so that words spoken above it can be read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(on_felt=True, parent=parent)
        self._resuming = False

    @property
    def first(self) -> QWidget:
        """Where the keyboard begins."""
        raise NotImplementedError

    @property
    def standing(self) -> Standing:
        """How the hand stands now."""
        return Standing()

    @property
    def asked(self) -> str:
        """What it asks, for those who listen."""
        return aloud.asked(self.accessibleName(), self.accessibleDescription())

    @property
    def so_far(self) -> str:
        """What of the answer is marked, and what is missing, for one who asks how things stand."""
        return ""

    @property
    def picked(self) -> tuple[Card, ...]:
        """The cards of the hand that are picked."""
        return ()

    @property
    def begun(self) -> Begun:
        """How far the answer has come."""
        return Begun(tuple(button.isChecked() for button in self._buttons), self.picked)

    def resume(self, begun: Begun) -> None:
        """Take up an answer to the same question where it was left; it is told of as a whole, in `so_far`."""
        self._resuming = True
        for button, pressed in zip(self._buttons, begun.pressed, strict=False):
            if button.isChecked() is not pressed and (pressed or button.group() is None):
                button.click()
        for card in begun.picked:
            self.pick(card)
        self._resuming = False
        self.tell(self.so_far)

    def tell(self, said: str) -> None:
        """Tell those who listen what came of a press."""
        if said and not self._resuming:
            self.told.emit(said)

    @property
    def by_keys(self) -> bool:
        """Whether it was answered with keys."""
        return any(isinstance(button, Press) and button.by_key for button in self._buttons)

    @property
    def _buttons(self) -> list[QAbstractButton]:
        return self.findChildren(QAbstractButton)

    def fit(self, room: QRectF) -> None:
        """Take the form that fits in a room."""

    def pick(self, card: Card) -> None:
        """A card of the hand was pressed."""

    def add_head(self, title: str, commit: Commit) -> None:
        """Add the upper line: what is asked, and at its right the button that commits the answer."""
        row = QHBoxLayout()
        row.setSpacing(0)
        self.column.addLayout(row)
        self._head = Text(title, "panel"), commit
        row.addWidget(self._head[0], 1)
        row.addSpacing(theme.current().px(18))
        row.addWidget(commit)
        commit.reworded.connect(self.reworded)
        self.setAccessibleName(title)

    def visit_commit_last(self, answers: Iterable[QWidget]) -> None:
        """Let the Tab key come to the button that commits after what it commits, which lies below it."""
        first, *others = answers
        # A button at the very beginning Qt takes for one that stands after the last already: it has to leave there.
        in_order(first, self._head[1])
        in_order(first, *others, self._head[1])

    def fit_head(self, room: QRectF) -> None:
        """Let what is asked be smaller, or take a second line, where it would make the panel too wide."""
        title, commit = self._head
        margins = self.column.contentsMargins()
        beside = int(room.width()) + 2 * SHADE - margins.left() - margins.right() - theme.current().px(18)
        beside = max(0, beside - commit.sizeHint().width())
        for role in HEADS:
            title.play(role)
            needed = title.fontMetrics().horizontalAdvance(title.text()) + 2
            if needed <= beside:
                break
        title.setWordWrap(needed > beside)
        title.setMinimumWidth(min(needed, beside))


class Commit(Button):
    """The one button that commits: its label repeats the choice, or says what is missing."""

    reworded = Signal()

    def __init__(self, icon: str = "chat", parent: QWidget | None = None) -> None:
        super().__init__("", icon, Kind.PRIMARY, parent)

    def say(self, label: str, *, ready: bool) -> None:
        """Say what it will do, or (not ready) what it waits for."""
        self.setEnabled(ready)
        if label != self.text():
            self.setText(label)
            self.updateGeometry()
            self.reworded.emit()


class Answer(Choice):
    """A choice in a panel: Enter chooses it, and once more commits it."""

    confirmed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter on what is chosen already means it."""
        if confirms(self, event):
            self.confirmed.emit()
        else:
            super().keyPressEvent(event)


def choose_the_only(answers: Sequence[QAbstractButton]) -> None:
    """Where only one answer is possible it is chosen already: to give it takes one press."""
    possible = [answer for answer in answers if answer.isEnabled()]
    if len(possible) == 1:
        possible[0].setChecked(True)


def confirms(button: QAbstractButton, event: QKeyEvent) -> bool:
    """Whether a key means the answer that is chosen already."""
    enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    return enter and button.isChecked() and not event.isAutoRepeat()
