"""The solver without a process."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from tressette_desktop.engine.bots.messages import Solve
from tressette_desktop.engine.kernel.solver import Solver


class Solving(QObject):
    """Answers with the next round of events, in place of the process of the bots."""

    answered = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Solve] = []
        self.wanted = 0

    def ask(self, question: Solve) -> None:
        """Solve it."""
        self.asked.append(question)
        self.wanted = len(self.asked)
        number = self.wanted
        QTimer.singleShot(0, self, lambda: self._answer(number, question))

    def cancel(self) -> None:
        """The open question is given up."""
        self.wanted = 0

    def _answer(self, number: int, question: Solve) -> None:
        if number == self.wanted:
            self.answered.emit(Solver(question.frame).values(question.position))
