"""Spoken words on the felt: a bubble of paper that points at the hand of whoever speaks."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from .. import icons, theme
from ..cards import paint_shade
from ..theme import INK, PAPER
from .plan import Spot

GESTURE = QColor("#a3131f")
"""Colour of the gesture in a bubble: bubbles are spoken paper, and paper is the same in every theme."""
SOFT = QColor("#5c5044")
RADIUS, TAIL, REACH = 18, 20, 11
WIDEST, HIGHEST = 300, 120
FORMS = ((1.0, 20, True), (0.85, 20, True), (0.7, 20, True), (0.7, 12, True), (0.7, 12, False))
"""The factor of the text, the air at its sides, and whether the gesture stands beside it. What is too high, or has too
long a word, is set smaller, but never smaller than the text of a page; at last it has less air, and no gesture."""
WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True)
class Words:
    """What is said: the words, the gesture that goes with them (an icon) and a second line that explains.

    ``terms`` are the entries of the glossary that explain the words.
    """

    text: str
    icon: str = ""
    line: str = ""
    terms: tuple[str, ...] = ()


class BubbleItem(QGraphicsObject):
    """One bubble; it is drawn once, then only faded and scaled about the tip of its tail."""

    def __init__(self, words: Words, spot: Spot, *, scale: float, ratio: float) -> None:
        super().__init__()
        self.words = words
        self.place(spot, scale=scale, ratio=ratio)
        self.setZValue(500)

    def place(self, spot: Spot, *, scale: float, ratio: float) -> None:
        """Be drawn for this place, at this scale."""
        self.prepareGeometryChange()
        self._scale = scale
        self._spot = spot
        look = theme.current()
        self._small = look.font("caption", scale * theme.EM / look.em)
        self.body = self._measure()
        self._pixmap = self._draw(ratio)
        self.setPos(spot.tip)

    @property
    def box(self) -> QRectF:
        """Where its paper lies on the felt, without the tail."""
        return self.body.translated(self._spot.tip)

    @property
    def covers(self) -> tuple[QRectF, QRectF]:
        """What lies under it: its paper, and what its tail points past."""
        foot = min(max(0.0, self.body.left()), self.body.right())
        tail = QRectF(self.end, QPointF(foot, self.body.center().y())).normalized().adjusted(-3, 0, 3, 0)
        return self.box, tail.translated(self._spot.tip)

    @property
    def end(self) -> QPointF:
        """Where the tail ends, seen from its place: lower where many lines reach down over that, so that it shows."""
        down = self._spot.tail == "down"
        return QPointF(0, max(0.0, self.body.bottom() + TAIL * self._scale) if down else 0.0)

    @property
    def _low(self) -> float:
        """Where the paper ends above the tip of its tail."""
        return min(-TAIL * self._scale, self._spot.room.bottom() - self._spot.tip.y())

    def grow(self, part: float) -> None:
        """Come up, from nothing to 1."""
        self.setOpacity(part)
        self.setScale(0.92 + 0.08 * part)

    def boundingRect(self) -> QRectF:
        """Paper, tail and shadow."""
        return self._reach()

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """The picture drawn before."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self._reach().topLeft(), self._pixmap)

    def _reach(self) -> QRectF:
        margin = (REACH + 4) * self._scale
        end = QRectF(-1, -1, 2, 2).translated(self.end)
        return self.body.united(end).adjusted(-margin, -margin, margin, margin)

    def _measure(self) -> QRectF:
        """The paper relative to the tip of the tail: as wide as its words, within its room."""
        scale, room = self._scale, self._spot.room
        tail = TAIL * scale
        across = self._spot.tail in ("left", "right")
        high = max(room.height(), HIGHEST * scale) if across else room.height()
        look = theme.current()
        for part, air, signed in FORMS:
            self._air, self._signed = air * scale, signed and bool(self.words.icon)
            icon = 38 * scale if self._signed else 0.0
            most = min(WIDEST * scale, room.width() - (tail if across else 0.0)) - 2 * self._air - icon
            self._font = look.font("bubble", part * scale * theme.EM / look.em)
            lines = [(self.words.text, self._font), (self.words.line, self._small)]
            sizes = [_wrapped(text, font, most) for text, font in lines if text]
            height = max(sum(size.height() for size in sizes) + 14 * scale, 48 * scale)
            if height <= high and all(size.width() <= most for size in sizes):
                break
        width = max(size.width() for size in sizes) + icon + 2 * self._air + 2
        tip = self._spot.tip
        # Beside its speaker it stays on the felt: many lines at the top grow downwards.
        top = max(-height / 2, 6 * scale - tip.y())
        if self._spot.tail == "left":
            return QRectF(room.left() - tip.x() + tail, top, width, height)
        if self._spot.tail == "right":
            return QRectF(-tail - width, top, width, height)
        # The paper stays inside its room, the tail where the hand is. Where that is below, many lines reach down over
        # whatever the tail points at rather than up over names.
        left = min(max(-width / 2, room.left() - tip.x()), room.right() - tip.x() - width)
        if self._spot.tail == "up":
            return QRectF(left, tail, width, height)
        return QRectF(left, max(self._low - height, room.top() - tip.y()), width, height)

    def _draw(self, ratio: float) -> QPixmap:
        reach = self._reach()
        pixmap = QPixmap((reach.size() * ratio).toSize())
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.translate(-reach.topLeft())
        scale = self._scale
        paint_shade(painter, self.body.translated(1, 3), RADIUS * scale, (REACH - 3) * scale, 0.33)
        painter.setPen(QPen(INK, 2 * max(1.0, 0.8 * scale)))
        painter.setBrush(PAPER)
        painter.drawPath(self._outline())
        self._paint_words(painter)
        painter.end()
        return pixmap

    def _outline(self) -> QPainterPath:
        scale, body = self._scale, self.body
        paper, tail = QPainterPath(), QPainterPath()
        paper.addRoundedRect(body, RADIUS * scale, RADIUS * scale)
        half = 10 * scale
        if self._spot.tail in ("down", "up"):
            foot = body.bottom() - 2 if self._spot.tail == "down" else body.top() + 2
            # It leans where the tip is not over or below the paper.
            edge = RADIUS * scale + half
            middle = min(max(0.0, body.left() + edge), body.right() - edge)
            tail.addPolygon([QPointF(middle - half, foot), self.end, QPointF(middle + half, foot)])
        else:
            foot = body.left() + 2 if self._spot.tail == "left" else body.right() - 2
            tail.addPolygon([QPointF(foot, -half), QPointF(0, 0), QPointF(foot, half)])
        tail.closeSubpath()
        return paper.united(tail)

    def _paint_words(self, painter: QPainter) -> None:
        scale, words = self._scale, self.words
        inner = self.body.adjusted(self._air, 6 * scale, 2 * scale - self._air, -7 * scale)
        if self._signed:
            size = 28 * scale
            icons.paint(
                painter,
                words.icon,
                QRectF(inner.left() - 3 * scale, inner.center().y() - size / 2, size, size),
                GESTURE,
            )
            inner.adjust(38 * scale, 0, 0, 0)
        painter.setPen(INK)
        painter.setFont(self._font)
        if not words.line:
            painter.drawText(inner, WRAP, words.text)
            return
        upper = _wrapped(words.text, self._font, inner.width()).height()
        painter.drawText(QRectF(inner.left(), inner.top(), inner.width(), upper), WRAP, words.text)
        painter.setPen(SOFT)
        painter.setFont(self._small)
        lower = QRectF(inner.left(), inner.top() + upper, inner.width(), inner.height() - upper)
        painter.drawText(lower, WRAP, words.line)


def _wrapped(text: str, font: QFont, width: float) -> QRectF:
    """The box of a text that is broken into lines no wider than that."""
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 1000), int(WRAP), text)
