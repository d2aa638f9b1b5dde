"""Two pairs of bots against each other: every deal is played twice, with the sides exchanged."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from tests.bots.table import CLASSIC, deal, final, play, shuffled
from tressette_desktop.engine.bots.bot import Bot, Choice, Thought
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules.game import Game


@dataclass(frozen=True)
class Muted:
    """A bot that never says a word; ``deaf`` ones do not hear any either."""

    bot: Bot
    deaf: bool = True
    key = "muted"

    def choose(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Choice:
        choice = self.bot.choose(self._hears(view), legal, thought)
        if not isinstance(choice.action, PlayCard):
            return choice
        return replace(choice, action=PlayCard(choice.action.card))

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        return self.bot.interrupt(self._hears(view), legal, thought)

    def _hears(self, view: PlayerView) -> PlayerView:
        return replace(view, table=view.table.but(said=(), declarations=())) if self.deaf else view


def thirds(table: Table) -> Sequence[int]:
    """What the sides made in a finished hand, the last trick included."""
    assert table.score is not None
    return table.score.full_thirds


def gain(one: Bot, other: Bot, deals: int, seed: int, game: Game = CLASSIC) -> list[float]:
    """What the first bot's pair makes more than the other's, in thirds a hand, for each deal."""
    rng = random.Random(seed)
    gains = []
    for number in range(deals):
        layout, dealer = deal(shuffled(rng), game, dealer=number % 4), number % 4
        home = thirds(final(play((one, other, one, other), layout, game=game, dealer=dealer, seed=number), game))
        away = thirds(final(play((other, one, other, one), layout, game=game, dealer=dealer, seed=number), game))
        gains.append((home[0] - home[1] + away[1] - away[0]) / 2)
    return gains
