"""Tressette in due (rules.md section 7): ten cards each, and a stock from which both draw, for all to see."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.rules import melds
from tressette_desktop.engine.rules.contradictions import AT_FOUR_ONLY
from tressette_desktop.engine.rules.deal import DealPlan
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.outcome import settle
from tressette_desktop.engine.rules.phase import Phase
from tressette_desktop.engine.rules.phases.declaring import declaring
from tressette_desktop.engine.rules.phases.drawing import Drawing
from tressette_desktop.engine.rules.phases.tricks import Tricks
from tressette_desktop.engine.rules.variant import Variant
from tressette_desktop.engine.seats import Seat


def _phases(options: Options) -> tuple[Phase, ...]:
    return (*declaring(options), Drawing(options, own_melds, meld_worth), Tricks(options))


def fresh(table: Table, seat: Seat) -> Card | None:
    """Return the card that a seat drew since it played last, or None."""
    drawn = [card for who, card in table.drawn if who == seat]
    return drawn[-1] if drawn and len(drawn) == len(table.played(seat)) else None


def own_melds(options: Options, table: Table, seat: Seat) -> tuple[Meld, ...] | None:
    """Return what a seat may declare now: a set with the card just drawn, all of it in hand (7.5)."""
    if not table.drawn:
        return melds.own(options, table, seat)
    card = fresh(table, seat)
    if card is None:
        return None
    declared = {each.meld for each in table.melds if each.seat == seat}
    return tuple(meld for meld in melds.held(table.hand(seat)) if card in meld.cards and meld not in declared)


def meld_worth(options: Options, meld: Meld, table: Table, seat: Seat) -> int:
    """Return what a combination scores; the fourth card of a declared three scores the difference (due_upgrade)."""
    scored = melds.points(options, meld)
    upgraded = any(each.seat == seat and each.meld.rank is meld.rank for each in table.melds)
    return options.due_upgrade if scored and meld.kind == "four" and upgraded else scored


def _read(options: Options) -> Options:
    """Nobody to speak to, no turn before the first card to declare in, and the dealer's opponent leads (7.2, 7.7)."""
    window = "after_trick_1" if options.accuse_open == "own_turn" else options.accuse_open
    return replace(options, code="none", accuse_open=window, first_lead="eldest")


IN_DUE: Final = Variant(
    key="in_due",
    seats=2,
    deal=DealPlan(packets=(5, 5)),
    sides=((0,), (1,)),
    phases=_phases,
    settle=settle,
    offers=(
        *("target", "game", "hands", "hands_tie", "claims", "session", "session_games"),
        *("due_upgrade", "show_running_count", "buongioco", "accuse_open", "accuse_implied"),
        *("special", "stramazzo_strict", "lay_down"),
        *("review", "undo", "french_map", "suit_order"),
    ),
    limits=AT_FOUR_ONLY,
    read=_read,
    own_melds=own_melds,
    meld_worth=meld_worth,
)
