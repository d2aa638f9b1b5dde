"""What the bots think: they are asked one after the other, and what one has decided is kept until it is wanted."""

from __future__ import annotations

import random
from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from tressette_desktop.engine.bots.bot import Choice
from tressette_desktop.engine.bots.messages import Advise, Choose, Interrupt
from tressette_desktop.engine.core.actions import Action, PlayCard, only_card
from tressette_desktop.engine.seats import Seat
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui.thinker import Thinker


class Thoughts(QObject):
    """Of the bots of one match; a change of the table makes everything thought so far worthless."""

    settled = Signal()
    """One has decided, or does not want to say anything."""
    advised = Signal(object)
    """A hint (`engine.bots.hint.Hint`)."""
    failed = Signal(str)
    """A bot could not answer, and why."""

    def __init__(self, session: Session, bots: Mapping[Seat, str], thinker: Thinker, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._bots, self._thinker = session, bots, thinker
        self._chance = random.Random()
        self._questions: list[tuple[Seat, type[Choose] | type[Interrupt] | type[Advise]]] = []
        self._decided: tuple[Seat, Action] | None = None
        thinker.answered.connect(self._answered)
        thinker.failed.connect(self.failed)

    def stop(self) -> None:
        """Want nothing any more."""
        self._thinker.cancel()
        self._thinker.answered.disconnect(self._answered)
        self._thinker.failed.disconnect(self.failed)

    @property
    def waiting(self) -> bool:
        """Whether somebody thinks."""
        return bool(self._questions)

    @property
    def forced(self) -> bool:
        """Whether a card was decided on that is the only one: what may be done whenever it comes does not count."""
        if self._decided is None or not isinstance(self._decided[1], PlayCard):
            return False
        return only_card(self._session.legal(self._decided[0])) is not None

    def take(self) -> tuple[Seat, Action] | None:
        """Return what was decided, and by whom; it is kept no longer."""
        taken, self._decided = self._decided, None
        return taken

    def begin(self, *, out_of_turn: bool) -> None:
        """Ask the bots that are to decide; ``out_of_turn``, only what they may say at any time."""
        self._thinker.cancel()
        self._decided = None
        self._questions = [(seat, Interrupt) for seat in self._session.bystanders()]
        if not out_of_turn:
            self._questions += [(seat, Choose) for seat in self._session.awaited if self._bot(seat)][:1]
        self._next_question()

    def advise(self, seat: Seat) -> None:
        """Ask what the best bot would do on a person's seat."""
        self._questions = [(seat, Advise)]
        self._next_question()

    def _bot(self, seat: Seat) -> str:
        """The bot that plays on a seat now, or nothing for a person."""
        return self._bots.get(self._session.chairs[seat], "")

    def _next_question(self) -> None:
        if not self._questions:
            return
        seat, kind = self._questions[0]
        legal = self._session.free(seat) if kind is Interrupt else self._session.legal(seat)
        seed = self._chance.getrandbits(32)
        self._thinker.ask(kind(self._bot(seat), seed, self._session.view(seat), tuple(legal)))

    def _answered(self, value: object) -> None:
        seat, kind = self._questions.pop(0)
        if kind is Advise:
            self.advised.emit(value)
            return
        action = value.action if isinstance(value, Choice) else value
        if isinstance(action, Action):
            self._decided = (seat, action)
            self._questions.clear()
        else:
            self._next_question()
        self.settled.emit()
