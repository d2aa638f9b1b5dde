"""A search over imagined deals that grows one tree of cards and plays all else by chance.

Every round is given a deal. It goes down the tree by the cards that can be played in that deal, adds one to it and
plays the rest by chance; what comes of it is taken down along the way. Chance comes from one seed, and fractions are
whole numbers, so that the tree grows alike wherever it runs.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final

from tressette_desktop.engine.kernel.bits import SUIT, SUITS
from tressette_desktop.engine.kernel.position import Frame, Position, winning

if TYPE_CHECKING:
    from mypy_extensions import i64

_CURIOSITY: Final = 0.7
"""How much a card that was tried seldom draws, where a whole hand is worth 1."""

_FINE: Final = 20
"""In how many bits parts of 1 are told."""

_SUIT_OF: Final = [0, *(suit for suit in SUITS for _ in range(10))]
"""The suit of a card by the length of its bit."""

_HOW_MANY: Final = [some.bit_count() for some in range(SUIT + 1)]
_WORD: Final = (1 << 32) - 1


class Tree:
    """The cards that were tried after each other, whatever the deal.

    A card in the tree is a number from 1, 0 is what has been played already; ``below`` is the card tried first after
    one, ``beside`` the next that was tried instead of it. ``tried`` says how often each was played, ``offered`` how
    often it could have been, ``gained`` the thirds of the side that played it, all rounds together.
    """

    def __init__(self, rounds: int, seed: int) -> None:
        self._luck: i64 = seed & _WORD or 1
        whole = 1 << _FINE
        self._drawn = [0] + [int(whole * _CURIOSITY * sqrt(log(offered))) for offered in range(1, rounds + 1)]
        self._seldom = [0] + [int(whole / sqrt(tried)) for tried in range(1, rounds + 1)]
        self._cards, self._below, self._beside = [0], [0], [0]
        self._tried, self._offered, self._gained = [0], [0], [0]

    def found(self) -> dict[int, tuple[int, int]]:
        """Return for each card that was tried first of all, by its bit, how often it was and what it gained."""
        told = {}
        node = self._below[0]
        while node:
            told[self._cards[node]] = self._tried[node], self._gained[node]
            node = self._beside[node]
        return told

    def grow(self, frame: Frame, position: Position) -> None:
        """Go a round in a deal: one of those that the player cannot rule out, with all hands told."""
        sides, worth, stock, must_trump = frame.sides, frame.worth, position.stock, frame.must_trump
        hands, path = list(position.hands), [0]
        places: i64 = len(hands)
        at: i64 = position.turn
        count: i64 = len(position.trick)
        taken: i64 = position.taken[0]
        whole: i64 = position.whole(frame)
        trumps: i64 = frame.trumps
        led: i64 = 0
        leading: i64 = 0
        best: i64 = 0
        holder: i64 = 0
        pot: i64 = 0
        drawn: i64 = 0
        if count:
            won = winning(frame, position.trick)
            one = position.trick[won]
            best, holder = one, (at - count + won) % places
            led, leading = _SUIT_OF[position.trick[0].bit_length()], _SUIT_OF[one.bit_length()]
            for each in position.trick:
                pot += worth[each.bit_length()]
        node: i64 = 0
        while True:
            if count == places:
                at = holder
                if not sides[at]:
                    taken += pot
                count = pot = 0
                if drawn < len(stock):
                    for turn in range(places):
                        hands[(at + turn) % places] |= stock[drawn + turn]
                    drawn += places
            hand: i64 = hands[at]
            possible = hand
            if count:
                possible = hand & led or (hand & trumps if must_trump else 0) or hand
            elif not hand:
                break
            if node >= 0:
                node = self._next(node, possible, whole)
                path.append((node if node > 0 else -node) << 1 | sides[at])
                one = self._cards[path[-1] >> 1]
            else:
                one = int(self._any(possible))
            if not count:
                led = _SUIT_OF[one.bit_length()]
            if not count or (one > best and one & leading) or one & trumps & ~leading:
                best, holder = one, at
                leading = _SUIT_OF[one.bit_length()]
            hands[at] = hand ^ one
            pot += worth[one.bit_length()]
            count += 1
            at += 1
            if at == places:
                at = 0
        if not sides[at]:
            taken += frame.last + frame.thirds(position.aside)
        for step in path:
            self._tried[step >> 1] += 1
            self._gained[step >> 1] += whole - taken if step & 1 else taken

    def _next(self, node: i64, possible: i64, whole: i64) -> i64:
        """Return the card to go down by, the one that promises most; one that is new, negative, before all others."""
        chosen: i64 = 0
        most: i64 = -1
        last: i64 = 0
        new = possible
        each: i64 = self._below[node]
        while each:
            one: i64 = self._cards[each]
            if one & possible:
                new ^= one
                offered: i64 = self._offered[each] + 1
                self._offered[each] = offered
                tried: i64 = self._tried[each]
                mean = (self._gained[each] << _FINE) // (tried * whole)
                appeal = mean + (self._drawn[offered] * self._seldom[tried] >> _FINE)
                if appeal > most:
                    chosen, most = each, appeal
            last, each = each, self._beside[each]
        if not new:
            return chosen
        added: i64 = len(self._cards)
        if last:
            self._beside[last] = added
        else:
            self._below[node] = added
        self._cards.append(self._any(new))
        self._below.append(0)
        self._beside.append(0)
        self._tried.append(0)
        self._offered.append(1)
        self._gained.append(0)
        return -added

    def _any(self, some: i64) -> i64:
        """Return one of some cards by chance."""
        if not some & (some - 1):
            return some
        luck = self._luck
        luck ^= luck << 13 & _WORD
        luck ^= luck >> 17
        luck ^= luck << 5 & _WORD
        self._luck = luck
        many: i64 = _HOW_MANY[some & SUIT] + _HOW_MANY[some >> 10 & SUIT]
        many += _HOW_MANY[some >> 20 & SUIT] + _HOW_MANY[some >> 30]
        before = luck * many >> 32
        while before:
            some &= some - 1
            before -= 1
        return some & -some
