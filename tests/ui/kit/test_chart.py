"""A chart is read with eyes, with keys and with ears."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from tests.ui.probes import photograph, show, spoken
from tressette_desktop.ui import theme
from tressette_desktop.ui.kit.chart import Bar, BarChart

BARS = (Bar("Jan", -1.0, "−1", "January: −1"), Bar("Feb", 2.0, "+2", "February: +2"), Bar("Mar", 0.0, "0", "March: 0"))


@pytest.fixture
def chart(qtbot: QtBot) -> BarChart:
    made = BarChart("In the course of time", BARS)
    made.resize(600, made.sizeHint().height())
    show(qtbot, made)
    made.setFocus()
    return made


def described(chart: BarChart) -> str:
    return QAccessible.queryAccessibleInterface(chart).text(QAccessible.Text.Description)


def test_keys_and_pointer_go_from_bar_to_bar_and_each_is_spoken(chart: BarChart, qtbot: QtBot) -> None:
    assert (spoken(chart), described(chart)) == ("In the course of time", "March: 0")
    for key, said in (
        (Qt.Key.Key_Left, "February: +2"),
        (Qt.Key.Key_Home, "January: −1"),
        (Qt.Key.Key_Left, "January: −1"),
        (Qt.Key.Key_End, "March: 0"),
        (Qt.Key.Key_Right, "March: 0"),
    ):
        qtbot.keyClick(chart, key)
        assert described(chart) == said
    qtbot.mouseMove(chart, QPoint(300, 20))
    assert described(chart) == "February: +2"


def test_bars_go_up_and_down_from_nothing(chart: BarChart) -> None:
    picture, c = photograph(chart), theme.current().colours
    columns = {x: {picture.pixelColor(x, y).name() for y in range(picture.height())} for x in (100, 300, 500)}
    assert c.red.name() in columns[100]
    assert c.green.name() in columns[300]
    assert {c.red.name(), c.green.name()} & columns[500] == set()


def test_a_chart_without_bars_says_nothing(qtbot: QtBot) -> None:
    made = BarChart("Empty")
    show(qtbot, made)
    made.setFocus()
    qtbot.keyClick(made, Qt.Key.Key_Left)
    qtbot.mouseMove(made, QPoint(30, 20))
    assert (described(made), made.sentence) == ("", "")
    assert not photograph(made).isNull()
