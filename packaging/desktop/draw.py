"""Draw an icon as pixels: ``draw.py SVG TARGET...``, run in an environment that has Qt.

The size stands at the end of a name, ``app-48.png``. An ``.ico`` or ``.icns`` holds all the sizes that Windows or macOS
asks for, each as a PNG.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ICO = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS = {"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512, "ic10": 1024}
"""macOS has a name for each size, and another for the same pixels on a dense screen."""


def drawn(source: Path, size: int) -> bytes:
    """The picture, so many pixels wide and high, as a PNG."""
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(source)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico(source: Path) -> bytes:
    """Windows: a directory of 16 bytes an entry, then the pictures; 256 is written as 0."""
    pictures = [drawn(source, size) for size in ICO]
    places = [6 + 16 * len(ICO) + sum(map(len, pictures[:i])) for i in range(len(ICO))]
    entries = (
        struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        for size, picture, place in zip(ICO, pictures, places, strict=True)
    )
    return b"".join([struct.pack("<HHH", 0, 1, len(ICO)), *entries, *pictures])


def icns(source: Path) -> bytes:
    """macOS: each picture after its name and its length, all of it after the length of the whole."""
    pictures = {size: drawn(source, size) for size in set(ICNS.values())}
    parts = [name.encode() + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for name, size in ICNS.items()]
    return b"icns" + struct.pack(">I", 8 + sum(map(len, parts))) + b"".join(parts)


def main(source: str, *targets: str) -> None:
    """Draw each target."""
    application = QGuiApplication([])
    for target in map(Path, targets):
        if target.suffix == ".png":
            content = drawn(Path(source), int(target.stem.rsplit("-", 1)[1]))
        else:
            content = (ico if target.suffix == ".ico" else icns)(Path(source))
        target.write_bytes(content)
    application.shutdown()


if __name__ == "__main__":
    main(*sys.argv[1:])
