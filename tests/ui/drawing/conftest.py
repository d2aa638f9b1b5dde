"""What the tests of those who draw have in common: the order of a picture, and a gate before it."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage

from tressette_desktop.ui import drawing
from tressette_desktop.ui.decks import Dressing
from tressette_desktop.ui.draughtsman import NAME
from tressette_desktop.ui.drawing import Order, draw


def order(code: str, width: int = 60) -> Order:
    return Order(Dressing().picture(code), width, round(1.66 * width))


def threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == NAME]


@pytest.fixture(autouse=True)
def nobody_is_left() -> Iterator[None]:
    """Whatever happens in a test, afterwards nobody draws and garbage is collected."""
    yield
    gc.collect()
    assert not threads()
    assert gc.isenabled()


class Gate:
    """Lets `draw` begin a picture and holds it there until it is opened; knows in which thread each was drawn."""

    def __init__(self) -> None:
        self.begun = threading.Semaphore(0)
        self.opened = threading.Semaphore(0)
        self.seen: list[tuple[str, str]] = []

    def draw(self, wanted: Order) -> QImage:
        self.seen.append((wanted.picture.file.stem, threading.current_thread().name))
        self.begun.release()
        self.opened.acquire()
        return draw(wanted)

    @property
    def codes(self) -> list[str]:
        return [code for code, _ in self.seen]


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate()
    monkeypatch.setattr(drawing, "draw", gate.draw)
    yield gate
    gate.opened.release(1000)
