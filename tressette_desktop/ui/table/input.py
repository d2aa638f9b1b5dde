"""From a chosen card to a decision: it asks the rules, and never knows them.

The word that goes with a lead is chosen first and kept until a card is played or the question changes. The boxes that
are ticked for declarations are kept for the whole game, for each seat apart: nobody learns what another ticks.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Signal

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.terms import Signal as Word
from tressette_desktop.engine.core.terms import Tick
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.seats import Seat

from .asked import Asked
from .layout import own_side, sides_shown

OF_A_PARTNER: Final = frozenset((Tick.PARTNER_VOID, Tick.PARTNER_LISCIO))
"""What is said of the suit that the partner wants."""


class Input(QObject):
    """Holds what is asked, and turns the player's choices into actions."""

    decided = Signal(object)
    """A legal action."""
    refused = Signal(object, object)
    """Why not, and the action (or None) that was meant."""
    armed = Signal(object)
    """With *confirm a card*: this card waits for its second press."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked: Asked | None = None
        self.word: Word | None = None
        self._ticks: dict[Seat | None, frozenset[Tick]] = {}
        self.confirm = False
        self._armed: Card | None = None

    def ask(self, asked: Asked | None) -> None:
        """Take a new question, or none."""
        self.asked = asked
        self.word = None
        self._armed = None

    @property
    def ticks(self) -> frozenset[Tick]:
        """What the player wants to declare whenever it may be; at first, what he holds of a suit that he leads."""
        return self._ticks.get(self._seat, frozenset({Tick.SUIT_LED}))

    @ticks.setter
    def ticks(self, wanted: frozenset[Tick]) -> None:
        self._ticks[self._seat] = wanted

    @property
    def _seat(self) -> Seat | None:
        return self.asked.view.seat if self.asked is not None else None

    @property
    def playable(self) -> frozenset[Card] | None:
        """The cards that may be played now; None when no card is asked for."""
        if self.asked is None or not self.asked.own_turn:
            return None
        cards = frozenset(action.card for action in self.asked.legal if isinstance(action, PlayCard))
        return cards or None

    def words(self) -> tuple[Word, ...]:
        """Return the words that are used at this table by one who may lead now; none when it is not one's lead."""
        cards = self.playable
        if self.asked is None or not cards:
            return ()
        some = next(iter(cards))
        never = (Reason.WORD_NOT_OF_THIS_TABLE, Reason.WORD_ONLY_WHEN_LEADING)
        return tuple(word for word in Word if self.asked.refuse(PlayCard(some, word)) not in never)

    def boxes(self) -> frozenset[Tick]:
        """Return the boxes that may be ticked now: those of a leader, or of one who follows; who plays alone has no
        partner to speak of."""
        cards = self.playable
        if self.asked is None or not cards:
            return frozenset()
        some = next(iter(cards))
        boxes = frozenset(tick for tick in Tick if self.asked.refuse(PlayCard(some, ticks=frozenset((tick,)))) is None)
        table, seat = self.asked.view.table, self.asked.view.seat
        alone = seat is not None and sides_shown(table) is not None and own_side(table, seat) == (seat,)
        return boxes - OF_A_PARTNER if alone else boxes

    def refusal(self, card: Card, word: Word) -> Reason | None:
        """Return why a word may not go with a card, or None."""
        return self.asked.refuse(PlayCard(card, word)) if self.asked is not None else Reason.NOT_NOW

    def with_words(self, card: Card) -> PlayCard:
        """Return the card as it would be played now, with the word that was chosen and the boxes that were ticked."""
        return PlayCard(card, self.word, self.ticks & self.boxes())

    def choose(self, card: Card) -> None:
        """A card was chosen."""
        action = self.with_words(card)
        if self.asked is None:
            self.refused.emit(Reason.NOT_YOUR_TURN, action)
            return
        reason = self.asked.refuse(action)
        if reason is not None:
            self.refused.emit(reason, action)
        elif self.confirm and self._armed is not card:
            self._armed = card
            self.armed.emit(card)
        else:
            self.decide(action)

    def decide(self, action: Action) -> None:
        """An action was chosen by a button: it is still asked whether it is legal."""
        asked = self.asked
        reason = asked.refuse(action) if asked is not None else Reason.NOT_NOW
        if reason is not None:
            self.refused.emit(reason, action)
            return
        self.decided.emit(action)
