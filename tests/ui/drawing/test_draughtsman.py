"""The threads that draw: what they may touch, when the collector rests, and that they end, whoever stops them."""

from __future__ import annotations

import gc
import logging
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QByteArray, QDataStream, QIODevice
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.ui.drawing.conftest import Gate, order, threads
from tests.ui.drawing_stress import said
from tressette_desktop.ui import drawing
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.decks import BUILT_IN, Deck, Dressing, Index, Picture
from tressette_desktop.ui.draughtsman import HANDS, NAME, Draughtsman
from tressette_desktop.ui.drawing import Order, draw

FOREIGN = "<svg xmlns='http://www.w3.org/2000/svg' width='50' height='83'><text y='40'>漢</text></svg>"


def all_of(draughtsman: Draughtsman) -> dict[str, QImage]:
    """What he draws, by the code of the card, when all is there."""
    drawn: dict[str, QImage] = {}
    while draughtsman.busy:
        drawn |= {one.picture.file.stem: image for one, image in draughtsman.fetch(wait=True)}
    return drawn


@pytest.fixture
def collected() -> Iterator[list[str]]:
    """The names of the threads in which garbage was collected, with a collection for every object made."""
    seen: list[str] = []

    def note(_phase: str, _info: dict[str, int]) -> None:
        seen.append(threading.current_thread().name)

    threshold = gc.get_threshold()
    gc.callbacks.append(note)
    gc.set_threshold(1)
    yield seen
    gc.set_threshold(*threshold)
    gc.callbacks.remove(note)


def test_he_draws_what_the_window_would_draw(qtbot: QtBot) -> None:
    draughtsman = Draughtsman()
    for code in ("3c", "2c", "Kd"):
        draughtsman.begin(order(code))
    drawn = all_of(draughtsman)
    assert sorted(drawn) == ["2c", "3c", "Kd"]
    for code, image in drawn.items():
        assert image == draw(order(code))
        assert not image.isNull()
    draughtsman.dismiss()


def test_qt_reads_from_a_buffer_that_is_not_ours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python would be asked for the bytes of a buffer made in Python, in the middle of a lock of Qt's."""
    devices: list[bool] = []
    read = drawing._read

    def note(wanted: Order, device: QIODevice) -> QImage:
        devices.append(shiboken6.createdByPython(device))
        return read(wanted, device)

    monkeypatch.setattr(drawing, "_read", note)
    for picture in (
        order("Kd"),
        Order(Dressing(index=Index.ITALIAN).picture("Kd"), 60, 100),
        Order(Picture(Path(__file__)), 60, 100),
    ):
        drawing.draw(picture)
    assert devices == [False] * 3
    assert shiboken6.createdByPython(QDataStream(QByteArray())), "what is made here is known as such"


def test_garbage_is_never_collected_in_a_thread_that_draws(collected: list[str]) -> None:
    for left_alone in (False, True, False, True):
        draughtsman = Draughtsman()
        for code in ("3c", "2c", "Kd"):
            draughtsman.begin(order(code))
        assert not gc.isenabled()
        assert not any(image.isNull() for image in all_of(draughtsman).values())
        if left_alone:
            draughtsman.begin(order("Ad"))
        else:
            draughtsman.dismiss()
        del draughtsman
        assert gc.isenabled()
    assert collected
    assert NAME not in collected


def test_the_collector_rests_until_the_last_thread_is_gone(gate: Gate) -> None:
    one, other = Draughtsman(), Draughtsman()
    one.begin(order("3c"))
    other.begin(order("2c"))
    gate.opened.release(2)
    for draughtsman in (one, other):
        assert not gc.isenabled()
        draughtsman.fetch(wait=True)
        draughtsman.dismiss()
    assert gc.isenabled()
    assert one.busy == other.busy == 0


def test_a_collector_that_was_off_stays_off() -> None:
    gc.disable()
    try:
        draughtsman = Draughtsman()
        draughtsman.begin(order("3c"))
        draughtsman.dismiss()
        assert not gc.isenabled()
    finally:
        gc.enable()


def test_two_pictures_are_drawn_side_by_side(gate: Gate) -> None:
    draughtsman = Draughtsman()
    for code in ("3c", "2c", "Kd"):
        draughtsman.begin(order(code))
    for _ in range(HANDS):
        gate.begun.acquire()
    assert sorted(gate.codes) == ["2c", "3c"]
    gate.opened.release(1000)
    assert len(all_of(draughtsman)) == 3
    draughtsman.dismiss()


