"""What a preference looks like before it is chosen: small pictures, and a piece of the table."""

from __future__ import annotations

import math
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from .. import felt, marks, theme
from ..cards import BACK, RATIO, RESTING, CardArt
from ..decks import Dressing
from ..felt import FeltCache
from ..kit.choice import Draw
from ..kit.press import paint_box
from ..settings import ThemeChoice
from ..theme import THEMES, FeltKey, Look, ThemeKey


def draw_theme(choice: StrEnum) -> Draw:
    """A window in small: its bar, its table, its primary button; for the system's choice, half light and half dark."""
    keys = (ThemeKey.LIGHT, ThemeKey.DARK) if choice is ThemeChoice.SYSTEM else (ThemeKey(choice),)

    def draw(painter: QPainter, frame: QRectF, look: Look) -> None:
        width = frame.width() / len(keys)
        for place, key in enumerate(keys):
            part = QRectF(frame.left() + place * width, frame.top(), width, frame.height())
            c = THEMES[key]
            painter.fillRect(part, c.bg)
            painter.fillRect(QRectF(part.topLeft(), QPointF(part.right(), part.top() + look.px(16))), c.panel)
            painter.fillRect(QRectF(part.left() + look.px(8), part.top() + look.px(7), look.px(28), 2), c.ink)
            table = QRectF(part.left() + look.px(8), part.top() + look.px(24), width - look.px(16), look.px(28))
            painter.fillRect(table, felt.tones(look.felt, key)[0])
            button = QRectF(table.left(), table.bottom() + look.px(8), look.px(42), look.px(13))
            painter.fillRect(button, c.accent)

    return draw


