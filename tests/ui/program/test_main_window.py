"""From page to page, into a game and out of it, and the window itself."""

from __future__ import annotations

import os
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.program.touched import DEAL, HEAD, QUICK, new_game, put, said
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.ui import theme
from tressette_desktop.ui.app import FirstPaint, Program
from tressette_desktop.ui.kit.fields import Combo, Slider
from tressette_desktop.ui.kit.rows import Headings
from tressette_desktop.ui.panels.accuse import AccusePanel
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.windows.history import HistoryPage
from tressette_desktop.ui.windows.preferences import PreferencesPage
from tressette_desktop.ui.windows.problem_page import ProblemPage
from tressette_desktop.ui.windows.rules import RulesPage
from tressette_desktop.ui.windows.start import StartPage


def test_every_page_opens_and_leads_back(program: Program) -> None:
    window = program.window
    for show in (
        window.show_new_game,
        window.show_problems,
        window.show_history,
        window.show_rules,
        window.show_preferences,
        window.show_about,
    ):
        show()
        page = window.page
        assert page is not None
        assert not isinstance(page, StartPage)
        page.back.emit()
        assert isinstance(window.page, StartPage)


def test_what_interrupts_a_problem_leads_back_to_it_and_that_to_the_game(program: Program) -> None:
    window, tables = program.window, program.window.tables
    tables.begin(new_game())
    tables.set_problem(QUICK, QUICK - timedelta(days=2))
    window.show_preferences()
    window.show_rules()
    assert isinstance(window.page, RulesPage)
    window.page.back.emit()
    assert isinstance(window.page, PreferencesPage)
    window.page.back.emit()
    assert isinstance(window.page, ProblemPage)
    assert window.page.day == QUICK - timedelta(days=2)
    window.page.back.emit()
    assert tables.room is not None


def test_a_problem_is_solved_whatever_it_interrupts(program: Program, qtbot: QtBot) -> None:
    """Who leaves gives up his question to the bots: at the table, and where the problem is laid out a second time."""
    window, tables = program.window, program.window.tables
    tables.begin(new_game())
    tables.set_problem(QUICK)
    tables.set_problem(QUICK)
    page = window.page
    assert isinstance(page, ProblemPage)
    qtbot.waitUntil(lambda: page.study is not None, timeout=30_000)
    page.back.emit()
    assert isinstance(window.page, TablePage)


