"""The folder behind the history: what is listed, brought in by every way, given away, deleted and restored."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.record.samples import DEAL, HAND, HEAD, TRICK
from tressette_desktop.engine.record.index import NAME
from tressette_desktop.engine.record.journal import Journal
from tressette_desktop.ui.windows import archive as archives
from tressette_desktop.ui.windows.archive import Archive
from tressette_desktop.ui.windows.games import GameTable
from tressette_desktop.ui.windows.history import HistoryPage

PEOPLE = '[1 "Anna"] [2 "Bruno"]\n[Bots "3=esperto 4=esperto"]\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


@pytest.fixture
def archive(qtbot: QtBot, folder: Path) -> Iterator[Archive]:
    window = QWidget()
    qtbot.addWidget(window)
    archive = Archive(folder, window)
    yield archive
    archive.close()


def put(folder: Path, name: str, text: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


def listed(page: HistoryPage) -> list[str]:
    model = page.findChild(GameTable).model()
    return [model.game(row).key for row in range(model.rowCount())]


def said(archive: Archive, qtbot: QtBot, does: object) -> str:
    """The last thing that is said while something is brought in."""
    told: list[str] = []
    archive.noted.connect(told.append)
    archive.complained.connect(told.append)
    does()
    qtbot.waitUntil(lambda: bool(told) and not told[-1].startswith("Bringing"), timeout=5000)
    return told[-1]


def test_the_games_of_the_folder_are_listed(archive: Archive, folder: Path, qtbot: QtBot) -> None:
    put(folder, "a.tsn", HEAD + PEOPLE + HAND)
    page = archive.history()
    qtbot.addWidget(page)
    qtbot.waitUntil(lambda: listed(page) == ["a.tsn"], timeout=5000)
    assert (folder / NAME).exists()


def test_before_the_first_game_there_is_no_folder_and_none_is_made(
    archive: Archive, folder: Path, qtbot: QtBot
) -> None:
    page = archive.history()
    qtbot.addWidget(page)
    assert listed(page) == []
    assert not folder.exists()


def test_games_not_looked_at_yet_come_while_the_page_is_shown(
    archive: Archive, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archives, "AT_ONCE", 0.0)
    monkeypatch.setattr(archives, "AGAIN", 0.0)
    for number in range(100):
        put(folder, f"{number}.tsn", HEAD + PEOPLE + HAND)
    page = archive.history()
    qtbot.addWidget(page)
    assert listed(page) == []
    qtbot.waitUntil(lambda: len(listed(page)) == 100, timeout=5000)


def test_a_deleted_game_is_restored(archive: Archive, folder: Path, qtbot: QtBot) -> None:
    path = put(folder, "a.tsn", HEAD + PEOPLE + HAND)
    page = archive.history()
    qtbot.addWidget(page)
    page.deleted.emit("a.tsn")
    assert not path.exists()
    page.restored.emit("a.tsn")
    assert path.exists()


def test_a_game_that_is_gone_cannot_be_deleted(archive: Archive, folder: Path, qtbot: QtBot) -> None:
    put(folder, "a.tsn", HEAD + PEOPLE + HAND)
    page = archive.history()
    qtbot.addWidget(page)
    (folder / "a.tsn").unlink()
    assert said(archive, qtbot, lambda: page.deleted.emit("a.tsn")) == "a.tsn is not there any more."


def test_a_game_that_is_open_elsewhere_stays_on_the_list(archive: Archive, folder: Path, qtbot: QtBot) -> None:
    path = put(folder, "a.tsn", HEAD + PEOPLE + DEAL)
    page = archive.history()
    qtbot.addWidget(page)
    with Journal.resume(path)[0]:
        told = said(archive, qtbot, page._delete_button.click)
    assert "a.tsn is open in another window" in told
    assert page._said.text() == ""
    assert page._undo.isHidden()
    assert len(listed(page)) == 1


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("good.tsn", HEAD + HAND, "1 game(s) brought in."),
        ("bad.tsn", "hello\n", "bad.tsn: This is not a record of tressette."),
        ("empty.tsn", HEAD, "empty.tsn: Nothing was played in it."),
        ("later.tsn", '[TSN "2"]\n', "later.tsn: This record was written by a newer version of the game."),
        (
            "half.tsn",
            HEAD + DEAL + TRICK + "1:9z\n",
            "1 game(s) brought in. half.tsn is damaged from line 5 on; what stands before it can be seen.",
        ),
        ("two.tsn", HEAD + HAND + HEAD + DEAL, "2 game(s) brought in."),
    ],
)
def test_a_file_ends_in_one_clear_sentence(
    name: str, text: str, told: str, archive: Archive, folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    path = put(tmp_path / "mail", name, text)
    assert said(archive, qtbot, lambda: archive.bring([path])) == told
    assert path.read_text(encoding="utf-8") == text


def test_a_fault_is_told_as_one_and_nothing_else(archive: Archive, tmp_path: Path, qtbot: QtBot) -> None:
    faults: list[str] = []
    archive.complained.connect(faults.append)
    good = put(tmp_path / "mail", "good.tsn", HEAD + HAND)
    for _ in ("new", "here already"):
        said(archive, qtbot, lambda: archive.bring([good]))
    assert faults == []
    put(good.parent, "bad.tsn", "hello\n")
    for paths in ([good.parent], [tmp_path / "none"]):
        told = said(archive, qtbot, lambda paths=paths: archive.bring(paths))
        assert faults.pop() == told


def test_a_folder_is_brought_in_and_told_in_a_sentence_or_two(archive: Archive, tmp_path: Path, qtbot: QtBot) -> None:
    mail = tmp_path / "mail"
    put(mail, "a.tsn", HEAD + HAND)
    for name in ("b.tsn", "c.tsn", "d.tsn"):
        put(mail, name, "hello\n")
    assert said(archive, qtbot, lambda: archive.bring([mail])) == (
        "1 game(s) brought in. b.tsn: This is not a record of tressette. 2 other(s) could not be brought in."
    )
    assert said(archive, qtbot, lambda: archive.bring([mail / "a.tsn"])) == "1 game(s) were here already."
    put(tmp_path / "none", "notes.txt", "hello")
    assert said(archive, qtbot, lambda: archive.bring([tmp_path / "none"])) == "There is no game in it."


def test_what_was_brought_is_chosen_on_the_list(archive: Archive, folder: Path, tmp_path: Path, qtbot: QtBot) -> None:
    put(folder, "z.tsn", HEAD + PEOPLE + DEAL)
    path = put(tmp_path / "mail", "a.tsn", HEAD + PEOPLE + HAND)
    with qtbot.waitSignal(archive.brought, timeout=5000):
        archive.bring([path])
    page = archive.history()
    qtbot.addWidget(page)
    qtbot.waitUntil(lambda: len(listed(page)) == 2, timeout=5000)
    table = page.findChild(GameTable)
    assert table.model().game(table.currentIndex().row()).key == "a.tsn"


def test_files_and_text_are_dropped(archive: Archive, folder: Path, tmp_path: Path, qtbot: QtBot) -> None:
    files, text, nothing = QMimeData(), QMimeData(), QMimeData()
    files.setUrls([QUrl.fromLocalFile(str(put(tmp_path / "mail", "a.tsn", HEAD + HAND)))])
    text.setText("Dear Anna, look:\n\n" + HEAD + DEAL + TRICK)
    nothing.setText("Dear Anna")
    nothing.setUrls([QUrl("https://example.org/a.tsn")])
    assert [archive.takes(each) for each in (files, text, nothing)] == [True, True, False]
    for each in (files, text):
        assert said(archive, qtbot, lambda each=each: archive.drop(each)) == "1 game(s) brought in."
    assert {path.name for path in folder.glob("*.tsn")} == {"a.tsn", "copied.tsn"}


@pytest.mark.parametrize("damage", ["", "1:7x\n"])
def test_a_game_that_is_being_played_is_copied_without_the_hands_of_others(
    archive: Archive, folder: Path, qtbot: QtBot, damage: str
) -> None:
    put(folder, "a.tsn", HEAD + '[Bots "2=esperto 3=esperto 4=esperto"]\n' + DEAL + TRICK + damage)
    page = archive.history()
    qtbot.addWidget(page)
    assert "copied" in said(archive, qtbot, lambda: page.given.emit("text", ("a.tsn",)))
    assert "2:?10 3:?10 4:?10" in QGuiApplication.clipboard().text()


def test_what_was_copied_is_brought_in_and_a_game_is_copied(archive: Archive, folder: Path, qtbot: QtBot) -> None:
    put(folder, "a.tsn", HEAD + PEOPLE + HAND)
    page = archive.history()
    qtbot.addWidget(page)
    assert "copied" in said(archive, qtbot, lambda: page.given.emit("text", ("a.tsn",)))
    text = QGuiApplication.clipboard().text()
    assert "4:3d! 1:5d 2:Cc 3:Fd" in text, "a trick on a line, for people"
    QGuiApplication.clipboard().setText(text.rstrip("\n"))
    (folder / "a.tsn").unlink()
    assert said(archive, qtbot, lambda: page.brought.emit("clipboard")) == "1 game(s) brought in."
    assert (folder / "copied.tsn").read_text(encoding="utf-8") == text
    QGuiApplication.clipboard().setText("hello")
    assert said(archive, qtbot, lambda: page.brought.emit("clipboard")) == "What was copied is no record of tressette."


def test_files_and_folders_are_asked_for(
    archive: Archive, folder: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    mail, out = tmp_path / "mail", tmp_path / "out"
    out.mkdir()
    path = put(mail, "a.tsn", HEAD + PEOPLE + HAND)
    page = archive.history()
    qtbot.addWidget(page)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(path)], ""))
    assert said(archive, qtbot, lambda: page.brought.emit("files")) == "1 game(s) brought in."
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(mail))
    assert said(archive, qtbot, lambda: page.brought.emit("folder")) == "1 game(s) were here already."
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out / "mine.tsn"), ""))
    page.given.emit("file", ("a.tsn",))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(out))
    assert said(archive, qtbot, lambda: page.given.emit("folder", ("a.tsn",))) == "1 game(s) copied."
    assert {each.name: each.read_bytes() == path.read_bytes() for each in out.iterdir()} == {
        "mine.tsn": True,
        "a.tsn": True,
    }
    gone = ("a.tsn", "gone.tsn")
    assert said(archive, qtbot, lambda: page.given.emit("folder", gone)) == "1 game(s) copied."
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(folder))
    assert "already" in said(archive, qtbot, lambda: page.given.emit("folder", ("a.tsn",)))
    assert len(list(folder.iterdir())) == 1


def test_nothing_happens_when_nothing_is_chosen(
    archive: Archive, folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "a.tsn", HEAD + PEOPLE + HAND)
    page = archive.history()
    qtbot.addWidget(page)
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: "")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    with qtbot.assertNotEmitted(archive.noted), qtbot.assertNotEmitted(archive.complained):
        for way in ("files", "folder"):
            page.brought.emit(way)
        for way in ("file", "folder"):
            page.given.emit(way, ("a.tsn",))


def test_what_cannot_be_written_is_said(
    archive: Archive, folder: Path, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(folder, "a.tsn", HEAD + PEOPLE + HAND)
    page = archive.history()
    qtbot.addWidget(page)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "such" / "a.tsn"), ""))
    assert said(archive, qtbot, lambda: page.given.emit("file", ("a.tsn",))).endswith("No such file or directory.")
