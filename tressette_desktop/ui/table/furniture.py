"""Quiet things on the felt: the light before a hand, the place of the next card, the words under a pile."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPixmap, QRadialGradient
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tressette_desktop.engine.cards import Card

from .. import marks, theme
from ..cards import RESTING, CardArt, paint_shade
from .seat_item import Side


class PoolItem(QGraphicsObject):
    """Light on the felt before the hand whose turn it is."""

    def __init__(self) -> None:
        super().__init__()
        self._pixmap = QPixmap()
        self._size = QSize()
        self.setZValue(-10)

    def shine(self, centre: QPointF, width: float, height: float) -> None:
        """Lie there; the light is drawn anew only when its size changes."""
        size = QSize(round(width), round(height))
        if size != self._size:
            self.prepareGeometryChange()
            self._size = size
            # A soft light needs few pixels, and is stretched when it is painted.
            self._pixmap = _light(QSize(max(1, size.width() // 4), max(1, size.height() // 4)))
        self.setPos(centre)

    def boundingRect(self) -> QRectF:
        """The whole light."""
        wide, high = self._size.width(), self._size.height()
        return QRectF(-wide / 2, -high / 2, wide, high)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """The light."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self.boundingRect(), self._pixmap, QRectF(self._pixmap.rect()))


def _light(size: QSize) -> QPixmap:
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.scale(size.width() / 2, size.height() / 2)
    light = QRadialGradient(QPointF(1, 1), 1.0)
    for part, alpha in ((0.0, 0.34), (0.5, 0.16), (1.0, 0.0)):
        colour = QColor("#fff2b8")
        colour.setAlphaF(alpha)
        light.setColorAt(part, colour)
    painter.fillRect(QRectF(0, 0, 2, 2), light)
    painter.end()
    return pixmap


class SlotItem(QGraphicsObject):
    """The place where the own card will lie: a gold dashed outline that glows while a card is dragged."""

    def __init__(self) -> None:
        super().__init__()
        self._rect = QRectF()
        self._glow = False
        self.setZValue(90)

    def put(self, x: float, y: float, width: float, height: float) -> None:
        """Lie there."""
        rect = QRectF(-width / 2, -height / 2, width, height)
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
        self.setPos(x, y)

    def glow(self, on: bool) -> None:
        """Show that a card may be let go here."""
        if on != self._glow:
            self._glow = on
            self.update()

    def boundingRect(self) -> QRectF:
        """The outline."""
        return self._rect.adjusted(-3, -3, 3, 3)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Dashes of gold."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(theme.GOLD, 2.4)
        pen.setDashPattern([4.0, 2.6])
        painter.setPen(pen)
        light = QColor(theme.GOLD)
        light.setAlphaF(0.28 if self._glow else 0.0)
        painter.setBrush(light)
        radius = 0.07 * self._rect.width()
        painter.drawRoundedRect(self._rect, radius, radius)


class PileLabel(QGraphicsObject):
    """How many tricks a side has won, under its pile; in short, or not at all, where something else lies."""

    def __init__(self) -> None:
        super().__init__()
        self._room = QRectF()
        self._middle: float | None = None
        self._words, self._brief, self._shown = "", "", ""
        self._side = Side.OPEN
        self._scale = 1.0

    @property
    def words(self) -> str:
        """What it says."""
        return self._words

    @property
    def shown(self) -> str:
        """What of it is written just now."""
        return self._shown if self.opacity() else ""

    @property
    def side(self) -> Side:
        """Whose pile it is."""
        return self._side

    def write(
        self, words: str, side: Side, room: QRectF, *, middle: float | None, scale: float, brief: str = ""
    ) -> None:
        """Say this in a room, round a ``middle`` or from its left; ``brief`` says as much of it as is needed."""
        said = (words, brief, side, room, middle, scale)
        if said == (self._words, self._brief, self._side, self._room, self._middle, self._scale):
            return
        self.prepareGeometryChange()
        self._words, self._brief, self._shown, self._side = words, brief, words, side
        self._room, self._middle, self._scale = room, middle, scale
        self.setVisible(bool(words))
        self.update()

    def keep_clear(self, boxes: Sequence[QRectF]) -> None:
        """Say as much as can be read beside what lies there."""
        for said in filter(None, (self._words, self._brief)):
            if not any(self.box_of(said).intersects(box) for box in boxes):
                self._shown = said
                self.setOpacity(1.0)
                break
        else:
            self.setOpacity(0.0)
        self.update()

    def box_of(self, said: str) -> QRectF:
        """Where the mark of the side and these words lie: as near to their middle as there is room."""
        room = self._room
        width = self._mark + QFontMetricsF(self._font).horizontalAdvance(said)
        left = room.left() if self._middle is None else min(self._middle - width / 2, room.right() - width)
        return QRectF(left, room.top(), width, room.height())

    def boundingRect(self) -> QRectF:
        """The room that it may fill, and words that are longer."""
        return self._room.united(self.box_of(self._words))

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Side mark and words."""
        box, size = self.box_of(self._shown), 15 * self._scale
        if self._side is not Side.OPEN:
            mark = QRectF(box.left(), box.center().y() - size / 2, size, size)
            colours = theme.THEMES[theme.ThemeKey.DARK]
            (marks.paint_us if self._side is Side.US else marks.paint_them)(painter, mark, colours)
        painter.setFont(self._font)
        painter.setPen(theme.PAPER)
        words = box.adjusted(self._mark, 0, 1, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, self._shown)

    @property
    def _mark(self) -> float:
        """The room that the mark of the side takes before the words."""
        return 0.0 if self._side is Side.OPEN else 21 * self._scale

    @property
    def _font(self) -> QFont:
        look = theme.current()
        return look.font("strong", self._scale * theme.EM / look.em)


class CalledPaper(QGraphicsObject):
    """A small paper with the card that was called, and who may have it."""

    CARD, PAD = 29, 7

    def __init__(self, art: CardArt) -> None:
        super().__init__()
        self._art = art
        self._card: Card | None = None
        self._words = ""
        self._box = QRectF()
        self._scale, self._ratio = 1.0, 1.0
        self.setZValue(290)
        self.hide()

    @property
    def words(self) -> str:
        """What it says."""
        return self._words

    def write(self, card: Card, words: str, box: QRectF, *, scale: float, ratio: float) -> None:
        """Show this card with these words, there."""
        self.prepareGeometryChange()
        self._card, self._words, self._box, self._scale, self._ratio = card, words, box, scale, ratio
        self.update()

    @property
    def box(self) -> QRectF:
        """Where it lies on the felt."""
        return self._box

    def boundingRect(self) -> QRectF:
        """Paper and shadow."""
        reach = 12 * self._scale
        return self._box.adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Paper, card, words."""
        look, scale, box = theme.current(), self._scale, self._box
        c = look.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shade(painter, box.translated(1, 2), 10 * scale, 8 * scale, 0.32)
        painter.setBrush(c.panel)
        painter.setPen(QPen(c.outline, max(1.5, look.border - 0.5)))
        painter.drawRoundedRect(box, 10 * scale, 10 * scale)
        width = self.CARD * scale
        margin = RESTING.margin * width
        left, top = box.left() + (self.PAD + 4) * scale, box.top() + self.PAD * scale
        painter.drawPixmap(QPointF(left - margin, top - margin), self._art.card(str(self._card), width, self._ratio))
        room = QRectF(box)
        room.setLeft(left + width + 10 * scale)
        room.setRight(box.right() - 6 * scale)
        painter.setPen(c.ink)
        painter.setFont(look.font("caption", scale * theme.EM / look.em))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, self._words)
