"""Terziglio, formerly Calabresella (rules.md section 6): one declarer against two, for three or four at the table."""

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
from tressette_desktop.engine.rules.phases.calling import CallHandedOver, Gift
from tressette_desktop.engine.rules.phases.monte import Choosing, Discarding, Raising, Sharing, Taking
from tressette_desktop.engine.rules.phases.tricks import Tricks
from tressette_desktop.engine.rules.variant import Variant

STAKES: Final = {"chiamo": 1, "solo": 2, "solissimo": 4, "solissimo dividete": 8, "solissimo scegliete": 16}
"""What each loser pays each winner (6.5)."""

_BIDS: Final = {
    "chiamo": BidKind(when_forced=False),
    "solo": BidKind(),
    "solissimo": BidKind(declarer_leads=True),
}


def _phases(options: Options) -> tuple[Phase, ...]:
    return (
        Bidding(_BIDS, always_declarer=options.terziglio_leader == "always_declarer"),
        CallHandedOver("chiamo"),
        Raising("solissimo"),
        Taking(("chiamo", "solo"), hidden=("solo",) if options.solo_monte_hidden else ()),
        Sharing("solissimo dividete"),
        Choosing("solissimo scegliete"),
        Gift(),
        Discarding(),
        Tricks(options),
    )


def _settle(table: Table, options: Options) -> DealScore:
    return ledger.settle(table, options, STAKES, options.terziglio_end)


def _read(options: Options) -> Options:
    """No combinations, claims or special wins: the settlement takes their place (6.14); eldest is eldest (3.6)."""
    return replace(options, buongioco="none", claims="off", special="none", first_lead="eldest")


TERZIGLIO: Final = Variant(
    key="terziglio",
    seats=3,
    tables=(3, 4),
    deal=DealPlan(packets=(4, 4, 4), monte=4),
    sides=None,
    phases=_phases,
    settle=_settle,
    offers=(
        *("terziglio_end", "all_pass", "dealer_paid_like", "solo_monte_hidden", "terziglio_leader"),
        *("show_running_count", "stramazzo_strict", "lay_down"),
        *of_groups("signals", "declarations"),
        *("review", "undo", "french_map", "suit_order"),
    ),
    limits=AT_FOUR_ONLY,
    read=_read,
    stakes=STAKES,
)
