"""``tressette verify``: replay records and say where the first fault is."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tressette_desktop.commands.reading import records_of
from tressette_desktop.engine.record.entries import Deal
from tressette_desktop.engine.record.faults import shortened
from tressette_desktop.engine.record.reader import Record
from tressette_desktop.engine.record.tokens import CONTROL


def main(words: Sequence[str]) -> int:
    """Verify each file; the exit status is 1 when one has a fault, breaks a promise or cannot be read."""
    parser = argparse.ArgumentParser(prog="tressette verify", description=__doc__.replace("``", ""))
    parser.add_argument("--fair", action="store_true", help="every deal must have been promised and opened")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    asked = parser.parse_args(words)
    faults = 0
    for path in asked.files:
        records = records_of(path)
        if records is None:
            faults += 1
            continue
        wrong = next((str(record.error) for record in records if record.error is not None), "")
        fault = wrong or (unfair(records) if asked.fair else "")
        print(f"{path}: {fault or ('fair' if asked.fair else 'good')}", file=sys.stderr if fault else sys.stdout)
        faults += bool(fault)
        if records[-1].cut:
            cut = shortened(CONTROL.sub("\N{REPLACEMENT CHARACTER}", records[-1].cut))
            print(f"{path}: the last line was not finished ({cut}); it was left out")
    return 1 if faults else 0


def unfair(records: Sequence[Record]) -> str:
    """Say which deal was not promised or not opened, or nothing: what was opened wrongly the reader has refused."""
    deals = [(entry, record.header) for record in records for entry in record.entries if isinstance(entry, Deal)]
    for number, (deal, header) in enumerate(deals, start=1):
        if not deal.promise:
            chosen = header.free.get("From")
            why = f": this game goes on from cards that were known ({chosen})" if chosen else ""
            return f"deal {number} of {len(deals)} was not promised{why}."
        if not deal.salt:
            return f"deal {number} of {len(deals)} was promised and not opened."
    return "" if deals else "there is no deal to be fair with."
