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
        try:
            records = read_file(path)
        except OSError as error:
            print(f"{path}: cannot be read: {error.strerror}", file=sys.stderr)
            faults += 1
            continue
        fault = next((record.error for record in records if record.error is not None), None)
        print(f"{path}: {fault or 'good'}", file=sys.stderr if fault else sys.stdout)
        faults += fault is not None
        if records[-1].cut:
            print(f"{path}: the last line was not finished ({records[-1].cut}); it was left out")
    return 1 if faults else 0
