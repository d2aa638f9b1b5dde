"""Deal sets: the same cards for two sittings or for a friend, as a short code that can be read out on the telephone.

The code names a variant, a number of hands, and a key that every pack is shuffled by; the game is always of so many
hands, without what would end one early, so that sittings can be compared hand by hand.

>>> deals = DealSet("classic", 8, "K7QX2M4P")
>>> deals.text, read_deal_set(" Classic-8 k7qx 2m4p") == deals, read_deal_set("classic-9-K7QX-2M4P")
('classic-8-K7QX-2M4P', True, None)
>>> " ".join(map(str, deals.pack(0)[:4])), deals.dealer(4)
('Fc 5s Fb 6d', 2)
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.rules.registry import VARIANTS
from tressette_desktop.engine.seats import Seat

TAG: Final = "Deals"
"""The tag of a record whose deals are those of a set."""
LENGTHS: Final = (4, 8, 12, 16)
"""How many hands a set may have (option hands)."""
_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_ALIKE: Final = str.maketrans("OIL", "011")
"""Letters that are taken for figures when a code is read out or written down."""
_CODE: Final = re.compile(r"([a-z_]+)[\s-]+([0-9]{1,2})[\s-]+(\S{4})[\s-]*(\S{4})")


@dataclass(frozen=True)
class DealSet:
    """The cards of so many hands of a variant; ``key`` has eight letters."""

    variant: str
    hands: int
    key: str

    @classmethod
    def fresh(cls, variant: str, hands: int) -> DealSet:
        """Return a set that nobody has seen yet."""
        return cls(variant, hands, "".join(secrets.choice(_LETTERS) for _ in range(8)))

    @property
    def text(self) -> str:
        """The code."""
        return f"{self.variant}-{self.hands}-{self.key[:4]}-{self.key[4:]}"

    @property
    def options(self) -> str:
        """The rules that a set is played by, as differences from those of the variant."""
        length = "" if self.hands == VARIANTS[self.variant].defaults.hands else f" hands={self.hands}"
        return f"claims=off game=hands{length} hands_tie=draw special=none"

    def pack(self, hand: int, again: int = 0) -> tuple[Card, ...]:
        """Return the shuffled pack of a hand, counted from 0; ``again`` counts how often it was dealt in vain before.

        The same on every machine and for all time: nothing but SHA-256 decides.
        """
        pack, draws = list(DECK), self._draws(f"{hand}.{again}")
        for last in range(len(pack) - 1, 0, -1):
            place = _below(last + 1, draws)
            pack[last], pack[place] = pack[place], pack[last]
        return tuple(pack)

    def dealer(self, seats: int) -> Seat:
        """Return who deals first."""
        return _below(seats, self._draws("dealer"))

    def _draws(self, what: str) -> Iterator[int]:
        """Yield numbers below 2**32 without end."""
        count = 0
        while True:
            block = sha256(f"{self.text} {what} {count}".encode()).digest()
            yield from (int.from_bytes(block[at : at + 4], "big") for at in range(0, len(block), 4))
            count += 1


def offered() -> tuple[str, ...]:
    """Return the variants that have games of a fixed number of hands."""
    return tuple(key for key, variant in VARIANTS.items() if "hands" in variant.offers)


def read_deal_set(code: str) -> DealSet | None:
    """Return the set of a code as people write it, or None when it is none."""
    found = _CODE.fullmatch(code.strip().lower())
    if found is None or found[1] not in offered() or int(found[2]) not in LENGTHS:
        return None
    key = (found[3] + found[4]).upper().translate(_ALIKE)
    return DealSet(found[1], int(found[2]), key) if set(key) <= set(_LETTERS) else None


def _below(limit: int, draws: Iterator[int]) -> int:
    """Draw a number below a limit, each as likely as the others."""
    fair = (1 << 32) // limit * limit
    return next(draw for draw in draws if draw < fair) % limit
