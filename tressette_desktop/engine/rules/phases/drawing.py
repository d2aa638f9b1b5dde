"""Drawing from the stock after a trick (rules.md 7.3): the winner first, each card shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tressette_desktop.engine.core.events import CardDrawn, Event
from tressette_desktop.engine.core.evolve import evolve
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.rules.melds import Worth
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.phase import Events, Forced
from tressette_desktop.engine.rules.phases.declaring import announce
from tressette_desktop.engine.seats import Seat, around


@dataclass(frozen=True)
class Drawing(Forced):
    """Everybody draws once after each trick while the stock lasts.

    Where combinations must be told (buongioco=forced), those that the draws complete are announced right after them.
    """

    options: Options
    own_melds: Callable[[Options, Table, Seat], tuple[Meld, ...] | None]
    worth: Worth
    key = "drawing"

    def open(self, table: Table) -> bool:
        due = len(table.order) * len(table.tricks)
        return table.trick is None and len(table.stock) > 0 and len(table.drawn) < due

    def begin(self, table: Table) -> Events:
        stock = table.stock
        assert isinstance(stock, tuple)
        drawers = around(table.order, table.next_leader)
        draws: list[Event] = [CardDrawn(seat, card) for seat, card in zip(drawers, stock, strict=False)]
        if self.options.buongioco != "forced":
            return tuple(draws)
        for draw in draws:
            table = evolve(table, draw)
        told = (announce(self.options, table, seat, self._completed(table, seat), self.worth) for seat in drawers)
        return (*draws, *(event for some in told for event in some))

    def _completed(self, table: Table, seat: Seat) -> tuple[Meld, ...]:
        return self.own_melds(self.options, table, seat) or ()
