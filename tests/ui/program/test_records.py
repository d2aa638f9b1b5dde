"""Games that are gone on with, looked at, played once more, or cannot be: what the window does with a record."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from pytestqt.qtbot import QtBot

from tests.ui.program.touched import DEAL, GOLDENS, HEAD, new_game, put, said, to_the_end
from tressette_desktop.commands.verify import unfair
from tressette_desktop.engine.record.deal_line import write_hand
from tressette_desktop.engine.record.journal import Journal
from tressette_desktop.engine.record.reader import read_file
from tressette_desktop.engine.record.story import Story
from tressette_desktop.ui.app import Application, Program
from tressette_desktop.ui.panels.reckoning import PlayedHand
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.windows.history import HistoryPage
from tressette_desktop.ui.windows.replay import ReplayPage
from tressette_desktop.ui.windows.seen import SeenPage
from tressette_desktop.ui.windows.sitting import begin, branch, resume
from tressette_desktop.ui.windows.start import StartPage
from tressette_desktop.ui.windows.waiting import LOOKED_AT, waiting


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


def test_the_sheet_of_the_last_hand_can_be_looked_up_after_going_on(program: Program, games: Path) -> None:
    hand = (GOLDENS / "classic.tsn").read_text(encoding="utf-8").split("\n\n")[1]
    program.window.tables.open_record(put(games, "gone_on.tsn", HEAD + hand))
    page = program.window.page
    assert isinstance(page, TablePage)
    while page.busy:
        page.skip()
    assert page.stage.table is not None
    assert page.stage.table.number == 2
    assert page.strip.button.isVisible()
    page.strip.sheet_wanted.emit()
    assert page.sheet.isVisible()
    assert page.sheet.accessibleName() == "7 a 10"
    assert len(page.papers.hands) == 1


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


def test_each_way_into_a_game_of_the_list_leads_there(program: Program, games: Path) -> None:
    put(games, "due.tsn", (GOLDENS / "wrong_claim.tsn").read_text(encoding="utf-8"))
    window = program.window
    for way in ("opened", "looked", "repeated"):
        window.show_history()
        page = window.page
        assert isinstance(page, HistoryPage)
        assert page.choose("due.tsn")
        getattr(page, way).emit("due.tsn")
        assert isinstance(window.page, TablePage if way == "repeated" else ReplayPage), way
        assert said(window) == "", way


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
    hand = PlayedHand.of(*sitting.ended)
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
    assert list(waiting(tmp_path)) == [(tmp_path / "open.tsn", "Classic, the first hand")]
    os.utime(tmp_path / "open.tsn", (5, 5))
    assert list(waiting(tmp_path)) == []


def offered(program: Program) -> str:
    page = program.window.page
    assert isinstance(page, StartPage)
    return "" if page.first is page.fresh else page.first.accessibleDescription()


def test_a_damaged_game_is_not_offered_to_go_on_with(program: Program, games: Path, qtbot: QtBot) -> None:
    """At a glance it looks like a game that waits; the sound one before it is offered as soon as it is read through."""
    sound = put(games, "sound.tsn", (GOLDENS / "in_due.tsn").read_text(encoding="utf-8"))
    put(games, "damaged.tsn", HEAD + DEAL + "1:3c~\n2:5c\n3:Ac\n4:6d\n1:+A-c\n4:+3-c\n1:4d\n1:4d\n")
    os.utime(sound, (5, 5))
    program.window.show_start()
    assert offered(program).startswith("Classico")
    qtbot.waitUntil(lambda: offered(program).startswith("In due"), timeout=60_000)
    program.window.show_start()
    assert offered(program).startswith("In due"), "what was learnt is not forgotten"
    program.window.tables.resume_latest()
    assert program.window.tables.room is not None
    assert program.window.tables.room.sitting.path == sound


def test_to_continue_means_the_latest_sound_game(program: Program, games: Path) -> None:
    """Also before anybody had the time to look through the damaged one."""
    sound = put(games, "sound.tsn", HEAD + DEAL)
    put(games, "damaged.tsn", HEAD + DEAL + "1:4d\n1:4d\n")
    os.utime(sound, (5, 5))
    program.window.tables.resume_latest()
    assert program.window.tables.room is not None
    assert program.window.tables.room.sitting.path == sound


def test_a_damaged_game_alone_is_not_offered_until_it_is_mended(program: Program, games: Path, qtbot: QtBot) -> None:
    path = put(games, "damaged.tsn", HEAD + DEAL + "1:4d\n1:4d\n")
    program.window.show_start()
    qtbot.waitUntil(lambda: not offered(program), timeout=60_000)
    program.window.tables.resume_latest()
    assert isinstance(program.window.page, StartPage)
    path.write_text(HEAD + DEAL, encoding="utf-8")
    program.window.show_start()
    assert offered(program)
