"""Small signs that mean the same everywhere: sides, declarer, dealer, and the coin that is cut in three.

Each has a shape of its own, so that colour is never the only difference. All have an ink outline.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from .theme import COIN, INK, PAPER, Colours


def paint_us(painter: QPainter, rect: QRectF, colours: Colours) -> None:
    """Our side: a disc."""
    _fill(painter, colours.us, rect.width())
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1))


def paint_them(painter: QPainter, rect: QRectF, colours: Colours) -> None:
    """Their side: a diamond."""
    _fill(painter, colours.them, rect.width())
    middle = rect.center()
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(middle.x(), rect.top()),
                QPointF(rect.right(), middle.y()),
                QPointF(middle.x(), rect.bottom()),
                QPointF(rect.left(), middle.y()),
            ]
        )
    )


def paint_declarer(painter: QPainter, rect: QRectF, colours: Colours) -> None:
    """Who plays against the others: a star."""
    _fill(painter, colours.declarer, rect.width())
    painter.drawPolygon(star(rect.center(), rect.width() / 2))


def star(centre: QPointF, radius: float, rays: int = 5, waist: float = 0.44) -> QPolygonF:
    """A star with its first ray upward; ``waist`` is the inner radius as a part of the outer one."""
    corners = []
    for corner in range(2 * rays):
        length = radius * (waist if corner % 2 else 1.0)
        angle = math.pi * (corner / rays - 0.5)
        corners.append(centre + QPointF(length * math.cos(angle), length * math.sin(angle)))
    return QPolygonF(corners)


def paint_dealer(painter: QPainter, rect: QRectF) -> None:
    """Who dealt: two little cards, the upper one with an M for *mazziere*. ``rect`` is taken 5 wide to 6 high."""
    unit = rect.height() / 30
    card = QRectF(rect.left() + 1.5 * unit, rect.top() + 4 * unit, 18 * unit, 24 * unit)
    painter.setPen(QPen(INK, 1.8 * unit))
    painter.setBrush(PAPER)
    painter.drawRoundedRect(card.translated(4 * unit, -3 * unit), 3 * unit, 3 * unit)
    painter.drawRoundedRect(card, 3 * unit, 3 * unit)
    letter = QPainterPath(card.topLeft() + QPointF(4 * unit, 18 * unit))
    for x, y in ((4, 6), (9, 14), (14, 6), (14, 18)):
        letter.lineTo(card.topLeft() + QPointF(x * unit, y * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(INK, 2.4 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(letter)


def paint_coin(painter: QPainter, rect: QRectF, colours: Colours, thirds: int = 3) -> None:
    """One point as a coin of three sectors, ``thirds`` of them won; a coin that is not whole is struck out."""
    whole = thirds == 3
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(PAPER)
    painter.drawEllipse(rect)
    painter.setBrush(COIN if whole else QColor("#e3cfa6"))
    # Qt counts sixteenths of a degree from three o'clock; sectors are laid clockwise from the top.
    painter.drawPie(rect, 90 * 16, -120 * 16 * thirds)
    painter.setPen(QPen(INK, rect.width() / 18))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(rect)
    centre, radius = rect.center(), rect.width() / 2
    for angle in (-90, 30, 150):
        ray = QPointF(math.cos(math.radians(angle)), math.sin(math.radians(angle)))
        painter.drawLine(centre, centre + ray * radius)
    if not whole:
        painter.setPen(QPen(colours.red, rect.width() / 12, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(rect.bottomLeft(), rect.topRight())


def _fill(painter: QPainter, colour: QColor, width: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(INK, max(1.2, width / 14))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(colour)
