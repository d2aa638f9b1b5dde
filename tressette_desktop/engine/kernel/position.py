"""Where the play of a hand stands, in numbers: what never changes in it, what lies where, and one card more.

Seats are counted here as *places* in playing order from 0, so the place after the last is the first again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from tressette_desktop.engine.cards import DECK, Card, Rank
from tressette_desktop.engine.kernel.bits import SUITS, bit, bits, mask_of


@dataclass(frozen=True)
class Frame:
    """What does not change while the cards of a hand are played.

    ``sides`` has 0 or 1 for each place; ``ones`` are the cards worth a third or more, ``threes`` those worth three;
    ``worth`` has the thirds of each card by the length of its bit. ``last`` is the bonus of the last trick in thirds.
    ``trumps`` beat any other suit, and must be played by who cannot follow where ``must_trump`` says so.
    """

    sides: tuple[int, ...]
    ones: int
    threes: int
    worth: tuple[int, ...]
    last: int
    trumps: int = 0
    must_trump: bool = False

    @classmethod
    def of(
        cls,
        sides: tuple[int, ...],
        worth: Mapping[Rank, int],
        last: int,
        trumps: Iterable[Card] = (),
        must_trump: bool = False,
    ) -> Frame:
        """Make a frame of the game's data; every card is worth nothing, a third or three."""
        ones = mask_of(card for card in DECK if worth[card.rank])
        threes = mask_of(card for card in DECK if worth[card.rank] == 3)
        lengths = {bit(card).bit_length(): worth[card.rank] for card in DECK}
        by_length = tuple(lengths.get(length, 0) for length in range(41))
        return cls(sides, ones, threes, by_length, last, mask_of(trumps), must_trump)

    def thirds(self, mask: int) -> int:
        """Return what some cards are worth together."""
        return (mask & self.ones).bit_count() + 2 * (mask & self.threes).bit_count()


@dataclass(frozen=True)
class Position:
    """A moment of the play.

    ``hands`` are by place, ``turn`` is the place to play, ``trick`` has the cards on the table in playing order;
    ``taken`` are the thirds of the two sides so far. ``stock`` are the cards still to be drawn, the first to go first;
    ``aside`` those that go to the winner of the last trick.
    """

    hands: tuple[int, ...]
    turn: int
    trick: tuple[int, ...] = ()
    taken: tuple[int, int] = (0, 0)
    stock: tuple[int, ...] = ()
    aside: int = 0

    @property
    def over(self) -> bool:
        """Whether all cards are played."""
        return not self.trick and not any(self.hands)

    def left(self, frame: Frame) -> int:
        """Return what all cards are worth together that are not won yet, in thirds."""
        return sum(map(frame.thirds, (*self.hands, *self.trick, *self.stock, self.aside)))

    def whole(self, frame: Frame) -> int:
        """Return all thirds of the hand, the last trick with them, which is still to be played."""
        return sum(self.taken) + self.left(frame) + frame.last


def suit_of(one: int) -> int:
    """Return the bits of the suit of a card."""
    return SUITS[(one.bit_length() - 1) // 10]


def playable(frame: Frame, hand: int, led: int) -> int:
    """Return the cards of a hand that may be played; ``led`` is the first card of the trick, or 0."""
    if not led:
        return hand
    follows = hand & suit_of(led)
    if follows:
        return follows
    return (hand & frame.trumps if frame.must_trump else 0) or hand


def winning(frame: Frame, trick: tuple[int, ...]) -> int:
    """Return which card of a trick wins it, counted in playing order."""
    at, best, trumps = 0, trick[0], frame.trumps
    for turn, one in enumerate(trick):
        if (one > best and one & suit_of(best)) or (one & trumps and not best & trumps):
            at, best = turn, one
    return at


def play(frame: Frame, position: Position, one: int) -> Position:
    """Return the position after a card; a trick that is complete goes to its winner, and everybody draws."""
    places = len(position.hands)
    hands = list(position.hands)
    hands[position.turn] ^= one
    trick = (*position.trick, one)
    if len(trick) < places:
        return replace(position, hands=tuple(hands), turn=(position.turn + 1) % places, trick=trick)
    winner = (position.turn + 1 + winning(frame, trick)) % places
    stock = position.stock
    for turn, drawn in enumerate(stock[:places]):
        hands[(winner + turn) % places] |= drawn
    taken = list(position.taken)
    taken[frame.sides[winner]] += sum(map(frame.thirds, trick))
    if not any(hands):
        taken[frame.sides[winner]] += frame.last + frame.thirds(position.aside)
    return Position(tuple(hands), winner, (), (taken[0], taken[1]), stock[places:], position.aside)


def choices(frame: Frame, position: Position) -> tuple[int, ...]:
    """Return the cards that may be played, as bits, the lowest first."""
    led = position.trick[0] if position.trick else 0
    return tuple(bits(playable(frame, position.hands[position.turn], led)))
