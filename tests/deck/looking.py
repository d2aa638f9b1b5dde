"""Looking at a card as an eye does: pixels, differences of colour, colour blindness, separate things on the paper."""

from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTransform
from PySide6.QtSvg import QSvgRenderer

Pixels = NDArray[np.float64]

ASSETS = Path(__file__).resolve().parents[2] / "tressette_desktop" / "assets"
CARDS = ASSETS / "cards"
DECK = CARDS / "neapolitan"

SUITS = "cdsb"
RANKS = "32AKCF7654"
CODES = [rank + suit for suit in SUITS for rank in RANKS]

FELT = "#2f6b4f"

VISIONS = {
    "normal": np.eye(3),
    "protanope": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranope": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanope": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
"""What full colour blindness makes of linear RGB (Machado, Oliveira and Fernandes 2009, severity 1)."""


def rendered(picture: Path, height: int) -> Pixels:
    """The picture on green felt as Qt draws it: rows, columns, red green blue from 0 to 1."""
    renderer = QSvgRenderer(str(picture))
    assert renderer.isValid(), f"{picture.name} is not a picture that Qt can read"
    size = renderer.defaultSize()
    image = QImage(round(height * size.width() / size.height()), height, QImage.Format.Format_RGB32)
    image.fill(QColor(FELT))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(0, 0, image.width(), image.height()))
    painter.end()
    return pixels(image)


def pixels(image: QImage) -> Pixels:
    """The colours of a Qt image."""
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine() // 4, 4)
    return rows[:, : image.width(), 2::-1].astype(np.float64) / 255


def coverage(picture: Path, part: str = "", move: QTransform | None = None) -> NDArray[np.bool_]:
    """Where a picture, or the named part of it, leaves ink on a transparent card; one pixel for two units."""
    renderer = QSvgRenderer(str(picture))
    image = QImage(250, 415, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.scale(0.5, 0.5)
    painter.setTransform(move or QTransform(), True)
    if part:
        renderer.render(painter, part, renderer.boundsOnElement(part))
    else:
        renderer.render(painter, QRectF(0, 0, 500, 830))
    painter.end()
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(415, 250, 4)
    return rows[..., 3] > 60


def colour(name: str) -> Pixels:
    """A colour written ``#rrggbb``, from 0 to 1.

    >>> [float(part) for part in colour("#ff0033")]
    [1.0, 0.0, 0.2]
    """
    return np.array([int(name[i : i + 2], 16) / 255 for i in (1, 3, 5)])


def linear(seen: Pixels) -> Pixels:
    """Light instead of screen values."""
    return np.where(seen <= 0.04045, seen / 12.92, ((seen + 0.055) / 1.055) ** 2.4)


def lab(light: Pixels) -> Pixels:
    """Linear RGB as CIE L*a*b*, where distances are what the eye feels."""
    matrix = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    white = np.array([[0.9505], [1.0], [1.089]])
    xyz = np.clip(light, 0, 1) @ (matrix / white).T
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], -1)


def contrast(one: str, other: str) -> float:
    """Contrast of two colours, from 1 to 21.

    >>> round(contrast("#ffffff", "#000000"))
    21
    """
    dark, bright = sorted(float(linear(colour(name)) @ [0.2126, 0.7152, 0.0722]) for name in (one, other))
    return (bright + 0.05) / (dark + 0.05)


def flooded(free: NDArray[np.bool_], start: tuple[int, int]) -> NDArray[np.bool_]:
    """The connected part of ``free`` that contains the start."""
    reached = np.zeros_like(free)
    reached[start] = True
    size = 0
    while reached.sum() != size:
        size = int(reached.sum())
        for axis in (0, 1):
            for step in (1, -1):
                for _ in range(8):
                    reached |= np.roll(reached, step, axis) & free
    return reached


def things(card: Pixels) -> int:
    """How many separate things lie on the face of a card."""
    inside = card[6:-6, 6:-6]
    corner = (4, inside.shape[1] // 2)
    paper = np.sqrt(((inside - inside[corner]) ** 2).sum(-1)) < 0.10
    paper[0, :] = paper[-1, :] = paper[:, 0] = paper[:, -1] = True
    left = ~flooded(paper, corner)
    for rows in (slice(0, 8), slice(-8, None)):
        for columns in (slice(0, 8), slice(-8, None)):
            left[rows, columns] = False
    count = 0
    while left.any():
        start = tuple(int(i) for i in np.argwhere(left)[0])
        thing = flooded(left, (start[0], start[1]))
        count += bool(thing.sum() > 60)
        left &= ~thing
    return count
