"""What helps to find a fault: the game without names, the log, and what the program runs on; in a folder, not sent."""

from __future__ import annotations

import locale
import os
import platform
from collections.abc import Iterable, Mapping
from dataclasses import fields
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Final

import PySide6
from PySide6.QtCore import QSysInfo, qVersion
from PySide6.QtGui import QGuiApplication

from tressette_desktop import __version__
from tressette_desktop.ui import log, theme
from tressette_desktop.ui.settings import Settings

LOGS: Final = (log.NAME, f"{log.NAME}.1", log.BOTS)
SHORTEST: Final = 3
"""Names of fewer letters would take words out of the log that are none."""


def system(settings: Settings) -> str:
    """Return what the program runs on and how it is set, a line each; nothing that names anybody."""
    app = QGuiApplication.instance()
    lines = {
        "tressette": __version__,
        "system": f"{QSysInfo.prettyProductName()}, {platform.machine()}, kernel {QSysInfo.kernelVersion()}",
        "Python": platform.python_version(),
        "PySide6": f"{PySide6.__version__}, Qt {qVersion()}",
        "platform": QGuiApplication.platformName() if app is not None else "none",
        "locale": str(locale.getlocale()[0]),
        "em": f"{theme.current().em:g}",
    }
    for number, screen in enumerate(QGuiApplication.screens(), 1):
        size, ratio = screen.size(), screen.devicePixelRatio()
        dots = screen.logicalDotsPerInch()
        lines[f"screen {number}"] = f"{size.width()} x {size.height()}, scale {ratio:g}, {dots:g} dpi"
    return "".join(f"{name}: {value}\n" for name, value in (lines | told(settings)).items())


def told(settings: Settings) -> dict[str, str]:
    """Return the settings that are switches, choices and numbers: what a player wrote himself is his."""
    found: dict[str, str] = {}
    for each in fields(settings):
        value = getattr(settings, each.name)
        if isinstance(value, Enum):
            found[each.name] = str(value.value)
        elif isinstance(value, bool | int | float):
            found[each.name] = str(value)
    return found


def write(folder: Path, parts: Mapping[str, str], logs: Path, names: Iterable[str]) -> Path:
    """Write a report into a new folder in this one, and return it; raises OSError when that cannot be.

    ``parts`` are texts by the names of their files; beside them stands what the logs say, without ``names``. The folder
    has its name only when everything is in it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    wanted = folder / f"report-{datetime.now():%Y-%m-%d-%H%M%S-%f}"
    unfinished = wanted.with_name(f".{wanted.name}.part")
    unfinished.mkdir()
    known = [name for name in names if len(name) >= SHORTEST]
    for name, text in (*parts.items(), *_logs(logs, known)):
        if text:
            (unfinished / name).write_text(text, encoding="utf-8")
    os.replace(unfinished, wanted)
    return wanted


def _logs(folder: Path, names: list[str]) -> Iterable[tuple[str, str]]:
    for name in LOGS:
        try:
            text = (folder / name).read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue
        yield f"{name}.txt", log.discreet(text[-log.SIZE :], names)
