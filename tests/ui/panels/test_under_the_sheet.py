"""Under the score sheet of a hand the table rests: no key reaches it, and the sheet keeps the keyboard."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.panels.seated import AT_ONCE
from tests.ui.probes import show
from tests.ui.table.tables import Game, session_of
from tressette_desktop.engine.core.actions import Decline, PlayCard
from tressette_desktop.ui import words
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.keys import LETTERS
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings


class Ended:
    """A hand that is over, in a window that has the keyboard; its sheet lies there."""

    def __init__(self, qtbot: QtBot, art: CardArt, settings: Settings = AT_ONCE) -> None:
        self.page = TablePage(art, settings)
        self.window = QMainWindow()
        self.window.setCentralWidget(self.page)
        self.window.resize(1280, 800)
        show(qtbot, self.window)
        self.game = Game(self.page, session_of(None, seed=2, options="target=77"))
        self.heard: list[str] = []
        self.page.stage.announce = self.heard.append  # type: ignore[method-assign]
        self.game.start()
        self.play()
        qtbot.waitUntil(self.page.sheet.isVisible)

    def play(self) -> None:
        """Play the hand out; the person at the screen is asked each time."""
        session, chance = self.game.session, random.Random(1)
        while session.awaited:
            legal = [each for each in session.legal(session.awaited[0]) if isinstance(each, PlayCard | Decline)]
            self.game.ask()
            self.game.play(chance.choice(legal))
            self.page.stage.settle()

    @property
    def here(self) -> QWidget:
        """What has the keyboard."""
        found = QApplication.focusWidget()
        assert found is not None
        return found


@pytest.fixture
def ended(qtbot: QtBot, art: CardArt) -> Ended:
    return Ended(qtbot, art)


def test_the_tab_key_stays_on_the_sheet(ended: Ended) -> None:
    assert ended.here is ended.page.sheet.primary
    reached = []
    for _step in range(12):
        QTest.keyClick(ended.here, Qt.Key.Key_Tab)
        reached.append(ended.here)
    assert all(ended.page.sheet.isAncestorOf(each) for each in reached), reached
    assert ended.page.sheet.primary in reached


def test_no_key_reaches_the_table(ended: Ended) -> None:
    page = ended.page
    for key in (*LETTERS, Qt.Key.Key_Escape, Qt.Key.Key_Escape, Qt.Key.Key_1, Qt.Key.Key_Left):
        ended.heard.clear()
        QTest.keyClick(ended.here, key)
        assert page.asking.panel is None, key
        assert page.conversation.paper is None, key
        assert page.last_trick is None, key
        assert page.sheet.isVisible(), key
        assert page.sheet.isAncestorOf(ended.here), key
        assert page.prompt.isHidden(), key
        told = [whole(ended)] if LETTERS.get(key) == "again" else []
        assert ended.heard == told, key


def whole(ended: Ended) -> str:
    """The result, how it came, and how the game stands."""
    page = ended.page
    return f"{page.sheet.told} {page.sheet.breakdown} {page.strip.accessibleName()}."


def test_the_sheet_is_told_in_sentences_the_result_first(ended: Ended) -> None:
    table = ended.game.session.table
    assert table.score is not None
    us, them = table.score.points
    assert ended.page.sheet.told == f"Hand 1. In this hand: We {us}, They {them}."
    told = ended.page.sheet.breakdown
    one, other = told.removesuffix(".").split(". ")
    for side, head, points in ((one, "We, Tu and Capri: ", us), (other, "They, Ischia and Procida: ", them)):
        assert side.startswith(head)
        assert f"third(s): {words.points(points)}" in side
    assert not set(told) & set("—→⅓⅔"), "what no voice can say"
    assert whole(ended).count("p to 77") == 1
    assert f"Score: We {us}, They {them}. Up to 77, hand 1 is over." in whole(ended), "a capital after a full stop"


def test_the_figures_of_a_sheet_bear_what_they_count(ended: Ended) -> None:
    shown = [label.text() for label in ended.page.sheet.findChildren(Text) if label.isVisible()]
    told = ended.page.sheet.breakdown
    aces = next(text for text in shown if "ace(s)" in text)
    assert f"{aces}, {3 * int(aces.split()[0])} third(s)" in told


def test_who_wants_to_be_told_more_hears_it_at_once(qtbot: QtBot, art: CardArt) -> None:
    ended = Ended(qtbot, art, replace(AT_ONCE, speak_more=True))
    assert ended.heard[-1] == whole(ended)


def test_who_listens_hears_that_it_is_out_of_reach(ended: Ended) -> None:
    for widget in (ended.page.stage, ended.page.dock, ended.page.strip):
        assert QAccessible.queryAccessibleInterface(widget).state().disabled


def test_with_the_next_hand_the_table_is_there_again(qtbot: QtBot, ended: Ended) -> None:
    moves: list[QWidget | None] = []
    assert ended.page.sheet.primary is not None
    QApplication.instance().focusChanged.connect(lambda _old, new: moves.append(new))  # type: ignore[union-attr]
    with qtbot.waitSignal(ended.page.deal_wanted):
        QTest.keyClick(ended.here, Qt.Key.Key_Return)
    ended.game.start()
    assert ended.page.sheet.isHidden()
    assert moves == [ended.page.stage], "the keyboard falls on something on its way"
    assert ended.page.stage.isEnabled()
    assert ended.page.dock.isEnabled()


def test_a_sheet_that_is_looked_up_is_put_away_by_escape(ended: Ended) -> None:
    QTest.keyClick(ended.here, Qt.Key.Key_Return)
    ended.game.start()
    ended.page.stage.settle()
    QApplication.processEvents()
    ended.page.strip.button.click()
    assert ended.page.sheet.isVisible()
    assert ended.here is ended.page.sheet.primary
    assert not ended.page.stage.isEnabled()
    QTest.keyClick(ended.here, Qt.Key.Key_Escape)
    assert ended.page.sheet.isHidden()
    assert ended.here is ended.page.stage
