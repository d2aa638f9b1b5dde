"""What the solver asks of a suit over and over: found once for each state of it, then looked up.

``i64`` is a word to the compiler, which keeps such numbers in a register; plain Python never looks at it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tressette_desktop.engine.kernel.bits import SUIT
from tressette_desktop.engine.kernel.position import Frame

if TYPE_CHECKING:
    from mypy_extensions import i64

_TAKES: Final = 12
"""How many bits of ``cashed`` a place has: five for the cards, the others for the thirds."""

_REACHES: Final = 6
"""How many bits of ``tops`` a place has: one for each place, and one for whom nobody knows."""


class Suits:
    """The suits of one hand in one frame; a card is its number here, from 0 to 39, and a state a number from 0.

    ``held`` are the cards of each place, and at its end those that nobody has drawn yet. By state: ``codes`` say what
    counts of a suit, equal for equal ones, ``cashed`` what a place takes that leads the cards which nobody beats,
    ``tops`` for each place that has cards of the suit who holds the highest. By place and state: ``leads`` are the
    cards worth leading apart, ``given`` those to throw on a trick that is won, ``kept`` those to throw on any other,
    the likely ones first; what is in front of a card there orders it among other suits.
    """

    def __init__(self, frame: Frame, held: list[int]) -> None:
        self._sides, self._places, self._held = frame.sides, len(frame.sides), held
        self._friends = [
            sum(1 << other for other, one in enumerate(frame.sides) if one == side and other != at)
            for at, side in enumerate(frame.sides)
        ]
        self._uncertain = [each | 1 << at | 1 << len(frame.sides) for at, each in enumerate(self._friends)]
        self._stocked = held[-1] != 0
        self._worth = [frame.thirds(1 << rank) for rank in range(10)]
        self._trumps = [frame.trumps >> shift & SUIT for shift in (0, 10, 20, 30)]
        self._states = [-1] * 4096
        self._drawing: dict[int, int] = {}
        self._shapes: dict[tuple[int, ...], int] = {}
        self._answers: dict[int, list[int]] = {}
        self.codes: list[int] = []
        self.cashed: list[int] = []
        self.tops: list[int] = []
        self.leads: list[list[list[int]]] = [[] for _ in frame.sides]
        self.given: list[list[list[int]]] = [[] for _ in frame.sides]
        self.kept: list[list[list[int]]] = [[] for _ in frame.sides]

    def state(self, suit: i64, out: i64) -> i64:
        """Return the state of a suit of which these cards are not played yet."""
        if self._stocked:
            return self._drawn(int(suit), int(out))
        found: i64 = self._states[suit << 10 | out]
        if found < 0:
            found = self._tell(int(suit), [held >> 10 * int(suit) & int(out) for held in self._held])
            self._states[suit << 10 | out] = int(found)
        return found

    def _drawn(self, suit: int, out: int) -> int:
        """Return the state where it hangs on the cards drawn who holds what."""
        held, key = [each >> 10 * suit & out for each in self._held], suit
        for each in held:
            key = key << 10 | each
        if key not in self._drawing:
            self._drawing[key] = self._tell(suit, held)
        return self._drawing[key]

    def _tell(self, suit: int, held: list[int]) -> int:
        """Find out all about a state that has not been met yet."""
        trumps = self._trumps[suit]
        whose = [(rank, place) for rank in range(9, -1, -1) for place, each in enumerate(held) if each >> rank & 1]
        shape = (trumps, *(place << 2 | self._worth[rank] for rank, place in whose))
        self.codes.append(self._shapes.setdefault(shape, len(self._shapes)))
        ruffed = not trumps and any(self._trumps)
        cashed = tops = 0
        for place in range(self._places):
            cashed |= 0 if ruffed else self._cash(held, place) << _TAKES * place
            if held[place]:
                tops |= 1 << _REACHES * place + (self._places if ruffed else whose[0][1])
            self._order(suit, held, place)
        self.cashed.append(cashed)
        self.tops.append(tops)
        return len(self.tops) - 1

    def _cash(self, held: list[int], place: int) -> int:
        """Count the cards that nobody beats and their thirds, with what must fall to them and what partners give."""
        rivals = sum(held) ^ held[place]
        highest = held[place] & -(1 << rivals.bit_length())
        cards, thirds = highest.bit_count(), sum(self._thirds(highest))
        if cards and not held[-1]:
            for other, side in enumerate(self._sides):
                if other != place:
                    worth = self._thirds(held[other])
                    thirds += sum(worth[-cards:] if side == self._sides[place] else worth[:cards])
        return cards | thirds << 5

    def _thirds(self, cards: int) -> list[int]:
        return sorted(self._worth[rank] for rank in range(10) if cards >> rank & 1)

    def _order(self, suit: int, held: list[int], place: int) -> None:
        """Order the cards of a place: first what nobody beats, then what a partner's top takes; long suits first."""
        mine, sides, first = held[place], self._sides, 10 * suit
        others = sum(held) ^ mine
        friends = sum(held[other] for other, side in enumerate(sides) if other != place and side == sides[place])
        home = 1 if friends > others & ~friends else 2
        leads, given, kept = list[int](), list[int](), list[int]()
        for rank in self._apart(suit, mine, others):
            worth, card = self._worth[rank], first + rank
            likely = 3 - worth if 1 << rank > others else home << 2 | worth
            leads.append(((likely << 4 | 10 - mine.bit_count()) << 6 | 39 - card) << 6 | card)
            given.append(3 - worth << 6 | card)
            kept.append(worth << 6 | card)
        for cards, ordered in ((self.leads, leads), (self.given, given), (self.kept, kept)):
            ordered.sort()
            cards[place].append(ordered)

    def sure(self, at: i64, sums: i64, reach: i64, rest: i64, tricks: i64) -> i64:
        """Return what a leader takes at least.

        He cashes the cards that nobody beats, one after the other; then, if he can lead to a partner's, that one does.
        """
        mine = sums >> _TAKES * at
        cards, thirds = mine & 31, mine >> 5 & 127
        more: i64 = 0
        friends: i64 = reach >> _REACHES * at & self._friends[at]
        place: i64 = 0
        while friends:
            if friends & 1:
                theirs = sums >> _TAKES * place
                if cards + (theirs & 31) >= tricks:
                    return rest
                more = max(more, theirs >> 5 & 127)
            friends >>= 1
            place += 1
        return rest if cards == tricks else thirds + more

    def spared(self, at: i64, sums: i64, reach: i64, rest: i64, tricks: i64) -> i64:
        """Return what the others take at least whose cards beat whatever is led; 0 if they cannot beat it all."""
        beaten = reach >> _REACHES * at & 63
        if beaten & self._uncertain[at]:
            return 0
        least = rest
        place: i64 = 0
        while beaten:
            if beaten & 1:
                least = min(least, self.sure(place, sums, reach, rest, tricks))
            beaten >>= 1
            place += 1
        return least

    def answers(self, suit: i64, free: i64, others: i64, best: i64, threat: i64, ours: bool) -> list[int]:
        """Return the cards worth playing apart to a trick, of those of a suit that are free, the likely ones first.

        All are ranks of the suit, as bits: the cards that may come between, the one that wins so far, ``ours`` or not,
        and those of opponents still to play. A card of trumps that nobody here beats is a bit above all ranks.
        """
        key = ((((suit << 10 | free) << 10 | others) << 11 | best) << 10 | threat) << 1 | (1 if ours else 0)
        found = self._answers.get(int(key))
        if found is None:
            found = self._answered(int(suit), int(free), int(others), int(best), int(threat), ours)
            self._answers[int(key)] = found
        return found

    def _answered(self, suit: int, free: int, others: int, best: int, threat: int, ours: bool) -> list[int]:
        ranked = []
        for rank in self._apart(suit, free, others):
            one = 1 << rank
            wins = threat < best if ours and one < best else threat < one > best
            ranked.append((0, 3 - self._worth[rank], rank) if wins else (1, self._worth[rank], rank))
        return [10 * suit + rank for _, _, rank in sorted(ranked)]

    def _apart(self, suit: int, mine: int, others: int) -> list[int]:
        """Return the ranks of a hand in a suit, less those that are as good as a lower neighbour.

        Of two cards that are worth the same, with none of another hand between them, it matters nothing which is
        played.
        """
        worth, trumps, found, below = self._worth, self._trumps[suit], list[int](), -1
        for rank in range(10):
            if mine >> rank & 1:
                if below < 0 or worth[below] != worth[rank] or (trumps >> below ^ trumps >> rank) & 1:
                    found.append(rank)
                below = rank
            elif others >> rank & 1:
                below = -1
        return found
