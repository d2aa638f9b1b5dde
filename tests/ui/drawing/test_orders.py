"""What is ordered of those who draw, in what order, and what becomes of it in the window."""

from __future__ import annotations

import sys
import threading

import pytest
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.drawing.conftest import Gate, order, threads
from tests.ui.probes import show
from tressette_desktop.ui import trim
from tressette_desktop.ui.cards import AT_ONCE, CardArt
from tressette_desktop.ui.decks import BUILT_IN, CODES, Dressing
from tressette_desktop.ui.drawing import Orders


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


def test_what_is_missed_comes_before_what_will_be_needed() -> None:
    orders = Orders()
    for code in ("2b", "3b"):
        orders.foresee(order(code))
    for code in ("4b", "5b"):
        orders.miss(order(code))
    assert [orders.take().picture.file.stem for _ in range(4)] == ["5b", "4b", "2b", "3b"]


def test_what_will_be_needed_is_begun_at_once(gate: Gate, qtbot: QtBot) -> None:
    """The table is not painted yet, and its cards are being drawn."""
    art = CardArt()
    art.warm(["Kd"], 80, 1.0)
    gate.begun.acquire()
    gate.opened.release(1000)
    art.settle()
    assert gate.codes == ["Kd"]


def test_a_card_that_is_asked_for_again_while_it_is_drawn_is_drawn_once(gate: Gate, qtbot: QtBot) -> None:
    art = CardArt()
    art.card("Kd", 80, 1.0)
    art._look()
    gate.begun.acquire()
    for _ in range(3):
        art.card("Kd", 80, 1.0)
        art._look()
    gate.opened.release(1000)
    art.settle()
    assert gate.codes == ["Kd"]


def test_another_size_comes_before_what_has_not_been_begun(gate: Gate, qtbot: QtBot) -> None:
    """A window that is dragged larger does not wait for the sizes on its way."""
    art = CardArt()
    for code in CODES[:10]:
        art.card(code, 80, 1.0)
    art._look()
    gate.begun.acquire()
    art.card("Kd", 90, 1.0)
    gate.opened.release(1000)
    art.settle()
    assert gate.codes.index("Kd") <= AT_ONCE


def test_another_deck_is_laid_out_while_one_is_drawn(gate: Gate, qtbot: QtBot) -> None:
    """What was begun is kept for the deck that it is of; the table shows the other."""
    art = CardArt()
    art.card("Kd", 80, 1.0)
    art._look()
    gate.begun.acquire()
    art.wear(Dressing(BUILT_IN[1]))
    art.card("Kd", 80, 1.0)
    gate.opened.release(1000)
    art.settle()
    large = art.card("Kd", 80, 1.0).cacheKey()
    art.wear(Dressing())
    assert not art.waits
    assert art.card("Kd", 80, 1.0).cacheKey() != large
    assert not art.waits, "it was there already"
    assert len(gate.seen) == 2


def test_what_was_forgotten_while_it_was_drawn_is_not_kept(gate: Gate, qtbot: QtBot) -> None:
    art = CardArt()
    art.card("Kd", 80, 1.0)
    art._look()
    gate.begun.acquire()
    gate.opened.release(1000)
    art.forget()
    assert not art.waits
    assert art.bytes == 0
    assert not threads()


def test_pixmaps_are_made_in_the_thread_of_the_window_alone(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    made: set[str] = set()

    class Watched(QPixmap):
        def __init__(self, *arguments: object) -> None:
            super().__init__(*arguments)
            made.add(threading.current_thread().name)

    for module in (trim, sys.modules[CardArt.__module__]):
        monkeypatch.setattr(module, "QPixmap", Watched)
    art = CardArt()
    art.warm(CODES[:4], 60, 1.0)
    art.settle()
    assert made == {threading.main_thread().name}


def test_the_window_answers_while_a_card_is_drawn(gate: Gate, qtbot: QtBot) -> None:
    """However long that takes."""
    art = CardArt()
    painted: list[bool] = []

    class Shown(QWidget):
        def paintEvent(self, _event: QPaintEvent) -> None:
            painted.append(art.waits)
            QPainter(self).drawPixmap(0, 0, art.card("Kd", 80, 1.0))

    shown = Shown()
    show(qtbot, shown)
    gate.begun.acquire()
    for times in range(3):
        painted.clear()
        shown.update()
        qtbot.waitUntil(lambda: bool(painted))
        assert painted[0], times
    gate.opened.release(1000)
    qtbot.waitUntil(lambda: not painted[-1] and not art.waits)
