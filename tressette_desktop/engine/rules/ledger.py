"""Settling a contract in units (rules.md 6.12, 6.13, 8.3, 8.4): terziglio and quintiglio."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import DealScore, Settlement
from tressette_desktop.engine.rules import scoring
from tressette_desktop.engine.rules.options import Options, deals_in
from tressette_desktop.engine.seats import Seat, Sides, side_of

TO_WIN: Final = 6
"""The points that the declarer's side needs."""


def judge(stake: int, tricks: Sequence[int], thirds: Sequence[int], last: int, *, strict: bool) -> Settlement:
    """Judge a contract.

    ``tricks`` and ``thirds`` are those of the declarer's side and of the others, ``last`` is the side (0 or 1) that won
    the last trick; the thirds are those of cards, the left-over ones included. All the tricks count twice; all the
    points but not all the tricks, three times.

    >>> judge(2, (11, 1), (28, 4), 1, strict=False)
    Settlement(stake=2, won=True, multiplier=1)
    """
    won = scoring.points(scoring.with_last_trick(thirds, last)[0]) >= TO_WIN
    losers = 1 if won else 0
    if tricks[losers] == 0:
        return Settlement(stake, won, 2)
    return Settlement(stake, won, 3 if thirds[losers] < (1 if strict else 3) else 1)


def payments(
    settlement: Settlement, sides: Sides, declarer: Seat, seats: int, dealer_out: Seat | None = None
) -> tuple[int, ...]:
    """Return the units that each seat wins or loses; they sum to nothing.

    Each opponent moves the stake. What they move is the declarer's, a third of it his partner's if he has one (8.4).
    ``dealer_out`` is a sitting-out dealer who pays and receives like a defender (6.1).

    >>> payments(Settlement(1, True, 1), ((2,), (0, 1)), 2, 3)
    (-1, -1, 2)
    """
    unit = settlement.stake * settlement.multiplier * (1 if settlement.won else -1)
    opponents = sides[1] if dealer_out is None else (*sides[1], dealer_out)
    partners = [seat for seat in sides[0] if seat != declarer]
    paid = dict.fromkeys(opponents, -unit) | dict.fromkeys(partners, unit * len(opponents) // 3)
    paid[declarer] = -sum(paid.values())
    return tuple(paid.get(seat, 0) for seat in range(seats))


def settle(table: Table, options: Options, stakes: Mapping[str, int], end: str) -> DealScore:
    """Count a finished hand of a contract; ``end`` is the option that ends the session (6.16)."""
    sides, contract, last = table.sides, table.contract, scoring.last_winner(table)
    assert sides is not None
    assert contract is not None
    assert last is not None
    thirds = scoring.by_side(sides, scoring.all_thirds(table))
    tricks = scoring.by_side(sides, scoring.tricks_won(table))
    last_side = side_of(sides, last)
    settlement = judge(stakes[contract.name], tricks, thirds, last_side, strict=options.stramazzo_strict)
    sits_out = options.dealer_paid_like == "defenders" and table.dealer not in table.order
    paid = payments(settlement, sides, contract.declarer, len(table.hands), table.dealer if sits_out else None)
    totals = tuple(total + each for total, each in zip(table.totals, paid, strict=True))
    won = winners(totals, table.number, end)
    return DealScore(
        sides=sides,
        thirds=thirds,
        last_trick=last_side,
        points=tuple(scoring.points(each) for each in scoring.with_last_trick(thirds, last_side)),
        melds=(0,) * len(sides),
        totals=totals,
        settlement=settlement,
        winners=won,
        games=int(bool(won)),
    )


def winners(ledger: Sequence[int], hands: int, end: str) -> tuple[Seat, ...]:
    """Return who has won the session, ties shared, or nobody while it goes on (6.16).

    >>> winners((4, -2, -2), 12, "deals(12)"), winners((4, -2, -2), 11, "deals(12)")
    ((0,), ())
    """
    best = max(ledger)
    deals = deals_in(end)
    over = hands >= deals if deals else best >= 21
    return tuple(seat for seat, units in enumerate(ledger) if units == best) if over else ()
