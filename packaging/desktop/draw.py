"""Draw an icon as pixels: ``draw.py SVG TARGET...``, run in an environment that has Qt.

The size stands at the end of a name, ``app-48.png``. An ``.ico`` or ``.icns`` holds all the sizes that Windows or macOS
asks for, each as a PNG. A ``.bmp`` shows a card on the felt, beside the first page of the setup for Windows.
"""

from __future__ import annotations

import struct
import sys
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

ICO = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS = {"ic11": 32, "ic12": 64, "ic07": 128, "ic13": 256, "ic08": 256, "ic14": 512, "ic09": 512, "ic10": 1024}
"""macOS has a name for each size, and another for the same pixels on a dense screen."""
FELT = ("#2f6f55", "#1c4a38")
"""The table: where the lamp falls, and the edge."""


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


def side(source: Path) -> bytes:
    """A card in the middle of the felt, twice as wide and high as the setup shows it on a plain screen."""
    image = QImage(328, 628, QImage.Format.Format_RGB32)
    light = QRadialGradient(164, 220, 520)
    for place, colour in enumerate(FELT):
        light.setColorAt(place, QColor(colour))
    painter = QPainter(image)
    painter.fillRect(image.rect(), light)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    card = QSvgRenderer(str(source))
    width = image.width() * 0.68
    height = width * card.viewBoxF().height() / card.viewBoxF().width()
    card.render(painter, QRectF((image.width() - width) / 2, (image.height() - height) / 2, width, height))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "BMP")
    return bytes(buffer.data().data())


KINDS = {".ico": ico, ".icns": icns, ".bmp": side}


def main(source: str, *targets: str) -> None:
    """Draw each target."""
    application = QGuiApplication([])
    for target in map(Path, targets):
        if target.suffix == ".png":
            content = drawn(Path(source), int(target.stem.rsplit("-", 1)[1]))
        else:
            content = KINDS[target.suffix](Path(source))
        target.write_bytes(content)
    application.shutdown()


if __name__ == "__main__":
    main(*sys.argv[1:])
