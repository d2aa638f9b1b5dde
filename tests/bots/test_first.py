"""The first rulebook is a fixed mark: it plays today what it played when it was laid down."""

from __future__ import annotations

import random
from hashlib import sha256

from tests.bots.table import deal, play, shuffled
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.core.actions import Action, PlayCard

MOVES = "7630ba8842d5b8d4"
"""The hash of what it did in six hands."""


def told(action: Action) -> str:
    """An action as it is hashed: a card with what is said, else its name."""
    if not isinstance(action, PlayCard):
        return type(action).__name__
    return ",".join([str(action.card), str(action.word), *sorted(tick.value for tick in action.ticks)])


def test_the_first_rulebook_plays_as_it_did() -> None:
    moves = []
    for seed in range(6):
        layout = deal(shuffled(random.Random(f"first {seed}")), dealer=seed % 4)
        moves += [told(moment.choice.action) for moment in play((BOTS["rulebook-1"],) * 4, layout, dealer=seed % 4)]
    assert sha256("\n".join(moves).encode()).hexdigest()[:16] == MOVES
