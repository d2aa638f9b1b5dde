"""A match with its record: begun anew, or taken up where a record leaves off."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import count
from pathlib import Path
from typing import Protocol

from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import DealScore
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record import library
from tressette_desktop.engine.record.branch import alone, entries_up_to
from tressette_desktop.engine.record.branch import header_of as from_there
from tressette_desktop.engine.record.deal_set import TAG, DealSet, read_deal_set
from tressette_desktop.engine.record.entries import Deal
from tressette_desktop.engine.record.header import Header
from tressette_desktop.engine.record.journal import Journal
from tressette_desktop.engine.record.reader import Record, read_file
from tressette_desktop.engine.record.story import Story
from tressette_desktop.engine.rules.options import Options, word
from tressette_desktop.engine.rules.registry import VARIANTS, game_of
from tressette_desktop.engine.seats import Seat
from tressette_desktop.engine.session.session import Hand, Log, Session
from tressette_desktop.ui import own_name
from tressette_desktop.ui.windows.models import NewGame, SeatChoice, Who

_LOT = random.SystemRandom()


class Book(Log, Protocol):
    """What a match is written down in, until it is closed."""

    def close(self) -> None: ...


@dataclass(frozen=True)
class Sitting:
    """A session, the book that it is written in, who sits there, and how each finished hand of this game ended."""

    session: Session
    journal: Book
    header: Header
    ended: tuple[Table, ...] = ()

    @property
    def bots(self) -> Mapping[Seat, str]:
        """The bots by seat; one that this program does not have is played by the best that it has."""
        best = next(iter(BOTS))
        return {seat: key if key in BOTS else best for seat, key in self.header.bots.items()}

    @property
    def path(self) -> Path | None:
        """The file in which the match is written down, if there is one."""
        return self.journal.path if isinstance(self.journal, Journal) else None

    @property
    def unfinished(self) -> Path | None:
        """The file in which the match goes on; None when it is over, or written down nowhere."""
        return None if self.session.match.over else self.path


def header_of(wanted: NewGame) -> Header:
    """Return the header of a new game; raises OptionError when its options do not go together."""
    defaults = VARIANTS[wanted.variant].defaults
    pairs = " ".join(f"{key}={word(value)}" for key, value in wanted.options.items())
    options = Options.parse(pairs, defaults).text(defaults)
    game = game_of(wanted.variant, options, len(wanted.seats))
    return Header(
        variant=wanted.variant,
        options=options,
        players=game.players,
        names=dict(enumerate(_names(wanted.seats))),
        bots={seat: choice.level for seat, choice in enumerate(wanted.seats) if choice.who is Who.COMPUTER},
        free={"Date": date.today().isoformat()},
    )


def _names(seats: Sequence[SeatChoice]) -> list[str]:
    """Return what everybody is called; where several persons sit before one screen nobody is *you*, but has a place."""
    several = sum(choice.who is Who.PERSON for choice in seats) > 1
    return [choice.place if several and choice.name in own_name.DEFAULTS else choice.name for choice in seats]


def header_of_set(deals: DealSet, seats: Sequence[SeatChoice]) -> Header:
    """Return the header of a game with a set of deals, which brings its own rules."""
    return replace(header_of(NewGame(deals.variant, tuple(seats), {})), options=deals.options)


def begin(folder: Path, header: Header, deals: DealSet | None = None) -> Sitting:
    """Begin a match and its journal in a folder; raises OSError when the folder cannot be written to.

    The header may be that of another match: who plays and by which rules is taken, not where that one began. The cards
    are those of a set of deals, if there is one.
    """
    tag = {} if deals is None else {TAG: deals.text}
    header = replace(header, start=(), free={"Date": date.today().isoformat(), **tag})
    path = library.fresh_path(folder, f"{header.free['Date']}-{header.variant}")
    journal = Journal.create(path, header)
    game = game_of(header.variant, header.options, header.players)
    match = Match.new(game, _LOT.randrange(game.seats) if deals is None else deals.dealer)
    return Sitting(_session(match, header, journal), journal, header)


def resume(path: Path) -> Sitting:
    """Take a match up where its journal ends; raises OSError when it is damaged, open elsewhere or not to be read."""
    journal, record = Journal.resume(path)
    play, header = record.play, record.header
    assert play is not None
    game = play.game
    deals = read_deal_set(header.free.get(TAG, ""))
    dealer = _LOT.randrange(game.seats) if deals is None else deals.dealer
    match = play.match or Match.new(game, dealer)
    hand = None if play.layout is None else Hand(play.layout, play.decisions)
    dealt = sum(isinstance(entry, Deal) for entry in record.entries)
    session = _session(match, header, journal, hand, play.helped, dealt)
    return Sitting(session, journal, header, finished(record))


def branch(folder: Path, story: Story, number: int, at: int, seat: Seat | None, source: str) -> Sitting:
    """Begin a match that goes on from a moment of a hand, both counted from 0; ``source`` is the name of its record.

    With a seat a person sits there, and bots on all others; without one everybody sits where he sat. Raises OSError
    when the folder cannot be written to.
    """
    hand = story.hand(number)
    header = from_there(story, number, at, source=source, date=date.today().isoformat())
    if seat is not None:
        header = alone(header, hand.match.game.seats, hand.chairs[seat], next(iter(BOTS)))
    path = library.fresh_path(folder, f"{header.free['Date']}-{header.variant}")
    Journal.create(path, header, entries_up_to(story, number, at)).close()
    return resume(path)


class HandRuns(Exception):
    """A hand is not over: whoever played it a second time meanwhile would know the cards of the first."""


def deal_again(folder: Path, path: Path) -> Sitting | None:
    """Begin a match with the latest hand of a record from its first card, everybody in his place.

    Returns None when there is no hand in it; raises `HandRuns` while it can be gone on with, and OSError when the
    record cannot be read, or the folder not be written to.
    """
    record = read_file(path)[-1]
    if record.play is None or not record.play.begun:
        return None
    story = Story(record)
    if not story.hand(story.count - 1).open:
        raise HandRuns
    return branch(folder, story, story.count - 1, 0, None, path.name)


def finished(record: Record) -> tuple[Table, ...]:
    """Return the tables of the finished hands of the game that a record is in, or that it ended with."""
    ended: list[Table] = []
    latest: DealScore | None = None
    for table in record.replay():
        if table.score is not None and table.score is not latest:
            if table.number == 1:
                ended.clear()
            ended.append(table)
        latest = table.score
    play = record.play
    if play is not None and play.match is not None and not play.match.over and play.match.hands == 0:
        return ()
    return tuple(ended)


def _session(
    match: Match,
    header: Header,
    journal: Journal,
    hand: Hand | None = None,
    helped: bool = False,
    dealt: int = 0,
) -> Session:
    """Return a session; ``dealt`` counts the deals so far."""
    persons = frozenset(seat for seat, player in enumerate(match.chairs) if player not in header.bots)
    deals = read_deal_set(header.free.get(TAG, ""))
    places = count(dealt)
    packs = _shuffled if deals is None else lambda: deals.pack(next(places))
    return Session(match, persons=persons, shuffler=packs, log=journal, hand=hand, helped=helped)


def _shuffled() -> tuple[Card, ...]:
    pack = list(DECK)
    _LOT.shuffle(pack)
    return tuple(pack)
