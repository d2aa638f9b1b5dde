"""Where the keyboard is in the program: on one thing after the other, each of them seen, named, and told of once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.probes import spoken
from tests.ui.program.touched import DEAL, GOLDENS, HEAD, new_game, put
from tressette_desktop.engine.cards import Suit, card
from tressette_desktop.ui.app import Program
from tressette_desktop.ui.kit.page import Page
from tressette_desktop.ui.kit.press import Press
from tressette_desktop.ui.panels.calling import CallAnyPanel
from tressette_desktop.ui.panels.question import Question
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Language
from tressette_desktop.ui.table.stage import Stage
from tressette_desktop.ui.windows.history import HistoryPage
from tressette_desktop.ui.windows.main import MainWindow
from tressette_desktop.ui.windows.models import NewGame
from tressette_desktop.ui.windows.new_game import NewGamePage
from tressette_desktop.ui.windows.preferences import PreferencesPage
from tressette_desktop.ui.windows.problem_page import ProblemPage
from tressette_desktop.ui.windows.replay import ReplayPage
from tressette_desktop.ui.windows.rules import RulesPage
from tressette_desktop.ui.windows.start import StartPage


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


BACK: tuple[tuple[str, Callable[[MainWindow], object]], ...] = (
    ("Nuova partita", MainWindow.show_new_game),
    ("Problemi", MainWindow.show_problems),
    ("Storico", MainWindow.show_history),
    ("Regole", MainWindow.show_rules),
    ("Preferenze", MainWindow.show_preferences),
)


@pytest.mark.parametrize(("name", "away"), BACK)
def test_who_comes_back_to_the_first_page_is_where_he_left_it(
    program: Program, heard: Heard, name: str, away: Callable[[MainWindow], object]
) -> None:
    window = program.window
    assert window.page is not None
    button = next(each for each in window.page.findChildren(Press) if each.text() == name)
    button.setFocus()
    away(window)
    heard.things.clear()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert isinstance(window.page, StartPage)
    assert [spoken(each) for each in heard.things] == [name]
    assert heard.faults == []


def test_who_leaves_a_table_is_offered_what_comes_first(program: Program, heard: Heard, qtbot: QtBot) -> None:
    window = program.window
    assert isinstance(window.page, StartPage)
    window.page.fresh.setFocus()
    seated(program, qtbot)
    window.show_start()
    assert isinstance(window.page, StartPage)
    assert heard.things[-1] is window.page.first
    assert spoken(heard.things[-1]) == "Continua la partita"


def test_from_the_statistics_and_from_a_game_one_is_where_one_left_the_list(
    program: Program, heard: Heard, games: Path, qtbot: QtBot
) -> None:
    window = program.window
    for name in ("a.tsn", "b.tsn", "c.tsn"):
        put(games, name, HEAD + (GOLDENS / "classic.tsn").read_text(encoding="utf-8").split("\n\n")[1])
    window.show_history()
    page = window.page
    assert isinstance(page, HistoryPage)
    qtbot.waitUntil(lambda: page._games.rowCount() == 3)
    assert heard.things[-1] is page._list
    page._list.selectRow(1)
    key = page._current().key
    page.looked.emit(key)
    assert isinstance(window.page, ReplayPage)
    window.page.back.emit()
    page = window.page
    assert isinstance(page, HistoryPage)
    assert heard.things[-1] is page._list
    assert page._current().key == key
    page._search.setText("Ciro")
    page._chips[1].click()
    kept = page.kept
    page._counts.setFocus()
    page._counts.click()
    assert window.page is not None
    window.page.back.emit()
    assert spoken(heard.things[-1]) == "Statistiche"
    assert isinstance(window.page, HistoryPage)
    assert window.page.kept == kept
    assert window.page._chips[1].isChecked()
    assert heard.faults == []


def test_who_chooses_another_language_stays_there(program: Program, heard: Heard) -> None:
    window = program.window
    window.show_preferences()
    page = window.page
    assert isinstance(page, PreferencesPage)
    page.open_language()
    page.changed.emit("language", Language.FINNISH)
    assert isinstance(window.page, PreferencesPage)
    assert window.page is not page
    assert heard.things[-1] is window.page._spoken
    assert window.page._spoken.isVisible()
    assert window.page._spoken.key == "fi"
    window.page.changed.emit("language", Language.SYSTEM)


CHIEDO = """[TSN "1"]
[Variant "quintiglio"]
[1 "Anna"] [2 "Ciro"] [3 "Bruno"] [4 "Dora"] [5 "Elsa"]
[Bots "2=rulebook 3=rulebook 4=rulebook 5=rulebook"]

