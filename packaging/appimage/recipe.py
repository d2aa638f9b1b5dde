"""The AppImage: the frozen program with libraries of the system, a squashed folder behind a runtime that opens it.

The runtime is a program of the AppImage project, ``runtime-x86_64``; it cannot be had from the registries that all else
comes from, and must be laid into ``build/appimage-runtime/``. Without it, the folder is made and can be run.
"""

from __future__ import annotations

import platform
from pathlib import Path

from common import BUILD, NAME, ROOT, Impossible, copy, filled, fresh, moment, run, settle, version, write
from desktop.recipe import furnish
from frozen.recipe import freeze, python

HERE = Path(__file__).parent


def build(out: Path, quick: bool) -> list[Path]:
    """One file for the kind of machine this is."""
    folder = fresh(BUILD / "AppDir")
    furnish(folder / "usr" / "share", python(), BUILD / "icons")
    lib = folder / "usr" / "lib" / NAME
    lib.parent.mkdir(parents=True)
    freeze("system", compiled=not quick).rename(lib)
    (folder / "AppRun").symlink_to(f"usr/lib/{NAME}/tressette")
    write(folder / f"{NAME}.desktop", filled(HERE.parent / "desktop" / "tressette-desktop.desktop", ICON=NAME))
    copy(ROOT / "tressette_desktop" / "assets" / "icons" / "app.svg", folder / f"{NAME}.svg")
    (folder / ".DirIcon").symlink_to(f"{NAME}.svg")
    settle(folder)
    machine = platform.machine()
    runtime = BUILD / "appimage-runtime" / f"runtime-{machine}"
    if not runtime.is_file():
        raise Impossible(f"the folder {folder} is ready, but the AppImage runtime is not in {runtime}")
    squashed = BUILD / "AppDir.squashfs"
    squashed.unlink(missing_ok=True)
    still = ("-root-owned", "-noappend", "-no-progress", "-comp", "zstd", "-Xcompression-level", "3" if quick else "19")
    run("mksquashfs", folder, squashed, *still, "-mkfs-time", str(moment()))
    made = out / f"Tressette-{version()}-{machine}.AppImage"
    made.write_bytes(runtime.read_bytes() + squashed.read_bytes())
    made.chmod(0o755)
    return [made]
