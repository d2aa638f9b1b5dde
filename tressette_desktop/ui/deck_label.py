"""What a deck says of itself: its name, who made it, and what its pictures can do (docs/decks.md)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

LONGEST: Final = 24
"""Letters of a name that are shown; as many as a player may have."""


@dataclass(frozen=True, slots=True)
class Label:
    """What a deck says of itself in its ``theme.toml``."""

    name: str
    author: str = ""
    licence: str = ""
    suits: str = "neapolitan"
    """``neapolitan`` or ``french``: whether hearts and diamonds may change places (option french_map)."""
    backs: tuple[str, ...] = ()
    """Its backs by the names of their files; the first belongs to it."""
    corner_signs: bool = False
    """Whether its drawings can move aside for a sign in the corner."""


def understood(said: dict[str, Any]) -> Label:
    """Return what a ``theme.toml`` says, as far as it is known here; a value of the wrong kind is a ValueError."""
    known = {key: said[key] for key in Label.__slots__ if key in said}
    kinds = {"backs": list, "corner_signs": bool}
    if not all(isinstance(value, kinds.get(key, str)) for key, value in known.items()):
        raise ValueError(said)
    if not all(isinstance(back, str) for back in known["backs"]):
        raise ValueError(said)
    return Label(**known | {"name": short(known["name"]), "backs": tuple(known["backs"])})


def short(name: str) -> str:
    """Return a name as it fits below a picture, in one line, whatever letters it has.

    >>> short("Carte della nonna"), short("Le carte che usava la nonna di Caltagirone")
    ('Carte della nonna', 'Le carte che usava la n…')
    """
    line = " ".join(name.encode(errors="replace").decode().split())
    return line if len(line) <= LONGEST else f"{line[: LONGEST - 1]}…"
