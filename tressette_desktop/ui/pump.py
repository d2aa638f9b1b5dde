"""Long work in the one thread of the window: a few milliseconds at a time, so that the window stays awake."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

SLICE: Final = 0.012
"""Seconds of work between two looks at what the player does."""


class Pump(QObject):
    """Works through an iterator of small steps until it ends, fails, or is stopped."""

    advanced = Signal(object)
    """The latest of what the steps yielded, once for each slice."""
    finished = Signal()
    failed = Signal(object)
    """The disk refused something (OSError)."""

    def __init__(self, work: Iterator[object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._work = work
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._go_on)

    def start(self, at_once: float = 0.0) -> None:
        """Begin; what takes no longer than so many seconds is done before this returns."""
        self._timer.start()
        if at_once:
            self._go_on(at_once)

    def stop(self) -> None:
        """Leave the rest undone."""
        self._timer.stop()

    def _go_on(self, seconds: float = SLICE) -> None:
        until = time.perf_counter() + seconds
        latest: object = None
        try:
            while time.perf_counter() < until:
                latest = next(self._work)
        except StopIteration:
            self._timer.stop()
            self.finished.emit()
            return
        except OSError as error:
            self._timer.stop()
            self.failed.emit(error)
            return
        if latest is not None:
            self.advanced.emit(latest)
