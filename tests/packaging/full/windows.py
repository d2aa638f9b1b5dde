"""The setup for Windows, built here for a trial: what lies in it, and a hand played with its folder under wine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.packaging.evening import lay_out
from tests.packaging.recipes import ROOT, common, parts, recipe
from tests.xvfb.screen import Screen, Window, wait_for
from tests.xvfb.test_ten_cards import CONTINUE, play_one

PACKED_MOST = 35_000_000
TREE = ROOT / "build" / "windows"
BESIDE = {
    "_bz2.pyd",
    "_ctypes.pyd",
    "_decimal.pyd",
    "_lzma.pyd",
    "_multiprocessing.pyd",
    "_queue.pyd",
    "_socket.pyd",
} | {
    *(
        "_zoneinfo.pyd",
        "select.pyd",
        "unicodedata.pyd",
        "libffi-8.dll",
        "python3.dll",
        "python313.dll",
        "python313.zip",
    ),
    *("python313._pth", "pythonw.exe", "tressette.exe", "tressette-desktop.exe"),
    *("vcruntime140.dll", "vcruntime140_1.dll"),
}


@pytest.fixture(scope="module")
def setup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The setup; what it installs lies in `TREE`."""
    out = tmp_path_factory.mktemp("windows")
    subprocess.run([sys.executable, ROOT / "packaging" / "build.py", "windows", "--quick", "--out", out], check=True)
    (made,) = out.iterdir()
    return made


def test_the_setup_is_small_and_a_program(setup: Path) -> None:
    assert setup.stat().st_size <= PACKED_MOST
    assert setup.read_bytes()[:2] == b"MZ"
    told = subprocess.check_output(["7z", "l", "-ba", "-slt", setup], text=True)
    packed = {name.replace("\\", "/") for name in re.findall("^Path = (.+)$", told, re.MULTILINE)}
    tree = {str(path.relative_to(TREE)) for path in TREE.rglob("*") if path.is_file()}
    assert tree <= packed
    assert {name for name in packed - tree if not name.startswith("$PLUGINSDIR")} <= {"uninstall.exe"}


def test_nothing_lies_in_the_folder_but_what_is_listed(setup: Path) -> None:
    assert setup.exists()
    assert {path.name for path in TREE.iterdir() if path.is_file()} == BESIDE
    assert {path.name for path in TREE.iterdir() if path.is_dir()} == {"app", "lib", "licences"}
    qt = TREE / "lib" / "PySide6"
    names = [path.relative_to(qt).as_posix() for path in qt.rglob("*") if path.is_file()]
    assert [name for name in names if not parts.wanted(name, "win32")] == []
    assert parts.missing(names, "win32") == []
    assert {path.name for path in (TREE / "lib").iterdir()} == set(recipe("windows.recipe").ALONG)
    assert not list(TREE.rglob("icuuc.dll"))
    with zipfile.ZipFile(TREE / "python313.zip") as library:
        assert [name for name in library.namelist() if recipe("windows.recipe").is_left_out(name)] == []
    assets = subprocess.check_output(["git", "ls-files", "-z", "tressette_desktop"], cwd=ROOT, text=True)
    assert all((TREE / "app" / name).is_file() for name in assets.split("\0") if name and (ROOT / name).is_file())


@pytest.fixture(scope="module")
def wine(setup: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of the folder with what wine lacks; wine's own folders are beside it."""
    assert setup.exists()
    folder = tmp_path_factory.mktemp("wine")
    shutil.copytree(TREE, folder / "Tressette")
    stub = folder / "Tressette" / "lib" / "PySide6" / "icuuc.dll"
    source = Path(__file__).with_name("icu_stub.c")
    subprocess.run(["x86_64-w64-mingw32-gcc", "-shared", "-O2", "-s", source, "-o", stub], check=True)
    surroundings = wine_surroundings(folder)
    subprocess.run(["wineboot", "--init"], env=surroundings, stdin=subprocess.DEVNULL, check=True)
    # What was started without a screen never gets one.
    subprocess.run(["wineserver", "--kill"], env=surroundings, check=False)
    subprocess.run(["wineserver", "--wait"], env=surroundings, check=False)
    yield folder
    subprocess.run(["wineserver", "--kill"], env=surroundings, check=False)


def wine_surroundings(folder: Path) -> dict[str, str]:
    """What wine has to know."""
    told = {"WINEPREFIX": str(folder / "prefix"), "WINEDEBUG": "-all", "WINEARCH": "win64"}
    # What the tests ask of Qt on Linux is nothing to Windows.
    return {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"} | told


def test_a_hand_under_wine(wine: Path, screen: Screen) -> None:
    (person,) = (path for path in (wine / "prefix/drive_c/users").iterdir() if path.name != "Public")
    home = wine / "home"
    journal = lay_out(home)
    theirs = person / "AppData" / "Local" / common.NAME
    shutil.copytree(home / "config" / common.NAME, theirs)
    shutil.copytree(journal.parent, theirs / "games")
    journal = theirs / "games" / journal.name
    for cards in (range(1, 6), range(6, 11)):
        with started(wine, screen) as window:
            window.click(CONTINUE)
            for card in cards:
                play_one(window, journal, card)
            if card == 10:
                wait_for(lambda: "\n=" in journal.read_text(encoding="utf-8"), "the score of the hand")


@contextmanager
def started(wine: Path, screen: Screen) -> Iterator[Window]:
    """The window of the program under wine, until the power fails: all of wine is killed."""
    surroundings = wine_surroundings(wine) | {"DISPLAY": screen.display}
    # Wine wants something to read and a pipe to write to, where a terminal would be.
    line = 'wine "$1" </dev/zero 2>&1 | cat'
    process = subprocess.Popen(["sh", "-c", line, "sh", wine / "Tressette" / "tressette-desktop.exe"], env=surroundings)
    search = ["xdotool", "search", "--onlyvisible", "--name", "^Tressette$"]

    def look() -> str:
        found = subprocess.run(search, env=surroundings, check=False, capture_output=True, text=True)
        return found.stdout.split("\n")[0]

    try:
        yield Window(screen, wait_for(look, "the window"))
    finally:
        subprocess.run(["wineserver", "--kill"], env=surroundings, check=False)
        process.wait()
