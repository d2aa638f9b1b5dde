"""Whatever has the keyboard wears a ring, and the ring never loses it."""

import pytest
import shiboken6
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.probes import photograph, show
from tressette_desktop.ui import theme
from tressette_desktop.ui.kit.buttons import Button
from tressette_desktop.ui.kit.focus import REACH, FocusRing
from tressette_desktop.ui.kit.page import More, scrolling


@pytest.fixture
def window(qtbot: QtBot) -> QMainWindow:
    made = QMainWindow()
    made.resize(300, 260)
    sheet = QWidget()
    column = QVBoxLayout(sheet)
    column.setSpacing(20)
    for number in range(12):
        column.addWidget(Button(f"Numero {number}"))
    made.setCentralWidget(scrolling(sheet))
    show(qtbot, made)
    return made


@pytest.fixture
def ring(window: QMainWindow) -> FocusRing:
    return FocusRing(window)


def around(window: QMainWindow, button: Button) -> QRect:
    return QRect(button.mapTo(window, QPoint()), button.size()).adjusted(-REACH, -REACH, REACH, REACH)


def test_it_stands_outside_the_control_in_the_colour_of_focus(window: QMainWindow, ring: FocusRing) -> None:
    first = window.findChildren(Button)[0]
    first.setFocus()
    assert ring.geometry() == around(window, first)
    image = photograph(window)
    middle = around(window, first)
    assert image.pixelColor(middle.center().x(), middle.top() + 1).name() == theme.current().colours.focus.name()


def test_it_goes_with_the_tab_key(window: QMainWindow, ring: FocusRing, qtbot: QtBot) -> None:
    first, second, *_rest = window.findChildren(Button)
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Tab)
    assert second.hasFocus()
    assert ring.geometry() == around(window, second)


def test_it_scrolls_with_its_control_but_stays_in_the_pane(window: QMainWindow, ring: FocusRing, qtbot: QtBot) -> None:
    buttons = window.findChildren(Button)
    buttons[0].setFocus()
    pane = window.centralWidget()
    pane.verticalScrollBar().setValue(20)
    qtbot.waitUntil(lambda: ring.geometry().top() < 0 + REACH)
    assert ring.geometry().bottom() == around(window, buttons[0]).bottom()
    pane.verticalScrollBar().setValue(200)
    assert not ring.isVisible()


def test_round_what_is_too_high_for_its_pane_it_stays_open_where_that_goes_on(
    window: QMainWindow, ring: FocusRing, qtbot: QtBot
) -> None:
    """It closed in the middle of a table, as if there were no more of it."""
    high, sheet = Button("Alto"), QWidget()
    high.setMinimumHeight(600)
    QVBoxLayout(sheet).addWidget(high)
    pane = scrolling(sheet)
    window.setCentralWidget(pane)
    more, bar = pane.findChild(More), pane.verticalScrollBar()
    qtbot.waitUntil(more.below.isVisible)
    high.setFocus()
    colour = theme.current().colours.focus.name()
    for value in (0, 200, bar.maximum()):
        bar.setValue(value)
        seen = pane.viewport().geometry().translated(pane.mapTo(window, QPoint()))
        whole, image = around(window, high), photograph(window)
        column = [image.pixelColor(whole.left() + 1, y).name() for y in range(seen.top(), seen.bottom() + 1)]
        middle = [image.pixelColor(whole.center().x() + 30, y).name() for y in range(seen.top(), seen.bottom() + 1)]
        assert column[len(column) // 2] == colour, "its sides"
        assert (colour in middle) == (value in (0, bar.maximum())), "only the ends that are there"
        assert column[0] != colour
        assert column[-1] != colour


def test_it_goes_away_with_its_control(window: QMainWindow, ring: FocusRing) -> None:
    first = window.findChildren(Button)[0]
    first.setFocus()
    assert ring.isVisible()
    window.centralWidget().hide()
    assert not ring.isVisible()


def test_it_forgets_a_control_that_is_gone(window: QMainWindow, ring: FocusRing) -> None:
    first, second, *_rest = window.findChildren(Button)
    first.setFocus()
    shiboken6.delete(first)
    ring.repaint()
    window.centralWidget().hide()
    assert not ring.isVisible()
    window.centralWidget().show()
    second.setFocus()
    assert ring.geometry() == around(window, second)


def test_it_takes_no_click(window: QMainWindow, ring: FocusRing, qtbot: QtBot) -> None:
    first = window.findChildren(Button)[0]
    first.setFocus()
    assert ring.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    with qtbot.waitSignal(first.clicked, timeout=1000):
        qtbot.mouseClick(first, Qt.MouseButton.LeftButton)


def test_what_draws_its_own_focus_gets_no_ring(window: QMainWindow, ring: FocusRing) -> None:
    plain = QWidget(window)
    plain.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    plain.show()
    plain.setFocus()
    assert not ring.isVisible()


def test_a_low_pane_shows_all_of_what_the_keyboard_comes_to_from_outside(qtbot: QtBot) -> None:
    outside, inner = QWidget(), QWidget()
    column = QVBoxLayout(outside)
    lines = QVBoxLayout(inner)
    buttons = [Button(f"{number}") for number in range(6)]
    for button in buttons:
        lines.addWidget(button)
    pane = scrolling(inner)
    pane.setFixedHeight(buttons[0].sizeHint().height() + 20)
    column.addWidget(pane)
    show(qtbot, outside)
    for button in (buttons[3], buttons[0], buttons[5]):
        button.setFocus()
        seen = pane.viewport().rect().translated(-inner.pos())
        assert seen.contains(button.geometry()), button.text()
