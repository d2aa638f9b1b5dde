"""The setup for Windows under wine: installed, played, upgraded, gone on with, removed.

The setup that is given away is a 32-bit program, for which Debian's wine has no room; the same script makes one of 64
bits here, and that is run. Its windows were looked at by hand; here it installs without a question.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.packaging.evening import lay_out
from tests.packaging.full.windows import TREE
from tests.packaging.recipes import ROOT, common, imported, parts, recipe
from tests.xvfb.screen import Screen, Window, wait_for
from tests.xvfb.test_ten_cards import CONTINUE, GAME, play_one
from tressette_desktop import __version__

ELSEWHERE = {"fcntl"}
"""Modules that the program asks for on other systems only."""
OLDER = "0.0.9"


@dataclass(frozen=True)
class Wine:
    """A Windows of one's own, in a folder."""

    folder: Path

    @property
    def person(self) -> Path:
        """The folders of the one who plays there."""
        (person,) = (path for path in (self.folder / "prefix/drive_c/users").iterdir() if path.name != "Public")
        return person / "AppData"

    @property
    def program(self) -> Path:
        """Where the setup puts the program."""
        return self.person / "Local" / "Programs" / "Tressette"

    def surroundings(self, display: str = "", said: str = "-all") -> dict[str, str]:
        """What wine has to know; what the tests ask of Qt on Linux is nothing to Windows."""
        told = {"WINEPREFIX": str(self.folder / "prefix"), "WINEDEBUG": said, "WINEARCH": "win64", "DISPLAY": display}
        told["WINEDLLOVERRIDES"] = "winemenubuilder.exe=d"
        return {key: value for key, value in os.environ.items() if key != "QT_QPA_PLATFORM"} | told

    def do(self, *words: str | Path) -> str:
        """Run a program of Windows without a window; what it prints."""
        # Wine wants something to read and a pipe to write to, where a terminal would be.
        with Path("/dev/zero").open("rb") as zero:
            done = subprocess.run(["wine", *words], env=self.surroundings(), stdin=zero, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def end(self) -> None:
        """The power fails; all that is known is on the disk then."""
        for word in ("--kill", "--wait"):
            subprocess.run(["wineserver", word], env=self.surroundings(), check=False)

    def registry(self) -> str:
        """What Windows has been told of this person's programs."""
        self.end()
        return (self.folder / "prefix" / "user.reg").read_text(encoding="utf-8", errors="replace")

    def lend_icu(self) -> None:
        """Lay beside Qt a stand-in for a library that Windows brings and wine has not."""
        source = Path(__file__).with_name("icu_stub.c")
        stub = self.program / "lib" / "PySide6" / "icuuc.dll"
        subprocess.run(["x86_64-w64-mingw32-gcc", "-shared", "-O2", "-s", source, "-o", stub], check=True)


@pytest.fixture(scope="module")
def setups(setup: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """An older setup and that of today, of 64 bits."""
    assert setup.exists()
    folder = tmp_path_factory.mktemp("setups")
    press = recipe("windows.recipe").press
    wide = {"squeeze": "zlib", "target": "amd64-unicode"}
    older = press(TREE, folder / "older-setup.exe", version=OLDER, numbers=f"{OLDER}.0", **wide)
    return older, press(TREE, folder / "today-setup.exe", **wide)


@pytest.fixture(scope="module")
def wine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wine]:
    """A fresh Windows."""
    made = Wine(tmp_path_factory.mktemp("wine"))
    subprocess.run(["wineboot", "--init"], env=made.surroundings(), stdin=subprocess.DEVNULL, check=True)
    # What was started without a screen never gets one.
    made.end()
    yield made
    made.end()


@contextmanager
def started(wine: Wine, screen: Screen, *words: str | Path) -> Iterator[Window]:
    """The window of the program, until the power fails; what it loads is written to the folder of wine."""
    surroundings = wine.surroundings(screen.display, "-all,+loaddll")
    command = shlex.join(map(str, ["wine", wine.program / "tressette-desktop.exe", *words]))
    log = wine.folder / "loaded"
    process = subprocess.Popen(["sh", "-c", f"{command} </dev/zero 2>&1 | cat >{log}"], env=surroundings)
    search = ["xdotool", "search", "--onlyvisible", "--name", "^Tressette$"]

    def look() -> str:
        found = subprocess.run(search, env=surroundings, check=False, capture_output=True, text=True)
        return found.stdout.split("\n")[0]

    try:
        yield Window(screen, wait_for(look, "the window"))
    finally:
        wine.end()
        process.wait()


def test_a_hand_survives_a_kill_an_upgrade_and_the_removal(
    wine: Wine, setups: tuple[Path, Path], screen: Screen, tmp_path: Path
) -> None:
    older, today = setups
    theirs = wine.person / "Local" / common.NAME
    home = tmp_path / "home"
    journal = theirs / "games" / lay_out(home).name
    shutil.copytree(home / "config" / common.NAME, theirs)
    shutil.copytree(home / "data" / common.NAME / "games", theirs / "games")

    wine.do(older, "/S")
    wine.lend_icu()
    assert f'"DisplayVersion"="{OLDER}"' in wine.registry()
    gone = wine.program / "app" / "tressette_desktop" / "of_the_older.txt"
    kept = wine.program / "lib" / "of_the_person.txt"
    for file in (gone, kept):
        file.write_text("")
    with started(wine, screen) as window:
        window.click(CONTINUE)
        for card in range(1, 6):
            play_one(window, journal, card)
        subprocess.run(["wine", today, "/S"], env=wine.surroundings(screen.display), check=False)
        assert gone.exists(), "nothing is touched while the game is open"

    wine.do(today, "/S")
    wine.lend_icu()
    assert f'"DisplayVersion"="{__version__}"' in wine.registry()
    assert not gone.exists()
    assert kept.exists()
    with started(wine, screen) as window:
        window.click(CONTINUE)
        for card in range(6, 11):
            play_one(window, journal, card)
        wait_for(lambda: "\n=" in journal.read_text(encoding="utf-8"), "the score of the hand")
    check_what_was_loaded((wine.folder / "loaded").read_text(encoding="utf-8", errors="replace"))

    written = journal.read_bytes()
    wine.do(wine.program / "uninstall.exe", "/S")
    wait_for(lambda: not (wine.program / "uninstall.exe").exists(), "the end of the removal")
    assert [path for path in wine.program.rglob("*") if path.is_file()] == [kept]
    left = wine.registry()
    assert "Tressette.Record" not in left
    assert "TressetteDesktop" not in left
    assert not list(wine.person.rglob("Tressette.lnk"))
    assert journal.read_bytes() == written
    assert '"speed": "fast"' in (theirs / "settings.json").read_text(encoding="utf-8")
    kept.unlink()


def check_what_was_loaded(told: str) -> None:
    """The allow-list of Qt against what wine saw being loaded."""
    paths = re.findall(r'Loaded L"(.*?)"', told)
    names = {path.replace("\\\\", "/").rpartition("/Tressette/lib/PySide6/")[2] for path in paths}
    found = {path.relative_to(TREE / "lib/PySide6").as_posix() for path in (TREE / "lib/PySide6").rglob("*")}
    shipped = {name for name in found if name.endswith((".dll", ".pyd"))}
    assert shipped & names, "nothing of Qt was seen"
    assert {name for name in shipped - names if not parts.answers(name, parts.AT_NEED["win32"])} == set()


def test_windows_is_told_where_the_game_is_and_opens_records_with_it(
    wine: Wine, setups: tuple[Path, Path], screen: Screen
) -> None:
    wine.do(setups[1], "/S")
    wine.lend_icu()
    told = wine.registry()
    assert list(wine.person.rglob("Start Menu/Programs/Tressette.lnk"))
    assert '"QuietUninstallString"' in told
    kind = re.search(r'\[Software\\\\Classes\\\\\.tsn\].*?@="(.*?)"', told, re.DOTALL)
    assert kind is not None
    assert kind[1] == "Tressette.Record"
    command = re.search(r'Tressette\.Record\\\\shell\\\\open\\\\command\].*?@="(.*?)"\n', told, re.DOTALL)
    assert command is not None
    # As it stands in the registry: "C:\\...\\tressette-desktop.exe" "%1", with quotes and strokes doubled.
    program, record = re.findall(r'\\"(.*?)\\"', command[1])
    assert program.replace("\\\\", "/").endswith("/Programs/Tressette/tressette-desktop.exe")
    assert record == "%1"
    pressed = wine.folder / "prefix/drive_c/una partita è aperta.tsn"
    pressed.write_text(GAME, encoding="utf-8")
    with started(wine, screen, rf"C:\{pressed.name}") as window:
        play_one(window, pressed, 1)


def test_python_there_finds_every_module_that_the_program_names(wine: Wine) -> None:
    names = sorted(name for name in imported() if name.partition(".")[0] not in ELSEWHERE)
    assert "sqlite3" not in names or (wine.program / "sqlite3.dll").exists()
    asked = "; ".join(f"import {name}" for name in [*names, "sqlite3", "tressette_desktop.ui.app"])
    wine.do(wine.program / "pythonw.exe", "-c", asked)
    wine.do(wine.program / "tressette.exe", "verify", f"Z:{ROOT}/tests/goldens/classic.tsn".replace("/", "\\"))
