"""Whether the system asks for less motion: a wish told to the computer once, which need not be told to us again.

Qt knows it from 6.12 on; until then every system is asked in its own way, and one that does not answer wishes nothing.
"""

from __future__ import annotations

import sys
from configparser import ConfigParser, Error
from pathlib import Path
from shutil import which
from typing import Final

from PySide6.QtCore import QObject, QProcess, QStandardPaths, Signal

COMMANDS: Final[dict[str, tuple[tuple[str, ...], bytes]]] = {
    "linux": (("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"), b"false"),
    "darwin": (("defaults", "read", "com.apple.universalaccess", "reduceMotion"), b"1"),
}
"""By system, the command that tells it, and what it says to one who wants less motion."""

CLIENT_AREA_ANIMATION: Final = 0x1042
"""What Windows calls it (SPI_GETCLIENTAREAANIMATION)."""


class Stillness(QObject):
    """Asks the system once, without waiting for the answer."""

    wished = Signal()
    """The system wishes for less motion."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: QProcess | None = None

    def ask(self) -> None:
        """Ask; `wished` comes if it is so, at once or in a moment."""
        if _kde() or _windows():
            self.wished.emit()
            return
        command, answer = COMMANDS.get(sys.platform, ((), b""))
        if not command or which(command[0]) is None:
            return
        self._asked = asked = QProcess(self)
        asked.finished.connect(lambda: self._told(asked, answer))
        asked.start(command[0], list(command[1:]))

    def stop(self) -> None:
        """Wait for no answer any more: a process that is deleted while it runs would still want to tell it."""
        if self._asked is not None:
            self._asked.finished.disconnect()
            self._asked.close()
            self._asked = None

    def _told(self, asked: QProcess, answer: bytes) -> None:
        if asked.readAllStandardOutput().trimmed().data() == answer:
            self.wished.emit()


def _kde() -> bool:
    """KDE writes it down for every program: animations that take no time at all."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    told = ConfigParser(strict=False, interpolation=None)
    try:
        told.read_string((Path(folder) / "kdeglobals").read_text(encoding="utf-8"))
        return told.getfloat("KDE", "AnimationDurationFactor", fallback=1.0) == 0.0
    except (OSError, ValueError, Error):
        return False


def _windows() -> bool:
    try:
        import ctypes
    except ImportError:  # the packages for other systems do not bring it
        return False
    libraries = getattr(ctypes, "windll", None)
    if libraries is None:
        return False
    on = ctypes.c_int(1)
    asked = libraries.user32.SystemParametersInfoW(CLIENT_AREA_ANIMATION, 0, ctypes.byref(on), 0)
    return bool(asked) and not on.value
