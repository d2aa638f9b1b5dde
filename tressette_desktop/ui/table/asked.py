"""What the table is told from outside: who sits there, and what is asked of the person at the screen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.phase import LegalActions
from tressette_desktop.engine.seats import Seat


@dataclass(frozen=True)
class Sitter:
    """Who sits on a seat: the name on the plate, the medal (a key of ``ui.cards.MEDALS``), a person or a computer."""

    name: str
    medal: str
    person: bool = False


@dataclass(frozen=True)
class Asked:
    """The state of play for the person at the screen; a new one after every change of the table.

    ``awaited`` are the seats that all may know to decide now. The own seat may be none of them: ``legal`` then holds
    only what may be done out of turn, such as a claim. ``refuse`` says why something is not legal, ``undo`` why
    nothing can be taken back (None: it can). ``offering`` is who of the own side would give the game up and waits for
    an answer.
    """

    view: PlayerView
    awaited: tuple[Seat, ...]
    legal: LegalActions
    refuse: Callable[[Action], Reason | None]
    undo: Reason | None = Reason.UNDO_OFF
    offering: Seat | None = None

    @property
    def own_turn(self) -> bool:
        """Whether the person at the screen must decide."""
        return self.view.seat in self.awaited
