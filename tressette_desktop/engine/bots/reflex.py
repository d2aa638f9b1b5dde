"""How a hand plays without thinking, for hands that are played out by the thousand, and how likely it plays a card.

A suit is weighed by what is held of it and what is out. That is looked up, for the same is asked again and again. The
marks tell worthless cards apart no further, nor figures, but by which of the suit are higher; so a suit is looked up by
its kind, and what is found are not cards but their ranks, counted from the lowest card that is held.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import TYPE_CHECKING, Final

from tressette_desktop.engine.bots.learned import REFLEX
from tressette_desktop.engine.bots.marks import (
    FIGURES,
    FOLLOW,
    LEAD,
    THROW,
    Marks,
    by_sort,
    of_follow,
    of_lead,
    of_throw,
)
from tressette_desktop.engine.kernel.bits import LOW, SUIT
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

_ROLLED: Final = 64
"""In how many parts chance is cut where it decides between the cards of a suit."""

_STRAYS: Final[tuple[float, ...]] = tuple(-log(-log((part + 0.5) / 1024)) for part in range(1024))
"""The middles of so many equal parts of Gumbel's distribution."""

_COUNT: Final[list[int]] = [mask.bit_count() for mask in range(1024)]
"""How many cards of a suit there are."""

_HIGHER: Final[list[int]] = [SUIT & -(1 << mask.bit_length()) for mask in range(1024)]
"""The places above the highest of some cards."""

_RANKED: Final[list[int]] = [
    ([1 << place for place in range(10) if mask >> place & 1] + [0] * 10)[rank]
    for mask in range(1024)
    for rank in range(10)
]
"""The cards of a suit by rank, ten for each ``mask``."""

_HELD: Final[list[int]] = [
    ((mask & LOW).bit_count() * 4 + (mask & FIGURES).bit_count()) * 8 + (mask >> 7) << 10 for mask in range(1024)
]
_OUT: Final[list[int]] = [(mask >> 7) * 8 + min(mask.bit_count(), 7) << 4 for mask in range(1024)]
"""The kind of a suit is the sum of these two, for what is held and what is out, and of how many held are higher."""

_SUITS: Final = 160 << 10
_LATER: Final[list[int]] = [_SUITS * (0 if left >= 8 else 1 if left >= 5 else 2) for left in range(41)]
"""How many kinds there are, and how far on in a table those of a hand of so many cards stand."""

Weights = tuple[int, ...]
BySort = list[list[Sequence[int]]]


class Weighed:
    """What the cards of a suit promise, by rank: all of them, which are played, and how much speaks for each and all.

    ``promise`` is the best, or, for who errs, what a card alone would have to promise to be played as often as one of
    these is. ``ranks`` has the card that is played for each of :data:`_ROLLED` rolls.
    """

    def __init__(self, promises: list[int], heat: float) -> None:
        self.promise: int = max(promises)
        self.ranks: bytes = bytes((promises.index(self.promise),)) * _ROLLED
        if heat > 0.0 and len(promises) > 1:
            odds = [exp((promise - self.promise) / heat) for promise in promises]
            self.promise += round(heat * log(sum(odds)))
            self.ranks = _spread(odds)
        self._promises = promises
        self._odds: list[float] = []

    @property
    def odds(self) -> list[float]:
        """How much speaks for each card, and last for all of them."""
        if not self._odds:
            odds = [exp(promise / _HEAT) for promise in self._promises]
            self._odds = [*odds, sum(odds)]
        return self._odds


