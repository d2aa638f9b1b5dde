"""What those who listen are told instead of what the others see on the felt."""

from __future__ import annotations

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Table

from .. import words
from ..table.stage import Stage
from . import aloud
from .announced import spoken
from .company import Company


class Reader:
    """Speaks of one felt; with ``more`` also of what is to be seen there without anything having happened."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.more = False

    def say(self, sentence: str) -> None:
        """Say this, if it is anything."""
        if sentence:
            self._stage.announce(sentence)

    def happened(self, event: Event, table: Table, company: Company) -> None:
        """Tell of what happens now."""
        told = spoken(event, table, company.names)
        self.say(aloud.more(told, event, table, self._stage.held(table)) if self.more else told)

    def turn(self, said: str, table: Table, company: Company, playable: frozenset[Card], may_say: str) -> None:
        """Tell that it is one's turn, what may be played, at which card the keys are, and what may be said with it."""
        own, hand = self._stage.cards.own, self._stage.hand
        if self.more:
            said = aloud.turn(table, company.names, said, tuple(card for card in own if card in playable))
        at = hand.marks.focus
        if at is not None:
            state = words.playable() if at in playable else words.not_playable(hand.closed(at))
            said = f"{aloud.ended(said)} {aloud.ring(at, state)}"
        self.say(f"{aloud.ended(said)} {may_say}" if may_say else said)

    def seat(self, score: str) -> None:
        """Tell who takes the seat what he has before him."""
        table = self._stage.table
        if self.more and table is not None and self._stage.held(table):
            self.say(self._before_me(table, score))

    def again(self, company: Company, asked: str, score: str) -> None:
        """Tell how things stand, because somebody wants to know."""
        table = self._stage.table
        if table is not None:
            told = aloud.standing(self._stage.trick, company.names, asked)
            self.say(f"{aloud.ended(told)} {self._before_me(table, score)}")

    def taken_back(self, before: Table | None, after: Table) -> None:
        """Tell what has come back into the hand."""
        was = () if before is None else self._stage.held(before)
        self.say(aloud.taken_back(tuple(card for card in self._stage.held(after) if card not in was)))

    def armed(self, card: Card, said: str) -> None:
        """Tell which card waits for its second press."""
        self.say(f"{words.title(words.card(card))}. {said}")

    def _before_me(self, table: Table, score: str) -> str:
        called = self._stage.scenery.called
        return aloud.seat(self._stage.held(table), called.words if called.isVisible() else "", score)
