"""The strong levels play nothing that a partner would call silly: asked wherever it could be done, on fixed deals.

The hands are played by rulebooks; where one of the cards that may be played would be silly and another would not, the
levels are asked. They think in a fortieth of their deals, so they err rather more than they do at a table.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

from tests.bots.hand import Hand
from tests.bots.table import CLASSIC, Moment, play, shuffled
from tressette_desktop.commands.manners import (
    helps_the_declarer,
    ignores_busso,
    overtakes,
    throws_an_ace,
)
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.lead import owed_back, spends_all_threes
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.bots.thinker import Thinker, worth_trying
from tressette_desktop.engine.cards import Card, cards
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.registry import game_of

DEALS = 18
"""How many deals of the classic game; a sixth as many of terziglio are played beside them."""


@cache
def tempting() -> tuple[tuple[Moment, frozenset[Card]], ...]:
    """The moments at which some of the cards would be silly, and those cards."""
    return tuple(
        (moment, bad)
        for game, deals in ((CLASSIC, DEALS), (game_of("terziglio"), DEALS // 6))
        for seed in range(deals)
        for moment in hand(game, seed)
        if (bad := silly(moment)) and any(each.card not in bad for each in plays(moment))
    )


def hand(game: Game, seed: int) -> Iterator[Moment]:
    """A hand that rulebooks play."""
    layout = Match.new(game, dealer=0).layout(shuffled(random.Random(f"silly {seed}")))
    return play((BOTS["rulebook"],) * game.seats, layout, game=game, totals=(0,) * game.seats, seed=seed)


def plays(moment: Moment) -> list[PlayCard]:
    """The cards that may be played."""
    return [each for each in moment.legal if isinstance(each, PlayCard)]


def silly(moment: Moment) -> frozenset[Card]:
    """Those of them that would be silly; leads that come after others, which were the rulebook's, among them."""
    cards = list(dict.fromkeys(each.card for each in plays(moment)))
    if len(cards) < 2:
        return frozenset()
    memory, kinds = remember(moment.view), (overtakes, throws_an_ace, ignores_busso, helps_the_declarer)
    if moment.truth.trick is None:
        owed = owed_back(memory)
        return frozenset(card for card in cards if spends_all_threes(memory, card) or (owed and card not in owed))
    return frozenset(card for card in cards if any(kind(memory, cards, card) for kind in kinds))


@pytest.mark.parametrize("level", ["esperto", "maestro"])
def test_no_level_that_thinks_is_silly(level: str) -> None:
    bot = BOTS[level]
    assert isinstance(bot, Thinker)
    hasty = replace(bot, worlds=bot.worlds // 40)
    for moment, bad in tempting():
        choice = hasty.choose(moment.view, moment.legal, Thought(random.Random(1)))
        assert isinstance(choice.action, PlayCard)
        assert choice.action.card not in bad, (level, choice.action, bad)


def test_there_was_much_to_be_tempted_by_and_chance_falls_for_it() -> None:
    rng = random.Random(2)
    fallen = sum(rng.choice(plays(moment)).card in bad for moment, bad in tempting())
    assert len(tempting()) > 45
    assert sum(moment.truth.trick is None for moment, _ in tempting()) > 4
    assert fallen > 12


def test_a_partners_suit_is_returned_at_the_second_chance_at_the_latest() -> None:
    hand = Hand(options="buongioco=none").do("4c busso", "Fc", "2c", "Cc", "3d", "4d", "6d", "Cd")
    memory = remember(hand.view(3))
    assert set(worth_trying(memory, memory.hand)) == set(cards("Ac 6c"))
    returned = Hand(options="buongioco=none").do("4c busso", "Fc", "2c", "Cc", "Ac", "Ks", "3c", "Kc")
    assert len(worth_trying(remember(returned.view(1)), remember(returned.view(1)).hand)) > 2
