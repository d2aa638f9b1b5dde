"""``tressette export``: print records as text, as JSON or as a table, whole or as one seat saw them."""

from __future__ import annotations

import argparse
import csv
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TextIO

from tressette_desktop.commands.reading import complain_of, records_of
from tressette_desktop.engine.record.entries import Deal, Entry
from tressette_desktop.engine.record.excerpt import excerpt
from tressette_desktop.engine.record.header import Header, tags_of
from tressette_desktop.engine.record.reader import Record
from tressette_desktop.engine.record.writer import write, write_line
from tressette_desktop.engine.seats import side_of

COLUMNS = ("hand", "dealer", "seat", "name", "side", "thirds", "combinations", "total", "won")
"""What the table says of each player after each finished hand; thirds and combinations are those of his side."""


def main(words: Sequence[str]) -> int:
    """Print a record; the exit status is 1 when it has a fault, whose good part is printed all the same."""
    parser = argparse.ArgumentParser(prog="tressette export", description=__doc__.replace("``", ""))
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument(
        "--format", choices=FORMATS, default="txt", help="txt: the record for people; json; csv: scores"
    )
    parser.add_argument("--seat", type=int, metavar="N", help="only what seat N saw; 0: somebody who looks on")
    asked = parser.parse_args(words)
    records = records_of(asked.file)
    if records is None:
        return 1
    for record in records:
        if asked.seat is not None and record.game is not None and not 0 <= asked.seat <= record.game.seats:
            parser.error(f"there is no seat {asked.seat} at this table")
    FORMATS[asked.format](records, asked.seat, sys.stdout)
    return 1 if complain_of(asked.file, records) else 0


def seen(record: Record, seat: int | None) -> tuple[Header, list[Entry]]:
    """Return a record whole (None), or as a seat (from 1; 0: a spectator) saw it."""
    if seat is None:
        return record.header, list(record.entries)
    return excerpt(record, seat - 1 if seat else None)


def as_text(records: Sequence[Record], seat: int | None, out: TextIO) -> None:
    """The record with a trick on each line."""
    out.write("\n".join(write(*seen(record, seat)) for record in records))


def as_json(records: Sequence[Record], seat: int | None, out: TextIO) -> None:
    """A list of records: the tags of each, and of each hand its deal and the tokens that follow."""
    told: list[dict[str, Any]] = []
    for record in records:
        header, entries = seen(record, seat)
        hands: list[dict[str, Any]] = []
        for entry in entries:
            if isinstance(entry, Deal):
                hands.append({"deal": write_line(entry), "tokens": []})
            elif hands:
                hands[-1]["tokens"].append(write_line(entry))
        told.append({"tags": tags_of(header), "hands": hands})
    json.dump(told, out, ensure_ascii=False, indent=1)
    out.write("\n")


def as_table(records: Sequence[Record], seat: int | None, out: TextIO) -> None:
    """A line for each player and finished hand: all that is in it was open when the hand was."""
    rows = csv.writer(out, lineterminator="\n")
    rows.writerow(COLUMNS)
    for record in records:
        rows.writerows(_scores(record))


def _scores(record: Record) -> Iterator[tuple[object, ...]]:
    for number, (table, chairs) in enumerate(record.hands(), 1):
        score = table.score
        if score is None:
            continue
        for seat in range(len(table.hands)):
            playing = any(seat in side for side in score.sides)
            side = side_of(score.sides, seat) if playing else None
            name = record.header.names.get(chairs[seat], "")
            gained = ("", "", "") if side is None else (side + 1, score.full_thirds[side], score.melds[side])
            yield (number, table.dealer + 1, seat + 1, name, *gained, score.totals[seat], int(seat in score.winners))


FORMATS: dict[str, Callable[[Sequence[Record], int | None, TextIO], None]] = {
    "txt": as_text,
    "json": as_json,
    "csv": as_table,
}
