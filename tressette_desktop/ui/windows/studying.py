"""A problem played out from each of its cards: asked of the process of the bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from tressette_desktop.engine.bots.messages import PlayOut
from tressette_desktop.engine.problems.outcome import Study
from tressette_desktop.engine.record.position_line import Puzzle
from tressette_desktop.ui.thinker import Thinker


class Studying(QObject):
    """Answers by a signal; what was asked before is given up by the next question."""

    studied = Signal(object)
    """The Study of what was asked last."""
    failed = Signal()
    """There is no answer to what was asked last, unless one insists."""

    def __init__(self, thinker: Callable[[], Thinker], parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._puzzle: Puzzle | None = None
        self._asked: Puzzle | None = None
        self._listening: Thinker | None = None

    def ask(self, puzzle: Puzzle) -> None:
        """Ask for a problem."""
        self.give_up()
        self._puzzle = self._asked = puzzle
        if self._listening is None:
            self._listening = self._thinker()
            self._listening.answered.connect(self._answer)
            self._listening.failed.connect(self._fail)
        self._listening.ask(PlayOut(puzzle.frame, puzzle.position))

    def insist(self) -> None:
        """Ask once more, if nothing is being worked out."""
        if self._asked is None and self._puzzle is not None:
            self.ask(self._puzzle)

    def give_up(self) -> None:
        """Want no answer any more."""
        if self._asked is not None and self._listening is not None:
            self._listening.cancel()
        self._asked = None

    def stop(self) -> None:
        """Ask nothing any more."""
        self.give_up()
        if self._listening is not None:
            self._listening.answered.disconnect(self._answer)
            self._listening.failed.disconnect(self._fail)
            self._listening = None

    def _answer(self, lines: object) -> None:
        if self._asked is not None and isinstance(lines, Mapping):
            puzzle, self._asked = self._asked, None
            self.studied.emit(Study.of(puzzle, lines))

    def _fail(self, _why: str) -> None:
        if self._asked is not None:
            self._asked = None
            self.failed.emit()
