"""Reading records: the good part of each, and the first fault of it (docs/tsn.md).

>>> good, = read(b'[TSN "1"]\\n[Variant "classic"]\\n')
>>> good.header.variant, good.error is None
('classic', True)
>>> bad, = read(b'[TSN "2"]\\n')
>>> print(bad.error)
Line 1: this record has version 2; this program reads version 1.
"""

from __future__ import annotations

import errno
import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import islice, pairwise, takewhile
from pathlib import Path
from typing import Final

from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.record.deal_line import read_deal
from tressette_desktop.engine.record.entries import Deal, Decision, Entry, Undo
from tressette_desktop.engine.record.faults import Fault, NotationError
from tressette_desktop.engine.record.header import GameOf, Header, Tag, read_header, read_tags
from tressette_desktop.engine.record.replay import Replay
from tressette_desktop.engine.record.tokens import CONTROL, read_token, write_token
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.registry import game_of as known_game
from tressette_desktop.engine.seats import Seat

LIMIT: Final = 10 * 1000 * 1000
"""The largest file that is read, in bytes."""

BOM: Final = b"\xef\xbb\xbf"
_NEXT = re.compile(rb"\n\[TSN ")
_PIECE = re.compile(r'\{[^\\}]*(?:\\.[^\\}]*)*+\}|[1-5]:"[^"\\]*(?:\\.[^"\\]*)*+"|[^ {]+|\{')
"""A comment, free words, any other token, or a comment without its end."""
_FIELDS: Final = 20
"""More than any deal has."""
_STRIDE: Final = 100
"""Tokens of one line that are read between two steps."""


@dataclass
class Record:
    """One record: its header, the entries up to the first fault, and where they lead.

    ``play`` is None when there is nothing to play through: the header is at fault, or the record is a view. ``cut`` is
    the text of a last line without its end, which was left out.
    """

    header: Header = field(default_factory=lambda: Header(""))
    game: Game | None = None
    entries: list[Entry] = field(default_factory=list)
    play: Replay | None = None
    error: NotationError | None = None
    cut: str = ""

    @property
    def unfinished(self) -> bool:
        """Whether this is the record of a game that can be gone on with."""
        return self.error is None and self.play is not None and not self.play.over

    def replay(self) -> Iterator[Table]:
        """Yield the table after each deal, decision and undo, from the first to the last."""
        if self.game is None or self.play is None:
            return
        play = Replay(self.game, self.header)
        for entry in self.entries:
            play.add(entry)
            if isinstance(entry, Deal | Decision | Undo) and play.table is not None:
                yield play.table

    def hands(self) -> Iterator[tuple[Table, tuple[Seat, ...]]]:
        """Yield the table as each hand was left, the unfinished last one included, and which player sits in each chair.

        A player is known by the seat that he began in (rules.md 4.16).
        """
        if self.game is None or self.play is None:
            return
        play, left = Replay(self.game, self.header), None
        for entry in self.entries:
            if isinstance(entry, Deal) and left is not None:
                yield left
            play.add(entry)
            left = None if play.table is None else (play.table, play.chairs)
        if left is not None:
            yield left


def read_file(path: Path, game_of: GameOf = known_game) -> tuple[Record, ...]:
    """Return the records of a file; raises OSError when it cannot be read at all."""
    return read(content(path), game_of)


def content(path: Path) -> bytes:
    """Return the bytes of a file, or as many as show that it is too large; raises OSError.

    What is no file, a pipe for example, might never end and is not even opened.
    """
    if not path.is_file() and path.exists():
        raise OSError(errno.EINVAL, "this is not a file", str(path))
    with path.open("rb") as file:
        return file.read(LIMIT + 1)


def read(data: bytes, game_of: GameOf = known_game) -> tuple[Record, ...]:
    """Return the records in the bytes of a file, each with its good part; never raises.

    Text that does not come from a file, as from the clipboard, is given its last line end by the caller.
    """
    return tuple(chapter.read(game_of) for chapter in chapters(data))


@dataclass(frozen=True)
class Chapter:
    """The lines of one record in a file, without their ends; ``first`` is the number of the first, from 1 on.

    ``cut`` is the text behind the last line end of the file, where this is the last record.
    """

    lines: tuple[bytes, ...]
    first: int
    cut: str = ""

    def read(self, game_of: GameOf = known_game) -> Record:
        """Return the record with its good part; never raises."""
        ((_, record),) = deque(self.reading(game_of), maxlen=1)
        return record

    def reading(self, game_of: GameOf = known_game) -> Iterator[tuple[int, Record]]:
        """Read in small steps and yield how many lines were read, with the record so far; the last is whole."""
        reader = _Reader(game_of)
        yield 0, reader.record
        for count, line in enumerate(self.lines, 1):
            if not line:
                continue
            for _step in reader.take(line, self.first + count - 1):
                yield count - 1, reader.record
            if reader.record.error is not None:
                break
            yield count, reader.record
        reader.end(self.first)
        reader.record.cut = self.cut
        yield len(self.lines), reader.record


