"""Drawing a card from its file, and the order in which cards are drawn.

`draw` makes 2 to 20 ms of work out of a file and asks nobody anything; `ui.draughtsman` calls it beside the window.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import QByteArray, QDataStream, QIODevice, QRect, QRectF, QSize, Qt
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
    # The stream lends Qt a buffer of Qt's own. One made here would be asked in Python for its bytes, while Qt holds a
    # lock that the window may wait for; and the stream must outlive who reads from it.
    stream = QDataStream(data)
    return _read(order, stream.device())


def _read(order: Order, device: QIODevice) -> QImage:
    reader = QImageReader(device, order.picture.file.suffix[1:].encode())
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
    """What waits to be drawn: first what is missed on screen, the newest first; then what will be needed, in turn.

    What was taken to be drawn still counts, until it is `done`.
    """

    def __init__(self) -> None:
        self._seen: OrderedDict[Order, None] = OrderedDict()
        self._ahead: OrderedDict[Order, None] = OrderedDict()
        self._taken: dict[Order, bool] = {}

    def __bool__(self) -> bool:
        return bool(self._seen or self._ahead or self._taken)

    def __contains__(self, order: Order) -> bool:
        return order in self._seen or order in self._ahead or order in self._taken

    @property
    def waiting(self) -> bool:
        """Whether there is something to take."""
        return bool(self._seen or self._ahead)

    @property
    def missed(self) -> bool:
        """Whether something is still to come that is missed on screen."""
        return bool(self._seen) or any(self._taken.values())

    def miss(self, order: Order) -> None:
        """Something is to be seen that has not been drawn."""
        if order in self._taken:
            self._taken[order] = True
            return
        self._ahead.pop(order, None)
        self._seen[order] = None
        self._seen.move_to_end(order)
        if len(self._seen) > MOST_SEEN:
            self._seen.popitem(last=False)

    def foresee(self, order: Order) -> None:
        """Something will soon be seen."""
        if order not in self._seen and order not in self._taken:
            self._ahead[order] = None

    def take(self) -> Order:
        """Return what is to be drawn next."""
        seen = bool(self._seen)
        order = self._seen.popitem()[0] if seen else self._ahead.popitem(last=False)[0]
        self._taken[order] = seen
        return order

    def done(self, order: Order) -> None:
        """What was taken has been drawn."""
        self._taken.pop(order, None)

    def clear(self) -> None:
        """Wait for nothing any more."""
        self._seen.clear()
        self._ahead.clear()
        self._taken.clear()
