"""Playing so that a partner can tell: what is expected of a seat is what all can see, and decides between equals."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from tests.bots.table import CLASSIC, Moment, play, shuffled, view_of
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.evidence import Telling
from tressette_desktop.engine.bots.legible import expectations, legible_first
from tressette_desktop.engine.bots.likelihood import Played
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.bots.reflex import Instinct
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.search import Trial
from tressette_desktop.engine.bots.thinker import THOUGHTFUL, Thinker
from tressette_desktop.engine.cards import in_order
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.kernel.bits import bit, mask_of
from tressette_desktop.engine.rules.game import Game, apply
from tressette_desktop.engine.rules.registry import game_of

PAIRS = ((0, 2), (1, 3))


def moments(hands: int, game: Game = CLASSIC) -> Iterator[Moment]:
    """The plays of some hands between rulebooks at which there was a choice."""
    for seed in range(hands):
        layout = game.variant.deal.layout(shuffled(random.Random(seed)), tuple(range(game.seats)), game.seats)
        bots, totals = (BOTS["rulebook"],) * game.seats, (0,) * game.seats
        for moment in play(bots, layout, game=game, dealer=game.seats - 1, totals=totals, seed=seed):
            if isinstance(moment.choice.action, PlayCard) and len(moment.legal) > 1:
                yield moment


def scene_of(moment: Moment, game: Game = CLASSIC) -> Scene:
    """What the seat sees."""
    return Scene(game, remember(moment.view))


def told_to(moment: Moment, seat: int) -> Played:
    """A play as another seat puts it down that has seen it."""
    step = apply(CLASSIC, moment.truth, moment.seat, moment.choice.action)
    scene = Scene(CLASSIC, remember(view_of(CLASSIC, step.table, moment.events + step.events, seat)))
    *_, last = Telling(scene, scene.frame_of(PAIRS)).plays()
    return last


def test_what_is_expected_of_a_seat_is_what_others_will_see_of_it() -> None:
    compared = 0
    for moment in moments(6):
        scene = scene_of(moment)
        telling = Telling(scene, scene.frame_of(PAIRS))
        seen = len(list(telling.plays()))
        action = moment.choice.action
        assert isinstance(action, PlayCard)
        one = bit(action.card)
        mine = telling.own(one)
        theirs = told_to(moment, (moment.seat + 1) % 4)
        assert replace(mine, said=0) == replace(theirs, since=theirs.since & ~one, said=0)
        compared += seen > 0
    assert compared > 60


def test_who_draws_a_card_of_a_suit_is_out_of_it_no_more() -> None:
    game, out, held = game_of("in_due"), 0, 0
    for moment in moments(20, game):
        scene = scene_of(moment, game)
        assert scene.memory.table.sides is not None
        telling = Telling(scene, scene.frame_of(scene.memory.table.sides))
        list(telling.plays())
        for place, seat in enumerate(scene.order):
            hand = mask_of(moment.truth.hand(seat))
            drawn = mask_of(card for who, card in moment.truth.drawn if who == seat)
            assert not hand & telling.voids[place]
            out += telling.voids[place] != 0
            held += hand & drawn != 0
    assert min(out, held) > 50


def test_what_is_expected_makes_one() -> None:
    """Where somebody asked for something, nothing but that is expected; so only hands without words are looked at."""
    looked = 0
    for moment in moments(12):
        if not moment.truth.said:
            playable = in_order({action.card for action in moment.legal if isinstance(action, PlayCard)})
            assert abs(sum(expectations(scene_of(moment), playable, THOUGHTFUL).values()) - 1) < 1e-9
            looked += 1
    assert looked > 40


def trials(scene: Scene, gap: float) -> tuple[Trial, ...]:
    """The cards of a hand, tried as often as each other: the first a gap above the others, which are equal."""
    cards = scene.memory.hand
    return tuple(Trial(card, [gap if at == 0 else 0.0] * 20) for at, card in enumerate(cards))


def leads() -> Iterator[Scene]:
    """Some leads with many tricks to come."""
    for moment in moments(12):
        if moment.truth.trick is None and len(moment.truth.tricks) < 4:
            yield scene_of(moment)


def test_of_equals_the_expected_card_is_in_front_and_a_better_one_stays_there() -> None:
    moved = 0
    for scene in leads():
        equal, better = trials(scene, 0.0), trials(scene, 2.0)
        expected = expectations(scene, scene.memory.hand, THOUGHTFUL)
        chosen = legible_first(scene, equal, THOUGHTFUL)[0].card
        assert expected[chosen] == max(expected.values())
        assert legible_first(scene, better, THOUGHTFUL)[0].card is scene.memory.hand[0]
        moved += chosen is not scene.memory.hand[0]
    assert moved > 10


def test_who_thinks_plays_what_is_expected_and_who_draws_nothing_from_plays_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def last_first(scene: Scene, some: Sequence[Trial], reflex: Instinct) -> tuple[Trial, ...]:
        return tuple(reversed(some))

    monkeypatch.setattr("tressette_desktop.engine.bots.thinker.legible_first", last_first)
    changed = {True: 0, False: 0}
    for moment in moments(1):
        for believes in changed:
            choice = Thinker("quick", 8, believes=believes).choose(
                moment.view, moment.legal, Thought(random.Random(1))
            )
            values = [each.value for each in choice.scored]
            changed[believes] += values[:1] != [max(values, default=0.0)] and len(values) > 1
    assert changed[True] > 5
    assert changed[False] == 0


def test_a_card_that_was_given_up_stays_behind() -> None:
    for scene in leads():
        first, *others = trials(scene, 0.0)
        given_up = tuple(Trial(each.card, each.values[:10]) for each in others)
        assert legible_first(scene, (first, *given_up), THOUGHTFUL)[0] is first


def test_little_is_given_up_for_it_when_few_tricks_are_left() -> None:
    """A sixth of a third decides nothing at a first lead, and all when a trick is left."""
    early = 0
    for moment in moments(12):
        scene = scene_of(moment)
        if moment.truth.trick is None and len(scene.memory.hand) in (10, 2):
            moved = legible_first(scene, trials(scene, 1 / 6), THOUGHTFUL)[0].card is not scene.memory.hand[0]
            assert not moved or len(scene.memory.hand) == 10
            early += moved
    assert early > 4


def test_who_has_no_partner_has_nobody_to_tell() -> None:
    alone = 0
    for game in (game_of("in_due"), game_of("terziglio")):
        for moment in moments(3, game):
            scene = scene_of(moment, game)
            if not scene.memory.partners:
                some = trials(scene, 0.0)
                assert legible_first(scene, some, THOUGHTFUL) == some
                alone += 1
    assert alone > 20
