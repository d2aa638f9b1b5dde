"""Reading records: the good part of each, and the first fault of it (docs/tsn.md).

>>> good, = read(b'[TSN "1"]\\n[Variant "classic"]\\n')
>>> good.header.variant, good.error is None
('classic', True)
>>> bad, = read(b'[TSN "2"]\\n')
>>> print(bad.error)
Line 1: this record has version 2; this program reads version 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise
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

_FIRST = b"[TSN "
_PIECE = re.compile(r'\{(?:[^\\}]|\\.)*\}|[1-5]:"(?:[^"\\]|\\.)*"|[^ {]+|\{')
"""A comment, free words, any other token, or a comment without its end."""


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

    def replay(self) -> Iterator[Table]:
        """Yield the table after each deal, decision and undo, from the first to the last."""
        if self.game is None or self.play is None:
            return
        play = Replay(self.game, self.header.start)
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
        play, left = Replay(self.game, self.header.start), None
        for entry in self.entries:
            if isinstance(entry, Deal) and left is not None:
                yield left
            play.add(entry)
            left = None if play.table is None else (play.table, play.chairs)
        if left is not None:
            yield left


def read_file(path: Path, game_of: GameOf = known_game) -> tuple[Record, ...]:
    """Return the records of a file; raises OSError when it cannot be read at all."""
    with path.open("rb") as file:
        return read(file.read(LIMIT + 1), game_of)


def read(data: bytes, game_of: GameOf = known_game) -> tuple[Record, ...]:
    """Return the records in the bytes of a file, each with its good part; never raises.

    Text that does not come from a file, as from the clipboard, is given its last line end by the caller.
    """
    if len(data) > LIMIT:
        return (Record(error=NotationError(Fault.TOO_LARGE)),)
    *lines, cut = data.removeprefix(b"\xef\xbb\xbf").split(b"\n")
    starts = [0, *(at for at, line in enumerate(lines) if at and line.startswith(_FIRST))]
    bounds = pairwise((*starts, len(lines)))
    records = [_Reader(game_of).read(lines[start:end], start + 1) for start, end in bounds]
    records[-1].cut = cut.decode("utf-8", "replace")
    return tuple(records)


class _Reader:
    """Reads the lines of one record."""

    def __init__(self, game_of: GameOf) -> None:
        self._game_of = game_of
        self._tags: list[Tag] = []
        self._record = Record()

    def read(self, lines: list[bytes], first: int) -> Record:
        for number, line in enumerate(lines, first):
            try:
                self._line(_text(line), number)
            except NotationError as error:
                self._record.error = error if error.line else error.on(number)
                return self._record
        try:
            if self._record.game is None:
                self._begin(first)
            self._end(first)
        except NotationError as error:
            self._record.error = error
        return self._record

    def _line(self, text: str, number: int) -> None:
        if not text:
            return
        if text.startswith("[") and self._record.game is None:
            self._tags += read_tags(text, number)
            return
        if self._record.game is None:
            self._begin(number)
        pieces = _PIECE.findall(text)
        if pieces[0].startswith("D"):
            pieces = self._deal(pieces)
        for piece in pieces:
            if piece == "{":
                raise NotationError(Fault.COMMENT_OPEN)
            self._add(read_token(piece))

    def _begin(self, number: int) -> None:
        """Make the game of the header, which ends here."""
        if not self._tags:
            raise NotationError(Fault.NO_HEADER, line=number)
        header, game = read_header(self._tags, self._game_of)
        self._record.header, self._record.game = header, game
        if header.view is None:
            self._record.play = Replay(game, header.start)

    def _deal(self, pieces: list[str]) -> list[str]:
        """Take the deal that a line begins with and return the notes behind it."""
        game, header = self._record.game, self._record.header
        assert game is not None
        end = next((at for at, piece in enumerate(pieces) if piece[0] in "{$"), len(pieces))
        self._add(read_deal(pieces[:end], seats=game.seats, view=header.view is not None))
        return pieces[end:]

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


def _text(line: bytes) -> str:
    """Return a line as text: without blanks at its ends, a tab as a blank."""
    try:
        text = line.removesuffix(b"\r").decode("utf-8").replace("\t", " ").strip(" ")
    except UnicodeDecodeError:
        raise NotationError(Fault.NOT_TEXT) from None
    if CONTROL.search(text):
        raise NotationError(Fault.CONTROL_CHARACTER)
    return text
