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
    """A bot that takes the table for one without words: it says none and hears none, and silence tells it nothing."""

    bot: Bot
    key = "muted"

    def choose(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Choice:
        mute = (PlayCard(each.card) if isinstance(each, PlayCard) else each for each in legal)
        return self.bot.choose(self._hears(view), tuple(dict.fromkeys(mute)), thought)

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        return self.bot.interrupt(self._hears(view), legal, thought)

    def _hears(self, view: PlayerView) -> PlayerView:
        options = [each for each in view.options.split() if not each.startswith("code=")]
        return replace(view, table=view.table.but(said=(), declarations=()), options=" ".join([*options, "code=none"]))


@dataclass(frozen=True)
class Steady:
    """A bot whose chance hangs on its cards alone: where two such play alike, whatever they heard, they go on alike."""

    bot: Bot
    key = "steady"

    def choose(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Choice:
        return self.bot.choose(view, legal, self._chance(view))

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        return self.bot.interrupt(view, legal, self._chance(view))

    def _chance(self, view: PlayerView) -> Thought:
        assert view.seat is not None
        return Thought(random.Random(f"{view.seat} {view.table.phase} {view.table.hand(view.seat)}"))


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
