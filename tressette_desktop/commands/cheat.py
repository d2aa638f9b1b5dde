"""The bot that sees all cards: a mark for how much there is left to find out honestly.

It lives here, outside the bots, because only the arena gives it what no bot ever gets: the truth. The window cannot
seat it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tressette_desktop.engine.bots.bot import Choice, Thought
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.thinker import Thinker
from tressette_desktop.engine.bots.worlds import World
from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.bits import mask_of

KEY = "cheat"


@dataclass(frozen=True)
class Sighted(Thinker):
    """The search of a bot on the one deal that is true."""

    truth: Table | None = None

    def imagined(self, scene: Scene, thought: Thought) -> list[World]:
        """Look at the cards."""
        truth = self.truth
        assert truth is not None
        hands = {seat: mask_of(truth.hand(seat)) for seat in truth.order if seat != scene.memory.seat}
        held = sum(hands.values())
        return [World(hands, mask_of(scene.memory.unseen) & ~held)]


@dataclass(frozen=True)
class Cheat:
    """A cheat that has not looked yet; without a table to look at it cannot play."""

    key: str = KEY

    def seeing(self, truth: Table) -> Sighted:
        """Return the cheat as it looks at a table."""
        return Sighted(self.key, 1, truth=truth)

    def choose(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Choice:
        """Refuse: it is shown the table first."""
        raise LookupError("the cheat plays only where it is shown the table")

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        """Wait for its turn."""
        return None
