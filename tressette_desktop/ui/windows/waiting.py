"""The game that waits to be gone on with, found without the rules: the first page has no time to load them."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import suppress
from heapq import nlargest
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.record.glance import Glance, glance

LOOKED_AT: Final = 20
"""Games that are searched for one to go on with."""
HUGE: Final = 500_000
"""Bytes of a file that no game has."""
NAMED = ("classic", "chiamata", "terziglio", "in_due", "quintiglio", "trzy_siodemki")
"""The variants that have a name here, in the order in which they are listed."""


def variant_name(key: str) -> str:
    """Return the name of a variant in the language of the player.

    >>> variant_name("classic")
    'Classic'
    """
    names = {
        "classic": QCoreApplication.translate("Variants", "Classic"),
        "chiamata": QCoreApplication.translate("Variants", "Chiamata del tre"),
        "terziglio": QCoreApplication.translate("Variants", "Terziglio"),
        "in_due": QCoreApplication.translate("Variants", "In due"),
        "quintiglio": QCoreApplication.translate("Variants", "Quintiglio"),
        "trzy_siodemki": QCoreApplication.translate("Variants", "Trzy siódemki"),
    }
    return names.get(key, key)


def score(seen: Glance) -> str:
    """Return the totals of a record, the own seat's first: of two sides once each, otherwise everybody's."""
    player = next((player for player in range(len(seen.totals)) if player not in seen.bots), 0)
    mine = seen.chair(player)
    totals = [str(total).replace("-", "−") for total in seen.totals]
    turned = totals[mine:] + totals[:mine]
    if len(turned) == 4 and turned[0] == turned[2] and turned[1] == turned[3]:
        told = QCoreApplication.translate("Variants", "{ours} to {theirs}")
        return told.format(ours=turned[0], theirs=turned[1])
    return " / ".join(turned)


def _records(folder: Path) -> Iterator[tuple[float, int, str]]:
    """Yield the records of a folder: the time of the last change, the size in bytes, the name."""
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if entry.name.endswith(".tsn"):
                try:
                    seen = entry.stat()
                except OSError:
                    continue
                if stat.S_ISREG(seen.st_mode):
                    yield seen.st_mtime, seen.st_size, entry.name


def untouched(folder: Path) -> bool:
    """Return whether there is no game at all in a folder.

    >>> untouched(Path("no such folder"))
    True
    """
    return next(_records(folder), None) is None


def waiting(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield the games of a folder that seem able to go on, the latest first, and one line about each.

    Only the latest few are looked at: who has left a game alone for so long finds it in the history.
    """
    for _, size, name in nlargest(LOOKED_AT, _records(folder)):
        path = folder / name
        try:
            seen = glance(path.read_text(encoding="utf-8", errors="replace")) if size <= HUGE else Glance({})
        except OSError:
            continue
        if seen.tags.get("TSN") == "1" and not seen.finished:
            name = variant_name(seen.tags.get("Variant", ""))
            at = score(seen) or QCoreApplication.translate("Variants", "the first hand")
            yield path, f"{name}, {at}"
