"""What was said while another person looked at the screen: read to whoever takes the seat now."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.core import events as ev
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.seats import Seat

from .. import words
from .announced import announcement
from .telling import Names

SPOKEN: Final = (
    ev.Said,
    ev.MeldDeclared,
    ev.DeclarationMade,
    ev.Talked,
    ev.SuitShown,
    ev.BidMade,
    ev.Raised,
    ev.CardCalled,
    ev.CalledOut,
    ev.ConcessionOffered,
    ev.GoingTold,
)
"""The words of a table; everybody hears them."""
TURN: Final = (ev.CardPlayed, ev.BidMade, ev.Raised, ev.CardCalled)
"""What ends one's own turn where all can see it."""
LATEST: Final = 4
"""How many utterances there is room for; the paper of what was said so far has all of them."""


def heard_since(view: PlayerView, seat: Seat, names: Names) -> tuple[str, ...]:
    """Return what others said since the last turn of a seat, the latest few; ``view`` is a spectator's."""
    lines: list[str] = []
    for event in view.history:
        if isinstance(event, TURN) and event.seat == seat:
            lines.clear()
        elif isinstance(event, SPOKEN) and event.seat != seat:
            lines.append(_said(event, names) if isinstance(event, ev.Said) else announcement(event, view.table, names))
    return tuple(line for line in lines if line)[-LATEST:]


def _said(event: ev.Said, names: Names) -> str:
    line = QCoreApplication.translate("telling", "{name} said “{word}”.")
    return line.format(name=names[event.seat], word=words.signal(event.signal).lower())
