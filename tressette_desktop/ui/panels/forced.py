"""A card that is forced, played by itself: at a human pace, to be seen coming, and to be held back."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import ANY_TIME, PlayCard

from ..table.asked import Asked
from ..table.input import Input

WAIT: Final = 900
"""How long it can be held back at normal speed, in milliseconds."""
LEAST: Final = 500
"""However fast the cards move."""


def forced(given: Input) -> Card | None:
    """Return the card that is all one can play now; None where there is anything to choose or to say.

    Words and declarations are a choice too, but not with the last card.
    """
    asked, cards = given.asked, given.playable
    if asked is None or cards is None or len(cards) != 1 or not _nothing_else(asked):
        return None
    (card,) = cards
    last = asked.view.seat is not None and len(asked.view.table.hands[asked.view.seat]) == 1
    return card if last or not (given.words() or given.boxes()) else None


def _nothing_else(asked: Asked) -> bool:
    return all(isinstance(action, (PlayCard, *ANY_TIME)) for action in asked.legal)


class Forced(QObject):
    """Lets a forced card wait for a moment, unless it is held back."""

    due = Signal(object)
    """The moment is over: the Card."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.wanted = False
        """Whether the player wants forced cards to be played."""
        self._card: Card | None = None
        self._held = False
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._over)

    def consider(self, given: Input, ms: int) -> Card | None:
        """Look at what is asked; return the card that will be played after ``ms`` unless it is held back."""
        self._card = forced(given) if self.wanted and not self._held else None
        if self._card is None:
            self._wait.stop()
        else:
            self._wait.start(max(LEAST, ms))
        return self._card

    def hold(self) -> bool:
        """Hold the card back; whether one was on its way."""
        on_its_way = self._wait.isActive()
        self._wait.stop()
        return on_its_way

    def take_back(self) -> None:
        """Decisions were taken back: what is asked next is left to the player, until he has played."""
        self._wait.stop()
        self._held = True

    def decided(self) -> None:
        """The player has decided, or the program for him."""
        self._wait.stop()
        self._held = False

    def _over(self) -> None:
        if self._card is not None:
            self.due.emit(self._card)
