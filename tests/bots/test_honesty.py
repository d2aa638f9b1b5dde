"""A bot decides by what its seat sees: where the cards it cannot see lie otherwise, it decides the same."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

import pytest

from tests.bots.table import CLASSIC, Moment, deal, play, shuffled, view_of
from tressette_desktop.engine.bots.bot import Bot, Choice, Thought
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.cards import in_order
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.events import Dealt, Event
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules.game import Game, free, legal
from tressette_desktop.engine.rules.presets import FEDERATION
from tressette_desktop.engine.rules.registry import game_of

SEATS = (0, 1, 2, 3)


def moments(bot: Bot, deals: int, game: Game = CLASSIC) -> Iterator[Moment]:
    """Every decision of some hands between four of a bot."""
    for seed in range(deals):
        layout = deal(shuffled(random.Random(f"honest {seed}")), game, dealer=seed % 4)
        yield from play((bot,) * 4, layout, game=game, dealer=seed % 4, totals=(12, 15, 12, 15), seed=seed)


def redealt(moment: Moment, rng: random.Random) -> tuple[Table, tuple[Event, ...]]:
    """The same moment in a world where the cards that its seat cannot see lie otherwise."""
    others = [seat for seat in SEATS if seat != moment.seat]
    hidden = [card for seat in others for card in moment.truth.hand(seat)]
    rng.shuffle(hidden)
    hands = list(moment.truth.hands)
    for seat in others:
        size = len(hands[seat])
        hands[seat], hidden = in_order(hidden[:size]), hidden[size:]
    table = moment.truth.but(hands=tuple(hands))
    dealt, *rest = moment.events
    assert isinstance(dealt, Dealt)
    layout = Layout(tuple(in_order(table.hand(seat) + table.played(seat)) for seat in SEATS))
    return table, (replace(dealt, layout=layout), *rest)


def interferes(bot: Bot, moment: Moment, rng: random.Random, game: Game = CLASSIC) -> bool:
    """Whether the cards that a seat cannot see change what the bot chooses, or does unasked."""
    table, events = redealt(moment, rng)
    view = view_of(game, table, events, moment.seat)
    assert view == moment.view
    answers = []
    for truth, sight in ((moment.truth, moment.view), (table, view)):
        if isinstance(bot, Peeper):
            bot.stolen = truth
        possible, unasked = tuple(legal(game, truth, moment.seat)), tuple(free(game, truth, moment.seat))
        choice = bot.choose(sight, possible, Thought(random.Random(7)))
        answers.append((possible, choice, bot.interrupt(sight, unasked, Thought(random.Random(7)))))
    return answers[0] != answers[1]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("rulebook", ""),
        ("rulebook", "code=alternative"),
        ("rulebook", "code=ludopoli"),
        ("rulebook", "code=fitres once_per_suit=false"),
        ("rulebook", FEDERATION),
        ("random", "code=ludopoli other_suits_by_anyone=true"),
    ],
)
def test_hidden_cards_change_nothing(name: str, options: str) -> None:
    rng, game = random.Random(3), game_of("classic", options)
    asked = [moment for moment in moments(BOTS[name], 4, game) if moment.truth.phase != "declaring"]
    assert len(asked) > 60
    assert not any(interferes(BOTS[name], moment, rng, game) for moment in asked for _ in range(2))


@dataclass
class Peeper:
    """Plays high when its right-hand neighbour is out of the suit: it has stolen a look at the table."""

    stolen: Table | None = None
    key = "peeper"

    def choose(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Choice:
        assert self.stolen is not None
        assert view.seat is not None
        neighbour = self.stolen.hand((view.seat + 1) % 4)
        plays = [action for action in legal if isinstance(action, PlayCard)]
        return Choice(max(plays, key=lambda play: sum(card.suit is play.card.suit for card in neighbour)))

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        return None


def test_a_bot_that_peeps_is_found_out() -> None:
    rng = random.Random(3)
    asked = [moment for moment in moments(BOTS["random"], 3) if moment.truth.phase != "declaring"]
    assert sum(interferes(Peeper(), moment, rng) for moment in asked) > 10