def test_the_bots_are_woken_once_and_after_the_first_frame(qapp: QApplication, qtbot: QtBot) -> None:
    """No frame, no bots: a timer would fire while the window still waits for its place on the screen."""
    told: list[str] = []

    class Page(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            told.append("painted")

    page = Page()
    qtbot.addWidget(page)
    page.installEventFilter(FirstPaint(page, lambda: told.append("woken")))
    qapp.processEvents()
    assert told == []
    page.show()
    qtbot.waitUntil(lambda: "woken" in told)
    page.repaint()
    qapp.processEvents()
    assert told[0] == "painted"
    assert told.count("woken") == 1


def test_a_word_at_the_table_is_explained_beside_the_game(program: Program, qtbot: QtBot) -> None:
    window = program.window
    window.tables.begin(new_game())
    page = window.page
    assert isinstance(page, TablePage)
    page.explained.emit("classic.busso")
    glossary = window._glossary
    assert glossary is not None
    assert glossary.page.shown.key == "classic.busso"
    assert window.page is page, "the game goes on"
    page.explained.emit("classic.volo")
    assert window._glossary is glossary
    assert glossary.page.shown.key == "classic.volo"
    window.show_start()
    window.close()
    assert window._glossary is None


def test_the_map_of_keys_opens_beside_the_game(program: Program, qtbot: QtBot) -> None:
    window = program.window
    window.tables.begin(new_game())
    page = window.page
    assert page is not None
    qtbot.keyClick(page, Qt.Key.Key_F1)
    assert window._key_map is not None
    assert window._key_map.isVisible()
    assert window.page is page, "the game goes on"
    window._key_map.page.back.emit()
    assert not window._key_map.isVisible()
    window.close()
    assert window._key_map is None


def test_the_way_back_from_a_page_leads_to_the_game_that_it_interrupted(program: Program, games: Path) -> None:
    window = program.window
    window.tables.begin(new_game())
    (path,) = games.glob("*.tsn")
    window.show_preferences()
    window._set("language", "it")
    page = window.page
    assert isinstance(page, PreferencesPage)
    page.back.emit()
    assert window.tables.room is not None
    assert window.tables.room.sitting.unfinished == path
    window.show_rules()
    window.show_start()
    window.show_rules()
    assert isinstance(window.page, RulesPage)
    window.page.back.emit()
    assert isinstance(window.page, StartPage)


def test_the_way_back_from_the_history_leads_on_although_the_game_was_deleted_there(
    program: Program, games: Path
) -> None:
    window = program.window
    window.tables.begin(new_game())
    (path,) = games.glob("*.tsn")
    window.show_history()
    page = window.page
    assert isinstance(page, HistoryPage)
    page.choose(path.name)
    page._delete()
    assert not path.exists()
    page.back.emit()
    assert isinstance(window.page, StartPage)
    assert said(window) == ""


def test_games_that_have_come_do_not_take_the_player_from_another_page(
    program: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    window = program.window
    window.show_new_game()
    page = window.page
    window._archive.bring([put(tmp_path, "mail.tsn", HEAD + DEAL)])
    qtbot.waitUntil(lambda: said(window) != "")
    assert window.page is page
    window.show_history()
    window._archive.bring([put(tmp_path, "more.tsn", HEAD + DEAL + "1:3c\n")])
    qtbot.waitUntil(lambda: isinstance(window.page, HistoryPage) and window.page._games.rowCount() == 2)


def test_a_new_language_is_spoken_at_once(program: Program, qtbot: QtBot) -> None:
    window = program.window

    def menus() -> list[str]:
        return [action.text() for action in window.menuBar().actions()]

    window.show_preferences()
    window._set("language", "it")
    qtbot.waitUntil(lambda: "&Aiuto" in menus())
    window._set("language", "en")
    qtbot.waitUntil(lambda: "&Help" in menus())


def test_a_new_language_is_chosen_where_it_was_chosen(program: Program, qtbot: QtBot) -> None:
    """The page is made anew; its list of languages is there, and has the keyboard, as before."""
    window = program.window
    window.activateWindow()
    window.show_preferences()
    page = window.page
    assert isinstance(page, PreferencesPage)
    page.findChild(Headings).open("language")
    combo = next(one for one in page.findChildren(Combo) if one.isVisible())
    combo.setFocus()
    for language in ("it", "en", "fi"):
        held = QApplication.focusWidget()
        assert isinstance(held, Combo)
        qtbot.keyClick(held, Qt.Key.Key_Down)
        held = QApplication.focusWidget()
        assert isinstance(held, Combo)
        assert held.isVisible()
        assert held.key == program._store.values.language == language


def test_the_text_grows_by_what_was_chosen_however_often(program: Program) -> None:
    """Each choice counts from the system's own font, not from the one that the last choice has put on."""
    em = theme.current().em
    for factor in (1.2, 1.3, 1.2, 1.3, 1.0, 1.3):
        program._change("text_scale", factor)
    assert theme.current().em == pytest.approx(1.3 * em)
    program._change("text_scale", 1.0)
    assert theme.current().em == em


def test_full_screen_and_back(program: Program, qtbot: QtBot) -> None:
    program.window.toggle_full_screen()
    assert program.window.windowState() & Qt.WindowState.WindowFullScreen
    program.window.toggle_full_screen()
    assert not program.window.windowState() & Qt.WindowState.WindowFullScreen


def test_the_size_of_the_window_is_kept(program: Program, own_folders: Path) -> None:
    program.window.resize(1111, 777)
    program.window.close()
    kept = (own_folders / "config" / "tressette-desktop" / "settings.json").read_text(encoding="utf-8")
    assert '"window_width": 1111' in kept
    assert '"window_height": 777' in kept


def test_the_size_of_the_text_is_dragged_to_where_the_mouse_lets_go(program: Program, qtbot: QtBot) -> None:
    """The page grows when it is let go, not under the mouse, which would no longer be over the slider."""
    program.window.resize(1280, 800)
    program.window.show_preferences()
    qtbot.wait(1)
    slider = next(one for one in program.window.page.findChildren(Slider) if one.isVisible())
    there = slider.width()
    changes: list[int] = []
    slider.valueChanged.connect(changes.append)
    middle = slider.height() // 2
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(13, middle))
    for across in range(13, there, 12):
        QTest.mouseMove(slider, QPoint(across, middle))
        qtbot.wait(1)
        assert (slider.width(), program._store.values.text_scale) == (there, 1)
    QTest.mouseMove(slider, QPoint(there + 50, middle))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(there + 50, middle))
    assert changes == sorted(changes)
    assert program._store.values.text_scale == 2


