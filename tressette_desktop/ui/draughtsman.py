"""The thread that draws cards beside the window.

Two threads with Qt and Python in them stop for good when one holds Python and wants a lock of Qt's, and the other holds
that lock and wants Python; and they fall when Python deletes a widget in the wrong one. So the draughtsman

- draws with `QImageReader`, which lets go of Python, from a buffer that never asks for it (`drawing.draw`). Qt calls
  Python also to be heard, with a warning, and drawings of ours give no cause for one. What may want letters, and with
  them the lock of the fonts, is drawn in the thread of the window;
- makes images and no pixmaps, and knows nothing of the window, which fetches them;
- lives no longer than there are cards to draw. Meanwhile Python's collector of garbage rests: it would run in whatever
  thread it happens to be, and among the garbage are widgets. It goes on when the thread is no more.

`python -m tests.ui.drawing_stress` looks for what was forgotten here.
"""

from __future__ import annotations

import gc
import weakref
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from PySide6.QtGui import QImage

from . import drawing
from .drawing import Order
from .log import LOG

NAME: Final = "cards"
"""What the thread is called."""


class Draughtsman:
    """Draws what the window orders, one picture after the other; all of this is called in the thread of the window."""

    def __init__(self) -> None:
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._pictures: SimpleQueue[tuple[Order, QImage]] = SimpleQueue()
        self._see_off: weakref.finalize[..., Draughtsman] | None = None
        self.busy = 0
        """How many orders were begun and not fetched."""

    def begin(self, order: Order) -> None:
        """Have a picture drawn, after those begun before."""
        self.busy += 1
        if order.picture.lettered or not self._at_work():
            self._pictures.put((order, _drawn(order)))
        else:
            self._orders.put(order)

    def fetch(self, wait: bool = False) -> list[tuple[Order, QImage]]:
        """Return what has been drawn since, null images for what cannot be; wait for one if all is still to come."""
        fetched = [self._pictures.get()] if wait and self.busy else []
        with suppress(Empty):
            while True:
                fetched.append(self._pictures.get_nowait())
        self.busy -= len(fetched)
        return fetched

    def dismiss(self) -> None:
        """Draw nothing more, forget what has not been fetched, and let the thread end."""
        if self._see_off is not None:
            self._see_off()
            self._see_off = None
        self.fetch()
        self.busy = 0

    def _at_work(self) -> bool:
        """See to it that there is a thread; without one, where the system gives none, the window draws by itself."""
        if self._see_off is None:
            thread = Thread(target=_draw_all, args=(self._orders, self._pictures), name=NAME, daemon=True)
            _rest(1)
            try:
                thread.start()
            except RuntimeError:
                _rest(-1)
                return False
            self._see_off = weakref.finalize(self, _end, thread, self._orders)
        return True


def _draw_all(orders: SimpleQueue[Order | None], pictures: SimpleQueue[tuple[Order, QImage]]) -> None:
    while order := orders.get():
        pictures.put((order, _drawn(order)))


def _drawn(order: Order) -> QImage:
    try:
        return drawing.draw(order)
    except Exception:  # Whoever waits for the picture would wait for ever.
        LOG.exception("%s cannot be drawn", order.picture.file.name)
        return QImage()


def _end(thread: Thread, orders: SimpleQueue[Order | None]) -> None:
    """Let the thread finish the picture that it is at, and see it end: Qt must not be taken down while it draws."""
    with suppress(Empty):
        while True:
            orders.get_nowait()
    orders.put(None)
    thread.join()
    _rest(-1)


class _Collector:
    """Python's collector of garbage, and for how many threads it rests: it is one for the whole program."""

    threads = 0
    was_on = True


def _rest(threads: int) -> None:
    """Let the collector rest for one thread more, or one less."""
    if not _Collector.threads:
        _Collector.was_on = gc.isenabled()
    _Collector.threads += threads
    if _Collector.threads:
        gc.disable()
    elif _Collector.was_on:
        gc.enable()
