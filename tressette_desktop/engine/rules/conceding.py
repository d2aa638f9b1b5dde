"""Giving the game up (rules.md 3.10): one person for his side, and a second person on that side must agree.

>>> from tressette_desktop.engine.core.table import Table
>>> table = Table(1, (1, 2, 3, 0), 0, 1, ((),) * 4, (), (), (0,) * 4, ((0, 2), (1, 3)), persons=(0, 2))
>>> decide(table, 0)
(ConcessionOffered(seat=0),)
>>> decide(table.but(conceding=(0,)), 2)
(Conceded(seat=2),)
"""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.core.actions import Action, CallOut, GoForCappotto, PlayCard
from tressette_desktop.engine.core.events import Conceded, ConcessionLapsed, ConcessionOffered
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.phase import Events
from tressette_desktop.engine.rules.variant import Game
from tressette_desktop.engine.seats import Seat, side_of

PLAYING_ON: Final = (PlayCard, CallOut, GoForCappotto)
"""What a side does that plays on. Answers given in private are not among it: that an offer lapsed would betray them."""


def refuse(game: Game, table: Table, seat: Seat) -> Reason | None:
    """Say why a seat of the hand may not give the game up, or None.

    Only sides that stay the same from hand to hand can: a game without such sides is broken off instead.
    """
    if game.variant.sides is None or game.rules.pairing != "fixed":
        return Reason.CONCEDE_OFF
    if seat not in table.persons:
        return Reason.CONCEDE_FOR_PEOPLE
    return Reason.CONCEDE_OFFERED if seat in table.conceding else None


def decide(table: Table, seat: Seat) -> Events:
    """Return what follows when a person gives the game up: the end, or an offer to the other person of the side."""
    assert table.sides is not None
    side = table.sides[side_of(table.sides, seat)]
    willing = {*table.conceding, seat}
    agreed = all(each in willing for each in side if each in table.persons)
    return (Conceded(seat),) if agreed else (ConcessionOffered(seat),)


def lapsed(table: Table, seat: Seat, action: Action) -> Events:
    """Return which offer is forgotten because a seat of that side plays on."""
    if not isinstance(action, PLAYING_ON):
        return ()
    assert table.sides is not None
    side = table.sides[side_of(table.sides, seat)]
    return tuple(ConcessionLapsed(each) for each in table.conceding if each in side)
