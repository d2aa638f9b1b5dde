"""The packages as they are released: pressed hard."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.recipes import ROOT


@pytest.fixture(scope="session")
def released(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Debian package as it is given away."""
    out = tmp_path_factory.mktemp("released")
    subprocess.run([sys.executable, ROOT / "packaging" / "build.py", "deb", "--out", out], check=True)
    (made,) = out.iterdir()
    return made
