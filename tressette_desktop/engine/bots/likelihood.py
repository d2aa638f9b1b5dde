"""How well a deal explains what was played and said, in numbers: what is asked of thousands of deals for one decision.

A player mostly plays a card that promises much; a deal that makes a play a strange one becomes unlikelier. Each player
is taken to be one who goes by the book or one who thinks, whichever his plays fit; and to speak by the book, or never.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tressette_desktop.engine.bots.book import Book, average_of
from tressette_desktop.engine.bots.reflex import Instinct
from tressette_desktop.engine.kernel.bits import LOW, SUIT
from tressette_desktop.engine.kernel.playout import LONG, asks
from tressette_desktop.engine.kernel.position import Frame, playable

if TYPE_CHECKING:
    from mypy_extensions import i64

_BLIND: Final = 0.05
"""How often a card is played for reasons that nobody knows."""

_TRUST: Final = 0.85
"""The power to which the likelihood of plays is raised: models of players are surer of themselves than right."""

_SPEAKS: Final = 0.75
"""How many players say what the book says."""

_ODD: Final = 0.1
"""How often one of them says something else, or one of the others says a word."""

SILENT: Final = 0
VOLO: Final = 1
BUSSO: Final = 2
STRISCIO: Final = 3
"""What is said with a lead."""


@dataclass(frozen=True)
class Played:
    """A card that a seat played, and what everybody saw then.

    ``since`` are the cards that it played from then on, ``drawn`` those that it drew later; ``out`` are those that were
    neither played nor on the table. ``mates`` and ``foes`` are how many play after this one; ``who`` may hold the
    suits, and the cards known to be ``near`` and ``far``, are told as to the book. ``shift`` says how many places up
    the suit of the first card lies.

    Of a lead: the suits that a partner wants ``back``, or has asked for and ``must`` get, whether the side had no point
    yet (``early``), and what was ``said``, -1 where that tells nothing. Of a trick that had begun: ``led`` is its suit,
    ``top`` the winning card seen from there, ``ours`` whether it was a partner's, ``home`` whether it was sure,
    ``pot`` the thirds on the table, ``asked`` whether a partner had asked for the highest card, ``chance`` how many
    hundredths it was to go to the own side.
    """

    place: i64
    one: i64
    since: i64
    drawn: i64
    out: i64
    mates: i64
    foes: i64
    who: i64
    near: i64
    far: i64
    shift: i64
    back: i64 = 0
    must: i64 = 0
    early: bool = False
    said: i64 = -1
    led: i64 = 0
    top: i64 = 0
    ours: bool = False
    home: bool = False
    pot: i64 = 0
    asked: bool = False
    chance: i64 = 0


def likelihood(frame: Frame, plays: tuple[Played, ...], kept: int, reflex: Instinct, book: Book) -> float:
    """Return how likely a player has played so who kept this hand; ``reflex`` is how those play who think."""
    trumps: i64 = frame.trumps if frame.must_trump else 0
    bookish = thinking = talking = mute = 1.0
    for played in plays:
        hand: i64 = kept & ~played.drawn | played.since
        led = played.led
        if led == 0 and played.said >= 0:
            fits = _said(hand >> played.shift & SUIT, played.out >> played.shift & SUIT, played.one >> played.shift)
            talking *= 1.0 if fits == played.said else _ODD
            if played.said:
                mute *= _ODD
        possible = hand & led or (hand & trumps if led else 0) or hand
        if possible & (possible - 1):
            even = _BLIND / int(possible).bit_count()
            bookish *= even + (1 - _BLIND) * _by_book(played, hand, possible, book)
            thinking *= even + (1 - _BLIND) * _by_reflex(played, hand, possible, reflex)
    shown = ((bookish + thinking) / 2) ** _TRUST
    return float(shown) * (_SPEAKS * talking + (1 - _SPEAKS) * mute)


def expected(frame: Frame, played: Played, hand: i64, reflex: Instinct, book: Book) -> float:
    """Return how likely a play of this hand is, to who cannot tell a player of the book from one who thinks."""
    possible: i64 = playable(frame, int(hand), int(played.led))
    return (_by_book(played, hand, possible, book) + _by_reflex(played, hand, possible, reflex)) / 2


def _said(mine: i64, out: i64, one: i64) -> int:
    """What the book says with a lead from a suit; all is of that suit, the card led included."""
    count = int(mine).bit_count()
    if asks(mine, out, one):
        return BUSSO
    if not out & ~mine & -one:
        return SILENT
    if count == 1:
        return VOLO
    return STRISCIO if count >= LONG and one & LOW else SILENT


def _by_reflex(played: Played, hand: i64, possible: i64, model: Instinct) -> float:
    """How likely a player of reflexes plays a card from this hand."""
    out, shift = played.out & ~hand, played.shift
    if not played.led:
        return model.leads(hand & played.must or hand, out, played.one)
    if not possible & played.led:
        return model.throws(possible, out, played.home, played.one)
    mine, one = possible >> shift, played.one >> shift
    if played.asked and mine > played.top:
        return 1.0 if one == _highest(mine) else 0.0
    after, here = played.mates + played.foes, out >> shift & SUIT
    return model.follows(mine, here, played.top, played.ours, after, played.pot, one)


def _by_book(played: Played, hand: i64, possible: i64, model: Book) -> float:
    """How likely a player of the book plays a card from this hand."""
    out, shift, mates, foes = played.out & ~hand, played.shift, played.mates, played.foes
    if not played.led:
        own = hand & played.must or hand
        near, far = played.near, played.far
        return model.leads(own, out, played.one, mates, foes, played.who, near, far, played.back, played.early)
    if not possible & played.led:
        return model.throws(possible, out, played.chance, played.home, played.ours, played.one)
    mine, one = possible >> shift, played.one >> shift
    if played.asked and mine > played.top:
        return 1.0 if one == _highest(mine) else 0.0
    left: i64 = int(hand).bit_count()
    here = out >> shift & SUIT
    who, near, far = played.who >> shift & SUIT, played.near >> shift & SUIT, played.far >> shift & SUIT
    average = average_of(out)
    return model.follows(
        mine, here, played.top, played.ours, mates, foes, who, near, far, average, played.pot, left, one
    )


def _highest(mask: i64) -> int:
    return 1 << (int(mask).bit_length() - 1)
