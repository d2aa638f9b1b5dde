"""The count of the game: calling oneself out, calling the opponents out, going on for the cappotto (C69, C75)."""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.bots.memory import Memory, remember
from tressette_desktop.engine.cards import DECK
from tressette_desktop.engine.core.actions import CallOut, Claim, GoForCappotto
from tressette_desktop.engine.core.terms import Going
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules import claims, lay_down, melds, scoring
from tressette_desktop.engine.rules.registry import game_seen
from tressette_desktop.engine.rules.scoring import by_side, card_thirds
from tressette_desktop.engine.seats import Seat, side_of

_GOING: Final = 0.5
"""Which part of the hand must be tops for a try at the cappotto."""


def reached(view: PlayerView, seat: Seat) -> bool:
    """Whether the side of a seat has the target, counted from what everybody has seen; a secret side is not counted."""
    game = game_seen(view)
    if view.table.sides is None:
        return False
    return claims.count_for(view.table, seat, worth=game.variant.worth) >= game.rules.target


def calls_out(view: PlayerView, seat: Seat) -> bool:
    """Whether a seat calls itself out: its side has the target, and waiting for a special win is worth nothing."""
    return reached(view, seat) and not _hopes(view, seat)


def _hopes(view: PlayerView, seat: Seat) -> bool:
    """Whether the hand may well bring a special win, which a claim forestalls (4.9), and waiting for it risks nothing.

    The opponents have no point yet and cannot reach the target with what is left, combinations that they may hold
    included, and half of the tricks to come are sure by cards that the seat knows to be its side's.
    """
    game, table = game_seen(view), view.table
    sides = table.sides
    assert sides is not None
    if game.rules.special != "classic":
        return False
    ours = side_of(sides, seat)
    thirds = by_side(sides, card_thirds(table, game.variant.worth))
    if thirds[1 - ours] >= scoring.least_point(game.rules):
        return False
    memory = remember(view)
    left = sum(map(memory.thirds, DECK)) + memory.values.last_trick - thirds[ours]
    declared = scoring.meld_points(sides, table.melds)[1 - ours] + _still_declared(view, seat)
    if claims.count(table.totals[sides[1 - ours][0]], declared, left) >= game.rules.target:
        return False
    known = {*memory.hand, *(card for partner in memory.partners for card in memory.holds.get(partner, ()))}
    return sum(known.issuperset(memory.beaters(card)) for card in known) >= _GOING * len(memory.hand)


def _still_declared(view: PlayerView, seat: Seat) -> int:
    """Return the most points that the opponents may still declare, from all cards that this side does not show."""
    game, table = game_seen(view), view.table
    if melds.settled(game.rules, table):
        return 0
    assert table.sides is not None
    ours = table.sides[side_of(table.sides, seat)]
    shown = {card for each in table.melds if each.seat in ours for card in each.meld.cards}
    known = shown.union(melds.dealt(table, seat), *(table.played(partner) for partner in ours))
    return sum(melds.points(game.rules, each) for each in melds.held(tuple(card for card in DECK if card not in known)))


def threatened(view: PlayerView) -> bool:
    """Whether the opponents have won the game, may still take every point of the deck, and this side may not (4.9b)."""
    seat, table = view.seat, view.table
    assert seat is not None
    if table.sides is None or reached(view, seat):
        return False
    ours = side_of(table.sides, seat)
    thirds = by_side(table.sides, card_thirds(table, game_seen(view).variant.worth))
    pointless = [scoring.points(each) == 0 for each in thirds]
    return pointless[ours] and not pointless[1 - ours] and reached(view, table.sides[1 - ours][0])


def unasked(view: PlayerView) -> Claim | CallOut | None:
    """Return what the count demands of a seat that nobody asks, or None."""
    seat = view.seat
    assert seat is not None
    if game_seen(view).rules.claims == "call_opponents":
        return CallOut() if threatened(view) else None
    return Claim() if calls_out(view, seat) else None


def going(memory: Memory, offered: tuple[Going, ...]) -> GoForCappotto:
    """Say whether to go on for the cappotto: alone only when every card wins (C69), together with half of them tops."""
    certain = lay_down.certain_for(memory.table, memory.seat) and memory.table.next_leader == memory.seat
    tops = sum(not memory.beaters(card) for card in memory.hand)
    willing = tops >= _GOING * len(memory.hand)
    wished = (
        (Going.VADO, certain),
        (Going.POTREI, willing),
        (Going.ANDIAMO, willing),
        (Going.NON_VADO, True),
        (Going.NO, True),
    )
    return GoForCappotto(next(word for word, fits in wished if fits and word in offered))
