"""A card on the felt: one picture, where it lies, and how it stands out.

An item shows either a card or a back. A back holds no card at all: only when an event has told everybody which card it
is does the item `become` that card.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from tressette_desktop.engine.cards import Card

from .. import icons
from ..cards import BACK, CORNER, LIFTED, RESTING, CardArt
from ..theme import INK, PAPER
from .fan import Pose
from .metrics import LIFT, RATIO
from .tweens import LIFT as LIFT_GESTURE
from .tweens import Tween

FOCUS = QColor("#ffd84a")
REFUSED = QColor("#a3131f")
CAME = QColor("#fbeac4")
SUNK = -0.04 / LIFT
"""How far a card that may not be played lies below the others, in lifts."""


VEIL = 0.47
"""How much of the light the veil takes that the felt would take."""
ABOVE = 10.0
"""How far above its card a word lies: above all cards of its row, and below those of the next."""
MOST_VEILED = 40
"""How many pictures of veiled cards are kept: more than a hand at two sizes."""


@dataclass(frozen=True)
class Tag:
    """A word on the edge of a card; ``calm`` only tells where it came from, else it is about to go.

    With a ``medal`` that of a player stands on the card instead, of a size that even a small one has room for.
    """

    text: str
    calm: bool = False
    medal: str = ""


class Ring(Enum):
    """What is drawn round a card: nothing, the keyboard's place, or that it was refused."""

    NONE = auto()
    FOCUS = auto()
    REFUSED = auto()


@dataclass
class Deck:
    """What the cards of one felt share: their pictures, the pixel ratio of the screen, the veil over what is not to be
    played, the fonts of small numbers and of tags, and the scale of the furniture."""

    art: CardArt
    ratio: float = 1.0
    veil: QColor = field(default_factory=QColor)
    font: QFont | None = None
    tag_font: QFont | None = None
    scale: float = 1.0
    _veiled: dict[tuple[int, int], QPixmap] = field(default_factory=dict)

    def pixmap(self, card: Card | None, width: float, dragged: bool) -> QPixmap:
        """Return the picture of a card or of the back, its shadow included."""
        return self.art.card(BACK if card is None else str(card), width, self.ratio, LIFTED if dragged else RESTING)

    def veiled(self, card: Card, width: float) -> QPixmap:
        """Return the picture of a card under the veil; to lay a veil over every frame would cost more than the card."""
        picture = self.pixmap(card, width, False)
        key = (picture.cacheKey(), self.veil.rgba())
        found = self._veiled.get(key)
        if found is None:
            if len(self._veiled) >= MOST_VEILED:
                self._veiled.clear()
            found = self._veiled[key] = self._veil(picture, width)
        return found

    def _veil(self, picture: QPixmap, width: float) -> QPixmap:
        veiled = QPixmap(picture)
        margin = RESTING.margin * width
        painter = QPainter(veiled)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Shadow, not paint: what is drawn dark on light stays so, and can be told from it.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_faded(self.veil, VEIL))
        painter.drawRoundedRect(QRectF(margin, margin, width, RATIO * width), CORNER * width, CORNER * width)
        painter.end()
        return veiled