def chapters(data: bytes) -> tuple[Chapter, ...]:
    """Return the records in the bytes of a file without reading them; one at least."""
    if len(data) > LIMIT:
        return (TooLarge((), 1),)
    found, first = [], 1
    for part in parts(data.removeprefix(BOM)):
        *lines, cut = part.split(b"\n")
        found.append(Chapter(tuple(lines), first, cut.decode("utf-8", "replace")))
        first += len(lines)
    return tuple(found)


def parts(data: bytes) -> list[bytes]:
    """Return the records of a file as they stand in it; together they are all of it.

    >>> parts(b'[TSN "1"]\\n...\\n[TSN "1"]\\n')
    [b'[TSN "1"]\\n...\\n', b'[TSN "1"]\\n']
    """
    # A line that was cut off belongs to the record before it, whatever it looks like.
    whole = data.rfind(b"\n")
    starts = (found.start() + 1 for found in _NEXT.finditer(data) if found.start() < whole)
    return [data[start:end] for start, end in pairwise((0, *starts, len(data)))]


class TooLarge(Chapter):
    """What is left of a file over the limit: nothing but the fault."""

    def reading(self, game_of: GameOf = known_game) -> Iterator[tuple[int, Record]]:
        """Yield the fault."""
        yield 0, Record(error=NotationError(Fault.TOO_LARGE))


def tokens_in(text: str) -> Iterator[tuple[str, int, int]]:
    """Yield the tokens of a line of play, with the columns where each begins and ends; a deal with its fields is one.

    >>> list(tokens_in("1:3c! {well}"))
    [('1:3c!', 0, 5), ('{well}', 6, 12)]
    """
    # One by one: in a hostile line each of a million pieces might look for an end that is not there.
    pieces = _PIECE.finditer(text)
    if text.startswith("D"):
        fields = takewhile(lambda piece: piece[0][0] not in "{$", _PIECE.finditer(text))
        end = deque(islice(fields, _FIELDS), maxlen=1)[0].end()
        yield text[:end], 0, end
        pieces = _PIECE.finditer(text, end)
    for piece in pieces:
        yield piece[0], piece.start(), piece.end()


class _Reader:
    """Reads the lines of one record."""

    def __init__(self, game_of: GameOf) -> None:
        self._game_of = game_of
        self._tags: list[Tag] = []
        self.record = self._record = Record()

    def take(self, line: bytes, number: int) -> Iterator[None]:
        """Read a line, in several steps when it is a long one."""
        try:
            yield from self._line(text_of(line), number)
        except NotationError as error:
            self._record.error = error if error.line else error.on(number)

    def end(self, first: int) -> None:
        """After the last line: see that there was a header, and that its result is the one that was played."""
        if self._record.error is not None:
            return
        try:
            if self._record.game is None:
                self._begin(first)
            self._end(first)
        except NotationError as error:
            self._record.error = error

    def _line(self, text: str, number: int) -> Iterator[None]:
        if not text:
            return
        if text.startswith("[") and self._record.game is None:
            self._tags += read_tags(text, number)
            return
        if self._record.game is None:
            self._begin(number)
        for count, (token, start, _) in enumerate(tokens_in(text), 1):
            if token == "{":
                raise NotationError(Fault.COMMENT_OPEN)
            self._add(self._deal(token) if not start and token.startswith("D") else read_token(token))
            if not count % _STRIDE:
                yield

    def _begin(self, number: int) -> None:
        """Make the game of the header, which ends here."""
        if not self._tags:
            raise NotationError(Fault.NO_HEADER, line=number)
        header, game = read_header(self._tags, self._game_of)
        self._record.header, self._record.game = header, game
        if header.view is None:
            self._record.play = Replay(game, header)

    def _deal(self, line: str) -> Deal:
        game, header = self._record.game, self._record.header
        assert game is not None
        return read_deal([each for each in line.split(" ") if each], seats=game.seats, view=header.view is not None)

    def _add(self, entry: Entry) -> None:
        if self._record.play is not None:
            self._record.play.add(entry)
        self._record.entries.append(entry)

    def _end(self, first: int) -> None:
        """Compare the result in the header with the one that was played."""
        play, claimed = self._record.play, self._record.header.free.get("Result")
        if play is None or claimed is None:
            return
        played = "" if play.last_game is None else write_token(play.last_game).removeprefix("==")
        if claimed != played:
            raise NotationError(Fault.CHECK_FAILED, f'Result "{claimed}"', detail=played or "none", line=first)


def text_of(line: bytes) -> str:
    """Return a line as text: without blanks at its ends, a tab as a blank."""
    try:
        text = line.removesuffix(b"\r").decode("utf-8").replace("\t", " ").strip(" ")
    except UnicodeDecodeError:
        raise NotationError(Fault.NOT_TEXT) from None
    if CONTROL.search(text):
        raise NotationError(Fault.CONTROL_CHARACTER)
    return text