D5 1:.C.AK765.54 2:3A.3K5.2.AF 3:K5.27.34.K6 4:26.A6.C.2C7 5:CF74.F4.F.3
1:chiedo 2:pass 3:pass 4:pass 5:pass
"""


def test_an_answer_that_is_begun_outlasts_a_look_at_the_rules(program: Program, games: Path, qtbot: QtBot) -> None:
    window = program.window
    window.tables.open_record(put(games, "chiedo.tsn", CHIEDO))
    page = asked_at(window, qtbot)
    called, given = next(each for each in page.choices.values() if each.isEnabled()), card("Cc")
    page.choices[called.card].click()
    other = next(each for each in page.choices.values() if each.isEnabled() and each.card.suit is Suit.SPADE)
    page.suits._parts[other.card.suit.value].click()
    other.click()
    page.pick(given)
    assert (page.chosen, page.slot.card) == (other.card, given)
    window.show_rules()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    again = asked_at(window, qtbot)
    assert again is not page
    assert (again.chosen, again.slot.card) == (other.card, given)
    assert again.commit.isEnabled()
    assert again.suits.key == other.card.suit.value


def asked_at(window: MainWindow, qtbot: QtBot) -> CallAnyPanel:
    """The question which card is called, when it is put."""
    page = window.page
    assert isinstance(page, TablePage)
    qtbot.waitUntil(lambda: page.asking.panel is not None)
    panel = page.asking.panel
    assert isinstance(panel, CallAnyPanel)
    return panel


@pytest.mark.parametrize("bids", ["1:pass 2:pass\n", "1:pass\n"])
def test_who_comes_back_to_a_shared_table_comes_to_the_curtain_and_to_nothing_before(
    program: Program, games: Path, heard: Heard, qtbot: QtBot, bids: str
) -> None:
    """Also while computers play before anybody is called: the felt had the keyboard until then."""
    window, begun = program.window, CHIEDO[: CHIEDO.index("1:chiedo")].replace("3=rulebook ", "")
    window.tables.open_record(put(games, "shared.tsn", begun + bids))
    window.show_rules()
    heard.things.clear()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    page = window.page
    assert isinstance(page, TablePage)
    qtbot.waitUntil(page.drape.isVisible)
    assert heard.things == [page.drape.button]
    QTest.keyClick(page.drape.button, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.asking.panel is not None)
    assert heard.faults == []


def test_a_table_is_told_of_by_its_felt(program: Program, heard: Heard, qtbot: QtBot) -> None:
    page = seated(program, qtbot)
    assert heard.faults == []
    assert heard.things == [page.stage]


def press(window: MainWindow, name: str) -> None:
    """Press the button of this name on the page that is shown."""
    assert window.page is not None
    button = next(each for each in window.page.findChildren(Press) if each.text() == name and each.isVisible())
    button.setFocus()
    button.click()


def escape() -> None:
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)


def test_preferences_opened_again_begin_at_their_headings(program: Program, heard: Heard) -> None:
    window = program.window
    window.show_preferences()
    page = window.page
    assert isinstance(page, PreferencesPage)
    page._headings.open("access")
    tick = next(each for each in page.findChildren(Press) if each.text() == "Meno movimento")
    tick.setFocus()
    escape()
    heard.things.clear()
    window.show_preferences()
    assert [spoken(each) for each in heard.things] == ["Aspetto"]
    window.show_preferences()
    assert heard.faults == []


def test_who_comes_back_to_the_preferences_finds_the_sheet_that_was_open(program: Program, heard: Heard) -> None:
    window = program.window
    window.show_preferences()
    page = window.page
    assert isinstance(page, PreferencesPage)
    page._headings.open("access")
    next(each for each in page.findChildren(Press) if each.text() == "Meno movimento").setFocus()
    window.show_rules()
    escape()
    assert isinstance(window.page, PreferencesPage)
    assert window.page.kept == "access"
    assert spoken(heard.things[-1]) == "Meno movimento"
    assert heard.faults == []


ASIDE: tuple[Callable[[MainWindow], object], ...] = (
    MainWindow.show_preferences,
    MainWindow.show_rules,
    MainWindow.show_history,
    MainWindow.show_problems,
    MainWindow.show_about,
    MainWindow.show_deal_set,
)


@pytest.mark.parametrize("aside", ASIDE)
def test_a_new_game_that_is_being_set_outlasts_another_page(
    program: Program, heard: Heard, aside: Callable[[MainWindow], object]
) -> None:
    window = program.window
    window.show_new_game()
    page = window.page
    assert isinstance(page, NewGamePage)
    page._tiles["terziglio"].click()
    page._seats._names[1].setText("Zia Rosa")
    decided = page.game
    page._how.setFocus()
    aside(window)
    escape()
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.game == decided
    assert heard.things[-1] is page._how
    assert heard.faults == []
    escape()
    assert isinstance(window.page, StartPage)


def test_escape_leads_back_the_way_one_came(program: Program) -> None:
    window = program.window
    kinds = [type(window.page)]
    for away in (MainWindow.show_new_game, MainWindow.show_history, MainWindow.show_rules, MainWindow.show_preferences):
        away(window)
        kinds.append(type(window.page))
    while len(kinds) > 1:
        kinds.pop()
        escape()
        assert type(window.page) is kinds[-1]


def test_a_page_that_one_came_by_is_not_come_by_twice(program: Program) -> None:
    window = program.window
    window.show_rules()
    window.show_preferences()
    window.show_rules()
    escape()
    assert isinstance(window.page, StartPage)


def test_rules_are_open_where_they_were(program: Program) -> None:
    window = program.window
    window.show_rules("terziglio")
    page = window.page
    assert isinstance(page, RulesPage)
    page._headings.open(list(page._titles)[2])
    kept = page.kept
    window.show_preferences()
    escape()
    assert isinstance(window.page, RulesPage)
    assert window.page.kept == kept


def test_a_game_that_is_looked_at_stands_where_it_stood(
    program: Program, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = program.window
    window.tables.look_again(put(games, "a.tsn", HEAD + (GOLDENS / "classic.tsn").read_text().split("\n\n")[1]))
    page = window.page
    assert isinstance(page, ReplayPage)
    page.look(2)
    page._walk(page.walk.go(0, 12))
    kept = page.kept
    told: list[str] = []
    monkeypatch.setattr(Stage, "announce", lambda _stage, sentence: told.append(sentence))
    window.show_rules()
    escape()
    page = window.page
    assert isinstance(page, ReplayPage)
    assert page.kept == kept
    assert told == [page._moves.row(page.walk, 12).spoken]


@pytest.mark.parametrize(
    ("show", "name"),
    [
        (MainWindow.show_new_game, "Dai le carte"),
        (MainWindow.show_history, "Importa…"),
        (MainWindow.show_rules, "Il tavolo"),
        (MainWindow.show_preferences, "Aspetto"),
    ],
)
def test_who_comes_anew_begins_where_the_page_begins(
    program: Program, heard: Heard, show: Callable[[MainWindow], object], name: str
) -> None:
    window = program.window
    show(window)
    assert isinstance(window.page, Page)
    window.page.leave.setFocus()
    escape()
    show(window)
    assert spoken(heard.things[-1]) == name


def test_the_problem_is_told_once_to_who_comes_back(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(Stage, "announce", lambda _stage, sentence: told.append(sentence))
    window = program.window
    window.show_problems()
    assert isinstance(window.page, ProblemPage)
    assert len(told) == 1
    day = window.page.today - timedelta(days=2)
    window.page.go(day)
    told.clear()
    window.show_rules()
    escape()
    assert isinstance(window.page, ProblemPage)
    assert window.page.day == day
    assert len(told) == 1


def test_the_own_name_that_nobody_gave_is_said_in_the_language_spoken_now(
    program: Program, games: Path, qtbot: QtBot
) -> None:
    window = program.window
    text = HEAD.replace("Anna", "Sinä") + (GOLDENS / "classic.tsn").read_text(encoding="utf-8").split("\n\n")[1]
    window.tables.look_again(put(games, "a.tsn", text))
    assert isinstance(window.page, ReplayPage)
    assert window.page.names == ("Tu", "Ciro", "Bruno", "Dora")
    window.tables.open_record(put(games, "b.tsn", HEAD.replace("Anna", "Sinä") + "\n" + DEAL))
    page = window.page
    assert isinstance(page, TablePage)
    qtbot.waitUntil(lambda: page.input.playable is not None, timeout=60_000)
    assert page.company.names[0] == "Tu"
    window.show_new_game()
    assert isinstance(window.page, NewGamePage)
    window.page.propose(NewGame("classic", tuple(replace(each, name="Sinä") for each in window.page.game.seats), {}))
    names = [each.name for each in window.page.game.seats]
    assert names == ["Tu", "Sinä", "Sinä", "Sinä"], "a computer keeps its name"
