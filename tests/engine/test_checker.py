"""The second opinion on records: it agrees with those of the goldens, and with no false one."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.checker import check

GOLDENS = Path(__file__).parent.parent / "goldens"
DEAL = "D4 1:3K76.A54.A.A5 2:2CF5..KC765.4 3:A4.KF7.2F4.26 4:.32C6.3.3KCF7"
CLASSIC = (GOLDENS / "classic.tsn").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "agreeing"), [("classic", (1, 10)), ("wrong_claim", (1, 3)), ("lay_down", (1, 4))], ids=str
)
def test_it_agrees_with_the_goldens(name: str, agreeing: tuple[int, int]) -> None:
    assert check((GOLDENS / f"{name}.tsn").read_text(encoding="utf-8")) == agreeing


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("4:3b~ 1:5b", "1:3b~ 4:5b", "line 9: it is the turn of seat 4"),
        ("1:3c~ 2:5c", "2:5c 1:3c~", "line 6: it is the turn of seat 1"),
        ("3:7d 4:Cd", "3:7d 4:3s", "line 8: d must be followed"),
        ("1:3c~ 2:5c", "1:3c~ 2:5d", "line 6: 5d is not held"),
        ("3:Fs^ 4:Cb", "3:Fs^ 4:3d", "line 15: 3d is not held"),
        ("1:+A-c", "1:+A-d", "line 7: A-d is not held"),
        ("1:+A-c", "1:+A-c+A-c", "line 7: A-c is declared twice"),
        ("=13/22", "=14/21", "line 17: =14/21+3/3:7/10/7/10, found =13/22+3/3:7/10/7/10"),
        ("+3/3", "+3/4", "line 17: =13/22+3/4:7/10/7/10, found =13/22+3/3:7/10/7/10"),
        ("7/10/7/10", "7/10/7/11", "line 17: =13/22+3/3:7/10/7/11, found =13/22+3/3:7/10/7/10"),
        ("1:7c 2:2c", "1:7c =13/22", "line 16: the hand is not over"),
        ("1:3K76.", "1:3K7.", "line 5: not four hands of ten cards"),
        ("1:3K76.", "1:4K76.", "line 5: a card is dealt twice"),
        ("\n=13", "\n1:3c\n=13", "line 17: the hand is over"),
        ("\n=13", f"\n{DEAL}\n=13", "line 17: the hand before has no result"),
    ],
)
def test_it_finds_the_fault(right: str, wrong: str, fault: str) -> None:
    assert CLASSIC.count(right) == 1
    with pytest.raises(AssertionError, match=re.escape(fault)):
        check(CLASSIC.replace(right, wrong))


def test_it_agrees_with_what_the_program_plays_and_writes(tmp_path: Path) -> None:
    written = tmp_path / "simulated.tsn"
    seats = "random,random,random,random"
    command = ["simulate", "--variant", "classic", "--deals", "100", "--seed", "7", "--seats", seats, "--json"]
    ran = subprocess.run(
        [sys.executable, "-m", "tressette_desktop", *command, "--out", str(written)],
        cwd=GOLDENS.parent.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(ran.stdout)
    assert (told["deals"], told["illegal"]) == (100, 0)
    hands, tricks = check(written.read_text(encoding="utf-8"))
    assert hands == 100
    assert tricks > 100 * 3


def test_it_knows_nothing_of_the_program() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import sys, tests.checker; print([m for m in sys.modules if 'tressette' in m])"],
        cwd=GOLDENS.parent.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    assert told.stdout == "[]\n"
