"""Calling the opponents out: they have the target, and shall not play on for the cappotto (rules.md 4.9b)."""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Verification
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules import claims, scoring
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.seats import Seat, side_of

WRONG_CALLS: Final = 2
"""How often a side may call wrongly in a hand under the traditional norms."""


def refuse(options: Options, table: Table, seat: Seat) -> Reason | None:
    """Say why a seat of the hand may not call the opponents out now, or None."""
    if options.claims != "call_opponents":
        return Reason.CLAIMS_OFF
    if table.calling is not None:
        return Reason.CLAIM_ALREADY_MADE
    if table.sides is None or won_by_call(table):
        return Reason.NOT_NOW
    return None if may_call(wrong_calls(table, seat)) else Reason.CALLED_OUT_TWICE


def may_call(wrong: int) -> bool:
    """Whether a side that called wrongly so often in this hand may call again."""
    return wrong < WRONG_CALLS


def wrong_calls(table: Table, seat: Seat) -> int:
    """Return how often the side of a seat called wrongly in this hand."""
    assert table.sides is not None
    mine = table.sides[side_of(table.sides, seat)]
    return sum(each.seat in mine and not each.right for each in table.verified)


def won_by_call(table: Table) -> bool:
    """Whether the called side has the target, and so the game, whatever it plays on for."""
    return bool(table.verified) and table.verified[-1].right


def missing(target: int, before: int, combinations: int, thirds: int) -> int:
    """Return the thirds that a side lacks for the target.

    >>> divmod(missing(21, 15, 0, 17), 3)
    (0, 1)
    """
    return max(0, 3 * (target - before - combinations) - thirds)


def verify(options: Options, table: Table) -> Verification:
    """Verify the call that waits; the trick on the table is finished and counts, the last one with its point.

    Under the modern norms a wrong call loses the game. A right one ends the hand, unless the called side may still go
    for the cappotto: while the callers have less than a point in tricks (4.11b).
    """
    caller, sides = table.calling, table.sides
    assert caller is not None
    assert sides is not None
    calling = side_of(sides, caller)
    called = sides[1 - calling]
    finished = not any(len(hand) for hand in table.hands)
    last = scoring.last_winner(table) if finished else None
    side = None if last is None else side_of(sides, last)
    thirds = scoring.with_last_trick(scoring.by_side(sides, scoring.card_thirds(table)), side)
    combinations = scoring.meld_points(sides, table.melds)[1 - calling]
    before = table.totals[called[0]]
    counted = claims.count(before, combinations, thirds[1 - calling])
    lacking = missing(options.target, before, combinations, thirds[1 - calling])
    if lacking:
        return Verification(caller, counted, lacking, options.call_norms == "modern")
    goes_on = options.go_for_cappotto and not finished and thirds[calling] < 3
    return Verification(caller, counted, 0, not goes_on)
