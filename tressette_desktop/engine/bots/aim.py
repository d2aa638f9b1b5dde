"""What a hand is played for: how much each split of its thirds is worth to the first side over the other."""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.kernel.bits import PACK
from tressette_desktop.engine.kernel.telling import frame_of
from tressette_desktop.engine.rules.ledger import TO_WIN

_WON: Final = 12.0
"""What winning a contract is worth, in thirds, beside the thirds themselves."""

_THIRDS: Final = 0.5
"""What a third is worth there, where only the contract is paid."""

SPECIAL: Final = 6.0
"""What leaving the others without a point is worth, in thirds, where that wins the game."""


def aim_of(scene: Scene) -> tuple[float, ...]:
    """Return what each number of thirds of side 0 is worth to it: the list is asked by the number."""
    game, table = scene.game, scene.memory.table
    sides = table.sides or (table.order[:1], table.order[1:])
    frame = frame_of(game, table.order, sides)
    whole = frame.thirds(PACK) + frame.last
    if game.variant.stakes:
        return tuple(
            _THIRDS * (2 * each - whole) + (_WON if each >= 3 * TO_WIN else -_WON) for each in range(whole + 1)
        )
    special = SPECIAL if game.rules.special != "none" else 0.0
    return tuple(
        2 * each - whole + (special if whole - each < 3 else 0.0) - (special if each < 3 else 0.0)
        for each in range(whole + 1)
    )