def test_nothing_but_the_window_ever_shows_itself(program: Program, qapp: QApplication) -> None:
    """A widget that is shown before it has a parent is a window for a moment, and takes the keyboard with it."""
    strays: list[str] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            shown = event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow()
            if shown and watched is not program.window:
                strays.append(type(watched).__name__)
            return False

    watch = Watch()
    qapp.installEventFilter(watch)
    window = program.window
    for show in (window.show_new_game, window.show_preferences, window.show_rules, window.show_about):
        show()
    panel = AccusePanel({Meld.of("3", "s"): 3})
    assert panel.commit.isHidden() is False
    qapp.removeEventFilter(watch)
    panel.deleteLater()
    assert strays == []


def test_what_was_said_goes_with_its_page(program: Program, games: Path, qtbot: QtBot) -> None:
    window = program.window
    window.tables.open_record(put(games, "foreign.tsn", "nonsense\n"))
    assert "foreign.tsn" in said(window)
    qtbot.wait(1)
    window.show_start()
    assert said(window), "the same page"
    window.show_new_game()
    assert said(window) == ""


def test_what_is_said_on_the_way_to_a_page_is_said_there(program: Program, games: Path, qtbot: QtBot) -> None:
    """The game that a page leads back to is damaged by now: the way ends at the first page, which says so."""
    window = program.window
    window.tables.open_record(put(games, "open.tsn", HEAD + DEAL))
    window.show_rules()
    put(games, "open.tsn", "nonsense\n")
    window.page.back.emit()
    assert isinstance(window.page, StartPage)
    assert "open.tsn" in said(window)


def test_a_game_that_begins_at_last_takes_the_trouble_back(program: Program, games: Path, qtbot: QtBot) -> None:
    window = program.window
    window.show_new_game()
    games.parent.mkdir(parents=True, exist_ok=True)
    games.write_text("a file where the folder should be")
    window.tables.begin(new_game())
    assert said(window)
    qtbot.wait(1)
    games.unlink()
    window.tables.begin(new_game())
    assert isinstance(window.page, TablePage)
    assert said(window) == ""


def test_a_change_that_is_kept_takes_back_that_one_was_not(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(28, os.strerror(28))

    with monkeypatch.context() as broken:
        broken.setattr("os.fsync", full)
        program._change("rising", True)
    assert os.strerror(28) in said(program.window)
    program._change("rising", False)
    assert said(program.window) == ""


def test_what_holds_a_game_up_stays_to_be_tried_again_whatever_is_said_meanwhile(program: Program) -> None:
    bar, tried = program.window.bar, []
    bar.again.connect(lambda: tried.append(True))
    bar.stand("The disk is full.")
    bar.note("1 game was added.")
    assert bar._sentence.text() == "1 game was added."
    assert bar._again.isHidden()
    bar._close.click()
    assert bar._sentence.text() == "The disk is full."
    bar._again.click()
    assert tried
    assert bar.isHidden()
