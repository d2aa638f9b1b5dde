"""Freeze the program: Python, what of Qt `parts.py` lists, the modules and pictures of the game, in one folder."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from common import BUILD, ROOT, Impossible, environment, fresh, run, settle, sources, write

REQUIREMENTS = (ROOT / "requirements.txt", ROOT / "packaging" / "frozen" / "requirements.txt")


def python() -> Path:
    """The Python that freezes, with all that the program stands on."""
    return environment(*REQUIREMENTS)


def freeze(*, system: bool = False) -> Path:
    """The folder with the executable ``tressette`` and all that it needs.

    With ``system`` the libraries of this machine go along, but for those that every machine has; without, the system
    the program is installed on must bring them.
    """
    if sys.platform.startswith("linux") and shutil.which("objdump") is None:
        raise Impossible("the Debian package binutils is needed for this")
    folder = fresh(BUILD / "frozen")
    source = sources()
    words = ("--noconfirm", "--log-level", "ERROR", "--distpath", folder, "--workpath", BUILD / "pyinstaller")
    spec = source / "packaging" / "frozen" / "tressette.spec"
    run(python(), "-m", "PyInstaller", "--clean", *words, spec, *(["--", "system"] if system else []))
    made = folder / "tressette"
    write(made / "qt.conf", "[Paths]\nPrefix = _internal/PySide6/Qt\n")
    settle(made)
    return made
