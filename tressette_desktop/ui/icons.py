"""The game's own icons, drawn on a grid of 24 with one path each, and tinted when they are painted."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from tressette_desktop.engine.cards import Suit

from . import pack, theme
from .assets import ASSETS

SUIT_COLOURS = {"c": "#d8262c", "d": "#f8c81c", "s": "#2166c4", "b": "#1f8a45"}
"""Fill of the four suit signs, by the letter of the suit; their four silhouettes differ as well."""
FRENCH_COLOURS = {"H": "#d8262c", "D": "#d8262c", "S": "#1b1613", "C": "#1b1613"}
"""Fill of the French ones."""

_IN_COLOUR = {"app", "document"}
"""Pictures for the desktop, which lie in the same folder and are never tinted."""


def names() -> Iterator[str]:
    """Every icon there is, by the name under which it is painted."""
    return (file.stem for file in sorted((ASSETS / "icons").glob("*.svg")) if file.stem not in _IN_COLOUR)


def pixmap(name: str, size: float, colour: QColor, ratio: float) -> QPixmap:
    """An icon of ``size`` logical pixels at a device pixel ratio, in one colour."""
    return _pixmap(name, round(size * ratio), colour.rgb(), ratio)


def paint(painter: QPainter, name: str, rect: QRectF, colour: QColor) -> None:
    """Paint an icon into a square; sharp at whatever scale the painter draws."""
    ratio = math.sqrt(abs(painter.deviceTransform().determinant()))
    drawn = pixmap(name, rect.width(), colour, ratio)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, drawn, QRectF(QPointF(), drawn.size().toSizeF()))


def paint_suit(painter: QPainter, suit: str, rect: QRectF, *, tinted: bool = False) -> None:
    """Paint the sign of a suit (``c d s b``), as the pack on the table shows it, in its own colour and outlined.

    On dark ground, and on one that is ``tinted``, it lies on a piece of the paper that cards are of: its colours and
    its outline are made for that.
    """
    if tinted or theme.current().dark:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.PAPER)
        painter.drawRoundedRect(rect, rect.width() / 5, rect.width() / 5)
        rect = rect.adjusted(*(rect.width() / 12 * side for side in (1, 1, -1, -1)))
    if french := pack.french(Suit(suit)):
        paint(painter, f"suit_french_{french.lower()}", rect, QColor(FRENCH_COLOURS[french]))
    else:
        paint(painter, f"suit_{suit}", rect, QColor(SUIT_COLOURS[suit]))


@lru_cache(maxsize=256)
def _pixmap(name: str, pixels: int, rgb: int, ratio: float) -> QPixmap:
    # Loaded with the first icon: a program without a window never needs it.
    from PySide6.QtSvg import QSvgRenderer

    source = (ASSETS / "icons" / f"{name}.svg").read_bytes()
    drawn = QPixmap(pixels, pixels)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    QSvgRenderer(source.replace(b"currentColor", QColor(rgb).name().encode())).render(painter)
    painter.end()
    drawn.setDevicePixelRatio(ratio)
    return drawn
