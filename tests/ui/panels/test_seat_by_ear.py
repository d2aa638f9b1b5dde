"""The seat passed on without looking: who is called, what lies there, and where the keyboard goes."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.panels.ear import Ear
from tests.ui.panels.seated import AT_ONCE, Table, table_with
from tests.ui.panels.test_conceding import evening
from tests.ui.panels.test_hot_seat import tame
from tests.ui.panels.test_variants import Table as Variant
from tests.ui.table.tables import EVENING, FOUR, RICH, Game, session_of
from tests.ui.table.variants import session_for
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.actions import Concede, Pass, PlayCard
from tressette_desktop.engine.core.terms import Signal as Word
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.panels.accuse import AccusePanel
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.table.curtain import TrickRow
from tressette_desktop.ui.table.plate_words import Party, line

NAMES = ("Anna", "Ischia", "Bruno", "Procida")


def test_the_curtain_calls_first_and_then_tells_what_lies_there(qtbot: QtBot, art: CardArt, ear: Ear) -> None:
    table = table_with(qtbot, art, EVENING, dealer=3).begin(PlayCard(card("3c"), Word.BUSSO), "4c")
    page = table.page
    ear.since()
    page.curtain(2, table.game.session.view(None))
    button = page.drape.button
    assert button is not None
    assert button.accessibleName() == f"Capri's turn. Leave the seat free. {button.text()}"
    assert ear.since() == ["On the table: Tu, three of cups; Ischia, four of cups. Tu said “busso”."]
    read = [each for each in page.drape.findChildren(QWidget) if isinstance(each, Text | TrickRow)]
    (row,) = (each for each in read if isinstance(each, TrickRow))
    before = read[read.index(row) - 1]
    assert isinstance(before, Text)
    assert before.text() == "Now on the table."


def test_the_curtain_before_the_first_card_tells_of_nothing(qtbot: QtBot, art: CardArt, ear: Ear) -> None:
    table = table_with(qtbot, art, EVENING, dealer=3).begin()
    ear.since()
    table.page.curtain(2, table.game.session.view(None))
    assert ear.since() == []


def test_when_the_hand_is_over_no_plate_speaks_to_one_of_several_people() -> None:
    session = session_of(EVENING)
    session.deal()
    running = session.table
    session.submit(0, Concede(), revision=session.revision)
    for shared, told in ((True, ["with Bruno", "with Procida", "with Anna", "with Ischia"]), (False, None)):
        party = Party(0, NAMES, {}, shared)
        expected = told or ["with Bruno", "against you", "with you", "against you"]
        assert [line(session.table, party, seat, turn=False) for seat in range(4)] == expected
        assert line(running, party, 2, turn=False) == "with you"


def test_the_keyboard_of_the_page_goes_to_the_curtain_while_it_is_there(qtbot: QtBot, art: CardArt) -> None:
    there = evening(qtbot, art, persons=(0, 2))
    there.until(0)
    there.page.input.decide(next(iter(there.page.input.asked.legal)))  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: there.page.drape.isVisible())
    assert there.page.home() is there.page.drape.button


def test_after_taking_back_the_keyboard_falls_on_no_other_button(qtbot: QtBot) -> None:
    table = Variant(qtbot, session_for("terziglio", dealer=2)).ask()
    table.after(Pass())
    page, session = table.page, table.session
    page.activateWindow()
    assert not page.dock.undo.isHidden()
    page.dock.undo.setFocus(Qt.FocusReason.TabFocusReason)
    moves: list[QWidget | None] = []
    QApplication.instance().focusChanged.connect(lambda _old, new: moves.append(new))  # type: ignore[union-attr]
    session.undo(0)
    table.ask()
    assert page.asking.panel is not None
    assert page.dock.undo.isHidden()
    assert moves == [page.asking.panel.first]


def test_from_an_answer_the_keyboard_goes_straight_to_the_curtain(qtbot: QtBot, art: CardArt) -> None:
    there = evening(qtbot, art, persons=(0, 2))
    page = there.page
    page.activateWindow()
    while not isinstance(panel := page.asking.panel, AccusePanel):
        QApplication.processEvents()
        page.skip()
        asked = page.input.asked
        if page.drape.button is not None:
            page.drape.button.click()
        elif asked is not None and asked.own_turn and not page.busy:
            page.input.decide(tame(asked.legal)[0])
    assert isinstance(panel, AccusePanel)
    panel.decline.setFocus()
    moves: list[QWidget | None] = []
    QApplication.instance().focusChanged.connect(lambda _old, new: moves.append(new))  # type: ignore[union-attr]
    panel.decline.click()
    assert page.drape.isVisible(), "the other person is called at once"
    assert [each for each in moves if each is not None] == [page.drape.button]


def test_where_nobody_is_called_the_keyboard_is_back_at_the_felt(qtbot: QtBot, art: CardArt) -> None:
    people = tuple(replace(each, person=True) for each in FOUR)
    table = Table(qtbot, Game(TablePage(art, AT_ONCE), session_of(RICH), sitters=people)).begin("4c", "Kc", "7c", "6c")
    page = table.page
    page.activateWindow()
    panel = page.asking.panel
    assert isinstance(panel, AccusePanel)
    panel.commit.setFocus()
    panel.commit.click()
    assert page.focusWidget() is page.stage
