"""The table of a hand: what lies where, and the count as it stands."""

import re
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from itertools import chain
from typing import ClassVar

from tests.checker.cards import DECK, THIRDS, hand, pile

Script = Generator[None, tuple[int, str], None]
"""Stops wherever somebody must decide, and goes on with seat and token."""

Word = Generator[None, tuple[int, str], str]
"""A script that comes to a word or token."""

OPTIONS = {
    "first_lead": "eldest", "redeal": "off", "pairing": "fixed", "duplicate": "false",
    "buongioco": "accusa", "accuse_open": "after_trick_1", "accuse_implied": "false",
    "game": "points", "hands": "4", "hands_tie": "continue", "target": "21", "claims": "manual",
    "call_norms": "modern", "both_over": "higher_total", "session": "single", "session_games": "3",
    "special": "classic", "stramazzo_strict": "false", "stramazzone_needs_enemy_trick": "false",
    "collatondrione": "off", "go_for_cappotto": "false", "posta": "games", "lay_down": "validated",
    "all_threes": "call_two", "call_any": "false", "code": "classic",
    "all_pass": "next_dealer", "dealer_paid_like": "none", "terziglio_leader": "standard",
    "terziglio_end": "deals(12)", "quintiglio_end": "deals(10)", "due_upgrade": "1",
    "pl_last_trick": "0", "pl_must_trump": "false", "pl_rounding": "floor",
    "people": "",
}  # fmt: skip
"""The options that matter to the count, with their defaults (rules.md section 15), and the chairs of people."""


@dataclass
class Before:
    """The match before a hand: who deals, totals and thirds carried over by seat, which hand of the game it is."""

    dealer: int
    totals: dict[int, int]
    carried: dict[int, int]
    number: int = 1
    sides: list[set[int]] = field(default_factory=list)
    forced: bool = False


class Stopped(Exception):
    """The hand ends before its last trick."""


class Table:
    """The table of a hand, by the numbers of the chairs."""

    DEALT, MONTE, STOCK, SEATS = 10, 0, 0, (4,)
    WORTH, LAST = THIRDS, 3
    FORCED: ClassVar[dict[str, str]] = {}

    def __init__(self, line: str, before: Before, options: dict[str, str]) -> None:
        self.before, self.options = before, options
        seats = len(before.totals)
        assert int(line[1]) == before.dealer, f"seat {before.dealer} should deal"
        self.dealt = {int(seat): hand(cards) for seat, cards in re.findall(r" (\d):(\S+)", line)}
        self.monte, self.stock = (pile("".join(re.findall(f" {name}:(\\S+)", line))) for name in "mk")
        order = self.around(before.dealer % seats + 1, range(1, seats + 1))
        self.order = [seat for seat in order if seat in self.dealt]
        assert sorted(self.dealt) == self.ours(seats), "these are not the seats that are dealt cards"
        assert {*map(len, self.dealt.values())} == {self.DEALT}, f"not hands of {self.DEALT} cards"
        assert (len(self.monte), len(self.stock)) == (self.MONTE, self.STOCK), "monte or stock has another number"
        assert {*self.monte, *self.stock, *chain(*self.dealt.values())} == {*DECK}, "a card is dealt twice"
        self.sides = before.sides or self.pairs()
        self.moved: tuple[int, int] | None = None
        self.over, self.annulled = False, ""
        self.draw_pairs()
        if options["first_lead"] == "four_of_coins" and before.number == 1:
            self.order = self.around(next(seat for seat in self.order if "4d" in self.dealt[seat]), self.order)
        self.leader = self.order[0]
        self._clear()

    def _clear(self) -> None:
        """Make the table ready for the first lead."""
        self.held = {seat: set(cards) for seat, cards in self.dealt.items()}
        self.trick: dict[int, str] = {}
        self.gone: set[str] = set()
        self.aside: dict[int, list[str]] = {seat: [] for seat in self.order}
        self.won, self.tricks, self.points = (dict.fromkeys(self.before.totals, 0) for _ in range(3))
        self.last: int | None = None
        self.official = bool(self.sides)
        self.said: dict[int, dict[str, set[str]]] = {seat: {} for seat in self.order}
        self.waiting: set[int] = set()
        self.verdict: tuple[int, bool] | None = None
        self.willing: set[int] = set()
        self.conceded: int | None = None
        self.calling: int | None = None
        self.calls: list[tuple[int, bool]] = []
        self.went = False
        self.shown: int | None = None
        self.first_there: set[int] | None = None
        self.there: int | None = None

    def ours(self, seats: int) -> list[int]:
        """The seats that are dealt cards."""
        return list(range(1, seats + 1))

    def pairs(self) -> list[set[int]]:
        """The sides as far as the seats make them."""
        return [{1, 3}, {2, 4}]

    def draw_pairs(self) -> None:
        """Random pairs (4.16): 4d plays with 5d, or 6d, who comes to sit opposite unless everybody stays."""
        if self.options["pairing"] not in ("facing", "seats") or self.before.number > 1:
            return
        four, *named = (next(s for s, cards in self.dealt.items() if card in cards) for card in ("4d", "5d", "6d"))
        partner = next((seat for seat in named if seat != four), None)
        if partner is None:
            self.over, self.annulled = True, "again"
            return
        opposite = (four + 1) % 4 + 1
        if self.options["pairing"] == "facing" and partner != opposite:
            self.moved = min(partner, opposite), max(partner, opposite)
            self.dealt[partner], self.dealt[opposite] = self.dealt[opposite], self.dealt[partner]
            partner = opposite
        pair = {four, partner}
        self.sides = sorted(({1, 2, 3, 4} - pair, pair), key=min)

    def around(self, seat: int, seats: Iterable[int] | None = None) -> list[int]:
        """The seats in playing order from one of them on."""
        order = list(self.order if seats is None else seats)
        return order[order.index(seat) :] + order[: order.index(seat)]

    def side(self, seat: int) -> set[int]:
        return next(side for side in self.sides if seat in side)

    def others(self, side: set[int]) -> set[int]:
        return {*self.order} - side

    def worth(self, cards: Iterable[str]) -> int:
        """The thirds of some cards."""
        return sum(self.WORTH[card[0]] for card in cards)

    def thirds(self, side: Iterable[int]) -> int:
        """The thirds of a side, the last trick included if it was played."""
        return sum(self.won[seat] for seat in side) + self.bonus() * (self.last in side)

    def bonus(self) -> int:
        return self.LAST

    def melds_of(self, side: Iterable[int]) -> int:
        return sum(self.points[seat] for seat in side)

    def count(self, seat: int) -> int:
        """The total of a seat as it stands: tricks, combinations, and what was there before."""
        side = self.side(seat)
        carried = sum(self.before.carried[each] for each in side)
        return self.before.totals[seat] + self.melds_of(side) + (self.thirds(side) + carried) // 3

    def reached(self, seat: int) -> bool:
        return self.count(seat) >= int(self.options["target"])

    def look(self, speaker: int | None = None) -> None:
        """After a trick or an announcement: who is at the target, first in the hand and first in this step?"""
        there = [seat for seat in self.around(speaker or self.leader) if self.sides and self.reached(seat)]
        if there:
            self.first_there = self.first_there or self.side(there[0])
            self.there = self.there or there[0]

    def claim_by_itself(self) -> None:
        """Claim for who is at the target (claims=auto), once everybody knows his side, but not after the last trick."""
        there, self.there = self.there, None
        if there and self.options["claims"] == "auto" and self.official and self.last is None:
            self.judge(there)

    def shows(self, seat: int, cards: set[str]) -> None:
        """A seat has shown cards of its own."""
