"""What the recipes share: the version, the moment, the sources as they are committed, environments to build in.

Standard library only. Everything that is made on the way lies under ``build/``, what is for others under ``dist/``.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build"

NAME = "tressette-desktop"
TITLE = "Tressette Desktop"
APP_ID = "local.tressette.Desktop"
"""The name that desktops and shops know the program by. ``local`` belongs to nobody: whoever publishes the program
puts a domain of their own here, and nowhere else."""
MAINTAINER = "Tressette Desktop <tressette-desktop@localhost>"
"""As a package names who made it; whoever publishes puts an address that is read here."""
SUMMARY = "Tressette at a table of your own"


class Impossible(Exception):
    """Something that a recipe needs is not here; the text says what, in one sentence."""


def version() -> str:
    """The version of the game, from the one place where it stands."""
    text = (ROOT / "tressette_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


@cache
def moment() -> int:
    """The moment that all files of a build bear, in seconds since 1970: that of the commit."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(told)
    return int(output("git", "log", "-1", "--format=%ct"))


def run(*command: str | Path, cwd: Path = ROOT, **variables: str) -> None:
    """Run a command in an environment that is the same every time but for these variables."""
    try:
        subprocess.run([str(word) for word in command], cwd=cwd, env=surroundings(variables), check=True)
    except FileNotFoundError as error:
        raise Impossible(f"the program {command[0]} is needed for this and was not found") from error
    except subprocess.CalledProcessError as error:
        raise Impossible(f"{Path(command[0]).name} failed with status {error.returncode}") from error


def output(*command: str | Path, cwd: Path = ROOT) -> str:
    """What a command prints."""
    try:
        return subprocess.check_output([str(word) for word in command], cwd=cwd, text=True)
    except (FileNotFoundError, subprocess.CalledProcessError) as error:
        raise Impossible(f"{command[0]} is needed for this and did not work: {error}") from error


def surroundings(variables: Mapping[str, str]) -> dict[str, str]:
    """The variables that a tool sees: those of the machine, but one order of hashes, one moment, no screen."""
    steady = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(moment()), "LANG": "C.UTF-8", "TZ": "UTC"}
    return {**os.environ, **steady, "QT_QPA_PLATFORM": "offscreen", **variables}


def fresh(folder: Path) -> Path:
    """An empty folder in this place."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def sources() -> Path:
    """A copy of what git tracks, as it lies here: no left-over of a tool, nothing that is not added, one moment."""
    folder = fresh(BUILD / "source")
    for name in output("git", "ls-files", "-z").split("\0"):
        if name and (ROOT / name).is_file():
            copy(ROOT / name, folder / name)
    settle(folder)
    return folder


def copy(source: Path, target: Path) -> Path:
    """Copy a file, making the folders on the way."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    shutil.copymode(source, target)
    return target


def write(target: Path, text: str) -> Path:
    """Write a text, making the folders on the way."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8", newline="\n")
    return target


def settle(folder: Path) -> None:
    """Give all below a folder the modes and the moment that they have in every build."""
    for path in sorted(folder.rglob("*"), reverse=True):
        if path.is_symlink():
            os.utime(path, (moment(), moment()), follow_symlinks=False)
            continue
        # A library needs no right to be run; only what a person or the system starts does.
        started = path.is_dir() or (path.stat().st_mode & 0o100 and ".so" not in path.name)
        path.chmod(0o755 if started else 0o644)
        os.utime(path, (moment(), moment()))
    os.utime(folder, (moment(), moment()))


def environment(*lists: Path) -> Path:
    """The Python of an environment that holds exactly these lists of requirements; made once for their content."""
    content = hashlib.sha256(sys.version.encode() + b"".join(each.read_bytes() for each in lists)).hexdigest()[:12]
    folder = BUILD / f"environment-{content}"
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not (folder / "complete").exists():
        run(sys.executable, "-m", "venv", "--clear", folder)
        wanted = [word for each in lists for word in ("--requirement", str(each))]
        run(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--require-hashes", *wanted)
        write(folder / "complete", "")
    return python


def draw(python: Path, icon: str, names: Sequence[str], folder: Path) -> list[Path]:
    """Draw one of the program's icons as pixels, once for each of these names (see `desktop/draw.py`)."""
    targets = [folder / name for name in names]
    folder.mkdir(parents=True, exist_ok=True)
    source = ROOT / "tressette_desktop" / "assets" / "icons" / f"{icon}.svg"
    run(python, ROOT / "packaging" / "desktop" / "draw.py", source, *targets)
    return targets


def filled(template: Path, **extra: str) -> str:
    """A template with its ``@NAME@`` filled in."""
    values = {"NAME": NAME, "TITLE": TITLE, "APP_ID": APP_ID, "VERSION": version(), "SUMMARY": SUMMARY, **extra}
    return re.sub(r"@([A-Z_]+)@", lambda found: values[found[1]], template.read_text(encoding="utf-8"))
