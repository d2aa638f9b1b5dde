"""A hint: the best card, the next one, how sure the difference is, and what it rests on; all of it computed, none of it
hidden.

Nothing in a hint names a card that its reader cannot see: it holds his own cards, and shares of the deals that he
cannot rule out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final

from tressette_desktop.engine.bots.bot import Thought, Why
from tressette_desktop.engine.bots.follow import follow_reason
from tressette_desktop.engine.bots.lead import lead_reason
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.search import imagine, search, takes
from tressette_desktop.engine.bots.speak import spoken
from tressette_desktop.engine.bots.thinker import PLAYERS, REFLEX, THOUGHTFUL, worth_trying
from tressette_desktop.engine.bots.worlds import World
from tressette_desktop.engine.cards import Card, in_order
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules.registry import game_seen

DEALS: Final = 400
"""In how many deals a hint is thought through."""

_CLEAR: Final = 0.15
"""How much oftener one card must take the trick than the other for that to be a reason."""

_ERRORS: Final = 2.0
"""A difference of less than so many of its errors is a close call."""


class Ground(Enum):
    """What a difference rests on."""

    TAKES = "takes the trick"
    """The card takes this trick for the own side, in this share of the deals, and the other oftener fails to."""
    LEAVES = "leaves the trick"
    """The card takes it more seldom, in this share of the deals: what it keeps is worth more later."""


@dataclass(frozen=True)
class Reason:
    """A ground with the share of the deals, from 0 to 1, in which the best card's side takes the trick."""

    ground: Ground
    share: float


@dataclass(frozen=True)
class Hint:
    """Advice for one decision.

    ``gap`` is by how much the best card is better than ``second``, in points of the hand's margin, ``error`` the
    standard error of that; both are 0 where nothing else comes into question. ``why`` is the principle that the best
    card follows, ``word`` what is said with it.
    """

    best: Card
    second: Card | None = None
    gap: float = 0.0
    error: float = 0.0
    reasons: tuple[Reason, ...] = ()
    why: Why | None = None
    word: Signal | None = None

    @property
    def close(self) -> bool:
        """Whether the two are as good as each other, as far as this can tell."""
        return self.second is not None and self.gap <= _ERRORS * self.error


def advise(view: PlayerView, legal: Iterable[Action], thought: Thought, deals: int = DEALS) -> Hint | None:
    """Return a hint for the card to play, or None when no card is asked for."""
    plays = [action for action in legal if isinstance(action, PlayCard)]
    playable = in_order({action.card for action in plays})
    if not playable:
        return None
    memory = remember(view)
    scene = Scene(game_seen(view), memory)
    cards = worth_trying(memory, playable)
    worlds = imagine(scene, deals, THOUGHTFUL, thought.rng)[0] if len(cards) > 1 else []
    trials = search(scene, cards, worlds, PLAYERS, thought.rng, thought.cancelled) if worlds else ()
    best = trials[0].card if trials else cards[0]
    why = lead_reason(memory, best) if memory.table.trick is None else follow_reason(memory, playable, best)
    word = spoken(memory, best, [action for action in plays if action.card is best]).word
    if not trials:
        return Hint(best, why=why, word=word)
    first, second = trials[:2]
    tried = len(second.values)
    gap = sum(first.values[:tried]) / tried - second.mean
    shares = [_share(scene, worlds, trial.card, thought) for trial in (first, second)]
    gap, error = round(gap / 3, 2), round(second.error_to(first) / 3, 2)
    return Hint(best, second.card, gap, error, _reasons(*shares), why, word)


def _share(scene: Scene, worlds: Sequence[World], card: Card, thought: Thought) -> float:
    """Return in which part of the deals the own side takes this trick with a card."""
    return sum(takes(scene, world, card, REFLEX, thought.rng) for world in worlds) / len(worlds)


def _reasons(best: float, second: float) -> tuple[Reason, ...]:
    if best - second >= _CLEAR:
        return (Reason(Ground.TAKES, round(best, 2)),)
    if second - best >= _CLEAR:
        return (Reason(Ground.LEAVES, round(best, 2)),)
    return ()
