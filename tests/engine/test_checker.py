"""The second opinion on records: it agrees with those of the goldens, and with no false one."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.checker import check

GOLDENS = Path(__file__).parent.parent / "goldens"
DEAL = "D4 1:3K76.A54.A.A5 2:2CF5..KC765.4 3:A4.KF7.2F4.26 4:.32C6.3.3KCF7"


def golden(name: str) -> str:
    return (GOLDENS / f"{name}.tsn").read_text(encoding="utf-8")


def told(variant: str, *lines: str, options: str = "", start: str = "") -> str:
    """A record of a game with these lines."""
    tags = {"Variant": variant, "Options": options, "Start": start}
    return "\n".join(('[TSN "1"]', *(f'[{name} "{value}"]' for name, value in tags.items() if value), *lines))


@pytest.mark.parametrize(
    ("name", "agreeing"),
    [
        ("classic", (1, 10)),
        ("wrong_claim", (1, 3)),
        ("lay_down", (1, 4)),
        ("chiamata", (1, 10)),
        ("terziglio", (1, 12)),
        ("in_due", (1, 20)),
        ("quintiglio", (1, 8)),
        ("trzy_siodemki", (1, 10)),
    ],
)
def test_it_agrees_with_the_goldens(name: str, agreeing: tuple[int, int]) -> None:
    assert check(golden(name)) == agreeing


ALTERED = [
    ("classic", "4:3b~ 1:5b", "1:3b~ 4:5b", "line 9: it is the turn of seat 4"),
    ("classic", "1:3c~ 2:5c", "2:5c 1:3c~", "line 6: it is the turn of seat 1"),
    ("classic", "3:7d 4:Cd", "3:7d 4:3s", "line 8: d must be followed"),
    ("classic", "1:3c~ 2:5c", "1:3c~ 2:5d", "line 6: 5d is not held"),
    ("classic", "3:Fs^ 4:Cb", "3:Fs^ 4:3d", "line 15: 3d is not held"),
    ("classic", "1:+A-c", "1:+A-d", "line 7: A-d is not held"),
    ("classic", "1:+A-c", "1:+A-c+A-c", "line 7: A-c is declared twice"),
    ("classic", "1:+A-c 4:+3-c", "1:+A-c", "line 8: seat 1 is not asked for combinations"),
    ("classic", "4:+3-c", "4:+3-c 2:+-", "line 7: the window is closed"),
    ("classic", "=13/22", "=14/21", "line 17: =14/21+3/3:7/10/7/10, found =13/22+3/3:7/10/7/10"),
    ("classic", "+3/3", "+3/4", "line 17: =13/22+3/4:7/10/7/10, found =13/22+3/3:7/10/7/10"),
    ("classic", "7/10/7/10", "7/10/7/11", "line 17: =13/22+3/3:7/10/7/11, found =13/22+3/3:7/10/7/10"),
    ("classic", "1:7c 2:2c", "1:7c =13/22", "line 16: the hand is not over"),
    ("classic", "1:3K76.", "1:3K7.", "line 5: not hands of 10 cards"),
    ("classic", "1:3K76.", "1:4K76.", "line 5: a card is dealt twice"),
    ("classic", "\n=13", "\n1:3c\n=13", "line 17: the hand is over"),
    ("classic", "\n=13", f"\n{DEAL}\n=13", "line 17: ['=13/22+3/3:7/10/7/10'] is missing"),
    ("classic", "/7/10 ", "/7/10\n==2+4:score ", "line 18: nothing has just ended"),
    ("wrong_claim", "==2+4:wrong-claim", "==1+3:claim", "line 12: ==1+3:claim, found ==2+4:wrong-claim"),
    ("wrong_claim", "=4/3", "=5/3", "line 11: =5/3+3/0:19/19/19/19, found =4/3+3/0:19/19/19/19"),
    ("wrong_claim", "==2+4:wrong-claim", "", "line 13: ['==2+4:wrong-claim'] is missing"),
    ("lay_down", "3:!laydown", "3:Kb", "line 11: c must be followed"),
    ("lay_down", "2:Kd 3:Cd 4:7d 1:5d\n2:4c~", "2:Kd", "line 10: these tricks are not certain"),
    ("chiamata", "1:?3b", "1:?3c", "line 18: =11/24+0/3:3/11/3/11, found =22/13+3/0:10/4/4/10"),
    ("chiamata", "1:?3b", "1:?3d", "line 6: 3d may not be called"),
    ("chiamata", "1:?3b", "1:?2b", "line 6: 2b may not be called"),
    ("chiamata", "1:?3b\n", "", "line 6: 3d is no call"),
    ("chiamata", "=11/24+0/3:3/11/3/11", "=24/11+3/0:3/11/3/11", "found =11/24+0/3:3/11/3/11"),
    ("terziglio", "1:pass 2:pass", "1:chiamo 2:pass", "line 6: chiamo is no bid, or too low"),
    ("terziglio", "3:?3c", "3:?2c", "line 7: 2c is held"),
    ("terziglio", "3:>5b", "3:>3b", "line 7: 3b is not held"),
    ("terziglio", "3:>5b ", "", "line 7: -CcFc7s6b is no card given back"),
    ("terziglio", "-CcFc7s6b", "-CcFc7s", "line 7: 4 cards are laid aside"),
    ("terziglio", "-CcFc7s6b", "-CcFc7s5b", "line 7: a card laid aside is not held"),
    ("terziglio", "=22/13:-1/-1/2", "=20/15:-1/-1/2", "line 20: =20/15:-1/-1/2, found =22/13:-1/-1/2"),
    ("terziglio", ":-1/-1/2", ":1/1/-2", "line 20: =22/13:1/1/-2, found =22/13:-1/-1/2"),
    ("in_due", "1:+Nc", "1:+A-c", "line 14: A-c is not held"),
    ("in_due", "1:+Nc 1:3c 2:7c", "1:3c 1:+Nc 2:7c", "line 14: the window is closed"),
    ("in_due", "2:3b 1:5b", "2:3b 1:6b", "line 8: 6b is not held"),
    ("in_due", "1:2b 2:6b", "1:2b 2:6d", "line 16: b must be followed"),
    ("in_due", "k:5b6s", "k:6s5b", "line 8: 5b is not held"),
    ("in_due", "20/15+3/0:9/5", "20/15+3/0:9/6", "line 26: =20/15+3/0:9/6, found =20/15+3/0:9/5"),
    ("quintiglio", "2:?3b", "2:?2b", "line 16: =26/9:-1/2/-1/-1/1, found =12/23:1/-2/1/-1/1"),
    ("quintiglio", "2:chiamo", "2:chiedo", "line 7: ?3b gives nothing in return"),
    ("quintiglio", "2:chiamo", "2:solo", "line 6: it is the turn of seat 2"),
    ("quintiglio", "-1/2/-1/-1/1", "-1/1/-1/-1/2", "found =26/9:-1/2/-1/-1/1"),
    ("trzy_siodemki", "4:4c 1:5c 2:3c 3:6c", "4:4c 1:5c 2:6b 3:6c", "6b is not held"),
    ("trzy_siodemki", "4:3s 1:2s 2:As 3:7s", "1:2s 2:As 3:7s 4:3s", "it is the turn of seat 4"),
    ("trzy_siodemki", "=9/15", "=12/15", "found =9/15+3/0:6/5/6/5"),
    ("trzy_siodemki", '"trzy_siodemki"', '"classic"', "line 8: it is the turn of seat 1"),
]


@pytest.mark.parametrize(("name", "right", "wrong", "fault"), ALTERED)
def test_it_finds_the_fault(name: str, right: str, wrong: str, fault: str) -> None:
    text = golden(name)
    assert text.count(right) == 1
    with pytest.raises(AssertionError, match=re.escape(fault)):
        check(text.replace(right, wrong))


FEDERATION = "accuse_open=own_turn claims=call_opponents special=deck go_for_cappotto=true"
CALLED = (DEAL, "1:3c 2:5c 3:Ac 4:6d", "1:4d 2:4b 3:7d 4:Cd", "4:3b 1:!callout 1:5b 2:Fc 3:6b")


@pytest.mark.parametrize(
    ("posta", "start", "ends"),
    [
        ("games", "0/21/0/21", "=4/3:1/22/1/22 ==2+4:callout"),
        ("games", "0/19/0/19", "=4/3:1/20/1/20 ==2+4:wrong-callout"),
        ("unica", "0/21/0/21", "=4/3:1/22/1/22 ==2+4:callout@-1/1/-1/1"),
        ("variabile", "0/21/0/21", "=4/3:1/22/1/22 ==2+4:callout@-21/21/-21/21"),
        ("marcio_batuffa", "0/21/0/21", "=4/3:1/22/1/22 ==2+4:callout@-3/1/-3/1"),
        ("marcio_batuffa", "10/21/10/21", "=4/3:11/22/11/22 ==2+4:callout@-2/0/-2/0"),
    ],
)
def test_it_follows_calls_and_stakes(posta: str, start: str, ends: str) -> None:
    text = told("classic", *CALLED, ends, options=f"{FEDERATION} posta={posta}", start=start)
    assert check(text) == (1, 3)
    with pytest.raises(AssertionError, match="found =4/3"):
        check(text.replace("=4/3", "=3/4"))


@pytest.mark.parametrize(
    ("going", "fault"),
    [
        ("2:vado", "line 6: vado cannot be said now"),
        ("1:potrei", "line 6: it is the turn of seat 2"),
        ("2:non-vado 1:3c", "line 6: the hand is over"),
        ("2:potrei 4:no 1:3c", "line 6: the hand is over"),
        ("2:potrei 4:andiamo 3:!callout", "line 6: the called side has won already"),
        ("2:potrei 4:andiamo 1:3c 2:3c", "line 6: 3c is not held"),
    ],
)
def test_it_follows_the_way_to_the_cappotto(going: str, fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        check(told("classic", DEAL, f"3:!callout {going}", options=FEDERATION, start="0/21/0/21"))


def test_it_takes_back_what_was_taken_back() -> None:
    text = golden("classic").replace("4:7b 1:Ab", "4:Kb 1:Ab 1:!undo 4:!undo 4:7b 1:Ab")
    assert check(text) == (1, 10)


def test_it_lets_random_pairs_change_chairs() -> None:
    """Seat 4 has the four of coins here, seat 3 the five: he goes to sit opposite, in chair 2."""
    deal = "D4 1:32AKCF7654... 2:..32AKCF7654. 3:.5..32AKCF765 4:.32AKCF764..4"
    text = told("classic", deal, "=2x3", "4:4d", options="pairing=facing first_lead=four_of_coins")
    assert check(text) == (0, 0)
    with pytest.raises(AssertionError, match="line 5: =1x3, found =2x3"):
        check(text.replace("=2x3", "=1x3"))


def test_it_knows_nothing_of_the_program() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", "import sys, tests.checker; print([m for m in sys.modules if 'tressette' in m])"],
        cwd=GOLDENS.parent.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout == "[]\n"
