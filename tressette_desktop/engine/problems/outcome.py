"""What comes of a card: how the ending goes on from it, and what that costs against the best one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from tressette_desktop.engine.cards import Card, in_order
from tressette_desktop.engine.kernel.bits import bit, card_of
from tressette_desktop.engine.kernel.position import Position, play
from tressette_desktop.engine.record.position_line import Puzzle


@dataclass(frozen=True)
class Outcome:
    """An ending played out: its cards, and what the side to play in the problem takes in it.

    ``thirds`` counts from the beginning of the hand; ``won`` are the cards that are worth something, ``last`` tells
    whether the last trick is among the ``tricks``.
    """

    line: tuple[Card, ...]
    thirds: int
    tricks: int
    won: frozenset[Card]
    last: bool


@dataclass(frozen=True)
class Verdict:
    """A card against the best one: what it costs, in thirds, and what goes to the other side, or comes from it."""

    cost: int
    lost: tuple[Card, ...]
    gained: tuple[Card, ...]
    last_lost: bool
    last_gained: bool

    @property
    def right(self) -> bool:
        """Whether it is the best card."""
        return not self.cost


@dataclass(frozen=True)
class Study:
    """A problem played out from each card: by the card, what comes of it when both sides then play perfectly."""

    puzzle: Puzzle
    outcomes: Mapping[Card, Outcome]

    @classmethod
    def of(cls, puzzle: Puzzle, lines: Mapping[int, Iterable[int]]) -> Study:
        """Read what :func:`~tressette_desktop.engine.kernel.ending.endings` found."""
        played = (tuple(map(card_of, line)) for line in lines.values())
        return cls(puzzle, {line[0]: _outcome(puzzle, line) for line in played})

    @cached_property
    def best(self) -> Card:
        """The card that brings most."""
        return max(self.outcomes, key=lambda card: self.outcomes[card].thirds)

    def verdict(self, card: Card) -> Verdict:
        """Compare a card with the best one."""
        best, tried = self.outcomes[self.best], self.outcomes[card]
        return Verdict(
            best.thirds - tried.thirds,
            in_order(best.won - tried.won),
            in_order(tried.won - best.won),
            best.last and not tried.last,
            tried.last and not best.last,
        )


def _outcome(puzzle: Puzzle, line: tuple[Card, ...]) -> Outcome:
    frame, position = puzzle.frame, puzzle.position
    side, tricks, won = frame.sides[position.turn], 0, set[Card]()
    for card in line:
        before = position
        position = play(frame, before, bit(card))
        if len(before.trick) + 1 == len(before.hands) and frame.sides[position.turn] == side:
            tricks += 1
            won |= {each for each in (*map(card_of, before.trick), card) if frame.thirds(bit(each))}
    return Outcome(line, position.taken[side], tricks, frozenset(won), _ended(position, frame.sides, side))


def _ended(position: Position, sides: tuple[int, ...], side: int) -> bool:
    """Whether a side took the last trick: who took it would lead the next."""
    return sides[position.turn] == side
