"""How likely one who goes by the book plays a card: the rulebook's weighing, in numbers, for thousands of deals.

It weighs as ``lead``, ``follow``, ``worth`` and ``chance`` do, but takes an unseen card to be with the same chance in
each hand that may hold its suit. A suit is given at the lowest place, as ten bits; promises are hundredths of a third.

Who may hold a suit (``who``) is told in ten bits: how many of the own side that play after this one (2), how many
others that do (3), how many in all (3), and who has asked for it with busso (2): 1 of the own side, 2 of the others,
3 one who has played already. ``near`` and ``far`` are the cards that are known to be with the former and the latter,
and in both those of whoever has played. How many play after this one (2 and 3 bits), who may hold the suit and what the
average card is worth (6, in twentieths of a third) make one number of what is told of the ``others``.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from tressette_desktop.engine.bots.chance import GENEROUS, TAKES
from tressette_desktop.engine.bots.follow import HOME, STAKED
from tressette_desktop.engine.bots.lead import ACE_LED, FIRST_POINT, LENGTH, LONE_THREE, RETURNED
from tressette_desktop.engine.bots.worth import SAVED, STANDS, TRICK, UNGUARDED
from tressette_desktop.engine.kernel.bits import ACE, LOW, SUIT

if TYPE_CHECKING:
    from mypy_extensions import i64

_SHIFTS: Final[tuple[i64, ...]] = (0, 10, 20, 30)
_THREES: Final = sum(0b1000000000 << 10 * suit for suit in range(4))
_HIGH: Final = 0b1110000000
_STRONG: Final = sum(_HIGH << 10 * suit for suit in range(4))

_ACES: Final = sum(ACE << 10 * suit for suit in range(4))
_FIGURES: Final = sum((SUIT & ~LOW & ~ACE) << 10 * suit for suit in range(4))

_LEANING: Final = 2
"""How many more hands the one who asked for a suit counts for when it is about its high cards."""

_HEAT: Final = 8.0
"""How many hundredths of a third a card must promise less than another to be played e times as seldom."""

_LESSER: Final = 0.2
"""How often a card is played for each time that the next lower one is which promises the same."""

_NEVER: Final = -1000.0
"""What a card promises that does not come into question."""

_KEPT: Final = 40_000
"""How many answers are remembered; then all are forgotten, which changes none of them."""


class Odds:
    """How much speaks for each card of a suit, by place, and for all of them."""

    def __init__(self, promises: list[tuple[float, int]]) -> None:
        self.odds: list[float] = [0.0] * 10
        equals: dict[int, float] = {}
        for promise, card in promises:
            odds = equals.get(round(promise), 1.0)
            self.odds[card.bit_length() - 1] = odds * exp(promise / _HEAT)
            equals[round(promise)] = odds * _LESSER
        self.whole: float = sum(self.odds)


class Book:
    """The player who goes by the book; it remembers what it has weighed."""

    def __init__(self) -> None:
        self._leads: dict[int, Odds] = {}
        self._follows: dict[int, Odds] = {}
        self._throws: dict[int, Odds] = {}
        self._worths: dict[int, tuple[float, float]] = {}

    def leads(
        self,
        hand: i64,
        out: i64,
        one: i64,
        mates: i64,
        foes: i64,
        who: i64,
        near: i64,
        far: i64,
        back: i64,
        early: bool,
    ) -> float:
        """Return how likely a hand is to lead a card.

        ``mates`` and ``foes`` are how many others there are; ``who`` may hold each suit is told in its place. ``back``
        are the suits that a partner wants returned, ``early`` says that the side has no point yet.
        """
        left: i64 = int(hand).bit_count()
        threes: i64 = hand & _THREES
        lone: bool = threes != 0 and threes & (threes - 1) == 0 and int(hand & _STRONG).bit_count() > 1
        average = average_of(out)
        likely = whole = 0.0
        for shift in _SHIFTS:
            mine = hand >> shift & SUIT
            if mine:
                rest = out >> shift & SUIT
                case: i64 = (4 if back >> shift & 1 else 0) + (2 if lone and threes >> shift & SUIT else 0)
                case += 1 if early else 0
                able: i64 = who >> shift & SUIT
                known: i64 = (near >> shift & rest) << 10 | (far >> shift & rest)
                others: i64 = ((mates << 3 | foes) << 10 | able) << 6 | average
                key = int((((others << 10 | mine) << 10 | rest) << 4 | left) << 3 | case)
                if known:
                    key |= int(known) << 64
                found = self._leads.get(key)
                if found is None:
                    found = self._lead(key, int(others), int(mine), int(rest), int(known), int(left), int(case))
                whole += found.whole
                if one >> shift & SUIT:
                    likely = found.odds[int(one >> shift).bit_length() - 1]
        return likely / whole

    def follows(
        self,
        mine: i64,
        out: i64,
        best: i64,
        ours: bool,
        mates: i64,
        foes: i64,
        who: i64,
        near: i64,
        far: i64,
        average: i64,
        pot: i64,
        left: i64,
        one: i64,
    ) -> float:
        """Return how likely a card is to be followed with; ``mates`` and ``foes`` are how many play after this one."""
        known: i64 = (near & out) << 10 | far & out
        others: i64 = ((mates << 3 | foes) << 10 | who) << 6 | average
        key = int((((others << 10 | mine) << 10 | out) << 11 | best) << 9 | pot << 4 | left)
        if known:
            key |= int(known) << 64
        if ours:
            key = -key
        found = self._follows.get(key)
        if found is None:
            if len(self._follows) > _KEPT:
                self._follows.clear()
            found = self._follows[key] = self._follow(
                int(others), int(mine), int(out), int(known), int(best), ours, int(pot), int(left)
            )
        return found.odds[int(one).bit_length() - 1] / found.whole

    def throws(self, hand: i64, out: i64, chance: i64, home: bool, ours: bool, one: i64) -> float:
        """Return how likely a hand is to throw a card.

        ``chance`` is that of the trick to become ours, in hundredths; ``home`` says that it is, ``ours`` that it would
        be now.
        """
        left: i64 = int(hand).bit_count()
        case: i64 = (2 if home else 0) + (1 if ours else 0)
        likely = whole = 0.0
        for shift in _SHIFTS:
            mine = hand >> shift & SUIT
            if mine:
                rest = out >> shift & SUIT
                key = int((((mine << 10 | rest) << 4 | left) << 7 | chance) << 2 | case)
                found = self._throws.get(key)
                if found is None:
                    if len(self._throws) > _KEPT:
                        self._throws.clear()
                    found = self._throws[key] = self._throw(int(mine), int(rest), int(left), int(chance), home, ours)
                whole += found.whole
                if one >> shift & SUIT:
                    likely = found.odds[int(one >> shift).bit_length() - 1]
        return likely / whole

    # --- the weighing ------------------------------------------------------------------------------------------------

    def _lead(self, key: int, others: int, mine: int, out: int, known: int, left: int, case: int) -> Odds:
        promises = []
        for card in _cards(mine):
            rivals = out & -card
            won = won_with(rivals, others >> 6, True, known)
            promise = _trick(won, worth_of(card), others) - self._cost(mine, card, out, left)
            promise += LENGTH * mine.bit_count() + (RETURNED if case & 4 else 0.0)
            promise += FIRST_POINT if case & 1 and not rivals else 0.0
            promise -= ACE_LED if card == ACE and not safe(rivals, others >> 6, known) else 0.0
            promise -= LONE_THREE if case & 2 and card < ACE else 0.0
            promises.append((100 * promise, card))
        if len(self._leads) > _KEPT:
            self._leads.clear()
        found = self._leads[key] = Odds(promises)
        return found

    def _follow(
        self, others: int, mine: int, out: int, known: int, best: int, ours: bool, pot: int, left: int
    ) -> Odds:
        home = ours and safe(out & -best, others >> 6, known)
        cards = _cards(mine)
        under = max([worth_of(card) for card in cards if card < best], default=-1)
        promises, lost = [], True
        for card in cards:
            beats = card > best
            won = won_with(out & -max(card, best), others >> 6, beats or ours, known)
            lost = lost and won == 0.0
            promise = 100 * (_trick(won, pot + worth_of(card), others) - self._cost(mine, card, out, left))
            if home and beats and worth_of(card) <= under:
                promise = _NEVER
            elif card == ACE:
                promise += 100 * (HOME if home else 0.0 if ours or beats else -STAKED)
            promises.append((promise, card))
        if lost and len(cards) > 1:
            promises = [(_NEVER if card == ACE else promise, card) for promise, card in promises]
        return Odds(promises)

    def _throw(self, mine: int, out: int, left: int, chance: int, home: bool, ours: bool) -> Odds:
        promises = []
        for card in _cards(mine):
            promise = (chance / 50 - 1) * worth_of(card) - self._cost(mine, card, out, left)
            if card == ACE:
                promise += HOME if home else 0.0 if ours else -STAKED
            promises.append((_NEVER if card == ACE and not chance else 100 * promise, card))
        return Odds(promises)

    def _cost(self, mine: int, card: int, out: int, left: int) -> float:
        """What the hand loses with a card, in thirds."""
        held, kept = self._worth(mine, out), self._worth(mine ^ card, out)
        return TRICK * (left - 1) / 9 * (held[0] - kept[0]) + held[1] - kept[1]

    def _worth(self, mine: int, out: int) -> tuple[float, float]:
        """How many tricks a suit promises, and what its cards bring home."""
        key = mine << 10 | out
        found = self._worths.get(key)
        if found is None:
            tricks = thirds = 0.0
            guards = mine.bit_count() - 1
            for card in _cards(mine):
                rivals = (out & -card).bit_count()
                needed = (rivals + 1) // 2 if rivals > 2 else rivals
                stands = UNGUARDED if needed > guards else float(STANDS**needed)
                tricks += stands
                thirds += worth_of(card) * (2 * (stands + (1 - stands) * SAVED) - 1)
            found = self._worths[key] = tricks, thirds
        return found


def won_with(rivals: int, who: int, ours: bool, known: int = 0) -> float:
    """Return the chance of a trick that some unseen cards could still win; ``known`` are the near and the far ones.

    >>> each, nobody = 1 | 1 << 2 | 3 << 5, 3 << 5
    >>> won_with(0, each, True), won_with(0, each, False), won_with(0b1, nobody, True)
    (1.0, 0.0, 1.0)
    >>> [round(won_with(0b1, each, True, known), 3) for known in (0, 0b1, 0b1 << 10)]
    [0.717, 0.15, 1.0]
    """
    mates, foes, others, asked = who & 3, who >> 2 & 7, max(1, who >> 5 & 7), who >> 8 & 3
    near, far = known >> 10, known & SUIT
    won, still = 0.0, 1.0
    while rivals:
        top = 1 << (rivals.bit_length() - 1)
        rivals ^= top
        if top & near & far:
            continue
        if top & near:
            return won + still
        if top & far:
            still *= 1 - TAKES
            continue
        more = _LEANING if asked and top & _HIGH else 0
        whole = others + more
        home, lost = (mates + (more if asked == 1 else 0)) / whole, (foes + (more if asked == 2 else 0)) / whole * TAKES
        won += still * home
        still *= 1 - home - lost
    return won + (still if ours else 0.0)


def safe(rivals: int, who: int, known: int) -> bool:
    """Whether nobody of the others that play after this one may hold one of these cards."""
    return not who >> 2 & 7 or not rivals & ~(known >> 10)


def average_of(out: i64) -> i64:
    """Return the thirds of the average card out, in twentieths."""
    count: i64 = int(out).bit_count()
    thirds: i64 = int(out & _FIGURES).bit_count() + 3 * int(out & _ACES).bit_count()
    return (20 * thirds + count // 2) // count if count else 0


def worth_of(card: int) -> int:
    """Return the thirds of a card."""
    return 0 if card & LOW else 3 if card == ACE else 1


def _trick(won: float, lying: int, others: int) -> float:
    """What a trick promises that is won with this chance; those that play after this one still add to it."""
    mates, foes, average = others >> 19, others >> 16 & 7, (others & 63) / 20
    ours = lying + average * (GENEROUS * mates + foes / GENEROUS)
    theirs = lying + average * (mates / GENEROUS + GENEROUS * foes)
    return won * ours - (1 - won) * theirs


def _cards(mask: int) -> list[int]:
    return [1 << place for place in range(10) if mask >> place & 1]
