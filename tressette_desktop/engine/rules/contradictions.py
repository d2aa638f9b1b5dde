"""Options that do not go together, each with the sentence that says why (rules.md section 15)."""

from __future__ import annotations

import re
from typing import Any, Final

from tressette_desktop.engine.rules.options import Options, word
from tressette_desktop.engine.rules.variant import Game

AT_FOUR_ONLY: Final[dict[str, tuple[Any, ...]]] = {
    "claims": ("manual", "auto", "off"),
    "both_over": ("higher_total",),
    "posta": ("games",),
    "pairing": ("fixed",),
    "duplicate": (False,),
}
"""What is played at four in fixed pairs only: the limits of all other variants."""

BINDING: Final = ("venticinque_commit", "liscio_forces_suit")
"""The options under which a declaration narrows the next lead."""

NEEDS: Final[dict[str, dict[str, str]]] = {
    "go_for_cappotto": {"claims": "call_opponents", "special": "deck"},
    "duplicate": {"game": "hands", "buongioco": "none", "claims": "off", "special": "none"},
}
"""What an option that is switched on needs of others."""

_DEALS = re.compile(r"deals\((\d+)\)")


def contradiction(game: Game) -> str | None:
    """Return a sentence that names the options of a game which cannot be played together, or None."""
    variant, options = game.variant, game.options
    for name, values in variant.limits.items():
        value = getattr(options, name)
        if value not in values:
            played = " or ".join(f"{name}={word(each)}" for each in values)
            return f"{name}={word(value)} is not played in this variant, but {played}"
    for name in BINDING:
        if getattr(options, name) and options.declare_mode == "manual":
            return f"{name}=true asks for declare_mode=automatic: what is said in free words binds nobody"
    return _unmet(options) or _uneven(game)


def _unmet(options: Options) -> str | None:
    for name, needs in NEEDS.items():
        missing = [f"{other}={value}" for other, value in needs.items() if getattr(options, other) != value]
        if getattr(options, name) and missing:
            return f"{name}=true asks for {' and '.join(missing)}"
    return None


def _uneven(game: Game) -> str | None:
    """A session gives every seat as many deals (6.16)."""
    for name in game.variant.offers:
        found = _DEALS.fullmatch(str(getattr(game.options, name)))
        if found is not None and int(found[1]) % game.seats:
            return f"{name}={found[0]} does not give {game.seats} players as many deals each"
    return None
