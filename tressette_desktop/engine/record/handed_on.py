"""What of a record is given to others: its latest deal to talk about, all of it, or all without anybody's name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.core.actions import PlayCard, Talk
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.record.entries import (
    Deal,
    Decision,
    Entry,
    GameCheck,
    HandCheck,
    Judgement,
    Note,
    Seen,
)
from tressette_desktop.engine.record.excerpt import excerpt
from tressette_desktop.engine.record.header import Header
from tressette_desktop.engine.record.reader import Record
from tressette_desktop.engine.record.replay import Replay
from tressette_desktop.engine.record.writer import write
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.review import reviewable
from tressette_desktop.engine.seats import Seat


def latest_deal(record: Record, seat: Seat | None) -> str:
    """Return the latest deal of a record as a record of its own; nothing when none was dealt.

    While it is played it is a view of a seat (None: a spectator): of other hands there is the number, of earlier tricks
    what the table lets that seat look at. When it is over it lies open; one that was annulled never does (rules.md
    3.9). It has no checks: they count the hands of a whole game.
    """
    play = record.play
    if play is None or not play.begun:
        return ""
    header, entries = _shown(record, seat)
    first = max(at for at, entry in enumerate(entries) if isinstance(entry, Deal))
    kept = [entry for entry in entries[first:] if not isinstance(entry, HandCheck | GameCheck)]
    before = play.begun[-1].totals
    return write(replace(header, start=before if any(before) else ()), kept)


def laid_out(record: Record, seat: Seat | None) -> str:
    """Return a record as a text for people; while its latest hand does not lie open, what a seat sees of it."""
    return write(*_shown(record, seat))


def only_person(record: Record) -> Seat | None:
    """Return where the only person of a game sits; of several, nobody's cards are handed on."""
    play = record.play
    persons = play.match.persons if play is not None and play.match is not None else ()
    return persons[0] if len(persons) == 1 else None


def nameless(record: Record, seat: Seat | None) -> str:
    """Return a record without the names of people, their comments and the lines that they spoke.

    While a hand is played, or when it was annulled, it is what a seat sees of it (None: a spectator).
    """
    header, entries = _shown(record, seat)
    kept = [_silent(entry) for entry in entries if not isinstance(entry, Note | Judgement)]
    date = {name: value for name, value in header.free.items() if name == "Date"}
    return write(replace(header, names={}, free=date), kept)


def _shown(record: Record, seat: Seat | None) -> tuple[Header, Sequence[Entry]]:
    play = record.play
    if play is None or not _secret(play):
        return record.header, record.entries
    header, entries = excerpt(record, seat)
    return header, entries if play.table is None else _without_memory(entries, play.table, seat, play.game.rules)


def _without_memory(entries: Sequence[Entry], table: Table, seat: Seat | None, rules: Options) -> list[Entry]:
    """Leave out of the hand that is played the cards of tricks that the table leaves to memory (option review)."""
    tricks = reviewable(table, seat, rules)
    running = () if table.trick is None else (table.trick,)
    lying = {card for trick in (*tricks, *running) for card in trick.cards}
    dealt = max((at for at, entry in enumerate(entries) if isinstance(entry, Deal)), default=0)
    return [
        entry for at, entry in enumerate(entries) if at <= dealt or (card := _played(entry)) is None or card in lying
    ]


def _played(entry: Entry) -> Card | None:
    """The card that a decision, or what was seen of it, puts on the table."""
    match entry:
        case Decision(_, PlayCard(card)):
            return card
        case Seen(_, text):
            return next((card for card in DECK if text.partition(":")[2].startswith(str(card))), None)
        case _:
            return None


def _secret(play: Replay) -> bool:
    """Whether the latest hand does not lie open: it is being played, or was annulled (rules.md 3.9)."""
    return play.layout is not None or (play.table is not None and play.table.annulled is not None)


def _silent(entry: Entry) -> Entry:
    """Free words become dots; that something was said stays."""
    match entry:
        case Decision(seat, Talk()):
            return Decision(seat, Talk("…"))
        case _:
            return entry
