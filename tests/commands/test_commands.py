"""The commands without a window: what they print, and what they say to bad input."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tressette_desktop.__main__ import main


def report(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, object]:
    assert main(["simulate", "--json", *words]) == 0
    printed: dict[str, object] = json.loads(capsys.readouterr().out)
    return printed


def test_simulated_deals_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    told = report(capsys, "--deals", "30", "--seed", "5", "--seats", "random,random,random,random")
    assert told["deals"] == 30
    assert told["illegal"] == 0
    thirds, points = told["thirds"], told["points"]
    assert isinstance(thirds, list)
    assert isinstance(points, list)
    assert sum(thirds) == 30 * 35
    assert sum(points) == 30 * 11
    assert set(told["decision_ms"]) == {"p50", "p99"}  # type: ignore[call-overload]
    assert told["kernel"] == "plain"


def test_equal_seeds_play_equal_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = [tmp_path / f"{name}.tsn" for name in "ab"]
    for file in files:
        report(capsys, "--games", "1", "--seed", "9", "--out", str(file))
    assert files[0].read_bytes() == files[1].read_bytes()
    assert files[0].read_text().count("\nD") >= 1


def test_what_was_simulated_verifies(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.tsn"
    report(capsys, "--games", "2", "--seats", "rulebook,random,rulebook,random", "--out", str(file))
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: good\n"


def test_fair_deals_are_promised_and_opened(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.tsn"
    report(capsys, "--deals", "2", "--seats", "random", "--out", str(file))
    text = file.read_text()
    assert main(["verify", "--fair", str(file)]) == 0
    assert capsys.readouterr().out == f"{file}: fair\n"
    hidden, bare = re.sub(" z:[0-9a-f]+", "", text), re.sub(" [hz]:[0-9a-f]+", "", text)
    moved = re.sub("z:[0-9a-f]{4}", "z:0000", text)
    for changed, said in ((hidden, "promised and not opened"), (bare, "was not promised"), (moved, "does not open")):
        file.write_text(changed)
        assert main(["verify", "--fair", str(file)]) == 1
        assert said in capsys.readouterr().err
    file.write_text(bare)
    assert main(["verify", str(file)]) == 0


def test_a_fault_is_told_with_its_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "games.tsn"
    report(capsys, "--deals", "1", "--seats", "random", "--out", str(file))
    text = file.read_text()
    last = next(token for token in text.split() if token.startswith("="))
    file.write_text(text.replace(last, last.replace("=", "=1", 1)))
    assert main(["verify", str(file)]) == 1
    said = capsys.readouterr().err
    assert ": Line " in said
    assert "Traceback" not in said


def test_half_a_line_is_told_and_left_out(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "cut.tsn"
    file.write_text('[TSN "1"]\n[Variant "classic"]\nD4 1:3K7')
    assert main(["verify", str(file)]) == 0
    assert "not finished (D4 1:3K7)" in capsys.readouterr().out
    file.write_bytes(b'[TSN "1"]\n[Variant "classic"]\n\x1b[31m\xff\x00' + b"3c" * 5000)
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out
    assert "\x1b" not in told, "what a file holds must not steer the terminal"
    assert len(told) < 300


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--seats", "oracle"), "there is no bot 'oracle'"),
        (("--seats", "random,random"), "wants 4 bots, here are 2"),
        (("--options", "target=22"), "target: there is no value '22'"),
        (("--options", "trumps=on"), "there is no option 'trumps'"),
        (("--deals", "-3"), "there is nothing to play"),
        (("--games", "0"), "there is nothing to play"),
    ],
)
def test_bad_words_get_one_sentence(words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *words]) == 2
    printed = capsys.readouterr().err
    assert said in printed
    assert printed.count("\n") == 1


def test_a_position_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "P1 1:3.6.. 2:2.A.. 3:.54.. 4:4.7.. w:10/9"]) == 0
    value, *cards = capsys.readouterr().out.splitlines()
    assert value == "15/12"
    assert cards == ["6d 15/12", "3c 12/15"]
    assert main(["solve", "--json", "P1 1:3... 2:2... 3:A... 4:K..."]) == 0
    assert json.loads(capsys.readouterr().out) == {"value": [9, 0], "cards": {"3c": [9, 0]}}


def test_a_position_that_is_none_gets_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "P1 1:3... 2:22..."]) == 1
    assert capsys.readouterr().err == "tressette solve: The card 2c is dealt twice.\n"


@pytest.mark.parametrize("name", ["missing.tsn", "."])
def test_a_file_that_cannot_be_read(name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["verify", str(tmp_path / name)]) == 1
    assert "cannot be read" in capsys.readouterr().err


def test_an_out_file_that_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["simulate", "--deals", "1", "--out", str(tmp_path / "no" / "such.tsn")]) == 1
    assert "cannot be written" in capsys.readouterr().err


def test_without_a_display_one_sentence() -> None:
    environment = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-m", "tressette_desktop"], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith("Tressette needs a screen")
    assert done.stderr.count("\n") == 1


def test_a_command_that_does_not_exist_is_not_taken_for_a_record(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["bogus"])
    assert "there is no command and no file called bogus" in capsys.readouterr().err
