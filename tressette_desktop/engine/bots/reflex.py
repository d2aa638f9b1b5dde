"""How a hand plays without thinking, for hands that are played out by the thousand, and how likely it plays a card.

A suit is weighed by what is held of it and what is out. That is looked up, for the same is asked again and again; a
suit has ten cards, and each is held, out or gone, so the tables stay small.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from tressette_desktop.engine.bots.learned import REFLEX
from tressette_desktop.engine.bots.marks import of_follow, of_lead, of_throw
from tressette_desktop.engine.kernel.bits import SUIT
from tressette_desktop.engine.kernel.playout import Reflex

if TYPE_CHECKING:
    from mypy_extensions import i64

_SHIFTS: Final[tuple[i64, ...]] = (0, 10, 20, 30)

_KEPT: Final = 200_000
_WEIGHED: Final = 20_000
"""How many answers to a trick are remembered, and how many are with their odds; then all are forgotten, which changes
none of them."""

_HEAT: Final = 100.0
"""How many hundredths of a third a card must promise less than another to be played e times as seldom."""

_HELD: Final[list[int]] = [sum(3**place for place in range(10) if mask >> place & 1) for mask in range(1024)]
_OUT: Final[list[int]] = [2 * code for code in _HELD]
"""A suit as a number of ten digits, 1 for a card that is held, 2 for one that is out: the sum of these two."""

_SUITS: Final = 3**10
_LATER: Final[list[int]] = [_SUITS * (0 if left >= 8 else 1 if left >= 5 else 2) for left in range(41)]
"""How far on in a table the suits of a hand of so many cards stand."""

Weights = tuple[int, ...]


class Weighed:
    """What the cards of a suit promise: the best of them, and how much speaks for each, by place, and for all."""

    def __init__(self, promises: list[tuple[int, int]]) -> None:
        self.promise, best = max((promise, -card) for promise, card in promises)
        self.card: int = -best
        self.odds: list[float] = [0.0] * 10
        for promise, card in promises:
            self.odds[card.bit_length() - 1] = exp(promise / _HEAT)
        self.whole: float = sum(self.odds)


class Instinct(Reflex):
    """The reflex of a player who counts the cards and looks no further than this trick."""

    def __init__(self, weights: tuple[Weights, Weights, Weights] = REFLEX) -> None:
        self._weights = weights
        self._leads: list[Weighed | None] = [None] * (3 * _SUITS)
        self._gifts: list[Weighed | None] = [None] * (3 * _SUITS)
        self._wastes: list[Weighed | None] = [None] * (3 * _SUITS)
        self._answers: dict[int, int] = {}
        self._follows: dict[int, Weighed] = {}

    # --- what is played ----------------------------------------------------------------------------------------------

    def lead(self, hand: i64, out: i64) -> i64:
        """Lead the card that promises most."""
        left = int(hand).bit_count()
        table, start = self._leads, _LATER[left]
        most = -1_000_000
        chosen: i64 = 0
        for shift in _SHIFTS:
            mine = hand >> shift & SUIT
            if mine:
                rest = out >> shift & SUIT
                found = table[start + _HELD[mine] + _OUT[rest]] or self._lead(mine, rest, left)
                if found.promise > most:
                    most, chosen = found.promise, found.card << shift
        return chosen

    def follow(self, mine: i64, out: i64, best: i64, ours: bool, after: i64, pot: i64) -> i64:
        """Follow with the card that promises most."""
        key = _case(mine, out, best, ours, after, pot)
        found = self._answers.get(key)
        if found is None:
            if len(self._answers) > _KEPT:
                self._answers.clear()
            promises = self._promises(mine, out, best, ours, after, pot)
            found = self._answers[key] = -max([(promise, -card) for promise, card in promises])[1]
        return found

    def throw(self, hand: i64, out: i64, ours: bool) -> i64:
        """Throw the card that promises most."""
        left = int(hand).bit_count()
        table, start = self._gifts if ours else self._wastes, _LATER[left]
        most = -1_000_000
        chosen: i64 = 0
        for shift in _SHIFTS:
            mine = hand >> shift & SUIT
            if mine:
                rest = out >> shift & SUIT
                found = table[start + _HELD[mine] + _OUT[rest]] or self._throw(mine, rest, left, ours)
                if found.promise > most:
                    most, chosen = found.promise, found.card << shift
        return chosen

    # --- how likely a card is ----------------------------------------------------------------------------------------

    def leads(self, hand: i64, out: i64, one: i64) -> float:
        """Return how likely a hand is to lead a card."""
        left = int(hand).bit_count()
        table, start = self._leads, _LATER[left]
        likely = whole = 0.0
        for shift in _SHIFTS:
            mine = hand >> shift & SUIT
            if mine:
                rest = out >> shift & SUIT
                found = table[start + _HELD[mine] + _OUT[rest]] or self._lead(mine, rest, left)
                whole += found.whole
                if one >> shift & SUIT:
                    likely = found.odds[int(one >> shift).bit_length() - 1]
        return likely / whole

    def follows(self, mine: i64, out: i64, best: i64, ours: bool, after: i64, pot: i64, one: i64) -> float:
        """Return how likely a card is to be followed with; all is of its suit."""
        key = _case(mine, out, best, ours, after, pot)
        found = self._follows.get(key)
        if found is None:
            if len(self._follows) > _WEIGHED:
                self._follows.clear()
            found = self._follows[key] = Weighed(self._promises(mine, out, best, ours, after, pot))
        return found.odds[int(one).bit_length() - 1] / found.whole

    def throws(self, hand: i64, out: i64, ours: bool, one: i64) -> float:
        """Return how likely a hand is to throw a card."""
        left = int(hand).bit_count()
        table, start = self._gifts if ours else self._wastes, _LATER[left]
        likely = whole = 0.0
        for shift in _SHIFTS:
            mine = hand >> shift & SUIT
            if mine:
                rest = out >> shift & SUIT
                found = table[start + _HELD[mine] + _OUT[rest]] or self._throw(mine, rest, left, ours)
                whole += found.whole
                if one >> shift & SUIT:
                    likely = found.odds[int(one >> shift).bit_length() - 1]
        return likely / whole

    # --- what is kept -------------------------------------------------------------------------------------------------

    def _lead(self, mine: i64, out: i64, left: i64) -> Weighed:
        own, others, hand = int(mine), int(out), int(left)
        marks = [(of_lead(own, others, card, hand), card) for card in _cards(own)]
        found = self._leads[_LATER[left] + _HELD[mine] + _OUT[out]] = _weigh(self._weights[0], marks)
        return found

    def _throw(self, mine: i64, out: i64, left: i64, ours: bool) -> Weighed:
        own, others, hand = int(mine), int(out), int(left)
        marks = [(of_throw(own, others, card, hand, ours), card) for card in _cards(own)]
        table = self._gifts if ours else self._wastes
        found = table[_LATER[left] + _HELD[mine] + _OUT[out]] = _weigh(self._weights[1], marks)
        return found

    def _promises(self, mine: i64, out: i64, best: i64, ours: bool, after: i64, pot: i64) -> list[tuple[int, int]]:
        """Return what each card promises that may be followed with, and the card."""
        own, others, top, behind, thirds, weights = (
            int(mine),
            int(out),
            int(best),
            int(after),
            int(pot),
            self._weights[2],
        )
        return [
            (sum([weights[mark] for mark in of_follow(own, others, top, card, ours, behind, thirds)]), card)
            for card in _cards(own)
        ]


def _case(mine: i64, out: i64, best: i64, ours: bool, after: i64, pot: i64) -> int:
    """All that counts of a trick to be followed to, as one number."""
    key = (mine << 10 | out) << 11 | best
    return (key << 1 | ours) << 5 | (after if after < 2 else 2) << 3 | (pot if pot < 5 else 5)


def _weigh(weights: Weights, marks: list[tuple[tuple[int, ...], int]]) -> Weighed:
    return Weighed([(sum([weights[mark] for mark in some]), card) for some, card in marks])


def _cards(mask: int) -> list[int]:
    return [1 << place for place in range(10) if mask >> place & 1]
