"""Con la chiamata del tre (rules.md section 5)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress

import pytest

from tests.engine.hands import Hand, random_hand, replayed
from tests.engine.swap import exchanged
from tests.engine.test_secrets import only_asked_in_one
from tests.engine.variants.records import CHIAMATA, events, refused, table
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core import events as ev
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView, project, seen
from tressette_desktop.engine.errors import IllegalAction, Reason
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.outcome import by_seats
from tressette_desktop.engine.rules.phases.calling import caller

COMBINING = "D4 1:C4.3C7.54.CF5 2:76.A4.AC7.264 3:3A.K6.3K6.3K7 4:2KF5.2F5.2F.A"
"""Seat 3 holds three threes, the one of batons among them; seat 4 three twos."""

FOUR_THREES = "D4 1:3.3.3.32AKCF7 2:2AKCF76..A.65 3:54.2AKCF.2K.4 4:.7654.CF7654."


def test_eldest_calls_a_three_that_he_does_not_hold() -> None:
    assert table("chiamata", CHIAMATA, "1:?3b").called is card("3b")
    assert refused("chiamata", CHIAMATA, "1:?3d") is Reason.CALLED_CARD_HELD
    assert refused("chiamata", CHIAMATA, "1:?2c") is Reason.CALLED_CARD_NOT_ALLOWED
    assert refused("chiamata", CHIAMATA, "2:?3d") is Reason.NOT_YOUR_TURN


def test_any_card_but_an_ace_may_be_called_by_option() -> None:
    assert table("chiamata", CHIAMATA, "1:?Kb", options="call_any=true").called is card("Kb")
    assert refused("chiamata", CHIAMATA, "1:?Ab", options="call_any=true") is Reason.CALLED_CARD_NOT_ALLOWED


def test_who_holds_all_threes_calls_a_two_or_plays_alone() -> None:
    assert table("chiamata", FOUR_THREES, "1:?2c").called is card("2c")
    assert refused("chiamata", FOUR_THREES, "1:?Ac") is Reason.CALLED_CARD_NOT_ALLOWED
    alone = table("chiamata", FOUR_THREES, "1:?-", options="all_threes=play_alone")
    assert alone.official
    assert alone.sides == ((0,), (1, 2, 3))


def test_a_player_alone_may_make_what_one_player_makes() -> None:
    """Ten batons are his, one after the other: cappottone, six games (4.11, 5.9)."""
    deal = "D4 1:3.3.3.32AKCF7 2:2AKCF76..A.65 3:54.2AKCF.2K.4 4:.7654.CF7654."
    end = table("chiamata", deal, "1:?- 1:3b 2:6b 3:4b 4:4s 1:!laydown", options="all_threes=play_alone buongioco=none")
    assert end.score is not None
    assert end.score.special is not None
    assert end.score.special.name == "CAPPOTTONE"
    assert end.score.winners == (0,)


def test_only_the_holder_knows_the_partner_until_the_card_falls() -> None:
    called = table("chiamata", CHIAMATA, "1:?3b")
    assert called.sides == ((0, 2), (1, 3))
    assert [project(called, seat).sides for seat in (0, 1, 2, 3, None)] == [None, None, called.sides, None, None]
    kinds = [type(each) for each in events("chiamata", CHIAMATA, "1:?3b 1:3d 2:4d 3:Kd 4:5d 4:+2-b 1:5b 2:2b 3:3b")]
    assert kinds == [ev.CardPlayed, ev.PairOfficial]


def test_the_pair_is_official_before_the_trick_is_taken() -> None:
    deal = CHIAMATA.replace("D4", "D3")
    played = events("chiamata", deal, "4:?3b 4:Ab 1:Fb 2:2b 3:3b")
    assert [type(each) for each in played][:3] == [ev.CardPlayed, ev.PairOfficial, ev.TrickTaken]


def test_a_combination_with_the_called_card_makes_the_pair_official_at_once() -> None:
    """The other's three twos form nothing, though they lack the suit of the called card (5.4)."""
    told = events("chiamata", COMBINING, "1:?3b 1:3d 2:4d 3:6d 4:5d 4:+2-b 3:+3-d")
    kinds = [(type(each), getattr(each, "seat", None)) for each in told if not isinstance(each, ev.Answered)]
    assert kinds[:3] == [(ev.MeldDeclared, 2), (ev.PairOfficial, None), (ev.MeldDeclared, 3)]


def test_laying_down_shows_the_pair() -> None:
    deal = "D4 1:.32AKCF7654.. 2:32AKCF7654... 3:..32AKCF7654. 4:...32AKCF7654"
    shown = [type(each) for each in events("chiamata", deal, "1:?3c 1:!laydown", options="buongioco=none")]
    assert shown[:2] == [ev.LaidDown, ev.PairOfficial]


