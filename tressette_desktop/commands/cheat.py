"""The bot that sees all cards: a mark for how much there is left to find out honestly.

It lives here, outside the bots, because only the arena gives it what no bot ever gets: the truth. The window cannot
seat it.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from tressette_desktop.engine.bots.bot import Choice, Thought
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.search import Trial
from tressette_desktop.engine.bots.thinker import Thinker
from tressette_desktop.engine.bots.worlds import World
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.bits import bit, mask_of
from tressette_desktop.engine.kernel.position import Position

KEY: Final = "cheat"


@dataclass(frozen=True)
class Exposed(Scene):
    """A scene in which the stock lies as it does."""

    truth: Table

    def position(self, world: World, rng: random.Random) -> Position:
        """Return where the play stands."""
        stock = self.truth.stock
        assert isinstance(stock, tuple)
        return replace(super().position(world, rng), stock=tuple(map(bit, stock)))


@dataclass(frozen=True)
class Sighted(Thinker):
    """The search of a bot on the one deal that is true; it keeps nothing for a partner to tell, who sees as much."""

    truth: Table = field(kw_only=True)

    def imagined(self, scene: Scene, thought: Thought) -> list[World]:
        """Look at the cards."""
        hands = {seat: mask_of(self.truth.hand(seat)) for seat in scene.order if seat != scene.memory.seat}
        return [World(hands, mask_of(scene.memory.unseen) & ~sum(hands.values()))]

    def tried(self, scene: Scene, cards: tuple[Card, ...], worlds: list[World], thought: Thought) -> tuple[Trial, ...]:
        """Try the cards at the true table."""
        return super().tried(Exposed(scene.game, scene.memory, self.truth), cards, worlds, thought)


@dataclass(frozen=True)
class Cheat:
    """A cheat that has not looked yet; without a table to look at it cannot play."""

    key: str = KEY

    def seeing(self, truth: Table) -> Sighted:
        """Return the cheat as it looks at a table."""
        return Sighted(self.key, 1, believes=False, truth=truth)

    def choose(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Choice:
        """Refuse: it is shown the table first."""
        raise LookupError("the cheat plays only where it is shown the table")

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        """Wait for its turn."""
        return None
