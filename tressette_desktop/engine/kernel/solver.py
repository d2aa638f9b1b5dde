"""What a position is worth with all hands open: exact, in thirds, when both sides play perfectly.

One question at a time is asked of the search: does side 0 reach so many thirds? What it finds it keeps, so who asks
about the last tricks of a hand first has the earlier ones sooner.
"""

from __future__ import annotations

from tressette_desktop.engine.kernel.position import Frame, Position, choices, play
from tressette_desktop.engine.kernel.search import Search


class Solver:
    """Solves positions of one frame, and remembers between them; a solver that has seen much of a hand knows much.

    >>> from tressette_desktop.engine.cards import THIRDS, cards
    >>> from tressette_desktop.engine.kernel.bits import mask_of
    >>> hands = tuple(mask_of(cards(names)) for names in ("3c Ad", "2c 2d"))
    >>> Solver(Frame.of((0, 1), THIRDS, 3)).value(Position(hands, 0))
    5
    """

    def __init__(self, frame: Frame) -> None:
        self._frame = frame
        self._search = Search(frame)
        self._near = -1

    def value(self, position: Position) -> int:
        """Return the thirds that side 0 will have, with those it has; the nearer to those found last, the sooner."""
        taken, step = position.taken[0], 0
        low, high = 0, position.left(self._frame) + self._frame.last
        goal = self._near - taken if 0 <= self._near - taken < high else high // 2
        while low < high and not position.over:
            found = self._search.bound(position, goal)
            if found > goal:
                low, goal = found, min(found + step, high - 1)
            else:
                high, goal = found, max(found - 1 - step, low)
            step += 1
        self._near = taken + low
        return self._near

    def values(self, position: Position) -> dict[int, int]:
        """Return what side 0 will have after each card that may be played, by its bit."""
        return {one: self.value(play(self._frame, position, one)) for one in choices(self._frame, position)}

    def compared(self, position: Position, played: int) -> dict[int, int]:
        """Return what side 0 will have after a card, and after a better one if there is any: the best."""
        frame, mine = self._frame, not self._frame.sides[position.turn]
        found = {played: self.value(play(frame, position, played))}
        best = found[played]
        for one in choices(frame, position):
            after = play(frame, position, one)
            if one != played and self._better(after, best, mine):
                best = self.value(after)
                found = {played: found[played], one: best}
        return found

    def likely(self, position: Position) -> list[int]:
        """Return the cards that are worth playing apart, by their bits, those that are tried first in front."""
        return self._search.likely(position)

    def _better(self, position: Position, than: int, mine: bool) -> bool:
        """Whether a position is better for side 0, or for the other one, than so many thirds."""
        if position.over:
            return position.taken[0] > than if mine else position.taken[0] < than
        goal = than - position.taken[0] - (0 if mine else 1)
        return (self._search.bound(position, goal) > goal) is mine
