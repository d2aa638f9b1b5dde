"""Plain data that the pages show: whoever owns the engine fills it in, so that no page has to know the engine."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

Value = str | int | bool
"""What an option may hold."""


class Who(StrEnum):
    """What sits on a chair."""

    PERSON = "person"
    COMPUTER = "computer"


@dataclass(frozen=True, slots=True)
class OptionChoice:
    """One value of an option, its name, and one sentence on what it means."""

    value: Value
    label: str
    sentence: str = ""


@dataclass(frozen=True, slots=True)
class OptionField:
    """A rule that a table may choose; ``default`` is what the variant itself says."""

    key: str
    label: str
    choices: tuple[OptionChoice, ...]
    default: Value
    heading: str = ""
    """The group that it stands in."""


@dataclass(frozen=True, slots=True)
class Preset:
    """A bundle of option values under a name; what it does not list keeps its default."""

    key: str
    label: str
    values: Mapping[str, Value]
    own: bool = False
    """Whether the player has made it."""


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """A chair: where it stands, who sits there at first, and the head that marks it (`ui.cards.MEDALS`)."""

    place: str
    medal: str
    who: Who
    name: str
    level: str = ""


@dataclass(frozen=True, slots=True)
class VariantCard:
    """A game on offer: its name and one line, who sits at it, and what may be chosen.

    ``scene`` names the cards that lie on its little table; ``tag`` is a word of warning, such as *house rules*;
    ``larger`` are the chairs of a table with one more, where there is a choice.
    """

    key: str
    name: str
    line: str
    scene: tuple[str, ...]
    seats: tuple[SeatChoice, ...]
    options: tuple[OptionField, ...]
    presets: tuple[Preset, ...]
    tag: str = ""
    larger: tuple[SeatChoice, ...] = ()


@dataclass(frozen=True, slots=True)
class NewGame:
    """What the player decided on the page of a new game."""

    variant: str
    seats: tuple[SeatChoice, ...]
    options: Mapping[str, Value]


class Outcome(StrEnum):
    """How a game ended for the person who looks at it."""

    WON = "won"
    LOST = "lost"
    OPEN = "open"
    UNDECIDED = "undecided"


@dataclass(frozen=True, slots=True)
class GameLine:
    """One game of the history; ``key`` is whatever its owner finds it by, all else is ready to be read.

    ``players`` are the others at the table, or the name of a file that cannot be read; ``levels`` are those of the
    computers among them. ``notes`` tell of special wins and aids, ``people`` are the persons who played, to be filtered
    by.
    """

    key: str
    when: str
    variant: str
    players: str
    result: str
    outcome: Outcome
    notes: str = ""
    levels: str = ""
    people: tuple[str, ...] = ()
