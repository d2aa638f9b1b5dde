"""A record that goes on by itself, from move to move, until it is stopped."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from ..settings import Speed

BETWEEN: Final = {Speed.SLOW: 1100, Speed.NORMAL: 650, Speed.FAST: 300, Speed.NONE: 800}
"""How long a move rests before the next, in milliseconds."""


class GoingOn(QObject):
    """Wants one move after the other, each when the one before has come to rest."""

    wanted = Signal()
    """The next move."""
    changed = Signal(bool)
    """It goes on by itself now, or it does not."""

    def __init__(self, speed: Speed, parent: QObject) -> None:
        super().__init__(parent)
        self.on = False
        self.between = BETWEEN[speed]
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self.wanted)

    def toggle(self) -> None:
        """Begin at once, or stop."""
        self.on = not self.on
        self.changed.emit(self.on)
        if self.on:
            self.wanted.emit()
        else:
            self._next.stop()

    def stop(self) -> None:
        """Go no further."""
        if self.on:
            self.toggle()

    def rested(self) -> None:
        """Nothing moves any more."""
        if self.on:
            self._next.start(self.between)
