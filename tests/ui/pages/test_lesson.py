"""The lesson in the real window: to its end, out of it at any moment, and nothing of it left behind."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import groupby, islice
from operator import itemgetter
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QDeadlineTimer, QEvent, QRect, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.lessons import Ready
from tests.ui.probes import show, squeezed
from tressette_desktop.engine.core.actions import Concede
from tressette_desktop.ui import theme
from tressette_desktop.ui.app import Program
from tressette_desktop.ui.drawing import Order
from tressette_desktop.ui.kit.buttons import Button
from tressette_desktop.ui.kit.focus import REACH
from tressette_desktop.ui.kit.paper import SHADE
from tressette_desktop.ui.panels.accuse import AccusePanel
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Speed
from tressette_desktop.ui.windows.coach import Coach
from tressette_desktop.ui.windows.lesson import PUPIL, Lesson
from tressette_desktop.ui.windows.main import MainWindow
from tressette_desktop.ui.windows.new_game import NewGamePage
from tressette_desktop.ui.windows.remarks import REMARKS
from tressette_desktop.ui.windows.start import StartPage, Way

ALL = list(range(1, len(REMARKS) + 1))
SIZES = [(900, 600), (1280, 800), (760, 1040), (1920, 1080)]


@pytest.fixture
def window(
    qapp: QApplication, own_folders: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[MainWindow]:
    # What is on the cards does not matter here, and drawing them would take most of the time.
    monkeypatch.setattr("tressette_desktop.ui.drawing.draw", unpainted)
    program = Program(qapp)
    program.__dict__["thinker"] = Ready()
    program._change("speed", Speed.NONE)
    program._change("trick_pause", 600)
    program.window.show()
    program.window.page.chosen.emit(Way.LEARN)
    yield program.window
    program.window.close()
    # Words that were being spoken run out by themselves, after the table is gone.
    qtbot.waitUntil(lambda: not any(map(running, shiboken6.getAllValidWrappers())), timeout=20_000)
    program.close()
    program.window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def unpainted(order: Order) -> QImage:
    picture = QImage(order.width, order.height, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.white)
    return picture


def running(thing: object) -> bool:
    return isinstance(thing, QAbstractAnimation) and thing.state() is QAbstractAnimation.State.Running


def coach_of(window: MainWindow) -> Coach:
    assert isinstance(window.tables.room, Lesson)
    return window.tables.room.coach


def table_of(window: MainWindow) -> TablePage:
    assert isinstance(window.page, TablePage)
    return window.page


def remarks(window: MainWindow, seed: int = 1, read: Callable[[], None] | None = None) -> Iterator[int]:
    """Take the lesson; at each remark, its number. What the pupil does in between only the seed knows.

    ``read`` puts a remark away.
    """
    chance = random.Random(seed)
    room, page, coach = window.tables.room, table_of(window), coach_of(window)
    assert isinstance(room, Lesson)
    session = room.sitting.session
    last = 0
    page.stage.setUpdatesEnabled(False)

    def wanted() -> bool:
        page.skip()
        return coach.number > last or (PUPIL in session.awaited and not page.busy and not room.waits)

    while last < len(REMARKS):
        deadline = QDeadlineTimer(60_000)
        while not wanted():
            assert not deadline.hasExpired()
            QTest.qWait(1)
        if coach.number > last:
            last = coach.number
            assert coach.isVisible()
            yield last
            if room.waits and last < len(REMARKS):
                (read or coach.read.emit)()
        elif room._bridge._revision == session.revision:
            page.decided.emit(chance.choice([each for each in session.legal(PUPIL) if each != Concede()]))
        QApplication.processEvents()


def left_nothing(home: Path) -> bool:
    return not list(home.rglob("*.tsn*"))


def test_it_goes_to_its_end_and_on_into_a_real_game(window: MainWindow, own_folders: Path, qtbot: QtBot) -> None:
    assert list(remarks(window)) == ALL
    page = table_of(window)
    assert page.sheet.isVisible()
    coach = coach_of(window)
    for size in SIZES:
        window.resize(*size)
        QApplication.processEvents()
        assert page.sheet.findChildren(Button) == [], "the coach has all ways on"
    coach._on.click()
    assert isinstance(window.page, NewGamePage)
    assert window.tables.room is None
    assert left_nothing(own_folders)


@pytest.mark.parametrize("number", [1, 3, 6])
def test_it_can_be_left_at_any_remark(number: int, window: MainWindow, own_folders: Path, qtbot: QtBot) -> None:
    assert number in remarks(window, seed=number)
    coach_of(window)._leave.click()
    assert isinstance(window.page, StartPage)
    assert window.tables.room is None
    assert left_nothing(own_folders)
    window.tables.resume_latest()
    assert window.tables.room is None


def test_the_keyboard_alone_reads_on(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    told = remarks(window)
    assert next(told) == 1
    coach = coach_of(window)
    assert QApplication.focusWidget() is coach._on
    qtbot.keyClick(coach._on, Qt.Key.Key_Space)
    assert (coach.number, coach.isVisible()) == (2, True)
    qtbot.keyClick(coach._on, Qt.Key.Key_Escape)
    assert coach.isHidden()
    assert QApplication.focusWidget() is table_of(window).stage


def test_the_mouse_alone_reads_on_and_no_card_stands_out(window: MainWindow, qtbot: QtBot) -> None:
    """What lies below the remark is not framed for the keyboard, and the words ask about no card that nobody chose."""
    window.activateWindow()
    page, coach = table_of(window), coach_of(window)
    hand, asking = page.stage.hand, page.turn.asking

    def press(button: Button) -> None:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    for number in islice(remarks(window, read=lambda: press(coach._on)), 6):
        assert (hand.pointed_at, hand.marks.focus) == (None, None), number
        if number == 5:
            qtbot.waitUntil(lambda: isinstance(asking.panel, AccusePanel), timeout=60_000)
            assert isinstance(asking.panel, AccusePanel)
            press(asking.panel.commit)
    signals = page.turn.speaking.signals
    qtbot.waitUntil(signals.isVisible, timeout=60_000)
    assert signals.title.text() == signals.tr("Do you want to say something?")
    assert QApplication.focusWidget() is page.stage


def test_nobody_plays_while_something_waits_to_be_read(window: MainWindow, qtbot: QtBot) -> None:
    assert next(remarks(window)) == 1
    session = window.tables.room.sitting.session
    for _ in range(50):
        table_of(window).skip()
        QApplication.processEvents()
    assert session.table.trick is None
    assert coach_of(window).number == 1


def test_a_decision_taken_back_repeats_nothing(window: MainWindow, qtbot: QtBot) -> None:
    told = remarks(window)
    seen = [next(told) for _ in range(6)]
    table_of(window).undo_wanted.emit()
    QApplication.processEvents()
    assert seen == ALL[:6]
    assert coach_of(window).number == 6
    assert coach_of(window).isHidden()


def test_those_who_listen_hear_every_remark(window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(table_of(window).stage, "announce", heard.append)
    first = coach_of(window).accessibleName()
    said = [coach_of(window).accessibleName() for _ in islice(remarks(window), 4)]
    assert said[0] == first or not first
    assert set(said[1:]) <= set(heard)


def test_it_covers_nothing_of_the_felt(window: MainWindow, qtbot: QtBot) -> None:
    """In every window, with text as it is and as large as the window allows."""
    look = theme.current()
    rooms = {(theme.EM * min(scale, theme.text_limit(QSize(*size))), size) for scale in (1.0, 2.0) for size in SIZES}
    for number in islice(remarks(window), 6):
        for em, some in groupby(sorted(rooms), key=itemgetter(0)):
            theme.apply(replace(look, em=em))
            for _em, size in some:
                window.resize(*size)
                QApplication.processEvents()
                coach, page = coach_of(window), table_of(window)
                body = coach.geometry().adjusted(SHADE, SHADE, -SHADE, -SHADE)
                assert not squeezed(coach), (number, size, em)
                assert page.rect().contains(body), (number, size, em)
                assert body.bottom() <= page.stage.y(), (number, size, em)
    theme.apply(look)


def test_where_its_buttons_fill_it_there_is_room_for_their_ring(qtbot: QtBot) -> None:
    """In a narrow window they stand one over the other; the ring painted over the border of the paper."""
    page = QWidget()
    page.resize(760, 700)
    coach = Coach(page)
    coach.say("Ecco.", 1)
    show(qtbot, page)
    border = 1 + round(theme.current().border)
    inside = coach.rect().adjusted(*(side * (SHADE + border) for side in (1, 1, -1, -1)))
    rings = [button.geometry().adjusted(-REACH, -REACH, REACH, REACH) for button in coach.findChildren(Button)]
    assert len(rings) == 2
    assert all(map(inside.contains, rings))


def test_the_felt_keeps_its_height_while_the_coach_is_silent(window: MainWindow, qtbot: QtBot) -> None:
    told = remarks(window)
    heights = []
    for _ in range(4):
        next(told)
        heights.append(table_of(window).stage.height())
        coach_of(window).hide()
        table_of(window).places.all()
        heights.append(table_of(window).stage.height())
        coach_of(window).show()
    assert len(set(heights)) == 1


def test_the_last_trick_lies_clear_of_the_remark(window: MainWindow, qtbot: QtBot) -> None:
    told = remarks(window)
    while next(told) != 4:
        pass
    for size in SIZES:
        window.resize(*size)
        QApplication.processEvents()
        paper = table_of(window).last_trick
        assert paper is not None
        inner = QRect(coach_of(window).geometry()).adjusted(SHADE, SHADE, -SHADE, -SHADE)
        assert not inner.intersects(paper.geometry().adjusted(SHADE, SHADE, -SHADE, -SHADE)), size
    coach_of(window).read.emit()
    assert table_of(window).last_trick is None
