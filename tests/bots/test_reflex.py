"""The reflex: what it learned, and how likely it finds a card."""

from __future__ import annotations

import random
from collections import Counter

import numpy as np

from tests.bots.imitate import Seen, Watch
from tests.bots.learn import PAIRS, dealt
from tressette_desktop.engine.bots import learned, learned_habits
from tressette_desktop.engine.bots.marks import FOLLOW, LEAD, THROW, size
from tressette_desktop.engine.bots.reflex import Instinct
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.bots.thinker import ERRING, REFLEX
from tressette_desktop.engine.kernel.bits import SUIT, bits
from tressette_desktop.engine.kernel.playout import ROLLS, play_out, reflected
from tressette_desktop.engine.kernel.position import Position
from tressette_desktop.engine.kernel.position import play as played

SIZES = (size(LEAD), size(THROW), size(FOLLOW))


def test_every_mark_has_its_weight() -> None:
    for weights in (learned.REFLEX, learned_habits.THINKERS, learned_habits.BOOKISH):
        assert tuple(map(len, weights)) == SIZES


def test_the_odds_of_a_choice_make_one_and_the_likeliest_card_is_played() -> None:
    rng = random.Random(3)
    for _ in range(30):
        hand = sum(1 << place for place in rng.sample(range(40), rng.randrange(2, 11)))
        out = sum(1 << place for place in range(40) if not hand >> place & 1 and rng.random() < 0.7)
        leads = {one: REFLEX.leads(hand, out, one) for one in bits(hand)}
        throws = {one: REFLEX.throws(hand, out, True, one) for one in bits(hand)}
        for odds, card in ((leads, REFLEX.lead(hand, out, 0)), (throws, REFLEX.throw(hand, out, True, 0))):
            assert abs(sum(odds.values()) - 1) < 1e-9
            assert odds[card] == max(odds.values())
        mine, rest = hand & SUIT, out & SUIT
        if mine:
            follows = {one: REFLEX.follows(mine, rest, 1 << 5, False, 1, 2, one) for one in bits(mine)}
            assert abs(sum(follows.values()) - 1) < 1e-9
            assert follows[REFLEX.follow(mine, rest, 1 << 5, False, 1, 2, 0)] == max(follows.values())


def test_who_errs_plays_each_card_as_often_as_it_is_likely() -> None:
    """With the heat that likelihoods have, the shares of the cards are these."""
    rng, erring, deals = random.Random(4), Instinct(heat=100.0), 4000
    for _ in range(12):
        hand = sum(1 << place for place in rng.sample(range(40), rng.randrange(2, 11)))
        out = sum(1 << place for place in range(40) if not hand >> place & 1 and rng.random() < 0.7)
        mine, rest = hand & SUIT or 5, out & SUIT & ~(hand & SUIT or 5)
        rolls = [rng.getrandbits(46) for _ in range(deals)]
        leads = Counter(erring.lead(hand, out, roll) for roll in rolls)
        throws = Counter(erring.throw(hand, out, False, roll) for roll in rolls)
        follows = Counter(erring.follow(mine, rest, 1 << 5, False, 1, 2, roll) for roll in rolls)
        for one in bits(hand):
            assert abs(leads[one] / deals - REFLEX.leads(hand, out, one)) < 0.035
            assert abs(throws[one] / deals - REFLEX.throws(hand, out, False, one)) < 0.035
        for one in bits(mine):
            assert abs(follows[one] / deals - REFLEX.follows(mine, rest, 1 << 5, False, 1, 2, one)) < 0.035


def test_play_outs_err_alike_from_the_same_roll_and_not_at_all_without_heat() -> None:
    rng = random.Random(5)
    for position in [dealt(rng) for _ in range(10)]:
        starts = range(0, ROLLS, 97)
        ends = [play_out(PAIRS, position, ERRING, 0, start) for start in starts]
        assert ends == [play_out(PAIRS, position, ERRING, 0, start) for start in starts]
        assert len(set(ends)) > 3
        assert len({play_out(PAIRS, position, REFLEX, 0, start) for start in starts}) == 1


def test_suits_of_a_kind_are_weighed_alike() -> None:
    """What was looked up for one suit holds for another of its kind: who looks nothing up says the same."""
    rng, met = random.Random(6), Instinct()
    for _ in range(600):
        mine = rng.randrange(1024) & rng.randrange(1024) or SUIT
        out = rng.randrange(1024) & rng.randrange(1024) & ~mine
        best = 1 << rng.randrange(11)
        best = best if not best & mine else 1 << 10
        asked = mine, out & ~best, best, rng.random() < 0.5, 1, 2
        new, one = Instinct(), rng.choice(list(bits(mine)))
        assert met.follow(*asked, 0) == new.follow(*asked, 0)
        assert met.follows(*asked, one) == new.follows(*asked, one)
        assert met.lead(mine, out, 0) == new.lead(mine, out, 0)
        assert met.leads(mine, out, one) == new.leads(mine, out, one)
        ours = asked[3]
        assert met.throw(mine, out, ours, 0) == new.throw(mine, out, ours, 0)
        assert met.throws(mine, out, ours, one) == new.throws(mine, out, ours, one)


def margin(first: Instinct, second: Instinct, position: Position) -> int:
    """What the first pair of hands makes more than the other, each playing by its own reflex."""
    while not position.over:
        position = played(PAIRS, position, reflected(PAIRS, position, (first, second)[PAIRS.sides[position.turn]]))
    return position.taken[0] - position.taken[1]


def test_what_was_learned_is_worth_a_lot() -> None:
    rng, blank = random.Random(8), Instinct(((0,) * SIZES[0], (0,) * SIZES[1], (0,) * SIZES[2]))
    deals = [dealt(rng) for _ in range(40)]
    assert sum(margin(REFLEX, blank, each) - margin(blank, REFLEX, each) for each in deals) > 2 * 40 * 5


def test_who_goes_by_the_book_is_foreseen() -> None:
    """Those who are taken to go by it play as it does far oftener than those who look for what a card promises."""
    watch, found = Watch("", BOTS["rulebook-1"], "foreseen"), []
    for weights in (learned_habits.BOOKISH, learned.REFLEX):
        foreseen = choices = 0
        for seen, some in zip(watch.seen(), weights, strict=True):
            foreseen += seen.foreseen(np.array(some))
            choices += len(seen.starts)
        found.append(foreseen / choices)
    assert found[0] > 0.7
    assert found[0] > found[1] + 0.15


def test_what_is_always_played_is_learned() -> None:
    rng, seen = random.Random(9), Seen(FOLLOW)
    for _ in range(60):
        cards = [(rng.randrange(20), tuple(rng.randrange(number) for number in FOLLOW[1])) for _ in range(3)]
        seen.add(cards, max(range(3), key=lambda at: cards[at][0]))
    assert seen.foreseen(np.array(seen.weights())) == 60
