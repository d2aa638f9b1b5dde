"""The threads that draw cards beside the window.

Two threads with Qt and Python in them stop for good when one holds Python and wants a lock of Qt's, and the other holds
that lock and wants Python; and they fall when Python deletes a widget in the wrong one. So a draughtsman's hand

- draws with `QImageReader`, which lets go of Python, from a buffer that never asks for it (`drawing.draw`). Qt calls
  Python also to be heard, with a warning, and drawings of ours give no cause for one. What may want letters, and with
  them the lock of the fonts, is drawn in the thread of the window;
- makes images and no pixmaps, and knows nothing of the window, which fetches them;
- lives no longer than there are cards to draw. Meanwhile Python's collector of garbage rests: it would run in whatever
  thread it happens to be, and among the garbage are widgets. It goes on when the threads are no more.

Python changes threads more often meanwhile (`TURN`): a hand asks for Python twice a picture, and would wait each time
as long as it takes to draw one.

`python -m tests.ui.drawing_stress` looks for what was forgotten here.
"""

from __future__ import annotations

import gc
import sys
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
"""What the threads are called."""
HANDS: Final = 2
"""Threads that draw. The window needs its time mostly while they have nothing to do yet."""
TURN: Final = 0.0005
"""Seconds for which a thread may keep Python while another wants it, as long as cards are drawn."""


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
        """Draw nothing more, forget what has not been fetched, and let the threads end."""
        if self._see_off is not None:
            self._see_off()
            self._see_off = None
        self.fetch()
        self.busy = 0

    def _at_work(self) -> bool:
        """See to it that there are threads; without one, where the system gives none, the window draws by itself."""
        if self._see_off is None:
            hands: list[Thread] = []
            _Rest.begin()
            with suppress(RuntimeError):
                for _ in range(HANDS):
                    hand = Thread(target=_draw_all, args=(self._orders, self._pictures), name=NAME, daemon=True)
                    hand.start()
                    hands.append(hand)
            if not hands:
                _Rest.end()
                return False
            self._see_off = weakref.finalize(self, _end, hands, self._orders)
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


def _end(hands: list[Thread], orders: SimpleQueue[Order | None]) -> None:
    """Let each thread finish the picture that it is at, and see it end: Qt must not be taken down while it draws."""
    with suppress(Empty):
        while True:
            orders.get_nowait()
    for _ in hands:
        orders.put(None)
    for hand in hands:
        hand.join()
    _Rest.end()


class _Rest:
    """How Python behaves while cards are drawn: it is one for the whole program, draughtsmen may be several."""

    draughtsmen = 0
    collecting = True
    turn = 0.0

    @classmethod
    def begin(cls) -> None:
        """Let the collector rest for one draughtsman more."""
        if not cls.draughtsmen:
            cls.collecting, cls.turn = gc.isenabled(), sys.getswitchinterval()
            gc.disable()
            sys.setswitchinterval(TURN)
        cls.draughtsmen += 1

    @classmethod
    def end(cls) -> None:
        """One draughtsman less; after the last all is as it was."""
        cls.draughtsmen -= 1
        if not cls.draughtsmen:
            sys.setswitchinterval(cls.turn)
            if cls.collecting:
                gc.enable()
