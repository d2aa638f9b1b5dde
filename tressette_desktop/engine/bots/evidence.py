"""What everybody saw of the plays of a hand, in numbers: told once, and asked of every deal that is imagined."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from tressette_desktop.engine.bots.book import safe, won_with
from tressette_desktop.engine.bots.bot import Why
from tressette_desktop.engine.bots.follow import FREELY
from tressette_desktop.engine.bots.lead import RETURN
from tressette_desktop.engine.bots.likelihood import BUSSO, SILENT, STRISCIO, VOLO, Played
from tressette_desktop.engine.bots.memory import POINT
from tressette_desktop.engine.bots.reading import Wish, wishes
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.testimony import shown_by
from tressette_desktop.engine.cards import Suit
from tressette_desktop.engine.core.table import Trick
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.engine.kernel.bits import PACK, SUIT, SUITS, bit, mask_of
from tressette_desktop.engine.kernel.playout import TRUMPED
from tressette_desktop.engine.kernel.position import Frame, suit_of, winning
from tressette_desktop.engine.seats import Seat, around

_THREE: Final = 3
_NAPOLETANA: Final = 0b1110000000
_SHIFTS: Final = 0, 10, 20, 30
_RANKS: Final = tuple(sum(1 << place + shift for shift in _SHIFTS) for place in (7, 8, 9))

NEAR, FAR, PLAYED = 0, 1, 2
"""Whoever plays after one on his side, on the other, and whoever has played."""

_SAID: Final = {None: SILENT, Signal.VOLO: VOLO, Signal.BUSSO: BUSSO, Signal.STRISCIO: STRISCIO}

Seen = tuple[int, int, int, int, int, int, int, int, int, int]
"""What is said of every play, from its place to the cards that are known to be far."""


@dataclass
class Telling:
    """Goes through the tricks of a hand in order, and puts down each play of the others as everybody saw it."""

    scene: Scene
    frame: Frame
    out: int = PACK
    voids: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    asked: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    thirds: list[int] = field(default_factory=lambda: [0, 0])

    def plays(self) -> Iterator[Played]:
        """Yield the plays of the other seats."""
        table = self.scene.memory.table
        tricks = (*table.tricks, *([table.trick] if table.trick is not None else []))
        for number, trick in enumerate(tricks):
            cards = tuple(map(bit, trick.cards))
            for turn, one in enumerate(cards):
                seat = trick.seats[turn]
                if seat != self.scene.memory.seat:
                    yield self._lead(number, trick, one) if not turn else self._answer(number, trick, turn, cards)
                self.out &= ~one
                place = self.scene.order.index(seat)
                if one & ~suit_of(cards[0]):
                    self.voids[place] |= suit_of(cards[0])
                if not turn:
                    self._hear(number, place, seat, one)
            if len(cards) == len(trick.seats):
                taker = self.scene.order.index(trick.seats[winning(self.frame, cards)])
                self.thirds[self.frame.sides[taker]] += sum(map(self.frame.thirds, cards))
            for seat, card in table.drawn[number * len(trick.seats) :][: len(trick.seats)]:
                self.voids[self.scene.order.index(seat)] &= ~suit_of(bit(card))

    def own(self, one: int) -> Played:
        """Put down the next play of the own seat, were it this card; all plays were gone through before."""
        table, number = self.scene.memory.table, len(self.scene.memory.table.tricks)
        if table.trick is None:
            return self._lead(number, Trick(around(table.order, table.next_leader)), one)
        return self._answer(number, table.trick, len(table.trick.cards), (*self.scene.trick, one))

    def _hear(self, number: int, place: int, seat: Seat, one: int) -> None:
        word = self._word(number, seat, one)
        if word == VOLO:
            self.voids[place] |= suit_of(one)
        if word == BUSSO:
            self.asked[place] |= suit_of(one)

    def _seen(self, number: int, trick: Trick, turn: int, one: int) -> Seen:
        """What everybody saw when a card was played, and who could hold what then."""
        memory, seat = self.scene.memory, trick.seats[turn]
        since = mask_of(memory.table.played(seat)[number:])
        drawn = mask_of([card for who, card in memory.table.drawn if who == seat][number:])
        order, sides = self.scene.order, self.frame.sides
        own = sides[order.index(seat)]
        mates = foes = 0
        known = [0, 0, 0]
        able = [[0, 0, 0] for _ in _SHIFTS]
        asked = [0 for _ in _SHIFTS]
        for at, each in enumerate(trick.seats):
            if at == turn:
                continue
            place = order.index(each)
            group = PLAYED if at < turn else NEAR if sides[place] == own else FAR
            mates, foes = mates + (group == NEAR), foes + (group == FAR)
            known[group] |= mask_of(list(shown_by(memory.table, memory.options, each, number))) & self.out
            for suit, shift in enumerate(_SHIFTS):
                able[suit][group] += not self.voids[place] >> shift & 1
                asked[suit] = group + 1 if self.asked[place] >> shift & 1 else asked[suit]
        who = sum(
            (near | far << 2 | near + far + played << 5 | asked[suit] << 8) << _SHIFTS[suit]
            for suit, (near, far, played) in enumerate(able)
        )
        near, far = known[NEAR] | known[PLAYED], known[FAR] | known[PLAYED]
        return order.index(seat), one, since, drawn, self.out, mates, foes, who, near, far

    def _lead(self, number: int, trick: Trick, one: int) -> Played:
        seat = trick.seats[0]
        back, must = self._wanted(number, seat)
        return Played(
            *self._seen(number, trick, 0, one),
            suit_of(one).bit_length() - 10,
            back,
            must,
            self.thirds[self.frame.sides[self.scene.order.index(seat)]] < POINT,
            self._word(number, seat, one),
        )

    def _answer(self, number: int, trick: Trick, turn: int, cards: tuple[int, ...]) -> Played:
        seat, before, frame = trick.seats[turn], cards[:turn], self.frame
        places = [self.scene.order.index(each) for each in trick.seats]
        led, won = suit_of(before[0]), winning(frame, before)
        shift = led.bit_length() - 10
        top = before[won] >> shift if before[won] & led else TRUMPED
        ours = frame.sides[places[won]] == frame.sides[places[turn]]
        seen = self._seen(number, trick, turn, cards[turn])
        who, near, far = (each >> shift & SUIT for each in seen[-3:])
        rivals, known = self.out >> shift & SUIT & -(top << 1), near << 10 | far
        return Played(
            *seen,
            shift,
            led=led,
            top=top,
            ours=ours,
            home=ours and safe(rivals, who, known),
            pot=sum(map(frame.thirds, before)),
            asked=any(each.trick == number and each.why in FREELY for each in self._wishes_of_partners(seat)),
            chance=round(100 * won_with(rivals, who, ours, known)),
        )

    # --- words -------------------------------------------------------------------------------------------------------

    def _wishes_of_partners(self, seat: Seat) -> Iterator[Wish]:
        sides, memory = self.scene.memory.table.sides, self.scene.memory
        for wish in wishes(memory.table, memory.options):
            if sides is not None and wish.seat != seat and any({seat, wish.seat} <= set(side) for side in sides):
                yield wish

    def _wanted(self, number: int, seat: Seat) -> tuple[int, int]:
        """The suits that a leader's partners want led: all of them, and the one that was just asked for."""
        table = self.scene.memory.table
        if table.sides is None:
            return 0, 0
        partners = {each for side in table.sides if seat in side for each in side} - {seat}
        wanted = {each.cards[0].suit: Why.STRISCIO for each in table.tricks[:number] if each.seats[0] in partners}
        said = [each for each in self._wishes_of_partners(seat) if each.trick < number]
        wanted |= {each.suit: each.why for each in said}
        back = sum(
            _bits(suit) for suit, why in wanted.items() if RETURN[why] > 0 and not self._all_void(partners, suit)
        )
        must = sum({_bits(each.suit) for each in said if each.trick == number - 1 and each.why is Why.BUSSO})
        if must:
            own = table.tricks[number - 1].card_of(seat)
            must &= suit_of(bit(own)) if own is not None else 0
        return back, must

    def _all_void(self, partners: set[Seat], suit: Suit) -> bool:
        return all(self.voids[self.scene.order.index(each)] & _bits(suit) for each in partners)

    def _word(self, number: int, seat: Seat, one: int) -> int:
        """What was said with a lead; -1 where words are of another kind, or nobody could make use of them."""
        memory = self.scene.memory
        sides = memory.table.sides
        if memory.options.code != "classic":
            return -1
        suit = list(Suit)[SUITS.index(suit_of(one))]
        if sides is not None:
            partners = {each for side in sides if seat in side for each in side} - {seat}
            if self._all_void(partners, suit):
                return -1
        word = next((each.signal for each in memory.table.said if each.seat == seat and each.trick == number), None)
        return _SAID[word]


def untold(scene: Scene) -> dict[Seat, tuple[int, int]]:
    """Return what each of the others has played and how many combinations it declared, if it had its chance to."""
    memory, table = scene.memory, scene.memory.table
    late = len(table.tricks) > 1 and not table.drawn
    declared = [each.seat for each in table.melds]
    return {seat: (mask_of(table.played(seat)), declared.count(seat)) for seat in memory.may_hold} if late else {}


def combinations(cards: int) -> int:
    """Return how many combinations are among some cards.

    >>> from tressette_desktop.engine.cards import cards
    >>> combinations(mask_of(cards("3c 2c Ac 2d 2s 4b"))), combinations(mask_of(cards("3c 2c Kc 2d 3s Ab")))
    (2, 0)
    """
    ranks = sum((cards & rank).bit_count() >= _THREE for rank in _RANKS)
    return ranks + sum(cards & _NAPOLETANA << shift == _NAPOLETANA << shift for shift in _SHIFTS)


def _bits(suit: Suit) -> int:
    return SUITS[list(Suit).index(suit)]
