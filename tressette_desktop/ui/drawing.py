"""Drawing a card from its file, and the order in which cards are drawn.

All of it happens in the thread of the window, one card of 2 to 20 ms at a time whenever nothing else waits. A thread
of its own was tried twice. Qt's SVG renderer holds Python still while it draws, so the window would wait all the same.
Where it does not (`QImageReader`), Python may tidy up its garbage in that thread and with it delete widgets of the
window; and while Qt reads the picture, it keeps a lock that every icon of the window needs and asks Python for the
bytes: so each of the two threads waits for the other, for good.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from .decks import Picture
from .trim import Shade

MOST_SEEN = 64
"""Pictures that are missed on screen and wait at most: more than a table shows. A window that is dragged larger asks
for one size after the other, and only the last one matters."""


@dataclass(frozen=True, slots=True)
class Order:
    """A picture to be drawn, in pixels: how large the whole card is, and which part of it is wanted (all if none)."""

    picture: Picture
    width: int
    height: int
    part: tuple[int, int, int, int] | None = None


def draw(order: Order) -> QImage:
    """Draw a picture; a null image if it cannot be read.

    A player's own picture keeps its proportions: it is drawn as large as it fits.
    """
    try:
        data = QByteArray(order.picture.read())
    except (OSError, ValueError):
        return QImage()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, order.picture.file.suffix[1:].encode())
    size = QSize(order.width, order.height)
    if order.picture.own:
        size = reader.size().scaled(size, Qt.AspectRatioMode.KeepAspectRatio)
    reader.setScaledSize(size)
    if order.part is not None:
        reader.setScaledClipRect(QRect(*order.part))
    return reader.read()


@dataclass(frozen=True, slots=True, eq=False)
class Wanted:
    """What is to be seen: what has to be drawn for it, for which device pixel ratio, and how it is trimmed.

    There is one of a kind (`CardArt` sees to it), because it is looked up for every card of every frame.
    """

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


class Orders:
    """What waits to be drawn: first what is missed on screen, the newest first; then what will be needed, in turn."""

    def __init__(self) -> None:
        self._seen: OrderedDict[Order, None] = OrderedDict()
        self._ahead: OrderedDict[Order, None] = OrderedDict()

    def __bool__(self) -> bool:
        return bool(self._seen or self._ahead)

    def __contains__(self, order: Order) -> bool:
        return order in self._seen or order in self._ahead

    @property
    def missed(self) -> bool:
        """Whether something waits that is missed on screen."""
        return bool(self._seen)

    def miss(self, order: Order) -> None:
        """Something is to be seen that has not been drawn."""
        self._ahead.pop(order, None)
        self._seen[order] = None
        self._seen.move_to_end(order)
        if len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)

    def foresee(self, order: Order) -> None:
        """Something will soon be seen."""
        if order not in self._seen:
            self._ahead[order] = None

    def take(self) -> Order:
        """Return what is to be drawn next."""
        return self._seen.popitem()[0] if self._seen else self._ahead.popitem(last=False)[0]

    def clear(self) -> None:
        """Draw nothing of it."""
        self._seen.clear()
        self._ahead.clear()
