"""A plain tree search over imagined deals with random play-outs: an open yardstick, and nothing of the game in it.

Every round draws a deal that the seat cannot rule out, goes down the tree of the cards played as far as it is known,
adds one card to it and plays the rest by chance.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import log, sqrt
from typing import Final

from tressette_desktop.engine.bots.bot import Choice, Scored, Thought
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.bots.rulebook import certain, without_cards
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.worlds import World, Worlds
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.bits import card_of
from tressette_desktop.engine.kernel.playout import play_out
from tressette_desktop.engine.kernel.position import Frame, Position, choices, play
from tressette_desktop.engine.rules.registry import game_seen

_CURIOSITY: Final = 0.7
"""How much a card that was tried seldom draws, where a whole hand is worth 1."""


class Chance:
    """A reflex that plays anything."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def lead(self, hand: int, out: int, roll: int) -> int:
        """Lead any card."""
        return self._any(hand)

    def follow(self, mine: int, out: int, best: int, ours: bool, after: int, pot: int, roll: int) -> int:
        """Follow with any card."""
        return self._any(mine)

    def throw(self, hand: int, out: int, ours: bool, roll: int) -> int:
        """Throw any card."""
        return self._any(hand)

    def _any(self, mask: int) -> int:
        for _ in range(int(self._rng.random() * mask.bit_count())):
            mask &= mask - 1
        return mask & -mask


@dataclass
class Node:
    """A card in the tree: how often it was played and could have been, and what it brought the side that played it."""

    visits: int = 0
    offered: int = 0
    gained: float = 0.0
    below: dict[int, Node] = field(default_factory=dict)

    def appeal(self) -> float:
        """How much there is to be said for trying it again."""
        return self.gained / self.visits + _CURIOSITY * sqrt(log(self.offered) / self.visits)


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
        cards = {action.card for action in possible if isinstance(action, PlayCard)}
        if not cards:
            return without_cards(view, possible)
        scene, root = Scene(game_seen(view), remember(view)), Node()
        worlds = Worlds.of(scene.memory)
        for world in worlds.draw(thought.rng, self.rounds if len(cards) > 1 and worlds.count else 0):
            self._round(scene, world, root, thought.rng)
        ranked = sorted(cards, key=lambda card: card.index)
        tried = {card_of(one): node for one, node in root.below.items()}
        ranked.sort(key=lambda card: -tried[card].visits if card in tried else 0)
        scored = tuple(
            Scored(PlayCard(card), tried[card].gained / tried[card].visits) for card in ranked if card in tried
        )
        return Choice(PlayCard(ranked[0]), scored)

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        """Wait for its turn."""
        return None

    def _round(self, scene: Scene, world: World, root: Node, rng: random.Random) -> None:
        frame, position = scene.frame(world), scene.position(world, rng)
        path: list[tuple[Node, int]] = []
        node, fresh = root, False
        while not position.over and not fresh:
            node, one, fresh = _step(node, choices(frame, position), rng)
            path.append((node, frame.sides[position.turn]))
            position = play(frame, position, one)
        gain = self._rest(frame, position, rng) / scene.whole(frame)
        for passed, side in path:
            passed.visits += 1
            passed.gained += 1 - gain if side else gain

    def _rest(self, frame: Frame, position: Position, rng: random.Random) -> int:
        return play_out(frame, position, Chance(rng))


def _step(node: Node, possible: tuple[int, ...], rng: random.Random) -> tuple[Node, int, bool]:
    """Return the card to go down by, its number, and whether it is new: a new one of those possible goes first."""
    unknown = [one for one in possible if one not in node.below]
    if unknown:
        one = rng.choice(unknown)
        node.below[one] = Node()
    for each in possible:
        if each in node.below:
            node.below[each].offered += 1
    if unknown:
        return node.below[one], one, True
    one = max(possible, key=lambda each: node.below[each].appeal())
    return node.below[one], one, False
