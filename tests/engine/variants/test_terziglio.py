"""Terziglio (rules.md section 6)."""

from __future__ import annotations

import pytest

from tests.engine.variants.records import TERZIGLIO, events, refused, replay, table, told
from tressette_desktop.engine.cards import cards
from tressette_desktop.engine.core import events as ev
from tressette_desktop.engine.core.events import redact
from tressette_desktop.engine.core.table import Unknown
from tressette_desktop.engine.core.terms import Annulment, Settlement
from tressette_desktop.engine.core.view import project
from tressette_desktop.engine.errors import OptionError, Reason
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules import ledger
from tressette_desktop.engine.rules.registry import game_of

AT_FOUR = "D2 1:A54.C4.AF5.3AK7 3:3K76.3F5.264.F4 4:2CF.276.3KC7.2C m:Kd6bAd5b"
"""Four at the table; the dealer holds no cards."""

CHIAMO = "3:chiamo 1:pass 2:pass"
SOLO = "3:solo 1:pass 2:pass"
SHARED = "3:solissimo 3:dividete"
CHOSEN = "3:solissimo 3:scegliete"


@pytest.mark.parametrize(
    ("spoken", "reason"),
    [
        ("1:chiamo", Reason.NOT_YOUR_TURN),
        ("3:chiamo 1:chiamo", Reason.BID_TOO_LOW),
        ("3:solo 1:chiamo", Reason.BID_TOO_LOW),
        ("3:chiedo", Reason.NOT_NOW),
        ("3:dividete", Reason.NOT_NOW),
        ("3:pass 1:pass 2:chiamo 3:solo", Reason.NOT_YOUR_TURN),
        ("3:solissimo 1:pass", Reason.NOT_YOUR_TURN),
        ("3:solo 1:pass 2:pass 3:solissimo", Reason.NOT_NOW),
        (f"{CHIAMO} 3:?2c", Reason.CALLED_CARD_HELD),
        (f"{CHIAMO} 3:?-", Reason.NOT_NOW),
        (f"{CHIAMO} 3:?3c 3:-5b6b7s6s", Reason.NOT_NOW),
        (f"{CHIAMO} 3:?3c 3:>4c", Reason.CARD_NOT_HELD),
        (f"{SOLO} 3:-5b6b7s", Reason.DISCARD_COUNT),
        (f"{SOLO} 3:-5b6b7s6s5s", Reason.CARD_NOT_HELD),
        (f"{SOLO} 3:-5b6b7s5b", Reason.CARD_NOT_HELD),
        (f"{SHARED} 2:-4c5c", Reason.NOT_YOUR_TURN),
        (f"{CHOSEN} 1:<3d", Reason.CARD_NOT_HELD),
        (f"{CHOSEN} 1:<Kd 2:<Kd", Reason.CARD_NOT_HELD),
        (f"{SOLO} 3:-Cc6b7s7d 2:!claim", Reason.CLAIMS_OFF),
        (f"{SOLO} 3:-Cc6b7s7d 1:+3-s", Reason.COMBINATIONS_OFF),
    ],
)
def test_what_is_refused_and_why(spoken: str, reason: Reason) -> None:
    assert refused("terziglio", TERZIGLIO, spoken) is reason


def test_everybody_passes_and_the_next_dealer_deals() -> None:
    play = replay("terziglio", TERZIGLIO, "3:pass 1:pass 2:pass", TERZIGLIO.replace("D2", "D3"))
    assert play.match is not None
    assert play.match.hands == 0
    assert play.table is not None
    assert not play.table.forced


def test_after_everybody_passed_only_solo_and_solissimo_may_be_bid_by_option() -> None:
    passed = (TERZIGLIO, "3:pass 1:pass 2:pass", TERZIGLIO.replace("D2", "D3"))
    assert refused("terziglio", *passed, "1:chiamo", options="all_pass=forced_solo") is Reason.BID_TOO_LOW
    again = (*passed, "1:pass 2:pass 3:pass", TERZIGLIO.replace("D2", "D1"))
    assert table("terziglio", *again, options="all_pass=forced_solo").forced
    assert table("terziglio", *again[:2], options="all_pass=forced_solo").annulled is Annulment.ALL_PASSED


def test_the_called_card_is_handed_over_and_a_gift_goes_back_face_up() -> None:
    called = events("terziglio", TERZIGLIO, f"{CHIAMO} 3:?3c")
    assert [type(each) for each in called[:2]] == [ev.CardCalled, ev.CardHanded]
    assert all(redact(event, None) == event for event in called)
    before = table("terziglio", TERZIGLIO, f"{CHIAMO} 3:?3c")
    assert len(before.hand(2)) == 17
    for gift in ("3c", "6b", "2c"):  # the called card itself, one of the monte, one of his own
        assert cards(gift)[0] in table("terziglio", TERZIGLIO, f"{CHIAMO} 3:?3c 3:>{gift}").hand(0)


def test_a_called_card_in_the_monte_is_handed_over_by_nobody() -> None:
    found = table("terziglio", TERZIGLIO, f"{CHIAMO} 3:?Ad")
    assert found.handed == ()
    assert rules.awaited(game_of("terziglio"), found) == (2,)
    assert found.phase == "discarding"
    assert len(found.hand(2)) == 16


def test_a_monte_that_the_declarer_alone_sees_by_option() -> None:
    text = ("terziglio", TERZIGLIO, SOLO)
    hidden = table(*text, options="solo_monte_hidden=true")
    assert project(hidden, 0).picks == ((2, Unknown(4)),)
    assert project(hidden, 2).picks == ((2, cards("Kd 6b Ad 5b")),)
    assert project(table(*text), 0).picks == ((2, cards("Kd 6b Ad 5b")),)


