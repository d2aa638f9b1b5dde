"""What is asked before a card that would decline it without a word: combinations that a drawn card completed (7.5)."""

from __future__ import annotations

from collections.abc import Iterator

from tressette_desktop.engine.core.actions import Action, Declare, Decline, LayDown, PlayCard
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.phase import LegalActions

from ..table.asked import Asked
from .company import Company


class Beforehand:
    """Puts the combinations before the card, once for each card that was drawn."""

    def __init__(self) -> None:
        self._declined: object = None

    def first(self, asked: Asked, company: Company) -> Asked | None:
        """Return what is to be asked before this; None when there is nothing, or it was declined."""
        window_is_the_turn = company.rules.accuse_open == "own_turn"
        if window_is_the_turn or self._declined == _moment(asked) or not _alone_declines(asked):
            return None

        def refuse(action: Action) -> Reason | None:
            if isinstance(action, PlayCard | LayDown):
                return Reason.NOT_NOW
            return None if action == Decline() else asked.refuse(action)

        def listing() -> Iterator[Action]:
            yield Decline()
            yield from (action for action in asked.legal if not isinstance(action, PlayCard | LayDown))

        return Asked(asked.view, asked.awaited, LegalActions(listing, refuse), refuse, asked.undo)

    def decline(self, asked: Asked) -> None:
        """Nothing is declared: the card comes now."""
        self._declined = _moment(asked)

    def forget(self) -> None:
        """Decisions were taken back: what was declined is asked again."""
        self._declined = None


def _alone_declines(asked: Asked) -> bool:
    """Whether it is one's turn to play a card, and there is something to declare before it."""
    return asked.own_turn and {Declare, PlayCard} <= set(map(type, asked.legal))


def _moment(asked: Asked) -> object:
    """The card that was drawn, as the table tells it."""
    table = asked.view.table
    return asked.view.seat, table.number, len(table.drawn), len(table.melds)
