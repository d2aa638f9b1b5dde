"""Playing a hand out to its end, fast: one loop over the cards, in which hands decide by reflex.

A reflex sees what a player sees: its own hand, the cards that are out in other hands (or in the stock), the trick. It
is asked only where there is a choice. One that errs goes by the rolls of dice, which were thrown before: each play-out
reads them on from a place of its own, so that two from the same place err alike as long as they go alike.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final, Protocol

from tressette_desktop.engine.kernel.bits import ACE, LOW, SUIT
from tressette_desktop.engine.kernel.position import Frame, Position, play, playable, suit_of, winning

if TYPE_CHECKING:
    from mypy_extensions import i64

_SHIFT: Final = tuple(10 * ((length - 1) // 10) if length else 0 for length in range(41))
"""How far the suit of a card lies from the lowest place, by the length of its bit."""


TRUMPED: Final = SUIT + 1
"""What wins a trick, seen from the suit led, when that is a trump: no card of the suit is higher."""


ROLLS: Final = 4096
"""From how many places the rolls can be read."""

MUTE: Final = -1
"""How busso stands with the trick on the table where nobody says words; else 1 if it was said, or 0."""

LONG: Final = 3
"""How many cards of a suit make it worth asking for its return (C01)."""

_LAST: Final = ROLLS - 1
_BITS: Final = 46
_DICE: Final = random.Random("rolls")
_ROLLS: Final[list[int]] = [_DICE.getrandbits(_BITS) for _ in range(ROLLS)]


class Reflex(Protocol):
    """How a hand plays without thinking. A suit is given at the lowest place, as ten bits.

    ``roll`` are 46 bits for who errs: ten for each suit, at its place, and six more.
    """

    def lead(self, hand: i64, out: i64, roll: i64) -> i64:
        """Return the card to lead; ``out`` are the cards of other hands."""

    def follow(self, mine: i64, out: i64, best: i64, ours: bool, after: i64, pot: i64, roll: i64) -> i64:
        """Return the card of a suit to follow with; ``mine``, ``out`` and the result are of that suit.

        ``best`` is the card that wins so far (TRUMPED when a trump does), ``ours`` whether it is a partner's; ``after``
        are the seats that play after this one, ``pot`` the thirds on the table.
        """

    def throw(self, hand: i64, out: i64, ours: bool, roll: i64) -> i64:
        """Return the card to throw when void; ``ours`` says that the trick goes to a partner for certain or nearly."""


def play_out(
    frame: Frame,
    position: Position,
    reflex: Reflex,
    first: i64 = 0,
    start: i64 = 0,
    other: Reflex | None = None,
    busso: i64 = MUTE,
) -> int:
    """Play on to the end and return the thirds of side 0, with those of the last trick and of the cards aside.

    ``first`` is the card that is played before a reflex is asked, if one is; the rolls are read on from ``start``.
    ``other`` is how side 1 plays, where it is another reflex. ``busso`` says whether it was said with the trick on the
    table: then, and whenever it is said from now on, a partner gives his highest card, if it wins so far, and returns
    the suit once he has won with it. Where nobody says words it is MUTE.
    """
    if position.over:
        return position.taken[0]
    reflexes = (reflex, other or reflex)
    sides, worth, stock, must_trump = frame.sides, frame.worth, position.stock, frame.must_trump
    hands, trick = list(position.hands), position.trick
    places: i64 = len(hands)
    rolled: i64 = start
    at: i64 = position.turn
    count: i64 = len(trick)
    shift: i64 = 0
    best: i64 = 0
    holder: i64 = 0
    pot: i64 = 0
    out: i64 = 0
    drawn: i64 = 0
    taken: i64 = position.taken[0]
    trumps: i64 = frame.trumps
    leader: i64 = (at - count) % places
    asked: bool = busso == 1
    for some in hands + list(stock):
        out |= some
    if first:
        if not count and busso != MUTE:
            asked = asks(hands[at], out, first)
        hands[at] ^= first
        out ^= first
        trick = (*trick, first)
    if trick:
        shift = _SHIFT[trick[0].bit_length()]
        won = winning(frame, trick)
        best, holder = trick[won], (at - count + won) % places
        for one in trick:
            pot += worth[one.bit_length()]
    if first:
        at, count = (at + 1) % places, count + 1
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
        if not count:
            if not hand:
                break
            possible: i64 = hand
            if asked and at != leader and sides[at] == sides[leader] and (best >> shift) & SUIT:
                possible = hand & (SUIT << shift) or hand
            one = possible
            if possible & (possible - 1):
                one = reflexes[sides[at]].lead(possible, out & ~hand, _ROLLS[rolled & _LAST])
            shift = _SHIFT[one.bit_length()]
            best, holder, leader = one, at, at
            if busso != MUTE:
                asked = asks(hand, out, one)
        else:
            mine = (hand >> shift) & SUIT
            if mine:
                if mine & (mine - 1):
                    top = (best >> shift) & SUIT or TRUMPED
                    ours = sides[holder] == sides[at]
                    rest, after, roll = (out >> shift) & SUIT & ~mine, places - 1 - count, _ROLLS[rolled & _LAST]
                    if asked and sides[at] == sides[leader] and mine > top:
                        mine = 1 << (int(mine).bit_length() - 1)
                    else:
                        mine = reflexes[sides[at]].follow(mine, rest, top, ours, after, pot, roll)
                one = mine << shift
                if one > best and not (best & trumps and not one & trumps):
                    best, holder = one, at
            else:
                one = (hand & trumps if must_trump else 0) or hand
                if one & (one - 1):
                    top = (best >> shift) & SUIT or TRUMPED
                    sure = count == places - 1 or top > (out >> shift) & SUIT
                    home, roll = sure and sides[holder] == sides[at], _ROLLS[rolled & _LAST]
                    one = reflexes[sides[at]].throw(one, out & ~hand, home, roll)
                if one & trumps and (one > best or not best & trumps):
                    best, holder = one, at
        hands[at] = hand ^ one
        out ^= one
        pot += worth[one.bit_length()]
        count += 1
        rolled += 1
        at += 1
        if at == places:
            at = 0
    return taken + (0 if sides[at] else frame.last + frame.thirds(position.aside))


def asks(hand: i64, out: i64, one: i64) -> bool:
    """Whether busso is said with a card led: a worthless one that can be beaten, of a long suit with a high card (C01).

    The hand has that card still; of the cards that are ``out``, those of the hand do not count.

    >>> asks(0b1000000011, 0b0110000100, 0b1), asks(0b1000000001, 0b0110000100, 0b1), asks(0b0001000011, 0b100, 0b1)
    (True, False, False)
    """
    shift: i64 = _SHIFT[int(one).bit_length()]
    mine: i64 = hand >> shift & SUIT
    card: i64 = one >> shift
    return (
        card & LOW != 0
        and mine >= ACE
        and int(mine).bit_count() >= LONG
        and (out >> shift & SUIT & ~mine) > card
    )


def trick_won(frame: Frame, position: Position, reflex: Reflex, first: i64, busso: i64 = MUTE) -> int:
    """Play a card, let the trick be finished by a reflex that does not err, and return the place that wins it.

    Words are heard as in :func:`play_out`.
    """
    asked = busso == 1
    if not position.trick and busso != MUTE:
        asked = asks(position.hands[position.turn], sum(position.hands) + sum(position.stock), first)
    position = play(frame, position, int(first))
    while position.trick:
        position = play(frame, position, reflected(frame, position, reflex, asked))
    return position.turn


def reflected(frame: Frame, position: Position, reflex: Reflex, asked: bool = False) -> int:
    """Return the card that a reflex plays that does not err: the one that :func:`play_out` plays, but slowly.

    ``asked`` says whether busso was said with the trick on the table.
    """
    trick, at, places = position.trick, position.turn, len(position.hands)
    possible = playable(frame, position.hands[at], trick[0] if trick else 0)
    if not possible & (possible - 1):
        return possible
    out = sum(hand for place, hand in enumerate(position.hands) if place != at) + sum(position.stock)
    if not trick:
        return reflex.lead(possible, out, 0)
    won, shift, after = winning(frame, trick), _SHIFT[trick[0].bit_length()], places - len(trick) - 1
    ours = frame.sides[(at - len(trick) + won) % places] == frame.sides[at]
    partner = frame.sides[(at - len(trick)) % places] == frame.sides[at]
    top, here = trick[won] >> shift & SUIT or TRUMPED, out >> shift & SUIT
    if possible & suit_of(trick[0]):
        if asked and partner and possible >> shift > top:
            return 1 << (possible.bit_length() - 1)
        return reflex.follow(possible >> shift, here, top, ours, after, sum(map(frame.thirds, trick)), 0) << shift
    return reflex.throw(possible, out, ours and (not after or top > here), 0)
