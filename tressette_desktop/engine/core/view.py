"""What a seat sees: the table with its secrets hidden, and the history that led there."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tressette_desktop.engine.core.events import Dealt, Event, hidden, redact
from tressette_desktop.engine.core.evolve import evolve
from tressette_desktop.engine.core.table import Handed, Layout, Table
from tressette_desktop.engine.seats import Seat


@dataclass(frozen=True)
class PlayerView:
    """The observation of a seat and, with its history, its information state. It holds no handle to the truth.

    ``seat`` is None for a spectator. ``variant_key`` and ``options`` name the game as a record's header does.
    """

    seat: Seat | None
    table: Table
    history: tuple[Event, ...]
    variant_key: str
    options: str


@dataclass(frozen=True)
class Beat:
    """One event as a seat saw it, and the table as it saw it then."""

    event: Event
    table: Table


def beats(before: Table, events: tuple[Event, ...], seat: Seat | None) -> tuple[Beat, ...]:
    """Return what a seat sees of events that lead on from a table; ``before`` is the truth."""
    return _beats(project(before, seat), seen(events, seat))


def opened(table: Table) -> Table:
    """Return the table as one sees it to whom everybody shows his cards; what lies face down for all stays so."""
    if table.score is not None:
        return table
    return table.but(monte=table.monte if table.monte_open else hidden(table.monte), stock=hidden(table.stock))


def open_beats(before: Table, events: tuple[Event, ...]) -> tuple[Beat, ...]:
    """Return events as one sees them to whom everybody shows his cards: also what each did in private."""
    return _beats(opened(before), tuple(_unveiled(event) for event in events))


def project(table: Table, seat: Seat | None) -> Table:
    """Return the table as a seat sees it.

    It is the same table as :func:`~tressette_desktop.engine.core.evolve.fold` makes of the events that this seat saw;
    a property test holds the two against each other.
    """
    secrets = {
        "kept": _own(table.kept, seat),
        "ticked": _own(table.ticked, seat),
        "picks": tuple(
            [(who, cards if table.monte_open or who == seat else hidden(cards)) for who, cards in table.picks]
        ),
        "handed": tuple([_handed(each, seat) for each in table.handed]),
    }
    if table.score is not None:
        return table.but(**secrets)
    return table.but(
        **secrets,
        hands=tuple([pile if owner == seat else hidden(pile) for owner, pile in enumerate(table.hands)]),
        discards=tuple([pile if owner == seat else hidden(pile) for owner, pile in enumerate(table.discards)]),
        monte=table.monte if table.monte_open else hidden(table.monte),
        stock=hidden(table.stock),
        sides=table.sides if table.official or _is_holder(table, seat) else None,
        waiting=_own(table.waiting, seat),
        answers=tuple([answer for answer in table.answers if answer[0] == seat]),
    )


def seen(events: tuple[Event, ...], seat: Seat | None) -> tuple[Event, ...]:
    """Return the events as a seat sees them, without those that it does not see at all."""
    views = [redact(event, seat) for event in events]
    return tuple([view for view in views if view is not None])


def _beats(table: Table, events: tuple[Event, ...]) -> tuple[Beat, ...]:
    found = []
    for event in events:
        table = evolve(table, event)
        found.append(Beat(event, table))
    return tuple(found)


def _unveiled(event: Event) -> Event:
    if not isinstance(event, Dealt):
        return event
    layout = event.layout
    return replace(event, layout=Layout(layout.hands, hidden(layout.monte), hidden(layout.stock)))


def _own(seats: tuple[Seat, ...], seat: Seat | None) -> tuple[Seat, ...]:
    return tuple([each for each in seats if each == seat])


def _handed(handed: Handed, seat: Seat | None) -> Handed:
    return handed if handed.open or seat in (handed.giver, handed.taker) else replace(handed, card=None)


def _is_holder(table: Table, seat: Seat | None) -> bool:
    """Whether the seat knows its side because the called card is, or was, in its hand."""
    if table.called is None or seat is None or table.sides is None:
        return False
    return table.called in table.hand(seat) or table.called in table.played(seat)
