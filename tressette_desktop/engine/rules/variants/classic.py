"""Tressette for four in fixed pairs (rules.md section 4): ten cards each, combinations, tricks, up to 21."""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.rules.deal import DealPlan
from tressette_desktop.engine.rules.options import Options, of_groups
from tressette_desktop.engine.rules.outcome import settle
from tressette_desktop.engine.rules.phase import Phase
from tressette_desktop.engine.rules.phases.declaring import declaring
from tressette_desktop.engine.rules.phases.going import going
from tressette_desktop.engine.rules.phases.redeal import redeal
from tressette_desktop.engine.rules.phases.showing import showing
from tressette_desktop.engine.rules.phases.tricks import Tricks
from tressette_desktop.engine.rules.variant import Variant
from tressette_desktop.engine.seats import PAIRS


def _phases(options: Options) -> tuple[Phase, ...]:
    return (*redeal(options), *showing(options), *declaring(options), *going(options), Tricks(options))


CLASSIC: Final = Variant(
    key="classic",
    seats=4,
    deal=DealPlan(packets=(5, 5)),
    sides=PAIRS,
    phases=_phases,
    settle=settle,
    offers=(
        *("target", "game", "hands", "hands_tie", "claims", "call_norms", "both_over", "session", "session_games"),
        *("show_running_count", "buongioco", "accuse_open", "accuse_implied"),
        *(
            "special",
            "stramazzo_strict",
            "stramazzone_needs_enemy_trick",
            "collatondrione",
            "go_for_cappotto",
            "posta",
            "lay_down",
        ),
        *of_groups("signals", "declarations"),
        *("pairing", "duplicate", "first_lead", "redeal", "review", "undo", "french_map", "suit_order"),
    ),
    limits={"pairing": ("fixed", "facing", "seats")},
)
