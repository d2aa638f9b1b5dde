"""What is to be judged of a finished hand: the cards that a seat played, each as it was seen from there.

Two questions are asked of each, and their answers are kept apart: what its player could know answers the first, all
cards the second.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tressette_desktop.engine.bots.messages import Appraise, Solve
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.bits import bit
from tressette_desktop.engine.kernel.telling import frame_of, position_of
from tressette_desktop.engine.record.entries import Decision, Undo
from tressette_desktop.engine.record.story import ToldHand
from tressette_desktop.engine.rules.game import Game, legal
from tressette_desktop.engine.seats import Seat

SOON: Final = {2: 13, 3: 9, 4: 7, 5: 6}
"""Up to how many cards that each hand has still to play a position is solved in a moment, by the number of hands."""

SOLVABLE: Final = {2: 15, 3: 12, 4: 10, 5: 8}
"""Up to how many it is solved at all; more, in the game for two, would take hours and all the memory there is."""


@dataclass(frozen=True)
class Task:
    """A card that was played.

    ``entry`` is its place in the record, ``at`` that of its moment in the hand, ``number`` the one among the cards that
    the seat played, from 0. ``table`` is the whole truth before it, ``view`` what the seat saw of that.
    """

    hand: int
    entry: int
    at: int
    number: int
    seat: Seat
    game: Game
    table: Table
    view: PlayerView
    legal: tuple[Action, ...]
    played: Card

    @cached_property
    def left(self) -> int:
        """How many cards the seat has still to play, those included that it will draw."""
        return len(self.table.hand(self.seat)) + len(self.table.stock) // len(self.table.order)

    @property
    def soon(self) -> bool:
        """Whether it takes no more than a moment to solve with all cards open."""
        return self.left <= SOON[len(self.table.order)]

    @property
    def solvable(self) -> bool:
        """Whether it can be solved at all."""
        return self.left <= SOLVABLE[len(self.table.order)]

    @property
    def free(self) -> bool:
        """Whether there was more than one card to choose from."""
        return len({action.card for action in self.legal if isinstance(action, PlayCard)}) > 1

    def known(self, seed: int, deals: int) -> Appraise:
        """Ask what the card is worth by what could be known; equal seeds ask the same, in whatever order."""
        chance = random.Random(f"{seed} {self.hand} {self.seat} {self.number}").getrandbits(32)
        return Appraise(chance, self.view, self.legal, self.played, deals)

    def open(self) -> Solve:
        """Ask what every card is worth with all cards open."""
        table = self.table
        assert table.sides is not None
        return Solve(frame_of(self.game, table.order, table.sides), position_of(self.game, table))

    def lost(self, values: Mapping[int, int]) -> int:
        """Return how many thirds the card cost with all cards open, from what :meth:`open` is answered."""
        table = self.table
        assert table.sides is not None
        sign = 1 if self.seat in table.sides[0] else -1
        return max(sign * value for value in values.values()) - sign * values[bit(self.played)]


def tasks(hand: ToldHand, seat: Seat) -> tuple[Task, ...]:
    """Return what is to be judged of a seat in a hand; nothing of what was taken back again, nor while it is played."""
    if not hand.moments[-1].table.over:
        return ()
    return tuple(_tasks(hand, seat))


def _tasks(hand: ToldHand, seat: Seat) -> Iterator[Task]:
    game, number = hand.match.game, 0
    for at in _kept(hand):
        moment, before = hand.moments[at], hand.moments[at - 1].table
        assert isinstance(moment.move, Decision)
        action = moment.move.action
        if moment.move.seat == seat and isinstance(action, PlayCard) and before.phase == "tricks":
            possible = tuple(legal(game, before, seat))
            view = hand.view(at - 1, seat)
            yield Task(hand.number, moment.entry, at, number, seat, game, before, view, possible, action.card)
            number += 1


def _kept(hand: ToldHand) -> Sequence[int]:
    """Return the places of the decisions that were not taken back."""
    kept: list[int] = []
    for at, moment in enumerate(hand.moments):
        if isinstance(moment.move, Undo):
            del kept[len(moment.decided) :]
        elif isinstance(moment.move, Decision):
            kept.append(at)
    return kept
