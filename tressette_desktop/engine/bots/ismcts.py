"""A plain tree search over imagined deals with random play-outs: an open yardstick, and nothing of the game in it.

Every round draws a deal that the seat cannot rule out, goes down the tree of the cards played as far as it is known,
adds one card to it and plays the rest by chance (:mod:`tressette_desktop.engine.kernel.tree`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from tressette_desktop.engine.bots.bot import Choice, Scored, Thought
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.bots.rulebook import certain, without_cards
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.worlds import Worlds
from tressette_desktop.engine.cards import in_order
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.bits import card_of
from tressette_desktop.engine.kernel.tree import Tree
from tressette_desktop.engine.rules.registry import game_seen

_SEEDS: Final = 1 << 32


@dataclass(frozen=True)
class Ismcts:
    """The bot that searches so many rounds, by the name ``ismcts-N``."""

    rounds: int

    @property
    def key(self) -> str:
        """Its name, with the number."""
        return f"ismcts-{self.rounds}"

    def choose(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Choice:
        """Play the card that was tried most; all else is decided as the rulebook does, and nothing is said."""
        possible = tuple(legal)
        settled = certain(view, possible)
        if settled is not None:
            return settled
        cards = in_order({action.card for action in possible if isinstance(action, PlayCard)})
        if not cards:
            return without_cards(view, possible)
        scene = Scene(game_seen(view), remember(view))
        worlds = Worlds.of(scene.memory)
        if len(cards) == 1 or not worlds.count:
            return Choice(PlayCard(cards[0]))
        tree = Tree(self.rounds, thought.rng.randrange(_SEEDS))
        for world in worlds.draw(thought.rng, self.rounds):
            tree.grow(scene.frame(world), scene.position(world, thought.rng))
        whole = scene.whole(scene.frame(world))
        found = {card_of(one): told for one, told in tree.found().items()}
        ranked = sorted(found, key=lambda card: (-found[card][0], card.index))
        scored = tuple(Scored(PlayCard(card), 2 * found[card][1] / found[card][0] - whole) for card in ranked)
        return Choice(scored[0].action, scored)

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        """Wait for its turn."""
        return None
