"""The deck as pixmaps: each card is drawn once for a size, with its shadow in the picture.

Drawing a card takes 5 to 20 ms, so it is never done while the window is painted: `CardArt.card` gives the picture if it
is there, and otherwise a stand-in of the same size, until the picture comes from the thread that draws
(`ui.drawing`) and the windows are painted again. Cards are named by their code (``3c``, ``Kd``), the back by `BACK`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication

from .decks import BACK as BACK
from .decks import Dressing, Picture, Shelf
from .drawing import Order, Studio
from .theme import INK, PAPER, SHADOW

RATIO = 1.66
"""Height of a card for a width of one."""
CORNER = 24 / 500
"""Radius of a card's corner for a width of one."""
BOUND = 96 * 1024 * 1024
"""Bytes of pixmaps kept at most; the longest unused go first. A hand and a whole deck on a screen of 3840 x 2160
pixels take 45 MB."""
TICK = 15
"""Milliseconds between two looks at what has been drawn."""

_CANVAS = 500
"""Width of our cards in the units that they are drawn in."""
_HOUSE = Dressing()
"""The deck that medals and tiles are cut from, whatever is played with."""
_MODULE = QRectF(34, 37, 108, 108)
"""One majolica tile of the back, in canvas units: it continues itself on all four sides."""

MEDALS = {
    #          card   centre of the head and radius, in canvas units
    "king": ("Kd", 246, 152, 84),
    "knave": ("Fc", 268, 158, 84),
    "knight": ("Cs", 272, 140, 78),
    "mask": ("3b", 250, 482, 118),
    "sun": ("Ad", 250, 330, 100),
}
"""Heads that stand for the seats, cut from the cards themselves."""


@dataclass(frozen=True, slots=True)
class Shade:
    """A shadow under a card: margin round it, offset and strength, for a width of one."""

    margin: float
    right: float
    down: float
    alpha: float


RESTING = Shade(margin=0.10, right=0.012, down=0.03, alpha=0.34)
LIFTED = Shade(margin=0.16, right=0.02, down=0.06, alpha=0.40)
"""A card in the air, while it is dragged."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be seen: what has to be drawn for it, for which device pixel ratio, and how it is trimmed."""

    order: Order
    ratio: float
    shade: Shade | None = None
    """The shadow of a card; a part of one has none."""
    round: bool = False
    code: str = ""
    """What is written on the card if it cannot be drawn."""

    @property
    def margin(self) -> int:
        """Pixels round the card, for its shadow."""
        return 0 if self.shade is None else round(self.shade.margin * self.order.width)

    @property
    def inner(self) -> QRectF:
        """Where the drawing lies, in pixels of the picture."""
        order = self.order
        width, height = (order.width, order.height) if order.part is None else order.part[2:]
        return QRectF(self.margin, self.margin, width, height)


