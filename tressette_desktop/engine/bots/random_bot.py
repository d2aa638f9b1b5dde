"""The bot that knows the rules and nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from tressette_desktop.engine.bots.bot import Choice, Thought
from tressette_desktop.engine.core.actions import Action, CallOut, Claim
from tressette_desktop.engine.core.view import PlayerView


class RandomBot:
    """Does anything that is legal, each with the same chance, but never claims.

    >>> import random
    >>> from tressette_desktop.engine.core.actions import Bid, Pass
    >>> view = PlayerView(0, None, (), "classic", "")
    >>> RandomBot().choose(view, (Pass(), Claim(), Bid("solo")), Thought(random.Random(3))).action
    Pass()
    """

    key = "random"

    def choose(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Choice:
        """Decide by chance."""
        return Choice(thought.rng.choice([action for action in legal if not isinstance(action, Claim | CallOut)]))

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        """Wait for its turn."""
        return None
