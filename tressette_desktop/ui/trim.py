"""What a drawing needs to become a card: a shadow, round corners, paper under it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen, QPixmap

from .theme import INK, PAPER, SHADOW

RATIO = 1.66
"""Height of a card for a width of one."""
CORNER = 24 / 500
"""Radius of a card's corner for a width of one."""


@dataclass(frozen=True, slots=True, eq=False)
class Shade:
    """A shadow under a card: margin round it, offset and strength, for a width of one."""

    margin: float
    right: float
    down: float
    alpha: float


RESTING = Shade(margin=0.10, right=0.012, down=0.03, alpha=0.34)
LIFTED = Shade(margin=0.16, right=0.02, down=0.06, alpha=0.40)
"""A card in the air, while it is dragged."""


def blank(size: QSize) -> QPixmap:
    """A picture with nothing on it."""
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def draw_shade(size: QSize, card: QRectF, shade: Shade) -> QPixmap:
    """The shadow of a card that lies there in a picture of this size."""
    pixmap = blank(size)
    width = card.width()
    painter = QPainter(pixmap)
    reach = shade.margin * width - max(shade.right, shade.down) * width
    body = card.translated(shade.right * width, shade.down * width)
    paint_shade(painter, body, CORNER * width, reach, shade.alpha)
    painter.end()
    return pixmap


def paint_shade(painter: QPainter, body: QRectF, corner: float, reach: float, alpha: float) -> None:
    """A soft shadow of a rounded body: ``reach`` pixels beyond its edge, ``alpha`` at its darkest."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    rings = 14
    left = 1.0
    for ring in range(rings):
        grow = reach * (1 - 1.4 * ring / rings)
        # Each ring hides a part of what is left to show, so that together they let through exactly 1 - alpha.
        through = 1 - alpha * _smooth((ring + 1) / rings)
        colour = QColor(SHADOW)
        colour.setAlphaF(1 - through / left)
        left = through
        painter.setBrush(colour)
        radius = max(1.0, corner + grow)
        painter.drawRoundedRect(body.adjusted(-grow, -grow, grow, grow), radius, radius)


def _smooth(part: float) -> float:
    return part * part * (3 - 2 * part)


def in_disc(image: QImage) -> QImage:
    """The part of a drawing that lies in its circle, on paper."""
    disc = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    disc.fill(0)
    painter = QPainter(disc)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(PAPER)
    painter.drawEllipse(QRectF(disc.rect()))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.drawImage(QPointF(), image)
    painter.end()
    return disc


def on_paper(image: QImage, size: QSize) -> QImage:
    """A player's own picture, of whatever shape, on a card with round corners."""
    card = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    card.fill(0)
    body = QRectF(card.rect())
    radius = CORNER * body.width()
    painter = QPainter(card)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(PAPER)
    painter.drawRoundedRect(body, radius, radius)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    free = size - image.size()
    painter.drawImage(QPointF(free.width() // 2, free.height() // 2), image)
    painter.setPen(QPen(INK, max(1.0, 0.006 * body.width())))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    painter.end()
    return card


def paint_plain(painter: QPainter, card: QRectF, name: str) -> None:
    """A card of paper; with its name on it if it cannot be drawn, so that the game can go on."""
    painter.setPen(QPen(INK, max(1.0, 0.006 * card.width())))
    painter.setBrush(PAPER)
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), CORNER * card.width(), CORNER * card.width())
    font = QFont()
    font.setPixelSize(max(8, round(card.width() / 3)))
    painter.setFont(font)
    painter.drawText(card, Qt.AlignmentFlag.AlignCenter, name)
