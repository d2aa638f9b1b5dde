"""The history: found, opened, deleted, brought back."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from tests.screens.evening import HISTORY
from tests.ui.probes import clear_of_fades, described, show
from tressette_desktop.ui.kit.buttons import Button, Chip
from tressette_desktop.ui.kit.fields import Combo, Line
from tressette_desktop.ui.kit.page import More
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.windows.games import PLAYERS, RESULT, SECOND, GameTable
from tressette_desktop.ui.windows.history import HistoryPage
from tressette_desktop.ui.windows.models import Outcome


@pytest.fixture
def page(qtbot: QtBot) -> HistoryPage:
    made = HistoryPage(HISTORY)
    made.resize(1280, 800)
    show(qtbot, made)
    return made


def rows(page: HistoryPage) -> list[str]:
    """The results on the list, from top to bottom."""
    model = page.findChild(GameTable).model()
    return [model.index(row, 3).data() for row in range(model.rowCount())]


def button(page: HistoryPage, text: str) -> Button:
    return next(one for one in page.findChildren(Button) if one.text() == text)


def said(page: HistoryPage) -> list[str]:
    return [text.text() for text in page.findChildren(Text) if text.isVisible()]


def test_all_games_are_there_and_the_first_is_chosen(page: HistoryPage) -> None:
    assert rows(page) == [game.result for game in HISTORY]
    assert page.findChild(GameTable).currentIndex().row() == 0


@pytest.mark.parametrize(("label", "outcome"), [("Won", Outcome.WON), ("Lost", Outcome.LOST), ("Open", Outcome.OPEN)])
def test_a_filter_shows_only_its_own(page: HistoryPage, label: str, outcome: Outcome, qtbot: QtBot) -> None:
    chip = next(chip for chip in page.findChildren(Chip) if chip.text() == label)
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert rows(page) == [game.result for game in HISTORY if game.outcome is outcome]
    qtbot.mouseClick(next(chip for chip in page.findChildren(Chip) if chip.text() == "All"), Qt.MouseButton.LeftButton)
    assert len(rows(page)) == len(HISTORY)


@pytest.mark.parametrize(
    ("words", "count"), [("zio", 1), ("NONNA zio", 1), ("26 nov", 2), ("capri 26", 2), ("cappotto", 1), ("xyz", 0)]
)
def test_words_find_games(page: HistoryPage, words: str, count: int, qtbot: QtBot) -> None:
    qtbot.keyClicks(page.findChild(Line), words)
    assert len(rows(page)) == count
    assert ("No game like that. Try another word." in said(page)) == (count == 0)


def test_a_game_is_opened_by_key_and_by_button(page: HistoryPage, qtbot: QtBot) -> None:
    table = page.findChild(GameTable)
    page.take_keyboard()
    qtbot.keyClick(table, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.opened, timeout=1000) as told:
        qtbot.keyClick(table, Qt.Key.Key_Return)
    assert told.args == [HISTORY[1].key]
    with qtbot.waitSignal(page.opened, timeout=1000) as told:
        qtbot.mouseClick(button(page, "Continue"), Qt.MouseButton.LeftButton)
    assert told.args == [HISTORY[1].key]


def test_a_game_is_read_whole_wherever_the_keys_come_to_it(page: HistoryPage, qtbot: QtBot) -> None:
    table, last = page.findChild(GameTable), HISTORY[-1]
    page.take_keyboard()
    first = HISTORY[0]
    assert described(table).startswith(f"{len(HISTORY)} game(s). {first.variant}, {first.result}")
    table.setCurrentIndex(table.model().index(0, PLAYERS))
    for key, row in ((Qt.Key.Key_End, len(HISTORY) - 1), (Qt.Key.Key_Home, 0), (Qt.Key.Key_Down, 1)):
        qtbot.keyClick(table, key)
        assert (table.currentIndex().row(), table.currentIndex().column()) == (row, 0)
    qtbot.keyClick(table, Qt.Key.Key_End)
    told = QAccessible.queryAccessibleInterface(table).focusChild().text(QAccessible.Text.Name)
    assert told == ", ".join(
        filter(None, (last.variant, last.result, last.notes, last.players, last.levels, last.when))
    )


def test_who_has_no_games_hears_so(qtbot: QtBot) -> None:
    page = HistoryPage(())
    show(qtbot, page)
    page.take_keyboard()
    assert page._bring_button.hasFocus()
    assert described(page._bring_button) == "Nothing here yet: your first game will be the first line."


def test_an_open_game_goes_on_and_a_finished_one_is_viewed(page: HistoryPage) -> None:
    table = page.findChild(GameTable)
    for row, label in ((0, "View"), (1, "Continue"), (2, "View")):
        table.selectRow(row)
        assert button(page, label).isVisible()


def test_a_deleted_game_comes_back_to_its_place(page: HistoryPage, qtbot: QtBot) -> None:
    page.findChild(GameTable).selectRow(2)
    with qtbot.waitSignal(page.deleted, timeout=1000) as told:
        qtbot.mouseClick(button(page, "Delete"), Qt.MouseButton.LeftButton)
    assert told.args == [HISTORY[2].key]
    assert HISTORY[2].result not in rows(page)
    assert f"Deleted: {HISTORY[2].result}" in said(page)
    with qtbot.waitSignal(page.restored, timeout=1000) as told:
        qtbot.mouseClick(button(page, "Bring it back"), Qt.MouseButton.LeftButton)
    assert told.args == [HISTORY[2].key]
    assert rows(page) == [game.result for game in HISTORY]
    assert not button(page, "Bring it back").isVisible()


def test_the_delete_key_deletes(page: HistoryPage, qtbot: QtBot) -> None:
    page.take_keyboard()
    with qtbot.waitSignal(page.deleted, timeout=1000):
        qtbot.keyClick(page.findChild(GameTable), Qt.Key.Key_Delete)
    assert len(rows(page)) == len(HISTORY) - 1


def test_the_last_game_can_go_and_come_back(qtbot: QtBot) -> None:
    page = HistoryPage(HISTORY[:1])
    show(qtbot, page)
    qtbot.mouseClick(button(page, "Delete"), Qt.MouseButton.LeftButton)
    assert rows(page) == []
    assert "Nothing here yet: your first game will be the first line." in said(page)
    assert not button(page, "Delete").isVisible()
    qtbot.mouseClick(button(page, "Bring it back"), Qt.MouseButton.LeftButton)
    assert len(rows(page)) == 1
    assert button(page, "Delete").isVisible()


def test_what_is_to_be_noted_stands_below_and_is_spoken(page: HistoryPage) -> None:
    model = page.findChild(GameTable).model()
    cell = model.index(6, RESULT)
    assert (cell.data(), cell.data(SECOND)) == ("Vinta 21 a 19", "con ripensamenti")
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == "Vinta 21 a 19, con ripensamenti"
    assert model.index(0, PLAYERS).data(SECOND) == "Esperto"


def test_games_are_filtered_by_variant_and_person(qtbot: QtBot) -> None:
    page = HistoryPage(HISTORY, ("Classico", "In due"), ("Anna", "Bruno"))
    page.resize(1280, 800)
    show(qtbot, page)
    variant, person = page.findChildren(Combo)
    for field, key, count in ((variant, "In due", 1), (variant, "", len(HISTORY)), (person, "Bruno", 2)):
        field.setCurrentIndex(field.findData(key))
        field.chosen.emit(key)
        assert len(rows(page)) == count
    page.take(HISTORY[:5], ("Classico",), ("Bruno", "Anna"))
    assert person.key == "Bruno", "what is chosen stays chosen when more games come"
    assert not variant.isVisible(), "there is nothing to choose"


def test_games_that_come_leave_the_chosen_one_chosen(page: HistoryPage) -> None:
    page.findChild(GameTable).selectRow(3)
    page.take(HISTORY[2:])
    assert page.findChild(GameTable).currentIndex().row() == 1


@pytest.mark.parametrize(
    ("name", "line", "told"),
    [
        ("Export…", 0, ("file", ("a",))),
        ("Export…", 1, ("text", ("a",))),
        ("Export…", 2, ("folder", tuple(game.key for game in HISTORY))),
        ("Import…", 0, ("files",)),
        ("Import…", 1, ("folder",)),
        ("Import…", 2, ("clipboard",)),
    ],
)
def test_games_come_and_go_by_menus(
    page: HistoryPage, name: str, line: int, told: object, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A menu that pops up wants the keyboard, which no offscreen window has.
    monkeypatch.setattr(QMenu, "popup", lambda _menu, _where: None)
    signal = page.given if name == "Export…" else page.brought
    qtbot.mouseClick(button(page, name), Qt.MouseButton.LeftButton)
    menu = button(page, name).findChild(QMenu)
    with qtbot.waitSignal(signal, timeout=1000) as heard:
        menu.actions()[line].trigger()
    assert tuple(heard.args) == told


def test_copying_copies_the_chosen_game_and_pasting_brings_one(page: HistoryPage, qtbot: QtBot) -> None:
    page.take_keyboard()
    with qtbot.waitSignal(page.given, timeout=1000) as heard:
        qtbot.keyClick(page.findChild(GameTable), Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert heard.args == ["text", ("a",)]
    with qtbot.waitSignal(page.brought, timeout=1000) as heard:
        qtbot.keyClick(page.findChild(GameTable), Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    assert heard.args == ["clipboard"]


def test_ten_thousand_games_are_no_burden(qtbot: QtBot) -> None:
    page = HistoryPage(HISTORY * 1200)
    show(qtbot, page)
    assert page.findChild(GameTable).model().rowCount() == 10800


def test_a_game_can_be_looked_at_and_its_deal_played_again(
    page: HistoryPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMenu, "popup", lambda _menu, _where: None)
    page.findChild(GameTable).selectRow(1)
    qtbot.mouseClick(button(page, "Again…"), Qt.MouseButton.LeftButton)
    menu = button(page, "Again…").findChild(QMenu)
    look, repeat = menu.actions()
    with qtbot.waitSignal(page.looked, timeout=1000) as told:
        look.trigger()
    assert told.args == [HISTORY[1].key]
    with qtbot.waitSignal(page.repeated, timeout=1000) as told:
        repeat.trigger()
    assert told.args == [HISTORY[1].key]


def test_the_game_that_one_comes_to_stands_between_the_fading_lines(qtbot: QtBot) -> None:
    page = HistoryPage(HISTORY * 3)
    page.resize(900, 560)
    show(qtbot, page)
    table = page.findChild(GameTable)
    more, last = table.findChild(More), table.model().rowCount() - 1
    assert more.below.isVisible()
    table.setFocus()
    for key, rows in ((Qt.Key.Key_Down, range(1, last + 1)), (Qt.Key.Key_Up, range(last - 1, -1, -1))):
        for row in rows:
            qtbot.keyClick(table, key)
            assert table.currentIndex().row() == row
            assert clear_of_fades(table)
        assert (more.above.isVisible(), more.below.isVisible()) == ((row > 0), (row == 0))
