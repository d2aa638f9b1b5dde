"""What of a record is given to others: its latest deal to talk about, all of it, or all without anybody's name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from tressette_desktop.engine.core.actions import Talk
from tressette_desktop.engine.record.entries import (
    Deal,
    Decision,
    Entry,
    GameCheck,
    HandCheck,
    Judgement,
    Note,
)
from tressette_desktop.engine.record.excerpt import excerpt
from tressette_desktop.engine.record.header import Header
from tressette_desktop.engine.record.reader import Record
from tressette_desktop.engine.record.replay import Replay
from tressette_desktop.engine.record.writer import write
from tressette_desktop.engine.seats import Seat


def latest_deal(record: Record, seat: Seat | None) -> str:
    """Return the latest deal of a record as a record of its own; nothing when none was dealt.

    While it is played it is a view of a seat (None: a spectator): of other hands there is the number. When it is over
    it lies open; one that was annulled never does (rules.md 3.9). It has no checks: they count the hands of a whole
    game.
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
    secret = record.play is not None and _secret(record.play)
    return excerpt(record, seat) if secret else (record.header, record.entries)


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
