"""Tressette con la chiamata del tre (rules.md section 5): the holder of the three that eldest calls is his partner."""

from __future__ import annotations

from functools import partial
from typing import Final

from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import DealScore
from tressette_desktop.engine.rules.contradictions import AT_FOUR_ONLY
from tressette_desktop.engine.rules.deal import DealPlan
from tressette_desktop.engine.rules.options import Options, of_groups
from tressette_desktop.engine.rules.outcome import by_seats, settle
from tressette_desktop.engine.rules.partnership import callable_cards
from tressette_desktop.engine.rules.phase import Phase
from tressette_desktop.engine.rules.phases.calling import CallPartner
from tressette_desktop.engine.rules.phases.declaring import declaring
from tressette_desktop.engine.rules.phases.redeal import redeal
from tressette_desktop.engine.rules.phases.showing import showing
from tressette_desktop.engine.rules.phases.tricks import Tricks
from tressette_desktop.engine.rules.variant import Variant


def _phases(options: Options) -> tuple[Phase, ...]:
    call = CallPartner(choices=partial(callable_cards, options=options))
    return (*redeal(options), call, *showing(options), *declaring(options), Tricks(options))


def _settle(table: Table, options: Options) -> DealScore:
    """Each of a side gets the side's points, on a total of his own (5.6)."""
    return settle(table, options, by_seats)


CHIAMATA: Final = Variant(
    key="chiamata",
    seats=4,
    deal=DealPlan(packets=(5, 5)),
    sides=None,
    phases=_phases,
    settle=_settle,
    offers=(
        *("target", "game", "hands", "hands_tie", "claims", "session", "session_games"),
        *("all_threes", "call_any"),
        *("show_running_count", "buongioco", "accuse_open", "accuse_implied"),
        *("special", "stramazzo_strict", "stramazzone_needs_enemy_trick", "collatondrione", "lay_down"),
        *of_groups("signals", "declarations"),
        *("first_lead", "redeal", "review", "undo", "french_map", "suit_order"),
    ),
    defaults=Options(pairing="called"),
    limits=AT_FOUR_ONLY | {"pairing": ("called",)},
)
