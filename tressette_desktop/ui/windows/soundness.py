"""Whether a game that waits can really be gone on with: read through bit by bit, once the first page is there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from ..pump import Pump
from .waiting import waiting

Stamp = tuple[int, int]
"""When a file was changed last, and its size."""


class Soundness(QObject):
    """Knows which games of a folder only seem able to go on, and which are really."""

    learnt = Signal()
    """A game that was offered is damaged."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        self._known: dict[Path, tuple[Stamp, bool]] = {}
        self._pump: Pump | None = None

    def first(self) -> tuple[Path, str] | None:
        """Return the latest game that can go on, as far as is known, and one line about it."""
        return next((found for found in waiting(self._folder) if self._sound(found[0]) is not False), None)

    def latest(self) -> Path | None:
        """Return the latest game that can go on, however long it takes to find out."""
        for _step in self._search():
            pass
        found = self.first()
        return None if found is None else found[0]

    def search(self) -> None:
        """Find out, bit by bit, whether the game to offer is sound, and if it is not, which is."""
        if self._pump is not None:
            self._pump.stop()
            self._pump.deleteLater()
            self._pump = None
        before = self.first()
        if before is not None:
            self._pump = Pump(self._search(), self)
            self._pump.finished.connect(lambda: self._tell(before[0]))
            self._pump.start()

    def _tell(self, offered: Path) -> None:
        if self._sound(offered) is False:
            self.learnt.emit()

    def _search(self) -> Iterator[None]:
        for path, _line in waiting(self._folder):
            if self._sound(path) is None:
                with suppress(OSError):
                    yield from self._read(path)
            if self._sound(path):
                return

    def _read(self, path: Path) -> Iterator[None]:
        from tressette_desktop.engine.record.reader import chapters, content

        stamp = _stamp(path)
        sound = False
        for _lines, record in chapters(content(path))[-1].reading():
            sound = record.unfinished
            yield
        self._known[path] = stamp, sound

    def _sound(self, path: Path) -> bool | None:
        """Return whether a game can go on, as the file stands there now; None when that is not known."""
        with suppress(OSError):
            stamp, sound = self._known.get(path, (None, False))
            if stamp == _stamp(path):
                return sound
        return None


def _stamp(path: Path) -> Stamp:
    seen = path.stat()
    return seen.st_mtime_ns, seen.st_size
