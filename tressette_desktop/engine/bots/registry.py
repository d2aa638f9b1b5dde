"""The bots that can sit at a table, found by their key."""

from __future__ import annotations

import re
from typing import Final

from tressette_desktop.engine.bots.bot import Bot
from tressette_desktop.engine.bots.first.rulebook import FirstRulebook
from tressette_desktop.engine.bots.greedy import Greedy
from tressette_desktop.engine.bots.ismcts import Ismcts
from tressette_desktop.engine.bots.random_bot import RandomBot
from tressette_desktop.engine.bots.rulebook import Rulebook
from tressette_desktop.engine.bots.thinker import Learner, Thinker

LEVELS: Final[tuple[Bot, ...]] = (
    Learner("principiante", tricks=2),
    Thinker("intermedio", 48, attentive=False, believes=False),
    Thinker("esperto", 400, bids=300),
    Thinker("maestro", 800, bids=600),
)
"""The levels that a person chooses from, the weakest first. Thinking is measured in deals, never in time."""

_ALL: Final[tuple[Bot, ...]] = (*reversed(LEVELS), Rulebook(), FirstRulebook(), Greedy(), RandomBot())

BOTS: Final[dict[str, Bot]] = {each.key: each for each in _ALL}
"""Every bot by its key, the levels first."""

_ROUNDS: Final = re.compile("ismcts-([1-9][0-9]{0,6})")


def bot_named(key: str) -> Bot | None:
    """Return the bot of a name, those included that take a number, or None.

    >>> bot_named("ismcts-500").key, bot_named("oracle")
    ('ismcts-500', None)
    """
    rounds = _ROUNDS.fullmatch(key)
    return Ismcts(int(rounds[1])) if rounds else BOTS.get(key)
