"""The table to play on: felt with a soft light, fine noise, a gold inlay and a sixteen-rayed sun.

It is baked once for a size and painted as one pixmap, because a gradient costs a millisecond or more in every frame.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QPixmap, QPolygonF, QRadialGradient

from .theme import GOLD, FeltKey, Look, ThemeKey

FELTS = {
    #               light centre, edge     dark centre, edge
    FeltKey.PRATO: ("#2f6f55", "#1c4a38", "#1f4a39", "#112b21"),
    FeltKey.GOLFO: ("#2c5f80", "#173c55", "#1d4059", "#0e2231"),
    FeltKey.POMPEI: ("#8a3a30", "#5c211c", "#5a2721", "#331310"),
    FeltKey.NOCE: ("#6b4c36", "#432d1f", "#473324", "#271b13"),
}
FLAT = QColor("#002b1c")
"""The felt of high contrast: no light, no noise, no sun."""

_TILE = 160
_PLANKS = 7


def tones(felt: FeltKey, theme: ThemeKey) -> tuple[QColor, QColor]:
    """Colour of a felt in its centre and at its edge."""
    if theme is ThemeKey.CONTRAST:
        return FLAT, FLAT
    first = 0 if theme is ThemeKey.LIGHT else 2
    centre, edge = FELTS[felt][first : first + 2]
    return QColor(centre), QColor(edge)


@dataclass(frozen=True, slots=True)
class Bake:
    """All that a baked felt depends on: sizes are logical, ``sun`` is the centre of the trick, None for no sun."""

    size: QSize
    ratio: float
    felt: FeltKey
    theme: ThemeKey
    sun: QPointF | None = None
    radius: float = 0.0
    inlay: bool = True


class FeltCache:
    """The felt that one widget shows: baked again only when what it depends on has changed."""

    def __init__(self) -> None:
        self._bake: Bake | None = None
        self._pixmap = QPixmap()

    def pixmap(
        self, look: Look, size: QSize, ratio: float, sun: QPointF | None = None, radius: float = 0.0, inlay: bool = True
    ) -> QPixmap:
        """The felt of this look; at most one is kept, four bytes a device pixel."""
        wanted = Bake(size, ratio, look.felt, look.theme, sun, radius, inlay)
        if wanted != self._bake:
            self._bake, self._pixmap = wanted, bake(wanted)
        return self._pixmap


def bake(wanted: Bake) -> QPixmap:
    """Paint one felt; where there is no room for any, there is nothing to paint on."""
    if wanted.size.isEmpty():
        return QPixmap()
    pixmap = QPixmap(wanted.size * wanted.ratio)
    pixmap.setDevicePixelRatio(wanted.ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(QPointF(), wanted.size.toSizeF())
    plain = wanted.theme is ThemeKey.CONTRAST
    _paint_light(painter, area, wanted)
    if not plain:
        if wanted.felt is FeltKey.NOCE:
            _paint_planks(painter, area)
        painter.drawTiledPixmap(area, _noise())
    if wanted.sun is not None and not plain:
        _paint_sun(painter, wanted.sun, wanted.radius)
    if wanted.inlay:
        _paint_inlay(painter, area)
    painter.end()
    return pixmap


def _paint_light(painter: QPainter, area: QRectF, wanted: Bake) -> None:
    centre, edge = tones(wanted.felt, wanted.theme)
    light = QRadialGradient(QPointF(area.width() / 2, 0.46 * area.height()), 0.68 * max(area.width(), area.height()))
    light.setColorAt(0, centre)
    light.setColorAt(1, edge)
    painter.fillRect(area, light)


def _paint_planks(painter: QPainter, area: QRectF) -> None:
    """Seven boards with their seams and a grain that follows them."""
    chance = random.Random(7)
    height = area.height() / _PLANKS
    for plank in range(_PLANKS):
        top = plank * height
        tone = QLinearGradient(0, top, 0, top + height)
        tone.setColorAt(0, QColor(255, 240, 214, chance.randint(4, 16)))
        tone.setColorAt(1, QColor(0, 0, 0, chance.randint(8, 26)))
        painter.fillRect(QRectF(0, top, area.width(), height), tone)
        for _ in range(9):
            painter.setPen(QPen(QColor(20, 10, 4, chance.randint(12, 30)), chance.uniform(0.6, 1.6)))
            painter.drawPolyline(_grain(chance, top, height, area.width()))
        painter.setPen(QPen(QColor(12, 6, 2, 110), 1.4))
        painter.drawLine(QPointF(0, top), QPointF(area.width(), top))


def _grain(chance: random.Random, top: float, height: float, width: float) -> QPolygonF:
    base, sway, phase = top + chance.uniform(0.08, 0.92) * height, chance.uniform(1, 4), chance.uniform(0, 6)
    return QPolygonF([QPointF(x, base + sway * math.sin(phase + x / 130)) for x in range(0, round(width) + 41, 40)])


@lru_cache(maxsize=1)
def _noise() -> QPixmap:
    """A tile of dark and light specks, alpha 4 to 14 of 255, always the same."""
    specks = random.Random(21).randbytes(_TILE * _TILE)
    # Most specks are faint, and one in four is light: light ones show more on a dark ground.
    alpha = bytes(4 + (value % 11) ** 2 // 10 for value in range(256))
    # Premultiplied white has the same number in every channel; a dark speck has nothing but its alpha.
    light = bytes(strength if value >= 192 else 0 for value, strength in enumerate(alpha))
    pixels = bytearray(4 * _TILE * _TILE)
    for channel in range(3):
        pixels[channel::4] = specks.translate(light)
    pixels[3::4] = specks.translate(alpha)
    image = QImage(bytes(pixels), _TILE, _TILE, 4 * _TILE, QImage.Format.Format_ARGB32_Premultiplied)
    return QPixmap.fromImage(image)


def _paint_sun(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Sixteen rays between two rings, long and short in turn, as thin gold lines."""
    gold = QColor(GOLD)
    gold.setAlphaF(0.15)
    painter.setPen(QPen(gold, max(1.4, radius / 150)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring in (1.0, 0.945, 0.36):
        painter.drawEllipse(centre, ring * radius, ring * radius)
    for ray in range(16):
        angle = 2 * math.pi * ray / 16
        tip, foot, half = (0.905 if ray % 2 == 0 else 0.66), 0.385, math.pi / 18
        painter.drawPolyline(
            QPolygonF(
                [
                    centre + _polar(foot * radius, angle - half),
                    centre + _polar(tip * radius, angle),
                    centre + _polar(foot * radius, angle + half),
                ]
            )
        )


def _polar(length: float, angle: float) -> QPointF:
    return QPointF(length * math.sin(angle), -length * math.cos(angle))


def _paint_inlay(painter: QPainter, area: QRectF) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, alpha, inset in ((2.0, 0.34, 11), (1.0, 0.16, 17)):
        gold = QColor(GOLD)
        gold.setAlphaF(alpha)
        painter.setPen(QPen(gold, width))
        radius = 24 - (inset - 11)
        painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), radius, radius)
