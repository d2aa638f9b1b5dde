"""The knock of a busso: a fist drops on the card, the card dips, one ring goes out over the felt."""

from __future__ import annotations

import math
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from .. import icons
from ..theme import GOLD, INK, PAPER
from .bubbles import GESTURE
from .card_item import CardItem
from .fan import Pose
from .metrics import RATIO

SIZE = 44
LANDED = 0.5
"""The part of the knock after which the fist has landed."""
DIP = 6.0
"""How far the card gives way, in pixels."""


class KnockItem(QGraphicsObject):
    """The fist and its ring."""

    def __init__(self, pose: Pose, scale: float) -> None:
        super().__init__()
        self._scale = scale
        self._high = 0.3 * pose.width * RATIO
        self._ring = 0.0
        self._reach = 0.9 * pose.width
        self.setPos(pose.x, pose.y)
        self.setZValue(800)
        self.hide()

    def strike(self, part: float, card: CardItem, pose: Pose) -> None:
        """Be at a part of the knock, from 0 to 1, and move the card with it."""
        if part >= 1.0:
            card.move(pose)
            self.hide()
            return
        self.show()
        fall = min(1.0, part / LANDED)
        self.setPos(pose.x, pose.y - self._high * (1 - fall**3))
        self._ring = max(0.0, (part - LANDED) / (1 - LANDED))
        dip = DIP * abs(math.sin(2 * math.pi * self._ring)) if self._ring else 0.0
        card.move(replace(pose, y=pose.y + dip))
        self.setOpacity(1.0 - 0.6 * self._ring)
        self.update()

    def boundingRect(self) -> QRectF:
        """The ring at its widest."""
        reach = self._reach + 4
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Ring and fist."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = SIZE * self._scale
        if self._ring:
            gold = QColor(GOLD)
            gold.setAlphaF(1.0 - self._ring)
            painter.setPen(QPen(gold, 4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = size / 2 + (self._reach - size / 2) * self._ring
            painter.drawEllipse(QRectF(-radius, -radius, 2 * radius, 2 * radius))
        painter.setPen(QPen(INK, 2))
        painter.setBrush(PAPER)
        painter.drawEllipse(QRectF(-size / 2, -size / 2, size, size))
        inner = 0.66 * size
        icons.paint(painter, "fist", QRectF(-inner / 2, -inner / 2, inner, inner), GESTURE)
