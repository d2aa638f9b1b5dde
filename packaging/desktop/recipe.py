"""Lay out what a desktop on Linux wants to know of a program, below a folder such as ``/usr/share``."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from common import APP_ID, NAME, ROOT, copy, draw, filled, moment, write

HERE = Path(__file__).parent
ICONS = ROOT / "tressette_desktop" / "assets" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256)
RECORD = "application-x-tressette-record"
"""The icon of a written game, by the name of its kind of file; in a Flatpak all names begin with the program's."""


def furnish(share: Path, python: Path, work: Path, name: str = NAME) -> None:
    """Entry, kind of file, word for the shops, icons; ``name`` is what entry and icon are called (Flatpak: its id)."""
    date = datetime.fromtimestamp(moment(), UTC).date().isoformat()
    entry = filled(HERE / "tressette-desktop.desktop", ICON=name)
    write(share / "applications" / f"{name}.desktop", entry)
    record = RECORD if name == NAME else f"{name}.record"
    write(share / "mime" / "packages" / f"{name}.xml", filled(HERE / "tressette-desktop.xml", RECORD=record))
    word = filled(HERE / "metainfo.xml", DESKTOP=f"{name}.desktop", DATE=date)
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", word)
    for icon, place, called in (("app", "apps", name), ("document", "mimetypes", record)):
        hicolor = share / "icons" / "hicolor"
        copy(ICONS / f"{icon}.svg", hicolor / "scalable" / place / f"{called}.svg")
        for size, drawn in zip(SIZES, draw(python, icon, [f"{icon}-{size}.png" for size in SIZES], work), strict=True):
            copy(drawn, hicolor / f"{size}x{size}" / place / f"{called}.png")
