"""The bot that sees all cards: a mark for how much there is left to find out honestly.

It lives here, outside the bots, because only the arena gives it what no bot ever gets: the truth. The window cannot
seat it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tressette_desktop.engine.bots.aim import aim_of
from tressette_desktop.engine.bots.bot import Choice, Thought
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.search import Trial
from tressette_desktop.engine.bots.thinker import REFLEX, Thinker
from tressette_desktop.engine.bots.worlds import World
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.bits import bit, mask_of
from tressette_desktop.engine.kernel.playout import reflected
from tressette_desktop.engine.kernel.position import play
from tressette_desktop.engine.kernel.solver import Solver

KEY = "cheat"

_PERFECT: Final = 5
"""From how many cards a hand the cheat plays perfectly."""


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

    def tried(self, scene: Scene, cards: tuple[Card, ...], worlds: list[World], thought: Thought) -> tuple[Trial, ...]:
        """Try the cards on the true deal, by reflex down to so many cards a hand, and from there perfectly."""
        (world,) = worlds
        frame, position, aims = scene.frame(world), scene.position(world, thought.rng), aim_of(scene)
        solver, trials = Solver(frame), []
        for card in cards:
            after = play(frame, position, bit(card))
            while after.stock or max(hand.bit_count() for hand in after.hands) > _PERFECT:
                after = play(frame, after, reflected(frame, after, REFLEX))
            aim = aims[solver.value(after)]
            trials.append(Trial(card, [-aim if frame.sides[scene.place] else aim]))
        return tuple(sorted(trials, key=lambda trial: -trial.mean))


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
