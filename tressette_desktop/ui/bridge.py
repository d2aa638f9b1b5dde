"""Between the match and the window: it asks whoever is to decide, and lets the person at the screen see his own.

The session waits for nobody and the page knows no session; the bridge brings them together. It asks the bots at once
but plays what they answer only when nothing moves on the table and a short pause is over, so that the pace is that of
people and says nothing about the cards.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from tressette_desktop.engine.core.actions import (
    Action,
    CallOut,
    Claim,
    Concede,
    Decline,
    KeepHand,
    PlayCard,
    SplitMonte,
    Talk,
)
from tressette_desktop.engine.core.events import (
    Annulled,
    Conceded,
    ConcessionLapsed,
    ConcessionOffered,
    Event,
    PhaseBegan,
)
from tressette_desktop.engine.core.view import Beat, PlayerView
from tressette_desktop.engine.errors import IllegalAction
from tressette_desktop.engine.seats import Seat, around, side_of
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui.thinker import Thinker
from tressette_desktop.ui.thoughts import Thoughts


@dataclass(frozen=True)
class Pace:
    """How long bots take, in milliseconds: at least, at most, and for a card that is forced."""

    shortest: int
    longest: int
    forced: int


AT_ONCE: Final = Pace(0, 0, 0)

PRIVATE: Final[dict[str, Action]] = {"declaring": Decline(), "redeal": KeepHand()}
"""The phases that ask in private, each with the answer of one who has nothing to say."""


class Bridge(QObject):
    """Plays one match between the persons at this machine and the bots."""

    stepped = Signal(object, object)
    """Something happened: the beats and the view of the person at the screen."""
    rewound = Signal(object)
    """Decisions were taken back: the view."""
    opened = Signal(object)
    """A person has taken the screen: his view."""
    asked = Signal()
    """The state of play is settled: time to ask the person at the screen."""
    called = Signal(int)
    """The screen must pass to the person of this seat; nobody's cards may be seen until he is there."""
    refused = Signal(object, object)
    """A decision was not taken after all: the reason and the action."""
    advised = Signal(object)
    """A hint for the person at the screen (`engine.bots.hint.Hint`)."""
    troubled = Signal(object)
    """A line of the record could not be written (the OSError), or a bot could not answer (why): nothing was lost, and
    nothing goes on."""

    def __init__(
        self, session: Session, bots: Mapping[Seat, str], thinker: Thinker, pace: Pace, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.pace = pace
        self.viewer: Seat | None = min(session.persons) if len(session.persons) == 1 else None
        self._chance = random.Random()
        self._ear = _Ear(self)
        self._still = True
        self._rested = True
        self._told = False
        self._private = 0
        """How long, in milliseconds, a private step takes that came with what happened last."""
        self._consulted: list[Seat] = []
        self._nothing: Action = Decline()
        self._held: tuple[Seat, Action] | None = None
        self._agreeing: Seat | None = None
        self._revision = -1
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._rest_over)
        self._thoughts = Thoughts(session, bots, thinker, self)
        self._thoughts.settled.connect(self._settle)
        self._thoughts.advised.connect(self.advised)
        self._thoughts.failed.connect(self._failed)

    def start(self) -> None:
        """Begin, or go on, where the session stands."""
        self.session.watch(self._ear, self.viewer)
        self.opened.emit(self.session.view(self.viewer))
        self.go_on()

    def stop(self) -> None:
        """Leave the match as it is."""
        self._pause.stop()
        self._thoughts.stop()
        self.session.leave(self._ear)

    def go_on(self) -> None:
        """Let the match go on from where it stands; also after a trouble."""
        self._think()
        self._settle()

    def idle(self) -> None:
        """Nothing moves on the table any more."""
        if not self._still:
            self._still = True
            self._settle()

    def decide(self, action: Action) -> None:
        """Take what the person at the screen decided. What is no turn counts whenever it comes, all else when asked."""
        seat = self.viewer
        if seat is None:
            return
        if isinstance(action, Claim | CallOut | Concede | Talk):
            self._submit(seat, action, self.session.revision)
        elif seat in self._consulted[:1]:
            self._consulted.pop(0)
            self._answer_in_private(seat, action)
        else:
            self._submit(seat, action, self._revision)

    def play_on(self) -> None:
        """The person at the screen does not agree to give the game up."""
        self._agreeing = None
        self._settle()

    def undo(self) -> None:
        """Take back the last decision of the person at the screen."""
        seat = self.viewer
        if seat is None:
            return
        try:
            self.session.undo(seat)
        except IllegalAction as error:
            self.refused.emit(error.reason, None)
        except OSError as error:
            self.troubled.emit(error)

    def aid(self, name: str) -> None:
        """Note that the person at the screen takes an aid."""
        if self.viewer is None or self.session.match.over:
            return
        try:
            self.session.aid(self.viewer, name)
        except OSError as error:
            self.troubled.emit(error)

    def hint(self) -> None:
        """Let the person at the screen, whose turn it is, have a hint; the game counts as helped."""
        seat = self.viewer
        if seat is None or self._thoughts.waiting or seat not in self.session.awaited:
            return
        if not any(isinstance(action, PlayCard) for action in self.session.legal(seat)):
            return
        self.aid("hint")
        self._thoughts.advise(seat)

    def deal(self) -> None:
        """Deal the next hand, if one is due: whoever wants the next may have asked for it twice."""
        if not self.session.due:
            return
        try:
            self.session.deal()
        except OSError as error:
            self.troubled.emit(error)

    def take_screen(self, seat: Seat) -> None:
        """The person of this seat sits before the screen now."""
        self.viewer = seat
        self.session.watch(self._ear, seat)
        self._still = True
        self.opened.emit(self.session.view(seat))
        self._settle()

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Whom the person at the screen may know to be waited for: in a private step himself alone (rules.md 18.6)."""
        awaited = self.session.awaited
        private = self.session.table.phase in PRIVATE
        return tuple(seat for seat in awaited if seat == self.viewer) if private else awaited

    @property
    def only_answer(self) -> Action | None:
        """All that one can say who is called for a private question that is not his: where several persons sit at one
        machine each of them is called, so that who is called tells nothing."""
        called = self.viewer in self._consulted[:1] and self.viewer not in self.session.awaited
        return self._nothing if called else None

    @property
    def offering(self) -> Seat | None:
        """Who would give the game up, and waits for the person at the screen to agree."""
        table = self.session.table
        if self._agreeing is None or self._agreeing != self.viewer or table.sides is None:
            return None
        side = table.sides[side_of(table.sides, self._agreeing)]
        return next((seat for seat in table.conceding if seat in side), None)

    def _heard(self, beats: tuple[Beat, ...], view: PlayerView) -> None:
        for each in beats:
            self._consult(each.event)
        if self.viewer is not None:
            # Whoever changes chairs takes the screen along.
            self.viewer = view.seat
        self._told = True
        self._still = False
        self._rested = False
        self._pause.stop()
        private = any(isinstance(each.event, PhaseBegan) and each.event.phase in PRIVATE for each in beats)
        self._private = self._chance.randint(self.pace.shortest, self.pace.longest) if private else 0
        self._think()
        self.stepped.emit(beats, view)
        if self.viewer is not None and self.viewer not in self.session.awaited and not self.session.due:
            # While others think there may be something to do out of turn, such as a claim.
            self._ask()

    def _consult(self, event: Event) -> None:
        """Call every person, where there are several, when a private question comes up; an annulled hand has none."""
        if isinstance(event, Annulled):
            self._consulted.clear()
        if isinstance(event, ConcessionOffered | ConcessionLapsed | Conceded):
            self._agreeing = self._partner(event.seat) if isinstance(event, ConcessionOffered) else None
        nothing = PRIVATE.get(event.phase) if isinstance(event, PhaseBegan) else None
        if nothing is not None and len(self.session.persons) > 1:
            table = self.session.table
            order = around(table.order, table.next_leader)
            self._nothing = nothing
            self._consulted = [seat for seat in order if seat in self.session.persons]

    def _partner(self, seat: Seat) -> Seat | None:
        """The other person on the side of a seat, if there is one."""
        table = self.session.table
        side = table.sides[side_of(table.sides, seat)] if table.sides is not None else ()
        return next((each for each in side if each != seat and each in table.persons), None)

    def _heard_undo(self, view: PlayerView) -> None:
        self._consulted.clear()
        self._held = self._agreeing = None
        self._still = True
        self._private = 0
        self._pause.stop()
        self.rewound.emit(view)
        self.go_on()

    def _answer_in_private(self, seat: Seat, action: Action) -> None:
        """Take an answer for combinations, but keep the last one back until every person has been called."""
        if seat in self.session.awaited:
            if self.session.awaited == (seat,) and self._consulted and isinstance(self._nothing, Decline):
                self._held = (seat, action)
            else:
                self._submit(seat, action, self.session.revision)
                return
        elif not self._consulted and self._held is not None:
            (who, kept), self._held = self._held, None
            self._submit(who, kept, self.session.revision)
            return
        elif not self._consulted and self.session.table.phase not in PRIVATE:
            # Nobody was asked; the next takes as long as after answers that nobody hears.
            self._rested = False
        self.go_on()

    def _submit(self, seat: Seat, action: Action, revision: int) -> None:
        self._told = False
        try:
            self.session.submit(seat, action, revision=revision)
        except IllegalAction as error:
            self.refused.emit(error.reason, action)
        except OSError as error:
            self.troubled.emit(error)
            return
        if not self._told:
            self.go_on()

    def _think(self) -> None:
        """Let the bots think; those between the persons also where everybody is asked in turn about a weak hand."""
        self._thoughts.begin(out_of_turn=bool(self._consulted) and self.session.table.phase != "redeal")

    def _failed(self, why: str) -> None:
        self.troubled.emit(why)

    def _settle(self) -> None:
        """When nothing moves: deal, call a person, ask him, or play what a bot has decided after its pause."""
        session = self.session
        if not self._still or session.match.over:
            return
        if session.due:
            if session.table.score is None:
                self.deal()
            return
        if not self._rested:
            self._pause_on()
            return
        if self._agreeing is None and (taken := self._thoughts.take()) is not None:
            self._submit(*taken, session.revision)
        elif self._agreeing is not None or not self._thoughts.waiting:
            self._turn_to_persons()

    def _turn_to_persons(self) -> None:
        waiting = self._consulted or [seat for seat in self.session.awaited if seat in self.session.persons]
        if self._agreeing is not None:
            waiting = [self._agreeing]
        if waiting and (nothing := self._nothing_to_choose(waiting[0])) is not None:
            self._submit(waiting[0], nothing, self.session.revision)
            return
        if waiting and self.viewer not in waiting[:1]:
            self.called.emit(waiting[0])
            return
        self._ask()

    def _nothing_to_choose(self, seat: Seat) -> Action | None:
        """The answer of a person who would be asked what he takes of a monte that another has taken whole."""
        nothing = SplitMonte(())
        left = len(self.session.table.monte)
        return None if left or self.session.refuse(seat, nothing) is not None else nothing

    def _ask(self) -> None:
        self._revision = self.session.revision
        self.asked.emit()

    def _rest_over(self) -> None:
        self._rested = True
        self._settle()

    def _pause_on(self) -> None:
        """Pause from when nothing moves any more: thinking takes its time within the pause. Only a card that turns out
        to be forced ends it sooner."""
        if not self._pause.isActive():
            self._pause.start(self._rest())
        elif self._thoughts.forced:
            whole, left = self._pause.interval(), self._pause.remainingTime()
            self._pause.start(max(0, min(self._rest() - max(0, whole - left), left)))

    def _rest(self) -> int:
        """How long to pause: a private step takes as long whether anybody is asked there or not; then whose turn it is
        takes his time, less for a forced card."""
        pace = self.pace
        if self._consulted or self.session.table.phase in PRIVATE:
            return self._private
        if self._thoughts.forced:
            return self._private + pace.forced
        person = any(seat in self.session.persons for seat in self.session.awaited)
        return self._private if person else self._private + self._chance.randint(pace.shortest, pace.longest)


@dataclass(frozen=True, eq=False)
class _Ear:
    """What the session speaks to."""

    bridge: Bridge

    def stepped(self, beats: tuple[Beat, ...], view: PlayerView) -> None:
        self.bridge._heard(beats, view)

    def rewound(self, view: PlayerView) -> None:
        self.bridge._heard_undo(view)
