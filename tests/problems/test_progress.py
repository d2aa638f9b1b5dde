"""What is kept of the problems: at once, whole, and whatever the file held before."""

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from tressette_desktop.engine.problems.progress import Progress, Trial, streak

DAY = date(2026, 11, 30)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "problems.json"


def test_what_was_found_is_there_the_next_time(file: Path) -> None:
    progress = Progress(file)
    progress.tried(DAY, right=False)
    assert progress.tried(DAY, right=True) == Trial(2, found=True)
    progress.showed(DAY - timedelta(days=1))
    again = Progress(file).days
    assert again == {DAY: Trial(2, found=True), DAY - timedelta(days=1): Trial(shown=True)}
    assert again[DAY].earned
    assert not again[DAY - timedelta(days=1)].earned
    assert list(file.parent.iterdir()) == [file]


def test_once_it_is_found_or_shown_trying_is_play(file: Path) -> None:
    progress = Progress(file)
    progress.tried(DAY, right=True)
    written = file.read_bytes()
    assert progress.tried(DAY, right=False) == progress.showed(DAY) == Trial(1, found=True)
    assert file.read_bytes() == written
    other = DAY + timedelta(days=1)
    progress.showed(other)
    assert progress.tried(other, right=True) == Trial(shown=True)


def test_two_windows_do_not_forget_what_the_other_one_knows(file: Path) -> None:
    one, other = Progress(file), Progress(file)
    one.tried(DAY, right=False)
    other.tried(DAY + timedelta(days=1), right=True)
    assert other.tried(DAY, right=True) == Trial(2, found=True)
    assert set(Progress(file).days) == {DAY, DAY + timedelta(days=1)}


def test_what_is_not_understood_is_kept(file: Path) -> None:
    file.parent.mkdir()
    strange = {
        "version": 7,
        "days": {"2026-11-30": {"tries": 1, "found": False, "shown": False, "seconds": 12}, "x": 3},
    }
    file.write_text(json.dumps(strange), encoding="utf-8")
    progress = Progress(file)
    assert progress.days == {DAY: Trial(1)}
    progress.tried(DAY, right=True)
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept["version"] == 7
    assert kept["days"]["x"] == 3
    assert kept["days"]["2026-11-30"] == {"tries": 2, "found": True, "shown": False, "seconds": 12}


@pytest.mark.parametrize(
    "text", ["", "[1]", "{", '{"days": 3}', '{"days": {"2026-11-30": {"tries": "many"}}}', "[" * 9000]
)
def test_a_file_of_another_kind_is_no_trouble_and_never_lost(file: Path, text: str) -> None:
    file.parent.mkdir()
    file.write_text(text, encoding="utf-8")
    progress = Progress(file)
    assert progress.days == {}
    progress.tried(DAY, right=True)
    assert Progress(file).days == {DAY: Trial(1, found=True)}
    aside = file.with_suffix(".damaged")
    told = json.loads(file.read_text(encoding="utf-8")) if "2026" in text else None
    assert aside.exists() == (told is None), "it was put aside for nothing, or written over"
    assert told is not None or aside.read_text(encoding="utf-8") == text


def test_what_was_put_aside_before_stays(file: Path) -> None:
    file.parent.mkdir()
    for text in ("first", "second"):
        file.write_text(text, encoding="utf-8")
        Progress(file).tried(DAY, right=True)
    aside = {path.name: path.read_text(encoding="utf-8") for path in file.parent.glob("*.damaged")}
    assert aside == {"problems.damaged": "first", "problems-2.damaged": "second"}


def test_half_a_character_is_written_as_it_was_read(file: Path) -> None:
    file.parent.mkdir()
    file.write_text('{"said": "\\ud83c"}', encoding="utf-8")
    Progress(file).tried(DAY, right=True)
    assert json.loads(file.read_text(encoding="utf-8"))["said"] == "\ud83c"


def test_a_disk_that_refuses_is_told_and_what_is_known_stays_known(tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("", encoding="utf-8")
    progress = Progress(tmp_path / "in the way" / "problems.json")
    with pytest.raises(OSError, match="in the way"):
        progress.tried(DAY, right=True)
    assert progress.days[DAY].earned


def test_a_row_of_days_is_not_broken_by_a_day_that_is_not_over() -> None:
    days = {DAY - timedelta(days=count): Trial(1, found=True) for count in range(1, 5)}
    assert streak(days, DAY) == 4
    assert streak(days | {DAY: Trial(1, found=True)}, DAY) == 5
    assert streak(days | {DAY - timedelta(days=2): Trial(shown=True)}, DAY) == 1
    assert streak({}, DAY) == 0
