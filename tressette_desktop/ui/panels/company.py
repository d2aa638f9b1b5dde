"""Who sits at the table and by which rules they play: what every room of the page needs to know."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import Seat

from .. import words
from ..cards import CardArt
from ..table.asked import Sitter
from ..table.layout import own_side, sides_shown


@dataclass(frozen=True)
class Company:
    """The people round the table and their game; ``south`` is the person at the screen."""

    game: Game
    south: Seat
    sitters: tuple[Sitter, ...]
    art: CardArt

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat."""
        return tuple(sitter.name for sitter in self.sitters)

    @property
    def medals(self) -> tuple[str, ...]:
        """The medals by seat."""
        return tuple(sitter.medal for sitter in self.sitters)

    @property
    def shared(self) -> bool:
        """Whether several people sit at one machine."""
        return sum(sitter.person for sitter in self.sitters) > 1

    @property
    def rules(self) -> Options:
        """The options of the game."""
        return self.game.rules

    @property
    def target(self) -> int:
        """Where the game ends, in points; 0 where it ends otherwise."""
        if self.game.variant.stakes:
            return 0
        return self.rules.target if self.rules.game == "points" else 0

    def partner(self, table: Table) -> str | None:
        """The name of the one partner there is, where it is known; nothing where it is not, None where one is alone."""
        if sides_shown(table) is None:
            return ""
        others = [seat for seat in own_side(table, self.south) if seat != self.south]
        if not others:
            return None
        return self.names[others[0]] if len(others) == 1 else ""


def named(sitters: tuple[Sitter, ...]) -> tuple[Sitter, ...]:
    """Return the sitters, each with a name; one without is the person at the screen."""
    return tuple(each if each.name else replace(each, name=words.you()) for each in sitters)


def company_of(sitters: tuple[Sitter, ...], view: PlayerView, south: Seat, art: CardArt) -> Company:
    """Return who plays the game of a view."""
    game = game_of(view.variant_key, view.options, len(view.table.totals))
    return Company(game, south, named(sitters), art)
