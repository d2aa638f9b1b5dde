"""What everybody saw of the plays of a hand, in numbers: told once, and asked of every deal that is imagined."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from tressette_desktop.engine.bots.book import won_with
from tressette_desktop.engine.bots.bot import Why
from tressette_desktop.engine.bots.follow import FREELY
from tressette_desktop.engine.bots.lead import RETURN
from tressette_desktop.engine.bots.likelihood import BUSSO, SILENT, STRISCIO, VOLO, Played
from tressette_desktop.engine.bots.memory import POINT
from tressette_desktop.engine.bots.reading import Wish, wishes
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.cards import Suit
from tressette_desktop.engine.core.table import Trick
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.engine.kernel.bits import PACK, SUIT, SUITS, bit, mask_of
from tressette_desktop.engine.kernel.playout import TRUMPED
from tressette_desktop.engine.kernel.position import Frame, suit_of, winning
from tressette_desktop.engine.seats import Seat

_THREE: Final = 3
_NAPOLETANA: Final = 0b1110000000
_RANKS: Final = tuple(sum(1 << place + shift for shift in (0, 10, 20, 30)) for place in (7, 8, 9))

_SAID: Final = {None: SILENT, Signal.VOLO: VOLO, Signal.BUSSO: BUSSO, Signal.STRISCIO: STRISCIO}


@dataclass
class Telling:
    """Goes through the tricks of a hand in order, and puts down each play of the others as everybody saw it."""

    scene: Scene
    frame: Frame
    out: int = PACK
    voids: dict[int, int] = field(default_factory=dict)
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
                if one & ~suit_of(cards[0]):
                    place = self.scene.order.index(seat)
                    self.voids[place] = self.voids.get(place, 0) | suit_of(cards[0])
            if len(cards) == len(trick.seats):
                taker = self.scene.order.index(trick.seats[winning(self.frame, cards)])
                self.thirds[self.frame.sides[taker]] += sum(map(self.frame.thirds, cards))

    def _known(self, number: int, seat: Seat, one: int) -> tuple[int, int, int, int, int]:
        """What is said of every play: the place, the card, what was played and drawn since, what was out."""
        table = self.scene.memory.table
        since = mask_of(table.played(seat)[number:])
        drawn = mask_of([card for who, card in table.drawn if who == seat][number:])
        return self.scene.order.index(seat), one, since, drawn, self.out

    def _lead(self, number: int, trick: Trick, one: int) -> Played:
        seat = trick.seats[0]
        place = self.scene.order.index(seat)
        mates = sum(side == self.frame.sides[place] for side in self.frame.sides) - 1
        back, must = self._wanted(number, seat)
        return Played(
            *self._known(number, seat, one),
            mates,
            len(trick.seats) - 1 - mates,
            len(trick.seats) - 1,
            suit_of(one).bit_length() - 10,
            back,
            must,
            self.thirds[self.frame.sides[place]] < POINT,
            self._word(number, seat, one),
        )

    def _answer(self, number: int, trick: Trick, turn: int, cards: tuple[int, ...]) -> Played:
        seat, before, frame = trick.seats[turn], cards[:turn], self.frame
        places = [self.scene.order.index(each) for each in trick.seats]
        own, led, won = frame.sides[places[turn]], suit_of(before[0]), winning(frame, before)
        shift = led.bit_length() - 10
        top = before[won] >> shift if before[won] & led else TRUMPED
        ours, here = frame.sides[places[won]] == own, self.out >> shift & SUIT
        mates = sum(frame.sides[place] == own for place in places[turn + 1 :])
        foes, others = len(places) - turn - 1 - mates, len(places) - 1
        home = ours and (turn == others or top > here)
        chance = round(100 * won_with((here & -(top << 1)).bit_count(), mates, foes, others, ours))
        return Played(
            *self._known(number, seat, cards[turn]),
            mates,
            foes,
            others,
            shift,
            led=led,
            top=top,
            ours=ours,
            home=home,
            pot=sum(map(frame.thirds, before)),
            asked=any(each.trick == number and each.why in FREELY for each in self._wishes_of_partners(seat)),
            chance=chance,
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
        return all(self.voids.get(self.scene.order.index(each), 0) & _bits(suit) for each in partners)

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
    late = len(table.tricks) > 1 and not table.drawn and memory.options.buongioco == "accusa"
    declared = [each.seat for each in table.melds]
    return {seat: (mask_of(table.played(seat)), declared.count(seat)) for seat in memory.may_hold} if late else {}


def combinations(cards: int) -> int:
    """Return how many combinations are among some cards.

    >>> from tressette_desktop.engine.cards import cards
    >>> combinations(mask_of(cards("3c 2c Ac 2d 2s 4b"))), combinations(mask_of(cards("3c 2c Kc 2d 3s Ab")))
    (2, 0)
    """
    ranks = sum((cards & rank).bit_count() >= _THREE for rank in _RANKS)
    return ranks + sum(cards & _NAPOLETANA << shift == _NAPOLETANA << shift for shift in (0, 10, 20, 30))


def _bits(suit: Suit) -> int:
    return SUITS[list(Suit).index(suit)]
