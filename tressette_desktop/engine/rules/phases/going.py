"""Going on for the cappotto when called out rightly (rules.md 4.11b)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tressette_desktop.engine.core.actions import Action, GoForCappotto
from tressette_desktop.engine.core.events import GoingTold
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Going
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.calling_out import won_by_call
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.phase import Events, Phase
from tressette_desktop.engine.seats import Seat, around, side_of


def going(options: Options) -> tuple[Phase, ...]:
    """Return the phase, where opponents are called out and may go on."""
    return (GoingOn(options),) if options.go_for_cappotto else ()


@dataclass(frozen=True)
class GoingOn:
    """The first of the called side to speak is its player on lead, or the next of its players.

    *Potrei* passes the choice to his partner. Fixed pairs know no *vado*: one alone does not decide to go.
    """

    options: Options
    key = "going"

    def open(self, table: Table) -> bool:
        if not won_by_call(table) or table.stopped:
            return False
        return not table.going or table.going[-1][1] is Going.POTREI

    def begin(self, table: Table) -> Events:
        return ()

    def actors(self, table: Table) -> tuple[Seat, ...]:
        assert table.sides is not None
        called = table.sides[1 - side_of(table.sides, table.verified[-1].seat)]
        first = next(seat for seat in around(table.order, table.next_leader) if seat in called)
        return (first,) if not table.going else tuple(seat for seat in called if seat != first)

    def refuse(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        spoken = isinstance(action, GoForCappotto) and action.word in self._words(table)
        return None if spoken else Reason.NOT_NOW

    def legal(self, table: Table, seat: Seat) -> Iterator[Action]:
        yield from map(GoForCappotto, self._words(table))

    def decide(self, table: Table, seat: Seat, action: Action) -> Events:
        assert isinstance(action, GoForCappotto)
        return (GoingTold(seat, action.word),)

    def _words(self, table: Table) -> tuple[Going, ...]:
        if table.going:
            return Going.ANDIAMO, Going.NO
        alone = () if self.options.pairing == "fixed" else (Going.VADO,)
        return Going.NON_VADO, Going.POTREI, *alone
