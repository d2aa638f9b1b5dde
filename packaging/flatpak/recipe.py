"""Fill the folder that flatpak-builder makes a bundle of, without a look at the network."""

from __future__ import annotations

from pathlib import Path

import wheels.recipe
from common import APP_ID, BUILD, NAME, ROOT, copy, environment, filled, fresh, run, settle, write
from desktop.recipe import furnish
from frozen.recipe import REQUIREMENTS as FREEZING
from frozen.recipe import SOUND
from parts import patterns

HERE = Path(__file__).parent


def build(out: Path, quick: bool) -> list[Path]:
    """The manifest; what it needs lies beside it."""
    folder = fresh(out / "flatpak")
    module = folder / NAME
    python = environment(*FREEZING)
    words = ("--quiet", "--disable-pip-version-check", "--require-hashes", "--no-deps", "--only-binary", ":all:")
    listed = ("--requirement", ROOT / "requirements.txt", "--requirement", SOUND)
    run(python, "-m", "pip", "download", *words, *listed, "--dest", module / "wheels")
    wheels.recipe.build(fresh(BUILD / "flatpak-wheel"), quick)
    for wheel in (BUILD / "flatpak-wheel").glob("*.whl"):
        copy(wheel, module / "wheels" / wheel.name)
    furnish(module / "share", python, BUILD / "icons", APP_ID)
    copy(HERE / "prune.py", module / "prune.py")
    write(module / "keep.txt", "\n".join(patterns("linux")) + "\n")
    manifest = write(folder / f"{APP_ID}.yaml", filled(HERE / "manifest.yaml"))
    settle(folder)
    return [manifest]
