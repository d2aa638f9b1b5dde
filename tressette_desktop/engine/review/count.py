"""The count of a finished hand: whether the game was claimed rightly, too early, or could have been and was not.

What a claim counts lies open to everybody who has looked at the tricks, so nothing is estimated here.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tressette_desktop.engine.core.actions import Claim
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.record.story import ToldHand
from tressette_desktop.engine.rules import claims
from tressette_desktop.engine.rules.game import refuse
from tressette_desktop.engine.seats import Seat, side_of


class Claiming(Enum):
    """What a seat made of the count."""

    RIGHT = "right"
    WRONG = "wrong"
    MISSED = "missed"
    """Its side had the target, nobody of it said so, and the game was not won."""


@dataclass(frozen=True)
class Counted:
    """A claim, or the first moment for one that was missed.

    ``tricks`` are those complete by then, ``points`` what the side had with them, ``target`` what it needed.
    """

    claiming: Claiming
    tricks: int
    points: int
    target: int


def counted(hand: ToldHand, seat: Seat) -> Counted | None:
    """Return what a seat made of the count in a hand that is over; None where there was nothing to make of it."""
    table, rules = hand.moments[-1].table, hand.match.game.rules
    score = table.score
    if score is None or rules.claims != "manual" or seat not in table.order:
        return None
    verdict = score.verdict
    if verdict is not None and verdict.seat == seat:
        claiming = Claiming.RIGHT if verdict.correct else Claiming.WRONG
        return Counted(claiming, len(table.tricks), verdict.count, rules.target)
    partner = verdict is not None and side_of(score.sides, verdict.seat) == side_of(score.sides, seat)
    return None if partner or seat in score.winners else _missed(hand, seat)


def _missed(hand: ToldHand, seat: Seat) -> Counted | None:
    """The first moment at which the seat might have claimed, as far as it knew its side."""
    for at, moment in enumerate(hand.moments):
        points = _points(hand, moment.table, seat)
        known = points >= hand.match.game.rules.target and hand.table(at, seat).sides is not None
        if known and refuse(hand.match.game, moment.table, seat, Claim()) is None:
            return Counted(Claiming.MISSED, len(moment.table.tricks), points, hand.match.game.rules.target)
    return None


def _points(hand: ToldHand, table: Table, seat: Seat) -> int:
    """What a claim would count; nothing where there can be none."""
    if table.over or table.stopped or table.sides is None:
        return 0
    return claims.count_for(table, seat, worth=hand.match.game.variant.worth)