def draw_felt(key: StrEnum) -> Draw:
    """The felt with its light."""

    def draw(painter: QPainter, frame: QRectF, look: Look) -> None:
        # High contrast lays them all flat; their pictures still have to be told apart.
        worn = ThemeKey.DARK if look.theme is ThemeKey.CONTRAST else look.theme
        _lay_felt(painter, frame, FeltKey(key), worn)
        gold = QColor(theme.GOLD)
        gold.setAlphaF(0.45)
        painter.setPen(QPen(gold, 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        inset = look.px(8)
        painter.drawRoundedRect(frame.adjusted(inset, inset, -inset, -inset), look.px(9), look.px(9))
        painter.drawPolygon(marks.star(frame.center(), look.px(17), rays=16, waist=0.62))

    return draw


def draw_deck(art: CardArt, worn: Dressing) -> Draw:
    """Three cards of a deck in a small fan."""

    def draw(painter: QPainter, frame: QRectF, look: Look) -> None:
        _lay_felt(painter, frame, look.felt, look.theme)
        width = look.px(48)
        for code, off in (("7s", -1), ("2c", 1), ("Kd", 0)):
            centre = frame.center() + QPointF(off * look.px(30), look.px(2) + abs(off) * look.px(3))
            _lay_card(painter, art, code, worn, centre, width, 7.0 * off)

    return draw


def draw_card(art: CardArt, code: str, worn: Dressing) -> Draw:
    """The upper part of one card: its corner, or enough of a back."""

    def draw(painter: QPainter, frame: QRectF, look: Look) -> None:
        _lay_felt(painter, frame, look.felt, look.theme)
        width = look.px(72)
        centre = QPointF(frame.center().x(), frame.top() + look.px(11) + RATIO * width / 2)
        _lay_card(painter, art, code, worn, centre, width)

    return draw


def _lay_felt(painter: QPainter, frame: QRectF, key: FeltKey, worn: ThemeKey) -> None:
    centre, edge = felt.tones(key, worn)
    light = QRadialGradient(frame.center(), 0.68 * frame.width())
    light.setColorAt(0, centre)
    light.setColorAt(1, edge)
    painter.fillRect(frame, light)


def _lay_card(
    painter: QPainter, art: CardArt, code: str, worn: Dressing, centre: QPointF, width: float, turn: float = 0.0
) -> None:
    picture = art.card(code, width, painter.device().devicePixelRatio(), worn=worn)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(centre)
    painter.rotate(turn)
    painter.drawPixmap(QPointF(-0.5, -RATIO / 2) * width - QPointF(1, 1) * RESTING.margin * width, picture)
    painter.restore()


class Preview(QWidget):
    """A piece of the table: the backs of a hand with its plate, three cards of a trick, the own hand."""

    TRICK = (("7c", -0.62, 0.14, -5.0), ("4c", 0.62, 0.14, 5.0), ("2c", 0.0, 0.0, 2.0))
    """Card, place from the middle in widths and heights of a card, turn in degrees: in the order of playing."""
    HAND = ("3c", "Ac", "Fc", "2s", "Kd")
    STEP = 3.5
    BACKS = 5
    SMALL = 0.46
    """Width of a back, for a card's width of one."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._felt = FeltCache()
        self._size = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Preview of the table"))

    def show_card_size(self, factor: float) -> None:
        """Show the cards larger or smaller."""
        self._size = factor
        self.update()

    def sizeHint(self) -> QSize:
        """A narrow piece of a table."""
        look = theme.current()
        return QSize(look.px(330), look.px(460))

    @property
    def _card_width(self) -> float:
        return round(0.235 * self.width() * self._size)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Felt, backs, plate, trick, hand."""
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        middle = QPointF(self.width() / 2, 0.43 * self.height())
        painter.drawPixmap(
            0, 0, self._felt.pixmap(look, self.size(), self.devicePixelRatioF(), middle, 0.38 * self.width())
        )
        width = self._card_width
        self._paint_backs(painter, look)
        self._paint_plate(painter, look)
        for code, right, down, turn in self.TRICK:
            self._lay(painter, code, middle + QPointF(right * width, down * RATIO * width), width, turn)
        self._paint_hand(painter)

    def _paint_backs(self, painter: QPainter, look: Look) -> None:
        width = self.SMALL * self._card_width
        for place in range(self.BACKS):
            off = place - self.BACKS // 2
            centre = QPointF(self.width() / 2 - 0.27 * width * off, look.px(16) + RATIO * width / 2 - 0.4 * off * off)
            self._lay(painter, BACK, centre, width, 1.9 * off)

    def _paint_plate(self, painter: QPainter, look: Look) -> None:
        c = look.colours
        top = look.px(12) + RATIO * self.SMALL * self._card_width
        plate = QRectF(self.width() / 2 - look.px(64), top, look.px(128), look.px(40))
        paint_box(painter, plate, plate.height() / 2, c.panel, c.outline, max(1.5, look.border - 0.5))
        disc = QRectF(plate.left() + look.px(18), plate.center().y() - look.px(8), look.px(16), look.px(16))
        marks.paint_us(painter, disc, c)
        painter.setPen(c.ink)
        painter.setFont(look.font("plate"))
        # A name, the same in every language.
        painter.drawText(plate.adjusted(look.px(46), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, NAME)

    def _paint_hand(self, painter: QPainter) -> None:
        width = self._card_width
        reach = 0.62 * width / math.radians(self.STEP)
        for place, code in enumerate(self.HAND):
            turn = (place - len(self.HAND) // 2) * self.STEP
            angle = math.radians(turn)
            foot = self.height() - 0.62 * RATIO * width - 12
            centre = QPointF(self.width() / 2 + reach * math.sin(angle), foot + reach * (1 - math.cos(angle)))
            self._lay(painter, code, centre, width, turn)

    def _lay(self, painter: QPainter, code: str, centre: QPointF, width: float, turn: float) -> None:
        _lay_card(painter, self._art, code, self._art.worn, centre, width, turn)


NAME = "Capri"
"""Who sits at the table of the preview: an island of the gulf."""
