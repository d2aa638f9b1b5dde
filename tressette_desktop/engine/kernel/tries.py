"""Which cards the solver tries, the likely ones first: the sooner the best is tried, the less must be tried."""

from __future__ import annotations

from tressette_desktop.engine.kernel.bits import SUITS, bits
from tressette_desktop.engine.kernel.position import Frame, suit_of

Rank = tuple[int, int, int, int, int]
"""How likely a lead is, the least number first, and the card."""


class Tries:
    """The cards to try in one frame; what was asked once is remembered."""

    def __init__(self, frame: Frame) -> None:
        self._frame = frame
        self._kinds = (frame.ones, frame.threes, frame.trumps)
        self._partners = [
            [place for place, other in enumerate(frame.sides) if other == side and place != at]
            for at, side in enumerate(frame.sides)
        ]
        self._worth = {1 << place: frame.thirds(1 << place) for place in range(40)}
        self._suit = {1 << place: suit_of(1 << place) for place in range(40)}
        self._runs: dict[tuple[int, int], tuple[int, ...]] = {}
        self._ranks: dict[tuple[int, int, int], list[Rank]] = {}
        self._orders: dict[tuple[int, int, int, bool], list[int]] = {}

    def leads(self, hands: list[int], at: int, others: int) -> list[int]:
        """Return the cards of a hand that are worth leading apart; ``others`` are those that are not in it."""
        ranks, hand, friends = self._ranks, hands[at], 0
        for place in self._partners[at]:
            friends |= hands[place]
        found: list[Rank] = []
        for mask in SUITS:
            mine = hand & mask
            if mine:
                key = mine, others & mask, friends & mask
                ranked = ranks.get(key)
                if ranked is None:
                    ranked = ranks[key] = self._ranked(*key)
                found += ranked
        found.sort()
        return [one for _, _, _, _, one in found]

    def _ranked(self, mine: int, others: int, friends: int) -> list[Rank]:
        """Rank the leads from a suit: what nobody beats, then what a partner's top takes; and long suits first."""
        length = mine.bit_count()
        home = 1 if friends > others & ~friends else 2
        return [
            (0, -self._worth[one], -length, -one, one) if one > others else (home, self._worth[one], -length, -one, one)
            for one in self._different(mine, others)
        ]

    def answers(self, free: int, others: int, best: int, ours: bool) -> list[int]:
        """Return the cards that are worth playing apart to a trick, of those that may be played.

        ``others`` are the cards of other hands and of the trick, ``best`` wins it so far, ``ours`` says for whom.
        """
        suit = self._suit[best]
        if free & suit == free:
            key = free, others & suit, best, ours
        else:
            key = free, others, best if self._frame.trumps else 0, ours
        found = self._orders.get(key)
        if found is None:
            found = self._orders[key] = self._ordered(free, others, best, ours)
        return found

    def _ordered(self, free: int, others: int, best: int, ours: bool) -> list[int]:
        worth, suit, trumps = self._worth, self._suit[best], self._frame.trumps
        found = [one for mask in SUITS if free & mask for one in self._different(free & mask, others & mask)]
        if ours:
            return sorted(found, key=lambda one: -worth[one])
        loses = [not (one > best and one & suit) and not (one & trumps and not best & trumps) for one in found]
        ranked = sorted(
            (lost, worth[one] if lost else -worth[one], one) for lost, one in zip(loses, found, strict=True)
        )
        return [one for _, _, one in ranked]

    def _different(self, mask: int, others: int) -> tuple[int, ...]:
        """Return the cards of one suit of a hand, less those that are as good as a lower neighbour.

        Of two cards that are worth the same, with none of another hand between them, it matters nothing which is
        played.
        """
        found = self._runs.get((mask, others))
        if found is None:
            kept, below = [], 0
            for one in bits(mask | others):
                if one & mask and not (below and all(bool(below & kind) == bool(one & kind) for kind in self._kinds)):
                    kept.append(one)
                below = one & mask
            found = self._runs[mask, others] = tuple(kept)
        return found
