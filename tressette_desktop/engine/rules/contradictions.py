"""Options that do not go together, each with the sentence that says why (rules.md section 15)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any, Final

from tressette_desktop.engine.errors import OptionError
from tressette_desktop.engine.rules.options import deals_in, word
from tressette_desktop.engine.rules.variant import Game

AT_FOUR_ONLY: Final[dict[str, tuple[Any, ...]]] = {
    "claims": ("manual", "auto", "off"),
    "both_over": ("higher_total",),
    "posta": ("games",),
    "pairing": ("fixed",),
    "duplicate": (False,),
}
"""What is played at four in fixed pairs only: the limits of all other variants."""

NEEDS: Final[dict[str, dict[str, str]]] = {
    "go_for_cappotto": {"claims": "call_opponents", "special": "deck"},
    "duplicate": {"game": "hands", "buongioco": "none", "claims": "off", "special": "none"},
    "venticinque_commit": {"declare_mode": "automatic"},
    "liscio_forces_suit": {"declare_mode": "automatic"},
}
"""What an option that is switched on needs of others: what is said in one's own words, say, binds nobody."""


class Clash(Enum):
    """How options contradict: a value of another variant, one without what it needs, deals that come out uneven."""

    NOT_HERE = auto()
    NEEDS = auto()
    UNEVEN = auto()


@dataclass(frozen=True)
class Contradiction:
    """An option with the value that cannot be played, and what could: values of itself, or of the others it needs.

    ``players`` is how many sit at the table. As text it is a sentence that names them all.
    """

    clash: Clash
    option: str
    value: Any
    players: int
    instead: tuple[tuple[str, tuple[Any, ...]], ...] = ()

    def __str__(self) -> str:
        said = f"{self.option}={word(self.value)}"
        if self.clash is Clash.UNEVEN:
            return f"{said} does not give {self.players} players as many deals each"
        if self.clash is Clash.NEEDS:
            return f"{said} asks for {' and '.join(_written(*each) for each in self.instead)}"
        return f"{said} is not played in this variant, but {' or '.join(_written(*each) for each in self.instead)}"


class ContradictionError(OptionError):
    """Options that cannot be played together; ``why`` takes it apart for whoever says it in other words."""

    def __init__(self, why: Contradiction) -> None:
        super().__init__(str(why))
        self.why = why


def contradiction(game: Game) -> Contradiction | None:
    """Return the options of a game that cannot be played together, or None."""
    return _not_here(game) or _unmet(game) or _uneven(game)


def _not_here(game: Game) -> Contradiction | None:
    for name, values in game.variant.limits.items():
        value = getattr(game.options, name)
        if value not in values:
            return Contradiction(Clash.NOT_HERE, name, value, game.seats, ((name, values),))
    return None


def _unmet(game: Game) -> Contradiction | None:
    for name, needs in NEEDS.items():
        missing = tuple((other, (value,)) for other, value in needs.items() if getattr(game.options, other) != value)
        if getattr(game.options, name) and missing:
            return Contradiction(Clash.NEEDS, name, True, game.seats, missing)
    return None


def _uneven(game: Game) -> Contradiction | None:
    """A session gives every seat as many deals (6.16)."""
    for name in game.variant.offers:
        value = getattr(game.options, name)
        if deals_in(value) % game.seats:
            return Contradiction(Clash.UNEVEN, name, value, game.seats)
    return None


def _written(name: str, values: tuple[Any, ...]) -> str:
    return " or ".join(f"{name}={word(value)}" for value in values)
