"""The game that was begun last, kept as a few texts, so that the next one can be proposed like it."""

from __future__ import annotations

from tressette_desktop.engine.errors import OptionError
from tressette_desktop.engine.rules.options import Options, word
from tressette_desktop.engine.rules.registry import VARIANTS
from tressette_desktop.ui.windows.models import NewGame, SeatChoice, Value, Who
from tressette_desktop.ui.windows.offers import values_in


def to_remember(wanted: NewGame) -> tuple[str, ...]:
    """Return a new game as texts: the variant, what its options change, and each chair as who, level and name.

    >>> to_remember(NewGame("classic", (SeatChoice("South", "king", Who.PERSON, "Nonna"),), {"target": 31}))
    ('classic', 'target=31', 'person::Nonna')
    """
    defaults = VARIANTS[wanted.variant].defaults
    pairs = " ".join(f"{key}={word(value)}" for key, value in wanted.options.items())
    options = Options.parse(pairs, defaults).text(defaults)
    return wanted.variant, options, *(f"{seat.who}:{seat.level}:{seat.name}" for seat in wanted.seats)


def remembered(texts: tuple[str, ...]) -> NewGame | None:
    """Return the game that these texts tell of, or None when they tell of none that is known here.

    >>> remembered(("classic", "target=31", "person::Nonna")).options
    {'target': 31}
    >>> remembered(("bridge", "")) is None
    True
    """
    if len(texts) < 2 or texts[0] not in VARIANTS:
        return None
    variant, options, *chairs = texts
    try:
        values: dict[str, Value] = values_in(VARIANTS[variant], options)
        seats = tuple(_chair(chair) for chair in chairs)
    except (OptionError, ValueError):
        return None
    return NewGame(variant, seats, values)


def _chair(text: str) -> SeatChoice:
    who, level, name = text.split(":", 2)
    return SeatChoice("", "", Who(who), name, level)
