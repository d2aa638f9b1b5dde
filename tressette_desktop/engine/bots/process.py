"""The process of the bots, seen from the game: one long-lived process that answers questions through a pipe.

Nobody here waits: a question is sent, and its answer is collected when the pipe has something to read. The process is
started by the first question, and again when it has died; what it had not answered is then asked once more.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Final

from tressette_desktop.engine.bots.messages import Cancel, Fault, Numbered, Reply, Request
from tressette_desktop.engine.bots.worker import serve

_FAREWELL: Final = 2.0
"""How long, in seconds, the process may take to end by itself when it is stopped."""


class BotProcess:
    """The bots, as someone sees them who may not wait for them.

    ``starts`` counts how often the process was started; with every start :meth:`fileno` is another one. ``errors`` is
    the file for what goes wrong there; without one it goes where errors of this process go.
    """

    def __init__(self, errors: Path | None = None) -> None:
        self.starts = 0
        self._errors = errors
        self._numbers = count(1)
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._open: dict[int, Numbered] = {}
        self._asked_again: set[int] = set()

    @property
    def pid(self) -> int | None:
        """The number of the running process, or None."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the process if it does not run; asking does so by itself."""
        if self._process is not None:
            return
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs, self._errors), name="tressette bots", daemon=True)
        self._process.start()
        theirs.close()
        self.starts += 1

    def ask(self, request: Request) -> int:
        """Send a request and return the number that its reply will carry."""
        numbered = Numbered(next(self._numbers), request)
        self._send(numbered)
        self._open[numbered.id] = numbered
        return numbered.id

    def cancel(self, number: int) -> None:
        """Give a request up. Its reply is then Cancelled, or the answer if that was quicker."""
        if number in self._open:
            self._send(Cancel(number))

    def fileno(self) -> int:
        """What to watch for reading, where a pipe can be watched; elsewhere ask for :meth:`replies` by the clock."""
        self.start()
        assert self._pipe is not None
        return self._pipe.fileno()

    def replies(self, timeout: float = 0.0) -> Iterator[Reply]:
        """Yield what has come. With a timeout, in seconds, wait that long for the first reply."""
        while self._pipe is not None:
            try:
                if not self._pipe.poll(timeout):
                    return
                reply: Reply = self._pipe.recv()
            except (EOFError, OSError):
                yield from self._revive()
                continue
            timeout = 0.0
            if reply.id is not None:
                self._open.pop(reply.id, None)
                self._asked_again.discard(reply.id)
            yield reply

    def stop(self, farewell: float = _FAREWELL) -> None:
        """End the process; open requests stay unanswered. It may be started again.

        It may take so long, in seconds, to end by itself before it is killed.
        """
        process, pipe, self._process, self._pipe = self._process, self._pipe, None, None
        self._open.clear()
        self._asked_again.clear()
        if process is None or pipe is None:
            return
        pipe.close()
        process.join(farewell)
        if process.is_alive():
            process.kill()
            process.join()
        process.close()

    def _send(self, message: Numbered | Cancel) -> None:
        self.start()
        assert self._pipe is not None
        with suppress(
            OSError
        ):  # it has died: the end of the pipe will be read in replies, and the question asked again
            self._pipe.send(message)

    def _revive(self) -> Iterator[Fault]:
        """Start the process again and ask once more what is open; a question that killed it twice is given up."""
        lost = dict(self._open)
        twice = self._asked_again & lost.keys()
        self.stop()
        for number in twice:
            yield Fault(number, "the process of the bots died over this question")
        for number in lost.keys() - twice:
            self._open[number] = lost[number]
        self._asked_again = set(self._open)
        for numbered in tuple(self._open.values()):
            self._send(numbered)
