"""Calling oneself out: stopping play because one's side has the target (rules.md 4.9)."""

from __future__ import annotations

from collections.abc import Mapping

from tressette_desktop.engine.cards import THIRDS, Rank
from tressette_desktop.engine.core.table import Declared, Table
from tressette_desktop.engine.core.terms import Verdict
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules import scoring
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.seats import Seat, around, side_of


def count(before: int, combinations: int, completed_thirds: int) -> int:
    """Return the points that a claim counts: those before the hand, combinations, completed tricks rounded down.

    >>> count(14, 3, 14)
    21
    """
    return before + combinations + scoring.points(completed_thirds)


def count_for(
    table: Table, seat: Seat, melds: tuple[Declared, ...] | None = None, worth: Mapping[Rank, int] = THIRDS
) -> int:
    """Return what a claim by a seat would count now; the trick on the table counts for nobody.

    ``melds`` are the combinations that count (None: all declared ones), ``worth`` the thirds of a card by its rank.
    """
    sides = table.sides
    assert sides is not None
    side = side_of(sides, seat)
    combinations = scoring.meld_points(sides, table.melds if melds is None else melds)[side]
    thirds = scoring.by_side(sides, scoring.card_thirds(table, worth))[side]
    thirds += sum(table.carried[each] for each in sides[side]) if table.carried else 0
    return count(table.totals[seat], combinations, thirds)


def refuse(options: Options, table: Table, seat: Seat) -> Reason | None:
    """Say why a seat of the hand may not claim now, or None. Before the sides are found there is nothing to judge."""
    if options.claims != "manual":
        return Reason.CLAIMS_OFF
    if table.sides is None:
        return Reason.NOT_NOW
    return Reason.CLAIM_ALREADY_MADE if seat in table.waiting else None


def judge(options: Options, table: Table, seat: Seat, worth: Mapping[Rank, int] = THIRDS) -> Verdict:
    """Judge a claim: the claimant's side wins the game if it has the target, and loses it if not."""
    counted = count_for(table, seat, worth=worth)
    return Verdict(seat, counted, counted >= options.target)


def automatic(options: Options, table: Table, worth: Mapping[Rank, int] = THIRDS) -> Verdict | None:
    """Return the claim that the engine makes itself with claims=auto, for the first side that has the target.

    It is asked at the end of each trick and after announcements, and looks at each combination of this moment as it was
    announced; after the last trick it is too late. A pair that is not official is not claimed for: a claim, or its
    absence, would tell (5.8).
    """
    if options.claims != "auto" or table.laid is not None:
        return None
    if not table.official or not len(table.hands[table.order[0]]):
        return None
    before = sum(each.tricks < len(table.tricks) for each in table.melds)
    for announced in range(before, len(table.melds) + 1):
        melds = table.melds[:announced]
        speaker = table.next_leader if announced == before else melds[-1].seat
        for seat in around(table.order, speaker):
            counted = count_for(table, seat, melds, worth)
            if counted >= options.target:
                return Verdict(seat, counted, True)
    return None
