"""How well a deal explains the plays that were seen, in numbers: what is asked of thousands of deals for one decision.

A player mostly plays a card that promises much; a deal that makes a play a strange one becomes unlikelier.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tressette_desktop.engine.bots.reflex import Instinct
from tressette_desktop.engine.kernel.bits import SUIT
from tressette_desktop.engine.kernel.position import Frame

if TYPE_CHECKING:
    from mypy_extensions import i64

_BLIND: Final = 0.1
"""How often a card is played for reasons that nobody knows."""


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


def likelihood(frame: Frame, plays: tuple[Played, ...], hands: list[int], models: tuple[Instinct, Instinct]) -> float:
    """Return how likely the plays are from these hands, by place, of players who are as the one model or the other."""
    trumps: i64 = frame.trumps if frame.must_trump else 0
    found = 1.0
    for played in plays:
        hand: i64 = hands[played.place] & ~played.drawn | played.since
        led = played.led
        possible = hand & led or (hand & trumps if led else 0) or hand
        if possible & (possible - 1):
            first = _chance(frame, played, hand, possible, models[0])
            second = _chance(frame, played, hand, possible, models[1])
            found *= _BLIND / int(possible).bit_count() + (1 - _BLIND) * (first + second) / 2
    return found


def _chance(frame: Frame, played: Played, hand: i64, possible: i64, model: Instinct) -> float:
    """How likely a model plays a card from this hand."""
    out, led, shift = played.out & ~hand, played.led, played.shift
    if not led:
        return model.leads(hand, out, played.one)
    ours, here = frame.sides[played.holder] == frame.sides[played.place], out >> shift & SUIT
    if possible & led:
        mine, one = possible >> shift, played.one >> shift
        return model.follows(mine, here, played.top, ours, played.after, played.pot, one)
    return model.throws(possible, out, ours and (not played.after or played.top > here), played.one)
