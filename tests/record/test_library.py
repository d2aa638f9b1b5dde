"""The games of a folder: named apart, and deleted so that it can be taken back."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.record.samples import HAND, HEAD
from tressette_desktop.engine.record import library
from tressette_desktop.engine.record.journal import Journal, JournalError, Trouble

CLAIM = "1:!claim\n=0/0:0/0/0/0\n==2+4:wrong-claim\n"
SESSION = '[TSN "1"]\n[Variant "classic"]\n[Options "session=first_to_N_games session_games=2"]\n'


def put(folder: Path, name: str, text: str, age: int = 0) -> Path:
    folder.mkdir(exist_ok=True)
    path = folder / name
    path.write_text(text, encoding="utf-8")
    os.utime(path, (1_000_000 - age, 1_000_000 - age))
    return path


def test_a_new_game_never_takes_the_name_of_another(tmp_path: Path) -> None:
    names = []
    for _ in range(3):
        names.append(put(tmp_path, library.fresh_path(tmp_path, "2026-03-19").name, HEAD).name)
    assert names == ["2026-03-19.tsn", "2026-03-19-2.tsn", "2026-03-19-3.tsn"]


def test_what_was_deleted_comes_back(tmp_path: Path) -> None:
    text = HEAD + HAND
    first = library.delete(put(tmp_path, "game.tsn", text))
    second = library.delete(put(tmp_path, "game.tsn", HEAD))
    assert not list(tmp_path.glob("*.tsn"))
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