class Instinct(Reflex):
    """The reflex of a player who counts the cards and looks no further than this trick.

    One with ``heat`` errs: it plays a card e times as seldom as another for so many hundredths of a third that it
    promises less. That is done suit by suit: where one is added to each promise that is drawn as :data:`_STRAYS` tells,
    the highest sum is found as often as it should be (Gumbel).
    """

    def __init__(self, weights: tuple[Weights, Weights, Weights] = REFLEX, heat: float = 0.0) -> None:
        self._heat = heat
        self._strays: list[int] = [round(heat * each) for each in _STRAYS]
        self._lead_weights = by_sort(LEAD, weights[0])
        self._throw_weights = by_sort(THROW, weights[1])
        self._follow_weights = by_sort(FOLLOW, weights[2])
        self._leads: dict[int, Weighed] = {}
        self._gifts: dict[int, Weighed] = {}
        self._wastes: dict[int, Weighed] = {}
        self._answers: dict[int, bytes] = {}
        self._alike: dict[bytes, bytes] = {}
        self._follows: dict[int, Weighed] = {}

    # --- what is played ----------------------------------------------------------------------------------------------

    def lead(self, hand: i64, out: i64, roll: i64) -> i64:
        """Lead the card that promises most."""
        left = int(hand).bit_count()
        strays, last = self._strays, roll >> 40
        table, start = self._leads, _LATER[left]
        most: i64 = -1_000_000
        chosen: i64 = 0
        for shift in _SHIFTS:
            mine = hand >> shift & SUIT
            if mine:
                rest = out >> shift & SUIT
                found = table.get(start + _HELD[mine] + _OUT[rest] + _COUNT[mine & _HIGHER[rest]]) or self._lead(
                    mine, rest, left
                )
                promise: i64 = found.promise + strays[roll >> shift & SUIT]
                if promise > most:
                    most = promise
                    card: i64 = _RANKED[10 * mine + found.ranks[last]]
                    chosen = card << shift
        return chosen

    def follow(self, mine: i64, out: i64, best: i64, ours: bool, after: i64, pot: i64, roll: i64) -> i64:
        """Follow with the card that promises most."""
        key = _case(mine, out, best, ours, after, pot)
        ranks = self._answers.get(key)
        if ranks is None:
            if len(self._answers) > _KEPT:
                self._answers.clear()
            ranks = Weighed(self._promises(mine, out, best, ours, after, pot), self._heat).ranks
            self._answers[key] = ranks = self._alike.setdefault(ranks, ranks)
        return _RANKED[10 * mine + ranks[roll >> 40]]

    def throw(self, hand: i64, out: i64, ours: bool, roll: i64) -> i64:
        """Throw the card that promises most."""
        left = int(hand).bit_count()
        strays, last = self._strays, roll >> 40
        table, start = self._gifts if ours else self._wastes, _LATER[left]
        most: i64 = -1_000_000
        chosen: i64 = 0
        for shift in _SHIFTS:
            mine = hand >> shift & SUIT
            if mine:
                rest = out >> shift & SUIT
                found = table.get(start + _HELD[mine] + _OUT[rest] + _COUNT[mine & _HIGHER[rest]]) or self._throw(
                    mine, rest, left, ours
                )
                promise: i64 = found.promise + strays[roll >> shift & SUIT]
                if promise > most:
                    most = promise
                    card: i64 = _RANKED[10 * mine + found.ranks[last]]
                    chosen = card << shift
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
                found = table.get(start + _HELD[mine] + _OUT[rest] + _COUNT[mine & _HIGHER[rest]]) or self._lead(
                    mine, rest, left
                )
                odds = found.odds
                whole += odds[len(odds) - 1]
                card = one >> shift & SUIT
                if card:
                    likely = odds[_COUNT[mine & (card - 1)]]
        return likely / whole

    def follows(self, mine: i64, out: i64, best: i64, ours: bool, after: i64, pot: i64, one: i64) -> float:
        """Return how likely a card is to be followed with; all is of its suit."""
        key = _case(mine, out, best, ours, after, pot)
        found = self._follows.get(key)
        if found is None:
            if len(self._follows) > _WEIGHED:
                self._follows.clear()
            found = self._follows[key] = Weighed(self._promises(mine, out, best, ours, after, pot), self._heat)
        odds = found.odds
        return odds[_COUNT[mine & (one - 1)]] / odds[len(odds) - 1]

    def throws(self, hand: i64, out: i64, ours: bool, one: i64) -> float:
        """Return how likely a hand is to throw a card."""
        left = int(hand).bit_count()
        table, start = self._gifts if ours else self._wastes, _LATER[left]
        likely = whole = 0.0
        for shift in _SHIFTS:
            mine = hand >> shift & SUIT
            if mine:
                rest = out >> shift & SUIT
                found = table.get(start + _HELD[mine] + _OUT[rest] + _COUNT[mine & _HIGHER[rest]]) or self._throw(
                    mine, rest, left, ours
                )
                odds = found.odds
                whole += odds[len(odds) - 1]
                card = one >> shift & SUIT
                if card:
                    likely = odds[_COUNT[mine & (card - 1)]]
        return likely / whole

    # --- what is kept -------------------------------------------------------------------------------------------------

    def _lead(self, mine: i64, out: i64, left: i64) -> Weighed:
        own, others, hand = int(mine), int(out), int(left)
        weights = self._lead_weights
        found = Weighed([_promise(weights, of_lead(own, others, card, hand)) for card in _cards(own)], self._heat)
        self._leads[_LATER[left] + _kind(mine, out)] = found
        return found

    def _throw(self, mine: i64, out: i64, left: i64, ours: bool) -> Weighed:
        own, others, hand = int(mine), int(out), int(left)
        weights = self._throw_weights
        promises = [_promise(weights, of_throw(own, others, card, hand, ours)) for card in _cards(own)]
        found = Weighed(promises, self._heat)
        table = self._gifts if ours else self._wastes
        table[_LATER[left] + _kind(mine, out)] = found
        return found

    def _promises(self, mine: i64, out: i64, best: i64, ours: bool, after: i64, pot: i64) -> list[int]:
        """Return what each card promises that may be followed with, the lowest first."""
        own, others, top, behind, thirds = int(mine), int(out), int(best), int(after), int(pot)
        weights = self._follow_weights
        return [_promise(weights, of_follow(own, others, top, card, ours, behind, thirds)) for card in _cards(own)]


def _spread(odds: list[float]) -> bytes:
    """Return for each part of chance the card that it falls to."""
    found, whole, low, share = b"", sum(odds), 0, 0.0
    for rank, each in enumerate(odds):
        share += each
        high = round(_ROLLED * share / whole)
        found += bytes((rank,)) * (high - low)
        low = high
    return found


def _kind(mine: i64, out: i64) -> int:
    return _HELD[mine] + _OUT[out] + _COUNT[mine & _HIGHER[out]]


def _case(mine: i64, out: i64, best: i64, ours: bool, after: i64, pot: i64) -> int:
    """All that counts of a trick to be followed to, as one number."""
    key = (_HELD[mine] + _OUT[out] + _COUNT[mine & _HIGHER[out]]) << 4 | _COUNT[mine & -(best << 1)]
    return ((key << 1 | (best > out)) << 1 | ours) << 5 | (after if after < 2 else 2) << 3 | (pot if pot < 5 else 5)


def _promise(weights: BySort, marks: Marks) -> int:
    promise = 0
    for steps, step in zip(weights[marks[0]], marks[1], strict=True):
        promise += steps[step]
    return promise


def _cards(mask: int) -> list[int]:
    return [1 << place for place in range(10) if mask >> place & 1]
