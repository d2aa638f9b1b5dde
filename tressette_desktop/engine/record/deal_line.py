"""The deal line: dealer, hands, monte or stock, and the promise made of them (docs/tsn.md sections 3 and 9).

>>> line = "D4 1:3K76.A54.A.A5 2:2CF5..KC765.4 3:A4.KF7.2F4.26 4:.32C6.3.3KCF7"
>>> write_deal(read_deal(line.split(), seats=4)) == line
True
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from hashlib import sha256
from typing import Final

from tressette_desktop.engine.cards import DECK, Card, Suit, card, in_order
from tressette_desktop.engine.core.table import Layout, Pile, Unknown
from tressette_desktop.engine.record.entries import Deal
from tressette_desktop.engine.record.faults import Fault, NotationError

_RANKS = "([32AKCF7654]*)"
_DEALER = re.compile("D([1-5])")
_HAND = re.compile(rf"{_RANKS}\.{_RANKS}\.{_RANKS}\.{_RANKS}")
_CARDS = re.compile("(?:[32AKCF7654][cdsb])*")
_UNKNOWN = re.compile(r"\?([1-9][0-9]?)")
_HEX: Final = {"h": re.compile("[0-9a-f]{64}"), "z": re.compile("[0-9a-f]{32}")}
SALT_BYTES: Final = 16
"""How long a salt is, in bytes of two hexadecimal digits."""

_NAMES: Final = ("1", "2", "3", "4", "5", "m", "k", "h", "z")
"""The fields after the dealer, in their order."""
_LYING: Final = ("m", "k")
"""The piles that nobody was dealt: monte and stock."""


def promise_of(fields: Sequence[str], salt: str) -> str:
    """Return the hash that promises a deal: SHA-256 of the salt, a blank, and the line up to the hash."""
    return sha256(f"{salt} {' '.join(fields)}".encode()).hexdigest()


def promised(deal: Deal, salt: str) -> Deal:
    """Return a deal with the hash that promises it under a salt, and the salt that opens it.

    >>> deal = read_deal("D1 1:?10 2:?10".split(), seats=2, view=True)
    >>> written = write_deal(promised(deal, "00112233445566778899aabbccddeeff"))
    >>> read_deal(written.split(), seats=2, view=True).promise[:16]
    'e101f8515d912326'
    """
    bare = replace(deal, promise="", salt="")
    return replace(deal, promise=promise_of(write_deal(bare).split(), salt), salt=salt)


def read_deal(fields: Sequence[str], *, seats: int, view: bool = False) -> Deal:
    """Return the deal that the fields of a line describe; raises :class:`NotationError` without a line.

    Whether each pile has the number of cards that the variant deals is for the replay to say. Unknown cards are
    allowed in a ``view`` only.
    """
    dealer = _DEALER.fullmatch(fields[0])
    if dealer is None or int(dealer[1]) > seats:
        raise NotationError(Fault.BAD_DEAL, fields[0])
    named = _named(fields[1:], seats)
    hands = tuple(read_hand(named.get(str(seat + 1), "...")) for seat in range(seats))
    layout = Layout(hands, *(read_pile(name, named.get(name, "")) for name in _LYING))
    _all_there((*hands, layout.monte, layout.stock), view)
    promise, salt = named.get("h", ""), named.get("z", "")
    if promise and salt and promise_of(_without_promise(fields), salt) != promise:
        raise NotationError(Fault.PROMISE_BROKEN)
    return Deal(int(dealer[1]) - 1, layout, promise, salt)


def write_deal(deal: Deal) -> str:
    """Return the line of a deal, without its line end."""
    fields = [f"D{deal.dealer + 1}"]
    fields += [f"{seat + 1}:{write_hand(pile)}" for seat, pile in enumerate(deal.layout.hands) if len(pile)]
    for name, pile in zip(_LYING, (deal.layout.monte, deal.layout.stock), strict=True):
        if len(pile):
            fields.append(f"{name}:{_count(pile) if isinstance(pile, Unknown) else ''.join(map(str, pile))}")
    fields += [f"{name}:{value}" for name, value in (("h", deal.promise), ("z", deal.salt)) if value]
    return " ".join(fields)


def write_hand(pile: Pile) -> str:
    """Return a hand suit by suit, strong to weak, or the number of its cards when they are hidden.

    >>> write_hand((card("3c"), card("Kc"), card("4b"))), write_hand(Unknown(10))
    ('3K...4', '?10')
    """
    if isinstance(pile, Unknown):
        return _count(pile)
    return ".".join("".join(each.rank.value for each in in_order(pile) if each.suit is suit) for suit in Suit)


def _count(pile: Unknown) -> str:
    return f"?{pile.count}"


def _named(fields: Sequence[str], seats: int) -> dict[str, str]:
    """Return the fields by name; they must be known, in order, and each once."""
    named: dict[str, str] = {}
    last = -1
    for field in fields:
        name, colon, value = field.partition(":")
        place = _NAMES.index(name) if colon and name in _NAMES else -1
        stranger = place >= 0 and name.isdigit() and int(name) > seats
        if place <= last or stranger or (name in _HEX and not _HEX[name].fullmatch(value)):
            raise NotationError(Fault.BAD_DEAL, field)
        named[name], last = value, place
    return named


def read_hand(text: str) -> Pile:
    """Return a hand as it is written, suit by suit, or the number of its cards; raises :class:`NotationError`."""
    if found := _UNKNOWN.fullmatch(text):
        return Unknown(int(found[1]))
    if found := _HAND.fullmatch(text):
        return in_order(
            card(rank + suit.value) for suit, ranks in zip(Suit, found.groups(), strict=True) for rank in ranks
        )
    raise NotationError(Fault.BAD_HAND, text)


def read_pile(name: str, text: str) -> Pile:
    """Return a pile that lies on the table, its top card first; ``name`` is the field that it stands in."""
    if found := _UNKNOWN.fullmatch(text):
        return Unknown(int(found[1]))
    if _CARDS.fullmatch(text):
        return tuple(card(text[at : at + 2]) for at in range(0, len(text), 2))
    raise NotationError(Fault.BAD_DEAL, f"{name}:{text}")


def _all_there(piles: Iterable[Pile], view: bool) -> None:
    """See that every card of the pack stands there exactly once, or at most once in a view."""
    known: Counter[Card] = Counter()
    for pile in piles:
        if not isinstance(pile, Unknown):
            known.update(pile)
        elif not view:
            raise NotationError(Fault.HIDDEN_CARDS)
    for each in DECK:
        if known[each] > 1:
            raise NotationError(Fault.CARD_TWICE, str(each))
        if not known[each] and not view:
            raise NotationError(Fault.CARD_MISSING, str(each))


def _without_promise(fields: Sequence[str]) -> list[str]:
    return [field for field in fields if not field.startswith(("h:", "z:"))]
