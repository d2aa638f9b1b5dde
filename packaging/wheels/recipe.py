"""The wheel and the source distribution, by hatchling, from what git tracks."""

from __future__ import annotations

from pathlib import Path

from common import ROOT, environment, run, sources, version

REQUIREMENTS = ROOT / "packaging" / "wheels" / "requirements.txt"


def build(out: Path, _quick: bool) -> list[Path]:
    """Both, in this folder."""
    run(environment(REQUIREMENTS), "-m", "hatchling", "build", "--directory", out, cwd=sources())
    stem = f"tressette_desktop-{version()}"
    return [out / f"{stem}-py3-none-any.whl", out / f"{stem}.tar.gz"]
