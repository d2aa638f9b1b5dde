"""The deck as pixmaps: each card is drawn once for a size, with its shadow in the picture.

Parsing and drawing one card costs 7 to 15 ms, so nobody may do it while a card flies: ask `CardArt.warm` beforehand,
which draws one card at a time whenever the window has nothing else to do. Cards are named by their code (``3c``,
``Kd``), the back by `BACK`.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer

from .assets import ASSETS
from .theme import INK, PAPER, SHADOW

DECK = ASSETS / "cards" / "neapolitan"
BACK = "back_riggiole"
"""Code of the back, beside those of the forty cards."""

RATIO = 1.66
"""Height of a card for a width of one."""
CORNER = 24 / 500
"""Radius of a card's corner for a width of one."""
BOUND = 64 * 1024 * 1024
"""Bytes of pixmaps kept at most; the longest unused go first. A whole deck at 1920 x 1080 and ratio 2 takes 35 MB."""

_CANVAS = QSizeF(500, 830)
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


class DeckError(Exception):
    """The deck cannot be used; the message is one sentence for the player."""


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


class CardArt(QObject):
    """Pixmaps of one deck, by what is drawn, size and device pixel ratio."""

    filled = Signal()
    """All that was asked of `warm` has been drawn."""

    def __init__(self, folder: Path = DECK, bound: int = BOUND, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._bound = bound
        self._bytes = 0
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._wanted: deque[tuple[str, float, float]] = deque()

    @cached_property
    def _idle(self) -> QTimer:
        timer = QTimer(self, interval=0)
        timer.timeout.connect(self._draw_next)
        return timer

    def check(self, codes: Iterable[str]) -> None:
        """Raise `DeckError` if a picture is missing."""
        missing = [code for code in codes if not (self._folder / f"{code}.svg").is_file()]
        if missing:
            said = QCoreApplication.translate("CardArt", "The deck is incomplete: {cards} not found in {folder}.")
            raise DeckError(said.format(cards=", ".join(missing[:3]), folder=self._folder))

    def card(self, code: str, width: float, ratio: float, shade: Shade = RESTING) -> QPixmap:
        """A card ``width`` logical pixels wide with its shadow, which adds ``shade.margin * width`` on each side."""
        key = ("card", code, round(width * ratio), ratio, shade)
        return self._keep(key, lambda: self._draw(code, width, ratio, shade))

    def warm(self, codes: Iterable[str], width: float, ratio: float) -> None:
        """Draw these cards at this size, one whenever the event loop is idle; `filled` says when all are there."""
        self._wanted.extend((code, width, ratio) for code in codes)
        self._idle.start()

    def medal(self, name: str, size: float, ratio: float) -> QPixmap:
        """A round head of the deck (`MEDALS`), ``size`` logical pixels across, without its ring."""
        return self._keep(("medal", name, round(size * ratio), ratio), lambda: self._draw_medal(name, size, ratio))

    def tile(self, size: float, ratio: float) -> QPixmap:
        """One majolica tile of the back, to be laid side by side."""
        return self._keep(("tile", round(size * ratio), ratio), lambda: self._draw_part(BACK, _MODULE, size, ratio))

    def forget(self) -> None:
        """Drop every picture, for instance when the screen has changed."""
        self._kept.clear()
        self._wanted.clear()
        self._bytes = 0

    @property
    def bytes(self) -> int:
        """Bytes of all pixmaps kept now."""
        return self._bytes

    def _keep(self, key: tuple[object, ...], draw: Callable[[], QPixmap]) -> QPixmap:
        kept = self._kept.get(key)
        if kept is None:
            kept = draw()
            self._kept[key] = kept
            self._bytes += _cost(kept)
            while self._bytes > self._bound and len(self._kept) > 1:
                self._bytes -= _cost(self._kept.popitem(last=False)[1])
        else:
            self._kept.move_to_end(key)
        return kept

    def _draw_next(self) -> None:
        if self._wanted:
            self.card(*self._wanted.popleft())
        if not self._wanted:
            self._idle.stop()
            self.filled.emit()

    def _draw(self, code: str, width: float, ratio: float, shade: Shade) -> QPixmap:
        margin = shade.margin * width
        pixmap = _blank(QSizeF(width + 2 * margin, RATIO * width + 2 * margin), ratio)
        painter = QPainter(pixmap)
        painter.drawPixmap(
            QPointF(),
            self._keep(("shade", round(width * ratio), ratio, shade), lambda: _draw_shade(width, ratio, shade)),
        )
        self._paint_card(painter, code, QRectF(margin, margin, width, RATIO * width))
        painter.end()
        return pixmap

    def _paint_card(self, painter: QPainter, code: str, rect: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer = QSvgRenderer()
        # Read here, not by Qt, which would warn on the console about a file it cannot read.
        file = self._folder / f"{code}.svg"
        if file.is_file() and renderer.load(file.read_bytes()):
            renderer.render(painter, rect)
        else:
            _paint_plain(painter, code, rect)

    def _draw_part(self, code: str, part: QRectF, size: float, ratio: float) -> QPixmap:
        """A square of a card (in canvas units) as a picture of its own."""
        pixmap = _blank(QSizeF(size, size), ratio)
        painter = QPainter(pixmap)
        scale = size / part.width()
        self._paint_card(painter, code, QRectF(-part.topLeft() * scale, _CANVAS * scale))
        painter.end()
        return pixmap

    def _draw_medal(self, name: str, size: float, ratio: float) -> QPixmap:
        code, x, y, radius = MEDALS[name]
        head = self._draw_part(code, QRectF(x - radius, y - radius, 2 * radius, 2 * radius), size, ratio)
        pixmap = _blank(QSizeF(size, size), ratio)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(PAPER)
        painter.drawEllipse(QRectF(0, 0, size, size))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.drawPixmap(QPointF(), head)
        painter.end()
        return pixmap


def _blank(size: QSizeF, ratio: float) -> QPixmap:
    pixmap = QPixmap((size * ratio).toSize())
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _cost(pixmap: QPixmap) -> int:
    return 4 * pixmap.width() * pixmap.height()


def _draw_shade(width: float, ratio: float, shade: Shade) -> QPixmap:
    margin = shade.margin * width
    pixmap = _blank(QSizeF(width + 2 * margin, RATIO * width + 2 * margin), ratio)
    painter = QPainter(pixmap)
    card = QRectF(margin, margin, width, RATIO * width).translated(shade.right * width, shade.down * width)
    reach = margin - max(shade.right, shade.down) * width
    paint_shade(painter, card, CORNER * width, reach, shade.alpha)
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


def _paint_plain(painter: QPainter, code: str, rect: QRectF) -> None:
    """A card whose picture cannot be read: paper with its name, so that the game can go on."""
    path = QPainterPath()
    path.addRoundedRect(rect.adjusted(1, 1, -1, -1), CORNER * rect.width(), CORNER * rect.width())
    painter.fillPath(path, PAPER)
    painter.strokePath(path, QPen(INK, 1))
    font = QFont()
    font.setPixelSize(max(8, round(rect.width() / 3)))
    painter.setFont(font)
    painter.setPen(INK)
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, code)
