"""Two bots against each other: each deal is played twice, the second time with the bots in each other's seats.

So the luck of the cards falls out, and what is left is play.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev

from tressette_desktop.commands.manners import Manners
from tressette_desktop.commands.playing import Clock, hands, shuffled
from tressette_desktop.engine.bots.bot import Bot
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.errors import OptionError
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.writer import Notebook
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.seats import side_of
from tressette_desktop.engine.session.session import Session


@dataclass
class Duel:
    """What came of some deals, each played twice: the gains of the first bot, in thirds and in points, by deal."""

    names: tuple[str, str]
    thirds: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    clock: Clock = field(default_factory=Clock)
    silly: dict[str, Counter[str]] = field(default_factory=dict)
    hands: int = 0

    def report(self) -> dict[str, object]:
        """Return what is printed; ``silly`` are the plays of each bot by kind in 100 hands."""
        return {
            "pairs": len(self.thirds),
            "first": self.names[0],
            "second": self.names[1],
            "mean_thirds": round(mean(self.thirds), 3),
            "se": round(_error(self.thirds), 3),
            "mean_points": round(mean(self.points), 3),
            "se_points": round(_error(self.points), 3),
            "illegal": self.clock.illegal,
            "decision_ms": {name: self.clock.milliseconds(name) for name in self.names},
            "silly": {
                name: {kind: round(100 * number / self.hands, 2) for kind, number in found.items()}
                for name, found in self.silly.items()
            },
        }


def duel(game: Game, bots: Sequence[Bot], *, deals: int, seed: int) -> Duel:
    """Play so many deals, each twice; raises OptionError when there are not two kinds of bots at the table."""
    names = tuple(dict.fromkeys(bot.key for bot in bots))
    if len(names) != 2:
        raise OptionError(f"with --swap-seats two different bots play, here are {len(names)}")
    one, other = (next(bot for bot in bots if bot.key == name) for name in names)
    swapped = tuple(other if bot.key == one.key else one for bot in bots)
    told = Duel((one.key, other.key), silly={name: Counter() for name in names})
    for number in range(deals):
        both = [_played(game, each, f"{seed} {number}", number, told) for each in (bots, swapped)]
        gains = [_gain(table, each, one.key) for table, each in zip(both, (bots, swapped), strict=True)]
        told.thirds.append(mean(thirds for thirds, _ in gains))
        told.points.append(mean(points for _, points in gains))
    return told


def _played(game: Game, bots: Sequence[Bot], seed: str, number: int, told: Duel) -> Table:
    """Play one hand and return its table; equal seeds deal equal cards."""
    cards, chance = random.Random(seed), random.Random(f"{seed} chance")
    match = Match.new(game, dealer=number % game.seats)
    log = Notebook(None, game, [bot.key for bot in bots])
    session = Session(match, persons=frozenset(), shuffler=lambda: shuffled(cards), log=log)
    manners = Manners()
    table = next(hands(session, bots, chance, told.clock, manners.see))
    told.hands += 1
    for seat, kinds in manners.of_hand().items():
        told.silly[bots[session.chairs[seat]].key].update(kinds)
    return table


def _gain(table: Table, bots: Sequence[Bot], key: str) -> tuple[float, float]:
    """Return what the seats of a bot gained on the others in a hand, on average, in thirds and in points.

    A seat's thirds are those of its side less those of the other; an annulled hand brings nobody anything.
    """
    score = table.score
    if score is None:
        return 0.0, 0.0
    ours = [seat for seat in table.order if bots[seat].key == key]
    theirs = [seat for seat in table.order if seat not in ours]
    if not ours or not theirs:
        return 0.0, 0.0
    thirds, whole = score.full_thirds, sum(score.full_thirds)
    margin = {seat: 2 * thirds[side_of(score.sides, seat)] - whole for seat in table.order}
    won = [after - before for before, after in zip(table.totals, score.totals, strict=True)]
    gained = (mean(margin[seat] for seat in ours) - mean(margin[seat] for seat in theirs)) / 2
    return gained, mean(won[seat] for seat in ours) - mean(won[seat] for seat in theirs)


def _error(values: Sequence[float]) -> float:
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
