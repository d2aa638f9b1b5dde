"""Drawing beside the window: one thread that turns the files of pictures into images.

Qt reads an image without holding Python still, which its SVG renderer does not; so pictures are drawn through
`QImageReader`, and the window goes on painting. Nothing but orders and images passes between the two threads.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass
from queue import Empty, SimpleQueue

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from .decks import Picture

MOST_OPEN = 160
"""Orders that wait at most; the oldest are given up, for whoever still needs one asks again."""


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


class Studio:
    """Takes orders and draws them one after another, the newest first, in a thread that ends when nothing is left."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiting: OrderedDict[Order, None] = OrderedDict()
        self._finished: SimpleQueue[tuple[Order, QImage]] = SimpleQueue()
        self._open: set[Order] = set()
        self._thread: threading.Thread | None = None

    @property
    def busy(self) -> bool:
        """Whether anything that was ordered has not been taken yet."""
        return bool(self._open)

    def order(self, order: Order) -> None:
        """Have this drawn before everything else that waits."""
        with self._lock:
            if order in self._waiting or order not in self._open:
                self._waiting[order] = None
                self._waiting.move_to_end(order)
                self._open.add(order)
            while len(self._waiting) > MOST_OPEN:
                self._open.discard(self._waiting.popitem(last=False)[0])
            if self._thread is None and self._waiting:
                # Not a daemon: Python must not end in the middle of Qt's drawing.
                self._thread = threading.Thread(target=self._work, name="cards")
                self._thread.start()

    def take(self) -> list[tuple[Order, QImage]]:
        """Return what has been finished since."""
        taken = []
        while True:
            try:
                order, image = self._finished.get_nowait()
            except Empty:
                return taken
            self._open.discard(order)
            taken.append((order, image))

    def give_up(self) -> None:
        """Draw no more of what waits."""
        with self._lock:
            self._open.difference_update(self._waiting)
            self._waiting.clear()

    def wait(self) -> None:
        """Return when all that was ordered is finished."""
        thread = self._thread
        if thread is not None:
            thread.join()

    def _work(self) -> None:
        while True:
            with self._lock:
                if not self._waiting:
                    self._thread = None
                    return
                order = self._waiting.popitem()[0]
            self._finished.put((order, draw(order)))
