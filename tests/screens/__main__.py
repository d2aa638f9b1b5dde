"""Save every registered scene: light and dark, at scale 1 and 2 (each in a process of its own)."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

SCALES = (1, 2)


def main(arguments: list[str]) -> int:
    """Take the pictures, one process per scale."""
    parser = argparse.ArgumentParser(prog="python -m tests.screens", description=__doc__)
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("names", nargs="*", help="only these scenes")
    parser.add_argument("--scale", type=int, choices=SCALES, help="only this scale, in this process")
    parser.add_argument("--all", action="store_true", help="at 100 and 200 %% of text, scale 1, with overviews")
    parser.add_argument("--deck", action="store_true", help="instead, contact sheets of every deck")
    wanted = parser.parse_intermixed_args(arguments)
    if wanted.deck:
        return lay_out(wanted.folder)
    if wanted.all:
        return take(wanted.folder, wanted.names, 1, (1, 2)) or overviews(wanted.folder)
    if wanted.scale:
        return take(wanted.folder, wanted.names, wanted.scale)
    for scale in SCALES:
        command = [sys.executable, "-m", "tests.screens", str(wanted.folder), *wanted.names, "--scale", str(scale)]
        done = subprocess.run(command, env=os.environ | {"QT_SCALE_FACTOR": str(scale)}, check=False)
        if done.returncode:
            return done.returncode
    return 0


def lay_out(folder: Path) -> int:
    """Save contact sheets of every deck, large, at the size of a table, and very small."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from tests.screens.contact import contact_sheets

    folder.mkdir(parents=True, exist_ok=True)
    contact_sheets(folder)
    return 0


def overviews(folder: Path) -> int:
    """Save sheets on which many pictures are looked at together."""
    from tests.screens.overview import overview

    overview(folder)
    return 0


def take(folder: Path, names: list[str], scale: int, texts: tuple[int, ...] = (1,)) -> int:
    """Save the scenes at the scale this process runs at; an unknown name is a mistake worth a status."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from tests.screens import REGISTERED, SCENES
    from tests.screens.camera import Camera

    for module in SCENES:
        import_module(f"tests.screens.{module}")
    unknown = set(names) - REGISTERED.keys()
    if unknown:
        print(f"no such scene: {', '.join(sorted(unknown))}", file=sys.stderr)
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    camera = Camera(folder, scale)
    for scene in REGISTERED.values():
        if not names or scene.name in names:
            for text in texts:
                camera.take(scene, text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
