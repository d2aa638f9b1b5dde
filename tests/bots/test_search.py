"""The search and what it stands on: beliefs, neighbours, aims; and the same answer to the same question."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.bots.hand import Hand
from tests.bots.table import CLASSIC, Moment, deal, play, shuffled
from tressette_desktop.engine.bots.aim import aim_of
from tressette_desktop.engine.bots.beliefs import Beliefs, drawn_by_weight, effective
from tressette_desktop.engine.bots.bot import Choice, Thought
from tressette_desktop.engine.bots.facts import voids
from tressette_desktop.engine.bots.hint import Ground, advise
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.bots.oblivion import forgetful, inattentive
from tressette_desktop.engine.bots.reflex import Instinct
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.bots.scene import Scene, alike
from tressette_desktop.engine.bots.search import imagine, search, takes
from tressette_desktop.engine.bots.thinker import PLAYERS, REFLEX, Thinker, worth_trying
from tressette_desktop.engine.bots.worlds import World, Worlds
from tressette_desktop.engine.cards import card, cards, in_order
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.kernel.bits import bit, mask_of
from tressette_desktop.engine.kernel.playout import MUTE
from tressette_desktop.engine.kernel.solver import Solver
from tressette_desktop.engine.rules.game import awaited
from tressette_desktop.engine.rules.registry import game_of

QUICK = Thinker("quick", 12)


def moments(deals: int, bot: str = "rulebook") -> Iterator[Moment]:
    for seed in range(deals):
        for moment in play((BOTS[bot],) * 4, deal(shuffled(random.Random(f"search {seed}"))), seed=seed):
            if moment.truth.phase == "tricks":
                yield moment


def chosen(moment: Moment, seed: int) -> Choice:
    return QUICK.choose(moment.view, moment.legal, Thought(random.Random(seed)))


def test_the_same_question_gets_the_same_answer_and_a_legal_one() -> None:
    weighed = 0
    for moment in moments(2):
        choice = chosen(moment, 5)
        assert choice == chosen(moment, 5)
        assert choice.action in moment.legal
        assert not choice.scored or choice.scored[0].action == choice.action
        weighed += len(choice.scored) > 1
    assert weighed > 25


def test_a_deal_that_is_known_is_solved() -> None:
    solved = 0
    for moment in moments(2):
        memory = remember(moment.view)
        cards_left = worth_trying(memory, in_order({each.card for each in moment.legal if isinstance(each, PlayCard)}))
        if len(memory.hand) > 4 or len(cards_left) < 2:
            continue
        scene = Scene(CLASSIC, memory)
        world = World({each: mask_of(moment.truth.hand(each)) for each in memory.may_hold}, 0)
        position, frame = scene.position(world, random.Random(1)), scene.frame(world)
        expected = Solver(frame).values(position)
        aims, sign = aim_of(scene), -1 if frame.sides[scene.place] else 1
        for trial in search(scene, cards_left, [world], (REFLEX, REFLEX), random.Random(1)):
            assert trial.values == [sign * aims[expected[bit(trial.card)]]]
            solved += 1
    assert solved > 10


@pytest.mark.parametrize("seed", range(3))
def test_a_deal_that_explains_the_plays_weighs_more_and_none_dies(seed: int) -> None:
    true, other = 0.0, 0.0
    for moment in moments(6):
        if moment.truth.trick is None and len(moment.truth.tricks) == 5:
            memory = remember(moment.view)
            truth = World({each: mask_of(moment.truth.hand(each)) for each in memory.may_hold}, 0)
            some = list(Worlds.of(memory).draw(random.Random(seed), 8))
            weights = Beliefs(Scene(CLASSIC, memory), REFLEX).weigh([truth, *some])
            assert max(weights) == 1.0
            assert min(weights) > 0.0
            true, other = true + weights[0], other + sum(weights[1:]) / 8
    assert true > other


def test_deals_are_drawn_as_often_as_they_weigh() -> None:
    worlds = [World({}, number) for number in range(3)]
    drawn = drawn_by_weight(worlds, [1.0, 0.5, 0.0], 300, random.Random(1))
    assert [drawn.count(world) for world in worlds] == [200, 100, 0]
    assert effective([1.0, 0.5, 0.5]) == pytest.approx(8 / 3)


def test_the_first_deals_are_of_all_kinds() -> None:
    """After twenty deals cards are given up: where few are possible, these must not all be the first of them."""
    moment = next(each for each in moments(9) if len(each.truth.tricks) == 7 and each.truth.trick is None)
    scene = Scene(CLASSIC, remember(moment.view))
    drawn, _ = imagine(scene, 400, REFLEX, random.Random(1))
    assert len({id(world) for world in drawn}) > 8
    assert len({id(world) for world in drawn[:20]}) > 6


def test_a_single_deal_is_played_out_often_where_it_is_not_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tressette_desktop.engine.bots.search._ALONE", 15)
    times = {}
    for moment in moments(1):
        memory = remember(moment.view)
        truth = World({each: mask_of(moment.truth.hand(each)) for each in memory.may_hold}, 0)
        trials = search(Scene(CLASSIC, memory), memory.hand[:2], [truth], PLAYERS, random.Random(1))
        times[len(memory.hand)] = {len(each.values) for each in trials}
    assert times == {left: {1} if left < 5 else {15} for left in range(2, 11)}


WHOLE_TRICK = ("5c busso", "Fc", "2c", "Cc")


@pytest.mark.parametrize(
    ("code", "played", "busso"),
    [
        ("classic", (), 0),
        ("classic", ("5c busso",), 1),
        ("classic", ("5c striscio",), 0),
        ("classic", ("5c",), 0),
        ("classic", ("5c busso", "Fc"), 1),
        ("classic", WHOLE_TRICK, 0),
        ("alternative", ("5c busso",), MUTE),
        ("none", ("5c",), MUTE),
    ],
)
def test_hands_played_out_hear_what_was_said_with_this_trick_in_the_classic_code(
    code: str, played: tuple[str, ...], busso: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = set()

    def deaf(*told: object) -> int:
        heard.add(told[-1])
        return 0

    monkeypatch.setattr("tressette_desktop.engine.bots.search.play_out", deaf)
    hand = Hand(options=f"code={code}").do(*played)
    memory = remember(hand.view(awaited(hand.game, hand.table)[0]))
    scene = Scene(hand.game, memory)
    deals = list(Worlds.of(memory).draw(random.Random(1), 2))
    search(scene, memory.hand[:2], deals, PLAYERS, random.Random(1))
    assert heard == {busso}


class Shy(Instinct):
    """Follows with the lowest card."""

    def follow(self, mine: int, out: int, best: int, ours: bool, after: int, pot: int, roll: int) -> int:
        return mine & -mine


@pytest.mark.parametrize(("code", "given"), [("classic", True), ("none", False)])
def test_a_partner_who_is_asked_is_taken_to_give_his_highest_card(code: str, given: bool) -> None:
    deal = {1: "Ac 6c 5c 4c Kd 6d 5s 4s 7b 6b", 2: "Kc Fc 2d Cd 7d 2s As 7s 3b 5b"}
    deal |= {3: "3c 2c 7c 3d Ad Fd 3s 6s Ab 4b", 0: "Cc 5d 4d Ks Cs Fs 2b Kb Cb Fb"}
    hand = Hand(deal, f"code={code}")
    memory = remember(hand.view(1))
    truth = World({each: mask_of(hand.table.hand(each)) for each in memory.may_hold}, 0)
    assert takes(Scene(hand.game, memory), truth, card("6c"), Shy(), random.Random(1)) is given


def test_neighbours_stand_for_each_other() -> None:
    memory = replace(remember(Hand().view(1)), unseen=cards("6c 3d 2d"))
    hand = in_order(cards("7c 5c 4c Kd Cd Ad"))
    stands = {str(one): str(other) for one, other in alike(hand, memory).items()}
    assert stands == {"7c": "7c", "5c": "4c", "4c": "4c", "Ad": "Ad", "Kd": "Cd", "Cd": "Cd"}


def test_aims() -> None:
    pairs = aim_of(Scene(CLASSIC, remember(Hand().view(1))))
    assert len(pairs) == 36
    assert pairs[20] - pairs[15] == 10
    assert pairs[33] - pairs[32] > 2


def test_weaker_players_miss_things() -> None:
    for moment in moments(1, "random"):
        memory = remember(moment.view)
        blind, short = inattentive(memory), forgetful(memory, 1)
        assert set(blind.unseen) == set(memory.unseen) <= set(short.unseen)
        assert all(memory.may_hold[seat] <= cards for seat, cards in blind.may_hold.items())
    assert len(short.unseen) > len(blind.unseen)


def test_a_hint_says_what_it_rests_on() -> None:
    grounds, closes, told = set(), set(), 0
    for moment in moments(3):
        hint = advise(moment.view, moment.legal, Thought(random.Random(1)), deals=24)
        if hint is None:
            continue
        told += 1
        own = {action.card for action in moment.legal if isinstance(action, PlayCard)}
        assert {hint.best, hint.second or hint.best} <= own
        assert all(0 <= reason.share <= 1 for reason in hint.reasons)
        grounds |= {reason.ground for reason in hint.reasons}
        closes |= {hint.close}
    assert told > 80
    assert grounds == set(Ground)
    assert closes == {True, False}


def test_who_thinks_plays_whole_hands_for_two_in_which_suits_run_out_while_the_stock_lasts() -> None:
    """Deals in which somebody had what he did not follow with cannot be weighed: half of these hands ended so once."""
    game, thrown = game_of("in_due"), 0
    for seed in range(4):
        layout = game.variant.deal.layout(shuffled(random.Random(seed)), (0, 1), 2)
        for moment in play((QUICK, QUICK), layout, game=game, dealer=1, totals=(0, 0), seed=seed):
            thrown += moment.truth.phase == "tricks" and any(voids(moment.truth, seat) for seat in (0, 1))
    assert thrown > 60