class CardItem(QGraphicsObject):
    """One card or back."""

    def __init__(self, deck: Deck, card: Card | None) -> None:
        super().__init__()
        self.card = card
        self.pose = Pose(0, 0, 0, 60, 0)
        self.token = ""
        self._low = False
        self.number = 0
        self.veiled = False
        self.tag: Tag | None = None
        self._deck = deck
        self._drawn = 60.0
        self._wide = 1.0
        self._ring = Ring.NONE
        self._dragged = False
        self._lift = 0.0
        self._lifting: Tween | None = None
        self._word: WordItem | None = None

    # --- what it shows -----------------------------------------------------------------------------------------------

    def become(self, card: Card | None) -> None:
        """Show another card from now on, or the back."""
        if card is not self.card:
            self.card = card
            self.update()

    def mark(
        self,
        *,
        veiled: bool = False,
        ring: Ring = Ring.NONE,
        number: int = 0,
        token: str = "",
        tag: Tag | None = None,
        low: bool = False,
    ) -> None:
        """Let it stand out: veiled as not to be played, in a ring, with a number at its foot, with a gesture or a word
        on top; these may also be ``low``, at its foot."""
        wanted = (veiled, ring, number, token, tag, low)
        if wanted != (self.veiled, self._ring, self.number, self.token, self.tag, self._low):
            self.prepareGeometryChange()
            self.veiled, self._ring, self.number, self.token, self.tag, self._low = wanted
            self.update()
            self._write()

    def take_away(self) -> None:
        """Leave the felt, with the word on it."""
        self.rest()
        self.mark()
        self.scene().removeItem(self)

    def _write(self) -> None:
        """Let the word and the number that it bears stand on it, or none."""
        said = self.tag is not None and not self.tag.medal
        written = said or self.numbered
        if written and self._word is None:
            self._word = WordItem(self, self._deck)
            self.scene().addItem(self._word)
        elif not written and self._word is not None:
            self._word.scene().removeItem(self._word)
            self._word = None
        if self._word is not None:
            self._word.follow()

    @property
    def ring(self) -> Ring:
        """What is drawn round it."""
        return self._ring

    # --- where it is -------------------------------------------------------------------------------------------------

    def settle(self, pose: Pose) -> None:
        """Lie at a pose, at rest."""
        self._draw_at(pose.width)
        self._wide, self._dragged = 1.0, False
        self.setOpacity(1.0)
        self.setVisible(True)
        self.move(pose)

    def travel(self, start: Pose, end: Pose) -> None:
        """Get ready for a way: the picture is drawn once, as large as it will be anywhere on it."""
        self._stop_lifting()
        self._lift = 0.0
        self._draw_at(max(start.width, end.width))
        self.move(start)

    def move(self, pose: Pose, wide: float = 1.0) -> None:
        """Be at a pose; ``wide`` is how much of its width is seen while it turns over."""
        self.pose = pose
        self._wide = wide
        self._place()

    @property
    def seen_at(self) -> Pose:
        """Where it is seen: its pose, lifted as it is."""
        return self.pose.raised(self._lift * LIFT * self.pose.width * RATIO)

    def lift(self, amount: float, ms: int) -> None:
        """Rise to an amount: 1 for a card under focus, 0 for one at rest, less for one that may not be played."""
        self._stop_lifting()
        start = self._lift
        if ms and amount != start:
            self._lifting = Tween(ms, lambda part: self._lift_to(start + (amount - start) * part), LIFT_GESTURE.curve)
            self._lifting.start()
        else:
            self._lift_to(amount)

    @property
    def lifted(self) -> bool:
        """Whether it stands above its neighbours."""
        return self._lift > 0.0

    def drag(self, position: QPointF) -> None:
        """Follow the pointer, off the felt."""
        self._stop_lifting()
        self._lift = 0.0
        self._dragged = True
        self.move(Pose(position.x(), position.y(), self.pose.angle * 0.7, self.pose.width, 900.0))

    def rest(self) -> None:
        """Leave everything that is still going on."""
        self._stop_lifting()

    def covers(self, point: QPointF, pose: Pose) -> bool:
        """Whether a point lies on the card as it would be at a pose."""
        turn = -pose.angle
        local = QPointF(point.x() - pose.x, point.y() - pose.y)
        x, y = _rotated(local, turn)
        return abs(x) <= pose.width / 2 and abs(y) <= pose.width * RATIO / 2

    def _draw_at(self, width: float) -> None:
        if width != self._drawn:
            self.prepareGeometryChange()
            self._drawn = width
            self.update()

    def _lift_to(self, amount: float) -> None:
        self._lift = amount
        self._place()

    def _stop_lifting(self) -> None:
        if self._lifting is not None:
            self._lifting.stop()
            self._lifting = None

    def _place(self) -> None:
        pose = self.seen_at
        scale = pose.width / self._drawn
        self.setPos(pose.x, pose.y)
        # Qt would have the card painted anew even if it turns by nothing.
        if pose.angle != self.rotation():
            self.setRotation(pose.angle)
        if scale != self.scale():
            self.setScale(scale)
        # Above its neighbours, but not above the lower of two rows.
        self.setZValue(pose.z + (10.5 if self._lift > 0 else 0))
        if self._word is not None:
            self._word.follow()
        if self._wide < 1.0:
            self.update()

    # --- drawing -----------------------------------------------------------------------------------------------------

    def card_rect(self) -> QRectF:
        """The card itself, in its own coordinates."""
        width, height = self._drawn, self._drawn * RATIO
        return QRectF(-width / 2, -height / 2, width, height)

    def boundingRect(self) -> QRectF:
        """The card with the larger of its shadow and its ring."""
        over = bool(self.token or self.tag)
        margin = max(LIFTED.margin * self._drawn, 9.0, 26.0 * self._deck.scale if over else 0.0)
        return self.card_rect().adjusted(-margin, -margin, margin, margin)

    def shape(self) -> QPainterPath:
        """The card without its shadow."""
        path = QPainterPath()
        path.addRect(self.card_rect())
        return path

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """Picture, veil, ring, gesture."""
        rect = self.card_rect()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if self._wide < 1.0:
            painter.scale(self._wide, 1.0)
        margin = (LIFTED if self._dragged else RESTING).margin * self._drawn
        if self.veiled and self.card is not None:
            pixmap = self._deck.veiled(self.card, self._drawn)
        else:
            pixmap = self._deck.pixmap(self.card, self._drawn, self._dragged)
        painter.drawPixmap(QPointF(rect.left() - margin, rect.top() - margin), pixmap)
        if self._ring is not Ring.NONE:
            self._paint_ring(painter, rect)
        if self.token:
            self._paint_token(painter)
        if self.tag is not None and self.tag.medal:
            self._paint_medal(painter, rect, self.tag.medal)

    def _paint_ring(self, painter: QPainter, rect: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = CORNER * rect.width() + 3
        box = rect.adjusted(-3, -3, 3, 3)
        if self._ring is Ring.FOCUS:
            painter.setPen(QPen(INK, 7))
            painter.drawRoundedRect(box, radius, radius)
        painter.setPen(QPen(FOCUS if self._ring is Ring.FOCUS else REFUSED, 4))
        painter.drawRoundedRect(box, radius, radius)

    @property
    def numbered(self) -> bool:
        """Whether a number stands on it; the digits reach no further."""
        return 0 < self.number <= 10

    def number_disc(self) -> QRectF:
        """Where its number is shown, in its own coordinates: over its foot, as far as the edge of the felt allows."""
        rect, size = self.card_rect(), 24 * self._deck.scale
        return QRectF(rect.left() + 5, rect.bottom() - size + 7 * self._deck.scale, size, size)

    def token_disc(self) -> QRectF:
        """Where a gesture is shown, in its own coordinates.

        Half over the edge that it leans away from: there lies no other card, and neither figure nor numeral is below.
        """
        rect, size = self.card_rect(), 38 * self._deck.scale
        edge = rect.right() if self.pose.angle > 0 else rect.left()
        top = rect.bottom() - 0.92 * size if self._low else rect.top() - 0.2 * size
        return QRectF(edge - size / 2 + math.copysign(0.12 * size, edge), top, size, size)

    def _paint_token(self, painter: QPainter) -> None:
        disc = self.token_disc()
        _paint_disc(painter, disc)
        air = 0.2 * disc.width()
        inner = disc.adjusted(air, air, -air, -air)
        icons.paint(painter, self.token, inner, REFUSED)

    def _paint_medal(self, painter: QPainter, rect: QRectF, medal: str) -> None:
        size = min(0.8 * rect.width(), max(26 * self._deck.scale, 0.5 * rect.width()))
        picture = self._deck.art.medal(medal, size, self._deck.ratio)
        painter.drawPixmap(QPointF(rect.center().x() - size / 2, rect.bottom() - 1.1 * size), picture)

    def tag_box(self, words: float) -> QRectF:
        """Where a word of that width stands, in its own coordinates: as far off the card as it can be read as its own,
        but not over the edge of the felt.

        On the left, where it covers little of the next card of the fan, and not the tag of that.
        """
        rect, scale = self.card_rect(), self._deck.scale
        width = min(words + 8 * scale, rect.width() + 20 * scale)
        top = rect.bottom() - 19 * scale if self._low else rect.top() - 14 * scale
        left = self.number_disc().right() if self._low and self.number else rect.left() - 3 * scale
        return QRectF(left, top, width, 20 * scale)


class WordItem(QGraphicsObject):
    """The word and the number on a card: above the cards beside it, and where the card goes they go as well."""

    def __init__(self, card: CardItem, deck: Deck) -> None:
        super().__init__()
        self._card, self._deck = card, deck
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def follow(self) -> None:
        """Lie where the card lies."""
        card = self._card
        self.prepareGeometryChange()
        self.setTransform(card.sceneTransform())
        self.setZValue(card.zValue() + ABOVE)

    def box(self) -> QRectF:
        """Where it stands, in the coordinates of the card."""
        tag, font = self._card.tag, self._deck.tag_font
        words = QFontMetricsF(font or QFont()).horizontalAdvance(tag.text if tag is not None else "")
        return self._card.tag_box(words)

    def boundingRect(self) -> QRectF:
        """With the outlines."""
        word = QRectF() if self._card.tag is None else self.box()
        return word.united(self._card.number_disc() if self._card.numbered else QRectF()).adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        """A disc with the number, a small plate with the word."""
        card, tag, box = self._card, self._card.tag, self.box()
        if card.numbered:
            _paint_disc(painter, card.number_disc())
            painter.setPen(INK)
            if self._deck.font is not None:
                painter.setFont(self._deck.font)
            painter.drawText(card.number_disc(), Qt.AlignmentFlag.AlignCenter, str(card.number % 10))
        if tag is None or tag.medal:
            return
        if self._deck.tag_font is not None:
            painter.setFont(self._deck.tag_font)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(PAPER, 1.5))
        painter.setBrush(CAME if tag.calm else REFUSED)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(INK if tag.calm else PAPER)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, tag.text)


def _paint_disc(painter: QPainter, disc: QRectF) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(INK, 2))
    painter.setBrush(PAPER)
    painter.drawEllipse(disc)


def _faded(colour: QColor, part: float) -> QColor:
    """White with so much of a colour in it."""
    return QColor.fromRgbF(*(1.0 - part * (1.0 - each) for each in (colour.redF(), colour.greenF(), colour.blueF())))


def _rotated(point: QPointF, degrees: float) -> tuple[float, float]:
    turn = math.radians(degrees)
    cos, sin = math.cos(turn), math.sin(turn)
    return point.x() * cos - point.y() * sin, point.x() * sin + point.y() * cos
