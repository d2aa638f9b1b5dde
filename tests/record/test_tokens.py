"""Every action has a spelling, every spelling is of one action, and nothing else is read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.engine.hands import random_hand
from tests.engine.universe import universe
from tressette_desktop.engine.core import actions
from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.terms import Signal, Special
from tressette_desktop.engine.record.entries import (
    Aid,
    Decision,
    GameCheck,
    HandCheck,
    Judgement,
    Note,
    Stop,
    Undo,
)
from tressette_desktop.engine.record.faults import Fault, NotationError, shortened
from tressette_desktop.engine.record.tokens import ACTIONS, HOWS, SIGNS, SPELLINGS, read_token, write_token

MAYBE_NONSENSE = (actions.Discard, actions.Declare, actions.SplitMonte, actions.Bid, actions.Raise, actions.Talk)
"""Actions with lists, names or lines of which the universe has false ones."""

SPELT = [
    *(f"2:{act}" for act in ACTIONS),
    *("3:6b/s", "3:6b/so", "3:6b/ov", "3:6b/l", "2:3b/p", "2:3b/op", "1:3c!!", "1:3c&", "1:3c*"),
    *("1:+A-c", "1:+43", "1:+Nd", "1:+2-d+Nc", "3:-CcFc7s6b", "2:?3s>4b", "1:<", "1:<3c2d"),
    *("1:!undo", "4:!hint", "4:!listening", "4:!suits", "4:!count", "5:!stop"),
    *('3:"lungo, voglio l\'Asso"', '3:"a \\"quote\\" and a \\\\"', "{a note, with \\} and \\n}", "{}", "$4", "$255"),
    *(
        "=13/22+3/3:7/10/7/10",
        "=35/0:11/0/11/0",
        "=22/13:-1/-1/2",
        "==2+4:score",
        "==1+3*2:cappotto",
        "==3:wrong-claim",
    ),
]

WRONG = [
    *(
        "",
        "1",
        "1:",
        "3c",
        "0:3c",
        "6:3c",
        "1:3x",
        "1:c3",
        "1:8c",
        "1:3C",
        "1:3c3d",
        "1:3c!!!",
        "1:3c?",
        "1:3c/x",
        "1:3c/",
        "1:3c/os",
        "1:3c/ss",
        "1:3c!/s",
        "1: 3c",
    ),
    *(
        "1:passo",
        "1:CHIAMO",
        "1:!Claim",
        "1:!claims",
        "claim",
        "!claim",
        "1:?",
        "1:?3",
        "1:>",
        "1:-",
        "1:+",
        "1:-3",
        "1:<3",
    ),
    *("1:+K-c", "1:+3-x", "1:+4K", "1:+N", "1:+3-s+", "1:+3-s+-", "1:?3s>", "1:?-s"),
    *('1:"', '1:""', '1:"a\\n"', '1:"a', f'1:"{"a" * 201}"', "{a\\t}", "{", "}", "$", "$0", "$256", "$1a"),
    *(
        "=",
        "==",
        "=13",
        "=13/22",
        "=13/22:",
        "=13/22+:1/2",
        "=a:b",
        "==1",
        "==1:",
        "==1:luck",
        "==1+:score",
        "==6:score",
    ),
    *("１:3c", "1:３c", "=１３/22:1/2", "D1", "[x", "P1"),
]


@pytest.mark.parametrize("text", SPELT)
def test_a_spelling_is_read_and_written_the_same(text: str) -> None:
    assert write_token(read_token(text)) == text


@pytest.mark.parametrize("text", WRONG)
def test_anything_else_is_an_error_that_quotes_it(text: str) -> None:
    with pytest.raises(NotationError) as error:
        read_token(text)
    assert error.value.fault is Fault.UNKNOWN_TOKEN
    assert error.value.token == shortened(text)


@given(st.text(alphabet='1234:+-?<>!~^=/*$"{}\\32AKCF7654cdsbxDN ', max_size=12) | st.text(max_size=8))
def test_whatever_is_read_has_one_canonical_spelling(text: str) -> None:
    try:
        entry = read_token(text)
    except NotationError:
        return
    again = write_token(entry)
    assert read_token(again) == entry
    assert write_token(read_token(again)) == again


def test_every_class_of_action_has_a_token() -> None:
    entries = map(read_token, SPELT)
    assert {type(entry.action) for entry in entries if isinstance(entry, Decision)} == set(Action.__subclasses__())


def test_every_action_that_can_be_played_survives_being_written() -> None:
    for name in ("classic", "trio"):
        hand = random_hand(name, 1)
        for action in universe(hand.end):
            decision = Decision(1, action)
            if isinstance(action, MAYBE_NONSENSE):
                continue  # what is legal of them is tried by the round trip
            assert read_token(write_token(decision)) == decision


def test_no_two_actions_share_a_spelling() -> None:
    assert len(SPELLINGS) == len(ACTIONS)
    assert set(SIGNS) == {None, *Signal}
    assert len(set(SIGNS.values())) == len(SIGNS)


def test_every_special_win_can_be_written() -> None:
    assert {special.name.lower() for special in Special} <= set(HOWS)


@given(st.text(min_size=1, max_size=150))
def test_whatever_is_said_or_noted_comes_back_without_its_control_characters(text: str) -> None:
    shown = "".join(each if each.isprintable() or each == "\n" else " " for each in text)
    for entry in (Note(shown), Decision(0, actions.Talk(shown.replace("\n", " ")))):
        written = write_token(entry)
        assert "\n" not in written
        assert read_token(written) == entry


def test_acts_and_checks_read_as_what_they_are() -> None:
    assert read_token("1:!undo") == Undo(0)
    assert read_token("4:!hint") == Aid(3, "hint")
    assert read_token("2:!stop") == Stop(1)
    assert read_token("$6") == Judgement(6)
    assert read_token("=20/15+0/0:6/5") == HandCheck((20, 15), (), (6, 5))
    assert read_token("==1+3*6:cappottone") == GameCheck((0, 2), 6, "cappottone")
