"""Deals and whole hands for the tests of the bots, played from fixed seeds and without a session."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from tressette_desktop.engine.bots.bot import Bot, Choice, Thought
from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.core.view import PlayerView, project, seen
from tressette_desktop.engine.rules.game import Game, apply, awaited, free, legal, start
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import Seat, around

CLASSIC = game_of("classic")


@dataclass(frozen=True)
class Moment:
    """A decision of a bot: the truth and how it came about, what its seat saw and might do, what it chose."""

    truth: Table
    events: tuple[Event, ...]
    seat: Seat
    view: PlayerView
    legal: tuple[Action, ...]
    choice: Choice

    def view_without_words(self) -> PlayerView:
        """What its seat would see, had nothing been said."""
        return replace(self.view, table=self.view.table.but(said=(), declarations=()))


def shuffled(rng: random.Random) -> tuple[Card, ...]:
    """A pack in a new order."""
    return tuple(rng.sample(DECK, len(DECK)))


def deal(pack: tuple[Card, ...], game: Game = CLASSIC, dealer: Seat = 0) -> Layout:
    """The cards as this dealer deals them."""
    return game.variant.deal.layout(pack, around((0, 1, 2, 3), (dealer + 1) % 4), 4)


def view_of(game: Game, table: Table, events: tuple[Event, ...], seat: Seat) -> PlayerView:
    """What a seat sees."""
    options = game.options.text(game.variant.defaults)
    return PlayerView(seat, project(table, seat), seen(events, seat), game.variant.key, options)


def play(
    bots: Sequence[Bot],
    layout: Layout,
    *,
    game: Game = CLASSIC,
    dealer: Seat = 0,
    totals: tuple[int, ...] = (0, 0, 0, 0),
    seed: int = 0,
) -> Iterator[Moment]:
    """Play a hand, decision by decision; the last moment's truth is the table before the last of them."""
    step = start(game, layout, dealer=dealer, totals=totals, number=1)
    events, table = step.events, step.table
    thought = Thought(random.Random(seed))
    while not table.over:
        moment = _next(game, table, events, bots, thought)
        yield moment
        step = apply(game, table, moment.seat, moment.choice.action)
        events, table = events + step.events, step.table


def final(moments: Iterable[Moment], game: Game = CLASSIC) -> Table:
    """The table as counted, after the last of the moments of a hand."""
    (last,) = deque(moments, maxlen=1)
    return apply(game, last.truth, last.seat, last.choice.action).table


def _next(game: Game, table: Table, events: tuple[Event, ...], bots: Sequence[Bot], thought: Thought) -> Moment:
    if table.tricks and table.trick is None and table.phase == "tricks":
        for seat in around(table.order, table.next_leader):
            view, possible = view_of(game, table, events, seat), tuple(free(game, table, seat))
            action = bots[seat].interrupt(view, possible, thought)
            if action is not None:
                return Moment(table, events, seat, view, possible, Choice(action))
    seat = awaited(game, table)[0]
    view, possible = view_of(game, table, events, seat), tuple(legal(game, table, seat))
    return Moment(table, events, seat, view, possible, bots[seat].choose(view, possible, thought))
