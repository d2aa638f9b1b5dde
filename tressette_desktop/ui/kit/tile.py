"""A game on offer: a little table with cards, its name, how many play, and one line about it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QFontMetrics,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRadialGradient,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from .. import felt, icons, theme
from ..cards import RATIO, CardArt
from ..theme import INK, PAPER, Look
from .choice import paint_tick_disc
from .pictures import CardPictures
from .press import WRAPPED, Press, paint_box


class VariantTile(Press):
    """Chosen by its picture; a wide one sets its words beside the table instead of below."""

    role = "choice"
    ring_radius = 14.0
    WIDE = 460
    """From this width on the words stand beside the picture, at em 14."""
    TABLE, LOW = 82, 60
    """Height of the table above the words, at em 14; and on a low page."""

    def __init__(
        self,
        name: str,
        line: str,
        players: int,
        scene: tuple[str, ...],
        tag: str,
        art: CardArt,
        parent: QWidget | None = None,
    ) -> None:
        self._line, self._players, self._scene, self._tag = line, players, scene, tag
        self._high = self.TABLE
        super().__init__(name, parent)
        self._cards = CardPictures(self, art)
        self.setCheckable(True)
        self.setAccessibleDescription(line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Picture, name, two lines."""
        look = theme.current()
        return QSize(look.px(250), look.px(self._high + 86))

    def be_low(self, low: bool) -> None:
        """Show less of the table, where the page is low."""
        if low != (self._high == self.LOW):
            self._high = self.LOW if low else self.TABLE
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """Three of them stand side by side in the smallest window."""
        look = theme.current()
        name = self.fontMetrics().horizontalAdvance(self.text()) + look.px(76)
        return QSize(max(look.px(200), name), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paper, table with cards, words, frame."""
        look = theme.current()
        c = look.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = self.isChecked()
        width = 4.0 if chosen else look.border
        body = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        outline = QPainterPath()
        outline.addRoundedRect(body, look.px(self.ring_radius), look.px(self.ring_radius))
        painter.fillPath(outline, c.raised if self.hovered else c.panel)
        table = self._table(body, look)
        painter.save()
        painter.setClipPath(outline)
        painter.setClipRect(table, Qt.ClipOperation.IntersectClip)
        self._paint_table(painter, table, look)
        painter.restore()
        self._paint_words(painter, body, table, look)
        edge = c.accent if chosen else c.outline
        painter.strokePath(outline, QPen(edge, width))
        if chosen:
            paint_tick_disc(painter, table.right() - look.px(22), table.top() + look.px(20), look)

    def _table(self, body: QRectF, look: Look) -> QRectF:
        """The part of the tile that is felt."""
        if self.width() >= look.px(self.WIDE):
            return QRectF(body.left(), body.top(), 0.42 * body.width(), body.height())
        return QRectF(body.left(), body.top(), body.width(), look.px(self._high))

    def _paint_table(self, painter: QPainter, table: QRectF, look: Look) -> None:
        centre, edge = felt.tones(look.felt, look.theme)
        light = QRadialGradient(table.center(), 0.68 * table.width())
        light.setColorAt(0, centre)
        light.setColorAt(1, edge)
        painter.fillRect(table, light)
        wide = table.height() > look.px(self._high) + 1
        card = 0.56 * table.height() / RATIO if wide else look.px(54)
        self._cards.want((code, card) for code in self._scene)
        middle = (len(self._scene) - 1) / 2
        for place, code in enumerate(self._scene):
            off = place - middle
            height = table.center().y() + (0 if wide else look.px(9)) + abs(off) * look.px(5)
            lie = QPointF(table.center().x() + 0.78 * off * card, height)
            self._cards.paint(painter, code, lie, 7 * off)
        painter.setPen(QPen(look.colours.outline, 1.5))
        if wide:
            painter.drawLine(table.topRight(), table.bottomRight())
        else:
            painter.drawLine(table.bottomLeft(), table.bottomRight())
        if self._tag:
            self._paint_tag(painter, table, look)

    def _paint_tag(self, painter: QPainter, table: QRectF, look: Look) -> None:
        font = look.font("strong", 0.9)
        width = QFontMetrics(font).horizontalAdvance(self._tag) + look.px(20)
        box = QRectF(table.left() + look.px(12), table.top() + look.px(10), width, look.px(25))
        paint_box(painter, box, box.height() / 2, PAPER, INK, 1.5)
        painter.setPen(INK)
        painter.setFont(font)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._tag)

    def room_for_line(self, look: Look) -> QRectF:
        """Where the line about the game is written."""
        body = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        return self._words(body, self._table(body, look), look).adjusted(0, look.px(31), 0, 0)

    def _words(self, body: QRectF, table: QRectF, look: Look) -> QRectF:
        """The part of the tile that is written on."""
        if table.height() > look.px(self._high) + 1:
            words = QRectF(table.right(), body.top(), body.right() - table.right(), body.height())
            return words.adjusted(look.px(18), look.px(22), -look.px(16), -look.px(8))
        words = QRectF(body.left(), table.bottom(), body.width(), body.bottom() - table.bottom())
        return words.adjusted(look.px(14), look.px(4), -look.px(12), -look.px(4))

    def _paint_words(self, painter: QPainter, body: QRectF, table: QRectF, look: Look) -> None:
        c = look.colours
        words = self._words(body, table, look)
        count = QRectF(words.right() - look.px(46), words.top() + look.px(4), look.px(46), look.px(26))
        painter.setPen(c.ink)
        painter.setFont(_within(self.font(), self.text(), count.left() - look.px(6) - words.left()))
        painter.drawText(words, Qt.AlignmentFlag.AlignTop, self.text())
        paint_box(painter, count, count.height() / 2, c.bg, c.edge, 1.5)
        icon = QRectF(count.left() + look.px(6), count.top() + look.px(4), look.px(18), look.px(18))
        icons.paint(painter, "person", icon, c.ink)
        painter.setPen(c.ink)
        painter.setFont(look.font("strong"))
        painter.drawText(count.adjusted(look.px(26), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, str(self._players))
        painter.setFont(look.font("body"))
        painter.setPen(c.soft)
        painter.drawText(self.room_for_line(look), WRAPPED, self._line)


def _within(font: QFont, text: str, room: float) -> QFont:
    """Return a font in which a name has its room, a little smaller if need be."""
    long = QFontMetricsF(font).horizontalAdvance(text)
    if long <= room:
        return font
    smaller = QFont(font)
    smaller.setPixelSize(int(QFontInfo(font).pixelSize() * room / long))
    return smaller
