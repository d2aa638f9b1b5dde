"""Writing records for people: a hand begins with its deal, each trick stands on a line (docs/tsn.md section 8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TextIO

from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.deal_line import promised, write_deal
from tressette_desktop.engine.record.entries import (
    Aid,
    Deal,
    Decision,
    Entry,
    Judgement,
    Note,
    Seen,
    Undo,
    checks_in,
    deal_in,
)
from tressette_desktop.engine.record.header import Header, write_header
from tressette_desktop.engine.record.tokens import write_token
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.seats import Seat


def write(header: Header, entries: Iterable[Entry]) -> str:
    """Return a whole record as text."""
    return write_header(header) + lay_out(entries)


def write_line(entry: Entry) -> str:
    """Return an entry as the journal has it: a line to itself, without the line end."""
    return write_deal(entry) if isinstance(entry, Deal) else write_token(entry)


def lay_out(entries: Iterable[Entry]) -> str:
    """Return the body of a record: a deal, a trick, or a run of other decisions on each line."""
    lines: list[list[str]] = []
    trick = played = 0
    kind = ""
    for entry in entries:
        text = write_line(entry)
        match entry:
            case Deal():
                lines += [[], [text]]
                trick = sum(1 for hand in entry.layout.hands if len(hand))
                played, kind = trick, ""
            case Note() | Judgement() if lines:
                lines[-1].append(text)
            case Decision(_, PlayCard()) | Seen(_, _) if _is_play(entry):
                if played == trick:
                    played, kind = 0, ""
                kind = _put(lines, text, kind, "play")
                played += 1
            case Decision() | Seen():
                kind = _put(lines, text, kind, "other")
            case _:
                lines.append([text])
                kind = ""
    return "".join(" ".join(line) + "\n" for line in lines)


def _is_play(entry: Decision | Seen) -> bool:
    """Whether a card was played, be it that only the rows said with it are known."""
    return isinstance(entry.action, PlayCard) if isinstance(entry, Decision) else "/" in entry.text


def _put(lines: list[list[str]], text: str, kind: str, wanted: str) -> str:
    """Put text on the last line when that is of the kind wanted, else on a new one; return that kind."""
    if kind == wanted:
        lines[-1].append(text)
    else:
        lines.append([text])
    return wanted


class Notebook:
    """Writes down matches between bots as they are played, and puts each in the file when it is finished.

    Without a file it writes nothing. With a source of salts every deal is promised.
    """

    def __init__(
        self, out: TextIO | None, game: Game, bots: Sequence[str], salts: Callable[[], str] | None = None
    ) -> None:
        self._out = out
        self._salts = salts
        options = game.options.text(game.variant.defaults)
        self._header = Header(game.variant.key, options, game.players, bots=dict(enumerate(bots)))
        self._entries: list[Entry] = []

    def deal(self, match: Match, layout: Layout) -> None:
        """Write a deal."""
        for entry in deal_in(match, layout) if self._out is not None else ():
            self._write(promised(entry, self._salts()) if isinstance(entry, Deal) and self._salts else entry)

    def decide(self, seat: Seat, action: Action) -> None:
        """Write a decision."""
        self._write(Decision(seat, action))

    def undo(self, seat: Seat) -> None:
        """Write that a decision was taken back."""
        self._write(Undo(seat))

    def aid(self, seat: Seat, name: str) -> None:
        """Write that an aid was taken."""
        self._write(Aid(seat, name))

    def scored(self, match: Match, table: Table) -> None:
        """Write the checks of a finished hand."""
        self._write(*checks_in(match, table))

    def close(self) -> None:
        """Put the record in the file, parted by a blank line from the next."""
        if self._out is not None:
            self._out.write(write(self._header, self._entries) + "\n")

    def _write(self, *entries: Entry) -> None:
        if self._out is not None:
            self._entries += entries
