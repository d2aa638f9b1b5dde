"""A problem as a hand on the table: it begins with the cards that are left, and is played on card by card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.core.events import Dealt, Event, PhaseBegan
from tressette_desktop.engine.core.evolve import evolve, fold
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.core.view import Beat, PlayerView
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.kernel.bits import card_of, cards_of
from tressette_desktop.engine.record.position_line import Puzzle
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.phases.tricks import Tricks
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import Seat

NOBODY: Final = -1
"""The dealer of a hand of which only the end is known."""


@dataclass(frozen=True)
class Board:
    """Where the ending stands. Nothing is counted when it is over: what was won before it lies on no pile here."""

    game: Game
    table: Table
    history: tuple[Event, ...]

    @classmethod
    def of(cls, puzzle: Puzzle) -> Board:
        """Lay the cards of a position out; what lies on the table already is played from the hands."""
        position = puzzle.position
        count = len(position.hands)
        leader = (position.turn - len(position.trick)) % count
        hands = [cards_of(hand) for hand in position.hands]
        for turn, one in enumerate(position.trick):
            hands[(leader + turn) % count] += (card_of(one),)
        order = tuple(chair - 1 for chair in puzzle.chairs)
        sides = tuple(tuple(chair - 1 for chair in side) for side in puzzle.sides)
        layout, nothing = Layout(tuple(hands)), (0,) * count
        dealt = Dealt(1, order, NOBODY, order[leader], layout, nothing, (sides[0], sides[1]))
        history = (dealt, PhaseBegan("tricks"))
        board = cls(game_of("classic"), fold(history), history)
        for one in position.trick:
            board = board.after(card_of(one))[0]
        return board

    @property
    def turn(self) -> Seat:
        """Who is to play."""
        return self._tricks.actors(self.table)[0]

    @property
    def over(self) -> bool:
        """Whether all cards are played."""
        return self.table.trick is None and not any(map(len, self.table.hands))

    @property
    def legal(self) -> frozenset[Card]:
        """The cards that may be played."""
        return frozenset(card for card in self.table.hand(self.turn) if self.refuse(card) is None)

    def refuse(self, card: Card) -> Reason | None:
        """Say why a card may not be played, or None when it may."""
        return self._tricks.refuse(self.table, self.turn, PlayCard(card))

    def after(self, card: Card) -> tuple[Board, tuple[Beat, ...]]:
        """Return the board after a card that may be played, and what happens with it."""
        table, beats = self.table, list[Beat]()
        for event in self._tricks.decide(table, self.turn, PlayCard(card)):
            table = evolve(table, event)
            beats.append(Beat(event, table))
        return Board(self.game, table, (*self.history, *(beat.event for beat in beats))), tuple(beats)

    @property
    def view(self) -> PlayerView:
        """What one sees to whom everybody shows his cards."""
        options = self.game.options.text(self.game.variant.defaults)
        return PlayerView(None, self.table, self.history, self.game.variant.key, options)

    @property
    def _tricks(self) -> Tricks:
        return next(phase for phase in self.game.phases if isinstance(phase, Tricks))
