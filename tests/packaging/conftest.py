"""The packages, each built once for all tests that want it; `build/` keeps the environments that they are built in."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.packaging.recipes import ROOT
from tests.xvfb.screen import Screen, new_screen

DEAF = [
    r"^qt\.multimedia\.symbolsresolver: ",
    r"^No QtMultimedia backends found\.",
    r"^PulseAudioService: pa_context_connect\(\) failed$",
]
"""What Qt Multimedia, which only the packages bring, says on a machine without a loudspeaker, or without films."""


@pytest.fixture
def screen(tmp_path: Path, pytestconfig: pytest.Config) -> Iterator[Screen]:
    """A screen of 1400 x 900 pixels on a machine that need not have a loudspeaker."""
    with new_screen(tmp_path, [*pytestconfig.getini("qt_log_ignore"), *DEAF]) as made:
        yield made


def build(target: str, out: Path) -> list[Path]:
    """Build a target as anybody would; what it made."""
    command = [sys.executable, str(ROOT / "packaging" / "build.py"), target, "--quick", "--out", str(out)]
    built = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    return sorted(out.iterdir())


@pytest.fixture(scope="session")
def wheel_and_sources(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The wheel and the source distribution."""
    wheel, sources = sorted(build("wheel", tmp_path_factory.mktemp("wheel")), key=lambda path: path.suffix != ".whl")
    return wheel, sources


@pytest.fixture(scope="session")
def deb(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Debian package."""
    (made,) = build("deb", tmp_path_factory.mktemp("deb"))
    return made
