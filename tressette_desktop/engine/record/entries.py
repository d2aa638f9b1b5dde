"""What a record is made of, in the order in which it stands there: deals, decisions, acts, checks, notes."""

from __future__ import annotations

from dataclasses import dataclass

from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.core.terms import DealScore
from tressette_desktop.engine.match import Match
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
class Seen:
    """So much of a seat's decision as another seat saw, as it is spelt; only a view holds it."""

    seat: Seat
    text: str


@dataclass(frozen=True)
class Undo:
    """A seat took back its latest decision of the hand, and with it all that followed."""

    seat: Seat


@dataclass(frozen=True)
class Aid:
    """A seat used an aid (``hint``, ``listening``, ``suits``, ``count``): the game counts as helped."""

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
    """How a finished game must end: the seats that win, how many games it counts, and how it was won.

    ``units`` are those won and lost so far by seat, in quarters, where stakes are counted.
    """

    winners: tuple[Seat, ...]
    games: int
    how: str
    units: tuple[int, ...] = ()

    @classmethod
    def of(cls, score: DealScore, units: tuple[int, ...] = ()) -> GameCheck | None:
        """Return the check of the game that this hand decided, or None when it decided none."""
        return cls(score.winners, max(score.games, 1), how_won(score), units) if score.winners else None


def how_won(score: DealScore) -> str:
    """Return the word for how the game was won (docs/tsn.md section 7)."""
    if score.conceded is not None:
        return "concession"
    if score.verdict is not None:
        return "claim" if score.verdict.correct else "wrong-claim"
    if score.special is not None:
        return score.special.name.lower()
    if score.called_out is not None:
        return "callout" if score.called_out.right else "wrong-callout"
    return "score"


@dataclass(frozen=True)
class SeatCheck:
    """Who must have changed chairs before the hand (rules.md 4.16)."""

    one: Seat
    other: Seat


@dataclass(frozen=True)
class Note:
    """A comment."""

    text: str


@dataclass(frozen=True)
class Judgement:
    """A judgement of the decision before it, with the numbers of PGN."""

    number: int


Check = HandCheck | GameCheck | SeatCheck
Entry = Deal | Decision | Seen | Undo | Aid | Stop | Check | Note | Judgement


def checks(score: DealScore, units: tuple[int, ...] = ()) -> tuple[Check, ...]:
    """Return the checks that follow a hand as it was counted: of the hand and, if it decided one, of the game."""
    game = GameCheck.of(score, units)
    return (HandCheck.of(score),) if game is None else (HandCheck.of(score), game)


def checks_in(match: Match, table: Table) -> tuple[Check, ...]:
    """Return the checks that follow a finished hand of a match: none when it was annulled."""
    if table.score is None:
        return ()
    staked = match.game.rules.posta != "games"
    return checks(table.score, match.after(table).purse.units if staked else ())


def deal_in(match: Match, layout: Layout) -> tuple[Deal | SeatCheck, ...]:
    """Return a deal of a match as it is written down, with who changes chairs for it; nothing is promised of it yet."""
    moved = match.deal(layout).table.moved
    return (Deal(match.dealer, layout), *(() if moved is None else (SeatCheck(*moved),)))
