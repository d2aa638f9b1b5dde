"""Something is to be said, out of a few things: a bid, a raise, a word about going on."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGridLayout, QWidget

from tressette_desktop.engine.core.actions import Action

from .. import theme
from ..kit.choice import LEAST, NARROW
from ..kit.press import exclusive
from ..kit.text import Text
from . import aloud
from .panel import Answer, Commit, FeltPanel, choose_the_only


@dataclass(frozen=True)
class Saying:
    """One thing to say: what it does, its name, its meaning, its stake; ``closed`` is why it cannot be said now."""

    action: Action
    name: str
    meaning: str
    commit: str
    stake: str = ""
    closed: str = ""


class SayPanel(FeltPanel):
    """Choices side by side, and a button that repeats the one chosen."""

    low = True

    def __init__(
        self, title: str, line: str, sayings: tuple[Saying, ...], heard: str = "", parent: QWidget | None = None
    ) -> None:
        """``heard`` is what the others have said; it is repeated where their names have no room for it."""
        super().__init__(parent)
        self._sayings = sayings
        self._heard = Text(heard, "body", wrap=True)
        self._heard.hide()
        self.repeats = False
        """Whether what the others have said is to be read here."""
        self._said, self._brief = line, False
        self._line = Text(line, "body", "soft", wrap=True)
        self.commit = Commit()
        self.commit.clicked.connect(self._mean)
        self.answers = tuple(self._answer(saying) for saying in sayings)
        self.add_head(title, self.commit)
        self.column.addWidget(self._heard)
        self.column.addWidget(self._line)
        self._grid = QGridLayout()
        self._grid.setSpacing(theme.current().px(12))
        self.column.addLayout(self._grid)
        self._lay_out(len(sayings), brief=False)
        exclusive(self, self.answers)
        self.visit_commit_last(self.answers)
        choose_the_only(self.answers)
        self.setAccessibleDescription(line)
        self._show()

    @property
    def first(self) -> QWidget:
        """The first thing that can be said."""
        return next(answer for answer in self.answers if answer.isEnabled())

    @property
    def so_far(self) -> str:
        """What would be said."""
        return aloud.marked_so_far(self.commit.text()) if self.chosen else ""

    @property
    def chosen_answer(self) -> Answer | None:
        """The answer that is chosen."""
        return next((answer for answer in self.answers if answer.isChecked()), None)

    @property
    def chosen(self) -> Saying | None:
        """What would be said."""
        pairs = zip(self._sayings, self.answers, strict=True)
        return next((saying for saying, answer in pairs if answer.isChecked()), None)

    def fit(self, room: QRectF) -> None:
        """Take one row, or two where one is too wide, and no second line where there is no room for it; before a
        second row the answers are narrower.
        What the others have said leaves room for what an answer means."""
        self.fit_head(room)
        for heard in (True, False) if self.repeats and self._heard.text() else (False,):
            self._heard.setVisible(heard)
            if self._fit_answers(room, told=heard):
                return

    def _fit_answers(self, room: QRectF, *, told: bool) -> bool:
        """Find the form of the answers that fits; whether there is one. ``told``, they are not without a meaning."""
        count = len(self.answers)
        half = (count + 1) // 2
        for columns, least, lined in product((count, half), (LEAST, NARROW), (True, False)):
            for answer in self.answers:
                answer.least(least)
            self._line.setVisible(lined)
            self._lay_out(columns, brief=False)
            if self.fits(room):
                return True
        # The names alone, and in the line what the one in question means.
        for lined, columns in product((True,) if told else (True, False), (count, half)):
            self._line.setVisible(lined)
            self._lay_out(columns, brief=True)
            if self.fits(room):
                return True
        return False

    def _answer(self, saying: Saying) -> Answer:
        answer = Answer(saying.name, saying.meaning, saying.stake)
        if saying.closed:
            answer.forbid(saying.closed)
        answer.toggled.connect(self._show)
        answer.considered.connect(lambda: self._consider(answer))
        answer.clicked.connect(lambda: self.tell(aloud.marked(self.commit.text())))
        answer.confirmed.connect(self._mean)
        return answer

    def _lay_out(self, columns: int, *, brief: bool) -> None:
        self._brief = brief
        self._consider(self.chosen_answer or self.first)
        space = theme.current().px(8 if brief else 12)
        self._grid.setSpacing(space)
        for at, answer in enumerate(self.answers):
            answer.shorten(brief)
            self._grid.addWidget(answer, at // columns, at % columns)
        self._grid.invalidate()

    def _consider(self, answer: QWidget) -> None:
        """Where the answers are names only, say below the question what this one means."""
        if isinstance(answer, Answer):
            self._line.setText(f"{answer.text()}. {answer.meaning}" if self._brief else self._said)

    def _show(self) -> None:
        chosen = self.chosen
        self.commit.say(chosen.commit if chosen else self.tr("Choose first"), ready=chosen is not None)

    def _mean(self) -> None:
        if (chosen := self.chosen) is not None:
            self.meant.emit(chosen.action)