class CardArt(QObject):
    """Pixmaps of the deck that is worn, by what is drawn, size and device pixel ratio."""

    filled = Signal()
    """All that was asked for has been drawn."""
    broken = Signal(object, str)
    """A picture of this `Dressing` cannot be drawn, and a sentence says which."""

    def __init__(
        self,
        worn: Dressing = _HOUSE,
        shelf: Shelf | None = None,
        bound: int = BOUND,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.shelf = shelf or Shelf()
        """The decks that can be worn."""
        self._worn = worn
        self._bound = bound
        self._bytes = 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._stand_ins: set[Wanted] = set()
        self._latest: dict[Picture, Wanted] = {}
        self._asked: dict[Order, list[Wanted]] = {}
        self._pictures: dict[tuple[Dressing, str], Picture] = {}
        self._studio = Studio()
        self._clock = QTimer(self, interval=TICK)
        self._clock.timeout.connect(self._collect)

    @property
    def worn(self) -> Dressing:
        """The deck that is played with."""
        return self._worn

    def wear(self, worn: Dressing) -> None:
        """Play with another deck, at once and everywhere."""
        if worn != self._worn:
            self._worn = worn
            _paint_windows()

    def follow(self, french_map: str) -> None:
        """Let French suits stand for the Italian ones as a game has it (option french_map)."""
        self.wear(replace(self._worn, french_map=french_map))

    def card(
        self, code: str, width: float, ratio: float, shade: Shade = RESTING, worn: Dressing | None = None
    ) -> QPixmap:
        """A card ``width`` logical pixels wide with its shadow, which adds ``shade.margin * width`` on each side.

        It may be of another deck than the one that is worn.
        """
        return self._give(self._card(code, width, ratio, shade, worn or self._worn))

    def warm(self, codes: Iterable[str], width: float, ratio: float) -> None:
        """Have these cards drawn at this size before they are seen; `filled` says when all are there."""
        for code in reversed([*codes]):
            self._ask(self._card(code, width, ratio, RESTING, self._worn))

    def medal(self, name: str, size: float, ratio: float) -> QPixmap:
        """A round head of the deck (`MEDALS`), ``size`` logical pixels across, without its ring."""
        code, x, y, radius = MEDALS[name]
        part = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        return self._give(Wanted(_part(code, part, size * ratio), ratio, round=True))

    def tile(self, size: float, ratio: float) -> QPixmap:
        """One majolica tile of the back, to be laid side by side."""
        return self._give(Wanted(_part(BACK, _MODULE, size * ratio), ratio))

    def settle(self) -> None:
        """Wait until all that was asked for has been drawn."""
        while self._studio.busy:
            self._studio.wait()
            self._collect()

    def forget(self) -> None:
        """Drop every picture, and draw no more of what waits."""
        self._studio.give_up()
        for kept in (self._kept, self._stand_ins, self._latest, self._asked, self._pictures):
            kept.clear()
        self._bytes = 0

    @property
    def bytes(self) -> int:
        """Bytes of all pixmaps kept now."""
        return self._bytes

    @property
    def waits(self) -> bool:
        """Whether anything that was asked for is still to come."""
        return self._studio.busy

    # --- what is wanted ----------------------------------------------------------------------------------------------

    def _card(self, code: str, width: float, ratio: float, shade: Shade, worn: Dressing) -> Wanted:
        picture = self._pictures.get((worn, code))
        if picture is None:
            picture = self._pictures[worn, code] = worn.picture(code)
        order = Order(picture, round(width * ratio), round(RATIO * width * ratio))
        return Wanted(order, ratio, shade, code=code)

    def _give(self, wanted: Wanted) -> QPixmap:
        kept = self._kept.get(wanted)
        if kept is None:
            self._ask(wanted)
            kept = self._stand_in(wanted)
            self._stand_ins.add(wanted)
            self._keep(wanted, kept)
        else:
            self._kept.move_to_end(wanted)
            if wanted in self._stand_ins and wanted.order not in self._asked:
                self._ask(wanted)
        return kept

    def _ask(self, wanted: Wanted) -> None:
        if wanted in self._kept and wanted not in self._stand_ins:
            return
        waiting = self._asked.setdefault(wanted.order, [])
        if wanted not in waiting:
            waiting.append(wanted)
        self._studio.order(wanted.order)
        self._clock.start()

    def _collect(self) -> None:
        """Take what has been drawn; whatever stood in for it is painted over."""
        seen = False
        for order, image in self._studio.take():
            for wanted in self._asked.pop(order, ()):
                if image.isNull():
                    self._report(wanted)
                self._keep(wanted, self._trim(wanted, image))
                self._latest[order.picture] = wanted
                seen |= wanted in self._stand_ins
                self._stand_ins.discard(wanted)
        done = not self._studio.busy
        # What was given up because too much waited is asked for again when it is painted.
        given_up = done and bool(self._asked)
        if done:
            self._asked.clear()
            self._clock.stop()
        if seen or given_up:
            _paint_windows()
        if done:
            self.filled.emit()

    def _report(self, wanted: Wanted) -> None:
        for (worn, _code), picture in [*self._pictures.items()]:
            if picture == wanted.order.picture:
                self.broken.emit(worn, worn.deck.complaint(picture.file))
                return

    def _keep(self, key: Hashable, pixmap: QPixmap) -> None:
        old = self._kept.pop(key, None)
        self._bytes += _cost(pixmap) - (0 if old is None else _cost(old))
        self._kept[key] = pixmap
        while self._bytes > self._bound and len(self._kept) > 1:
            gone, picture = self._kept.popitem(last=False)
            self._bytes -= _cost(picture)
            if isinstance(gone, Wanted):
                self._stand_ins.discard(gone)

    # --- how it is made ----------------------------------------------------------------------------------------------

    def _trim(self, wanted: Wanted, image: QImage) -> QPixmap:
        """Lay a drawing on its shadow, or cut it round."""
        pixmap = self._under(wanted)
        inner = wanted.inner
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if image.isNull():
            _paint_plain(painter, inner, wanted.code)
        elif wanted.order.picture.own:
            painter.drawImage(inner.topLeft(), _on_paper(image, inner.size().toSize()))
        elif wanted.round:
            painter.drawImage(inner.topLeft(), _in_disc(image))
        else:
            painter.drawImage(inner.topLeft(), image)
        painter.end()
        pixmap.setDevicePixelRatio(wanted.ratio)
        return pixmap

    def _stand_in(self, wanted: Wanted) -> QPixmap:
        """The same drawing at another size if there is one, else paper."""
        pixmap = self._under(wanted)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        latest = self._latest.get(wanted.order.picture)
        other = None if latest is None or wanted.shade is None else self._kept.get(latest)
        if latest is not None and other is not None:
            painter.drawPixmap(wanted.inner, other, latest.inner)
        elif wanted.shade is not None:
            _paint_plain(painter, wanted.inner, "")
        elif wanted.round:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(PAPER)
            painter.drawEllipse(wanted.inner)
        else:
            painter.fillRect(wanted.inner, PAPER)
        painter.end()
        pixmap.setDevicePixelRatio(wanted.ratio)
        return pixmap

    def _under(self, wanted: Wanted) -> QPixmap:
        """What lies under a drawing: its shadow, or nothing."""
        inner, margin = wanted.inner, wanted.margin
        size = (inner.size() + 2 * QRectF(0, 0, margin, margin).size()).toSize()
        if wanted.shade is None:
            return _blank(size)
        key = ("shadow", size.width(), size.height(), wanted.shade)
        shadow = self._kept.get(key)
        if shadow is None:
            shadow = _draw_shade(size, inner, wanted.shade)
            self._keep(key, shadow)
        return QPixmap(shadow)


def _part(code: str, part: QRectF, pixels: float) -> Order:
    """A square of a card of the house (in canvas units), so many pixels wide."""
    side = round(pixels)
    scale = side / part.width()
    whole = (round(_CANVAS * scale), round(RATIO * _CANVAS * scale))
    return Order(_HOUSE.picture(code), *whole, (round(part.x() * scale), round(part.y() * scale), side, side))


def _paint_windows() -> None:
    for window in QApplication.topLevelWidgets():
        window.update()


def _blank(size: QSize) -> QPixmap:
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _cost(pixmap: QPixmap) -> int:
    return 4 * pixmap.width() * pixmap.height()


def _draw_shade(size: QSize, card: QRectF, shade: Shade) -> QPixmap:
    pixmap = _blank(size)
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


def _in_disc(image: QImage) -> QImage:
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


def _on_paper(image: QImage, size: QSize) -> QImage:
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


def _paint_plain(painter: QPainter, card: QRectF, name: str) -> None:
    """A card of paper; with its name on it if it cannot be drawn, so that the game can go on."""
    painter.setPen(QPen(INK, max(1.0, 0.006 * card.width())))
    painter.setBrush(PAPER)
    painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), CORNER * card.width(), CORNER * card.width())
    font = QFont()
    font.setPixelSize(max(8, round(card.width() / 3)))
    painter.setFont(font)
    painter.drawText(card, Qt.AlignmentFlag.AlignCenter, name)
