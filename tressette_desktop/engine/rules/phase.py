"""A phase of a hand: who is asked, what he may answer, what follows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Protocol

from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.seats import Seat

Events = tuple[Event, ...]


class Phase(Protocol):
    """One step of a hand. A phase is stateless: all it knows stands on the table.

    The phase at work is the first of the variant's phases that is ``open``; when it comes to work ``begin`` makes the
    forced steps. ``actors`` are the seats awaited: one, or several who answer unseen. ``refuse`` is the single source
    of legality; ``legal`` lists what it lets through; ``decide`` tells what follows from a legal action.
    """

    @property
    def key(self) -> str: ...

    def open(self, table: Table) -> bool: ...

    def begin(self, table: Table) -> Events: ...

    def actors(self, table: Table) -> tuple[Seat, ...]: ...

    def refuse(self, table: Table, seat: Seat, action: Action) -> Reason | None: ...

    def legal(self, table: Table, seat: Seat) -> Iterator[Action]: ...

    def decide(self, table: Table, seat: Seat, action: Any) -> Events: ...


class Forced:
    """What is common to the phases that the engine makes alone: nobody is asked."""

    def actors(self, table: Table) -> tuple[Seat, ...]:
        return ()

    def refuse(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        return Reason.NOT_NOW

    def legal(self, table: Table, seat: Seat) -> Iterator[Action]:
        return iter(())

    def decide(self, table: Table, seat: Seat, action: Action) -> Events:
        raise NotImplementedError("nobody decides in a forced step")


class LegalActions:
    """What a seat may do now: listed only when somebody looks, and asked by ``in`` without being listed.

    Free words are never listed: there is no end of them. It has no length, which whoever makes a tuple of it would ask
    first, and so list everything twice.
    """

    def __init__(self, listing: Callable[[], Iterator[Action]], refuse: Callable[[Action], Reason | None]) -> None:
        self._listing = listing
        self._refuse = refuse

    def __iter__(self) -> Iterator[Action]:
        return self._listing()

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self._refuse(action) is None

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None
