"""Deal sets: the same cards for two sittings or for a friend, as a short code that can be read out on the telephone.

The code names a game, a number of hands, and a key that every pack is shuffled by; the game is always of so many hands,
without what would end one early, so that sittings can be compared hand by hand. The last letter follows from all before
it, so that no single wrong letter and no two neighbours that changed places make other cards.

>>> deals = DealSet("classic", 8, "K7QX2M4")
>>> deals.text, read_deal_set(" Classic-8 k7qx 2m43") == deals, read_deal_set("classic-8-K7QX-2M53")
('classic-8-K7QX-2M43', True, None)
>>> slip("classic-8-K7QX-2M53").wrong.name, slip("terziglio-8-K7QX-2M43")
('LETTER', Slip(wrong=<Wrong.LENGTH: 3>, game='terziglio', hands=8))
>>> " ".join(map(str, deals.pack(0)[:4])), deals.dealer
('2d 2b 6b As', 0)
>>> DealSet("terziglio4", 12, "K7QX2M4").variant, lengths("terziglio"), lengths("terziglio4")
('terziglio', (3, 6, 12, 24), (4, 12, 24))
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from functools import lru_cache
from hashlib import sha256
from typing import Final

from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.deal_line import write_deal
from tressette_desktop.engine.record.entries import Deal
from tressette_desktop.engine.rules.options import choices, deals_in, word
from tressette_desktop.engine.rules.registry import GAMES, game_of
from tressette_desktop.engine.rules.variant import Variant
from tressette_desktop.engine.seats import Seat

TAG: Final = "Deals"
"""The tag of a record whose deals are those of a set."""
_DEALT: Final = 5
"""How many deals a set has for each hand where contracts are paid: one that everybody passes is no hand (6.4)."""
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE: Final = str.maketrans("OIL", "011")
"""Letters that are taken for figures when a code is read out or written down."""
_KEY: Final = 7
"""Letters of a key."""
_CODE: Final = re.compile(r"([a-z_]+[0-9]?)[\s-]+([0-9]{1,2})[\s-]+([^\W_]{4})[\s-]*([^\W_]{4})")


class Wrong(Enum):
    """What may be wrong with a code."""

    SHAPE = auto()
    GAME = auto()
    LENGTH = auto()
    LETTER = auto()
    """A letter of the key is wrong, or two have changed places."""


@dataclass(frozen=True)
class Slip:
    """Why something is the code of no set, and the game and the number of hands that it names."""

    wrong: Wrong
    game: str = ""
    hands: int = 0


@dataclass(frozen=True)
class DealSet:
    """The cards of so many hands of a game, one of :func:`offered`; ``key`` has seven letters."""

    game: str
    hands: int
    key: str

    @classmethod
    def fresh(cls, game: str, hands: int) -> DealSet:
        """Return a set that nobody has seen yet."""
        return cls(game, hands, "".join(secrets.choice(_LETTERS) for _ in range(_KEY)))

    @property
    def text(self) -> str:
        """The code."""
        return f"{self.game}-{self.hands}-{self.key[:4]}-{self.key[4:]}{self._last}"

    @property
    def variant(self) -> str:
        """The key of the variant."""
        return _OFFERED[self.game][0].key

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return _OFFERED[self.game][1]

    @property
    def options(self) -> str:
        """The rules that a set is played by, as differences from those of the variant."""
        variant = _OFFERED[self.game][0]
        ends = _ends(variant)
        if ends is not None:
            end = f"deals({self.hands})"
            return "" if end == getattr(variant.defaults, ends) else f"{ends}={end}"
        length = "" if self.hands == variant.defaults.hands else f" hands={word(self.hands)}"
        return f"claims=off game=hands{length} hands_tie=draw special=none"

    def pack(self, place: int) -> tuple[Card, ...]:
        """Return the shuffled pack of a deal, counted from 0; one that everybody passed has its place like any other.

        The same on every machine and for all time: nothing but SHA-256 decides.
        """
        pack, draws = list(DECK), self._draws(f"{place}.0")
        for last in range(len(pack) - 1, 0, -1):
            chosen = _below(last + 1, draws)
            pack[last], pack[chosen] = pack[chosen], pack[last]
        return tuple(pack)

    @property
    def dealer(self) -> Seat:
        """Who deals first."""
        return _below(self.seats, self._draws("dealer"))

    def lines(self) -> tuple[str, ...]:
        """Return the deal lines, by place; whoever passes oftener than they reach has left the set behind."""
        return _lines(self)

    @property
    def _last(self) -> str:
        """The letter that follows from the game, the number of hands and the key.

        A polynomial over the field of 32 elements: each place weighs otherwise than its neighbours, and none nothing.
        """
        told = 0
        for symbol in (*(ord(letter) % 32 for letter in self.game), self.hands, *map(_LETTERS.index, self.key)):
            told = _turned(told) ^ symbol
        return _LETTERS[_turned(told)]

    def _draws(self, what: str) -> Iterator[int]:
        """Yield numbers below 2**32 without end."""
        count = 0
        while True:
            block = sha256(f"{self.text} {what} {count}".encode()).digest()
            yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, len(block), 4))
            count += 1


@lru_cache(maxsize=8)
def _lines(deals: DealSet) -> tuple[str, ...]:
    game, found = game_of(deals.variant, deals.options, deals.seats), []
    for place in range(deals.hands * (_DEALT if game.variant.stakes else 1)):
        dealer = (deals.dealer + place) % deals.seats
        found.append(write_deal(Deal(dealer, Match.new(game, dealer).layout(deals.pack(place)))))
    return tuple(found)


def offered() -> tuple[str, ...]:
    """Return the games that sets are made for: variants, with the number of players where that is not the usual one."""
    return tuple(_OFFERED)


def lengths(game: str) -> tuple[int, ...]:
    """Return how many hands a set of a game may have; where contracts are paid, each player deals equally often."""
    variant, seats = _OFFERED[game]
    ends = _ends(variant)
    if ends is None:
        return choices("hands")
    known = (deals_in(value) for value in choices(ends))
    return tuple(sorted(deals for deals in known if deals and not deals % seats))


def read_deal_set(code: str) -> DealSet | None:
    """Return the set of a code as people write it, or None when it is none."""
    found = _read(code)
    return found if isinstance(found, DealSet) else None


def slip(code: str) -> Slip | None:
    """Return why a code is none, or None when it is one."""
    found = _read(code)
    return found if isinstance(found, Slip) else None


def _read(code: str) -> DealSet | Slip:
    found = _CODE.fullmatch(code.strip().lower())
    if found is None:
        return Slip(Wrong.SHAPE)
    game, hands = found[1], int(found[2])
    if game not in _OFFERED:
        return Slip(Wrong.GAME, game, hands)
    if hands not in lengths(game):
        return Slip(Wrong.LENGTH, game, hands)
    letters = (found[3] + found[4]).upper().translate(_ALIKE)
    if set(letters) <= set(_LETTERS):
        deals = DealSet(game, hands, letters[:_KEY])
        if deals.text.endswith(letters[_KEY:]):
            return deals
    return Slip(Wrong.LETTER, game, hands)


def _turned(element: int) -> int:
    """Multiply an element of the field by the one that all others but 0 are powers of."""
    return element << 1 ^ (37 if element & 16 else 0)


def _ends(variant: Variant) -> str | None:
    """Return the option that ends a game after so many hands where contracts are paid, or None."""
    return next((name for name in variant.offers if deals_in(getattr(variant.defaults, name))), None)


_OFFERED: Final = {
    game: (variant, players)
    for game, (variant, players) in GAMES.items()
    if "hands" in variant.offers or _ends(variant) is not None
}
"""The games that sets are made for, with their variants and how many sit down."""


def _below(limit: int, draws: Iterator[int]) -> int:
    """Draw a number below a limit, each as likely as the others."""
    fair = (1 << 32) // limit * limit
    return next(draw for draw in draws if draw < fair) % limit
