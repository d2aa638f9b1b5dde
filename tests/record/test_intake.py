"""Games that are brought in: copies, whole or not at all, and nothing else is touched."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.record.fuzz import Fuzz, by_bytes, by_words
from tests.record.generated import bodies, write_games
from tests.record.samples import DEAL, HAND, HEAD, TRICK
from tressette_desktop.engine.files import DRAFT
from tressette_desktop.engine.record.faults import Fault
from tressette_desktop.engine.record.intake import Intake, Source, keep, sources
from tressette_desktop.engine.record.reader import LIMIT, read_file

KILLS = int(os.environ.get("TRESSETTE_KILLS", "2"))
"""How often an import is killed; for the long run set TRESSETTE_KILLS=100."""
BRING = """
import sys; from pathlib import Path
from tressette_desktop.engine.record.intake import Intake, sources
print("ready", flush=True)
list(Intake(Path(sys.argv[2])).run(sources([Path(sys.argv[1])])))
"""


def brought(folder: Path, *paths: Path) -> Intake:
    intake = Intake(folder)
    list(intake.run(sources(paths)))
    return intake


def held(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture
def games(tmp_path: Path) -> Path:
    return tmp_path / "games"


def test_a_game_is_copied_as_it_is(tmp_path: Path, games: Path) -> None:
    source = tmp_path / "evening.tsn"
    source.write_bytes((HEAD + HAND + "1:!st").encode().replace(b"\n", b"\r\n"))
    os.utime(source, (1_000_000, 1_000_000))
    (path,) = brought(games, source).added
    assert (path.name, path.read_bytes()) == ("evening.tsn", source.read_bytes())
    assert path.stat().st_mtime == 1_000_000


def test_what_is_there_already_is_not_brought_twice(tmp_path: Path, games: Path) -> None:
    source = tmp_path / "evening.tsn"
    source.write_text(HEAD + HAND, encoding="utf-8")
    brought(games, source)
    again = brought(games, source, games)
    assert (again.added, again.here, len(held(games))) == ([], 2, 1)
    source.write_text(HEAD + DEAL, encoding="utf-8")
    assert [path.name for path in brought(games, source).added] == ["evening-2.tsn"]


def test_every_record_of_a_file_becomes_a_game(tmp_path: Path, games: Path) -> None:
    source = tmp_path / "club.tsn"
    first, second = HEAD + HAND + "\n", HEAD + DEAL + TRICK + "1:9z\n"
    source.write_text(first + second + HEAD, encoding="utf-8")
    intake = brought(games, source)
    assert held(games) == {"club-1.tsn": first.encode(), "club-2.tsn": second.encode()}
    assert [(path.name, error.line) for path, error in intake.damaged] == [("club-2.tsn", 5)]
    assert intake.refused == [("club.tsn", None)]


def test_a_folder_is_looked_through_with_those_below(tmp_path: Path, games: Path) -> None:
    below = tmp_path / "archive" / "2019"
    below.mkdir(parents=True)
    (below / "a.tsn").write_text(HEAD + HAND, encoding="utf-8")
    (below / "notes.txt").write_text(HEAD + DEAL, encoding="utf-8")
    (tmp_path / "archive" / "round").symlink_to(tmp_path / "archive")
    (tmp_path / "archive" / "b.tsn").write_text(HEAD + DEAL, encoding="utf-8")
    assert [path.name for path in brought(games, tmp_path / "archive").added] == ["b.tsn", "a.tsn"]


def test_what_is_no_game_is_refused_with_its_fault(tmp_path: Path, games: Path) -> None:
    (tmp_path / "foreign.tsn").write_bytes(random.Random(1).randbytes(4000))
    (tmp_path / "later.tsn").write_text('[TSN "2"]\n', encoding="utf-8")
    os.mkfifo(tmp_path / "pipe.tsn")
    with (tmp_path / "huge.tsn").open("wb") as huge:
        huge.truncate(LIMIT + 1)
    intake = brought(games, *sorted(tmp_path.glob("*.tsn")), tmp_path / "lost.tsn")
    faults = {name: None if error is None else error.fault for name, error in intake.refused}
    assert faults == {
        "foreign.tsn": Fault.NOT_TEXT,
        "huge.tsn": Fault.TOO_LARGE,
        "later.tsn": Fault.LATER_VERSION,
        "lost.tsn": Fault.UNREADABLE,
        "pipe.tsn": Fault.UNREADABLE,
    }
    assert held(games) == {}


def test_text_is_brought_though_its_last_line_has_no_end(games: Path) -> None:
    intake = Intake(games)
    list(intake.run([Source.text((HEAD + HAND).rstrip("\n").replace("\n", "\r\n"), "pasted")]))
    assert held(games) == {"pasted.tsn": (HEAD + HAND).encode()}


@pytest.mark.parametrize("name", ["a" * 240, "con:aux*?", "..", " . ", "\udcff\udcfe", "ràgù €"])
def test_a_copy_has_a_name_that_every_system_can_write(name: str, tmp_path: Path, games: Path) -> None:
    source = tmp_path / f"{name}.tsn"
    source.write_text(HEAD + HAND, encoding="utf-8")
    (path,) = brought(games, source).added
    path.name.encode("utf-8")
    assert path.parent == games
    assert len(path.name) < 100
    assert read_file(path)[-1].error is None


@pytest.mark.parametrize("links", [True, False])
def test_nothing_is_ever_written_over(links: bool, games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games.mkdir()
    exists = Path.exists

    def taken_meanwhile(path: Path) -> bool:
        there = exists(path)
        if path.name == "game.tsn" and not there:
            path.write_text("of another window", encoding="utf-8")
        return there

    def no_links(*_paths: Path) -> None:
        raise OSError(1, "not permitted")

    monkeypatch.setattr(Path, "exists", taken_meanwhile)
    if not links:
        monkeypatch.setattr(os, "link", no_links)
    assert keep(games, "game", b"mine").name == "game-2.tsn"
    assert held(games) == {"game.tsn": b"of another window", "game-2.tsn": b"mine"}


def test_a_full_disk_leaves_nothing_half(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    games.mkdir()

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        keep(games, "game", b"mine")
    assert held(games) == {}


def test_a_killed_import_leaves_whole_games_and_is_finished_the_next_time(tmp_path: Path, games: Path) -> None:
    source, lot = tmp_path / "archive", random.Random(3)
    write_games(source, 40, bodies(8))
    whole = held(source)
    for _kill in range(KILLS):
        with subprocess.Popen([sys.executable, "-c", BRING, str(source), str(games)], stdout=subprocess.PIPE) as bring:
            assert bring.stdout is not None
            bring.stdout.readline()
            time.sleep(lot.random() / 5)
            bring.kill()
        there = held(games) if games.exists() else {}
        assert {name: data for name, data in there.items() if name.endswith(".tsn")}.items() <= whole.items()
    for draft in games.glob(".*.part"):
        os.utime(draft, (0, 0))
    (games / ".old.part").write_bytes(b"half")
    os.utime(games / ".old.part", (0, 0))
    brought(games, source)
    assert held(games) == whole
    assert held(source) == whole


def test_a_draft_of_another_window_is_left_alone(tmp_path: Path, games: Path) -> None:
    games.mkdir()
    (games / f".new{DRAFT}").write_bytes(b"half")
    brought(games)
    assert len(held(games)) == 1


def test_mutated_records_harm_nothing() -> None:
    """The long run is ``python -m tests.record.fuzz 50000``."""
    fuzz = Fuzz()
    by_bytes(fuzz, 30, seed=2)
    by_words(fuzz, 20, seed=2)
    assert fuzz.faulty > 25