def test_shared_the_seat_after_the_declarer_draws_the_top_two_and_nobody_sees_what() -> None:
    drawn = table("terziglio", TERZIGLIO, SHARED)
    assert drawn.picks == ((0, cards("Kd 6b")), (1, cards("Ad 5b")))
    assert [project(drawn, seat).picks[0][1] for seat in (0, 1, 2)] == [cards("Kd 6b"), Unknown(2), Unknown(2)]
    taken = [each for each in events("terziglio", TERZIGLIO, SHARED) if isinstance(each, ev.MonteTaken)]
    assert [redact(each, 1) == each for each in taken] == [False, True]
    assert rules.awaited(game_of("terziglio"), drawn) == (0,)
    laid = table("terziglio", TERZIGLIO, f"{SHARED} 1:-6b4b 2:-5c4c")
    assert project(laid, 0).discards[0] == cards("6b 4b")
    assert project(laid, 1).discards[0] == Unknown(2), "a partner sees no more than others"
    assert rules.awaited(game_of("terziglio"), laid) == (2,), "the declarer leads"


def test_chosen_the_defenders_take_what_they_like_one_after_the_other() -> None:
    none = table("terziglio", TERZIGLIO, f"{CHOSEN} 1:< 2:<")
    assert none.monte == cards("Kd 6b Ad 5b")
    assert none.phase == "tricks"
    three = table("terziglio", TERZIGLIO, f"{CHOSEN} 1:<KdAd6b 2:<5b 1:-6s4s4b")
    assert rules.awaited(game_of("terziglio"), three) == (1,)
    assert project(three, 2).picks == ((0, cards("Ad Kd 6b")), (1, cards("5b")))


def test_solissimo_without_a_word_leaves_the_monte_unseen() -> None:
    plain = table("terziglio", TERZIGLIO, "3:solissimo 3:pass")
    assert plain.phase == "tricks"
    assert all(project(plain, seat).monte == Unknown(4) for seat in (0, 1, 2, None))


@pytest.mark.parametrize(("option", "leader"), [("standard", 2), ("always_declarer", 1)])
def test_who_leads(option: str, leader: int) -> None:
    spoken = "3:pass 1:pass 2:solo 2:-6b5b4c5c"
    assert table("terziglio", TERZIGLIO, spoken, options=f"terziglio_leader={option}").next_leader == leader


def test_with_four_at_the_table_the_dealer_sits_out() -> None:
    spoken = "3:chiamo 4:pass 1:pass"
    assert table("terziglio", AT_FOUR, spoken, players=4).order == (2, 3, 0)
    assert refused("terziglio", AT_FOUR, spoken, "2:pass", players=4) is Reason.NOT_IN_THE_HAND
    seen = project(table("terziglio", AT_FOUR, spoken, players=4), 1)
    assert seen.hands == (Unknown(12), (), Unknown(12), Unknown(12))


def test_who_may_sit_down() -> None:
    with pytest.raises(OptionError, match="terziglio is played by 3 or 4, not by 5"):
        game_of("terziglio", "", 5)
    assert game_of("terziglio", "", 3) == game_of("terziglio")
    refusal = told("terziglio", TERZIGLIO, players=5).error
    assert refusal is not None
    assert refusal.line == 3


def test_a_session_gives_everybody_as_many_deals() -> None:
    assert game_of("terziglio", "terziglio_end=deals(4)", 4).seats == 4
    with pytest.raises(OptionError, match=r"terziglio_end=deals\(6\) does not give 4 players as many deals"):
        game_of("terziglio", "terziglio_end=deals(6)", 4)


@pytest.mark.parametrize(("dealer", "paid"), [(None, (-2, 0, -2, 4)), (1, (-2, -2, -2, 6))])
def test_a_dealer_who_sits_out_pays_only_by_option(dealer: int | None, paid: tuple[int, ...]) -> None:
    assert ledger.payments(Settlement(2, True, 1), ((3,), (0, 2)), 3, 4, dealer) == paid


def test_the_cards_laid_aside_go_with_the_last_trick() -> None:
    """The hand of docs/tsn.md: declarer 19 thirds in tricks, the last trick, and Cc and Fc that he laid aside."""
    lines = """3:?3c 3:>5b 3:-CcFc7s6b 3:3s 1:4s 2:5s 3:3c 1:6c 2:4c 3:2c 1:7c 2:5c 3:6d 1:3d 2:Cd 1:2s 2:As 3:Cs
    1:4b 2:3b 3:Cb 2:Ac 3:7d 1:Kc 2:7b 3:2b 1:5b 3:2d 1:5d 2:4d 3:Ad 1:Fd 2:Fs 3:Ks 1:6s 2:Kb 3:Kd 1:Fb 2:Ab"""
    score = table("terziglio", TERZIGLIO, CHIAMO, " ".join(lines.split())).score
    assert score is not None
    assert sum(score.thirds) == 32
    assert (score.full_thirds, score.settlement, score.totals) == ((22, 13), Settlement(1, True, 1), (-1, -1, 2))


@pytest.mark.parametrize(
    ("totals", "deals", "end", "winners"),
    [
        ((4, -2, -2), 12, "deals(12)", (0,)),
        ((2, 2, -4), 12, "deals(12)", (0, 1)),
        ((30, -15, -15), 11, "deals(12)", ()),
        ((21, -10, -11), 2, "first_to_21_units", (0,)),
        ((20, -10, -10), 40, "first_to_21_units", ()),
    ],
)
def test_when_a_session_is_over(totals: tuple[int, ...], deals: int, end: str, winners: tuple[int, ...]) -> None:
    assert ledger.winners(totals, deals, end) == winners