def test_a_claim_before_the_call_has_nothing_to_judge() -> None:
    assert refused("chiamata", CHIAMATA, "2:!claim") is Reason.NOT_NOW


def test_a_claim_shows_the_sides_and_is_judged_for_the_claimant_alone() -> None:
    """Seat 1 has 19 and three points of a combination of his secret partner's; that one has 10 (5.8)."""
    lines = ("1:?3b 1:3d 2:4d 3:6d 4:5d", "3:+3-d 4:+- 1:!claim")
    end = table("chiamata", COMBINING, *lines, start="18/2/10/2")
    assert end.verdict is not None
    assert (end.verdict.count, end.verdict.correct) == (21, True)
    assert end.official
    assert end.score is not None
    assert end.score.winners == (0,)
    wrong = table("chiamata", COMBINING, *lines, start="17/2/10/2").score
    assert wrong is not None
    assert wrong.winners == (1, 3)


def test_claims_by_the_engine_wait_until_the_pair_is_official() -> None:
    lines = "1:?3b 1:3d 2:4d 3:Kd 4:5d 4:+-"
    waiting = table("chiamata", CHIAMATA, lines, options="claims=auto", start="21/0/0/0")
    assert waiting.verdict is None
    first, second = "1:5b 2:2b 3:3b 4:Ab", "1:?3b 1:3d 2:4d 3:Kd 4:5d 4:+-"
    known = table("chiamata", CHIAMATA, second, first, options="claims=auto", start="20/0/0/0")
    assert known.verdict is not None
    assert (known.verdict.seat, known.verdict.count) == (0, 22)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((21, 10, 20, 10), (0,)),
        ((22, 10, 24, 10), (2,)),
        ((22, 10, 22, 10), (0, 2)),
        ((22, 22, 5, 10), ()),
        ((20, 20, 5, 10), ()),
        ((22, 21, 22, 22), ()),
    ],
)
def test_the_highest_total_wins_and_only_partners_share_a_win(
    totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert by_seats(table("chiamata", CHIAMATA), Options(), ((0, 2), (1, 3)), totals) == winners


def test_points_of_combinations_are_entered_for_both_at_the_end() -> None:
    told = table("chiamata", CHIAMATA, "1:?3b 1:3d 2:4d 3:Kd 4:5d 4:+2-b")
    assert told.totals == (0, 0, 0, 0)
    assert [each.points for each in told.melds] == [3]


def other_partners(hand: Hand, decided: int, seat: int) -> Iterator[Hand]:
    """The same hand with the called card in the hand of another whose cards that seat does not see either."""
    truth = hand.steps[decided].table
    holder = next(each for each in truth.order if truth.called in truth.hand(each))
    assert truth.called is not None
    for other in truth.order:
        if seat != holder and other not in (seat, holder, caller(truth)):
            for card in truth.hand(other):
                with suppress(IllegalAction):
                    yield replayed(hand, hand.decisions[:decided], exchanged(hand.layout, truth.called, card))


@pytest.mark.parametrize("name", ["chiamata", "quintiglio"])
@pytest.mark.parametrize("bot", ["random", "rulebook", "principiante"])
def test_nothing_tells_who_the_hidden_partner_is(name: str, bot: str) -> None:
    """With the called card in another hand nobody else sees, may do or (a bot) does anything else."""
    compared = 0
    for seed in range(6 if name == "chiamata" else 60):
        hand = random_hand(name, seed)
        secret = [n for n, step in enumerate(hand.steps[:-1]) if step.table.sides and not step.table.official]
        for decided in secret[::9]:
            truth = hand.steps[decided].table
            events = tuple(event for step in hand.steps[: decided + 1] for event in step.events)
            for seat in truth.order:
                for other in other_partners(hand, decided, seat):
                    assert other.end.sides != truth.sides
                    if only_asked_in_one(hand.game, other.end, truth):
                        continue
                    assert project(other.end, seat) == project(truth, seat)
                    assert seen(other.events, seat) == seen(events, seat)
                    assert chosen(hand.game, other.end, seat, bot) == chosen(hand.game, truth, seat, bot)
                    compared += 1
    assert compared > 100


def chosen(game: rules.Game, truth: Table, seat: int, bot: str) -> object:
    """What a bot does in the place of a seat that is awaited, or whether it interrupts."""
    view = PlayerView(seat, project(truth, seat), (), game.variant.key, game.options.text(game.variant.defaults))
    thought = Thought(random.Random(7))
    if seat not in rules.awaited(game, truth):
        return BOTS[bot].interrupt(view, tuple(rules.free(game, truth, seat)), thought)
    return BOTS[bot].choose(view, tuple(rules.legal(game, truth, seat)), thought).action
