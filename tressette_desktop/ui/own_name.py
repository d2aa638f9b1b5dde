"""What the person at the screen is called who gave no name: *you*, in the language that is spoken now.

A record holds what that was in the language of its day; a name that somebody gave stays what it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tressette_desktop.engine.record.header import Header

from . import words

DEFAULTS: Final = frozenset({"You", "Player", "Tu", "Sinä", "Ty"})
"""What is, and what was, written down for such a person, in any language."""


def current(name: str) -> str:
    """Return a person's name as it is said now.

    >>> current("Sinä"), current("Nonna"), current("")
    ('You', 'Nonna', '')
    """
    return words.you() if name in DEFAULTS else name


def told_apart(people: Sequence[str]) -> list[str]:
    """Return the names of people as they are said now, unless several of them would be called the same.

    >>> told_apart(("Sinä", "Nonna")), told_apart(("Sinä", "Tu"))
    (['You', 'Nonna'], ['Sinä', 'Tu'])
    """
    said = [current(name) for name in people]
    return said if len(set(said)) == len(people) else list(people)


def names(header: Header) -> dict[int, str]:
    """Return the names of a record by player, as they are said now."""
    return {seat: name if seat in header.bots else current(name) for seat, name in header.names.items()}
