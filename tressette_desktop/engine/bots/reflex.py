"""How a hand plays without thinking: the rulebook in short, for hands that are played out by the thousand.

A suit is weighed by what is held of it and what is out. That is looked up, for the same is asked again and again; a
suit has ten cards, and each is held, out or gone, so the tables stay small.

The weights were found by playing the reflex against itself, one weight changed at a time (docs/bots.md tells how).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tressette_desktop.engine.kernel.bits import SUIT
from tressette_desktop.engine.kernel.playout import TRUMPED, Reflex

if TYPE_CHECKING:
    from mypy_extensions import i64

_THREE: Final = 1 << 9
_TWO: Final = 1 << 8
_ACE: Final = 1 << 7
_FIGURES: Final = 0b1110000
_LOW: Final = 0b0001111
_CONTROL: Final = _THREE | _TWO

_SHIFTS: Final[tuple[i64, ...]] = (0, 10, 20, 30)

_KEPT: Final = 200_000
"""How many answers to a trick are remembered; then all are forgotten, which changes none of them."""

_FAR: Final = 99.0
"""More than any card promises."""

_HELD: Final[list[int]] = [sum(3**place for place in range(10) if mask >> place & 1) for mask in range(1024)]
_OUT: Final[list[int]] = [2 * code for code in _HELD]
"""A suit as a number of ten digits, 1 for a card that is held, 2 for one that is out: the sum of these two."""

Weighed = tuple[float, int]
"""What a card of a suit promises, and the card."""


@dataclass(frozen=True)
class Weights:
    """What leads and discards are worth against each other, and how many thirds must lie there to be played for."""

    cash: float = 2.25
    """Leading the top of a suit."""
    run: float = 1.0
    """Each further card of it that will then be a top."""
    hunted: float = 0.5
    """The ace of the suit is out, or is led as a top."""
    out: float = -0.5
    """Each card of the suit in other hands, when its top is led."""
    free: float = 2.5
    """Leading a suit that nobody else has."""
    length: float = 0.5
    """Each card of a suit whose lowest card is led."""
    backed: float = -0.7
    """A three or two behind it."""
    bare_ace: float = -0.375
    """An ace in that suit with at most one card beside it, or the ace itself as the lowest."""
    gift_top_ace: float = 2.5
    """Giving a partner an ace that is the top of its suit; any other ace goes before everything."""
    gift_figure: float = 5.0
    gift_low: float = 1.0
    waste_low: float = 5.0
    """Throwing a worthless card on an opponent's trick."""
    waste_figure: float = 2.0
    short: float = 0.3
    """Each card of the suit that a gift is taken from makes it less welcome; a control in it does as well."""
    kept: float = 1.0
    thin: float = 0.15
    """Each card of the suit that is thrown from makes it less welcome."""
    guard: float = 1.5
    """A two or an ace that would lose its guards."""
    last_control: int = 2
    """The pot that the last to play takes with a three or a two."""
    over_partner: int = 1
    """The pot that a top takes from a partner who may yet be beaten."""
    over_partner_three: int = 0
    early: int = 1
    """The pot that a top takes while the trick is the opponents' and somebody plays after."""


