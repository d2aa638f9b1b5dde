"""A seat's plate: medal, side, name, relation; yellow, ringed and with an arrow when it is that seat's turn."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from .. import marks, theme
from ..cards import CardArt, paint_shade
from ..theme import INK, Look

SHADE, SHADE_ALPHA = 8, 0.32
ARROW = 18
SIGN = 24
"""What a sign takes of the line of the name, with the gap after it, at scale 1."""


Sign = Callable[[QPainter, QRectF, theme.Colours], None]
"""Paints a small sign into a rectangle."""


class Side(Enum):
    """To whom a seat belongs, as far as it is known."""

    OPEN = auto()
    US = auto()
    THEM = auto()


class Arrow(Enum):
    """Where the hand of a seat lies, seen from its plate."""

    UP = auto()
    RIGHT = auto()
    DOWN = auto()


@dataclass(frozen=True)
class Plate:
    """What is written on a plate."""

    name: str
    medal: str
    line: str
    side: Side
    dealer: bool
    turn: bool
    arrow: Arrow
    declarer: bool = False

    @property
    def signs(self) -> tuple[Sign, ...]:
        """The signs before the name: that of the side, which its won tricks bear too, and who declares has a star."""
        side = {Side.OPEN: (), Side.US: (marks.paint_us,), Side.THEM: (marks.paint_them,)}[self.side]
        return (*side, marks.paint_declarer) if self.declarer else side


class PlateItem(QGraphicsObject):
    """One plate; its place is the middle of its left edge, or of its box, as the layout says."""

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        self._art = art
        self._plate: Plate | None = None
        self._box = QRectF()
        self._scale = 1.0
        self._ratio = 1.0
        self._compact = False
        self._nudge = 0.0
        self._free = math.inf
        self._drawn: object = None
        self._pixmap = QPixmap()
        self.setZValue(300)

    @property
    def plate(self) -> Plate | None:
        """What is written on it."""
        return self._plate

    @property
    def box(self) -> QRectF:
        """Where it lies on the felt, its shadow and its arrow not counted."""
        return self._box

    def write(self, plate: Plate, *, scale: float, ratio: float, compact: bool, most: float) -> float:
        """Write a plate anew and return the width that it takes, at most ``most`` pixels, and cut words short."""
        if (plate, scale, ratio, compact) != (self._plate, self._scale, self._ratio, self._compact):
            self.prepareGeometryChange()
            self._plate, self._scale, self._ratio, self._compact = plate, scale, ratio, compact
            self.update()
        look = theme.current()
        words = QFontMetricsF(self._font(look)).horizontalAdvance(plate.name)
        words += SIGN * scale * len(plate.signs)
        if not compact:
            words = max(words, QFontMetricsF(self._line_font(look)).horizontalAdvance(plate.line))
        dealer = 36 * scale if plate.dealer else 0.0
        medal = self._medal_size()
        return min(most, medal + words + dealer + 30 * scale)

    def put(self, box: QRectF, free: float = math.inf) -> None:
        """Lie there; what is right of ``free`` is for others, and an arrow that would reach there is left out."""
        if (box, free) != (self._box, self._free):
            self.prepareGeometryChange()
            self._box, self._free = box, free
            self.update()

    @property
    def points(self) -> bool:
        """Whether it has its arrow."""
        plate, reach = self._plate, (ARROW + 4) * self._scale
        if plate is None or not plate.turn:
            return False
        return plate.arrow is not Arrow.RIGHT or self._box.right() + reach <= self._free

    def nudge(self, part: float) -> None:
        """Let the arrow point twice at the hand; ``part`` runs from 0 to 1."""
        wave = part * 2 % 1
        nudge = 6.0 * self._scale * (1 - abs(2 * wave - 1)) if part < 1 else 0.0
        if nudge != self._nudge:
            self._nudge = nudge
            self.update()

    def boundingRect(self) -> QRectF:
        """The plate, its shadow, its ring and its arrow."""
        reach = max(SHADE + 4, (ARROW + 12)) * self._scale
        return self._box.adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """The arrow, and the plate as it was drawn when it was written."""
        plate, box = self._plate, self._box
        if plate is None or box.isEmpty():
            return
        if self.points:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_arrow(painter, box, plate.arrow)
        # A medal may be a stand-in at first; when the real one has been drawn the plate is drawn anew.
        medal = self._art.medal(plate.medal, self._medal_size(), self._ratio).cacheKey()
        wanted = (plate, box.width(), box.height(), self._scale, self._ratio, theme.current(), medal)
        if wanted != self._drawn:
            self._drawn, self._pixmap = wanted, self._draw(plate, box)
        reach = self._reach()
        painter.drawPixmap(QPointF(box.left() - reach, box.top() - reach), self._pixmap)

    def _reach(self) -> float:
        return (SHADE + 4) * self._scale

    def _draw(self, plate: Plate, box: QRectF) -> QPixmap:
        """Shadow, pill, medal, words, dealer."""
        look, scale, reach = theme.current(), self._scale, self._reach()
        c = look.colours
        pixmap = QPixmap(((box.size() + QSizeF(2 * reach, 2 * reach)) * self._ratio).toSize())
        pixmap.setDevicePixelRatio(self._ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.translate(reach - box.left(), reach - box.top())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = box.height() / 2
        paint_shade(painter, box.translated(1, 2), radius, SHADE * scale, SHADE_ALPHA)
        painter.setBrush(c.turn if plate.turn else c.panel)
        edge = QPen(INK, 4.5 * scale) if plate.turn else QPen(c.outline, max(1.5, look.border - 0.5))
        painter.setPen(edge)
        painter.drawRoundedRect(box, radius, radius)
        medal = self._paint_medal(painter, box, plate, look)
        if plate.dealer:
            high = 30 * scale
            place = QRectF(box.right() - 40 * scale, box.center().y() - high / 2, high * 5 / 6, high)
            marks.paint_dealer(painter, place)
        self._paint_words(painter, medal.right() + 8 * scale, plate, look)
        painter.end()
        return pixmap

    def _paint_words(self, painter: QPainter, left: float, plate: Plate, look: Look) -> None:
        c, box, scale = look.colours, self._box, self._scale
        single = self._compact or not plate.line
        upper = box if single else QRectF(box.left(), box.top() + 3 * scale, box.width(), box.height() * 0.52)
        size = 16 * scale
        name_left = left
        # On the yellow of the turn the colours of the light theme have the contrast.
        side_colours = theme.THEMES[theme.ThemeKey.LIGHT] if plate.turn else c
        for sign in plate.signs:
            mark = QRectF(name_left, upper.center().y() - size / 2, size, size)
            sign(painter, mark.adjusted(-2, -2, 2, 2) if sign is marks.paint_declarer else mark, side_colours)
            name_left += SIGN * scale
        painter.setPen(c.on_turn if plate.turn else c.ink)
        painter.setFont(self._font(look))
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        end = box.right() - (42 if plate.dealer else 10) * scale
        name = painter.fontMetrics().elidedText(plate.name, Qt.TextElideMode.ElideRight, round(end - name_left) + 1)
        painter.drawText(QRectF(name_left, upper.top(), box.right() - name_left, upper.height()), middle, name)
        if not single:
            lower = QRectF(left, upper.bottom() - 3 * scale, box.right() - left, box.bottom() - upper.bottom())
            painter.setPen(c.on_turn_soft if plate.turn else c.soft)
            painter.setFont(self._line_font(look))
            line = painter.fontMetrics().elidedText(plate.line, Qt.TextElideMode.ElideRight, round(end - left) + 1)
            painter.drawText(lower, middle, line)

    def _paint_medal(self, painter: QPainter, box: QRectF, plate: Plate, look: Look) -> QRectF:
        c, size = look.colours, self._medal_size()
        inset = (box.height() - size) / 2
        place = QRectF(box.left() + inset, box.top() + inset, size, size)
        medal = self._art.medal(plate.medal, size, self._ratio)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(place.topLeft(), medal)
        alone = c.declarer if plate.declarer else c.edge
        ring = {Side.OPEN: alone, Side.US: c.us, Side.THEM: c.them}[plate.side]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ring, 2.2 * self._scale))
        painter.drawEllipse(place.adjusted(0.5, 0.5, -0.5, -0.5))
        return place

    def _paint_arrow(self, painter: QPainter, box: QRectF, arrow: Arrow) -> None:
        reach, half = (ARROW + 2) * self._scale, 0.75 * ARROW * self._scale
        shift = self._nudge
        inside = 4 * self._scale
        if arrow is Arrow.RIGHT:
            tip = QPointF(box.right() + reach + shift, box.center().y())
            foot = tip.x() - ARROW * self._scale - inside
            corners = [QPointF(foot, tip.y() - half), tip, QPointF(foot, tip.y() + half)]
        else:
            way = -1 if arrow is Arrow.UP else 1
            edge = box.top() if arrow is Arrow.UP else box.bottom()
            middle = box.left() + box.height() * 1.55
            tip = QPointF(middle, edge + way * (reach * 0.72 + shift))
            foot = edge - way * inside
            corners = [QPointF(middle - half, foot), tip, QPointF(middle + half, foot)]
        painter.setPen(
            QPen(INK, 4 * self._scale, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.setBrush(theme.current().colours.turn)
        painter.drawPolygon(QPolygonF(corners))

    def _medal_size(self) -> float:
        return (32 if self._compact else 44) * self._scale

    def _font(self, look: Look) -> QFont:
        return look.font("plate", self._scale * theme.EM / look.em)

    def _line_font(self, look: Look) -> QFont:
        return look.font("caption", self._scale * theme.EM / look.em)
