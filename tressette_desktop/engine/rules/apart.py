"""What a seat may do apart from answering the phase at work: free words, claims, call-outs, combinations told early,
giving up, laying down the rest. Each kind of action is a row of :data:`APART`; every other action answers a phase.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from tressette_desktop.engine.core.actions import Action, CallOut, Claim, Concede, Declare, LayDown, Talk
from tressette_desktop.engine.core.events import CalledOut, Claimed, ClaimWaits, LaidDown, Talked
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules import calling_out, claims, conceding, lay_down, melds, speech
from tressette_desktop.engine.rules.phase import Events, Phase
from tressette_desktop.engine.rules.phases.declaring import announce
from tressette_desktop.engine.rules.variant import Game
from tressette_desktop.engine.seats import Seat


class Apart(NamedTuple):
    """How a kind of action is judged, and what one of them that is legal leads to."""

    refuse: Callable[[Game, Table, Phase, Seat, Any], Reason | None]
    decide: Callable[[Game, Table, Phase, Seat, Any], Events]


def unasked(game: Game, table: Table, phase: Phase, seat: Seat) -> Iterator[Action]:
    """Return what a seat may do now although nobody waits for it (rules.md 18.1), but for free words."""
    yield from (Declare(some) for some in melds.choices(_own_melds(game, table, seat) or ()))
    unconditional = (Claim(), CallOut(), Concede())
    yield from (each for each in unconditional if APART[type(each)].refuse(game, table, phase, seat, each) is None)


def judged(game: Game, table: Table, seat: Seat) -> Claimed:
    """Return the claim of a seat as it is judged at this table."""
    return Claimed(claims.judge(game.rules, table, seat, game.variant.worth))


# --- free words ------------------------------------------------------------------------------------------------------


def _refuse_talk(game: Game, table: Table, phase: Phase, seat: Seat, talk: Talk) -> Reason | None:
    return speech.refuse_talk(game.rules, talk.text)


def _talk(game: Game, table: Table, phase: Phase, seat: Seat, talk: Talk) -> Events:
    return (Talked(seat, talk.text),)


# --- the target ------------------------------------------------------------------------------------------------------


def _refuse_claim(game: Game, table: Table, phase: Phase, seat: Seat, claim: Claim) -> Reason | None:
    return claims.refuse(game.rules, table, seat)


def _claim(game: Game, table: Table, phase: Phase, seat: Seat, claim: Claim) -> Events:
    return (ClaimWaits(seat),) if phase.key == "declaring" else (judged(game, table, seat),)


def _refuse_call_out(game: Game, table: Table, phase: Phase, seat: Seat, call: CallOut) -> Reason | None:
    return calling_out.refuse(game.rules, table, seat)


def _call_out(game: Game, table: Table, phase: Phase, seat: Seat, call: CallOut) -> Events:
    return (CalledOut(seat),)


def _refuse_concede(game: Game, table: Table, phase: Phase, seat: Seat, concede: Concede) -> Reason | None:
    return conceding.refuse(game, table, seat)


def _concede(game: Game, table: Table, phase: Phase, seat: Seat, concede: Concede) -> Events:
    return conceding.decide(table, seat)


# --- combinations told early -----------------------------------------------------------------------------------------


def _own_melds(game: Game, table: Table, seat: Seat) -> tuple[Meld, ...] | None:
    """Return what a seat may declare on its own account now, or None when it may not."""
    if game.rules.buongioco in ("none", "forced"):
        return None
    return game.variant.own_melds(game.rules, table, seat)


def _refuse_early(game: Game, table: Table, phase: Phase, seat: Seat, declare: Declare) -> Reason | None:
    if game.rules.buongioco in ("none", "forced"):
        return Reason.COMBINATIONS_OFF
    possible = _own_melds(game, table, seat)
    return Reason.COMBINATION_WINDOW_CLOSED if possible is None else melds.refuse(table, seat, declare.melds, possible)


def _early(game: Game, table: Table, phase: Phase, seat: Seat, declare: Declare) -> Events:
    return tuple(announce(game.rules, table, seat, declare.melds, game.variant.meld_worth))


# --- the rest --------------------------------------------------------------------------------------------------------


def _refuse_lay_down(game: Game, table: Table, phase: Phase, seat: Seat, laid: LayDown) -> Reason | None:
    if seat not in phase.actors(table):
        return Reason.NOT_YOUR_TURN
    if game.rules.lay_down == "off":
        return Reason.LAY_DOWN_OFF
    if phase.key != "tricks" or not melds.settled(game.rules, table):
        return Reason.LAY_DOWN_TOO_EARLY
    if table.calling is not None:
        return Reason.NOT_NOW
    return None if lay_down.certain_for(table, seat) else Reason.LAY_DOWN_NOT_CERTAIN


def _lay_down(game: Game, table: Table, phase: Phase, seat: Seat, laid: LayDown) -> Events:
    return (LaidDown(seat, table.hand(seat)),)


APART: Final[dict[type[Action], Apart]] = {
    Talk: Apart(_refuse_talk, _talk),
    Claim: Apart(_refuse_claim, _claim),
    CallOut: Apart(_refuse_call_out, _call_out),
    Concede: Apart(_refuse_concede, _concede),
    Declare: Apart(_refuse_early, _early),
    LayDown: Apart(_refuse_lay_down, _lay_down),
}
"""The actions that answer no phase; a declaration does where a phase asks for combinations."""
