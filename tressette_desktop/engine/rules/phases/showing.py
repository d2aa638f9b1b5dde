"""Showing a hand of one suit before the first lead (rules.md 4.11, option collatondrione)."""

from __future__ import annotations

from dataclasses import dataclass

from tressette_desktop.engine.core.events import SuitShown
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.phase import Events, Forced, Phase
from tressette_desktop.engine.seats import Seat


def showing(options: Options) -> tuple[Phase, ...]:
    """Return the phase, where the options provide for it."""
    return (ShowingSuit(),) if options.collatondrione == "on" and options.special == "classic" else ()


@dataclass(frozen=True)
class ShowingSuit(Forced):
    """Who was dealt nothing but one suit shows it, and his side wins at once."""

    key = "showing"

    def open(self, table: Table) -> bool:
        return not table.tricks and table.trick is None and bool(self._holders(table))

    def begin(self, table: Table) -> Events:
        seat = self._holders(table)[0]
        return (SuitShown(seat, table.hand(seat)),)

    def _holders(self, table: Table) -> tuple[Seat, ...]:
        return tuple(seat for seat in table.order if len({card.suit for card in table.hand(seat)}) == 1)
