"""What a record is made of, in the order in which it stands there: deals, decisions, acts, checks, notes."""

from __future__ import annotations

from dataclasses import dataclass

from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.table import Layout
from tressette_desktop.engine.core.terms import DealScore
from tressette_desktop.engine.seats import Seat


@dataclass(frozen=True)
class Deal:
    """The cards of a hand and who dealt them. ``promise`` is the hash that was shown before, ``salt`` what opens it."""

    dealer: Seat
    layout: Layout
    promise: str = ""
    salt: str = ""


@dataclass(frozen=True)
class Decision:
    """What a seat decided."""

    seat: Seat
    action: Action


@dataclass(frozen=True)
class Undo:
    """A seat took back its latest decision of the hand, and with it all that followed."""

    seat: Seat


@dataclass(frozen=True)
class Aid:
    """A seat used an aid (``hint``, ``listening``, ``suits``): the game counts as helped."""

    seat: Seat
    name: str


@dataclass(frozen=True)
class Stop:
    """A seat broke the record off, without result."""

    seat: Seat


@dataclass(frozen=True)
class HandCheck:
    """What a finished hand must come to: thirds with the last trick and combinations by side, totals by seat.

    ``melds`` is empty when no combination counted.
    """

    thirds: tuple[int, ...]
    melds: tuple[int, ...]
    totals: tuple[int, ...]

    @classmethod
    def of(cls, score: DealScore) -> HandCheck:
        """Return the check of a hand as it was counted."""
        return cls(score.full_thirds, score.melds if any(score.melds) else (), score.totals)


@dataclass(frozen=True)
class GameCheck:
    """How a finished game must end: the seats that win, how many games it counts, and how it was won."""

    winners: tuple[Seat, ...]
    games: int
    how: str

    @classmethod
    def of(cls, score: DealScore) -> GameCheck | None:
        """Return the check of the game that this hand decided, or None when it decided none."""
        if not score.winners:
            return None
        if score.verdict is not None:
            how = "claim" if score.verdict.correct else "wrong-claim"
        else:
            how = score.special.name.lower() if score.special is not None else "score"
        return cls(score.winners, max(score.games, 1), how)


@dataclass(frozen=True)
class Note:
    """A comment."""

    text: str


@dataclass(frozen=True)
class Judgement:
    """A judgement of the decision before it, with the numbers of PGN."""

    number: int


Check = HandCheck | GameCheck
Entry = Deal | Decision | Undo | Aid | Stop | Check | Note | Judgement


def checks(score: DealScore) -> tuple[Check, ...]:
    """Return the checks that follow a hand as it was counted: of the hand and, if it decided one, of the game."""
    game = GameCheck.of(score)
    return (HandCheck.of(score),) if game is None else (HandCheck.of(score), game)
