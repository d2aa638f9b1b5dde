"""Notes on a record: nothing else of the file changes, whatever happens while they are written."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.record.samples import HAND, HEAD
from tests.record.test_story import every_golden
from tressette_desktop.engine.record.entries import Judgement, Note
from tressette_desktop.engine.record.glance import glance
from tressette_desktop.engine.record.header import Header
from tressette_desktop.engine.record.journal import Journal, JournalError, Trouble
from tressette_desktop.engine.record.notes import Annotation, Edit, annotation, apply, edit_of
from tressette_desktop.engine.record.reader import LIMIT, read, read_file

KILLS = int(os.environ.get("TRESSETTE_KILLS", "3"))
"""How often the writer is killed; for the long run set TRESSETTE_KILLS=200."""
MISTAKE = Annotation((2,), "better: the king\nsee {page 4}")
GAME = (HEAD + HAND).encode()


def changed(data: bytes, edit: Edit) -> bytes:
    return data[: edit.at] + edit.new + data[edit.at + len(edit.old) :]


def bare(data: bytes) -> list[object]:
    """The entries of every record of a file without the notes."""
    return [entry for record in read(data) for entry in record.entries if not isinstance(entry, Note | Judgement)]


@every_golden
def test_a_note_behind_any_token_is_read_again_and_nothing_else_changes(path: Path) -> None:
    data = path.read_bytes()
    (record,) = read(data)
    tokens = [entry for entry, thing in enumerate(record.entries) if not isinstance(thing, Note | Judgement)]
    for entry in (*tokens[:6], *tokens[6:-2:5], *tokens[-2:]):
        edit = edit_of(data, 0, entry, MISTAKE)
        after = changed(data, edit)
        (again,) = read(after)
        assert again.error is None
        assert annotation(again.entries, entry) == MISTAKE
        assert bare(after) == bare(data)
        assert changed(after, edit.reverse) == data


def test_the_notes_of_programs_stay_and_those_of_a_person_give_way() -> None:
    told = GAME.replace(b"1:3c~ ", b"1:3c~ $1 {well} {[%review loss=0.4]}\n{played} ")
    (record,) = read(told)
    assert record.error is None
    assert annotation(record.entries, 1) == Annotation((1,), "well\nplayed")
    (after,) = read(changed(told, edit_of(told, 0, 1, Annotation((4,), "no"))))
    notes = after.entries[2:5]
    assert notes == [Judgement(4), Note("no"), Note("[%review loss=0.4]")]
    gone = changed(told, edit_of(told, 0, 1, Annotation()))
    assert read(gone)[0].entries[2] == Note("[%review loss=0.4]")
    assert b"well" not in gone


def test_a_comment_that_looks_like_one_for_programs_is_a_persons_all_the_same() -> None:
    edit = edit_of(GAME, 0, 1, Annotation(comment="[%review] is what it says"))
    (record,) = read(changed(GAME, edit))
    assert "[%review] is what it says" in annotation(record.entries, 1).comment


@settings(max_examples=40)
@given(st.text(max_size=60).filter(lambda text: not text.startswith("[%")), st.integers(1, 255))
def test_any_comment_can_be_written(text: str, number: int) -> None:
    (record,) = read(changed(GAME, edit_of(GAME, 0, 3, Annotation((number,), text))))
    assert record.error is None
    assert annotation(record.entries, 3).judgements == (number,)
    assert bare(changed(GAME, edit_of(GAME, 0, 3, Annotation((number,), text)))) == bare(GAME)


@pytest.mark.parametrize("form", ["crlf", "mark", "tabs", "second"])
def test_a_foreign_form_of_the_file_is_kept(form: str) -> None:
    data = {
        "crlf": GAME.replace(b"\n", b"\r\n"),
        "mark": b"\xef\xbb\xbf" + GAME,
        "tabs": GAME.replace(b"2:5c", b"\t 2:5c").replace(b"4:3d!", b"\t4:3d!"),
        "second": GAME + b"\n" + GAME,
    }[form]
    record = int(form == "second")
    edit = edit_of(data, record, 2, MISTAKE)
    after = changed(data, edit)
    assert annotation(read(after)[record].entries, 2) == MISTAKE
    assert changed(after, edit.reverse) == data
    assert after.replace(edit.new, b"", 1) == data


def test_no_entry_of_that_number() -> None:
    with pytest.raises(LookupError):
        edit_of(GAME, 0, 5000, MISTAKE)


def test_a_note_at_the_end_leaves_a_finished_game_finished() -> None:
    over = (HEAD + '[Start "18/15/18/15"]\n' + HAND.split("=")[0]).encode()
    stopped = GAME + b"1:!stop\n"
    for data in (stopped, over):
        (record,) = read(data)
        assert record.error is None
        last = len(record.entries) - 1
        for where in (last, last - 1):
            text = changed(data, edit_of(data, 0, where, MISTAKE)).decode()
            assert glance(text).finished == glance(data.decode()).finished
            assert glance(text + "{afterwards: 1:!undo}\n").finished == glance(data.decode()).finished
            assert not glance(text + "{afterwards: 1:!undo}\n").helped


def test_it_is_written_and_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.tsn"
    path.write_bytes(GAME)
    path.chmod(0o640)
    os.utime(path, ns=(5_000_000_000, 7_000_000_000))
    edit = edit_of(GAME, 0, 1, MISTAKE)
    after = apply(path, GAME, edit)
    assert path.read_bytes() == after
    assert path.stat().st_mode & 0o777 == 0o640
    assert path.stat().st_mtime_ns // 1_000_000_000 == 7, "a game is no younger for being looked at"
    assert path.stat().st_mtime_ns > 7_000_000_000, "an index must see that it changed"
    assert apply(path, after, edit.reverse) == GAME
    assert path.read_bytes() == GAME
    assert [each.name for each in tmp_path.iterdir()] == ["game.tsn"]


def test_a_game_that_is_being_played_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.tsn"
    with Journal.create(path, Header("classic")):
        data = path.read_bytes()
        with pytest.raises(JournalError) as told:
            apply(path, data, Edit(len(data), b"", b"{x}\n"))
    assert told.value.trouble is Trouble.OPEN_ELSEWHERE
    assert path.read_bytes() == data


def test_a_file_that_somebody_else_changed_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.tsn"
    path.write_bytes(GAME + b"{mine}\n")
    with pytest.raises(JournalError) as told:
        apply(path, GAME, edit_of(GAME, 0, 1, MISTAKE))
    assert told.value.trouble is Trouble.CHANGED
    assert path.read_bytes() == GAME + b"{mine}\n"


def test_a_file_does_not_grow_over_its_limit(tmp_path: Path) -> None:
    path, data = tmp_path / "game.tsn", GAME + b" " * (LIMIT - len(GAME) - 1) + b"\n"
    path.write_bytes(data)
    with pytest.raises(JournalError):
        apply(path, data, edit_of(data, 0, 1, MISTAKE))
    assert path.stat().st_size == LIMIT


def test_what_cannot_be_written_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.tsn"
    path.write_bytes(GAME)

    def full(_one: object, _other: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(JournalError) as told:
        apply(path, GAME, edit_of(GAME, 0, 1, MISTAKE))
    assert told.value.trouble is Trouble.FULL
    assert path.read_bytes() == GAME


def test_who_waits_for_a_file_that_is_replaced_gets_the_new_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between opening and locking somebody puts a new file in its place: lines in the old one would be lost."""
    from tressette_desktop.engine.record import journal

    path = tmp_path / "game.tsn"
    path.write_bytes(GAME)
    locked = journal._locked
    opened: list[int] = []

    def slow(name: Path) -> journal.FileIO:
        file = locked(name)
        if not opened:
            (tmp_path / "other").write_bytes(GAME + b"\n")
            os.replace(tmp_path / "other", path)
        opened.append(file.fileno())
        return file

    monkeypatch.setattr(journal, "_locked", slow)
    with journal.open_locked(path) as file:
        assert file.readall() == GAME + b"\n"
    assert len(opened) == 2


WRITER = """
import sys
from pathlib import Path
from tressette_desktop.engine.record.notes import Annotation, apply, edit_of
path = Path(sys.argv[1])
data = path.read_bytes()
print("ready", flush=True)
for number in range(100_000):
    data = apply(path, data, edit_of(data, 0, number % 40, Annotation((number % 255 + 1,), f"note {number}")))
"""


def test_who_is_killed_while_writing_leaves_a_whole_record(tmp_path: Path) -> None:
    path, rng = tmp_path / "game.tsn", random.Random(3)
    path.write_bytes(GAME)
    noted = 0
    for _ in range(KILLS):
        command = [sys.executable, "-c", WRITER, str(path)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as writer:
            assert writer.stdout is not None
            assert writer.stdout.readline() == "ready\n"
            time.sleep(rng.random() / 10)
            writer.kill()
        (record,) = read_file(path)
        assert record.error is None
        assert record.cut == ""
        assert bare(path.read_bytes()) == bare(GAME)
        noted = max(noted, sum(isinstance(entry, Note) for entry in record.entries))
    assert noted
