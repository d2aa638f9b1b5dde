"""The classic game as a whole, on hands of a few cards: what the examples of the rules do not reach."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.engine.hands import Decision, begin
from tressette_desktop.engine.cards import DECK, Suit, cards
from tressette_desktop.engine.core.actions import (
    AskRedeal,
    Claim,
    Declare,
    Decline,
    KeepHand,
    LayDown,
    PlayCard,
)
from tressette_desktop.engine.core.events import CardPlayed, Claimed, Event, MeldDeclared, Said, TrickTaken
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.core.terms import DealScore, Meld, Signal, Special
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules import scoring
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import PAIRS, Seat

BARE = "buongioco=none"
NOTHING = (0, 0, 0, 0)


def layout(*hands: str) -> Layout:
    """The hands of the seats from 0 on; seat 0 deals, so seat 1 leads."""
    return Layout(tuple(map(cards, hands)))


def played(
    game: Game, dealt: Layout, *decisions: str | Decision, totals: tuple[int, ...] = NOTHING
) -> tuple[Table, list[Event]]:
    """The hand after these decisions, with all that happened; a text is cards, each played by whose turn it is."""
    step = begin(game, dealt, 0, totals)
    events = list(step.events)
    for decision in decisions:
        some = [decision] if isinstance(decision, tuple) else [PlayCard(each) for each in cards(decision)]
        for one in some:
            seat, action = one if isinstance(one, tuple) else (rules.awaited(game, step.table)[0], one)
            step = rules.apply(game, step.table, seat, action)
            events += step.events
    return step.table, events


def score(table: Table) -> DealScore:
    """How a finished hand was counted."""
    assert table.score is not None
    return table.score


# --- deal and play ---------------------------------------------------------------------------------------------------


def test_cards_are_dealt_five_and_five_from_the_dealers_right() -> None:
    hands = [
        list(pile) for pile in Match.new(game_of("classic"), dealer=2).layout(DECK).hands if isinstance(pile, tuple)
    ]
    packets = [list(DECK[top : top + 5]) for top in range(0, 40, 5)]
    assert [hands[seat][:5] for seat in (3, 0, 1, 2)] == packets[:4]
    assert [hands[seat][5:] for seat in (3, 0, 1, 2)] == packets[4:]


def test_play_goes_round_from_the_dealers_right_and_the_winner_leads() -> None:
    table, events = played(game_of("classic", BARE), layout("4c 4d", "5c 5d", "6c 3d", "7c 6d"), "5c 6c 7c 4c")
    assert [event.seat for event in events if isinstance(event, CardPlayed)] == [1, 2, 3, 0]
    assert [event.seat for event in events if isinstance(event, TrickTaken)] == [3]
    assert rules.awaited(game_of("classic", BARE), table) == (3,)


def test_with_the_four_of_coins_its_holder_leads_the_first_hand_only() -> None:
    game, dealt = game_of("classic", "first_lead=four_of_coins"), layout("4c 4d", "5c 5d", "6c 3d", "7c 6d")
    assert rules.awaited(game, begin(game, dealt, 0).table) == (0,)
    second = rules.start(game, dealt, dealer=0, totals=NOTHING, number=2)
    assert rules.awaited(game, second.table) == (1,)


def test_a_word_is_heard_with_its_card() -> None:
    (lead,) = cards("5c")
    table, events = played(
        game_of("classic"), layout("4c 4d", "5c 5d", "6c 3d", "7c 6d"), (1, PlayCard(lead, Signal.VOLO))
    )
    assert events[-2:] == [Said(1, Signal.VOLO, lead), CardPlayed(1, lead)]
    assert [(each.seat, each.signal, each.trick) for each in table.said] == [(1, Signal.VOLO, 0)]


# --- combinations ----------------------------------------------------------------------------------------------------

THREES, TWOS = Meld.of("3", "b"), Meld.of("2", "b")
COMBINING = layout("4c 4d 4s", "5c 5d 5s", "3c 3d 3s", "2c 2d 2s")
"""Seat 2 holds three threes, seat 3 three twos; seat 2 takes the first trick."""


def declared(events: list[Event]) -> list[tuple[Seat, str, int]]:
    """Who announced what, for how many points."""
    return [(each.seat, str(each.meld), each.points) for each in events if isinstance(each, MeldDeclared)]


def test_answers_are_private_and_announced_from_the_winner_of_the_first_trick_on() -> None:
    game = game_of("classic")
    table, events = played(game, COMBINING, "5c 3c 2c 4c", (3, Declare((TWOS,))))
    assert declared(events) == []
    assert rules.awaited(game, table) == (2,)
    table, events = played(game, COMBINING, "5c 3c 2c 4c", (3, Declare((TWOS,))), (2, Declare((THREES,))))
    assert declared(events) == [(2, "3-b", 3), (3, "2-b", 3)]
    assert rules.awaited(game, table) == (2,)


def test_a_card_played_to_the_first_trick_still_counts_and_later_none() -> None:
    game = game_of("classic")
    table, _ = played(game, COMBINING, "5c 3c 2c 4c", (2, Decline()), (3, Decline()), "3d")
    assert Declare((THREES,)) not in rules.legal(game, table, 2)
    assert Declare((TWOS,)) not in rules.legal(game, table, 3)
    end, _ = played(game, COMBINING, "5c 3c 2c 4c", (2, Decline()), (3, Decline()), "3d 2d 4d 5d 3s 2s 4s 5s")
    assert score(end).melds == (0, 0)


def test_four_of_a_rank_are_not_counted_again_where_three_of_it_were_implied() -> None:
    game = game_of("classic", "accuse_open=after_own_card accuse_implied=true")
    dealt = layout("4c", "3c 2c Ac 3d 2d Ad 3s 2s As 3b", "5c", "6c")
    napoletane, threes = tuple(map(Meld.napoletana, (Suit.COPPE, Suit.DENARI, Suit.SPADE))), Meld.of("3")
    table, events = played(game, dealt, "3b", (1, Declare(napoletane)))
    implied = [(1, "3-b", 3), (1, "2-b", 3), (1, "A-b", 3)]
    assert declared(events)[3:] == implied
    assert rules.refuse(game, table, 1, Declare((threes,))) is Reason.COMBINATION_TWICE
    assert [action for action in rules.free(game, table, 1) if isinstance(action, Declare)] == []
    _, events = played(game, dealt, "3b", (1, Declare((*napoletane, threes))))
    assert declared(events)[3:] == [(1, "43", 4), *implied[1:]]


def test_both_partners_have_the_points_of_a_combination_and_of_the_tricks() -> None:
    game = game_of("classic", "special=none")
    end, _ = played(
        game,
        COMBINING,
        "5c 3c 2c 4c",
        (2, Declare((THREES,))),
        (3, Decline()),
        "3d 2d 4d 5d 3s 2s 4s 5s",
        totals=(5, 7) * 2,
    )
    assert score(end).thirds == (6, 0)
    assert score(end).points == (3, 0)
    assert score(end).totals == (5 + 3 + 3, 7, 5 + 3 + 3, 7)


# --- claims ----------------------------------------------------------------------------------------------------------

CLAIMING = layout("4c Ad 4s", "5c 5d 5s", "3c 6d 6s", "2c 3d 7s")
"""Seat 2 takes the first trick, worth two thirds; in the second the ace of seat 0 lies on the table."""


def claimed(totals: tuple[int, ...], seat: Seat, *decisions: str | Decision, options: str = BARE) -> DealScore:
    """The score of a hand that a claim ends."""
    return score(played(game_of("classic", options), CLAIMING, *decisions, (seat, Claim()), totals=totals)[0])


def test_a_claim_counts_completed_tricks_of_both_partners_rounded_down() -> None:
    short = claimed((20, 0, 20, 0), 0, "5c 3c 2c 4c 6d 3d")
    assert short.verdict is not None
    assert (short.verdict.count, short.verdict.correct, short.winners, short.games) == (20, False, (1, 3), 1)
    assert short.totals == (20, 0, 20, 0)
    enough = claimed((21, 0, 21, 0), 0, "5c 3c 2c 4c")
    assert enough.verdict is not None
    assert (enough.verdict.count, enough.verdict.correct, enough.winners, enough.games) == (21, True, (0, 2), 1)


def test_the_trick_on_the_table_counts_for_nobody() -> None:
    running = claimed((0, 20, 0, 20), 3, "5c 3c 2c 4c 6d 3d Ad")
    assert running.verdict is not None
    assert (running.verdict.count, running.winners) == (20, (0, 2))
    complete = claimed((0, 20, 0, 20), 3, "5c 3c 2c 4c 6d 3d Ad 5d")
    assert complete.verdict is not None
    assert (complete.verdict.count, complete.winners) == (21, (1, 3))
    assert complete.thirds == (2, 4)


def test_a_right_claim_wins_whatever_the_others_have() -> None:
    assert claimed((21, 30, 21, 30), 2).winners == (0, 2)


def test_a_claim_made_while_combinations_are_asked_waits_for_them() -> None:
    game, first = game_of("classic"), "5c 3c 2c 4c"
    table, events = played(game, COMBINING, first, (0, Claim()), (2, Declare((THREES,))), totals=(18, 0, 18, 0))
    assert not [event for event in events if isinstance(event, Claimed)]
    table, events = played(
        game, COMBINING, first, (0, Claim()), (2, Declare((THREES,))), (3, Declare((TWOS,))), totals=(18, 0, 18, 0)
    )
    names = [type(event) for event in events if isinstance(event, MeldDeclared | Claimed)]
    assert names == [MeldDeclared, MeldDeclared, Claimed]
    assert score(table).verdict is not None
    assert score(table).winners == (0, 2)


def test_of_several_waiting_claims_the_first_in_the_order_of_the_announcements_is_judged() -> None:
    decisions: list[str | Decision] = ["5c 3c 2c 4c", (0, Claim()), (3, Claim()), (2, Decline()), (3, Decline())]
    verdict = score(played(game_of("classic"), COMBINING, *decisions)[0]).verdict
    assert verdict is not None
    assert verdict.seat == 3


def test_nothing_can_be_claimed_after_the_last_card() -> None:
    game = game_of("classic", BARE)
    table, _ = played(game, CLAIMING, "5c 3c 2c 4c 6d 3d Ad 5d 7s 4s 5s 6s", totals=(20, 20, 20, 20))
    assert not any(list(rules.legal(game, table, seat)) for seat in range(4))
    assert score(table).verdict is None


# --- special wins, and the end of a game -----------------------------------------------------------------------------

ALL_TO_A = layout("3c 4d 4s", "5c 5d 5s", "4c 3d 6s", "Ac Ad 7s")
"""Seats 0 and 2 can take the first two tricks; the third goes to the sevens."""


def test_a_special_win_beats_a_side_over_the_target_that_did_not_claim() -> None:
    game = game_of("classic", BARE)
    end, _ = played(game, layout("3c 4d", "5c 5d", "4c 3d", "Ac Ad"), "5c 4c Ac 3c 4d 5d 3d Ad", totals=(0, 30, 0, 30))
    assert (score(end).special, score(end).winners, score(end).games) == (Special.CAPPOTTO, (0, 2), 2)


def test_the_losers_last_trick_point_does_not_save_them_from_a_stramazzo() -> None:
    game = game_of("classic", BARE)
    end, _ = played(game, ALL_TO_A, "5c 4c Ac 3c 4d 5d 3d Ad 6s 7s 4s 5s")
    assert (score(end).special, score(end).winners, score(end).last_trick) == (Special.STRAMAZZO, (0, 2), 1)


def test_without_special_wins_the_hand_is_only_counted() -> None:
    end, _ = played(game_of("classic", f"{BARE} special=none"), ALL_TO_A, "5c 4c Ac 3c 4d 5d 3d Ad 6s 7s 4s 5s")
    assert (score(end).special, score(end).winners) == (None, ())
    assert score(end).totals == (2, 1, 2, 1)


@pytest.mark.parametrize(
    ("both_over", "totals", "winners"),
    [
        ("higher_total", (20, 22, 20, 22), (1, 3)),
        ("higher_total", (20, 21, 20, 21), ()),
        ("higher_total", (19, 20, 19, 20), ()),
        ("first_in_time", (19, 20, 19, 20), (0, 2)),
        ("last_trick_side", (20, 22, 20, 22), (1, 3)),
        ("last_trick_side", (30, 20, 30, 20), (1, 3)),
    ],
)
def test_both_over_the_target(both_over: str, totals: tuple[int, ...], winners: tuple[Seat, ...]) -> None:
    game = game_of("classic", f"{BARE} special=none both_over={both_over}")
    end, _ = played(game, ALL_TO_A, "5c 4c Ac 3c 4d 5d 3d Ad 6s 7s 4s 5s", totals=totals)
    assert score(end).winners == winners


def test_first_in_time_adds_the_thirds_of_tricks_before_it_drops_any() -> None:
    assert scoring.first_in_time((20, 0), [(0, "trick", 2), (0, "trick", 2)], 21) == 0


@pytest.mark.parametrize(("strict", "spared"), [(False, 3), (True, 1)])
def test_losers_are_spared_a_stramazzo_by_a_whole_point_or_strictly_by_a_third(strict: bool, spared: int) -> None:
    options = Options(stramazzo_strict=strict)
    tricks, made = (5, 1, 4, 0), (Special.STRAMAZZO, 0)
    assert scoring.special_win(PAIRS, tricks, (20, spared, 12 - spared, 0), options) is None
    assert scoring.special_win(PAIRS, tricks, (20, spared - 1, 13 - spared, 0), options) == made


# --- laying down -----------------------------------------------------------------------------------------------------


def test_who_lays_down_takes_every_trick_that_is_left() -> None:
    game, rest = game_of("classic", BARE), DECK[10:]
    dealt = Layout((rest[0::3], DECK[:10], rest[1::3], rest[2::3]))
    end, _ = played(game, dealt, (1, LayDown()))
    assert (score(end).thirds, score(end).points, score(end).last_trick) == ((0, 32), (0, 11), 1)
    assert (score(end).special, score(end).games) == (Special.CAPPOTTONE, 6)
    later, _ = played(game, dealt, f"3c {rest[1]} {rest[2]} {rest[0]}", (1, LayDown()))
    assert (score(later).thirds, score(later).special) == ((0, 32), Special.CAPPOTTONE)


# --- a weak hand -----------------------------------------------------------------------------------------------------


def test_weak_hands_are_asked_in_order_and_the_first_yes_annuls_the_deal() -> None:
    game, dealt = game_of("classic", "redeal=under_one_point"), layout("3c 2c Kc", "4c 4d 4s", "3d 2d Kd", "5c 5d 5s")
    asked, _ = played(game, dealt)
    assert rules.awaited(game, asked) == (1,)
    kept, _ = played(game, dealt, (1, KeepHand()))
    assert rules.awaited(game, kept) == (3,)
    annulled, _ = played(game, dealt, (1, KeepHand()), (3, AskRedeal()))
    assert annulled.over
    assert annulled.score is None
    match = Match.new(game, dealer=0)
    assert match.after(annulled) == match
    both_kept, _ = played(game, dealt, (1, KeepHand()), (3, KeepHand()))
    assert rules.awaited(game, both_kept) == (1,)
    assert PlayCard(cards("4c")[0]) in rules.legal(game, both_kept, 1)


# --- the match -------------------------------------------------------------------------------------------------------


def finished(game: Game, totals: tuple[int, ...]) -> Table:
    """A hand that side A wins with a cappotto."""
    return played(game, layout("3c 4d", "5c 5d", "4c 3d", "Ac Ad"), "5c 4c Ac 3c 4d 5d 3d Ad", totals=totals)[0]


def test_the_deal_passes_to_the_right_and_the_totals_are_kept() -> None:
    game = game_of("classic", f"{BARE} special=none")
    match = Match.new(game, dealer=3).after(finished(game, (3, 5, 3, 5)))
    assert (match.dealer, match.totals, match.hands, match.over) == (0, (3 + 3, 5, 3 + 3, 5), 1, False)


def test_a_game_won_ends_the_match_or_begins_the_next_one() -> None:
    single = Match.new(game_of("classic", BARE), dealer=1).after(finished(game_of("classic", BARE), NOTHING))
    assert (single.games, single.over) == ((2, 0, 2, 0), True)
    session = game_of("classic", f"{BARE} session=first_to_N_games session_games=4")
    match = replace(Match.new(session, dealer=1), totals=(9, 9, 9, 9), hands=5)
    once = match.after(finished(session, NOTHING))
    assert (once.dealer, once.totals, once.hands, once.games, once.over) == (2, NOTHING, 0, (2, 0, 2, 0), False)
    assert once.after(finished(session, NOTHING)).over
