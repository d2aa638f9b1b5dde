"""How well a deal explains the plays that were seen, in numbers: what is asked of thousands of deals for one decision.

A player plays mostly as the reflex would; where a deal makes a play a strange one, the deal becomes unlikelier.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tressette_desktop.engine.kernel.bits import SUIT
from tressette_desktop.engine.kernel.playout import Reflex
from tressette_desktop.engine.kernel.position import Frame

if TYPE_CHECKING:
    from mypy_extensions import i64

_LED: Final[tuple[float, ...]] = (1.0, 0.6, 0.8)
_FOLLOWED: Final[tuple[float, ...]] = (1.0, 0.65, 0.72)
_THROWN: Final[tuple[float, ...]] = (1.0, 0.3, 0.6)
"""How much a play speaks for a deal: the card that the reflex would play, one like it, any other.

These are how much oftener each is seen in the true deal than in one drawn at random, over games of bots.
"""


@dataclass(frozen=True)
class Played:
    """A card that another seat played, and what everybody saw then.

    ``since`` are the cards that it played from then on, ``drawn`` those that it drew later; ``out`` are those that were
    neither played nor on the table. Of a trick that had begun: the first card's suit lies ``shift`` places up, ``top``
    is the winning card seen from that suit, ``holder`` its place, ``after`` how many seats were still to play, ``pot``
    the thirds on the table; before a lead ``led`` is 0.
    """

    place: i64
    one: i64
    since: i64
    drawn: i64
    out: i64
    led: i64 = 0
    shift: i64 = 0
    top: i64 = 0
    holder: i64 = 0
    after: i64 = 0
    pot: i64 = 0


def likelihood(frame: Frame, plays: tuple[Played, ...], hands: list[int], reflex: Reflex) -> float:
    """Return how well the plays fit to these hands, by place: 1 if all are what the reflex would have played."""
    trumps: i64 = frame.trumps if frame.must_trump else 0
    found = 1.0
    for played in plays:
        hand: i64 = hands[played.place] & ~played.drawn | played.since
        led = played.led
        possible = hand & led or (hand & trumps if led else 0) or hand
        if possible & (possible - 1):
            found *= _fits(frame, played, hand, possible, reflex)
    return found


def _fits(frame: Frame, played: Played, hand: i64, possible: i64, reflex: Reflex) -> float:
    """How well a card fits to what the reflex would have played from this hand."""
    out, led, shift = played.out & ~hand, played.led, played.shift
    if not led:
        return _LED[_unlike(reflex.lead(hand, out), played.one, frame)]
    ours, here = frame.sides[played.holder] == frame.sides[played.place], out >> shift & SUIT
    if possible & led:
        card = reflex.follow(possible >> shift, here, played.top, ours, played.after, played.pot) << shift
        return _FOLLOWED[_unlike(card, played.one, frame)]
    home = ours and (not played.after or played.top > here)
    return _THROWN[_unlike(reflex.throw(possible, out, home), played.one, frame)]


def _unlike(expected: i64, one: i64, frame: Frame) -> int:
    """Return 0 for the same card, 1 for one of the suit that is worth the same, else 2."""
    if expected == one:
        return 0
    first, second = int(expected).bit_length(), int(one).bit_length()
    return 1 if (first - 1) // 10 == (second - 1) // 10 and frame.worth[first] == frame.worth[second] else 2
