"""From the table of the rules to a position of the kernel."""

from __future__ import annotations

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.table import Pile, Table
from tressette_desktop.engine.kernel.bits import bit, mask_of
from tressette_desktop.engine.kernel.position import Frame, Position
from tressette_desktop.engine.rules.phases.tricks import Tricks
from tressette_desktop.engine.rules.scoring import LAST_TRICK, by_side, card_thirds
from tressette_desktop.engine.rules.variant import Game
from tressette_desktop.engine.seats import Seat, Sides, side_of


def frame_of(game: Game, order: tuple[Seat, ...], sides: Sides) -> Frame:
    """Return what a game makes of the cards when these seats play, on these two sides."""
    tricks = next(phase for phase in game.phases if isinstance(phase, Tricks))
    last = game.rules.pl_last_trick if "pl_last_trick" in game.variant.offers else LAST_TRICK
    places = tuple(side_of(sides, seat) for seat in order)
    return Frame.of(places, game.variant.worth, last, tricks.trumps, tricks.must_trump)


def position_of(game: Game, table: Table) -> Position:
    """Return where a hand stands whose cards are all known and whose tricks are being played."""
    assert table.sides is not None
    trick = table.trick
    turn = table.next_leader if trick is None else trick.turn
    taken = by_side(table.sides, card_thirds(table, game.variant.worth))
    aside = sum(mask_of(_known(pile)) for pile in (*table.discards, table.monte))
    return Position(
        tuple(mask_of(table.hand(seat)) for seat in table.order),
        table.order.index(turn),
        () if trick is None else tuple(map(bit, trick.cards)),
        (taken[0], taken[1]),
        tuple(map(bit, _known(table.stock))),
        aside,
    )


def _known(pile: Pile) -> tuple[Card, ...]:
    assert isinstance(pile, tuple)
    return pile
