"""Bots say nothing but what is true, and take from the words of others what they prove."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.bots.table import Moment, deal, play, shuffled, view_of
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.bots.speak import helps, spoken
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.core.events import DeclarationMade
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.bits import bit, mask_of
from tressette_desktop.engine.kernel.playout import asks
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules import signals, speech
from tressette_desktop.engine.rules.declarations.heard import could_say
from tressette_desktop.engine.rules.game import Game, apply, awaited, legal
from tressette_desktop.engine.rules.presets import FEDERATION, TRADITIONAL
from tressette_desktop.engine.rules.registry import game_of

CODES = (
    "",
    "code=alternative",
    "code=ludopoli",
    "code=ludopoli other_suits_by_anyone=true feci_un_piombo=true once_per_suit=false",
    "code=fitres",
    FEDERATION,
    TRADITIONAL,
)


def moments(bot: str, options: str, deals: int, key: str = "classic") -> Iterator[Moment]:
    """Every decision in the tricks of some hands between four of a bot."""
    game = game_of(key, options)
    for seed in range(deals):
        layout = deal(shuffled(random.Random(f"words {seed}")), game)
        for moment in play((BOTS[bot],) * 4, layout, game=game, seed=seed):
            if moment.truth.phase == "tricks":
                yield moment


@pytest.mark.parametrize("options", CODES)
def test_what_a_rulebook_says_is_legal_and_true(options: str) -> None:
    game = game_of("classic", options)
    spoken: Counter[str] = Counter()
    for moment in moments("rulebook", options, 12):
        action, truth = moment.choice.action, moment.truth
        if not isinstance(action, PlayCard):
            continue
        assert action in moment.legal
        held = speech.holding(truth, moment.seat, action.card) if truth.trick is None else None
        if action.word is not None and held is not None:
            assert signals.true(game.rules, action.word, held)
            spoken[action.word.value] += 1
        for event in apply(game, truth, moment.seat, action).events if action.ticks else ():
            if isinstance(event, DeclarationMade):
                spoken[event.row[0]] += 1
                assert held is None or event.row[0] not in "DE" or could_say(game.rules, event.row, event.words, held)
    assert spoken.total() > 25
    assert len(spoken) > 1


@pytest.mark.parametrize("options", CODES)
def test_words_prove_nothing_false_and_something(options: str) -> None:
    narrowed = known = 0
    for moment in moments("random", options, 10):
        memory, seats = remember(moment.view), moment.truth
        deaf = remember(moment.view_without_words())
        for seat, possible in memory.may_hold.items():
            assert memory.holds[seat] <= set(seats.hand(seat)) <= possible
            assert possible <= deaf.may_hold[seat]
            narrowed += len(deaf.may_hold[seat]) - len(possible)
            known += len(memory.holds[seat]) - len(deaf.holds[seat])
    assert narrowed > 100
    assert known > 20


@pytest.mark.parametrize(
    ("key", "options"),
    [
        ("chiamata", "code=ludopoli"),
        ("terziglio", "code=ludopoli"),
        ("terziglio", "code=alternative"),
        ("quintiglio", "code=fitres"),
        ("trzy_siodemki", "code=ludopoli pl_must_trump=true"),
    ],
)
def test_no_hand_is_mistaken_where_cards_lie_aside_or_change_hands(key: str, options: str) -> None:
    said, game = 0, game_of(key, options)
    for seed in range(12):
        for table, view in views(game, "random", seed):
            if table.phase != "tricks":
                continue
            memory = remember(view)
            for seat, possible in memory.may_hold.items():
                assert memory.holds[seat] <= set(table.hand(seat)) <= possible
            said += len(table.said) + len(table.declarations)
    assert said > 100


def test_busso_is_said_at_a_table_where_it_is_in_hands_that_are_played_out() -> None:
    said: Counter[bool] = Counter()
    for moment in moments("rulebook", "code=classic", 8):
        if moment.truth.trick is not None:
            continue
        memory = remember(moment.view)
        whole, out = mask_of(memory.hand), mask_of(memory.unseen)
        for card in memory.hand:
            plays = [each for each in moment.legal if isinstance(each, PlayCard) and each.card is card]
            if helps(memory, card.suit) and any(each.word is Signal.BUSSO for each in plays):
                asked = asks(whole, out, bit(card))
                assert (spoken(memory, card, plays).word is Signal.BUSSO) == asked
                said[asked] += 1
    assert min(said[True], said[False]) > 20


def views(game: Game, bot: str, seed: int) -> Iterator[tuple[Table, PlayerView]]:
    """The table, and what the seat awaited sees of it, before every decision of a hand of any variant."""
    rng = random.Random(seed)
    match = Match.new(game, dealer=0)
    step = match.deal(match.layout(shuffled(rng)))
    events, table = step.events, step.table
    while not table.over:
        seat = awaited(game, table)[0]
        view = view_of(game, table, events, seat)
        yield table, view
        choice = BOTS[bot].choose(view, tuple(legal(game, table, seat)), Thought(rng))
        step = apply(game, table, seat, choice.action)
        events, table = events + step.events, step.table
