"""An excerpt holds what one seat saw, and nothing in it depends on what that seat could not know."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from tests.engine.hands import BASES, Hand, random_hand, replayed
from tests.engine.swap import worlds
from tests.record.samples import ACCUSE, DEAL, HAND, HEAD, REST, TRICK, entries_of, header_of, known_game
from tressette_desktop.__main__ import main
from tressette_desktop.engine.record.excerpt import excerpt
from tressette_desktop.engine.record.reader import Record, read
from tressette_desktop.engine.record.writer import write
from tressette_desktop.engine.seats import Seat


def record_of(hand: Hand, decided: int) -> Record:
    """The record of a hand after so many decisions."""
    entries = entries_of(replayed(hand, hand.decisions[:decided]))
    (record,) = read(write(header_of(hand), entries).encode(), known_game)
    assert record.error is None
    return record


def seen(record: Record, seat: Seat | None) -> str:
    return write(*excerpt(record, seat))


@pytest.mark.parametrize("name", BASES)
def test_cards_that_a_seat_cannot_see_change_nothing_in_its_excerpt(name: str) -> None:
    hand, rng, found = random_hand(name, 1), random.Random(name), 0
    unfinished = len(hand.steps) - 1
    for decided in sorted({*range(0, unfinished, max(1, unfinished // 6)), unfinished - 1}):
        for seat in (None, *range(hand.game.seats)):
            wanted = seen(record_of(hand, decided), seat)
            for other in worlds(hand, decided, seat, rng, tries=2):
                assert seen(record_of(other, decided), seat) == wanted
                found += 1
    assert found


@pytest.mark.parametrize("name", BASES)
def test_an_excerpt_can_be_read_again(name: str) -> None:
    hand = random_hand(name, 2)
    text = seen(record_of(hand, len(hand.decisions)), 0)
    (record,) = read(text.encode(), known_game)
    assert record.error is None
    assert record.header.view == 0
    assert write(record.header, record.entries) == text


def test_the_own_chair_sees_its_own_cards_and_what_was_announced() -> None:
    (record,) = read((HEAD + HAND).encode())
    lines = seen(record, 0).splitlines()
    assert '[View "1"]' in lines
    assert "D4 1:3K76.A54.A.A5 2:?10 3:?10 4:?10" in lines
    assert ACCUSE.strip() in lines


def test_a_combination_is_not_told_before_it_is_announced() -> None:
    (record,) = read((HEAD + DEAL + TRICK + "4:+3-c\n").encode())
    assert "4:+3-c" not in seen(record, 0)
    assert "4:+3-c" in seen(record, 3)


def test_who_kept_a_combination_to_himself_is_not_told() -> None:
    (record,) = read((HEAD + DEAL + TRICK + "1:+A-c 4:+-\n").encode())
    assert "4:+-" not in seen(record, 0)
    assert "1:+A-c" in seen(record, 1)


FITRES = '[TSN "1"]\n[Variant "classic"]\n[Options "code=ludopoli"]\n'


def test_instead_of_ticks_it_has_the_rows_that_were_said() -> None:
    (record,) = read((FITRES + DEAL + "1:3c/s 2:5c 3:Ac 4:6d\n").encode())
    assert record.error is None
    said = seen(record, 1)
    assert "/s" not in said
    assert "1:3c/D" in said


def test_a_view_is_not_a_game_to_go_on_with() -> None:
    (record,) = read((HEAD + DEAL + "1:-?4\n").encode())
    assert str(record.error) == "Line 4: 1:-?4 tells only what was seen of a decision; it belongs to a view."


def test_the_seed_of_the_deals_is_left_out() -> None:
    (record,) = read(('[TSN "1"]\n[Variant "classic"]\n[Seed "7"]\n[Event "Evening"]\n' + DEAL).encode())
    assert "Seed" not in seen(record, None)
    assert '[Event "Evening"]' in seen(record, None)
    assert '[View "0"]' in seen(record, None)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.tsn"
    names = '[1 "Anna"] [2 "Ciro"] [3 "Bruno"] [4 "Dora"]\n'
    path.write_text(HEAD + names + HAND, encoding="utf-8")
    return path


def test_the_command_prints_the_record_for_people(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(file)]) == 0
    printed = capsys.readouterr().out
    assert DEAL in printed
    assert REST in printed


def test_the_command_prints_what_a_seat_saw(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(file), "--seat", "2"]) == 0
    assert "D4 1:?10 2:2CF5..KC765.4 3:?10 4:?10" in capsys.readouterr().out


def test_the_command_prints_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(file), "--format", "json", "--seat", "0"]) == 0
    (told,) = json.loads(capsys.readouterr().out)
    assert told["tags"]["Variant"] == "classic"
    assert told["tags"]["View"] == "0"
    (hand,) = told["hands"]
    assert hand["deal"] == "D4 1:?10 2:?10 3:?10 4:?10"
    assert hand["tokens"][:4] == TRICK.split()


def test_the_command_prints_scores_as_a_table(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", str(file), "--format", "csv"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "hand,dealer,seat,name,side,thirds,combinations,total,won",
        "1,4,1,Anna,1,13,3,7,0",
        "1,4,2,Ciro,2,22,3,10,0",
        "1,4,3,Bruno,1,13,3,7,0",
        "1,4,4,Dora,2,22,3,10,0",
    ]


def test_a_damaged_record_prints_its_good_part_and_says_so(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(HEAD + DEAL + "1:3c~ 2:2s\n", encoding="utf-8")
    assert main(["export", str(file)]) == 1
    told = capsys.readouterr()
    assert "1:3c~" in told.out
    assert "2:2s" in told.err


def test_a_seat_that_is_not_there_and_a_file_that_is_not_there(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["export", str(file), "--seat", "5"])
    assert "there is no seat 5" in capsys.readouterr().err
    assert main(["export", str(file.with_name("none.tsn"))]) == 1
    assert "cannot be read" in capsys.readouterr().err
