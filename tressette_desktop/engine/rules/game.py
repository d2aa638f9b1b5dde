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
from typing import NamedTuple

from tressette_desktop.engine.cards import Card, card
from tressette_desktop.engine.core.actions import Action, Declare, LayDown
from tressette_desktop.engine.core.events import (
    CardsOpened,
    Claimed,
    DealScored,
    Dealt,
    PhaseBegan,
    Verified,
)
from tressette_desktop.engine.core.evolve import evolve, fold
from tressette_desktop.engine.core.table import Layout, Pile, Table
from tressette_desktop.engine.errors import IllegalAction, Reason
from tressette_desktop.engine.rules import calling_out, claims, conceding, pairs, partnership
from tressette_desktop.engine.rules.apart import APART, judged, unasked
from tressette_desktop.engine.rules.phase import Events, LegalActions, Phase
from tressette_desktop.engine.rules.variant import Game as Game
from tressette_desktop.engine.rules.variant import Variant as Variant
from tressette_desktop.engine.seats import Seat, Sides, around


class Step(NamedTuple):
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
    persons: tuple[Seat, ...] = (),
) -> Step:
    """Begin a hand from the cards as dealt, up to the first decision.

    ``number`` counts the hands of a game from 1; ``sides`` are those that the first of them drew, ``carried`` the
    thirds by seat that earlier ones left over; ``forced`` tells that everybody passed the one before; ``persons`` are
    the seats of people, before anybody changes chairs.
    """
    drawing = game.rules.pairing in pairs.DRAWN and number == 1
    drawn = pairs.draw(layout.hands, game.rules.pairing) if drawing else None
    layout = layout if drawn is None else pairs.reseated(layout, drawn.moved)
    seats = tuple(range(game.seats))
    order = tuple([seat for seat in around(seats, (dealer + 1) % len(seats)) if len(layout.hands[seat])])
    if game.rules.first_lead == "four_of_coins" and number == 1:
        order = around(order, next(seat for seat in order if card("4d") in _known(layout.hands[seat])))
    known = None if drawing else sides or game.variant.sides
    dealt = Dealt(number, order, dealer, order[0], layout, totals, known, forced, carried, persons)
    events = (dealt, *pairs.told(drawn)) if drawing else (dealt,)
    return _advance(game, Step(events, fold(events)))


def phase_at_work(game: Game, table: Table) -> Phase | None:
    """Return the phase that a hand is in, or None when it is to be counted."""
    if table.stopped:
        return None
    return game.phase_of.get(table.phase) or _open_phase(game, table)


def _open_phase(game: Game, table: Table) -> Phase | None:
    """Return the phase that a hand comes to now: the first that is open."""
    for phase in game.phases:
        if phase.open(table):
            return phase
    return None


def awaited(game: Game, table: Table) -> tuple[Seat, ...]:
    """Return the seats that must decide now: one, or several who answer unseen."""
    phase = phase_at_work(game, table)
    return () if phase is None else phase.actors(table)


def refuse(game: Game, table: Table, seat: Seat, action: Action) -> Reason | None:
    """Say why a seat may not do this now, or None when it may: the single source of legality."""
    phase = phase_at_work(game, table)
    return Reason.HAND_OVER if phase is None else _refuse(game, table, phase, seat, action)


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
    phase = phase_at_work(game, table)
    if phase is None:
        raise IllegalAction(Reason.HAND_OVER, action)
    reason = _refuse(game, table, phase, seat, action)
    if reason is not None:
        raise IllegalAction(reason, action)
    events = _decide(game, table, phase, seat, action)
    if table.conceding:
        events = (*conceding.lapsed(table, seat, action), *events)
    return _advance(game, _happen(table, events))


def _refuse(game: Game, table: Table, phase: Phase, seat: Seat, action: Action) -> Reason | None:
    if seat not in table.order:
        return Reason.NOT_IN_THE_HAND
    if type(action) in APART and not _asked(phase, action):
        return APART[type(action)].refuse(game, table, phase, seat, action)
    return phase.refuse(table, seat, action) if seat in phase.actors(table) else Reason.NOT_YOUR_TURN


def _decide(game: Game, table: Table, phase: Phase, seat: Seat, action: Action) -> Events:
    if type(action) in APART and not _asked(phase, action):
        events = APART[type(action)].decide(game, table, phase, seat, action)
        return _with_automatic_claim(game, table, events) if isinstance(action, Declare) else events
    events = phase.decide(table, seat, action)
    return _with_waiting_claim(game, table, events) if table.waiting else events


def _asked(phase: Phase, action: Action) -> bool:
    """Whether an action that is mostly done apart is what the phase at work asks for."""
    return phase.key == "declaring" and isinstance(action, Declare)


def _happen(table: Table, events: Events) -> Step:
    """Let events happen, one after the other; a pair becomes official with what shows it (5.4)."""
    if table.official:
        for event in events:
            table = evolve(table, event)
        return Step(events, table)
    for count, event in enumerate(events, start=1):
        table = evolve(table, event)
        if not table.official and partnership.shown(event, table):
            official = partnership.official(table)
            rest = _happen(evolve(table, official), events[count:])
            return Step((*events[:count], official, *rest.events), rest.table)
    return Step(events, table)


def _with_waiting_claim(game: Game, table: Table, events: Events) -> Events:
    """Judge the first of the claims that waited for combinations, right after the announcements (4.5)."""
    after = _happen(table, events).table
    if not after.window_closed:
        return events
    first = next(seat for seat in around(table.order, table.next_leader) if seat in table.waiting)
    return (*events, judged(game, after, first))


def _with_automatic_claim(game: Game, table: Table, announced: Events) -> Events:
    """Let the engine claim right after announcements, also while a trick lies on the table (4.9)."""
    after = _happen(table, announced).table
    verdict = claims.automatic(game.rules, after, game.variant.worth)
    return announced if verdict is None else (*announced, Claimed(verdict))


def _advance(game: Game, step: Step) -> Step:
    """Make the forced steps until somebody must decide, or the hand is over.

    There are none while a trick lies on the table, unless somebody stopped the hand.
    """
    table = step.table
    while (table.trick is None or table.stopped) and not table.over and (forced := _forced(game, table)):
        happened, table = _happen(table, forced)
        step = Step(step.events + happened, table)
    return step


def _forced(game: Game, table: Table) -> Events:
    """Return what happens by itself: a claim, a phase that begins, a finished hand opened and counted."""
    stopped = table.stopped
    if table.calling is not None and (table.phase != "declaring" or table.window_closed):
        return (Verified(calling_out.verify(game.rules, table)),)
    if game.rules.claims == "auto" and not stopped and table.tricks:
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
    if not any(map(len, (*table.hands, *table.discards, table.monte, table.stock))):
        return ()
    discards = tuple(_known(pile) for pile in table.discards)
    return (CardsOpened(Layout(table.hands, table.monte, table.stock), discards),)


def _known(pile: Pile) -> tuple[Card, ...]:
    assert isinstance(pile, tuple)
    return pile


def _legal(game: Game, table: Table, seat: Seat) -> Iterator[Action]:
    phase = phase_at_work(game, table)
    if phase is None:
        return
    if seat in phase.actors(table):
        yield from phase.legal(table, seat)
        if _refuse(game, table, phase, seat, LayDown()) is None:
            yield LayDown()
    yield from unasked(game, table, phase, seat)


def _free(game: Game, table: Table, seat: Seat) -> Iterator[Action]:
    phase = phase_at_work(game, table)
    return iter(()) if phase is None or seat not in table.order else unasked(game, table, phase, seat)
