"""Trzy siodemki, "three sevens", in the form of a Polish book of 1930 (rules.md section 10): a reconstruction."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tressette_desktop.engine.cards import DECK, THIRDS, Rank, Suit
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import DealScore
from tressette_desktop.engine.rules import outcome
from tressette_desktop.engine.rules.contradictions import AT_FOUR_ONLY
from tressette_desktop.engine.rules.deal import DealPlan
from tressette_desktop.engine.rules.options import Options, of_groups
from tressette_desktop.engine.rules.phase import Phase
from tressette_desktop.engine.rules.phases.declaring import declaring
from tressette_desktop.engine.rules.phases.redeal import redeal
from tressette_desktop.engine.rules.phases.showing import showing
from tressette_desktop.engine.rules.phases.tricks import Tricks
from tressette_desktop.engine.rules.variant import Variant
from tressette_desktop.engine.seats import PAIRS

WORTH: Final = THIRDS | {Rank.ACE: 1}
"""Aces count a third, like threes, twos and figures: 24 thirds in the pack."""

TRUMPS: Final = frozenset(
    card for card in DECK if card.suit is Suit.COPPE and card.rank not in (Rank.SIX, Rank.FIVE, Rank.FOUR)
)
"""Hearts, which are the cups, but for the three lowest."""


def _phases(options: Options) -> tuple[Phase, ...]:
    tricks = Tricks(options, TRUMPS, options.pl_must_trump)
    return (*redeal(options, WORTH), *showing(options), *declaring(options), tricks)


def settle(table: Table, options: Options) -> DealScore:
    """Count a hand: of the last trick nothing, or what the option says (10.2)."""
    return outcome.settle(table, options, worth=WORTH, bonus=options.pl_last_trick)


def _read(options: Options) -> Options:
    """A hand without a suit may trump, so no card is certain (10.5)."""
    return replace(options, lay_down="off")


TRZY_SIODEMKI: Final = Variant(
    key="trzy_siodemki",
    seats=4,
    deal=DealPlan(packets=(5, 5)),
    sides=PAIRS,
    phases=_phases,
    settle=settle,
    offers=(
        *("target", "game", "hands", "hands_tie", "claims", "session", "session_games"),
        *("pl_last_trick", "pl_must_trump", "pl_rounding"),
        *("show_running_count", "buongioco", "accuse_open", "accuse_implied"),
        *("special", "stramazzo_strict", "stramazzone_needs_enemy_trick", "collatondrione"),
        *of_groups("signals", "declarations"),
        *("first_lead", "redeal", "review", "undo", "french_map", "suit_order"),
    ),
    limits=AT_FOUR_ONLY | {"game": ("points", "hands")},
    read=_read,
    worth=WORTH,
)
