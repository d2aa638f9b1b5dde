"""Giving the game up: who may, who must agree, and what becomes of it (rules.md 3.10, docs/tsn.md section 4)."""

from __future__ import annotations

from functools import cache

import pytest

from tests.checker import check
from tests.engine.hands import GAMES, Hand, random_hand
from tests.engine.variants.records import CHIAMATA, IN_DUE, QUINTIGLIO, SIODEMKI, TERZIGLIO
from tests.record.samples import entries_of, header_of
from tressette_desktop.engine.core.actions import Concede
from tressette_desktop.engine.core.events import Conceded
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.record.excerpt import excerpt
from tressette_desktop.engine.record.reader import Record, read
from tressette_desktop.engine.record.writer import write
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules.registry import VARIANTS

DEAL = "D4 1:3K76.A54.A.A5 2:2CF5..KC765.4 3:A4.KF7.2F4.26 4:.32C6.3.3KCF7"
"""Seat 1 holds three aces, seat 4 three threes, each without cups."""

TRICK = "1:3c 2:5c 3:Ac 4:6d"
"""Four thirds for seats 1 and 3; afterwards seats 1 and 4 are asked for combinations."""

BOTS = "2=esperto 3=esperto 4=esperto"


def record(variant: str, *lines: str, options: str = "", bots: str = "", start: str = "") -> Record:
    """A record of these lines; the checker, which shares no line with the engine, must think the same of it."""
    tags = {"Variant": variant, "Options": options, "Start": start, "Bots": bots}
    head = ['[TSN "1"]', *(f'[{name} "{value}"]' for name, value in tags.items() if value)]
    text = "\n".join((*head, *lines)) + "\n"
    (found,) = read(text.encode())
    if found.error is None:
        check(text)
    else:
        with pytest.raises(AssertionError):
            check(text)
    return found


def table(variant: str, *lines: str, options: str = "", bots: str = "", start: str = "") -> Table:
    """The table that these lines lead to; every one of them must be good."""
    found = record(variant, *lines, options=options, bots=bots, start=start)
    assert found.error is None, str(found.error)
    assert found.play is not None
    assert found.play.table is not None
    return found.play.table


def refused(variant: str, *lines: str, options: str = "", bots: str = "") -> Reason | None:
    """Why these lines are refused."""
    found = record(variant, *lines, options=options, bots=bots)
    assert found.error is not None
    return found.error.reason


def test_one_person_with_bots_gives_the_game_up_alone() -> None:
    end = table("classic", DEAL, TRICK, "1:!hint 1:!concede =4/0:1/0/1/0 ==2+4:concession", bots=BOTS)
    assert end.score is not None
    assert (end.score.winners, end.score.games, end.score.conceded) == ((1, 3), 1, 0)


def test_a_second_person_of_the_side_must_agree() -> None:
    offered = table("classic", DEAL, "1:3c 1:!concede 2:5c")
    assert (offered.conceding, offered.conceded, offered.over) == ((0,), None, False)
    end = table("classic", DEAL, "1:3c 1:!concede 2:5c 3:!concede =0/0:0/0/0/0 ==2+4:concession")
    assert (end.conceded, end.conceding) == (2, ())


def test_what_the_other_side_offers_is_no_agreement() -> None:
    both = table("classic", DEAL, "1:!concede 2:!concede")
    assert (both.conceding, both.over) == ((0, 1), False)


@pytest.mark.parametrize(
    ("lines", "standing"),
    [
        ("1:!concede 1:3c", ()),
        ("2:!concede 1:3c", (1,)),
        ("2:!concede 1:3c 2:5c", ()),
        ("3:!concede 1:3c", ()),
        ("1:3c 2:5c 3:4c 4:6d 4:!concede 4:+-", (3,)),
        ("1:3c 2:5c 3:4c 4:6d 4:!concede 4:+- 1:!claim", (3,)),
        ("1:!concede 2:!concede 1:3c", (1,)),
    ],
)
def test_an_offer_stands_until_its_side_plays_on(lines: str, standing: tuple[int, ...]) -> None:
    """An answer in private leaves it: others would learn from it who was asked."""
    assert table("classic", DEAL, lines).conceding == standing


def test_a_call_out_is_playing_on() -> None:
    options = "claims=call_opponents call_norms=traditional"
    assert table("classic", DEAL, "1:!concede 1:3c 3:!concede 3:!callout 2:5c", options=options).conceding == ()


