"""The page of a running game, driven by plain calls and answering by signals; it knows no session and no bot.

How it is driven:

- ``open(sitters, view)`` when a game begins or is resumed, and whenever another person takes the screen;
- ``step(beats, view)`` for everything that happens, exactly as a session tells its watchers;
- ``rewind(view)`` when decisions were taken back;
- ``present(asked)`` after each of them, once, for the person at the screen. It may be called at once: the page waits
  until nothing moves any more;
- ``curtain(seat, view)`` before the screen passes to another person, with the view of a spectator. It is opaque at
  once and no card of anybody stays behind it. ``taken`` comes when that person is there; then ``open`` with his view.

What comes back: ``decided`` (an action of the seat at the screen), ``undo_wanted``, ``deal_wanted`` (on from the score
sheet), ``rematch_wanted``, ``leave``, ``taken``; and ``idle`` whenever nothing moves and nothing is queued.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.terms import DealScore
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.seats import Seat
from tressette_desktop.engine.session.session import Beat
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.settings import Settings
from tressette_desktop.ui.table.asked import Asked, Sitter


class TablePage(QWidget):
    """Score strip, felt, prompt, panels, dock and score sheet of one game."""

    decided = Signal(object)
    """The person at the screen has decided: an Action, legal when it was asked."""
    undo_wanted = Signal()
    deal_wanted = Signal()
    """The score sheet has been read: deal the next hand."""
    rematch_wanted = Signal()
    leave = Signal()
    taken = Signal(int)
    """The person of this seat has lifted the curtain."""
    idle = Signal()
    """Nothing moves any more and no event waits to be shown."""

    def __init__(self, art: CardArt, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)

    def configure(self, settings: Settings) -> None:
        """Take speed, pause, size of cards and the like; at once."""

    def open(self, sitters: tuple[Sitter, ...], view: PlayerView, hands: tuple[DealScore, ...] = ()) -> None:
        """Show a table as it stands, without any motion. ``hands`` are those of this game that are finished."""

    def step(self, beats: tuple[Beat, ...], view: PlayerView) -> None:
        """Let what happened be seen, one event after the other."""

    def rewind(self, view: PlayerView) -> None:
        """Show a table as it stands, whatever is moving."""

    def present(self, asked: Asked) -> None:
        """Ask the person at the screen, as soon as nothing moves."""

    def refused(self, reason: Reason, action: Action) -> None:
        """Say why a decision was not taken after all."""

    def curtain(self, seat: Seat, view: PlayerView) -> None:
        """Cover the table until the person of that seat takes it; ``view`` is a spectator's."""

    def skip(self) -> None:
        """Do not wait for what moves or rests."""

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits to be shown."""
        raise NotImplementedError
