"""What a seat sees, put in numbers: a deal that it imagines becomes a position that can be played out."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cached_property

from tressette_desktop.engine.bots.memory import Memory
from tressette_desktop.engine.bots.worlds import World
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.kernel.bits import bit, bits, mask_of
from tressette_desktop.engine.kernel.position import Frame, Position
from tressette_desktop.engine.kernel.telling import frame_of
from tressette_desktop.engine.rules.partnership import sides_of
from tressette_desktop.engine.rules.phases.calling import caller
from tressette_desktop.engine.rules.scoring import by_side, card_thirds
from tressette_desktop.engine.rules.variant import Game
from tressette_desktop.engine.seats import Seat, Sides


@dataclass(frozen=True)
class Scene:
    """The play of a hand as one seat sees it."""

    game: Game
    memory: Memory

    @cached_property
    def order(self) -> tuple[Seat, ...]:
        """The seats by place."""
        return self.memory.table.order

    @cached_property
    def place(self) -> int:
        """The own place."""
        return self.order.index(self.memory.seat)

    @cached_property
    def turn(self) -> int:
        """The place that plays next: the own one, when this seat is asked."""
        table = self.memory.table
        return self.order.index(table.next_leader if table.trick is None else table.trick.turn)

    @cached_property
    def trick(self) -> tuple[int, ...]:
        """The cards on the table."""
        trick = self.memory.table.trick
        return () if trick is None else tuple(map(bit, trick.cards))

    @cached_property
    def buried(self) -> int:
        """The cards that this seat knows to go with the last trick: those that it laid aside, an open monte's rest."""
        table, piles = self.memory.table, [self.memory.table.discards[self.memory.seat]]
        piles += [table.monte] if table.monte_open else []
        return mask_of(card for pile in piles if isinstance(pile, tuple) for card in pile)

    def sides(self, world: World) -> Sides:
        """Return the sides of a deal: while a partner is secret, whoever holds the called card is the caller's."""
        table = self.memory.table
        if table.sides is not None:
            return table.sides
        assert table.called is not None
        called, calls = bit(table.called), caller(table)
        holder = next((seat for seat, hand in world.hands.items() if hand & called), self.memory.seat)
        return sides_of(table.order, calls, holder)

    def frame(self, world: World) -> Frame:
        """Return the frame of a deal."""
        return self.frame_of(self.sides(world))

    def position(self, world: World, rng: random.Random) -> Position:
        """Return where the play stands if the cards lie as in this deal; a stock that nobody knows is shuffled."""
        mine, own = self.memory.seat, self._own
        taken = by_side(self.sides(world), self._won)
        hands = tuple([own if seat == mine else world.hands.get(seat, 0) for seat in self.order])
        stock = list(bits(world.aside)) if len(self.memory.table.stock) else []
        rng.shuffle(stock)
        aside = self.buried | (0 if stock else world.aside)
        return Position(hands, self.turn, self.trick, (taken[0], taken[1]), tuple(stock), aside)

    @cached_property
    def _own(self) -> int:
        return mask_of(self.memory.hand)

    @cached_property
    def _won(self) -> tuple[int, ...]:
        """The thirds of the tricks that are over, by seat."""
        return card_thirds(self.memory.table, self.game.variant.worth)

    def whole(self, frame: Frame) -> int:
        """Return all the thirds of a hand."""
        return frame.thirds((1 << 40) - 1) + frame.last

    def frame_of(self, sides: Sides) -> Frame:
        """Return the frame of these sides."""
        found = self._frames.get(sides)
        if found is None:
            found = self._frames[sides] = frame_of(self.game, self.order, sides)
        return found

    @cached_property
    def _frames(self) -> dict[Sides, Frame]:
        return {}


def alike(cards: tuple[Card, ...], memory: Memory) -> dict[Card, Card]:
    """Return for each card the one that stands for it: of neighbours that are worth the same, the lowest.

    Nothing that matters lies between neighbours: no unseen card and none of this trick.
    """
    between = {*memory.unseen, *memory.trick.cards}
    stands: dict[Card, Card] = {}
    below: Card | None = None
    for card in sorted(cards, key=lambda each: (each.suit.value, each.strength)):
        same = (
            below is not None
            and below.suit is card.suit
            and memory.thirds(below) == memory.thirds(card)
            and (below in memory.values.trumps) == (card in memory.values.trumps)
            and not any(
                other.suit is card.suit and below.strength < other.strength < card.strength for other in between
            )
        )
        stands[card] = stands[below] if same and below is not None else card
        below = card
    return stands
