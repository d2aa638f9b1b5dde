"""The bots that can sit at a table, found by their key."""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.bots.bot import Bot
from tressette_desktop.engine.bots.first.rulebook import FirstRulebook
from tressette_desktop.engine.bots.greedy import Greedy
from tressette_desktop.engine.bots.random_bot import RandomBot
from tressette_desktop.engine.bots.rulebook import Rulebook

_ALL: Final[tuple[Bot, ...]] = (Rulebook(), FirstRulebook(), Greedy(), RandomBot())

BOTS: Final[dict[str, Bot]] = {each.key: each for each in _ALL}
"""Every bot, the best first."""
