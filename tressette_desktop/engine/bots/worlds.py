"""All deals that a seat cannot rule out, counted exactly and numbered, so that a number drawn is a deal drawn.

What is certain decides which deals there are: suits not followed, cards shown, called, given or taken up, and what was
said, as far as the rules make it true. A deal is found by going through the unseen cards one by one; for every card is
known how many deals begin so, and no deal is found that must be thrown away again.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from tressette_desktop.engine.bots.memory import Memory
from tressette_desktop.engine.bots.numbered import Node, arrangements, dealt
from tressette_desktop.engine.bots.testimony import statements, void_at_once
from tressette_desktop.engine.cards import Card, Suit, of_suit
from tressette_desktop.engine.kernel.bits import SUITS, bit, mask_of
from tressette_desktop.engine.kernel.position import suit_of
from tressette_desktop.engine.seats import Seat

_Owed = frozenset[int]


class World(NamedTuple):
    """A deal of the unseen cards: what the other hands hold, by seat, and what is in none of them."""

    hands: dict[Seat, int]
    aside: int


@dataclass(frozen=True)
class Words:
    """What words demand of a deal: the sets of cards that a holder may have of a suit, or a void in one of several."""

    allowed: dict[tuple[int, int], frozenset[int]]
    voids: tuple[tuple[int, frozenset[int]], ...] = ()

    def tracked(self, suit: int) -> tuple[int, ...]:
        """The holders of whom must be known what they get of a suit (its bits)."""
        owing = {holder for holder, suits in self.voids if suit in suits}
        return tuple(sorted({holder for holder, of in self.allowed if of == suit} | owing))


@dataclass(frozen=True)
class Worlds:
    """The deals that are possible, found by their number.

    ``cards`` are the unseen cards: first those of suits that somebody spoke of, suit by suit, then the others of which
    something is known, then the ``loose`` ones, which may be anywhere. ``holders`` has for each of them who may have
    it, by its place in ``seats``, the place behind the last being that of the cards in no hand; ``rooms`` says how many
    each place takes.
    """

    seats: tuple[Seat, ...]
    cards: tuple[int, ...]
    holders: tuple[tuple[int, ...], ...]
    rooms: tuple[int, ...]
    words: Words
    loose: int

    @classmethod
    def of(cls, memory: Memory) -> Worlds:
        """Find what a seat cannot rule out."""
        seats = tuple(memory.may_hold)
        may = [mask_of(memory.may_hold[seat]) for seat in seats]
        must = [mask_of(memory.holds[seat]) for seat in seats]
        places = tuple(range(len(seats)))
        free = places + ((len(seats),) if memory.aside else ())
        words = _words(memory, seats)
        holders: dict[int, tuple[int, ...]] = {}
        for one in map(bit, memory.unseen):
            certain = tuple(place for place in places if must[place] & one)
            holders[one] = certain or tuple(place for place in free if place == len(seats) or may[place] & one)
        followed = {suit for suit in SUITS if words.tracked(suit)}

        def loose(one: int) -> bool:
            return suit_of(one) not in followed and holders[one] == free

        cards = tuple(sorted(holders, key=lambda one: (suit_of(one) not in followed, loose(one), one)))
        rooms = (*(len(memory.table.hands[seat]) for seat in seats), memory.aside)
        return cls(seats, cards, tuple(holders[one] for one in cards), rooms, words, sum(map(loose, cards)))

    @cached_property
    def count(self) -> int:
        """How many deals there are; the true one is among them."""
        return sum(ways for ways, _, _ in self._root)

    def __getitem__(self, number: int) -> World:
        """Return a deal by its number, from 0."""
        hands = dealt(number, self.cards, self.rooms, self._root, self.loose)
        return World(dict(zip(self.seats, hands, strict=False)), hands[-1])

    def draw(self, rng: random.Random, number: int) -> Iterator[World]:
        """Yield so many deals, each as likely as any other."""
        for _ in range(number):
            yield self[rng.randrange(self.count)]

    @cached_property
    def _root(self) -> Node:
        owed = frozenset(range(len(self.words.voids)))
        return _Counting(self).node(0, self.rooms, (), owed)


class _Counting:
    """Counts the deals from each card on; states that are equal are counted once."""

    def __init__(self, worlds: Worlds) -> None:
        self._worlds = worlds
        self._suits = tuple(map(suit_of, worlds.cards))
        self._tracked = {suit: worlds.words.tracked(suit) for suit in SUITS}
        self._nodes: dict[tuple[int, tuple[int, ...], tuple[int, ...], _Owed], Node] = {}

    def node(self, at: int, rooms: tuple[int, ...], held: tuple[int, ...], owed: _Owed) -> Node:
        """Say how the deals go on at a card.

        ``rooms`` are still to be filled; ``held`` is what the tracked holders have of the suit so far; ``owed`` are the
        voids that no suit has shown yet.
        """
        worlds = self._worlds
        if at == len(worlds.cards) - worlds.loose:
            return [] if owed else [(arrangements(rooms), 0, [])]
        state = at, rooms, held, owed
        found = self._nodes.get(state)
        if found is None:
            found = []
            for holder in worlds.holders[at]:
                if rooms[holder]:
                    left = (*rooms[:holder], rooms[holder] - 1, *rooms[holder + 1 :])
                    following = self._following(at, holder, left, held, owed)
                    ways = sum(each for each, _, _ in following)
                    if ways:
                        found.append((ways, holder, following))
            self._nodes[state] = found
        return found

    def _following(self, at: int, holder: int, rooms: tuple[int, ...], held: tuple[int, ...], owed: _Owed) -> Node:
        suit, one = self._suits[at], self._worlds.cards[at]
        tracked = self._tracked[suit]
        held = tuple(
            mask | one if each == holder else mask
            for each, mask in zip(tracked, held or (0,) * len(tracked), strict=True)
        )
        if at + 1 < len(self._suits) and self._suits[at + 1] == suit:
            return self.node(at + 1, rooms, held, owed)
        has, words = dict(zip(tracked, held, strict=True)), self._worlds.words
        if any(mask not in words.allowed.get((each, suit), (mask,)) for each, mask in has.items()):
            return []
        paid = {each for each in owed if suit in words.voids[each][1] and not has[words.voids[each][0]]}
        return self.node(at + 1, rooms, (), owed - paid)


def _words(memory: Memory, seats: tuple[Seat, ...]) -> Words:
    """Read what was said into the sets of cards that it allows."""
    allowed: dict[tuple[int, int], frozenset[int]] = {}
    voids: list[tuple[int, frozenset[int]]] = []
    unseen = mask_of(memory.unseen)
    for place, seat in enumerate(seats):
        for suit, said in statements(memory.table, memory.options, seat).items():
            fitting = [
                mask_of(held)
                for held in _holdings(memory, seat, suit)
                if all(each.fits(memory.options, held) for each in said)
            ]
            allowed[place, SUITS[list(Suit).index(suit)]] = frozenset(fitting)
        for meant in void_at_once(memory.table, seat):
            masks = frozenset(SUITS[list(Suit).index(suit)] for suit in meant)
            if masks and all(mask & unseen for mask in masks):
                voids.append((place, masks))
    return Words(allowed, tuple(voids))


def _holdings(memory: Memory, seat: Seat, suit: Suit) -> Iterator[frozenset[Card]]:
    """Yield the sets of cards that a seat might hold of a suit, as far as cards alone tell."""
    must = frozenset(of_suit(memory.holds[seat], suit))
    rest = tuple(of_suit(memory.may_hold[seat] - must, suit))
    for size in range(min(len(rest), len(memory.table.hands[seat])) + 1):
        for some in combinations(rest, size):
            yield must | frozenset(some)
