"""What the score sheet says about a hand, worked out from the table as it ended: no drawing, no rules.

The engine has counted (`DealScore`); here its figures are only taken apart again, so that everybody can add them up.
Thirds are thirds of a point.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tressette_desktop.engine.cards import DECK, Card, Rank
from tressette_desktop.engine.core.table import Pile, Table
from tressette_desktop.engine.core.terms import DealScore, Meld
from tressette_desktop.engine.seats import Seat, Sides


@dataclass(frozen=True)
class Side:
    """The hand of one side: how many cards of three thirds and of one third it won, and what came of them.

    ``bonus`` are the thirds of the last trick, ``kept`` those that earlier hands left over; ``declares`` tells that the
    side had to fulfil a contract. ``before`` and ``after`` are its score where partners share one.
    """

    seats: tuple[Seat, ...]
    own: bool
    declares: bool
    aces: int
    thirds_cards: int
    bonus: int
    kept: int
    points: int
    melds: tuple[tuple[Seat, Meld, int], ...]
    before: int
    after: int
    won: bool

    @property
    def thirds(self) -> int:
        """Everything won, in thirds."""
        return 3 * self.aces + self.thirds_cards + self.bonus + self.kept

    @property
    def hand_points(self) -> int:
        """What the hand brought, in points, combinations included."""
        return self.points + sum(points for _, _, points in self.melds)


@dataclass(frozen=True)
class Line:
    """One player's line of the ledger: what the hand brought him, and what he has now."""

    seat: Seat
    gained: int
    total: int
    won: bool


@dataclass(frozen=True)
class PlayedHand:
    """A finished hand as the row of hands tells it: how its points came about, and the totals by seat before it."""

    score: DealScore
    before: tuple[int, ...]

    @classmethod
    def of(cls, table: Table) -> PlayedHand:
        """Take it from the table as it ended."""
        if table.score is None:
            raise LookupError("this hand is not over")
        return cls(table.score, table.totals)

    def gain(self, seat: Seat) -> int:
        """Return what it brought one player.

        >>> score = DealScore(((0,), (1, 2)), (0, 0), 0, (0, 0), (0, 0), totals=(5, 0, 2))
        >>> PlayedHand(score, before=(7, -1, 1)).gain(0)
        -2
        """
        return self.score.totals[seat] - self.before[seat]


def sides(table: Table, south: Seat, worth: Mapping[Rank, int]) -> tuple[Side, ...]:
    """Return the sides of a finished hand: the own side first; for one who rests, the declarer's."""
    score = table.score
    if score is None:
        raise LookupError("this hand is not over")
    own = _own(score.sides, south)
    order = (own, *(side for side in range(len(score.sides)) if side != own))
    return tuple(_side(table, score, side, south, worth) for side in order)


def lines(table: Table, south: Seat) -> tuple[Line, ...]:
    """Return the ledger after a hand, the own line first."""
    score = table.score
    if score is None:
        raise LookupError("this hand is not over")
    seats = range(len(score.totals))
    order = (*seats[south:], *seats[:south])
    return tuple(
        Line(seat, score.totals[seat] - table.totals[seat], score.totals[seat], seat in score.winners) for seat in order
    )


def hand_points(score: DealScore, south: Seat) -> tuple[int, ...]:
    """Return what each side got in a hand, combinations included, the own side first."""
    own = _own(score.sides, south)
    both = [points + melds for points, melds in zip(score.points, score.melds, strict=True)]
    return (both[own], *(points for side, points in enumerate(both) if side != own))


def running(table: Table, sides: Sides | None, worth: Mapping[Rank, int]) -> tuple[int, ...]:
    """Return the thirds of the tricks won so far, by seat: those of the whole side where the sides are known."""
    won = [0] * len(table.totals)
    for trick in table.tricks:
        if trick.winner is not None:
            won[trick.winner] += sum(worth[card.rank] for card in trick.cards)
    for side in sides or ():
        together = sum(won[seat] for seat in side)
        for seat in side:
            won[seat] = together
    return tuple(won)


def _own(sides: Sides, south: Seat) -> int:
    return next((at for at, side in enumerate(sides) if south in side), 0)


def _side(table: Table, score: DealScore, side: int, south: Seat, worth: Mapping[Rank, int]) -> Side:
    seats = score.sides[side]
    thirds = [worth[card.rank] for card in _won(table, score, side)]
    last = score.last_trick == side
    return Side(
        seats=seats,
        own=south in seats,
        declares=table.contract is not None and table.contract.declarer in seats,
        aces=thirds.count(3),
        thirds_cards=thirds.count(1),
        bonus=score.bonus if last else 0,
        kept=sum(table.carried[seat] for seat in seats) if table.carried else 0,
        points=score.points[side],
        melds=tuple((each.seat, each.meld, each.points) for each in table.melds if each.seat in seats),
        before=table.totals[seats[0]],
        after=score.totals[seats[0]],
        won=bool(set(seats) & set(score.winners)),
    )


def _won(table: Table, score: DealScore, side: int) -> list[Card]:
    """The cards in the tricks of a side; the cards left over go to the last trick, all others to who laid down."""
    seats = score.sides[side]
    won = [card for trick in table.tricks if trick.winner in seats for card in trick.cards]
    if table.laid is not None and table.laid[0] in seats:
        gone = {card for trick in table.tricks for card in trick.cards}
        won += [card for card in DECK if card not in gone]
    elif table.laid is None and score.last_trick == side:
        won += [card for pile in (*table.discards, table.monte) for card in _known(pile)]
    return won


def _known(pile: Pile) -> tuple[Card, ...]:
    return pile if isinstance(pile, tuple) else ()
