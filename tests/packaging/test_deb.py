"""For Debian and Ubuntu: the package is small and holds what it should; an evening survives upgrade and removal."""

from __future__ import annotations

import configparser
import io
import os
import re
import shlex
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copy, rmtree

import pytest
from PySide6.QtGui import QImage

from tests.packaging.evening import first_half, lay_out, leave, second_half
from tests.packaging.recipes import ROOT, common, imported, parts
from tests.xvfb.screen import Screen, wait_for
from tests.xvfb.test_ten_cards import BRISK, play_one, sit_down
from tressette_desktop import __version__

LIB = "usr/lib/tressette-desktop/"
INSIDE = f"{LIB}_internal/"
Install = Callable[[Path], Path]
"""Installs a package, and gives the folder that it then lies below."""

OF_WINDOWS = {"ctypes", "msvcrt", "winreg"}
"""Modules that the program asks for on Windows only."""

PACKED_MOST = 40_000_000
INSTALLED_MOST = 130_000_000


@pytest.fixture(scope="session")
def names(deb: Path) -> list[str]:
    """Every file of the package, without the dot before it."""
    told = io.BytesIO(subprocess.check_output(["dpkg-deb", "--fsys-tarfile", deb]))
    with tarfile.open(fileobj=told) as archive:
        return [entry.name.removeprefix("./") for entry in archive if not entry.isdir()]


@pytest.fixture(scope="module")
def install(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Install]:
    """By root with apt, and removed at the end. For anybody else, and where the game is installed to be played, the
    package is only unpacked.
    """
    if os.geteuid() == 0 and not is_installed():

        def by_apt(package: Path) -> Path:
            apt("install", "--allow-downgrades", str(package))
            return Path("/")

        yield by_apt
        apt("purge", common.NAME)
        return

    def unpack(package: Path) -> Path:
        folder = tmp_path_factory.mktemp("root")
        subprocess.run(["dpkg-deb", "--extract", package, folder], check=True)
        return folder

    yield unpack


def is_installed() -> bool:
    """Whether dpkg knows the game."""
    return subprocess.run(["dpkg", "--status", common.NAME], check=False, capture_output=True).returncode == 0


