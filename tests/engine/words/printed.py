"""The rows of both codes as they are printed, read to the letter, without any order between them (rules.md 12.4, 13.2).

A second reading that shares no line with the engine: a suit is a set of bits here, the three the highest. Rows that
overlap or leave a gap do so here as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product

THREE, TWO, ACE, KING = 1 << 9, 1 << 8, 1 << 7, 1 << 6
TRESSETTE = THREE | TWO | ACE
EIGHT, NINE, FIVE = TWO | ACE, THREE | ACE, THREE | TWO
SUIT = (1 << 10) - 1


@dataclass(frozen=True)
class State:
    """The cards of a suit in a hand, the one led, and those played before, as bits."""

    held: int
    led: int
    gone: int

    @cached_property
    def n(self) -> int:
        return self.held.bit_count()

    @cached_property
    def rest(self) -> int:
        return self.held & ~self.led

    @cached_property
    def up(self) -> int:
        return SUIT & ~(2 * self.led - 1) & ~self.gone

    @property
    def sovrana(self) -> bool:
        return not self.up

    @property
    def mine_only(self) -> bool:
        return bool(self.up) and not self.up & ~self.held

    @property
    def top(self) -> bool:
        return self.led * 2 > self.held

    def holds(self, cards: int) -> bool:
        return self.held & cards == cards


Printed = Callable[[State], bool]
Code = dict[int, dict[str, Printed]]
"""The rows of a code, by the number of cards that they need (5: five or more), then by key."""


def states(*, fresh: bool) -> Iterator[State]:
    """Every holding with each card led: in a suit of which nothing was seen, or with all that may have gone."""
    for led in range(10):
        others = [1 << place for place in range(10) if place != led]
        for places in product(range(2 if fresh else 3), repeat=9):
            held = sum(card for card, place in zip(others, places, strict=True) if place == 1)
            gone = sum(card for card, place in zip(others, places, strict=True) if place == 2)
            yield State(held | 1 << led, 1 << led, gone)


def _no_tressette(s: State) -> bool:
    return not s.held & TRESSETTE


def _low(s: State) -> bool:
    """The card led is simple, and simple leaves the King out here."""
    return not s.led & (TRESSETTE | KING)


def _length_row(s: State) -> bool:
    only = s.led & TRESSETTE and not s.rest & TRESSETTE
    return bool(only) or (_no_tressette(s) and (s.led == KING or not s.held & KING))


def _of_king(s: State) -> bool:
    return _no_tressette(s) and bool(s.held & KING) and _low(s)


def _by_length(rows: dict[str, tuple[int, Printed]]) -> Code:
    return {n: {key: row for key, (length, row) in rows.items() if length == n} for n in range(1, 6)}


def _long(keys: str, row: Printed) -> dict[str, tuple[int, Printed]]:
    """The rows of three, four and five cards."""
    return {key: (length, row) for length, key in zip((3, 4, 5), keys.split(), strict=True)}


def _four(keys: str, row: Printed) -> dict[str, tuple[int, Printed]]:
    """The rows of four and of five cards."""
    return {key: (length, row) for length, key in zip((4, 5), keys.split(), strict=True)}


LUDOPOLI = _by_length(
    {
        "D01": (1, lambda s: not s.sovrana),
        "D02": (1, lambda s: s.sovrana),
        "D03": (2, lambda s: bool(s.led & (TRESSETTE | KING)) and not s.rest & (TRESSETTE | KING)),
        "D04": (3, lambda s: not s.rest & KING),
        "D05": (3, _of_king),
        "D06": (3, lambda s: s.mine_only and not s.rest & TRESSETTE),
        **_four("D07 D10", _length_row),
        **_four("D08 D11", _of_king),
        **_four("D09 D12", lambda s: _low(s) and s.mine_only),
        **_long("D13 D14 D15", lambda s: _low(s) and s.holds(ACE)),
        **_long("D16 D17 D18", lambda s: _low(s) and s.holds(TWO)),
        **_long("D19 D20 D21", lambda s: _low(s) and s.holds(THREE)),
        "D22": (2, lambda s: s.held == EIGHT and s.led == TWO),
        "D23": (3, lambda s: s.holds(EIGHT) and bool(s.led & EIGHT)),
        **_four("D24 D25", lambda s: s.holds(EIGHT)),
        "D26": (2, lambda s: s.held == NINE and s.led == THREE),
        "D27": (3, lambda s: s.holds(NINE) and bool(s.led & NINE)),
        **_four("D28 D29", lambda s: s.holds(NINE)),
        "D30": (2, lambda s: s.held == FIVE and s.led == TWO),
        "D31": (3, lambda s: s.holds(FIVE) and bool(s.led & FIVE)),
        **_four("D32 D33", lambda s: s.holds(FIVE)),
    }
)


def _rs(s: State) -> bool:
    """No tressette card is kept; nothing is said of the King, of whom F54 speaks."""
    return not s.rest & TRESSETTE


def _smooth(s: State) -> bool:
    return _rs(s) and (bool(s.led & TRESSETTE) or s.top)


def _mine(s: State) -> bool:
    own = not s.led & TRESSETTE and s.mine_only and not s.up & TRESSETTE
    return _rs(s) and (s.sovrana or own)


def _traditional_king(s: State) -> bool:
    return _no_tressette(s) and bool(s.rest & KING)


def _one(honour: int) -> Printed:
    return lambda s: bool(s.held & honour) and not s.led & TRESSETTE


def _five_king(s: State) -> bool:
    return s.holds(FIVE) and bool(s.rest & KING)


FITRES = _by_length(
    {
        "E01": (1, lambda s: not s.sovrana),
        "E02": (1, lambda s: s.sovrana),
        "E03": (2, _smooth),
        "E04": (2, lambda s: _smooth(s) and s.sovrana),
        **_long("E05 E10 E14", lambda s: _rs(s) and s.led != KING),
        **_long("E06 E11 E15", _smooth),
        "E07": (3, lambda s: _rs(s) and s.sovrana),
        **_long("E08 E12 E16", _mine),
        **_long("E09 E13 E17", _traditional_king),
        **_long("E18 E19 E20", _one(ACE)),
        **_long("E21 E22 E23", _one(TWO)),
        **_long("E24 E25 E26", _one(THREE)),
        "E27": (2, lambda s: s.held == EIGHT and s.led == TWO),
        "E28": (3, lambda s: s.holds(EIGHT) and bool(s.led & EIGHT)),
        **_four("E29 E30", lambda s: s.holds(EIGHT)),
        "E31": (2, lambda s: s.held == NINE and s.led == THREE),
        "E32": (3, lambda s: s.holds(NINE) and bool(s.led & NINE)),
        **_four("E33 E34", lambda s: s.holds(NINE)),
        "E35": (2, lambda s: s.held == FIVE and s.led == TWO),
        "E36": (3, lambda s: s.holds(FIVE) and s.led == TWO),
        **_four("E38 E40", lambda s: s.holds(FIVE)),
        "E37": (3, lambda s: _five_king(s) and s.led == TWO),
        **_four("E39 E41", _five_king),
        **_long("E42 E43 E44", lambda s: s.holds(TRESSETTE)),
    }
)


def rows_of(code: Code, state: State) -> frozenset[str]:
    """The rows of a code that are true of a state to the letter."""
    return frozenset(key for key, row in code[min(state.n, 5)].items() if row(state))
