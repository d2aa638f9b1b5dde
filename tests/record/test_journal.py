"""The journal: safe before it returns, never rewritten, open in one window, and clear about trouble."""

from __future__ import annotations

import errno
import os
import random
import signal
import subprocess
import sys
from dataclasses import replace
from io import FileIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.engine.hands import random_hand
from tests.record.samples import DEAL, HAND, HEAD, entries_of, header_of, known_game
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.entries import Deal, Decision, Note, Undo
from tressette_desktop.engine.record.header import Header
from tressette_desktop.engine.record.journal import Journal, JournalError, Trouble
from tressette_desktop.engine.record.reader import read, read_file
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import Seat

HEADER = Header("classic", names={0: 'Anna "la Nonna"', 2: "Bruno"}, bots={1: "esperto", 3: "esperto"})


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "games" / "game.tsn"


def played(path: Path, upto: int | None = None) -> None:
    """Write a hand into a new journal, or the beginning of one."""
    hand = random_hand("classic", 5)
    match = Match.new(hand.game, hand.dealer)
    with Journal.create(path, HEADER) as journal:
        journal.deal(match, hand.layout)
        for seat, action in hand.decisions[:upto]:
            journal.decide(seat, action)


def test_a_journal_is_a_record(path: Path) -> None:
    hand = random_hand("classic", 5)
    with Journal.create(path, header_of(hand)) as journal:
        journal.deal(Match.new(hand.game, hand.dealer), hand.layout)
        for seat, action in hand.decisions:
            journal.decide(seat, action)
        journal.scored(Match.new(hand.game, hand.dealer), hand.end)
        promise = journal.promise
    (record,) = read_file(path)
    assert record.error is None
    assert record.header == header_of(hand)
    deal, *rest = record.entries
    expected, *others = entries_of(hand)
    assert isinstance(deal, Deal)
    assert replace(deal, promise="", salt="") == expected
    assert (deal.promise, len(deal.salt)) == (promise, 32)
    assert rest == others
    assert [each.name for each in path.parent.iterdir()] == ["game.tsn"]


def test_it_goes_on_where_it_was_left(path: Path) -> None:
    hand = random_hand("classic", 5)
    played(path, 5)
    journal, record = Journal.resume(path)
    with journal:
        assert record.header == HEADER
        assert record.play is not None
        assert record.play.decisions == hand.decisions[:5]
        assert record.play.layout == hand.layout
        journal.decide(*hand.decisions[5])
        journal.undo(hand.decisions[5][0])
        journal.add(Note("so"), Note("it goes"))
    (record,) = read_file(path)
    assert record.entries[-3:] == [Undo(hand.decisions[5][0]), Note("so"), Note("it goes")]
    assert record.play is not None
    assert record.play.decisions == hand.decisions[:5]


