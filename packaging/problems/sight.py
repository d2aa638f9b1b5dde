"""How many tricks one has to look ahead: a search that sees the cards of all hands, but only so far."""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.kernel.position import Frame, Position, choices, play
from tressette_desktop.engine.kernel.solver import Solver

FARTHEST: Final = 4
"""Nobody asks whether five tricks would have been enough: who sees that far sees the end."""
_ALL: Final = 1000
"""More thirds than there are."""


class Sight:
    """Looks so many tricks ahead in one frame, counts what was taken by then, and thinks no further."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame
        self._solver = Solver(frame)
        self._known: dict[tuple[object, ...], tuple[int, int]] = {}

    def needed(self, position: Position, best: int) -> int:
        """Return the fewest tricks, the running one included, that show the best card to be better than all others,
        and still do so the farther one looks; :data:`FARTHEST` if it takes so many or more."""
        cards = position.hands[position.turn].bit_count()
        tricks = min(FARTHEST, cards)
        while tricks > 1 and self._seen(position, tricks - 1) == {best}:
            tricks -= 1
        return tricks

    def _seen(self, position: Position, tricks: int) -> set[int]:
        """Return the cards that look best from there."""
        self._known.clear()
        sign = -1 if self._frame.sides[position.turn] else 1
        values = {one: sign * self._after(position, one, tricks, -_ALL, _ALL) for one in choices(self._frame, position)}
        return {one for one, value in values.items() if value == max(values.values())}

    def _after(self, position: Position, one: int, tricks: int, low: int, high: int) -> int:
        """What side 0 has more than the other when a card is played and so many tricks are over, within bounds."""
        last = len(position.trick) + 1 == len(position.hands)
        return self._lead(play(self._frame, position, one), tricks - last, low, high)

    def _lead(self, position: Position, tricks: int, low: int, high: int) -> int:
        have = position.taken[0] - position.taken[1]
        if not tricks or position.over:
            return have
        key = (position.hands, position.turn, position.trick, tricks)
        least, most = (have + bound for bound in self._known.get(key, (-_ALL, _ALL)))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        mine = not self._frame.sides[position.turn]
        found, under, over = (-_ALL if mine else _ALL), max(low, least), min(high, most)
        alpha, beta = under, over
        for one in self._cards(position):
            value = self._after(position, one, tricks, alpha, beta)
            found = max(found, value) if mine else min(found, value)
            alpha, beta = (max(alpha, value), beta) if mine else (alpha, min(beta, value))
            if alpha >= beta:
                break
        self._known[key] = (
            (found if found > under else least) - have,
            (found if found < over else most) - have,
        )
        return found

    def _cards(self, position: Position) -> list[int] | tuple[int, ...]:
        """The cards worth trying apart, the likely ones first."""
        return choices(self._frame, position) if position.trick else self._solver.likely(position)
