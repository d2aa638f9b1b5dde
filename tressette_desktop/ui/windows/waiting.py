"""The game that waits to be gone on with, found without the rules: the first page has no time to load them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from tressette_desktop.engine.record.glance import Glance, glance

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
    turned = seen.totals[mine:] + seen.totals[:mine]
    if len(turned) == 4 and turned[0] == turned[2] and turned[1] == turned[3]:
        told = QCoreApplication.translate("Variants", "{ours} to {theirs}")
        return told.format(ours=turned[0], theirs=turned[1])
    return " / ".join(str(total) for total in turned)


def waiting(folder: Path) -> tuple[Path, str] | None:
    """Return the latest game of a folder that can go on, and one line about it."""
    try:
        paths = sorted(folder.glob("*.tsn"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return None
    for path in paths:
        try:
            seen = glance(path.read_text(encoding="utf-8", errors="replace"))
        except OSError:
            continue
        if seen.tags.get("TSN") == "1" and not seen.finished:
            name = variant_name(seen.tags.get("Variant", ""))
            at = score(seen) or QCoreApplication.translate("Variants", "the first hand")
            return path, f"{name}, {at}"
    return None
