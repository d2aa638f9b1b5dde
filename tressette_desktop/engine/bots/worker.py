"""The process of the bots, seen from inside. It imports no Qt and holds no more than the rules and the bots.

Thinking and listening share one thread: whoever thinks asks now and then whether the answer is still wanted, and that
question reads what has come meanwhile.
"""

from __future__ import annotations

import faulthandler
import os
import random
import signal
import sys
from collections import deque
from contextlib import suppress
from functools import lru_cache
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Final

from tressette_desktop.engine.bots.appraise import appraise
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.hint import advise
from tressette_desktop.engine.bots.messages import (
    Advise,
    Answer,
    Appraise,
    Cancel,
    Cancelled,
    Fault,
    Interrupt,
    Modules,
    Numbered,
    PlayOut,
    Reply,
    Solve,
)
from tressette_desktop.engine.bots.practice import practice
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.bots.thinker import PLAYERS
from tressette_desktop.engine.kernel.ending import endings
from tressette_desktop.engine.kernel.position import Frame
from tressette_desktop.engine.kernel.solver import Solver

_ERRORS: Final = 100_000
"""The bytes of errors after which the file begins anew."""


class Inbox:
    """What has come through the pipe and waits its turn, and which of it is no longer wanted."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._waiting: deque[Numbered] = deque()
        self._unwanted: set[int] = set()

    def next(self) -> Numbered:
        """Wait for the next request; EOFError when there will be none."""
        while not self._waiting:
            self._read()
        return self._waiting.popleft()

    def unwanted(self, number: int) -> bool:
        """Whether a request has been cancelled by now."""
        while self._pipe.poll():
            self._read()
        return number in self._unwanted

    def forget(self, number: int) -> None:
        """Drop what is known of a request that has been answered."""
        self._unwanted.discard(number)

    def _read(self) -> None:
        try:
            message = self._pipe.recv()
        except (EOFError, OSError):
            raise
        except Exception as error:  # whatever unpickling may raise: the next message is not affected
            self._pipe.send(Fault(None, f"unreadable: {error}"))
            return
        if isinstance(message, Numbered):
            self._waiting.append(message)
        elif isinstance(message, Cancel):
            self._unwanted.add(message.id)
        else:
            self._pipe.send(Fault(None, f"not a request: {type(message).__name__}"))


def serve(pipe: Connection, errors: Path | None = None) -> None:
    """Answer requests, in order, until the other end of the pipe is closed; before the first, practise.

    What goes wrong here, down to the fall of the process, is written into ``errors``.
    """
    if errors is not None:
        _write_errors(errors)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C in a terminal is for the game, which then stops this process
    inbox = Inbox(pipe)
    try:
        practise_until_asked(pipe)
        while True:
            pipe.send(reply(inbox.next(), inbox))
    except (EOFError, OSError):
        return


def practise_until_asked(pipe: Connection) -> None:
    """Practise until something comes through the pipe, or enough was practised."""
    for _ in practice(PLAYERS):
        if pipe.poll():
            return


def _write_errors(path: Path) -> None:
    """Let standard error be a file, which begins anew when it has grown; where that cannot be, it stays as it is."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        grown = path.exists() and path.stat().st_size > _ERRORS
        with open(path, "wb" if grown else "ab") as file:
            os.dup2(file.fileno(), 2)
        faulthandler.enable(2)


def reply(numbered: Numbered, inbox: Inbox) -> Reply:
    """Answer a request, whatever it is; only the end of the pipe ends more than that."""
    number = numbered.id
    try:
        if inbox.unwanted(number):
            return Cancelled(number)
        answer = _answer(numbered, inbox)
        return Cancelled(number) if inbox.unwanted(number) else answer
    except (EOFError, OSError):
        raise
    except Exception as error:  # a bad request costs its own answer, never the process
        return Fault(number, f"{type(error).__name__}: {error}")
    finally:
        inbox.forget(number)


def _answer(numbered: Numbered, inbox: Inbox) -> Answer:
    """Let the bot think that a request names."""
    number, request = numbered.id, numbered.request
    if isinstance(request, Modules):
        return Answer(number, tuple(sorted(sys.modules)))
    if isinstance(request, Solve):
        solver, at = _solver(request.frame), request.position
        return Answer(number, solver.compared(at, request.played) if request.played else solver.values(at))
    if isinstance(request, PlayOut):
        return Answer(number, endings(request.frame, request.position, _solver(request.frame)))
    thought = Thought(random.Random(request.seed), lambda: inbox.unwanted(number))
    if isinstance(request, Advise):
        return Answer(number, advise(request.view, request.legal, thought))
    if isinstance(request, Appraise):
        return Answer(number, appraise(request.view, request.legal, request.played, thought, request.deals))
    bot = BOTS[request.bot]
    if isinstance(request, Interrupt):
        return Answer(number, bot.interrupt(request.view, request.legal, thought))
    return Answer(number, bot.choose(request.view, request.legal, thought))


@lru_cache(maxsize=1)
def _solver(frame: Frame) -> Solver:
    """Keep the solver of the hand that is looked at: what it found of the last tricks it knows in the earlier ones."""
    return Solver(frame)
