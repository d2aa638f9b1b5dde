"""What the score sheet says about a hand, worked out from the table as it ended: no drawing, no rules.

The engine has counted (`DealScore`); here its figures are only taken apart again, so that everybody can add them up.
Thirds are thirds of a point.
"""

from __future__ import annotations

from dataclasses import dataclass

from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import DealScore, Meld
from tressette_desktop.engine.seats import Seat, side_of

BONUS = 3
"""What the last trick is worth, in thirds (rules.md 3.4)."""


@dataclass(frozen=True)
class Column:
    """The hand of one side: how many aces and how many cards of one third it won, and what came of them."""

    seats: tuple[Seat, ...]
    own: bool
    aces: int
    thirds_cards: int
    last_trick: bool
    points: int
    melds: tuple[tuple[Seat, Meld, int], ...]
    before: int
    after: int
    won: bool

    @property
    def thirds(self) -> int:
        """Everything won, in thirds."""
        return 3 * self.aces + self.thirds_cards + (BONUS if self.last_trick else 0)

    @property
    def hand_points(self) -> int:
        """What the hand brought, in points."""
        return self.after - self.before


def columns(table: Table, south: Seat) -> tuple[Column, ...]:
    """Return the columns of a finished hand, the own side first."""
    score = table.score
    if score is None:
        raise LookupError("this hand is not over")
    own = side_of(score.sides, south)
    order = (own, *(side for side in range(len(score.sides)) if side != own))
    return tuple(_column(table, score, side, side == own) for side in order)


def hand_points(score: DealScore, south: Seat) -> tuple[int, ...]:
    """Return what each side got in a hand, combinations included, the own side first."""
    own = side_of(score.sides, south)
    both = [points + melds for points, melds in zip(score.points, score.melds, strict=True)]
    return (both[own], *(points for side, points in enumerate(both) if side != own))


def _column(table: Table, score: DealScore, side: int, own: bool) -> Column:
    seats = score.sides[side]
    cards = _won(table, seats)
    return Column(
        seats=seats,
        own=own,
        aces=sum(card.thirds == 3 for card in cards),
        thirds_cards=sum(card.thirds == 1 for card in cards),
        last_trick=score.last_trick == side,
        points=score.points[side],
        melds=tuple((each.seat, each.meld, each.points) for each in table.melds if each.seat in seats),
        before=table.totals[seats[0]],
        after=score.totals[seats[0]],
        won=bool(set(seats) & set(score.winners)),
    )


def _won(table: Table, seats: tuple[Seat, ...]) -> list[Card]:
    """The cards in the tricks of a side; who laid down took everything that was left."""
    won = [card for trick in table.tricks if trick.winner in seats for card in trick.cards]
    if table.laid is not None and table.laid[0] in seats:
        gone = {card for trick in table.tricks for card in trick.cards}
        won += [card for card in DECK if card not in gone]
    return won
