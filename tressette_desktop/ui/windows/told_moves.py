"""The moves of a hand in words, each with what was noted of it and what the review found."""

from __future__ import annotations

from PySide6.QtCore import QObject

from tressette_desktop.engine.bots.grading import ERRORS
from tressette_desktop.engine.record.story import Eye, ToldHand

from .. import own_name
from .grade_words import TONES, GradeWords
from .move_words import SIGNS, MoveWords
from .moves import Row
from .replay_pen import Pen
from .reviewing import Reviewing
from .walk import Walk


class ToldMoves(QObject):
    """Words are found once for as long as one looks at a hand from one place."""

    def __init__(self, pen: Pen, reviewing: Reviewing, parent: QObject) -> None:
        super().__init__(parent)
        self._pen, self._reviewing = pen, reviewing
        self._words, self._grades = MoveWords(), GradeWords(self)
        self._told: tuple[ToldHand, Eye, dict[int, str]] | None = None

    def names(self, walk: Walk) -> tuple[str, ...]:
        """Return the names by chair in a hand."""
        return self._words.names(own_name.names(walk.story.record.header), walk.hand)

    def said(self, walk: Walk, at: int) -> str:
        """Return what happened at a moment."""
        if self._told is None or self._told[0] is not walk.hand or self._told[1] != walk.eye:
            self._told = walk.hand, walk.eye, {}
        told = self._told[2]
        if at not in told:
            told[at] = self._words.move(walk.hand, at, walk.eye, self.names(walk))
        return told[at]

    def row(self, walk: Walk, at: int) -> Row:
        """Return the line of a moment in the list of moves."""
        noted = self._pen.noted(walk, at)
        sign = " ".join(SIGNS.get(number, f"${number}") for number in noted.judgements)
        trick, text = self._words.trick(walk.hand, at), self.said(walk, at)
        if not sign and (grade := self._reviewing.grade(at)) is not None:
            sign = self._grades.signed(grade) if grade in ERRORS else ""
            said = "" if sign else self._grades.name(grade)
            return Row(at, trick, text, sign, noted.comment, said, TONES[grade])
        return Row(at, trick, text, sign, noted.comment)
