"""For pip and pipx: the wheel has all that it needs and nothing else, and is the same each time."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

from tests.packaging.evening import first_half, lay_out, second_half
from tests.packaging.recipes import ROOT, common, recipe
from tests.xvfb.screen import Screen
from tressette_desktop import __version__

INFO = f"tressette_desktop-{__version__}.dist-info"


def tracked(*folders: str) -> set[str]:
    """Files that git tracks, by their path from the root."""
    listed = subprocess.check_output(["git", "ls-files", "-z", *folders], cwd=ROOT, text=True)
    return {name for name in listed.split("\0") if name and (ROOT / name).is_file()}


def test_the_wheel_holds_the_program_and_nothing_else(wheel_and_sources: tuple[Path, Path]) -> None:
    with zipfile.ZipFile(wheel_and_sources[0]) as archive:
        names = {name for name in archive.namelist() if not name.startswith(INFO)}
        assert names == tracked("tressette_desktop")
        for name in names:
            assert archive.read(name) == (ROOT / name).read_bytes()
        told = message_from_bytes(archive.read(f"{INFO}/METADATA"))
        doors = archive.read(f"{INFO}/entry_points.txt").decode()
        licences = {name for name in archive.namelist() if name.startswith(f"{INFO}/licenses/")}
    assert told["Version"] == __version__
    assert told["Name"] == "tressette-desktop"
    assert told["Requires-Python"] == ">=3.11"
    assert told["Summary"]
    assert told.get_payload().startswith("# Tressette Desktop")
    assert "tressette = tressette_desktop.__main__:main" in doors.split("[gui_scripts]")[0]
    assert "tressette-desktop = tressette_desktop.__main__:main" in doors.split("[gui_scripts]")[1]
    assert licences == {f"{INFO}/licenses/LICENSE", f"{INFO}/licenses/LICENSES.md"}


def test_the_sources_hold_what_the_program_is_made_of(wheel_and_sources: tuple[Path, Path]) -> None:
    with tarfile.open(wheel_and_sources[1]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert tracked("tressette_desktop", "tests", "packaging", "docs") <= names
    assert {"LICENSE", "LICENSES.md", "README.md", "pyproject.toml"} <= names
    assert not any(name.endswith((".so", ".pyc")) for name in names)


def test_the_sources_make_the_same_wheel_again(wheel_and_sources: tuple[Path, Path], tmp_path: Path) -> None:
    wheel, sources = wheel_and_sources
    subprocess.run(["tar", "-xf", sources, "-C", tmp_path], check=True)
    (unpacked,) = tmp_path.iterdir()
    python = common.environment(recipe("wheels.recipe").REQUIREMENTS)
    common.run(python, "-m", "hatchling", "build", "--target", "wheel", "--directory", tmp_path, cwd=unpacked)
    again = hashlib.sha256((tmp_path / wheel.name).read_bytes())
    assert again.hexdigest() == hashlib.sha256(wheel.read_bytes()).hexdigest()


@pytest.fixture(scope="session")
def empty_environment(wheel_and_sources: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment that holds the wheel and what it asks for; returns the folder of its programs."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    pip = [folder / "bin" / "python", "-m", "pip", "--quiet", "--disable-pip-version-check"]
    # The very versions that the checkout runs with; then the wheel finds all that it asks for, or complains.
    subprocess.run([*pip, "install", "--require-hashes", "--requirement", ROOT / "requirements.txt"], check=True)
    subprocess.run([*pip, "install", "--no-index", wheel_and_sources[0]], check=True)
    return folder / "bin"


def test_a_hand_is_played_where_nothing_but_the_wheel_is(
    empty_environment: Path, screen: Screen, own_folders: Path
) -> None:
    told = subprocess.check_output([empty_environment / "tressette", "--version"], text=True)
    assert told == f"tressette {__version__}\n"
    journal = lay_out(own_folders)
    first_half(screen, journal, str(empty_environment / "tressette-desktop"))
    second_half(screen, journal, str(empty_environment / "tressette-desktop"))
