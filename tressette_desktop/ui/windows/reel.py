"""A record that is read bit by bit, so that a long one holds up nothing and can be looked at meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from tressette_desktop.engine.record.reader import Chapter, Record

AT_ONCE: Final = 2000
"""Lines that are read before anything else is done: more than a game has."""
AT_A_TIME: Final = 12
"""How long it is read before the window may do something else, in milliseconds."""


class Reel(QObject):
    """Reads one record, then another if it is asked to."""

    grown = Signal()
    """There is more of the record."""
    ended = Signal()
    """All of it is read."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.record = Record()
        self.lines = 0
        self._count = 1
        self._steps: Iterator[tuple[int, Record]] | None = None
        self._next = QTimer(self, interval=0)
        self._next.timeout.connect(self._go_on)

    @property
    def reading(self) -> bool:
        """Whether there may be more to come."""
        return self._steps is not None

    @property
    def percent(self) -> int:
        """How much of it is read."""
        return 100 * self.lines // max(1, self._count)

    def open(self, chapter: Chapter, least: int = AT_ONCE) -> Record:
        """Begin to read, at ``least`` so many lines at once, and return the record, which may still grow."""
        self.stop()
        self._count = len(chapter.lines)
        self._steps = chapter.reading()
        for _ in range(max(least, AT_ONCE)):
            if not self._read():
                return self.record
        self._next.start()
        return self.record

    def stop(self) -> None:
        """Read no further."""
        self._next.stop()
        self._steps = None

    def _go_on(self) -> None:
        clock = QElapsedTimer()
        clock.start()
        while self._read():
            if clock.elapsed() >= AT_A_TIME:
                self.grown.emit()
                return
        self._next.stop()
        self.ended.emit()

    def _read(self) -> bool:
        """Read a line; whether there was one."""
        step = next(self._steps, None) if self._steps is not None else None
        if step is None:
            self._steps = None
            return False
        self.lines, self.record = step
        return True
