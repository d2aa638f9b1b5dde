"""The ground that everything stands on: Qt, the pinned requirements, the two commands, and the rules tests obey."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from PySide6.QtCore import QObject

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_qt_keeps_every_reference_to_none() -> None:
    """PySide6 6.12.0 on Python 3.11 loses one per call, and dies when none is left."""
    thing = QObject()
    before = sys.getrefcount(None)
    for _ in range(1_000):
        thing.setObjectName("3c")
    after = sys.getrefcount(None)
    assert after == before


def test_the_way_in_loads_no_qt() -> None:
    """The process of the bots comes in by the same door, and `tressette --version` should not wait for a window."""
    ask = "import sys, tressette_desktop.__main__; sys.exit('PySide6' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", ask], cwd=ROOT, check=False).returncode == 0


# --- requirements ----------------------------------------------------------------------------------------------------


def pinned(name: str) -> dict[str, list[Requirement]]:
    """The requirements of a list by name (one for each Python that needs another version); each must have hashes."""
    entries = re.sub(r"\\\n|#.*", " ", (ROOT / name).read_text(encoding="utf-8")).strip().split("\n")
    found: dict[str, list[Requirement]] = {}
    for entry in filter(str.strip, entries):
        requirement, hashes = entry.split(" --hash=sha256:", 1)
        assert hashes
        parsed = Requirement(requirement.strip())
        found.setdefault(canonicalize_name(parsed.name), []).append(parsed)
    return found


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-test.txt"])
def test_requirements_name_no_address(name: str) -> None:
    assert "://" not in (ROOT / name).read_text(encoding="utf-8")


def test_the_pinned_versions_are_those_the_project_asks_for() -> None:
    program, tests = pinned("requirements.txt"), pinned("requirements-test.txt")
    asked = [Requirement(line) for line in PROJECT["project"]["dependencies"] + PROJECT["build-system"]["requires"]]
    for requirement in asked:
        for pin in program[canonicalize_name(requirement.name)]:
            (version,) = pin.specifier
            assert requirement.specifier.contains(version.version)
    assert program.items() <= tests.items()
    wanted_by_tests = {
        canonicalize_name(Requirement(line).name) for line in PROJECT["project"]["optional-dependencies"]["test"]
    }
    assert wanted_by_tests <= tests.keys()


# --- the two commands ------------------------------------------------------------------------------------------------


def test_play_says_in_one_sentence_that_there_is_no_display() -> None:
    blind = {key: value for key, value in os.environ.items() if key not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    del blind["QT_QPA_PLATFORM"]
    played = subprocess.run([ROOT / "play"], env=blind, capture_output=True, text=True, check=False)
    assert played.returncode == 1
    assert played.stdout == ""
    assert played.stderr == "There is no display here to show the table on: start ./play from a desktop.\n"


def ask_for_packages(folder: Path, **programs: str) -> subprocess.CompletedProcess[str]:
    """Ask for two packages on a system that has only these programs, each given as the line of shell that it runs."""
    for name, line in programs.items():
        program = folder / name.replace("_", "-")
        program.write_text(f"#!/bin/sh\n{line}\n")
        program.chmod(0o755)
    script = f'root=nowhere; . "{ROOT}/packaging/setup.sh"; packages libegl1 xvfb'
    path = {"PATH": str(folder)}
    return subprocess.run(["/bin/sh", "-c", script], env=path, capture_output=True, text=True, check=False)


def test_without_rights_the_exact_line_is_said(tmp_path: Path) -> None:
    asked = ask_for_packages(tmp_path, apt_get="exit 9", id="echo 1000")
    assert asked.returncode == 1
    assert asked.stderr == (
        "Please type this as root, then try again:  "
        "apt-get update && apt-get install --yes --no-install-recommends libegl1 xvfb\n"
    )


@pytest.mark.parametrize(("user", "sudo"), [("0", ""), ("1000", "sudo ")])
def test_with_rights_the_packages_are_installed(tmp_path: Path, user: str, sudo: str) -> None:
    log = f'echo "$0 $@" | /bin/sed "s:[^ ]*/::" >>{tmp_path}/log'
    asked = ask_for_packages(
        tmp_path,
        apt_get=log,
        id=f"echo {user}",
        sudo=f'echo -n "sudo " >>{tmp_path}/log; "$@"',
        env='shift; exec "$@"',
    )
    assert asked.returncode == 0
    update, install = (tmp_path / "log").read_text().splitlines()
    assert update == f"{sudo}apt-get -qq update"
    assert install.startswith(f"{sudo}apt-get install --yes --no-install-recommends libegl1 xvfb")


def test_elsewhere_the_packages_are_named(tmp_path: Path) -> None:
    asked = ask_for_packages(tmp_path, id="echo 0")
    assert asked.returncode == 1
    assert asked.stderr.endswith("then try again: libegl1 xvfb\n")


# --- the rules that tests obey ---------------------------------------------------------------------------------------

SINS = """
import pytest
from PySide6.QtCore import QVariantAnimation, qWarning
from PySide6.QtWidgets import QWidget

kept = []

def test_skips():
    pytest.skip("too hard")

def test_provokes_a_warning(qapp):
    qWarning("no such card")

def test_provokes_a_warning_at_the_end(qapp, request):
    request.addfinalizer(lambda: qWarning("no such deck"))

def test_leaves_an_animation(qapp):
    kept.append(QVariantAnimation(startValue=0, endValue=1, duration=1000, loopCount=-1))
    kept[0].start()

def test_leaves_a_window(qapp):
    kept[0].stop()
    kept.append(QWidget())
    kept[1].show()
"""

COMPLAINTS = {
    "skips": "a skipped test shows nothing",
    "provokes_a_warning": "no such card",
    "provokes_a_warning_at_the_end": "no such deck",
    "leaves_an_animation": "left behind: running animation",
    "leaves_a_window": "left behind: open window",
}


def test_no_test_gets_away_with_these(tmp_path: Path) -> None:
    (tmp_path / "test_sins.py").write_text(SINS)
    config = str(ROOT / "pyproject.toml")
    command = [sys.executable, "-m", "pytest", "-c", config, "-p", "tests.conftest", str(tmp_path)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    reports = re.split(r"^_+ (?:ERROR at teardown of )?test_(\w+) _+$", ran.stdout, flags=re.MULTILINE)
    said = dict(zip(reports[1::2], reports[2::2], strict=True))
    assert said.keys() == COMPLAINTS.keys()
    for sin, complaint in COMPLAINTS.items():
        assert complaint in said[sin]


def test_only_one_word_of_qt_is_let_pass() -> None:
    assert PROJECT["tool"]["pytest"]["ini_options"]["qt_log_ignore"] == [
        r"^This plugin does not support propagateSizeHints\(\)$"
    ]