def test_whatever_was_under_way_is_of_no_account() -> None:
    """A claim that waits, answers in private, a call that is not verified."""
    waiting = "4:+3-c 1:!claim 2:!concede =4/0:22/0/22/0 ==1+3:concession"
    asked = table("classic", DEAL, TRICK, waiting, bots="1=a 3=a 4=a", start="21/0/21/0")
    assert (asked.answers, asked.waiting, asked.verdict, asked.melds) == ((), (), None, ())
    calling = "1:3c 4:!callout 4:!concede 2:!concede =0/0:21/0/21/0 ==1+3:concession"
    called = table("classic", DEAL, calling, options="claims=call_opponents", start="21/0/21/0")
    assert (called.calling, called.verified) == (None, ())


@pytest.mark.parametrize(
    ("variant", "deal", "options"),
    [
        ("chiamata", CHIAMATA, ""),
        ("terziglio", TERZIGLIO, ""),
        ("quintiglio", QUINTIGLIO, ""),
        ("classic", DEAL, "pairing=facing"),
        ("classic", DEAL, "pairing=seats"),
    ],
)
def test_where_sides_change_a_game_can_only_be_broken_off(variant: str, deal: str, options: str) -> None:
    assert refused(variant, deal, "1:!concede", options=options) is Reason.CONCEDE_OFF


@pytest.mark.parametrize(
    ("variant", "deal", "lines"),
    [
        ("in_due", IN_DUE, "1:!concede =0/0:0/0 ==2:concession"),
        ("trzy_siodemki", SIODEMKI, "1:!concede 3:!concede =0/0:0/0/0/0 ==2+4:concession"),
    ],
)
def test_where_sides_stay_it_can_be_given_up(variant: str, deal: str, lines: str) -> None:
    end = table(variant, deal, lines)
    assert end.score is not None
    assert end.score.conceded is not None


def test_a_bot_never_gives_up() -> None:
    assert refused("classic", DEAL, "2:!concede", bots=BOTS) is Reason.CONCEDE_FOR_PEOPLE


@pytest.mark.parametrize(
    ("posta", "units"),
    [("variabile", "-21/21/-21/21"), ("unica", "-1/1/-1/1"), ("marcio_batuffa", "-3/1/-3/1")],
)
def test_it_costs_what_any_lost_game_costs(posta: str, units: str) -> None:
    """No double stake and no pot: a concession is no special win."""
    lines = f"1:!concede =0/0:0/21/0/21 ==2+4:concession@{units}"
    options = f"claims=call_opponents posta={posta}"
    assert table("classic", DEAL, lines, options=options, bots=BOTS, start="0/21/0/21").score is not None


def test_an_offer_may_be_taken_back_and_a_concession_not() -> None:
    assert table("classic", DEAL, "1:!concede 1:!undo", options="undo=true").conceding == ()
    found = record("classic", DEAL, "1:!concede 1:!undo", bots=BOTS)
    assert found.error is not None


@cache
def given_up() -> list[Hand]:
    """The hands of the contract tests in which somebody gave up, or would have."""
    hands = [random_hand(name, seed) for name in GAMES for seed in range(2)]
    return [hand for hand in hands if any(isinstance(action, Concede) for _, action in hand.decisions)]


def test_records_of_games_given_up_are_read_and_checked() -> None:
    """Every one of them by the reader and by the checker, and as each seat saw it: an offer is spoken aloud."""
    played = [hand for hand in given_up() if hand.game.variant.key in VARIANTS]
    for hand in played:
        text = write(header_of(hand), entries_of(hand))
        (found,) = read(text.encode())
        assert found.error is None, str(found.error)
        assert found.play is not None
        assert found.play.table == hand.end
        check(text)
        offers = sum(isinstance(action, Concede) for _, action in hand.decisions)
        for seat in (0, None):
            assert write(*excerpt(found, seat)).count("!concede") == offers
    ended = [hand for hand in played if any(isinstance(event, Conceded) for event in hand.events)]
    assert len(ended) >= 10
    assert len(played) - len(ended) >= 10, "some offers come to nothing"


def test_who_offers_is_no_longer_asked_whether_he_would() -> None:
    hand = next(hand for hand in given_up() if hand.game.variant.key == "classic")
    for step in hand.steps:
        for seat in step.table.conceding:
            assert Concede() not in rules.free(hand.game, step.table, seat)
