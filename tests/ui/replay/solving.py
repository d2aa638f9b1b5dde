"""The solver without a process."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from tressette_desktop.engine.bots.messages import PlayOut, Solve
from tressette_desktop.engine.kernel.ending import endings
from tressette_desktop.engine.kernel.solver import Solver


class Solving(QObject):
    """Answers with the next round of events, in place of the process of the bots."""

    answered = Signal(object)
    failed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Solve | PlayOut] = []
        self.wanted = 0

    def ask(self, question: Solve | PlayOut) -> None:
        """Solve it."""
        self.asked.append(question)
        self.wanted = len(self.asked)
        number = self.wanted
        QTimer.singleShot(0, self, lambda: self._answer(number, question))

    def cancel(self) -> None:
        """The open question is given up."""
        self.wanted = 0

    def _answer(self, number: int, question: Solve | PlayOut) -> None:
        if number == self.wanted:
            solver = Solver(question.frame)
            lines = isinstance(question, PlayOut)
            answer = endings(question.frame, question.position, solver) if lines else solver.values(question.position)
            self.answered.emit(answer)
