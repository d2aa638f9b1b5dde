"""The games of a folder: listed without being replayed, deleted so that it can be taken back."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.record.samples import DEAL, HAND, HEAD, TRICK
from tressette_desktop.engine.record import library
from tressette_desktop.engine.record.faults import Fault
from tressette_desktop.engine.record.journal import Journal, JournalError, Trouble

CLAIM = "1:!claim\n=0/0:0/0/0/0\n==2+4:wrong-claim\n"
SESSION = '[TSN "1"]\n[Variant "classic"]\n[Options "session=first_to_N_games session_games=2"]\n'


def put(folder: Path, name: str, text: str, age: int = 0) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


@pytest.mark.parametrize(
    ("text", "finished"),
    [
        (HEAD, False),
        (HEAD + DEAL, False),
        (HEAD + HAND, False),
        (HEAD + DEAL + CLAIM, True),
        (HEAD + DEAL + CLAIM + "2:3", True),
        (HEAD + DEAL + TRICK + "2:!stop\n", True),
        (SESSION + DEAL + CLAIM, False),
        (SESSION + DEAL + CLAIM + DEAL.replace("D4", "D1") + "1:!claim\n==2+4:wrong-claim\n", True),
    ],
)
def test_a_game_is_finished_when_nothing_can_follow(tmp_path: Path, text: str, finished: bool) -> None:
    put(tmp_path, "game.tsn", text)
    (listed,) = library.games(tmp_path)
    assert listed.error is None
    assert listed.finished is finished


def test_games_are_listed_the_latest_first(tmp_path: Path) -> None:
    put(tmp_path, "old.tsn", HEAD + HAND, age=20)
    put(tmp_path, "new.tsn", HEAD + '[1 "Anna"]\n' + HAND, age=5)
    put(tmp_path, "notes.txt", "not a game")
    put(tmp_path, "half.tsn.new", HEAD)
    listed = library.games(tmp_path)
    assert [each.path.name for each in listed] == ["new.tsn", "old.tsn"]
    assert listed[0].header.names == {0: "Anna"}
    assert listed[0].changed == 1_000_000 - 5


def test_a_file_that_cannot_be_read_is_listed_with_its_fault(tmp_path: Path) -> None:
    put(tmp_path, "later.tsn", '[TSN "2"]\n')
    put(tmp_path, "empty.tsn", "")
    (tmp_path / "folder.tsn").mkdir()
    (tmp_path / "lost.tsn").symlink_to(tmp_path / "nowhere")
    faults = {each.path.name: each.error.fault for each in library.games(tmp_path) if each.error is not None}
    assert faults == {
        "later.tsn": Fault.LATER_VERSION,
        "empty.tsn": Fault.NO_HEADER,
        "folder.tsn": Fault.UNREADABLE,
        "lost.tsn": Fault.UNREADABLE,
    }


def test_no_folder_has_no_games(tmp_path: Path) -> None:
    assert library.games(tmp_path / "none") == ()


def test_a_new_game_never_takes_the_name_of_another(tmp_path: Path) -> None:
    names = []
    for _ in range(3):
        names.append(put(tmp_path, library.fresh_path(tmp_path, "2026-03-19").name, HEAD).name)
    assert names == ["2026-03-19.tsn", "2026-03-19-2.tsn", "2026-03-19-3.tsn"]


def test_what_was_deleted_comes_back(tmp_path: Path) -> None:
    text = HEAD + HAND
    first = library.delete(put(tmp_path, "game.tsn", text))
    second = library.delete(put(tmp_path, "game.tsn", HEAD))
    assert library.games(tmp_path) == ()
    assert library.restore(second).name == "game.tsn"
    back = library.restore(first)
    assert back.name == "game-2.tsn"
    assert back.read_text(encoding="utf-8") == text


def test_deleting_what_is_gone_says_so(tmp_path: Path) -> None:
    with pytest.raises(JournalError) as error:
        library.delete(tmp_path / "game.tsn")
    assert error.value.trouble is Trouble.MISSING


def test_a_game_that_is_being_played_is_not_deleted(tmp_path: Path) -> None:
    path = put(tmp_path, "game.tsn", HEAD)
    journal, _ = Journal.resume(path)
    with journal, pytest.raises(JournalError) as error:
        library.delete(path)
    assert error.value.trouble is Trouble.OPEN_ELSEWHERE
    library.delete(path)
