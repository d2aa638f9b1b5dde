"""Claims that the engine makes itself, and calls that meet a cappotto (rules.md 4.9, 4.9b, 4.13)."""

from __future__ import annotations

import pytest

from tests.engine.variants.records import table, told

DEAL = "D4 1:3K76.A54.A.A5 2:2CF5..KC765.4 3:A4.KF7.2F4.26 4:.32C6.3.3KCF7"
"""Seat 1 holds three aces, seat 4 three threes, each without cups."""


@pytest.mark.parametrize(
    ("opens", "lines"),
    [("own_turn", "1:+A-c"), ("after_own_card", "1:3c 1:+A-c"), ("after_trick_1", "1:3c 2:5c 3:4c 4:6d 1:+A-c 4:+-")],
)
def test_a_combination_that_reaches_the_target_is_claimed_as_it_is_announced(opens: str, lines: str) -> None:
    end = table("classic", DEAL, lines, options=f"accuse_open={opens} claims=auto", start="18/0/18/0")
    assert end.verdict is not None
    assert (end.verdict.seat, end.verdict.count) == (0, 21)
    assert end.score is not None
    assert (end.score.winners, end.score.totals) == ((0, 2), (21, 0, 21, 0))


def test_who_announces_first_has_the_claim_though_the_trick_would_bring_it_to_others() -> None:
    """The trick with the ace would bring 21 to the others at its end; seat 4 has them before."""
    deal = "D1 1:3K76.A54.A.A5 2:2CF5..KC765.4 3:A4.KF7.2F4.26 4:.32C6.3.3KCF7"
    lines = "2:2c 3:Ac 4:6d 4:+3-c"
    end = table("classic", deal, lines, options="accuse_open=after_own_card claims=auto", start="20/18/20/18")
    assert end.verdict is not None
    assert (end.verdict.seat, end.verdict.count) == (3, 21)


def test_nothing_is_claimed_before_the_first_trick_or_an_announcement() -> None:
    assert table("classic", DEAL, "1:3c 2:5c", options="claims=auto", start="21/21/21/21").verdict is None


def test_a_claim_that_waited_for_the_pair_counts_what_was_announced_before() -> None:
    """Seats 2 and 3 have 13 of 11 with their aces when the three of swords shows the pair, seats 1 and 4 only 11."""
    lines = (
        "D1 1:KCF654.C.F.C6 2:2A.K5.2A5.32A 3:7.2AF64.37.F5 4:3.37.KC64.K74",
        "2:?3s 2:5d 3:Ad 4:7d 1:Cd 2:+A-d 3:5b 4:7b 1:6b 2:2b 2:Ab 3:Fb 4:Kb 1:Cb 2:As 3:7s 4:6s 1:Fs",
        "2:3b 3:6d 4:4b 1:Cc 2:Ac 3:7c 4:3c 1:Kc 4:Cs 1:6c 2:5s 3:3s",
    )
    score = table("chiamata", *lines, options="claims=auto target=11", start="10/4/4/10").score
    assert score is not None
    assert (score.winners, score.totals) == ((1, 2), (11, 13, 13, 11))


@pytest.mark.parametrize(("start", "units"), [("0/0/0/0", "4/-4/4/-4"), ("10/0/10/0", "3/-3/3/-3")])
def test_only_a_game_won_by_a_right_call_makes_the_cappotto_cheaper(start: str, units: str) -> None:
    """Seat 1 takes every trick, and is called out in the last; with 21 points rightly, with 11 wrongly."""
    suits = ("c", "d", "s", "b")
    cards = [" ".join(f"{seat}:{rank}{suit}" for seat, suit in enumerate(suits, 1)) for rank in "32AKCF7654"]
    lines = "\n".join(cards).replace("2:4d", "2:!callout 2:4d")
    points = 11 + int(start.split("/")[0])
    record = told(
        "classic",
        "D4 1:32AKCF7654... 2:.32AKCF7654.. 3:..32AKCF7654. 4:...32AKCF7654",
        f"{lines} =35/0:{points}/0/{points}/0 ==1+3*2:cappotto@{units}",
        options="accuse_open=own_turn claims=call_opponents posta=marcio_batuffa special=deck",
        start=start,
    )
    assert record.error is None, str(record.error)
