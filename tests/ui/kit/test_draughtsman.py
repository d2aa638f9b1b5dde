"""The thread that draws: Python's collector of garbage rests while it is awake, and it ends with who asked it."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QImage

from tressette_desktop.ui import drawing
from tressette_desktop.ui.decks import Dressing
from tressette_desktop.ui.drawing import Draughtsman, Order, Orders


def order(code: str) -> Order:
    return Order(Dressing().picture(code), 60, 100)


@pytest.fixture
def awake() -> Iterator[list[bool]]:
    """Whether the collector ran at all while the thread of the cards was the one at work."""
    seen: list[bool] = []

    def collected(phase: str, _info: dict[str, int]) -> None:
        seen.append(threading.current_thread().name == "cards")

    threshold = gc.get_threshold()
    gc.callbacks.append(collected)
    gc.set_threshold(1)
    yield seen
    gc.set_threshold(*threshold)
    gc.callbacks.remove(collected)


def test_garbage_is_never_collected_in_the_thread_that_draws(awake: list[bool]) -> None:
    """With a collection for every object made, at the least chance it would be."""
    before = set(threading.enumerate())
    for left_alone in (False, True, False, True):
        draughtsman = Draughtsman()
        for code in ("3c", "2c", "Kd"):
            draughtsman.begin(order(code))
        drawn = []
        while draughtsman.busy:
            drawn += draughtsman.fetch(wait=True)
        assert [one.picture.file.stem for one, image in drawn if not image.isNull()] == ["3c", "2c", "Kd"]
        assert gc.isenabled()
        if left_alone:
            draughtsman.begin(order("Ad"))
        del draughtsman
        assert gc.isenabled()
    assert awake
    assert not any(awake)
    assert set(threading.enumerate()) <= before


def test_the_collector_rests_until_the_last_of_them_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()

    def slow(ordered: Order) -> QImage:
        if ordered == order("2c"):
            gate.wait()
        return QImage()

    monkeypatch.setattr(drawing, "draw", slow)
    one, other = Draughtsman(), Draughtsman()
    one.begin(order("3c"))
    other.begin(order("2c"))
    one.fetch(wait=True)
    assert not gc.isenabled()
    assert other.fetch() == []
    gate.set()
    other.fetch(wait=True)
    assert gc.isenabled()
    assert one.busy == other.busy == 0


def test_what_is_being_drawn_is_not_drawn_again() -> None:
    orders = Orders()
    orders.foresee(order("3c"))
    taken = orders.take()
    orders.miss(order("3c"))
    orders.foresee(order("3c"))
    assert orders.missed
    assert not orders.waiting
    orders.done(taken)
    assert not orders