class Instinct(Reflex):
    """The reflex of a player who counts the cards and looks no further than this trick."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self._leads: list[Weighed | None] = [None] * 3**10
        self._answers: dict[int, int] = {}
        self._gifts: list[Weighed | None] = [None] * 3**10
        self._wastes: list[Weighed | None] = [None] * 3**10

    def lead(self, hand: i64, out: i64) -> i64:
        """Lead from the suit that promises most."""
        return _most(self._leads, self._weigh_lead, hand, out)

    def follow(self, mine: i64, out: i64, best: i64, ours: bool, after: i64, pot: i64) -> i64:
        """Take a trick that is worth it, bring points home to a partner, else lose as little as may be."""
        key = (mine << 10 | out) << 11 | best
        key = (key << 1 | ours) << 7 | (after if after < 3 else 3) << 5 | (pot if pot < 16 else 16)
        found = self._answers.get(key)
        if found is None:
            if len(self._answers) > _KEPT:
                self._answers.clear()
            found = self._answers[key] = self._answer(mine, out, best, ours, after, pot)
        return found

    def throw(self, hand: i64, out: i64, ours: bool) -> i64:
        """Give a partner what is worth most and needed least; throw an opponent what is worth least."""
        if ours:
            return _most(self._gifts, self._weigh_gift, hand, out)
        return _most(self._wastes, self._weigh_waste, hand, out)

    # --- leading -----------------------------------------------------------------------------------------------------

    def _weigh_lead(self, mine: int, out: int) -> Weighed:
        """Return the card to lead of a suit, its top while that wins, else its lowest; and what it promises."""
        w = self.weights
        if not out:
            return w.free + w.hunted * bool(mine & _ACE), _high(mine)
        if mine > out:
            run = w.run * (_run(mine, out) - 1)
            return w.cash + run + w.hunted * bool(out & _ACE) + w.out * out.bit_count(), _high(mine)
        count, low = mine.bit_count(), _least(mine)
        bare = (mine & _ACE > 0 and count < 3) + (low == _ACE)
        return w.length * count + w.backed * bool(mine & _CONTROL) + w.bare_ace * bare, low

    # --- following ---------------------------------------------------------------------------------------------------

    def _answer(self, mine: int, out: int, best: int, ours: bool, after: int, pot: int) -> int:
        if ours and (not after or best > out):
            return mine & _ACE or _least(mine & _FIGURES) or _least(mine)
        able = mine & -(best << 1) if best < TRUMPED else 0
        if not able:
            return _cheapest(mine)
        if not after:
            return self._take_last(mine, able, pot)
        top, w = _high(mine), self.weights
        if ours:
            wanted = w.over_partner_three if top == _THREE and mine != top else w.over_partner
            return top if top > out and pot >= wanted else _cheapest(mine)
        if top > out:
            return top if mine == top or pot >= w.early else _cheapest(mine)
        tried = able & _FIGURES or able & _CONTROL
        return _high(tried) if tried else _cheapest(mine)

    def _take_last(self, mine: int, able: int, pot: int) -> int:
        """Take as the last to play, with the ace before all, or leave the trick."""
        if able & _ACE:
            return _ACE
        card = _least(able)
        return card if not card & _CONTROL or pot >= self.weights.last_control else _cheapest(mine)

    # --- throwing ----------------------------------------------------------------------------------------------------

    def _weigh_gift(self, mine: int, out: int) -> Weighed:
        w, control = self.weights, bool(mine & _CONTROL)
        if mine & _ACE:
            return (w.gift_top_ace if out < _ACE else 2 * w.gift_figure), _ACE
        spared = w.short * mine.bit_count() + w.kept * control
        if mine & _FIGURES:
            return w.gift_figure - spared, _least(mine & _FIGURES)
        low = _least(mine)
        return (-3.0 if low & _CONTROL else w.gift_low - spared), low

    def _weigh_waste(self, mine: int, out: int) -> Weighed:
        w, count = self.weights, mine.bit_count()
        guards = bool(mine & (_TWO | _ACE)) and count <= 3 and mine < out
        spared = w.thin * count + w.guard * guards
        if mine & _LOW:
            return w.waste_low - spared, _least(mine & _LOW)
        if mine & _FIGURES:
            return w.waste_figure - spared, _least(mine & _FIGURES)
        return (0.0, _least(mine & _CONTROL)) if mine & _CONTROL else (-5.0, mine)


def _most(known: list[Weighed | None], weigh: Callable[[int, int], Weighed], hand: i64, out: i64) -> i64:
    """Return the card that promises most, of the one that each suit would give."""
    most = -_FAR
    chosen: i64 = 0
    for shift in _SHIFTS:
        mine = hand >> shift & SUIT
        if mine:
            theirs = out >> shift & SUIT
            key: i64 = _HELD[mine] + _OUT[theirs]
            found = known[key]
            if found is None:
                found = known[key] = weigh(mine, theirs)
            promise, card = found
            if promise > most:
                most, chosen = promise, card << shift
    return chosen


def _high(mask: int) -> int:
    return 1 << (mask.bit_length() - 1)


def _least(mask: int) -> int:
    return mask & -mask


def _cheapest(mine: int) -> int:
    """Return the card that is lost with least: a worthless one, a figure, a two, a three, the ace."""
    return _least(mine & _LOW) or _least(mine & _FIGURES) or _least(mine & _CONTROL) or mine


def _run(mine: int, out: int) -> int:
    """Return how many cards of a suit are tops when they are led one after the other, and the others follow low.

    >>> _run(0b1100000000, 0b0011000000), _run(0b1000000001, 0b0100000000)
    (2, 2)
    """
    run = 0
    while mine and mine > out:
        run += 1
        mine ^= _high(mine)
        out &= out - 1 if out else 0
    return run
