"""A pane tells at both ends that more follows there."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.probes import show
from tressette_desktop.ui.kit.page import Fade, More, Pane, scrolling

LINES = 40


@pytest.fixture
def pane(qtbot: QtBot) -> Pane:
    sheet = QWidget()
    column = QVBoxLayout(sheet)
    for number in range(LINES):
        column.addWidget(QLabel(f"{number}"))
    made = scrolling(sheet)
    made.resize(QSize(300, 240))
    show(qtbot, made)
    return made


def ends(pane: Pane) -> tuple[Fade, Fade]:
    (more,) = pane.findChildren(More)
    return more.above, more.below


def test_each_end_fades_while_more_follows_there(pane: Pane) -> None:
    """Once scrolled, the top line was cut as if nothing stood above it."""
    (above, below), bar = ends(pane), pane.verticalScrollBar()
    seen = {}
    for value in (0, 1, bar.maximum() - 1, bar.maximum()):
        bar.setValue(value)
        seen[value] = (above.isVisible(), below.isVisible())
    assert list(seen.values()) == [(False, True), (True, True), (True, True), (True, False)]
    port = pane.viewport().geometry()
    assert (above.geometry().top(), below.geometry().bottom()) == (port.top(), port.bottom())


def test_a_low_pane_fades_below_alone(pane: Pane) -> None:
    """Between two of them there is no room for a line."""
    above, below = ends(pane)
    pane.resize(300, 2 * below.height())
    pane.verticalScrollBar().setValue(20)
    assert above.isHidden()
    assert below.isVisible()


def test_a_line_that_one_is_led_to_is_not_under_the_fade(pane: Pane) -> None:
    line = pane.widget().findChildren(QLabel)[LINES // 2]
    pane.begin_at(line)
    (above, _below), top = ends(pane), line.mapTo(pane.viewport(), QPoint()).y()
    assert above.isVisible()
    assert top == above.height()


@pytest.mark.parametrize("end", [0, 1], ids=["above", "below"])
def test_the_arrow_of_a_fade_has_its_place_for_itself(pane: Pane, end: int) -> None:
    """Whatever lines are faded there: none is seen beside the strokes of the arrow, nor under them."""
    seen = set()
    for at in range(100, 120):
        pane.verticalScrollBar().setValue(at)
        fade = ends(pane)[end]
        strokes = QRect(0, 4 if not end else fade.height() - 11, fade.width(), 7)
        image = pane.grab(strokes.translated(fade.pos())).toImage()
        seen.add(bytes(image.constBits()))
    assert len(seen) == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_PageDown, Qt.Key.Key_PageUp])
def test_whoever_turns_pages_can_read_every_line(pane: Pane, qtbot: QtBot, key: Qt.Key) -> None:
    """What faded at one end stands clear of the other afterwards."""
    (above, below), bar = ends(pane), pane.verticalScrollBar()
    bar.setValue(bar.maximum() if key == Qt.Key.Key_PageUp else 0)
    before = -1
    while before != bar.value():
        before = bar.value()
        qtbot.keyClick(pane, key)
        assert abs(bar.value() - before) <= pane.viewport().height() - above.height() - below.height()
    assert before == (0 if key == Qt.Key.Key_PageUp else bar.maximum())
