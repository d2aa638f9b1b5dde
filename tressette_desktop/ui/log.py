"""The log of the program: what went wrong, in a file that cannot grow, without anybody's name in it.

Python's exceptions, Qt's messages and what the process of the bots last said come together here. Nothing is sent
anywhere; who reports a problem decides what becomes of it.
"""

from __future__ import annotations

import getpass
import logging
import re
import sys
from collections.abc import Iterable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

LOG: Final = logging.getLogger("tressette")
SIZE: Final = 200_000
"""The most bytes of a file; there is one older file beside it."""
NAME: Final = "tressette.log"
BOTS: Final = "bots.log"
"""What the process of the bots wrote where errors go."""

_CARD: Final = re.compile(r"card\('[^']*'\)")
_LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def discreet(text: str, names: Iterable[str] = ()) -> str:
    """Return text without the home of whoever is at the machine, the name of the account, other names, and any card.

    >>> discreet("no room in /home/rosa/games", ["rosa"])
    'no room in /home/somebody/games'
    >>> discreet("PlayCard(card=card('3c'), word=None)")
    'PlayCard(card=card, word=None)'
    """
    text = _CARD.sub("card", text)
    home = str(Path.home())
    if len(home) > 1:
        text = text.replace(home, "~").replace(home.replace("\\", "\\\\"), "~")
    for name in sorted({_account(), *names} - {""}, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "somebody", text, flags=re.IGNORECASE)
    return text


def begin(folder: Path) -> None:
    """Write the log into a folder from now on; where that cannot be, there is none."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(folder / NAME, maxBytes=SIZE, backupCount=1, encoding="utf-8", delay=True)
    except OSError:
        return
    handler.setFormatter(_Discreet("%(asctime)s %(levelname)s %(message)s"))
    LOG.addHandler(handler)
    LOG.setLevel(logging.INFO)


def end() -> None:
    """Close the log."""
    for handler in tuple(LOG.handlers):
        if isinstance(handler, RotatingFileHandler):
            LOG.removeHandler(handler)
            handler.close()


def listen() -> None:
    """Take down what nobody catches: Python's exceptions and Qt's messages; both are told on the terminal as before."""
    told_before = sys.excepthook

    def fell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if not issubclass(kind, KeyboardInterrupt):
            LOG.critical("not caught", exc_info=(kind, error, trace))
        told_before(kind, error, trace)

    sys.excepthook = fell
    qInstallMessageHandler(qt_said)


def qt_said(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Take down a message of Qt."""
    LOG.log(_LEVELS.get(kind, logging.WARNING), "Qt %s: %s", context.category or "", message)
    if sys.stderr is not None and kind is not QtMsgType.QtDebugMsg:
        about = "" if context.category in {None, "default"} else f"{context.category}: "
        print(f"{about}{message}", file=sys.stderr)


class _Discreet(logging.Formatter):
    """Leaves out what is personal, in exceptions too."""

    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record))


def _account() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
