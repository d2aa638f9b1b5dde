"""What a finished hand comes to: its score, and whether it decides the game (rules.md 3.9, 4.10, 5.7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tressette_desktop.engine.cards import THIRDS, Rank
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import DealScore, Going, Special, Verdict, Verification
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.scoring import (
    LAST_TRICK,
    all_thirds,
    by_side,
    deck_cappotto,
    first_in_time,
    hands_winner,
    higher_total,
    last_winner,
    meld_points,
    points,
    single_winner,
    special_win,
    timeline,
    tricks_won,
    with_last_trick,
)
from tressette_desktop.engine.seats import Seat, Sides, side_of

POINTS: Final = 11
"""The points of a hand, of both sides together (3.5)."""

Winners = Callable[[Table, Options, Sides, tuple[int, ...]], tuple[Seat, ...]]
"""Who wins the game by the totals after a hand; nobody: play on, everybody: a draw."""


def by_sides(table: Table, options: Options, sides: Sides, totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Say who wins where a side shares its total: at the target, after so many hands, or with one (4.8, 4.10)."""
    of_sides = tuple([totals[side[0]] for side in sides])
    winning: tuple[int, ...]
    if options.game == "hands":
        half_board = options.duplicate and table.number % 2
        winning = () if half_board else hands_winner(table.number, of_sides, options) or ()
    elif options.game == "single":
        winning = single_winner(_scored(table, sides, totals))
    else:
        winner = _over_target(table, options, sides, of_sides)
        winning = () if winner is None else (winner,)
    return tuple([seat for side in winning for seat in sides[side]])


def by_seats(table: Table, options: Options, sides: Sides, totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Say who wins where everybody keeps a total of his own (5.7): the highest, at the target or after so many hands.

    A tie at the top is a win shared between partners of this hand; any other is played on, or a draw of those (4.8).
    """
    if options.game == "single":
        return tuple(seat for side in single_winner(_scored(table, sides, totals)) for seat in sides[side])
    best = max(totals)
    if table.number < options.hands if options.game == "hands" else best < options.target:
        return ()
    top = tuple(seat for seat, total in enumerate(totals) if total == best)
    shared = any(set(top) <= set(side) for side in sides) or (options.game == "hands" and options.hands_tie == "draw")
    return top if shared else ()


def _scored(table: Table, sides: Sides, totals: tuple[int, ...]) -> tuple[int, ...]:
    """Return what each side made in this hand alone."""
    return tuple(totals[side[0]] - table.totals[side[0]] for side in sides)


def _over_target(table: Table, options: Options, sides: Sides, of_sides: tuple[int, ...]) -> int | None:
    if min(of_sides) >= options.target:
        if options.both_over == "first_in_time":
            before = [table.totals[side[0]] for side in sides]
            return first_in_time(before, timeline(table, sides), options.target)
        if options.both_over == "last_trick_side":
            last = last_winner(table)
            return None if last is None else side_of(sides, last)
    return higher_total(of_sides, options.target)


def settle(
    table: Table,
    options: Options,
    winners: Winners = by_sides,
    worth: Mapping[Rank, int] = THIRDS,
    bonus: int = LAST_TRICK,
) -> DealScore:
    """Count a finished hand of two sides and say whether it ends the game, in the order of rules.md 3.9.

    ``worth`` gives the thirds of a card by its rank, ``bonus`` those of the last trick.
    """
    sides = table.sides
    assert sides is not None
    of_seats = all_thirds(table, worth)
    thirds, melds = by_side(sides, of_seats), meld_points(sides, table.melds)
    last = last_winner(table)
    last_side = None if last is None else side_of(sides, last)
    counted = with_last_trick(thirds, last_side, bonus)
    if table.carried:
        counted = tuple(map(sum, zip(counted, by_side(sides, table.carried), strict=True)))
    scored = tuple(map(points, counted))
    boards = _board(table, options)
    gains = {seat: scored[at] + melds[at] - boards for at, side in enumerate(sides) for seat in side}
    totals = tuple([total + gains.get(seat, 0) for seat, total in enumerate(table.totals)])
    special, called = _special(table, options, sides, of_seats, last, bonus), _decided(table)
    if table.conceded is not None:
        won = sides[1 - side_of(sides, table.conceded)]
    elif table.verdict is not None:
        won = _by_verdict(table.verdict, options, sides, totals)
    elif called is not None:
        won = sides[1 - side_of(sides, called.seat)]
        special = special if special is not None and sides[special[1]] == won else None
    elif special is not None:
        won = sides[special[1]]
    else:
        won = winners(table, options, sides, totals)
    return DealScore(
        sides=sides,
        thirds=thirds,
        last_trick=last_side,
        points=scored,
        melds=melds,
        totals=totals,
        bonus=bonus,
        carried=_left_over(sides, counted, totals) if options.pl_rounding == "carry_thirds" else (),
        conceded=table.conceded,
        special=special[0] if special else None,
        verdict=table.verdict,
        called_out=called,
        went=bool(table.going) and table.going[-1][1] in (Going.VADO, Going.ANDIAMO),
        winners=tuple(sorted(won)),
        games=special[0].value if special else int(0 < len(won) < len(table.order)),
    )


def _board(table: Table, options: Options) -> int:
    """Return what is taken off at the second hand of a board: each team has its points of both less eleven (4.17)."""
    return POINTS if options.duplicate and table.number % 2 == 0 else 0


def _special(
    table: Table, options: Options, sides: Sides, thirds: tuple[int, ...], last: Seat | None, bonus: int
) -> tuple[Special, int] | None:
    """Return the special win of a hand, and the side that made it; a hand that was stopped has none.

    ``thirds`` are those of the cards by seat, ``last`` won the last trick, which has ``bonus`` of them.
    """
    if table.shown is not None:
        return Special.COLLATONDRIONE, side_of(sides, table.shown[0])
    if last is None or options.special == "none":
        return None
    if options.special == "classic":
        return special_win(sides, tricks_won(table), thirds, options)
    side = deck_cappotto(with_last_trick(by_side(sides, thirds), side_of(sides, last), bonus))
    return None if side is None else (Special.CAPPOTTO, side)


def _decided(table: Table) -> Verification | None:
    """Return the call-out that decided the game, rightly or wrongly: either way the called side wins it (4.9b)."""
    last = table.verified[-1] if table.verified else None
    return last if last is not None and (last.right or last.ends) else None


def _by_verdict(verdict: Verdict, options: Options, sides: Sides, totals: tuple[int, ...]) -> tuple[Seat, ...]:
    """Say who wins by a claim: the claimant and whoever of his side has the target too, or the others (4.9, 5.8)."""
    mine = sides[side_of(sides, verdict.seat)]
    if not verdict.correct:
        return tuple(seat for side in sides if side is not mine for seat in side)
    return tuple(seat for seat in mine if seat == verdict.seat or totals[seat] >= options.target)


def _left_over(sides: Sides, thirds: Sequence[int], totals: Sequence[int]) -> tuple[int, ...]:
    """Return the thirds that did not make a point, on the first seat of each side, by seat."""
    left = {side[0]: thirds[at] % 3 for at, side in enumerate(sides)}
    return tuple(left.get(seat, 0) for seat in range(len(totals)))
