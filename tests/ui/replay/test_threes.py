"""Where the missing threes may be: every part of a bar has its name, on it or in the key below."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.probes import photograph, show
from tressette_desktop.engine.cards import Suit
from tressette_desktop.ui.windows.threes import BAR, LINE, SIGN, Bar, Threes

NARROW, WIDE = 320, 900
BARS = (
    Bar(Suit.COPPE, (("Anna", 0.4), ("Ciro", 0.47), ("in no hand", 0.13)), 0, ""),
    Bar(Suit.BASTONI, (("Ciro", 0.6), ("in no hand", 0.4)), 1, ""),
)


@pytest.fixture
def threes(qtbot: QtBot) -> Threes:
    made = Threes()
    qtbot.addWidget(made)
    made.show_bars(BARS)
    return made


def shown(threes: Threes, qtbot: QtBot, width: int) -> Threes:
    threes.setFixedSize(width, threes.heightForWidth(width))
    show(qtbot, threes)
    return threes


def ground(picture: QImage, left: int, bar: int) -> int:
    """The colour that most of a part has, near its left edge."""
    pixels = (picture.pixel(left + x, LINE * bar + y) for x in range(3, 12) for y in range(3, BAR - 3))
    return Counter(pixels).most_common(1)[0][0]


def test_names_that_find_no_room_stand_below_the_bars(threes: Threes) -> None:
    assert threes.key(WIDE) == ()
    assert [name for name, _line, _left in threes.key(NARROW)] == ["Anna", "Ciro", "in no hand"]
    assert threes.heightForWidth(NARROW) == threes.heightForWidth(WIDE) + LINE
    assert [line for _name, line, _left in threes.key(140)] == [0, 0, 1]


def test_a_name_has_the_same_filling_in_every_bar(threes: Threes, qtbot: QtBot) -> None:
    picture = photograph(shown(threes, qtbot, NARROW))
    wide = NARROW - SIGN
    of_ciro = ground(picture, SIGN + round(0.4 * wide), 0), ground(picture, SIGN, 1)
    assert of_ciro[0] == of_ciro[1]
    assert ground(picture, SIGN, 0) != of_ciro[0]


def test_the_key_is_seen(threes: Threes, qtbot: QtBot) -> None:
    picture = photograph(shown(threes, qtbot, NARROW))
    below = LINE * len(BARS)
    colours = {picture.pixel(x, below + y) for x in range(NARROW) for y in range(BAR)}
    assert len(colours) > 10


def test_the_truth_is_marked_even_where_nothing_was_known_of_it(threes: Threes, qtbot: QtBot) -> None:
    threes.show_bars([Bar(Suit.COPPE, (("Anna", 1.0), ("Ciro", 0.0)), 1, "")])
    picture = photograph(shown(threes, qtbot, NARROW))
    assert picture.pixelColor(NARROW - 1, BAR + 3).lightness() < 60


def test_there_is_room_for_the_key_as_soon_as_it_is_needed(qtbot: QtBot) -> None:
    sheet, threes = QWidget(), Threes()
    column = QVBoxLayout(sheet)
    column.addWidget(threes)
    column.addStretch(1)
    sheet.resize(WIDE, 400)
    show(qtbot, sheet)
    threes.show_bars(BARS)
    for width in (WIDE, NARROW):
        sheet.resize(width, 400)
        QApplication.processEvents()
        assert threes.height() == threes.heightForWidth(threes.width())
    assert threes.key(threes.width())
