"""Build what people install: ``python packaging/build.py TARGET``. Standard library only; `README.md` tells the rest.

The same commit gives the same bytes on the same machine. Everything lands in ``dist/`` (or ``--out``).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path

from common import ROOT, Impossible

Recipe = Callable[[Path, bool], list[Path]]

TARGETS = {
    "wheel": "wheels.recipe",
    "deb": "debian.recipe",
    "flatpak": "flatpak.recipe",
    "appimage": "appimage.recipe",
    "windows": "windows.recipe",
    "macos": "macos.recipe",
    "kernel": "kernel.recipe",
}
"""Each target with the module of its recipe. Its ``build`` takes the folder to fill, and whether this is a trial."""
HERE = {"linux": ("wheel", "deb", "flatpak", "windows"), "win32": ("wheel", "windows"), "darwin": ("wheel", "macos")}
"""What ``all-here`` means on each system."""


def recipe(target: str) -> Recipe:
    """The recipe of a target."""
    built: Recipe = import_module(TARGETS[target]).build
    return built


def main(arguments: Sequence[str] | None = None) -> int:
    """Build; the exit status is 1, after one sentence, if something that is needed is missing."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("``.")[0].replace("`", ""))
    parser.add_argument("target", choices=(*TARGETS, "all-here"))
    parser.add_argument("--quick", action="store_true", help="press what is made less hard: for trials")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", metavar="DIR", help="folder for what is made")
    asked = parser.parse_args(arguments)
    out = asked.out.resolve()
    out.mkdir(parents=True, exist_ok=True)
    targets = HERE[sys.platform] if asked.target == "all-here" else (asked.target,)
    try:
        for target in targets:
            for made in recipe(target)(out, asked.quick):
                print(f"{made}  {made.stat().st_size / 1e6:.1f} MB")
    except Impossible as problem:
        print(f"{target}: {problem}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
