"""Judging cards: the same judgement for the same question, nobody blamed by chance, nothing seen that was hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from statistics import mean

import pytest

from tests.bots.hand import HANDS, Hand
from tests.bots.table import CLASSIC, Moment, deal, play, shuffled, view_of
from tests.bots.test_honesty import redealt
from tressette_desktop.engine.bots.appraise import appraise
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.grading import ERRORS, Appraisal, Grade, graded
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.bots.sample import Sample, sampled
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.search import search
from tressette_desktop.engine.bots.thinker import PLAYERS
from tressette_desktop.engine.bots.worlds import World
from tressette_desktop.engine.cards import Rank, card
from tressette_desktop.engine.core.actions import PlayCard, play_card
from tressette_desktop.engine.kernel.bits import bit
from tressette_desktop.engine.rules.registry import game_of


def plays(deals: int, bot: str = "rulebook") -> Iterator[Moment]:
    """The cards that seat 1 plays in some hands between four of a bot."""
    for seed in range(deals):
        for moment in play((BOTS[bot],) * 4, deal(shuffled(random.Random(f"judged {seed}"))), seed=seed):
            if isinstance(moment.choice.action, PlayCard) and moment.seat == 1:
                yield moment


def judged(moment: Moment, seed: int = 1, deals: int = 30) -> Appraisal:
    assert isinstance(moment.choice.action, PlayCard)
    return appraise(moment.view, moment.legal, moment.choice.action, Thought(random.Random(seed)), deals)


def test_the_same_question_gets_the_same_judgement() -> None:
    for moment in plays(2):
        found = judged(moment)
        assert found == judged(moment)
        assert found.played in [each.action for each in found.tried]
        assert (found.grade is Grade.ONLY) is (len(found.tried) == 1) is (found.other is None)
        assert (found.loss > 0) <= (found.tried[0].action != found.played)
        if found.grade in ERRORS:
            assert found.loss == found.gap > 2 * found.error


def test_what_is_hidden_changes_no_judgement() -> None:
    rng, looked = random.Random(3), 0
    for moment in plays(2):
        assert isinstance(moment.choice.action, PlayCard)
        table, events = redealt(moment, rng)
        view = view_of(CLASSIC, table, events, moment.seat)
        other = appraise(view, moment.legal, moment.choice.action, Thought(random.Random(1)), 20)
        assert other == judged(moment, deals=20)
        looked += other.grade is not Grade.ONLY
    assert looked > 8


@pytest.mark.parametrize(
    ("gap", "error", "best", "grade"),
    [
        (3.0, 0.0, False, Grade.BLUNDER),
        (2.99, 0.0, False, Grade.MISTAKE),
        (1.5, 0.0, False, Grade.MISTAKE),
        (1.49, 0.0, False, Grade.INACCURACY),
        (0.5, 0.0, False, Grade.INACCURACY),
        (0.49, 0.0, False, Grade.FINE),
        (9.0, 5.0, False, Grade.CLOSE),
        (0.0, 0.0, False, Grade.CLOSE),
        (0.2, 0.0, True, Grade.BEST),
        (0.0, 0.0, True, Grade.BEST),
        (0.2, 0.1, True, Grade.CLOSE),
        (0.2, 0.01, True, Grade.BEST),
    ],
)
def test_only_what_is_certain_is_blamed(gap: float, error: float, best: bool, grade: Grade) -> None:
    assert graded(gap, error, 2, is_best=best) is grade


def test_the_more_cards_the_surer_a_difference_must_be() -> None:
    assert graded(1.0, 0.19, 2, is_best=False) is Grade.INACCURACY
    assert graded(1.0, 0.19, 9, is_best=False) is Grade.FINE


def test_chance_alone_seldom_makes_an_error() -> None:
    """Nine cards that are equally good, a thousand times: the one played is blamed no oftener than was allowed."""
    rng, blamed = random.Random(1), 0
    for _ in range(1000):
        means = [rng.gauss(0.0, 1.0) for _ in range(9)]
        best = max(means)
        blamed += graded(best - means[0], 2**0.5, 9, is_best=best == means[0]) not in (Grade.CLOSE, Grade.BEST)
    assert blamed <= 15


def test_the_error_of_a_sample() -> None:
    one, two = World({}, 1), World({}, 2)
    drawn = Sample((one, one, two, two), (1.0,) * 4, complete=False)
    assert drawn.mean([0.0, 0.0, 4.0, 4.0]) == 2.0
    assert drawn.error([0.0, 0.0, 4.0, 4.0]) == pytest.approx(2.0)  # of two deals, not of four
    everything = Sample((one, two), (1.0, 0.5), complete=True)
    assert everything.mean([0.0, 3.0]) == 1.0
    assert everything.error([0.0, 3.0]) == 0.0


def test_drawn_deals_tell_what_all_of_them_tell_within_their_error() -> None:
    moment = next(each for each in plays(9) if len(each.truth.tricks) == 6)
    memory = remember(moment.view)
    scene, three = Scene(CLASSIC, memory), bit(memory.unseen[0])
    holder = next(iter(memory.may_hold))

    def value(sample: Sample) -> list[float]:
        return [float(bool(world.hands[holder] & three)) for world in sample.worlds]

    everything = sampled(scene, 10000, random.Random(1))
    assert everything.complete
    truth = everything.mean(value(everything))
    some = [sampled(scene, 400, random.Random(seed)) for seed in range(30)]
    assert not any(each.complete for each in some)
    offs = [(each.mean(value(each)) - truth) / each.error(value(each)) for each in some]
    assert abs(mean(offs)) < 0.6
    assert mean(each * each for each in offs) < 2.2


def test_missing_threes_are_where_they_may_be() -> None:
    told = 0
    for moment in plays(2):
        memory, found = remember(moment.view), judged(moment, deals=20)
        assert {each.card for each in found.threes} == {each for each in memory.unseen if each.rank is Rank.THREE}
        for each in found.threes:
            told += 1
            assert sum(part for _, part in each.seats) + each.aside == pytest.approx(1.0, abs=0.01)
            for seat, part in each.seats:
                assert each.card in memory.may_hold[seat] or part == 0.0
                assert each.card not in memory.holds[seat] or part == 1.0
    assert told > 10


def test_an_ace_thrown_to_the_opponents_costs_something() -> None:
    hand = Hand().do("3c", "Fc")
    seat = 3
    found = appraise(hand.view(seat), hand.possible(), play_card(card("Ac")), Thought(random.Random(1)), 200)
    assert found.grade not in ERRORS  # on the three of the partner it is at home
    hand = Hand({**HANDS, 1: "7c 5c 4c Kd 6d 5s 4s 7b 6b 2s", 2: "3c Kc Fc 2d Cd 7d As 7s 3b 5b"}).do("7c", "3c")
    found = appraise(hand.view(seat), hand.possible(), play_card(card("Ac")), Thought(random.Random(1)), 200)
    assert found.grade in ERRORS
    assert found.takes[0] == 0.0


def test_a_single_deal_is_judged_with_as_many_orders_of_the_stock_as_others_would_be() -> None:
    """Where all cards of the opponent were seen in a game for two, and what is left of the stock may come anyhow."""
    game, looked = game_of("in_due"), 0
    layout = game.variant.deal.layout(shuffled(random.Random(1)), (0, 1), 2)
    for moment in play((BOTS["random"],) * 2, layout, game=game, dealer=1, totals=(0, 0), seed=1):
        memory = remember(moment.view)
        if not moment.truth.stock or moment.truth.phase != "tricks" or len(memory.hand) < 2:
            continue
        other = 1 - moment.seat
        held = frozenset(moment.truth.hand(other))
        scene = Scene(game, replace(memory, may_hold={other: held}, holds={other: held}))
        sample = sampled(scene, 20, random.Random(1))
        trials = search(scene, memory.hand[:2], sample.worlds, PLAYERS, random.Random(1))
        assert len(sample.worlds) == 20
        assert all(min(each.values) <= sample.mean(each.values) <= max(each.values) for each in trials)
        looked += 1
    assert looked > 10