def apt(*words: str) -> str:
    """Let apt do something, and return what it says."""
    quiet = ["--yes", "--quiet", "--no-install-recommends", "--option", "DPkg::Lock::Timeout=300"]
    done = subprocess.run(["apt-get", *quiet, *words], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def older(deb: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same package as if it had been built for an earlier version, not pressed at all."""
    return predated(deb, tmp_path_factory.mktemp("older"))


def predated(deb: Path, folder: Path) -> Path:
    """A package that bears a version before that of today."""
    subprocess.run(["dpkg-deb", "--raw-extract", deb, folder / "root"], check=True)
    card = folder / "root" / "DEBIAN" / "control"
    card.write_text(re.sub("(?m)^Version: .*$", f"Version: {__version__}~older", card.read_text()))
    subprocess.run(["dpkg-deb", "-Znone", "--build", folder / "root", folder / "older.deb"], check=True)
    return folder / "older.deb"


# --- what lies in it -------------------------------------------------------------------------------------------------


def test_it_is_small(deb: Path) -> None:
    installed = subprocess.check_output(["dpkg-deb", "--field", deb, "Installed-Size"], text=True)
    assert deb.stat().st_size <= PACKED_MOST
    assert int(installed) * 1024 <= INSTALLED_MOST


def test_it_holds_what_a_desktop_asks_for(names: list[str]) -> None:
    hicolor = "usr/share/icons/hicolor"
    assert {
        "usr/games/tressette",
        "usr/games/tressette-desktop",
        "usr/share/applications/tressette-desktop.desktop",
        "usr/share/mime/packages/tressette-desktop.xml",
        f"usr/share/metainfo/{common.APP_ID}.metainfo.xml",
        f"{hicolor}/scalable/apps/tressette-desktop.svg",
        f"{hicolor}/scalable/mimetypes/application-x-tressette-record.svg",
        f"{hicolor}/48x48/apps/tressette-desktop.png",
        f"{hicolor}/48x48/mimetypes/application-x-tressette-record.png",
        "usr/share/man/man6/tressette.6.gz",
        "usr/share/man/man6/tressette-desktop.6.gz",
        "usr/share/doc/tressette-desktop/copyright",
    } <= set(names)


def test_all_pictures_words_and_letters_lie_in_it(names: list[str]) -> None:
    inside = {name.removeprefix(INSIDE) for name in names if name.startswith(INSIDE)}
    assets = subprocess.check_output(["git", "ls-files", "-z", "tressette_desktop/assets"], cwd=ROOT, text=True)
    assert set(filter(None, assets.split("\0"))) <= inside
    assert {f"PySide6/Qt/translations/qtbase_{language}.qm" for language in parts.LANGUAGES} <= inside
    assert any(name.startswith("fontpkg_vollkorn/files/") for name in inside)
    assert any(name.startswith("fontpkg_atkinson_hyperlegible/files/") for name in inside)


def test_nothing_of_qt_is_there_but_what_is_listed(names: list[str]) -> None:
    of_qt = [name.removeprefix(f"{INSIDE}PySide6/") for name in names if name.startswith(f"{INSIDE}PySide6/")]
    assert of_qt
    assert [name for name in of_qt if not parts.wanted(name, "linux")] == []
    libraries = [name for name in names if ".so" in name and name.startswith(INSIDE)]
    own = ("PySide6/", "shiboken6/", "python3", "libpython3", "libQt6", "libicu", "libpyside6", "libshiboken6")
    assert [name for name in libraries if not name.removeprefix(INSIDE).startswith(own)] == []


def test_no_module_is_there_that_a_card_game_does_not_need(deb: Path, tmp_path: Path) -> None:
    subprocess.run(["dpkg-deb", "--extract", deb, tmp_path], check=True)
    python = common.environment(*common_lists())
    told = subprocess.check_output([python, "-c", LIST_MODULES, tmp_path / LIB / "tressette"], text=True).split()
    assert "tressette_desktop.ui.app" in told
    assert "tressette_desktop.commands.verify" in told
    assert [name for name in told if left_out(name)] == []
    compiled = {path.name.split(".")[0] for path in (tmp_path / INSIDE).rglob("lib-dynload/*")}
    assert compiled & set(parts.LEFT_OUT) == set()
    with zipfile.ZipFile(tmp_path / INSIDE / "base_library.zip") as library:
        first = {name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".") for name in library.namelist()}
    assert imported() - {*told, *compiled, *first, *sys.builtin_module_names} <= OF_WINDOWS


LIST_MODULES = """
import sys
from PyInstaller.archive.readers import CArchiveReader
print(*CArchiveReader(sys.argv[1]).open_embedded_archive("PYZ.pyz").toc)
"""


def common_lists() -> tuple[Path, Path]:
    """The requirements of the environment that freezes."""
    return ROOT / "requirements.txt", ROOT / "packaging" / "frozen" / "requirements.txt"


def left_out(module: str) -> bool:
    """Whether a module, or a package that it is in, is to be left out."""
    words = module.split(".")
    return any(".".join(words[:i]) in parts.LEFT_OUT for i in range(1, len(words) + 1))


# --- an evening with it ----------------------------------------------------------------------------------------------


def test_a_hand_survives_a_kill_an_upgrade_and_the_removal(
    older: Path, deb: Path, install: Install, screen: Screen, own_folders: Path
) -> None:
    journal = lay_out(own_folders)
    first_half(screen, journal, str(install(older) / "usr/games/tressette-desktop"))
    root = install(deb)
    second_half(screen, journal, str(root / "usr/games/tressette-desktop"))
    written = journal.read_bytes()
    assert "Your games stay in ~/.local/share/tressette-desktop/games" in remove(deb, root)
    assert not (root / LIB).exists()
    assert journal.read_bytes() == written
    settings = own_folders / "config" / "tressette-desktop" / "settings.json"
    assert '"speed": "fast"' in settings.read_text(encoding="utf-8")


def remove(deb: Path, root: Path) -> str:
    """Remove the package as it was installed; what the person is told."""
    if root == Path("/"):
        return apt("remove", common.NAME)
    rmtree(root / LIB)
    subprocess.run(["dpkg-deb", "--control", deb, root / "control"], check=True)
    return subprocess.check_output([root / "control" / "postrm", "remove"], text=True)


def test_it_loads_what_is_listed_and_the_bots_no_qt(
    deb: Path, install: Install, screen: Screen, own_folders: Path
) -> None:
    journal = lay_out(own_folders)
    root = install(deb)
    inside = root / INSIDE
    with screen.program(str(root / "usr/games/tressette-desktop")) as program:
        play_one(sit_down(program), journal, 1)
        shipped = {str(path.relative_to(inside)) for path in (inside / "PySide6").rglob("*.so*")}
        loaded = {str(path.relative_to(inside)) for path in mapped(program.process.pid) if inside in path.parents}
        bots = [path for child in children(program.process.pid) for path in mapped(child)]
        leave(program)
    named = [name.removeprefix("PySide6/") for name in loaded if name.startswith("PySide6/")]
    assert set(parts.missing(named, "linux")) <= set(parts.AT_NEED["linux"])
    assert [name for name in shipped - loaded if not of_another_evening(name)] == []
    assert bots
    assert [path for path in bots if "PySide6" in str(path)] == []


def test_a_record_is_opened_through_the_desktop_entry(
    deb: Path, install: Install, screen: Screen, own_folders: Path, tmp_path: Path
) -> None:
    """A game that is over shows the very page that the checkout shows."""
    settings = own_folders / "config" / "tressette-desktop" / "settings.json"
    settings.parent.mkdir(parents=True)
    settings.write_text(BRISK, encoding="utf-8")
    record = Path(copy(ROOT / "tests" / "goldens" / "wrong_claim.tsn", tmp_path))
    with screen.program(sys.executable, "-m", "tressette_desktop", str(record)) as program:
        page = resting(screen, tmp_path / "checkout.png")
        leave(program)
    with screen.program(*opened(install(deb), record)) as program:
        program.window("Tressette")
        wait_for(lambda: picture(screen, tmp_path / "installed.png") == page, "the page that the checkout shows")
        leave(program)


def opened(root: Path, record: Path) -> list[str]:
    """The command by which the desktop entry opens a record."""
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(root / "usr/share/applications/tressette-desktop.desktop")
    program, *words = shlex.split(entry["Desktop Entry"]["Exec"])
    return [str(root / "usr/games" / program), *(str(record) if word == "%f" else word for word in words)]


def picture(screen: Screen, file: Path) -> QImage:
    """What is on the screen."""
    screen.picture(file)
    return QImage(str(file))


def resting(screen: Screen, file: Path) -> QImage:
    """What is on the screen when it is the same four times, and not one colour: cards come after the page."""
    seen = [QImage()]

    def still() -> bool:
        now = picture(screen, file)
        seen[:] = [*seen, now] if now == seen[-1] and now.pixelColor(200, 60) != now.pixelColor(1399, 899) else [now]
        return len(seen) == 4

    wait_for(still, "a page at rest")
    return seen[-1]


def mapped(process: int) -> set[Path]:
    """The libraries that a process has loaded; none if it is gone by now, as one that only asked the desktop is."""
    try:
        text = Path(f"/proc/{process}/maps").read_text(encoding="utf-8")
    except (FileNotFoundError, ProcessLookupError):
        return set()
    return {Path(found).resolve() for found in re.findall(r"(/\S+\.so\S*)$", text, re.MULTILINE)}


def children(process: int) -> list[int]:
    """What a process has started."""
    text = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="utf-8")
    return [int(number) for number in text.split()]


def of_another_evening(name: str) -> bool:
    """Whether a library is only needed at times, and kept for those."""
    name = name.removeprefix("PySide6/")
    return any(Path(name).match(pattern) for pattern in parts.AT_NEED["linux"])
