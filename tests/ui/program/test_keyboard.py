"""Where the keyboard is in the program: on one thing after the other, each of them seen, named, and told of once."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.probes import spoken
from tests.ui.program.touched import new_game
from tressette_desktop.ui.app import Program
from tressette_desktop.ui.panels.question import Question
from tressette_desktop.ui.panels.table_page import TablePage


class Heard:
    """What the keyboard comes to, as one hears it who listens: a name, and whether it can be seen."""

    def __init__(self) -> None:
        self.things: list[QWidget] = []
        self.faults: list[str] = []
        QApplication.instance().focusChanged.connect(self._come)  # type: ignore[union-attr]

    def _come(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is None:
            return
        self.things.append(new)
        if not spoken(new):
            self.faults.append(f"{new!r} has no name")
        if not new.isVisible():
            self.faults.append(f"{spoken(new)} is not shown")

    def close(self) -> None:
        QApplication.instance().focusChanged.disconnect(self._come)  # type: ignore[union-attr]


@pytest.fixture
def heard(program: Program, qtbot: QtBot) -> Iterator[Heard]:
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    heard = Heard()
    yield heard
    heard.close()


def seated(program: Program, qtbot: QtBot) -> TablePage:
    """A person at a table whose turn it is."""
    program.window.tables.begin(new_game())
    page = program.window.page
    assert isinstance(page, TablePage)
    qtbot.waitUntil(lambda: page.input.playable is not None, timeout=60_000)
    return page


PAGES: dict[str, Callable[[Program], object]] = {
    name: lambda program, name=name: getattr(program.window, f"show_{name}")()
    for name in ("start", "new_game", "history", "statistics", "deal_set", "rules", "preferences", "problems", "about")
}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_told_of_by_one_thing_on_it(program: Program, heard: Heard, name: str) -> None:
    PAGES[name](program)
    assert heard.faults == []
    assert len(heard.things) == 1
    assert program.window.page is not None
    assert program.window.page.isAncestorOf(heard.things[0])
    assert QApplication.focusWidget() is heard.things[0]


def test_a_question_that_is_answered_gives_the_keyboard_straight_to_the_felt(
    program: Program, heard: Heard, qtbot: QtBot
) -> None:
    page = seated(program, qtbot)
    heard.things.clear()
    page.turn.concede()
    panel = page.asking.panel
    assert isinstance(panel, Question)
    assert heard.things == [panel.no]
    QTest.keyClick(panel.no, Qt.Key.Key_Return)
    assert page.asking.panel is None
    assert heard.things[1:] == [page.stage]
    assert heard.faults == []


def test_a_paper_that_is_put_away_gives_it_straight_back(program: Program, heard: Heard, qtbot: QtBot) -> None:
    page = seated(program, qtbot)
    heard.things.clear()
    page.look_back()
    assert page.looking_back.paper is not None
    QTest.keyClick(heard.things[-1], Qt.Key.Key_Escape)
    assert page.looking_back.paper is None
    assert heard.things[1:] == [page.stage]


def test_what_is_noted_is_told_and_read_where_the_keyboard_was(
    program: Program, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr("tressette_desktop.ui.kit.heard.announce", lambda _source, sentence: told.append(sentence))
    program.window.show_rules()
    (before,) = heard.things
    program.window.bar.note("The deal is on the clipboard.")
    assert told == ["The deal is on the clipboard."]
    assert QApplication.focusWidget() is before
    program.window.bar._close.setFocus()
    QTest.keyClick(program.window.bar._close, Qt.Key.Key_Return)
    assert not program.window.bar.isVisible()
    assert heard.things[-1] is before
    assert heard.faults == []


def test_a_table_is_told_of_by_its_felt(program: Program, heard: Heard, qtbot: QtBot) -> None:
    page = seated(program, qtbot)
    assert heard.faults == []
    assert heard.things == [page.stage]
