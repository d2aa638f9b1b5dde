"""Tressette in due (rules.md section 7)."""

from __future__ import annotations

import pytest

from tests.engine.variants.records import IN_DUE, events, refused, table
from tressette_desktop.engine.cards import DECK, card, cards
from tressette_desktop.engine.core import events as ev
from tressette_desktop.engine.core.table import Unknown
from tressette_desktop.engine.core.view import project
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.record.deal_line import write_hand
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.rules.scoring import special_win


def deal(first: str, second: str, stock: str) -> str:
    """The deal line of two hands of ten and the top of the stock; the rest of the pack lies below."""
    known = cards(f"{first} {second} {stock}")
    hands = [write_hand(cards(each)) for each in (first, second)]
    lying = (*cards(stock), *(card for card in DECK if card not in known))
    return f"D2 1:{hands[0]} 2:{hands[1]} k:{''.join(map(str, lying))}"


THREES = deal("3c Kc 3d 4s Kb Cb Fb 7b 6b 5b", "7c 6c 5c 4c 7d 6d 5d 4d 3b Ab", "3s Ks")
"""Seat 1 holds the threes of cups and coins, and draws that of swords after the first trick."""

FOURTH = deal("3c Kc 3d 4s Kb Cb Fb 7b 6b 5b", "7c 6c 5c 4c 7d 6d 5d 4d 2b Ab", "3s Ks 3b 5s")
"""The same, and the three of batons after the second trick."""


def test_the_winner_draws_first_and_both_cards_are_seen() -> None:
    drawn = events("in_due", IN_DUE, "1:3d 2:5d")
    assert [each for each in drawn if isinstance(each, ev.CardDrawn)] == [
        ev.CardDrawn(0, card("5b")),
        ev.CardDrawn(1, card("6s")),
    ]
    after = project(table("in_due", IN_DUE, "1:3d 2:5d"), 0)
    assert after.drawn == ((0, card("5b")), (1, card("6s")))
    assert after.stock == Unknown(18)


def test_a_combination_is_declared_between_the_draw_that_completes_it_and_the_next_card() -> None:
    assert refused("in_due", THREES, "1:+3-b") is Reason.COMBINATION_WINDOW_CLOSED
    told = table("in_due", THREES, "1:4s 2:4c 1:+3-b")
    assert [(each.seat, each.points) for each in told.melds] == [(0, 3)]
    assert refused("in_due", THREES, "1:4s 2:4c 1:+3-b 1:+3-b") is Reason.COMBINATION_TWICE
    assert refused("in_due", THREES, "1:4s 2:4c 2:+3-b") is Reason.COMBINATION_NOT_HELD
    assert refused("in_due", THREES, "1:4s 2:4c 1:3c 1:+3-b") is Reason.COMBINATION_WINDOW_CLOSED
    assert refused("in_due", THREES, "1:4s 2:4c 1:3c 2:5c 1:+3-b") is Reason.COMBINATION_NOT_HELD


def test_a_set_without_the_card_just_drawn_is_lost() -> None:
    assert refused("in_due", THREES, "1:4s 2:4c 1:Kb 2:Ab 1:+3-b") is Reason.COMBINATION_NOT_HELD


@pytest.mark.parametrize(("declared", "points"), [("1:+3-b ", [3, 1]), ("", [4])])
def test_the_fourth_of_a_declared_three_scores_the_difference(declared: str, points: list[int]) -> None:
    told = table("in_due", FOURTH, f"1:4s 2:4c {declared}1:Kc 2:5c 1:+43")
    assert [each.points for each in told.melds] == points


def test_the_fourth_may_score_four_by_option() -> None:
    told = table("in_due", FOURTH, "1:4s 2:4c 1:+3-b 1:Kc 2:5c 1:+43", options="due_upgrade=4")
    assert [each.points for each in told.melds] == [3, 4]


def test_forced_combinations_are_told_when_they_are_drawn() -> None:
    told = table("in_due", FOURTH, "1:4s 2:4c 1:Kc 2:5c", options="buongioco=forced")
    assert [(str(each.meld), each.points) for each in told.melds] == [("3-b", 0), ("43", 0)]


def test_the_opening_ten_are_asked_for_before_the_draws() -> None:
    opening = deal("3c Kc 3d 3s Kb Cb Fb 7b 6b 5b", "7c 6c 5c 4c 7d 6d 5d 4d 2b Ab", "3b Ks")
    asked = table("in_due", opening, "1:3c 2:7c")
    assert (asked.phase, asked.drawn) == ("declaring", ())
    answered = table("in_due", opening, "1:3c 2:7c 1:+3-b")
    assert (answered.phase, len(answered.drawn)) == ("tricks", 2)


def test_a_drawn_card_makes_a_new_set_after_an_old_one_was_played() -> None:
    opening = deal("3c Kc 3d 3s Kb Cb Fb 7b 6b 5b", "7c 6c 5c 4c 7d 6d 5d 4d 2b Ab", "3b Ks")
    told = table("in_due", opening, "1:3c 2:7c 1:+3-b 1:+3-c")
    assert [(str(each.meld), each.points) for each in told.melds] == [("3-b", 3), ("3-c", 3)]


def test_a_claim_leaves_the_draws_due_undone() -> None:
    end = table("in_due", IN_DUE, "1:3d 2:5d 1:4c 1:!claim", start="20/0")
    assert end.verdict is not None
    assert (end.verdict.count, len(end.drawn)) == (20, 2)


def test_nobody_lays_down_while_cards_may_still_combine() -> None:
    certain = deal("3c 2c Ac Kc Cc Fc 7c 6c 5c 4c", "3d 2d Ad Kd Cd Fd 7d 6d 5d 4d", "3s")
    assert refused("in_due", certain, "1:4c 2:4d 1:+- 2:+- 1:!laydown") is Reason.LAY_DOWN_TOO_EARLY


def test_words_are_off_and_a_lone_player_has_no_forms_of_his_own() -> None:
    assert refused("in_due", IN_DUE, "1:3d!") is Reason.WORD_NOT_OF_THIS_TABLE
    made = special_win(((0,), (1,)), (20, 0), (32, 0), game_of("in_due").rules)
    assert made is not None
    assert made[0].value == 2
