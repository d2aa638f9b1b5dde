"""Two pairs of bots against each other: every deal is played twice, with the sides exchanged."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tests.bots.table import CLASSIC, deal, final, play, shuffled
from tressette_desktop.engine.bots.bot import Bot
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.rules.scoring import LAST_TRICK


def thirds(table: Table) -> Sequence[int]:
    """What the sides made in a finished hand, the last trick included."""
    score = table.score
    assert score is not None
    return [won + (LAST_TRICK if side == score.last_trick else 0) for side, won in enumerate(score.thirds)]


def gain(one: Bot, other: Bot, deals: int, seed: int) -> list[float]:
    """What the first bot's pair makes more than the other's, in thirds a hand, for each deal."""
    rng = random.Random(seed)
    gains = []
    for number in range(deals):
        layout, dealer = deal(shuffled(rng), dealer=number % 4), number % 4
        home = thirds(final(play((one, other, one, other), layout, game=CLASSIC, dealer=dealer, seed=number)))
        away = thirds(final(play((other, one, other, one), layout, game=CLASSIC, dealer=dealer, seed=number)))
        gains.append((home[0] - home[1] + away[1] - away[0]) / 2)
    return gains
