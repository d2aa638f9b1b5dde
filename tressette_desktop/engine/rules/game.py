"""The guarded door of the rules: start a hand, ask what is legal, apply a decision.

>>> from tressette_desktop.engine.cards import DECK
>>> from tressette_desktop.engine.core.actions import PlayCard
>>> from tressette_desktop.engine.rules.registry import game_of
>>> game = game_of("classic")
>>> step = start(game, game.variant.deal.layout(DECK, (1, 2, 3, 0), 4), dealer=0, totals=(0, 0, 0, 0), number=1)
>>> awaited(game, step.table)
(1,)
>>> apply(game, step.table, 1, PlayCard(DECK[0])).table.trick.cards
(card('3c'),)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tressette_desktop.engine.cards import Card, card
from tressette_desktop.engine.core.actions import Action, CallOut, Claim, Declare, LayDown, Talk
from tressette_desktop.engine.core.events import (
    CalledOut,
    CardsOpened,
    Claimed,
    ClaimWaits,
    DealScored,
    Dealt,
    Event,
    LaidDown,
    PhaseBegan,
    Talked,
    Verified,
)
from tressette_desktop.engine.core.evolve import evolve, fold
from tressette_desktop.engine.core.table import Layout, Pile, Table
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.errors import IllegalAction, Reason
from tressette_desktop.engine.rules import calling_out, claims, lay_down, melds, pairs, partnership, speech
from tressette_desktop.engine.rules.phase import Events, LegalActions, Phase
from tressette_desktop.engine.rules.phases.declaring import announce
from tressette_desktop.engine.rules.variant import Game as Game
from tressette_desktop.engine.rules.variant import Variant as Variant
from tressette_desktop.engine.seats import Seat, Sides, around


@dataclass(frozen=True)
class Step:
    """What a decision led to: the events, in order, and the table after them."""

    events: Events
    table: Table


def start(
    game: Game,
    layout: Layout,
    *,
    dealer: Seat,
    totals: tuple[int, ...],
    number: int,
    sides: Sides | None = None,
    carried: tuple[int, ...] = (),
    forced: bool = False,
) -> Step:
    """Begin a hand from the cards as dealt, up to the first decision.

    ``number`` counts the hands of a game from 1; ``sides`` are those that the first of them drew, ``carried`` the
    thirds by seat that earlier ones left over; ``forced`` tells that everybody passed the one before.
    """
    drawing = game.rules.pairing in pairs.DRAWN and number == 1
    drawn = pairs.draw(layout.hands, game.rules.pairing) if drawing else None
    layout = layout if drawn is None else pairs.reseated(layout, drawn.moved)
    seats = tuple(range(game.seats))
    order = tuple(seat for seat in around(seats, (dealer + 1) % len(seats)) if len(layout.hands[seat]))
    if game.rules.first_lead == "four_of_coins" and number == 1:
        order = around(order, next(seat for seat in order if card("4d") in _known(layout.hands[seat])))
    known = None if drawing else sides or game.variant.sides
    dealt = Dealt(number, order, dealer, order[0], layout, totals, known, forced, carried)
    events = (dealt, *pairs.told(drawn)) if drawing else (dealt,)
    return _advance(game, list(events), fold(events))


def phase_at_work(game: Game, table: Table) -> Phase | None:
    """Return the phase that a hand is in, or None when it is to be counted."""
    if table.over or table.stopped:
        return None
    return game.phase_of.get(table.phase) or _open_phase(game, table)


def _open_phase(game: Game, table: Table) -> Phase | None:
    """Return the phase that a hand comes to now: the first that is open."""
    return next((phase for phase in game.phases if phase.open(table)), None)


def awaited(game: Game, table: Table) -> tuple[Seat, ...]:
    """Return the seats that must decide now: one, or several who answer unseen."""
    phase = phase_at_work(game, table)
    return () if phase is None else phase.actors(table)


def refuse(game: Game, table: Table, seat: Seat, action: Action) -> Reason | None:
    """Say why a seat may not do this now, or None when it may: the single source of legality."""
    phase = phase_at_work(game, table)
    if phase is None:
        return Reason.HAND_OVER
    if seat not in table.order:
        return Reason.NOT_IN_THE_HAND
    if isinstance(action, Talk):
        return speech.refuse_talk(game.rules, action.text)
    if isinstance(action, Claim):
        return claims.refuse(game.rules, table, seat)
    if isinstance(action, CallOut):
        return calling_out.refuse(game.rules, table, seat)
    if isinstance(action, Declare) and phase.key != "declaring":
        return _refuse_unasked(game, table, seat, action.melds)
    if seat not in phase.actors(table):
        return Reason.NOT_YOUR_TURN
    if isinstance(action, LayDown):
        return _refuse_lay_down(game, table, phase, seat)
    return phase.refuse(table, seat, action)


def legal(game: Game, table: Table, seat: Seat) -> LegalActions:
    """Return everything that a seat may do now, in its turn or out of it."""
    return LegalActions(lambda: _legal(game, table, seat), lambda action: refuse(game, table, seat, action))


def free(game: Game, table: Table, seat: Seat) -> LegalActions:
    """Return what a seat may do now although nobody waits for it (rules.md 18.1)."""
    return LegalActions(lambda: _free(game, table, seat), lambda action: refuse(game, table, seat, action))


def apply(game: Game, table: Table, seat: Seat, action: Action) -> Step:
    """Apply a decision and every forced step after it.

    Raises :class:`~tressette_desktop.engine.errors.IllegalAction` and changes nothing when it is refused. Pure: the
    same table and action give the same step.
    """
    reason = refuse(game, table, seat, action)
    if reason is not None:
        raise IllegalAction(reason, action)
    events, after = _happen(table, _decide(game, table, seat, action))
    return _advance(game, events, after)


def _happen(table: Table, events: Events) -> tuple[list[Event], Table]:
    """Let events happen, one after the other; a pair becomes official with what shows it (5.4)."""
    happened: list[Event] = []
    for event in events:
        table = evolve(table, event)
        happened.append(event)
        if not table.official and partnership.shown(event, table):
            official = partnership.official(table)
            table = evolve(table, official)
            happened.append(official)
    return happened, table


def _decide(game: Game, table: Table, seat: Seat, action: Action) -> Events:
    phase = phase_at_work(game, table)
    assert phase is not None
    if isinstance(action, Claim):
        if phase.key == "declaring":
            return (ClaimWaits(seat),)
        return (_judged(game, table, seat),)
    if isinstance(action, CallOut):
        return (CalledOut(seat),)
    if isinstance(action, Talk):
        return (Talked(seat, action.text),)
    if isinstance(action, LayDown):
        return (LaidDown(seat, table.hand(seat)),)
    if isinstance(action, Declare) and phase.key != "declaring":
        return tuple(announce(game.rules, table, seat, action.melds, game.variant.meld_worth))
    return _with_waiting_claims(game, table, phase.decide(table, seat, action))


def _with_waiting_claims(game: Game, table: Table, events: Events) -> Events:
    """Judge the claims that waited for combinations, right after the announcements (4.5)."""
    if not table.waiting:
        return events
    _, after = _happen(table, events)
    if not after.window_closed:
        return events
    first = next(seat for seat in around(table.order, table.next_leader) if seat in table.waiting)
    return (*events, _judged(game, after, first))


def _judged(game: Game, table: Table, seat: Seat) -> Claimed:
    return Claimed(claims.judge(game.rules, table, seat, game.variant.worth))


def _advance(game: Game, events: list[Event], table: Table) -> Step:
    """Make the forced steps until somebody must decide, or the hand is over."""
    while not table.over and (forced := _forced(game, table)):
        happened, table = _happen(table, forced)
        events += happened
    return Step(tuple(events), table)


def _forced(game: Game, table: Table) -> Events:
    """Return what happens by itself: a claim, a phase that begins, a finished hand opened and counted.

    None of it does while a trick lies on the table, unless somebody stopped the hand.
    """
    stopped = table.stopped
    if table.trick is not None and not stopped:
        return ()
    if table.calling is not None and (table.phase != "declaring" or table.window_closed):
        return (Verified(calling_out.verify(game.rules, table)),)
    if not stopped:
        verdict = claims.automatic(game.rules, table, game.variant.worth)
        if verdict is not None:
            return (Claimed(verdict),)
    phase = None if stopped else _open_phase(game, table)
    if phase is None:
        revealed = () if table.official else (partnership.official(table),)
        return (*revealed, *_opened(table), DealScored(game.variant.settle(table, game.rules)))
    return () if phase.key == table.phase else (PhaseBegan(phase.key), *phase.begin(table))


def _opened(table: Table) -> Events:
    """Show what is still hidden, if anything is."""
    if not any(len(pile) for pile in (*table.hands, *table.discards, table.monte, table.stock)):
        return ()
    discards = tuple(_known(pile) for pile in table.discards)
    return (CardsOpened(Layout(table.hands, table.monte, table.stock), discards),)


def _known(pile: Pile) -> tuple[Card, ...]:
    assert isinstance(pile, tuple)
    return pile


def _own_melds(game: Game, table: Table, seat: Seat) -> tuple[Meld, ...] | None:
    """Return what a seat may declare on its own account now, or None when it may not."""
    if game.rules.buongioco in ("none", "forced"):
        return None
    return game.variant.own_melds(game.rules, table, seat)


def _refuse_unasked(game: Game, table: Table, seat: Seat, declared: tuple[Meld, ...]) -> Reason | None:
    if game.rules.buongioco in ("none", "forced"):
        return Reason.COMBINATIONS_OFF
    possible = _own_melds(game, table, seat)
    return Reason.COMBINATION_WINDOW_CLOSED if possible is None else melds.refuse(table, seat, declared, possible)


def _refuse_lay_down(game: Game, table: Table, phase: Phase, seat: Seat) -> Reason | None:
    if game.rules.lay_down == "off":
        return Reason.LAY_DOWN_OFF
    if phase.key != "tricks" or not melds.settled(game.rules, table):
        return Reason.LAY_DOWN_TOO_EARLY
    if table.calling is not None:
        return Reason.NOT_NOW
    return None if lay_down.certain_for(table, seat) else Reason.LAY_DOWN_NOT_CERTAIN


def _legal(game: Game, table: Table, seat: Seat) -> Iterator[Action]:
    phase = phase_at_work(game, table)
    if phase is None:
        return
    if seat in phase.actors(table):
        yield from phase.legal(table, seat)
        if refuse(game, table, seat, LayDown()) is None:
            yield LayDown()
    yield from _free(game, table, seat)


def _free(game: Game, table: Table, seat: Seat) -> Iterator[Action]:
    yield from (Declare(some) for some in melds.choices(_own_melds(game, table, seat) or ()))
    yield from (action for action in (Claim(), CallOut()) if refuse(game, table, seat, action) is None)
