"""The combinations that a seat could have declared in a finished hand, and did not.

Who holds one sees it, and what it is worth is written: nothing is estimated here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tressette_desktop.engine.bots.grading import Grade, graded
from tressette_desktop.engine.core.actions import Declare
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.record.story import ToldHand
from tressette_desktop.engine.rules import melds
from tressette_desktop.engine.rules.game import refuse
from tressette_desktop.engine.seats import Seat


@dataclass(frozen=True)
class Forgotten:
    """What was not declared by the end of its time, and the thirds that it was worth."""

    melds: tuple[Meld, ...]
    thirds: int

    @property
    def grade(self) -> Grade:
        """The grade of leaving them out, by the same steps as for a card."""
        return graded(self.thirds, 0.0, 2, is_best=False)


def forgotten(hand: ToldHand, seat: Seat) -> Forgotten | None:
    """Return what a seat forgot to declare in a hand that is over; None where that cost nothing."""
    table = hand.moments[-1].table
    if not table.over or seat not in table.order:
        return None
    left, worth = melds.undeclared(table, seat), dict(_declarable(hand, seat))
    missed = tuple(meld for meld in left if worth.get(meld, 0) > 0)
    return Forgotten(missed, 3 * sum(worth[meld] for meld in missed)) if missed else None


def _declarable(hand: ToldHand, seat: Seat) -> Iterator[tuple[Meld, int]]:
    """Yield what could be declared at some moment, with its points."""
    game = hand.match.game
    for moment in hand.moments:
        if moment.table.over or not moment.table.order:
            continue
        for meld in melds.undeclared(moment.table, seat):
            if refuse(game, moment.table, seat, Declare((meld,))) is None:
                yield meld, game.variant.meld_worth(game.rules, meld, moment.table, seat)
