"""The bot that sees all cards: a mark for how much there is left to find out honestly.

It lives here, outside the bots, because only the arena gives it what no bot ever gets: the truth. The window cannot
seat it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tressette_desktop.engine.bots.aim import aim_of
from tressette_desktop.engine.bots.bot import Choice, Thought
from tressette_desktop.engine.bots.rulebook import Rulebook
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.search import Trial
from tressette_desktop.engine.bots.thinker import Thinker
from tressette_desktop.engine.bots.worlds import World
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView, project
from tressette_desktop.engine.kernel.bits import mask_of
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.seats import side_of

KEY = "cheat"

_PLAYER = Rulebook()
"""Who plays the cards of all hands while the cheat thinks."""


@dataclass(frozen=True)
class Sighted(Thinker):
    """The search of a bot on the one deal that is true: each card is played out by four rulebooks, by the rules."""

    truth: Table | None = None

    def imagined(self, scene: Scene, thought: Thought) -> list[World]:
        """Look at the cards."""
        truth = self.truth
        assert truth is not None
        hands = {seat: mask_of(truth.hand(seat)) for seat in truth.order if seat != scene.memory.seat}
        held = sum(hands.values())
        return [World(hands, mask_of(scene.memory.unseen) & ~held)]

    def tried(self, scene: Scene, cards: tuple[Card, ...], worlds: list[World], thought: Thought) -> tuple[Trial, ...]:
        """Try the cards at the true table."""
        truth, seat, aims = self.truth, scene.memory.seat, aim_of(scene)
        assert truth is not None
        trials = []
        for card in cards:
            score = _played_on(scene.game, rules.apply(scene.game, truth, seat, PlayCard(card)).table, thought).score
            assert score is not None
            aim = aims[score.full_thirds[0]]
            trials.append(Trial(card, [-aim if side_of(score.sides, seat) else aim]))
        return tuple(sorted(trials, key=lambda trial: -trial.mean))


def _played_on(game: Game, table: Table, thought: Thought) -> Table:
    """Play a hand on to its end and return the table then."""
    options = game.options.text(game.variant.defaults)
    while not table.over:
        seat = rules.awaited(game, table)[0]
        view = PlayerView(seat, project(table, seat), (), game.variant.key, options)
        action = _PLAYER.choose(view, tuple(rules.legal(game, table, seat)), thought).action
        table = rules.apply(game, table, seat, action).table
    return table


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
