"""The whole program in one window: from page to page, into a game and out of it, and what it says to bad files."""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QObject, Qt, QUrl
from PySide6.QtGui import QFileOpenEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tressette_desktop.commands.verify import unfair
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.record.deal_line import write_hand
from tressette_desktop.engine.record.journal import Journal
from tressette_desktop.engine.record.reader import read_file
from tressette_desktop.engine.record.story import Story
from tressette_desktop.ui import theme
from tressette_desktop.ui.app import Application, FirstPaint, Program
from tressette_desktop.ui.panels.accuse import AccusePanel
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Speed
from tressette_desktop.ui.windows.history import HistoryPage
from tressette_desktop.ui.windows.main import MainWindow
from tressette_desktop.ui.windows.models import NewGame
from tressette_desktop.ui.windows.offers import Offers
from tressette_desktop.ui.windows.preferences import PreferencesPage
from tressette_desktop.ui.windows.problem_page import ProblemPage
from tressette_desktop.ui.windows.replay import ReplayPage
from tressette_desktop.ui.windows.rules import RulesPage
from tressette_desktop.ui.windows.seen import SeenPage
from tressette_desktop.ui.windows.sitting import begin, branch, resume
from tressette_desktop.ui.windows.start import StartPage
from tressette_desktop.ui.windows.waiting import LOOKED_AT, waiting

GOLDENS = Path(__file__).parents[1] / "goldens"
HEAD = """[TSN "1"]
[Variant "classic"]
[1 "Anna"] [2 "Ciro"] [3 "Bruno"] [4 "Dora"]
[Bots "2=rulebook 3=rulebook 4=rulebook"]
"""
QUICK = date(2026, 11, 26)
"""A day with a problem of four cards: it is solved in no time."""
DEAL = "D4 1:3K76.A54.A.A5 2:2CF5..KC765.4 3:A4.KF7.2F4.26 4:.32C6.3.3KCF7\n"


@pytest.fixture
def games(own_folders: Path) -> Path:
    return own_folders / "data" / "tressette-desktop" / "games"


@pytest.fixture
def program(qapp: Application, own_folders: Path) -> Iterator[Program]:
    program = Program(qapp)
    program._change("speed", Speed.NONE)
    program.window.show()
    yield program
    program.window.close()
    program.close()
    program.window.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def new_game() -> NewGame:
    card = Offers().cards("Anna", "random")[0]
    return NewGame("classic", card.seats, {})


def put(games: Path, name: str, text: str) -> Path:
    games.mkdir(parents=True, exist_ok=True)
    path = games / name
    path.write_text(text, encoding="utf-8")
    return path


def said(window: MainWindow) -> str:
    return "" if window.bar.isHidden() else window.bar._sentence.text()


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


def test_a_game_begins_is_left_and_waits_on_the_first_page(program: Program, games: Path, qtbot: QtBot) -> None:
    window = program.window
    window.tables.begin(new_game())
    assert window.tables.room is not None
    session = window.tables.room.sitting.session
    qtbot.waitUntil(lambda: 0 in session.awaited, timeout=60_000)
    (path,) = games.glob("*.tsn")
    window.show_start()
    assert window.tables.room is None
    record = read_file(path)[-1]
    assert record.error is None
    assert record.header.names[0] == "Anna"
    window.tables.resume_latest()
    assert window.tables.room is not None
    again = window.tables.room.sitting.session
    assert again.table == session.table


def test_an_aid_that_is_taken_stands_in_the_record(program: Program, games: Path, qtbot: QtBot) -> None:
    window = program.window
    window.tables.begin(new_game())
    assert window.tables.room is not None
    session = window.tables.room.sitting.session
    page = window.page
    assert isinstance(page, TablePage)
    page.aid_wanted.emit("listening")
    assert session.helped
    (path,) = games.glob("*.tsn")
    window.show_start()
    record = read_file(path)[-1]
    assert record.error is None
    assert record.play is not None
    assert record.play.helped


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


def test_to_continue_what_is_at_the_table_is_no_trouble(program: Program) -> None:
    window = program.window
    window.tables.begin(new_game())
    page = window.page
    window.tables.resume_latest()
    assert window.page is page
    assert said(window) == ""


def test_a_hand_is_not_played_a_second_time_while_it_runs(program: Program, games: Path) -> None:
    """Who played its copy to the end would know all cards, and could go on with the first."""
    path = put(games, "due.tsn", HEAD + DEAL + "1:3c\n")
    window = program.window
    window.tables.same_deal(path)
    assert window.tables.room is None
    assert "due.tsn" in said(window)
    window.tables.look_again(path)
    page = window.page
    assert isinstance(page, ReplayPage)
    assert not page.side._again.isEnabled()
    window.tables.open_record(path)
    assert isinstance(window.page, TablePage)
    assert not window._menus.actions["same_deal"].isEnabled()
    assert window._menus.actions["concede"].isEnabled()


