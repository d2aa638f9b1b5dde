"""The scores on the strip: those before the hand, what was declared in it, and what it has brought so far."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.seats import Seat, side_of

from .. import contracts
from ..table.layout import sides_shown
from ..table.plate_words import declares
from ..table.seat_item import Side
from .reckoning import running

THIRDS = ("", "⅓", "⅔")

Names = tuple[str, ...]


@dataclass(frozen=True)
class Score:
    """What one side, or one player, has.

    ``seat`` tells whose it is where everybody has one, and his medal then stands before it; ``ledger`` that it is units
    won and lost, with their sign. ``running`` are the thirds won so far in this hand, None while they are not shown;
    ``declarer`` is who plays the contract.
    """

    name: str
    side: Side
    points: int
    seat: Seat | None = None
    ledger: bool = False
    running: int | None = None
    declarer: bool = False

    @property
    def figure(self) -> str:
        """The score as it is written."""
        return contracts.signed(self.points) if self.ledger else str(self.points)

    @property
    def so_far(self) -> str:
        """The running count as it is written after the score, in points and thirds; nothing where it is not shown.

        >>> Score("We", Side.US, 14, running=13).so_far
        '(4⅓)'
        """
        if self.running is None:
            return ""
        whole, rest = divmod(self.running, 3)
        return f"({whole or '' if rest else whole}{THIRDS[rest]})"


def scores(table: Table, south: Seat, names: Names, game: Game, *, counted: bool = False) -> tuple[Score, ...]:
    """Return the scores before this hand: of two sides with what has been declared in it, else of everybody.

    With ``show_running_count``, or where it is ``counted`` for the player, each has what its tricks are worth so far.
    """
    totals = table.totals if table.score is None else table.score.totals
    if game.variant.sides is None or table.sides is None:
        found = _personal(table, south, names, totals, ledger=bool(game.variant.stakes))
    else:
        found = _of_sides(table, south, names, totals)
    if not (counted or game.rules.show_running_count) or table.over:
        return found
    won = running(table, sides_shown(table), game.variant.worth)
    own = (south, next(seat for seat in table.order if seat != south)) if len(found) == 2 else ()
    return tuple(
        replace(each, running=won[each.seat if each.seat is not None else own[at]]) for at, each in enumerate(found)
    )


def _of_sides(table: Table, south: Seat, names: Names, totals: tuple[int, ...]) -> tuple[Score, ...]:
    """The scores of two sides, with the points that they have declared in this hand."""
    sides = table.sides
    assert sides is not None
    declared = [0] * len(totals)
    for each in () if table.score is not None else table.melds:
        declared[each.seat] += each.points
    own = side_of(sides, south)
    return tuple(
        Score(_side_name(side, names, own=mine), Side.US if mine else Side.THEM, totals[side[0]] + gained)
        for mine, side in ((True, sides[own]), (False, sides[1 - own]))
        for gained in (sum(declared[seat] for seat in side),)
    )


def _side_name(side: tuple[Seat, ...], names: Names, *, own: bool) -> str:
    if len(side) == 1:
        return names[side[0]]
    return QCoreApplication.translate("telling", "We") if own else QCoreApplication.translate("telling", "They")


def _personal(table: Table, south: Seat, names: Names, totals: tuple[int, ...], *, ledger: bool) -> tuple[Score, ...]:
    """The scores of those who play each for himself, the own one first; declared points wait for the end (5.5)."""
    seats = tuple(range(len(totals)))
    return tuple(
        Score(names[seat], Side.OPEN, totals[seat], seat=seat, ledger=ledger, declarer=declares(table, seat))
        for seat in (*seats[south:], *seats[:south])
    )
