"""``tressette verify``: replay records and say where the first fault is."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tressette_desktop.engine.record.reader import read_file


def main(words: Sequence[str]) -> int:
    """Verify each file; the exit status is 1 when one has a fault or cannot be read."""
    parser = argparse.ArgumentParser(prog="tressette verify", description=__doc__.replace("``", ""))
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    faults = 0
    for path in parser.parse_args(words).files:
        fault = _fault(path)
        print(f"{path}: {fault or 'good'}", file=sys.stderr if fault else sys.stdout)
        faults += fault is not None
    return 1 if faults else 0


def _fault(path: Path) -> str | None:
    """Return the first fault of a file as a sentence, or None."""
    try:
        records = read_file(path)
    except OSError as error:
        return f"cannot be read: {error.strerror}"
    return next((str(record.error) for record in records if record.error is not None), None)
