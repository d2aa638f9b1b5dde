"""The bots, as the window asks them: in a process of their own, so that no thought ever holds up a card."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from tressette_desktop.engine.bots.messages import Answer, Fault, Request
from tressette_desktop.engine.bots.process import BotProcess

_LOOK_AGAIN: Final = 15
"""How often, in milliseconds, to look for answers where a pipe cannot be watched (Windows)."""


class Thinker(QObject):
    """Asks one question at a time and answers by a signal. A question that was given up is never answered."""

    answered = Signal(object)
    """What came of the question: a Choice, an Action or None."""
    failed = Signal(str)
    """The question could not be answered, and why."""

    def __init__(self, errors: Path | None = None, parent: QObject | None = None) -> None:
        """``errors`` is the file for what goes wrong in their process."""
        super().__init__(parent)
        self._process = BotProcess(errors)
        self._wanted: int | None = None
        self._starts = 0
        self._notifier: QSocketNotifier | None = None
        self._clock = QTimer(self, interval=_LOOK_AGAIN)
        self._clock.timeout.connect(self._collect)

    def warm_up(self) -> None:
        """Start the process before the first question, when there is time for it."""
        self._process.start()
        self._watch()

    def ask(self, request: Request) -> None:
        """Ask; an earlier question that is still open is given up."""
        self.cancel()
        self._wanted = self._process.ask(request)
        self._watch()

    def cancel(self) -> None:
        """Give the open question up, if there is one."""
        if self._wanted is not None:
            self._process.cancel(self._wanted)
            self._wanted = None

    def stop(self) -> None:
        """End the process, and let it end what it does at the moment."""
        self._forget()
        self._process.stop()

    def kill(self) -> None:
        """End the process in the middle of whatever it does."""
        self._forget()
        self._process.stop(farewell=0.0)

    def _forget(self) -> None:
        self._wanted = None
        self._clock.stop()
        if self._notifier is not None:
            self._notifier.setEnabled(False)
            self._notifier = None

    def _watch(self) -> None:
        """Follow the pipe of the process that runs now; a process that died was replaced by one with another pipe."""
        if sys.platform == "win32":
            self._clock.start()
            return
        handle = self._process.fileno()
        if self._notifier is None or self._process.starts != self._starts:
            if self._notifier is not None:
                self._notifier.deleteLater()
            self._starts = self._process.starts
            self._notifier = QSocketNotifier(handle, QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(self._collect)
        self._notifier.setEnabled(True)

    def _collect(self) -> None:
        """Take what has come, then tell it: whoever hears an answer may ask again at once.

        Meanwhile the pipe is not watched, because a dead process takes its pipe along.
        """
        if self._notifier is not None:
            self._notifier.setEnabled(False)
        replies = tuple(self._process.replies())
        self._watch()
        for reply in replies:
            if reply.id is None or reply.id != self._wanted:
                continue
            self._wanted = None
            if isinstance(reply, Answer):
                self.answered.emit(reply.value)
            elif isinstance(reply, Fault):
                self.failed.emit(reply.text)
