"""Which tricks that are over may be looked at again (rules.md 4.15, option review)."""

from __future__ import annotations

from tressette_desktop.engine.core.table import Table, Trick
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.seats import Seat, side_of

_FIRST_OF_THEIRS = range(1, 4)
"""How many tricks are over while who leads may look at the first one of the opponents: during tricks 2 to 4."""


def reviewable(table: Table, seat: Seat | None, options: Options) -> tuple[Trick, ...]:
    """Return the tricks that a seat (None: a spectator) may look at now, the latest last: the one just finished.

    With ``review=own_pile`` who is on lead may look through the tricks lying before his side, as far as everybody knows
    it, and early in the hand at the first one of the others.
    """
    tricks = table.tricks
    if options.review == "none" or not tricks:
        return ()
    if options.review == "last_trick" or table.trick is not None or seat is None or table.next_leader != seat:
        return tricks[-1:]
    mine = table.sides[side_of(table.sides, seat)] if table.official and table.sides is not None else (seat,)
    theirs = [trick for trick in tricks if trick.winner not in mine]
    shown = theirs[:1] if len(tricks) in _FIRST_OF_THEIRS else []
    return tuple(trick for trick in tricks if trick.winner in mine or trick in shown or trick is tricks[-1])
