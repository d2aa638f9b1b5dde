"""The federation's game: calls out, the cappotto of the deck, stakes, random pairs, duplicate (rules.md 4.9b-4.17)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.engine.variants.records import events, refused, replay, table, told
from tressette_desktop.engine.cards import DECK, card, cards
from tressette_desktop.engine.core import events as ev
from tressette_desktop.engine.core.actions import CallOut
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.core.terms import Annulment, DealScore, Special, Verification
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.deal_line import write_hand
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules import pairs, stakes
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import PAIRS
from tressette_desktop.engine.session.session import Session

CALLS = "claims=call_opponents buongioco=none special=deck"
GOES = f"{CALLS} go_for_cappotto=true"

SUITS = "D4 1:32AKCF7654... 2:.32AKCF7654.. 3:..32AKCF7654. 4:...32AKCF7654"
"""Everybody has one suit; seat 1 leads and takes every trick."""

TRICK = "1:Ac 2:4d 3:3s 4:4b"
"""Four thirds for seat 1."""


def test_the_trick_on_the_table_is_finished_and_counts() -> None:
    called = table("classic", SUITS, "1:Ac 2:4d 4:!callout", options=CALLS, start="20/0/20/0")
    assert called.calling == 3
    assert rules.awaited(game_of("classic", CALLS), called) == (2,)
    end = table("classic", SUITS, "1:Ac 2:4d 4:!callout 3:3s 4:4b", options=CALLS, start="20/0/20/0")
    assert end.verified == (Verification(3, 21, 0, True),)
    assert end.score is not None
    assert (end.score.winners, end.score.games, end.score.last_trick) == ((0, 2), 1, None)


def test_between_tricks_a_call_is_verified_at_once() -> None:
    told = events("classic", SUITS, f"{TRICK} 2:!callout", options=CALLS)
    assert [type(each) for each in told][:2] == [ev.CalledOut, ev.Verified]


def test_a_wrong_call_loses_the_game_by_the_modern_norms() -> None:
    end = table("classic", SUITS, f"{TRICK} 2:!callout", options=CALLS, start="15/0/15/0")
    assert end.verified == (Verification(1, 16, 14, True),)
    assert end.score is not None
    assert end.score.winners == (0, 2)


def test_by_the_traditional_norms_a_side_may_call_wrongly_twice() -> None:
    options = f"{CALLS} call_norms=traditional"
    once = table("classic", SUITS, f"{TRICK} 2:!callout", options=options)
    assert once.verified == (Verification(1, 1, 59, False),)
    assert once.score is None
    twice = f"{TRICK} 2:!callout 4:!callout"
    assert refused("classic", SUITS, f"{twice} 2:!callout", options=options) is Reason.CALLED_OUT_TWICE
    assert table("classic", SUITS, f"{twice} 1:!callout", options=options).verified[-1].seat == 0


def test_what_else_a_call_may_not_do() -> None:
    assert refused("classic", SUITS, "2:!callout") is Reason.CLAIMS_OFF
    assert refused("classic", SUITS, "2:!claim", options=CALLS) is Reason.CLAIMS_OFF
    assert refused("classic", SUITS, "1:Ac 2:!callout 4:!callout", options=CALLS) is Reason.CLAIM_ALREADY_MADE
    assert refused("classic", SUITS, "1:Ac 4:!callout 2:!laydown", options=CALLS) is Reason.NOT_NOW


def test_nothing_is_undone_past_a_call() -> None:
    options = f"{CALLS} call_norms=traditional"
    wrong = told("classic", SUITS, f"{TRICK} 2:!callout 1:3c 1:!undo", "1:!undo", options=options)
    assert wrong.error is not None
    assert (wrong.error.token, wrong.error.line) == ("1:!undo", 6)


ON: dict[str, Any] = {"options": GOES, "start": "20/0/20/0"}


def test_a_side_that_was_called_out_may_go_for_the_cappotto() -> None:
    called = f"{TRICK} 2:!callout"
    assert table("classic", SUITS, called, **ON).phase == "going"
    for spoken in (f"{called} 1:non-vado", f"{called} 1:potrei 3:no"):
        end = table("classic", SUITS, spoken, **ON).score
        assert end is not None
        assert (end.winners, end.special, end.games) == ((0, 2), None, 1)
    goes = f"{called} 1:potrei 3:andiamo"
    assert table("classic", SUITS, goes, **ON).phase == "tricks"
    assert refused("classic", SUITS, f"{called} 1:vado", **ON) is Reason.NOT_NOW, "in fixed pairs no one goes alone"
    assert refused("classic", SUITS, f"{called} 1:andiamo", **ON) is Reason.NOT_NOW
    assert refused("classic", SUITS, f"{called} 2:non-vado", **ON) is Reason.NOT_YOUR_TURN
    assert refused("classic", SUITS, f"{called} 1:potrei 3:potrei", **ON) is Reason.NOT_NOW
    made = table("classic", SUITS, f"{goes} 1:!laydown", **ON).score
    assert made is not None
    assert (made.winners, made.special, made.games, made.went) == ((0, 2), Special.CAPPOTTO, 2, True)


def test_nobody_is_called_out_a_second_time() -> None:
    lines = f"{TRICK} 2:!callout 1:potrei 3:andiamo"
    going = table("classic", SUITS, lines, **ON)
    assert rules.refuse(game_of("classic", GOES), going, 1, CallOut()) is Reason.NOT_NOW


def test_eleven_points_of_the_deck_win_whatever_the_score() -> None:
    end = table("classic", SUITS, "1:!laydown", options="special=deck buongioco=none", start="0/20/0/20").score
    assert end is not None
    assert (end.special, end.winners) == (Special.CAPPOTTO, (0, 2))


def test_ten_cards_of_one_suit_win_at_once_by_option() -> None:
    end = table("classic", SUITS, options="collatondrione=on", start="0/20/0/20")
    assert end.score is not None
    assert (end.score.special, end.score.winners, end.score.games) == (Special.COLLATONDRIONE, (0, 2), 16)
    assert table("classic", SUITS, options="collatondrione=on special=none").score is None


def dealt(*starts: str) -> str:
    """A deal line in which these hands begin with these cards; the rest of the pack fills them up."""
    hands = [list(cards(names)) for names in starts]
    rest = [each for each in DECK if not any(each in hand for hand in hands)]
    for hand in hands:
        while len(hand) < 10:
            hand.append(rest.pop())
    return "D4 " + " ".join(f"{seat + 1}:{write_hand(tuple(hand))}" for seat, hand in enumerate(hands))


@pytest.mark.parametrize(
    ("starts", "partners", "moved"),
    [
        (("4d", "", "5d", ""), (0, 2), None),
        (("4d", "5d", "", ""), (0, 1), (1, 2)),
        (("4d 5d", "", "", "6d"), (0, 3), (2, 3)),
    ],
)
def test_the_lowest_coins_draw_the_pairs(
    starts: tuple[str, ...], partners: tuple[int, int], moved: tuple[int, int] | None
) -> None:
    line = dealt(*starts)
    seats = table("classic", line, options="pairing=seats")
    assert seats.sides is not None
    assert partners in seats.sides
    assert seats.moved is None
    facing = table("classic", line, options="pairing=facing")
    assert facing.moved == moved
    assert facing.sides == PAIRS
    four = next(seat for seat in range(4) if card("4d") in facing.hand(seat))
    assert four == 0
    partner = next(seat for seat in range(4) if card("5d" if "5d" not in starts[0] else "6d") in facing.hand(seat))
    assert partner == 2


def test_all_three_coins_in_one_hand_are_dealt_again_by_the_same_dealer() -> None:
    play = replay("classic", dealt("4d 5d 6d", "", "", ""), dealt("4d", "5d", "", ""), options="pairing=seats")
    assert play.table is not None
    assert play.table.sides == ((0, 1), (2, 3))
    first = table("classic", dealt("4d 5d 6d", "", "", ""), options="pairing=seats")
    assert first.annulled is Annulment.NO_PAIR


def test_pairs_last_for_the_game_and_chairs_for_the_match() -> None:
    line, options = dealt("4d", "5d", "", ""), "pairing=facing session=first_to_N_games"
    match = Match.new(game_of("classic", options), dealer=3)
    layout = told("classic", line).entries[0].layout  # type: ignore[union-attr]
    opened = match.deal(layout).table
    assert match.seated(opened).chairs == (0, 2, 1, 3)
    score = DealScore(PAIRS, (20, 12), 0, (7, 4), (0, 0), (7, 4, 7, 4))
    between = match.after(opened.but(score=score))
    assert (between.sides, between.chairs, between.totals) == (PAIRS, (0, 2, 1, 3), (7, 4, 7, 4))
    second = between.deal(layout).table
    assert (second.sides, second.moved) == (PAIRS, None)
    ended = replace(between, games=(5, 6, 7, 8)).after(opened.but(score=replace(score, winners=(1, 3), games=1)))
    assert ended.sides is None
    assert ended.games == (5, 8, 6, 9), "who moves takes along what he won"


def test_a_person_who_moves_stays_at_his_cards() -> None:
    line = dealt("4d", "5d", "", "")
    layout = told("classic", line).entries[0].layout  # type: ignore[union-attr]
    match = Match.new(game_of("classic", "pairing=facing"), dealer=3)
    for hand in range(4):
        session = Session(match, persons=frozenset({hand}), shuffler=lambda: DECK, log=NoLog())
        session.match = replace(session.match, board=layout)
        seen = Seen()
        session.watch(seen, hand)
        session.deal()
        (chair,) = session.persons
        assert session.table.hand(chair) == layout.hands[hand]
        assert session.chairs[chair] == hand
        assert seen.views[-1].seat == chair


class NoLog:
    """A log that keeps nothing."""

    def deal(self, match: Match, layout: Layout) -> None: ...

    def decide(self, seat: int, action: object) -> None: ...

    def undo(self, seat: int) -> None: ...

    def scored(self, match: Match, table: Table) -> None: ...


class Seen:
    """A watcher that keeps what it was shown."""

    def __init__(self) -> None:
        self.views: list[Any] = []

    def stepped(self, beats: object, view: object) -> None:
        self.views.append(view)

    def rewound(self, view: object) -> None:
        self.views.append(view)


def test_the_record_checks_who_moved() -> None:
    line = dealt("4d", "5d", "", "")
    assert told("classic", line, "=2x3", options="pairing=facing").error is None
    for check in ("=1x2", "=2x4"):
        wrong = told("classic", line, check, options="pairing=facing").error
        assert wrong is not None
        assert wrong.token == check
    assert told("classic", line, "=2x3", options="pairing=seats").error is not None


@pytest.mark.parametrize(
    ("posta", "cappotto", "points", "units"),
    [
        ("unica", False, (22, 10), 1),
        ("unica", True, (22, 10), 1),
        ("semplice_doppia", False, (22, 10), 1),
        ("semplice_doppia", True, (22, 10), 2),
        ("variabile", False, (22, 10), 12),
        ("variabile", True, (11, 20), 9),
        ("marcio_batuffa", False, (22, 11), 1),
        ("marcio_batuffa", False, (22, 10), 2),
        ("marcio_batuffa", True, (22, 11), 2),
        ("marcio_batuffa", True, (22, 10), 3),
    ],
)
def test_what_each_loser_pays(posta: str, cappotto: bool, points: tuple[int, int], units: int) -> None:
    assert stakes.stake(posta, cappotto, *points) == units


def test_a_cappotto_after_the_game_was_won_pays_the_ordinary_stake_but_for_the_simple_and_double() -> None:
    assert stakes.stake("marcio_batuffa", True, 22, 10, won_before=True) == 2
    assert stakes.stake("semplice_doppia", True, 22, 10, won_before=True) == 2


ORDINARY = DealScore(PAIRS, (20, 12), 0, (7, 4), (0, 0), (22, 12, 22, 12), winners=(0, 2), games=1)


def test_where_games_are_counted_a_loser_owes_as_many_as_the_win_counts() -> None:
    before = stakes.Purse((0, 0, 0, 0))
    for special, games in ((None, 1), (Special.CAPPOTTO, 2), (Special.STRAMAZZO, 3), (Special.STRAMAZZONE, 8)):
        after = stakes.paid(before, replace(ORDINARY, special=special, games=games), "games")
        assert after.units == tuple(stakes.UNIT * each for each in (games, -games, games, -games))


def test_the_pot_grows_by_quarters_and_goes_with_a_cappotto() -> None:
    purse = stakes.Purse((0, 0, 0, 0))
    purse = stakes.paid(purse, ORDINARY, "marcio_batuffa")
    assert (purse.units, purse.pot) == ((0, -8, 0, -8), 16), "a unit each into the pot, a unit from each loser"
    purse = stakes.paid(purse, ORDINARY, "marcio_batuffa")
    assert (purse.units, purse.pot) == ((3, -13, 3, -13), 20)
    purse = stakes.paid(purse, replace(ORDINARY, special=Special.CAPPOTTO, games=2), "marcio_batuffa")
    assert (purse.units, purse.pot) == ((22, -22, 22, -22), 0)


def test_who_goes_for_the_cappotto_in_vain_doubles_the_pot() -> None:
    before = stakes.Purse((0, 0, 0, 0), 16)
    called = Verification(1, 22, 0, False)
    after = stakes.paid(before, replace(ORDINARY, called_out=called, went=True), "marcio_batuffa")
    assert (after.units, after.pot) == ((-7, -5, -7, -5), 40)
    assert sum(after.units) + after.pot == 16


def test_the_units_stand_in_the_record() -> None:
    end = ("1:!laydown", "=35/0:11/0/11/0")
    options = "special=deck buongioco=none posta=marcio_batuffa"
    assert told("classic", SUITS, *end, "==1+3*2:cappotto@4/-4/4/-4", options=options).error is None
    assert told("classic", SUITS, *end, "==1+3*2:cappotto@3/-4/4/-4", options=options).error is not None


DUPLICATE = "duplicate=true game=hands buongioco=none claims=off special=none"


def test_the_second_hand_of_a_board_has_the_same_cards_one_seat_on() -> None:
    match = Match.new(game_of("classic", DUPLICATE), dealer=3)
    layout = match.layout(DECK)
    opened = match.deal(layout).table
    score = DealScore(PAIRS, (20, 12), 0, (7, 4), (0, 0), (7, 4, 7, 4))
    second = match.after(opened.but(score=score))
    board = second.layout(tuple(reversed(DECK)))
    assert board.hands == (layout.hands[3], *layout.hands[:3])
    assert second.dealer == 0
    third = second.after(second.deal(board).table.but(score=score))
    assert third.layout(DECK).hands != board.hands


def test_a_team_scores_its_points_of_both_tables_less_eleven() -> None:
    """Seat 1 and 3 take all at the first table, and nothing at the second: 11 + 0 - 11."""
    again = "D1 1:...32AKCF7654 2:32AKCF7654... 3:.32AKCF7654.. 4:..32AKCF7654."
    end = table("classic", SUITS, "1:!laydown", again, "2:!laydown", options=DUPLICATE)
    assert end.score is not None
    assert end.score.totals == (0, 0, 0, 0)


def test_the_pairs_of_a_deal_can_be_asked_without_a_game() -> None:
    hands = tuple(cards(names) for names in ("6d", "4d", "5d", "7d"))
    drawn = pairs.draw(hands, "facing")
    assert drawn is not None
    assert (drawn.four, drawn.partner, drawn.moved) == (1, 2, (2, 3))
