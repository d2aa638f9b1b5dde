"""Deal sets: the same cards for two sittings or for a friend, as a short code that can be read out on the telephone.

The code names a game, a number of hands, and a key that every pack is shuffled by; the game is always of so many hands,
without what would end one early, so that sittings can be compared hand by hand.

>>> deals = DealSet("classic", 8, "K7QX2M4P")
>>> deals.text, read_deal_set(" Classic-8 k7qx 2m4p") == deals, read_deal_set("classic-9-K7QX-2M4P")
('classic-8-K7QX-2M4P', True, None)
>>> " ".join(map(str, deals.pack(0)[:4])), deals.dealer
('Fc 5s Fb 6d', 2)
>>> DealSet("terziglio4", 12, "K7QX2M4P").variant, lengths("terziglio"), lengths("terziglio4")
('terziglio', (3, 6, 12, 24), (4, 12, 24))
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
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
_CODE: Final = re.compile(r"([a-z_]+[0-9]?)[\s-]+([0-9]{1,2})[\s-]+(\S{4})[\s-]*(\S{4})")


@dataclass(frozen=True)
class DealSet:
    """The cards of so many hands of a game, one of :func:`offered`; ``key`` has eight letters."""

    game: str
    hands: int
    key: str

    @classmethod
    def fresh(cls, game: str, hands: int) -> DealSet:
        """Return a set that nobody has seen yet."""
        return cls(game, hands, "".join(secrets.choice(_LETTERS) for _ in range(8)))

    @property
    def text(self) -> str:
        """The code."""
        return f"{self.game}-{self.hands}-{self.key[:4]}-{self.key[4:]}"

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
    found = _CODE.fullmatch(code.strip().lower())
    if found is None or found[1] not in _OFFERED or int(found[2]) not in lengths(found[1]):
        return None
    key = (found[3] + found[4]).upper().translate(_ALIKE)
    return DealSet(found[1], int(found[2]), key) if set(key) <= set(_LETTERS) else None


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