def test_the_same_deal_takes_nobody_into_the_seat_of_another_person(program: Program, games: Path) -> None:
    text = (GOLDENS / "wrong_claim.tsn").read_text(encoding="utf-8")
    (record,) = read_file(put(games, "due.tsn", text))
    persons = {seat for seat in range(4) if seat not in record.header.bots}
    program.window.tables.same_deal(games / "due.tsn")
    room = program.window.tables.room
    assert room is not None
    assert room.sitting.session.persons == persons


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


def test_a_game_that_is_gone_is_said_to_be_gone(program: Program, games: Path) -> None:
    for look in (program.window.tables.open_record, program.window.tables.look_again, program.window.tables.same_deal):
        look(games / "via.tsn")
        assert "via.tsn" in said(program.window)
        program.window.bar.hide()


def test_a_game_that_is_open_elsewhere_says_so(program: Program, games: Path) -> None:
    path = put(games, "open.tsn", HEAD + DEAL)
    other, _ = Journal.resume(path)
    program.window.tables.open_record(path)
    assert program.window.tables.room is None
    assert "open.tsn" in said(program.window)
    other.close()


def test_a_damaged_file_shows_its_good_part_and_is_left_alone(program: Program, games: Path) -> None:
    text = HEAD + DEAL + "1:3c~\n2:5c\n3:Ac\n4:6d\n1:+A-c\n4:+3-c\n1:4d\n1:4d\n"
    path = put(games, "damaged.tsn", text)
    program.window.tables.open_record(path)
    page = program.window.page
    assert isinstance(page, ReplayPage)
    assert path.read_text(encoding="utf-8") == text
    assert "13" in page.side.fault.text()


def test_a_record_that_macos_sends_word_of_is_opened(program: Program, qapp: Application, games: Path) -> None:
    record = put(games, "finita.tsn", (GOLDENS / "wrong_claim.tsn").read_text(encoding="utf-8"))
    assert qapp.sendEvent(qapp, QFileOpenEvent(str(record)))
    assert isinstance(program.window.page, ReplayPage)
    assert qapp.sendEvent(qapp, QFileOpenEvent(str(put(games, "aperta.tsn", HEAD + DEAL))))
    assert program.window.tables.room is not None
    qapp.sendEvent(qapp, QFileOpenEvent(QUrl("https://localhost/finita.tsn")))
    assert program.window.tables.room is not None, "the word of a page in the web is none of a file"


def test_a_folder_that_cannot_be_written_to(program: Program, games: Path) -> None:
    games.parent.mkdir(parents=True, exist_ok=True)
    games.write_text("a file where the folder should be")
    program.window.tables.begin(new_game())
    assert program.window.tables.room is None
    assert said(program.window)


def test_a_new_language_is_spoken_at_once(program: Program, qtbot: QtBot) -> None:
    window = program.window

    def menus() -> list[str]:
        return [action.text() for action in window.menuBar().actions()]

    window.show_preferences()
    window._set("language", "it")
    qtbot.waitUntil(lambda: "&Aiuto" in menus())
    window._set("language", "en")
    qtbot.waitUntil(lambda: "&Help" in menus())


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
    panel = AccusePanel((Meld.of("3", "s"),), scoring=True)
    assert panel.commit.isHidden() is False
    qapp.removeEventFilter(watch)
    panel.deleteLater()
    assert strays == []


def to_the_end(window: MainWindow) -> None:
    """Let whoever is asked do the first thing that he may, until the hand is over and its sheet lies there."""
    page, room = window.page, window.tables.room
    assert isinstance(page, TablePage)
    assert room is not None
    session = room.sitting.session
    while session.awaited:
        session.submit(session.awaited[0], next(iter(session.legal(session.awaited[0]))), revision=session.revision)
    while page.busy:
        page.skip()
    QApplication.processEvents()
    assert page.sheet.isVisible()


