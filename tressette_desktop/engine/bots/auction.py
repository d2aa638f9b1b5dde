"""Bidding by trial: each bid is imagined to be the last, in deals that cannot be ruled out, and the hand is played out.

The rules themselves lead from the bid to the first trick; who must call, give or lay aside on the way does it by the
book. So nothing is known here of any bid but what it pays.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from math import sqrt
from statistics import mean, stdev
from typing import Final

from tressette_desktop.engine.bots.bot import Choice, Scored, Thought
from tressette_desktop.engine.bots.contract import settle
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.bots.worlds import World, Worlds
from tressette_desktop.engine.core.actions import Action, Bid, Pass
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.bits import cards_of
from tressette_desktop.engine.kernel.playout import Reflex, play_out
from tressette_desktop.engine.kernel.telling import frame_of, position_of
from tressette_desktop.engine.rules.game import apply, awaited, legal
from tressette_desktop.engine.rules.ledger import TO_WIN
from tressette_desktop.engine.rules.registry import game_seen
from tressette_desktop.engine.rules.variant import Game
from tressette_desktop.engine.seats import Seat

DEALS: Final = 40
"""In how many deals each bid is tried."""

_LISTED: Final = 400
"""How many actions are looked at where a hand is settled by the book: all calls, and enough discards to count them."""

_SURE: Final = 0.1
"""What to pass counts for, in units from each opponent: a bid must promise more."""


def bid(view: PlayerView, possible: Sequence[Action], reflex: Reflex, thought: Thought) -> Choice | None:
    """Return the bid that pays most, with caution, or a pass.

    None when no bid is asked for, or when what was said cannot be true of any deal.
    """
    bids = [action for action in possible if isinstance(action, Bid)]
    if not bids or Pass() not in possible or view.seat is None:
        return None
    worlds = Worlds.of(remember(view))
    if not worlds.count:
        return None
    game, deals = game_seen(view), list(worlds.draw(thought.rng, DEALS))
    tables = [_dealt(view.table, view.seat, world) for world in deals]
    paid = {each: _cautious([_pays(game, table, view.seat, each, reflex) for table in tables]) for each in bids}
    ranked = sorted(bids, key=lambda each: -paid[each])
    scored = tuple(Scored(each, round(paid[each], 3)) for each in ranked)
    if paid[ranked[0]] > _SURE:
        return Choice(ranked[0], scored)
    return Choice(Pass(), (Scored(Pass(), _SURE), *scored))


def _cautious(paid: Sequence[float]) -> float:
    """Return an average less its error: of several bids, one that is only lucky here must not look the best."""
    return mean(paid) - stdev(paid) / sqrt(len(paid))


def _dealt(table: Table, seat: Seat, world: World) -> Table:
    """Return the table as it would be if the cards lay as in this deal."""
    others = range(len(table.hands))
    hands = tuple(table.hands[seat] if each == seat else cards_of(world.hands.get(each, 0)) for each in others)
    return table.but(hands=hands, monte=cards_of(world.aside))


def _pays(game: Game, table: Table, seat: Seat, wanted: Bid, reflex: Reflex) -> float:
    """Return what each opponent would pay for a bid if all others passed, less than nothing when it fails."""
    table = apply(game, table, seat, wanted).table
    while table.phase != "tricks" and not table.over:
        who = awaited(game, table)[0]
        table = apply(game, table, who, _by_the_book(game, table, who)).table
    if table.over or table.contract is None or table.sides is None:
        return 0.0
    thirds = play_out(frame_of(game, table.order, table.sides), position_of(game, table), reflex)
    stake = game.variant.stakes[table.contract.name]
    return stake if thirds >= 3 * TO_WIN else -stake


def _by_the_book(game: Game, table: Table, seat: Seat) -> Action:
    possible = tuple(islice(legal(game, table, seat), _LISTED))
    if Pass() in possible:
        return Pass()
    bids = tuple(name for _, name in table.bids if name is not None)
    return settle(table.hand(seat), bids, possible) or possible[0]
