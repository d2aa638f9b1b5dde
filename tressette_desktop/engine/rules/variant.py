"""A form of the game as data, and the game that is played of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from tressette_desktop.engine.cards import THIRDS, Rank
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import DealScore, Meld
from tressette_desktop.engine.rules import melds
from tressette_desktop.engine.rules.deal import DealPlan
from tressette_desktop.engine.rules.options import Options, settled
from tressette_desktop.engine.rules.phase import Phase
from tressette_desktop.engine.seats import Seat, Sides


def as_given(options: Options) -> Options:
    """Read the options as they are given."""
    return options


@dataclass(frozen=True)
class Variant:
    """A form of the game as data: how it is dealt, the phases of a hand, how it is counted.

    ``seats`` is how many hold cards; ``tables`` how many may sit at the table, where there is a choice: with one too
    many the dealer sits out. ``sides`` is None where they are found in the hand.

    ``offers`` names the options that mean something here, ``limits`` the values that some of them are limited to;
    ``read`` says how the options are read here, with what is forced "without a word" (rules.md section 15).

    ``stakes`` are what each opponent of a declarer moves, by the name of his contract; none where nobody bids.
    ``worth`` gives the thirds of a card by its rank; ``own_melds`` what a seat may declare on its own account now (None
    while the window is closed), ``meld_worth`` the points of what it declares.
    """

    key: str
    seats: int
    deal: DealPlan
    sides: Sides | None
    phases: Callable[[Options], tuple[Phase, ...]]
    settle: Callable[[Table, Options], DealScore]
    offers: tuple[str, ...]
    defaults: Options = field(default_factory=Options)
    tables: tuple[int, ...] = ()
    limits: Mapping[str, tuple[Any, ...]] = field(default_factory=dict, hash=False)
    read: Callable[[Options], Options] = as_given
    stakes: Mapping[str, int] = field(default_factory=dict, hash=False)
    worth: Mapping[Rank, int] = field(default_factory=lambda: THIRDS, hash=False)
    own_melds: Callable[[Options, Table, Seat], tuple[Meld, ...] | None] = melds.own
    meld_worth: melds.Worth = melds.points


@dataclass(frozen=True)
class Game:
    """A variant with its options: everything that the rules need to know beside the table.

    ``players`` is how many sit at the table, None for the usual number.
    """

    variant: Variant
    options: Options
    players: int | None = None

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.variant.seats if self.players is None else self.players

    @cached_property
    def rules(self) -> Options:
        """The options with what they force upon one another."""
        return self.variant.read(settled(self.options))

    @cached_property
    def phases(self) -> tuple[Phase, ...]:
        """The phases of a hand; the one at work is the first that is open."""
        return self.variant.phases(self.rules)

    @cached_property
    def phase_of(self) -> dict[str, Phase]:
        """The phases by their keys."""
        return {phase.key: phase for phase in self.phases}