def test_each_call_is_on_the_disk_before_it_returns(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = random_hand("classic", 5)
    journal = Journal.create(path, HEADER)
    synced: list[bytes] = []
    real = os.fsync

    def sync(handle: int) -> None:
        synced.append(path.read_bytes())
        real(handle)

    monkeypatch.setattr(os, "fsync", sync)
    with journal:
        journal.deal(Match.new(hand.game, hand.dealer), hand.layout)
        for seat, action in hand.decisions:
            journal.decide(seat, action)
        assert len(synced) == 1 + len(hand.decisions)
        assert synced[-1] == path.read_bytes()
        assert all(later.startswith(earlier) for earlier, later in pairwise(synced))


def test_a_second_window_is_told(path: Path) -> None:
    played(path, 3)
    with Journal.resume(path)[0]:
        assert trouble_of(path) is Trouble.OPEN_ELSEWHERE
        script = (
            "import sys; from pathlib import Path; from tressette_desktop.engine.record.journal import *\n"
            "try: Journal.resume(Path(sys.argv[1]))\n"
            "except JournalError as error: print(error.trouble.name)\n"
        )
        root = Path(__file__).parents[2]
        other = subprocess.run(
            [sys.executable, "-c", script, path], cwd=root, capture_output=True, text=True, check=True
        )
        assert other.stdout == "OPEN_ELSEWHERE\n"
    Journal.resume(path)[0].close()


def test_a_game_is_never_begun_over_another(path: Path) -> None:
    played(path, 3)
    before = path.read_bytes()
    with pytest.raises(JournalError) as error:
        Journal.create(path, HEADER)
    assert error.value.trouble is Trouble.TAKEN
    assert path.read_bytes() == before


def test_whatever_was_cut_the_decisions_before_it_stand(path: Path) -> None:
    played(path)
    whole = path.read_bytes()
    (full,) = read(whole)
    rng = random.Random(1)
    for size in (len(whole), *(rng.randrange(len(whole.split(b"D")[0]) + 1, len(whole)) for _ in range(40))):
        path.write_bytes(whole[:size])
        journal, record = Journal.resume(path)
        with journal:
            assert record.entries == full.entries[: len(record.entries)]
            assert path.read_bytes() == whole[: whole.rfind(b"\n", 0, size) + 1]
            journal.add(Note("on"))
        assert read_file(path)[0].error is None


def test_a_damaged_file_is_left_as_it_is(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(HEAD + HAND.replace("2:5c", "2:8c") + "half")
    before = path.read_bytes()
    with pytest.raises(JournalError, match="Line 4: 2:8c is not a token") as error:
        Journal.resume(path)
    assert error.value.trouble is Trouble.DAMAGED
    assert path.read_bytes() == before
    path.write_text(HEAD + HAND)
    Journal.resume(path)[0].close()  # and it was let go


def test_a_view_is_not_a_game_to_go_on_with(path: Path) -> None:
    path.parent.mkdir()
    path.write_text(HEAD + '[View "1"]\n' + HAND)
    assert trouble_of(path) is Trouble.VIEW


def trouble_of(path: Path) -> Trouble | None:
    try:
        Journal.resume(path)[0].close()
    except JournalError as error:
        return error.trouble
    return None


@pytest.mark.parametrize(
    ("number", "trouble"),
    [
        (errno.ENOSPC, Trouble.FULL),
        (errno.EROFS, Trouble.READ_ONLY),
        (errno.EACCES, Trouble.READ_ONLY),
        (errno.EIO, Trouble.OTHER),
    ],
)
def test_trouble_with_the_disk_is_told_and_can_be_tried_again(
    path: Path, monkeypatch: pytest.MonkeyPatch, number: int, trouble: Trouble
) -> None:
    hand = random_hand("classic", 5)
    journal = Journal.create(path, HEADER)
    with journal:
        journal.deal(Match.new(hand.game, hand.dealer), hand.layout)
        good = path.read_bytes()

        def fail(handle: int) -> None:
            raise OSError(number, os.strerror(number))

        with monkeypatch.context() as broken:
            broken.setattr(os, "fsync", fail)
            for _ in range(2):
                with pytest.raises(JournalError) as error:
                    journal.decide(*hand.decisions[0])
                assert error.value.trouble is trouble
                assert isinstance(error.value, OSError)
        journal.decide(*hand.decisions[0])
        assert path.read_bytes() == good + path.read_bytes().splitlines(keepends=True)[-1]


def test_a_line_that_was_half_written_is_gone_before_the_next(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = random_hand("classic", 5)
    with Journal.create(path, HEADER) as journal:
        journal.deal(Match.new(hand.game, hand.dealer), hand.layout)
        real, calls = FileIO.write, []

        class Filling(FileIO):
            def write(self, data: Any, /) -> int:
                calls.append(data)
                if len(calls) > 1:
                    raise OSError(errno.ENOSPC, "full")
                return real(self, bytes(data)[:2])

        with monkeypatch.context() as broken:
            broken.setattr(journal, "_file", Filling(os.dup(journal._file.fileno()), "r+b"))
            with pytest.raises(JournalError):
                journal.decide(*hand.decisions[0])
            journal._file.close()
        assert not path.read_bytes().endswith(b"\n")
        journal.decide(*hand.decisions[0])
    record = read_file(path)[0]
    assert record.error is None
    assert record.play is not None
    assert record.play.decisions == hand.decisions[:1]


def test_trouble_at_the_beginning_leaves_nothing_behind_that_looks_like_a_game(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(handle: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as broken:
        broken.setattr(os, "fsync", fail)
        with pytest.raises(JournalError) as error:
            Journal.create(path, HEADER)
    assert error.value.trouble is Trouble.FULL
    assert not path.exists()
    played(path)


def test_a_folder_that_is_a_file_and_a_game_that_is_gone(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way")
    with pytest.raises(JournalError):
        Journal.create(tmp_path / "games" / "game.tsn", HEADER)
    assert trouble_of(tmp_path / "none.tsn") is Trouble.MISSING


PLAYER = """
import sys
from pathlib import Path
from tests.engine.hands import random_hand
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.header import Header
from tressette_desktop.engine.record.journal import Journal
hand = random_hand("classic", 5)
journal = Journal.create(Path(sys.argv[1]), Header("classic"))
journal.deal(Match.new(hand.game, hand.dealer), hand.layout)
for seat, action in hand.decisions:
    journal.decide(seat, action)
    print("decided", flush=True)
input()
"""


@pytest.mark.parametrize("upto", [1, 6, 13])
def test_killed_at_any_moment_it_has_every_decision_that_was_made(tmp_path: Path, upto: int) -> None:
    path = tmp_path / "game.tsn"
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, path],
        cwd=Path(__file__).parents[2],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as player:
        assert player.stdout is not None
        for _ in range(upto):
            assert player.stdout.readline() == b"decided\n"
        player.send_signal(signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
        player.wait()
    journal, record = Journal.resume(path)
    journal.close()
    hand = random_hand("classic", 5)
    assert record.play is not None
    made = record.play.decisions
    assert len(made) >= upto or (record.play.table is not None and record.play.table.over)
    assert made == hand.decisions[: len(made)]


def test_a_journal_of_another_game_is_resumed_with_its_rules(path: Path) -> None:
    hand = random_hand("trio", 1)
    with Journal.create(path, header_of(hand)) as journal:
        journal.add(*entries_of(hand)[:4])
    journal, record = Journal.resume(path, known_game)
    journal.close()
    assert record.game is not None
    assert record.game.variant.key == "trio"


def test_names_come_back_whatever_they_hold(path: Path) -> None:
    names: dict[Seat, str] = {0: 'Zoë "3" \\', 1: "[x]", 3: "{a}"}
    Journal.create(path, Header("classic", names=names)).close()
    assert read_file(path)[0].header.names == names


def test_the_sample_plays_a_card() -> None:
    (record,) = read((HEAD + DEAL + "1:3c\n").encode())
    assert record.play is not None
    assert isinstance(record.entries[-1], Decision)
    assert isinstance(record.entries[-1].action, PlayCard)
    assert record.game == game_of("classic")
