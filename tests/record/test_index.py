"""The index follows the files, heals, and loses nothing when it goes."""

from __future__ import annotations

import os
import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.record.generated import bodies, write_games
from tests.record.samples import DEAL, HAND, HEAD, TRICK
from tressette_desktop.engine.record import index as indexes
from tressette_desktop.engine.record.index import NAME, Index, Progress
from tressette_desktop.engine.record.reader import LIMIT

KILLS = int(os.environ.get("TRESSETTE_KILLS", "3"))
"""How often a rebuild is killed; for the long run set TRESSETTE_KILLS=100."""
REBUILD = "import sys; from pathlib import Path; from tressette_desktop.engine.record.index import Index; " + (
    "index = Index(Path(sys.argv[1])); print('ready', flush=True); list(index.refresh())"
)


def known(folder: Path) -> list[tuple[object, ...]]:
    """All that an index holds after it has caught up, without the numbers of its own."""
    with Index(folder) as index:
        list(index.refresh())
        hands = index.ask("SELECT file, hand.* FROM hand JOIN game ON game.id = hand.game ORDER BY file, number, chair")
        return [*index.games(), *((file, *row[1:]) for file, *row in hands)]


@pytest.fixture(scope="module")
def played() -> list[tuple[str, int, str]]:
    return bodies(12)


@pytest.fixture
def folder(tmp_path: Path, played: list[tuple[str, int, str]]) -> Path:
    write_games(tmp_path / "games", 50, played)
    return tmp_path / "games"


def test_it_follows_the_files(tmp_path: Path) -> None:
    first, second = tmp_path / "first.tsn", tmp_path / "second.tsn"
    with Index(tmp_path) as index:
        for path in (first, second):
            path.write_text(HEAD + DEAL, encoding="utf-8")
        (tmp_path / "notes.txt").write_text("not a game", encoding="utf-8")
        assert list(index.refresh()) == [Progress(1, 2), Progress(2, 2)]
        assert {game.file: (game.finished, game.totals) for game in index.games()} == {
            "first.tsn": (0, ""),
            "second.tsn": (0, ""),
        }
        first.write_text(HEAD + HAND + DEAL.replace("D4", "D1") + "1:!stop\n", encoding="utf-8")
        second.unlink()
        assert list(index.refresh()) == [Progress(1, 1)]
        (game,) = index.games()
        assert (game.finished, game.totals) == (1, "7 10 7 10")
        assert list(index.refresh()) == []


def test_a_file_of_equal_size_and_another_time_is_looked_at_again(tmp_path: Path) -> None:
    path = tmp_path / "game.tsn"
    path.write_text(HEAD + '[1 "Anna"]\n', encoding="utf-8")
    with Index(tmp_path) as index:
        list(index.refresh())
        path.write_text(HEAD + '[1 "Enzo"]\n', encoding="utf-8")
        os.utime(path, (5, 5))
        list(index.refresh())
        assert index.games()[0].names.startswith("Enzo")


def test_files_that_cannot_be_read_are_listed(tmp_path: Path) -> None:
    (tmp_path / "folder.tsn").mkdir()
    (tmp_path / "lost.tsn").symlink_to(tmp_path / "nowhere")
    os.mkfifo(tmp_path / "pipe.tsn")
    (tmp_path / "later.tsn").write_text('[TSN "2"]\n', encoding="utf-8")
    (tmp_path / "foreign.tsn").write_bytes(random.Random(1).randbytes(5000))
    with (tmp_path / "huge.tsn").open("wb") as huge:
        huge.truncate(LIMIT + 1)
    with Index(tmp_path) as index:
        list(index.refresh())
        assert {game.file: game.fault for game in index.games()} == {
            "folder.tsn": "UNREADABLE",
            "lost.tsn": "UNREADABLE",
            "pipe.tsn": "UNREADABLE",
            "later.tsn": "LATER_VERSION",
            "foreign.tsn": "NO_HEADER",
            "huge.tsn": "TOO_LARGE",
        }


def test_deleted_it_comes_back_the_same(folder: Path) -> None:
    before = known(folder)
    (folder / NAME).unlink()
    assert known(folder) == before


@pytest.mark.parametrize("harm", ["text", "cut", "holes", "empty", "folder"])
def test_a_broken_one_is_made_anew(folder: Path, harm: str) -> None:
    before = known(folder)
    path = folder / NAME
    data = path.read_bytes()
    if harm == "folder":
        path.unlink()
        path.mkdir()
    elif harm == "holes":
        path.write_bytes(data[:4096] + b"\xff" * (len(data) - 4096))
    else:
        path.write_bytes({"text": b"not a database, " * 400, "cut": data[: len(data) // 3], "empty": b""}[harm])
    assert known(folder) == before


def test_one_of_another_version_is_made_anew(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = known(folder)
    base = sqlite3.connect(folder / NAME)
    base.executescript("DROP TABLE hand; CREATE TABLE hand (later INTEGER); PRAGMA user_version = 99;")
    base.close()
    assert known(folder) == before
    assert sqlite3.connect(folder / NAME).execute("PRAGMA user_version").fetchone() == (indexes.VERSION,)


def test_a_folder_that_cannot_be_written_is_listed_all_the_same(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = known(folder)
    for path in folder.glob(NAME + "*"):
        path.unlink()
    connect = sqlite3.connect

    def refusing(where: str, **how: float) -> sqlite3.Connection:
        if where != ":memory:":
            raise sqlite3.OperationalError("unable to open database file")
        return connect(where, **how)

    monkeypatch.setattr(sqlite3, "connect", refusing)
    assert known(folder) == before
    assert not (folder / NAME).exists()


def test_several_windows_share_it(folder: Path) -> None:
    before = known(folder)
    (folder / NAME).unlink()
    with Index(folder) as one, Index(folder) as other:
        works = [one.refresh(), other.refresh()]
        for _step in range(200):
            for work in works:
                next(work, None)
        assert one.games() == other.games() == [row for row in before if len(row) == len(one.games()[0])]
    assert known(folder) == before


def test_while_another_window_writes_what_is_known_is_shown(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(indexes, "_PATIENCE", 0.01)
    before = known(folder)
    (folder / "new.tsn").write_text(HEAD + DEAL + TRICK, encoding="utf-8")
    other = sqlite3.connect(folder / NAME, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with Index(folder) as index:
        list(index.refresh())
        assert [*index.games()] == before[:50]
        other.execute("ROLLBACK")
        list(index.refresh())
        assert len(index.games()) == 51
    other.close()


def test_a_killed_rebuild_is_finished_the_next_time(folder: Path) -> None:
    before, lot = known(folder), random.Random(5)
    for kill in range(KILLS):
        for path in folder.glob(NAME + "*"):
            path.unlink()
        with subprocess.Popen([sys.executable, "-c", REBUILD, str(folder)], stdout=subprocess.PIPE) as rebuild:
            assert rebuild.stdout is not None
            rebuild.stdout.readline()
            time.sleep(lot.random() / 10)
            rebuild.kill()
        assert known(folder) == before, f"after kill {kill + 1}"
    assert len(list(folder.glob("*.tsn"))) == 50
