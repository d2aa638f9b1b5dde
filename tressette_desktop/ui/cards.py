"""The deck as pixmaps: each card is drawn once for a size, with its shadow in the picture.

Drawing a card takes 2 to 20 ms, so it is never done while the window is painted: `CardArt.card` gives the picture if it
is there, and otherwise a stand-in of the same size. The picture is drawn beside the window, which is painted again when
it is there. Cards are named by their code (``3c``, ``Kd``), the back by `BACK`.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable
from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, QMarginsF, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsView

from . import pack
from .decks import BACK, Dressing, Picture, Shelf
from .draughtsman import Draughtsman
from .drawing import Order, Orders, Wanted
from .theme import PAPER
from .trim import (
    CORNER,
    LIFTED,
    RATIO,
    RESTING,
    Shade,
    blank,
    draw_shade,
    in_disc,
    on_paper,
    paint_plain,
    paint_shade,
)

__all__ = ["BACK", "BOUND", "CORNER", "LIFTED", "MEDALS", "RATIO", "RESTING", "CardArt", "Shade", "paint_shade"]

BOUND = 96 * 1024 * 1024
"""Bytes of pixmaps kept at most; the longest unused go first. A hand and a whole deck on a screen of 3840 x 2160
pixels take 45 MB."""
MOST_KNOWN = 2000
"""Sizes of cards that are remembered for one deck; a window can be given any."""
AT_ONCE = 6
"""Orders that the draughtsman is given ahead: he never waits, and what is missed suddenly comes soon."""
GLANCE = 4
"""Milliseconds between two looks at what has been drawn."""
PATIENCE = 80
"""Milliseconds after which the windows are painted with what is there, though more is to come."""

_CANVAS = 500
"""Width of our cards in the units that they are drawn in."""
_HOUSE = Dressing()
"""The deck that medals and tiles are cut from, whatever is played with."""
_MODULE = QRectF(34, 37, 108, 108)
"""One majolica tile of the back, in canvas units: it continues itself on all four sides."""

MEDALS = {
    #          card   centre and radius, in canvas units
    "king": ("Kd", 246, 152, 84),
    "knave": ("Fc", 268, 158, 84),
    "knight": ("Cs", 272, 140, 78),
    "mask": ("3b", 250, 482, 118),
    "sun": ("Ad", 250, 322, 88),
    "flower": (BACK, 88, 91, 54),
}
"""Heads that stand for the seats, cut from the cards themselves; and the flower of the back, which is nobody's."""


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
        self._parts: dict[tuple[str, float, float], Wanted] = {}
        self._cards: dict[Dressing, dict[tuple[str, float, float, Shade], Wanted]] = {}
        self._here = self._cards.setdefault(worn, {})
        self._orders = Orders()
        self._draughtsman = Draughtsman()
        self._news = False
        self._painted = QElapsedTimer()
        self._painted.start()
        self._next_look = QTimer(self, singleShot=True)
        self._next_look.timeout.connect(self._look)

    @property
    def worn(self) -> Dressing:
        """The deck that is played with."""
        return self._worn

    def wear(self, worn: Dressing) -> None:
        """Play with another deck, at once and everywhere."""
        if worn != self._worn:
            self._worn = worn
            pack.show(worn.shows)
            self._here = self._cards.setdefault(worn, {})
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
        return self._give(self._card(code, width, ratio, shade, worn))

    def warm(self, codes: Iterable[str], width: float, ratio: float) -> None:
        """Have these cards drawn at this size before they are seen; `filled` says when all are there."""
        for code in codes:
            wanted = self._card(code, width, ratio, RESTING, None)
            if wanted not in self._kept:
                self._await(wanted)
                self._orders.foresee(wanted.order)
        self._order()
        self._next_look.start(0)

    def medal(self, name: str, size: float, ratio: float) -> QPixmap:
        """A round head of the deck (`MEDALS`), ``size`` logical pixels across, without its ring."""
        wanted = self._parts.get((name, size, ratio))
        if wanted is None:
            code, x, y, radius = MEDALS[name]
            part = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
            wanted = self._parts[name, size, ratio] = Wanted(_part(code, part, size * ratio), ratio, round=True)
        return self._give(wanted)

    def tile(self, size: float, ratio: float) -> QPixmap:
        """One majolica tile of the back, to be laid side by side."""
        wanted = self._parts.get((BACK, size, ratio))
        if wanted is None:
            wanted = self._parts[BACK, size, ratio] = Wanted(_part(BACK, _MODULE, size * ratio), ratio)
        return self._give(wanted)

    def settle(self) -> None:
        """Wait until all that was asked for is drawn."""
        while self._orders:
            self._look(wait=True)

    def forget(self) -> None:
        """Drop every picture, draw no more of what waits, and leave nobody at work."""
        self._orders.clear()
        self._draughtsman.dismiss()
        for known in (self._kept, self._stand_ins, self._latest, self._asked, self._parts, self._cards):
            known.clear()
        self._here = self._cards.setdefault(self._worn, {})
        self._bytes = 0

    @property
    def bytes(self) -> int:
        """Bytes of all pixmaps kept now."""
        return self._bytes

    @property
    def waits(self) -> bool:
        """Whether anything that was asked for is still to come."""
        return bool(self._orders)

    # --- what is wanted ----------------------------------------------------------------------------------------------

    def _card(self, code: str, width: float, ratio: float, shade: Shade, worn: Dressing | None) -> Wanted:
        known = self._here if worn is None else self._cards.setdefault(worn, {})
        key = (code, width, ratio, shade)
        wanted = known.get(key)
        if wanted is None:
            if len(known) >= MOST_KNOWN:
                known.clear()
            picture = (worn or self._worn).picture(code)
            order = Order(picture, round(width * ratio), round(RATIO * width * ratio))
            wanted = known[key] = Wanted(order, ratio, shade, code=code)
        return wanted

    def _give(self, wanted: Wanted) -> QPixmap:
        kept = self._kept.get(wanted)
        if kept is None:
            kept = self._stand_in(wanted)
            self._stand_ins.add(wanted)
            self._keep(wanted, kept)
        else:
            self._kept.move_to_end(wanted)
        if self._stand_ins and wanted in self._stand_ins:
            self._await(wanted)
            self._orders.miss(wanted.order)
            self._next_look.start(0)
        return kept

    def _await(self, wanted: Wanted) -> None:
        waiting = self._asked.setdefault(wanted.order, [])
        if wanted not in waiting:
            waiting.append(wanted)

    def _look(self, wait: bool = False) -> None:
        """Take what has been drawn, and order more; when nothing is missed on screen, have the windows painted."""
        self._order()
        for order, image in self._draughtsman.fetch(wait):
            self._orders.done(order)
            self._finish(order, image)
        if self._news and (not self._orders.missed or self._painted.hasExpired(PATIENCE)):
            self._news = False
            self._painted.start()
            _paint_windows()
        if self._orders:
            self._next_look.start(GLANCE)
            return
        # What was given up because too much was missed is asked for again when it is painted.
        self._asked.clear()
        self._next_look.stop()
        self._draughtsman.dismiss()
        self.filled.emit()

    def _order(self) -> None:
        while self._orders.waiting and self._draughtsman.busy < AT_ONCE:
            self._draughtsman.begin(self._orders.take())

    def _finish(self, order: Order, image: QImage) -> None:
        for wanted in self._asked.pop(order, ()):
            if image.isNull():
                self._report(wanted)
            self._keep(wanted, self._trim(wanted, image))
            self._latest[order.picture] = wanted
            self._news |= wanted in self._stand_ins
            self._stand_ins.discard(wanted)

    def _report(self, wanted: Wanted) -> None:
        for worn, cards in self._cards.items():
            if any(one is wanted for one in cards.values()):
                self.broken.emit(worn, worn.deck.complaint(wanted.order.picture.file))
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
            paint_plain(painter, inner, wanted.code)
        elif wanted.order.picture.own:
            painter.drawImage(inner.topLeft(), on_paper(image, inner.size().toSize()))
        elif wanted.round:
            painter.drawImage(inner.topLeft(), in_disc(image))
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
            paint_plain(painter, wanted.inner, "")
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
        size = inner.size().grownBy(QMarginsF(margin, margin, margin, margin)).toSize()
        if wanted.shade is None:
            return blank(size)
        key = ("shadow", size.width(), size.height(), wanted.shade)
        shadow = self._kept.get(key)
        if shadow is None:
            shadow = draw_shade(size, inner, wanted.shade)
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
        # A felt covers its part of the window wholly, so painting what lies below leaves it as it was.
        for view in window.findChildren(QGraphicsView):
            view.viewport().update()


def _cost(pixmap: QPixmap) -> int:
    return 4 * pixmap.width() * pixmap.height()
