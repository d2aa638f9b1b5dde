"""Quintiglio, five players (rules.md section 8). The sources only name it: these are house rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import DealScore
from tressette_desktop.engine.rules import ledger
from tressette_desktop.engine.rules.contradictions import AT_FOUR_ONLY
from tressette_desktop.engine.rules.deal import DealPlan
from tressette_desktop.engine.rules.options import Options, of_groups
from tressette_desktop.engine.rules.phase import Phase
from tressette_desktop.engine.rules.phases.bidding import Bidding, BidKind
from tressette_desktop.engine.rules.phases.calling import CallPartner, CallSwapped
from tressette_desktop.engine.rules.phases.tricks import Tricks
from tressette_desktop.engine.rules.variant import Variant

STAKES: Final = {"chiamo": 1, "chiedo": 2, "solo": 3}
"""What each opponent of the declarer moves (8.4)."""

_BIDS: Final = {
    "chiamo": BidKind(secret_partner=True),
    "chiedo": BidKind(),
    "solo": BidKind(declarer_leads=True),
}


def _phases(options: Options) -> tuple[Phase, ...]:
    return Bidding(_BIDS), CallPartner("chiamo"), CallSwapped("chiedo"), Tricks(options)


def _settle(table: Table, options: Options) -> DealScore:
    return ledger.settle(table, options, STAKES, options.quintiglio_end)


def _read(options: Options) -> Options:
    """No combinations, claims or special wins (8.5); who passes, passes, and eldest is eldest."""
    return replace(options, buongioco="none", claims="off", special="none", all_pass="next_dealer", first_lead="eldest")


QUINTIGLIO: Final = Variant(
    key="quintiglio",
    seats=5,
    deal=DealPlan(packets=(4, 4)),
    sides=None,
    phases=_phases,
    settle=_settle,
    offers=(
        *("quintiglio_end", "show_running_count", "stramazzo_strict", "lay_down"),
        *of_groups("signals", "declarations"),
        *("review", "undo", "french_map", "suit_order"),
    ),
    limits=AT_FOUR_ONLY,
    read=_read,
    stakes=STAKES,
)
