"""The lesson at a real table, with bots that answer without a process of their own."""

from __future__ import annotations

import random

from PySide6.QtCore import QTimer

from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.messages import Choose, Request
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.ui.thinker import Thinker


class Ready(Thinker):
    """Answers as soon as whoever asked has turned away."""

    def __init__(self) -> None:
        super().__init__()
        self._asked: Request | None = None

    def ask(self, request: Request) -> None:
        """Answer in a moment, unless it is given up before."""
        self._asked = request
        QTimer.singleShot(0, self, lambda: self._answer(request))

    def cancel(self) -> None:
        """Nobody wants to know any more."""
        self._asked = None

    def stop(self) -> None:
        """There is nothing to be ended."""

    def _answer(self, request: Request) -> None:
        if request is not self._asked or not isinstance(request, Choose):
            return
        self._asked = None
        thought = Thought(random.Random(request.seed))
        self.answered.emit(BOTS[request.bot].choose(request.view, request.legal, thought))
