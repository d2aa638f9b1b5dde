"""How every command reads a file of records."""

from __future__ import annotations

import sys
from pathlib import Path

from tressette_desktop.engine.record.reader import Record, read_file


def records_of(path: Path) -> tuple[Record, ...] | None:
    """Return the records of a file; None, and one sentence on the error stream, when it cannot be read at all."""
    try:
        return read_file(path)
    except OSError as error:
        print(f"{path}: cannot be read: {error.strerror}", file=sys.stderr)
        return None


def complain_of(path: Path, records: tuple[Record, ...]) -> int:
    """Say what is wrong with records, and return how many have a fault."""
    faults = [record.error for record in records if record.error is not None]
    for fault in faults:
        print(f"{path}: {fault}", file=sys.stderr)
    return len(faults)
