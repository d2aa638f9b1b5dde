"""The packages as they are released: pressed hard. The setup for Windows is a trial; see `packaging/README.md`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.recipes import ROOT


def built(folder: Path, *words: str) -> Path:
    """The one thing that a target makes."""
    subprocess.run([sys.executable, ROOT / "packaging" / "build.py", *words, "--out", folder], check=True)
    (made,) = folder.iterdir()
    return made


@pytest.fixture(scope="session")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Debian package as it is given away."""
    return built(tmp_path_factory.mktemp("released"), "deb")


@pytest.fixture(scope="session")
def setup(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The setup for Windows; what it installs lies in ``build/windows``."""
    return built(tmp_path_factory.mktemp("windows"), "windows", "--quick")
