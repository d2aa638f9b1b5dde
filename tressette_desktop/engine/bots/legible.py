"""Playing so that a partner can tell: of cards that promise about the same, the one that he expects from such a hand.

Whoever draws conclusions from plays learns the more from them the less they are left to chance. So where nothing speaks
for a strange card, none is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from tressette_desktop.engine.bots.beliefs import BOOK
from tressette_desktop.engine.bots.evidence import Telling
from tressette_desktop.engine.bots.likelihood import expected
from tressette_desktop.engine.bots.reflex import Instinct
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.search import Trial
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.kernel.bits import bit, mask_of

_TOLD: Final = 0.3
"""How many thirds a card may promise less than another that is expected e times as seldom, with all tricks to come."""

_STRANGE: Final = 0.02
"""What is expected as seldom as this is not told from what is expected more seldom still."""


def legible_first(scene: Scene, trials: Sequence[Trial], reflex: Instinct) -> tuple[Trial, ...]:
    """Put the card in front that is best where being expected counts besides what a card promises.

    Cards that were tried in fewer deals stay behind. What a card tells is worth the less the fewer tricks are left to
    use it in, and nothing without a partner to tell it.
    """
    left = len(scene.memory.hand) - 1
    if len(trials) < 2 or not left or not scene.memory.partners:
        return tuple(trials)
    likely = expectations(scene, [each.card for each in trials], reflex)
    tried, worth = len(trials[0].values), _TOLD * left / (left + len(scene.memory.table.tricks))
    return tuple(
        sorted(
            trials,
            key=lambda each: (len(each.values) < tried, -each.mean - worth * log(max(_STRANGE, likely[each.card]))),
        )
    )


def expectations(scene: Scene, cards: Sequence[Card], reflex: Instinct) -> dict[Card, float]:
    """Return how likely the others think each card, to whom one who thinks is as likely as one who goes by the book."""
    sides = scene.memory.table.sides
    assert sides is not None
    frame, hand = scene.frame_of(sides), mask_of(scene.memory.hand)
    telling = Telling(scene, frame)
    tuple(telling.plays())  # what everybody has seen by now is put down on the way
    return {card: expected(frame, telling.own(bit(card)), hand, reflex, BOOK) for card in cards}
