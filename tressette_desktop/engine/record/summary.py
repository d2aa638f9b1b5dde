"""A file of the library summed up in the rows that its index keeps (engine/record/index.py)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, datetime, time
from typing import Final, NamedTuple

from tressette_desktop.engine.record.deal_set import TAG
from tressette_desktop.engine.record.digest import Digest, HandTold, digest
from tressette_desktop.engine.record.entries import Entry, GameCheck, HandCheck, checks
from tressette_desktop.engine.record.faults import Fault
from tressette_desktop.engine.record.header import GameOf, Header
from tressette_desktop.engine.record.reader import Record, read
from tressette_desktop.engine.record.replay import Replay
from tressette_desktop.engine.record.writer import write
from tressette_desktop.engine.rules.registry import game_of as known_game

COUNTED: Final = 1_000_000
"""Bytes of the largest file that is counted, a hundred times those of a game; a larger one is only listed."""
_BRANCH: Final = "From"
"""The tag of a record that was played on from another one."""
_HEADER: Final = 100_000
"""Bytes that are searched for a header."""
_LATE: Final = time(12)
"""When a game was played of which only the day is known."""


class GameRow(NamedTuple):
    """A game as a list shows it; see the table ``game`` of the index.

    ``played`` is in seconds since the epoch. ``names`` and ``bots`` (the level, empty for a person) are by the chair
    that a player began in, one on each line; ``totals``, ``winners`` and ``chairs`` are numbers parted by blanks:
    the score by chair, the chairs that won, and which player sits in each chair at the end. ``how`` tells how the last
    finished game was won and ``games`` how many games that counted; ``level`` is the level of the bots, all levels if
    they differ. ``branched`` tells that it was played on from another one, ``deals`` is the code of its set of
    deals. ``fault`` names the :class:`Fault` of a file whose header cannot be read.
    """

    file: str
    size: int
    mtime: int
    played: float
    variant: str
    options: str
    names: str
    bots: str
    level: str
    totals: str
    winners: str
    chairs: str
    how: str
    games: int
    finished: int
    helped: int
    branched: int
    deals: str
    fault: str


_EMPTY: Final = GameRow("", 0, 0, 0.0, "", "", "", "", "", "", "", "", "", 0, 1, 0, 0, "", "")


class HandRow(NamedTuple):
    """What a hand was for one person at the table; see the table ``hand`` of the index.

    ``gained`` are points, or units of the ledger, ``against`` what the other side gained where there are two.
    ``thirds`` are those of the own side; None for who sat out, and where they cannot be told.
    ``contract`` and ``kept`` tell of a bid of his own that won the auction. ``claim`` is 1 for a right claim or
    call-out of his own, 0 for a wrong one, ``won`` 1 if the hand won him a game, 0 if it lost it, -1 if nobody won.
    """

    number: int
    person: str
    chair: int
    deal: str
    gained: int
    against: int | None
    thirds: int | None
    melds: int
    contract: str
    kept: int | None
    claim: int | None
    won: int | None
    how: str
    games: int


@dataclass(frozen=True)
class Summary:
    """A file summed up."""

    game: GameRow
    hands: tuple[HandRow, ...]


def summary(file: str, data: bytes, size: int, mtime: int, game_of: GameOf = known_game) -> Summary:
    """Sum up the bytes of a file, with its size and the time of its last change in nanoseconds."""
    (head, *_) = read(header_lines(data), game_of)
    told = told_whole(data, game_of) if head.error is None and size <= COUNTED else digest("")
    header, seen = head.header, told.glance
    played = _played(header.free.get("Date", ""), mtime / 1e9)
    ended = next((hand for hand in reversed(told.hands) if hand.winners), None)
    seats = 0 if head.game is None else head.game.seats
    levels = [header.bots.get(player, "") for player in range(seats)]
    game = GameRow(
        file, size, mtime, played, header.variant, header.options,
        names="\n".join(header.names.get(player, "") for player in range(seats)),
        bots="\n".join(levels),
        level=", ".join(sorted(set(filter(None, levels)))),
        totals=_numbers(seen.totals),
        winners=_numbers(seen.winners),
        chairs=_numbers(seen.sitting),
        how=ended.how if ended is not None else "",
        games=ended.games if ended is not None else 0,
        finished=int(seen.finished),
        helped=int(seen.helped),
        branched=int(_BRANCH in head.header.free),
        deals=head.header.free.get(TAG, ""),
        fault="" if head.error is None else head.error.fault.name,
    )  # fmt: skip
    # Who plays a deal again knows the cards: that is not counted.
    return Summary(game, () if game.branched else tuple(_rows(header, told.hands)))


def unreadable(file: str, size: int, mtime: int, fault: Fault) -> Summary:
    """Sum up a file that could not be read, or is too large to be."""
    return Summary(_EMPTY._replace(file=file, size=size, mtime=mtime, played=mtime / 1e9, fault=fault.name), ())


def header_lines(data: bytes) -> bytes:
    """Return the lines of the header of the last record."""
    lines = []
    start = data.rfind(b"\n[TSN ") + 1
    for line in data[start : start + _HEADER].split(b"\n")[:-1]:
        if line.strip() and not line.removeprefix(b"\xef\xbb\xbf").startswith(b"["):
            break
        lines.append(line + b"\n")
    return b"".join(lines)


def with_checks(record: Record) -> Iterator[Entry]:
    """Yield the entries of a record with the checks of every hand that it has none of."""
    if record.game is None or record.play is None:
        yield from record.entries
        return
    play, counted = Replay(record.game, record.header), None
    for entry in record.entries:
        play.add(entry)
        if not isinstance(entry, HandCheck | GameCheck):
            yield entry
        score = None if play.table is None else play.table.score
        if score is not None and score is not counted:
            counted = score
            yield from checks(score)


def told_whole(data: bytes, game_of: GameOf = known_game) -> Digest:
    """Tell the last record; one without some of its checks is played through for them."""
    told = digest(data.decode("utf-8", "replace"))
    if told.whole:
        return told
    record = read(data, game_of)[-1]
    return digest(write(record.header, with_checks(record)))


def _rows(header: Header, hands: tuple[HandTold, ...]) -> Iterator[HandRow]:
    for number, hand in enumerate(hands, 1):
        for chair, player in enumerate(hand.players):
            if player in header.bots:
                continue
            claim = next((int(right) for seat, right in hand.claims if seat == chair), None)
            bid = hand.contract if hand.declarer == chair else ""
            yield HandRow(
                number, header.names.get(player, ""), chair, hand.deal, hand.gained[chair], _against(hand, chair),
                hand.thirds[chair] if hand.thirds else None, hand.melds[chair],
                bid, int(hand.gained[chair] > 0) if bid else None, claim, _won(hand, chair), hand.how, hand.games,
            )  # fmt: skip


def _against(hand: HandTold, chair: int) -> int | None:
    """Return what the other side gained, where everybody gained as much as the one side or as the other."""
    mine = hand.gained[chair]
    others = set(hand.gained) - {mine}
    return None if hand.contract or len(others) > 1 else next(iter(others), mine)


def _won(hand: HandTold, chair: int) -> int | None:
    if not hand.winners:
        return None
    return -1 if len(hand.winners) == len(hand.gained) else int(chair in hand.winners)


def _played(day: str, changed: float) -> float:
    """Return when a game was played: when its file was changed, unless that was on another day than its header says."""
    try:
        told = date.fromisoformat(day)
        if told == date.fromtimestamp(changed):
            return changed
        return datetime.combine(told, _LATE).timestamp()
    except (ValueError, OSError, OverflowError):
        return changed


def _numbers(some: tuple[int, ...]) -> str:
    return " ".join(map(str, some))