def test_python_changes_threads_more_often_while_cards_are_drawn(gate: Gate) -> None:
    before = sys.getswitchinterval()
    draughtsman = Draughtsman()
    draughtsman.begin(order("3c"))
    assert sys.getswitchinterval() < before
    gate.opened.release()
    draughtsman.dismiss()
    assert sys.getswitchinterval() == before


def test_who_is_dismissed_finishes_what_is_begun_and_draws_nothing_else(gate: Gate) -> None:
    draughtsman = Draughtsman()
    for code in ("3c", "2c", "Kd", "Ad", "7d"):
        draughtsman.begin(order(code))
    for _ in range(HANDS):
        gate.begun.acquire()
    working = threads()
    gate.opened.release(HANDS)
    draughtsman.dismiss()
    assert len(working) == HANDS
    assert not any(thread.is_alive() for thread in working)
    assert len(gate.codes) <= 2 * HANDS
    assert draughtsman.busy == 0
    assert draughtsman.fetch() == []
    gate.opened.release(1000)
    draughtsman.begin(order("Kd"))
    assert list(all_of(draughtsman)) == ["Kd"], "he can be called again, and knows nothing of what was"
    draughtsman.dismiss()


def test_an_error_does_not_stop_the_one_who_draws(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(wanted: Order) -> QImage:
        if wanted.picture.file.stem == "2c":
            raise MemoryError
        return draw(wanted)

    monkeypatch.setattr(drawing, "draw", fails)
    draughtsman = Draughtsman()
    with caplog.at_level(logging.ERROR):
        for code in ("3c", "2c", "Kd"):
            draughtsman.begin(order(code))
        drawn = all_of(draughtsman)
    assert [code for code, image in drawn.items() if image.isNull()] == ["2c"]
    assert "2c.svg cannot be drawn" in caplog.text
    draughtsman.dismiss()


@pytest.mark.parametrize("written", ["not a picture", "<svg><g>", None])
def test_a_damaged_picture_comes_back_empty(tmp_path: Path, written: str | None) -> None:
    file = tmp_path / "3c.svg"
    if written is not None:
        file.write_text(written, encoding="utf-8")
    draughtsman = Draughtsman()
    draughtsman.begin(Order(Picture(file), 60, 100))
    assert all_of(draughtsman)["3c"].isNull()
    draughtsman.dismiss()


def test_where_the_system_gives_no_thread_the_window_draws(monkeypatch: pytest.MonkeyPatch, gate: Gate) -> None:
    def refuse(_thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    gate.opened.release(1)
    draughtsman = Draughtsman()
    draughtsman.begin(order("3c"))
    assert gc.isenabled()
    assert not all_of(draughtsman)["3c"].isNull()
    assert gate.seen == [("3c", threading.main_thread().name)]


def test_what_may_want_a_font_is_drawn_in_the_thread_of_the_window(tmp_path: Path, gate: Gate, qtbot: QtBot) -> None:
    (tmp_path / "3c.svg").write_text(FOREIGN, encoding="utf-8")
    image = QImage(50, 83, QImage.Format.Format_RGB32)
    image.fill("#2166c4")
    image.save(str(tmp_path / "2c.png"))
    art = CardArt(Dressing(Deck("own:nonna", tmp_path)))
    gate.opened.release(1000)
    for code in ("3c", "2c"):
        art.card(code, 80, 1.0)
    art.card("Kd", 80, 1.0, worn=Dressing())
    art.settle()
    assert dict(gate.seen) == {"3c": threading.main_thread().name, "2c": NAME, "Kd": NAME}


def test_no_drawing_of_ours_has_letters() -> None:
    """The thread must have no cause to look for a font, nor to warn."""
    folder = BUILT_IN[0].folder.parent
    files = sorted(folder.rglob("*.svg"))
    assert len(files) > 120
    assert not [file.name for file in files if b"<text" in file.read_bytes()]


@pytest.mark.parametrize("ending", ["left", "program"])
def test_the_program_can_end_while_cards_are_drawn(ending: str) -> None:
    """By its own door, and with nobody told; in a process of its own. The stress knows more ways."""
    command = [sys.executable, "-m", "tests.ui.drawing_stress", "--end", ending, "20"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert (ended.returncode, said(ended.stderr)) == (0, "")