def test_the_same_deal_again_from_the_table_and_from_the_score_sheet(program: Program, games: Path) -> None:
    old = put(games, "old.tsn", HEAD + '[Options "claims=off"]\n' + DEAL + "1:3c~\n")
    window = program.window
    window.tables.open_record(old)
    to_the_end(window)
    kept = old.read_text(encoding="utf-8")
    page = window.page
    assert isinstance(page, TablePage)
    assert page.sheet.repeatable
    page.sheet.again_wanted.emit()
    assert window.tables.room is not None
    first = window.tables.room.sitting
    assert first.header.free["From"] == "old.tsn, hand 1, decision 0"
    assert first.header.bots == {1: "rulebook", 2: "rulebook", 3: "rulebook"}
    assert write_hand(first.session.table.hand(0)) == "3K76.A54.A.A5"
    assert first.session.table.totals == (0, 0, 0, 0)
    to_the_end(window)
    window._menus.actions["same_deal"].trigger()
    assert window.tables.room is not None
    second = window.tables.room.sitting
    assert second.path != first.path
    assert first.path is not None
    assert second.header.free["From"] == f"{first.path.name}, hand 1, decision 0"
    window.tables.begin(new_game())
    window.show_start()
    assert old.read_text(encoding="utf-8") == kept
    assert not window._menus.actions["same_deal"].isEnabled()


def test_one_plays_on_from_any_card_of_a_finished_hand(program: Program, games: Path) -> None:
    old = put(games, "old.tsn", (GOLDENS / "wrong_claim.tsn").read_text(encoding="utf-8"))
    window = program.window
    window.tables.open_record(old)
    page = window.page
    assert isinstance(page, ReplayPage)
    page.look(2)
    page.walk.go(0, 9)
    page.play_on_wanted.emit()
    assert window.tables.room is not None
    sitting = window.tables.room.sitting
    session = sitting.session
    assert session.table.but(persons=()) == page.walk.moment.table.but(persons=())
    assert session.persons == frozenset((2,))
    assert sitting.header.free["From"] == "old.tsn, hand 1, decision 9"
    assert session.may_undo(2) is None, "what was taken over can be taken back as ever"
    assert sitting.path is not None
    window.show_start()
    (record,) = read_file(sitting.path)
    assert unfair((record,)).startswith("deal 1 of 1 was not promised: this game goes on from cards that were known")


def test_after_a_game_that_went_on_the_next_one_begins_anew(own_folders: Path) -> None:
    (record,) = read_file(GOLDENS / "wrong_claim.tsn")
    went_on = branch(own_folders, Story(record), 0, 3, 0, "old.tsn")
    went_on.journal.close()
    assert went_on.session.table.totals == (15, 18, 15, 18)
    anew = begin(own_folders, went_on.header)
    anew.journal.close()
    assert anew.session.match.totals == (0, 0, 0, 0)
    assert "From" not in anew.header.free
    assert anew.header.start == ()


def test_the_first_hand_of_a_game_that_began_with_a_score_counts_what_it_brought(games: Path) -> None:
    text = (GOLDENS / "terziglio.tsn").read_text(encoding="utf-8")
    begun = text.replace("\n\nD2", '\n[Start "7/-1/-6"]\n\nD2').replace("=22/13:-1/-1/2", "=22/13:6/-2/-4")
    sitting = resume(put(games, "begun.tsn", begun))
    sitting.journal.close()
    (hand,) = sitting.hands
    assert [hand.gain(seat) for seat in range(3)] == [-1, -1, 2]


@pytest.mark.parametrize("text", ["", "nonsense\n", '[TSN "2"]\n', HEAD + "1:3c\n", "[" * 4000, "\x00\n" * 9])
def test_a_foreign_file_ends_in_one_sentence(program: Program, games: Path, text: str) -> None:
    program.window.tables.open_record(put(games, "foreign.tsn", text))
    assert isinstance(program.window.page, StartPage)
    assert said(program.window)


def test_what_one_seat_saw_is_shown_as_text(program: Program, games: Path) -> None:
    seen = HEAD.replace("[1 ", '[View "1"]\n[1 ') + "D4 1:3K76.A54.A.A5 2:?10 3:?10 4:?10\n1:3c 2:5c\n"
    path = put(games, "seen.tsn", seen)
    program.window.tables.open_record(path)
    assert isinstance(program.window.page, SeenPage)
    program.window.tables.same_deal(path)
    assert "seen.tsn" in said(program.window)


def test_only_the_latest_games_are_searched_for_one_to_go_on_with(tmp_path: Path) -> None:
    """Among ten thousand finished games the first page has no time to look for an old open one."""
    over = HEAD + DEAL + "1:!claim\n=0/0:0/0/0/0\n==2+4:wrong-claim\n"
    for number in range(LOOKED_AT):
        os.utime(put(tmp_path, f"{number}.tsn", over), (1_000_000 + number, 1_000_000 + number))
    put(tmp_path, "open.tsn", HEAD + DEAL)
    (tmp_path / "folder.tsn").mkdir()
    os.mkfifo(tmp_path / "pipe.tsn")
    assert waiting(tmp_path) == (tmp_path / "open.tsn", "Classic, the first hand")
    os.utime(tmp_path / "open.tsn", (5, 5))
    assert waiting(tmp_path) is None


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
