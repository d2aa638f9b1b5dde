"""Learns the weights of the reflex from play, and writes them where it finds them: ``python -m tests.bots.learn``.

It begins with hands that are played out by chance. In each round hands of the classic game are played; at every choice
every card is played out in some deals that cannot be ruled out, by the reflex of the round before. The weights that
tell the differences best, by least squares, make the next reflex. With no arguments it writes the file that is kept.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import fill

import numpy as np

from tests.bots.chance import Chance
from tests.bots.table import CLASSIC
from tressette_desktop.engine.bots import learned
from tressette_desktop.engine.bots.marks import (
    FOLLOW,
    LEAD,
    THROW,
    Case,
    Marks,
    of_follow,
    of_lead,
    of_throw,
    places,
    size,
)
from tressette_desktop.engine.bots.reflex import Instinct
from tressette_desktop.engine.bots.worlds import Words, Worlds
from tressette_desktop.engine.kernel.bits import SUIT, bits
from tressette_desktop.engine.kernel.playout import Reflex, play_out
from tressette_desktop.engine.kernel.position import Frame, Position, choices, play, suit_of, winning
from tressette_desktop.engine.kernel.telling import frame_of

PAIRS = frame_of(CLASSIC, (0, 1, 2, 3), ((0, 2), (1, 3)))

STRAYS = 0.1
"""How often a card is played by chance instead of the best, so that strange hands are seen as well."""

RIDGE = 3.0
"""How much holds a weight at nothing that was hardly ever seen."""

ROWS = 2000

HEAD = '''"""The weights of the marks of a card, as ``tests/bots/{}.py`` found them and wrote them here."""

from __future__ import annotations

from typing import Final


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split()))

'''
TOLD = {"REFLEX": "Of leads, throws and follows: what they bring when hands are played out."}


@dataclass
class Sums:
    """What least squares need of the cards of one case."""

    case: Case
    squares: np.ndarray = field(init=False)
    products: np.ndarray = field(init=False)
    rows: list[np.ndarray] = field(default_factory=list)
    values: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.squares = np.zeros((size(self.case), size(self.case)))
        self.products = np.zeros(size(self.case))

    def add(self, marks: list[Marks], values: list[float]) -> None:
        """Add the cards of one choice: only their differences count."""
        rows = np.zeros((len(marks), size(self.case)), dtype=np.float32)
        for row, some in zip(rows, marks, strict=True):
            row[places(self.case, some)] = 1
        self.rows.extend(rows - rows.mean(axis=0))
        self.values.extend(np.array(values) - np.mean(values))
        if len(self.rows) > ROWS:
            self.flush()

    def flush(self) -> None:
        """Sum up the rows that wait."""
        if self.rows:
            some = np.array(self.rows)
            self.squares += some.T @ some
            self.products += some.T @ np.array(self.values)
            self.rows, self.values = [], []

    def weights(self) -> tuple[int, ...]:
        """The weights that fit best, in hundredths of a third."""
        self.flush()
        found = np.linalg.solve(self.squares + RIDGE * np.eye(size(self.case)), self.products)
        return tuple(round(100 * each) for each in found)


def dealt(rng: random.Random) -> Position:
    """A position before the first lead."""
    pack = [1 << place for place in rng.sample(range(40), 40)]
    return Position(tuple(sum(pack[10 * place : 10 * place + 10]) for place in range(4)), rng.randrange(4))


def deals(position: Position, void: list[int], number: int, rng: random.Random) -> Iterator[Position]:
    """The position in deals that the hand to play cannot rule out."""
    others = [place for place in range(4) if place != position.turn]
    unseen = sum(position.hands[place] for place in others)
    holders = {one: tuple(at for at, place in enumerate(others) if not void[place] & one) for one in bits(unseen)}
    cards = tuple(sorted(holders, key=lambda one: (len(holders[one]) == 3, one)))
    rooms = (*(position.hands[place].bit_count() for place in others), 0)
    loose = sum(len(each) == 3 for each in holders.values())
    worlds = Worlds(tuple(others), cards, tuple(holders[one] for one in cards), rooms, Words({}), loose)
    for world in worlds.draw(rng, number):
        hands = tuple(world.hands.get(place, hand) for place, hand in enumerate(position.hands))
        yield Position(hands, position.turn, position.trick, position.taken)


def marked(frame: Frame, position: Position, cards: list[int]) -> tuple[int, list[Marks]]:
    """Which case it is, and the marks of the cards."""
    hand, trick = position.hands[position.turn], position.trick
    out = sum(position.hands) & ~hand
    own = [(one, 10 * ((one.bit_length() - 1) // 10)) for one in cards]
    suits = [(hand >> shift & SUIT, out >> shift & SUIT, one >> shift) for one, shift in own]
    if not trick:
        return 0, [of_lead(*suit, hand.bit_count()) for suit in suits]
    shift, won, after = 10 * ((trick[0].bit_length() - 1) // 10), winning(frame, trick), 3 - len(trick)
    ours, best = (len(trick) - won) % 2 == 0, trick[won] >> shift
    if not hand & suit_of(trick[0]):
        home = ours and (not after or best > out >> shift & SUIT)
        return 1, [of_throw(*suit, hand.bit_count(), home) for suit in suits]
    pot = sum(map(frame.thirds, trick))
    return 2, [of_follow(mine, rest, best, card, ours, after, pot) for mine, rest, card in suits]


def studied(frame: Frame, reflex: Reflex, sums: list[Sums], worlds: int, rng: random.Random) -> None:
    """Play one hand and put down what its cards are worth."""
    position, void = dealt(rng), [0, 0, 0, 0]
    while any(hand & (hand - 1) for hand in position.hands):
        cards = list(choices(frame, position))
        chosen = cards[0]
        if len(cards) > 1:
            sign = -1 if frame.sides[position.turn] else 1
            totals = [0.0] * len(cards)
            for some in deals(position, void, worlds, rng):
                for at, one in enumerate(cards):
                    totals[at] += sign * (2 * play_out(frame, some, reflex, one) - 35) / worlds
            case, marks = marked(frame, position, cards)
            sums[case].add(marks, totals)
            best = max(zip(totals, cards, strict=True))[1]
            chosen = rng.choice(cards) if rng.random() < STRAYS else best
        if position.trick and suit_of(chosen) != suit_of(position.trick[0]):
            void[position.turn] |= suit_of(position.trick[0])
        position = play(frame, position, chosen)


def written(script: str, weights: dict[str, list[tuple[int, ...]]], told: dict[str, str]) -> str:
    """The module that keeps what a script learned: weights of leads, throws and follows, and what is told of them."""
    text = HEAD.format(script)
    for name, cases in weights.items():
        numbers = "".join(f'    _numbers("""\n{fill(" ".join(map(str, each)), 118)}\n"""),\n' for each in cases)
        text += f'\n{name}: Final = (\n{numbers})\n"""{told[name]}"""\n'
    return text


def main() -> None:
    """Learn, and write what was learned."""
    parser = argparse.ArgumentParser(prog="python -m tests.bots.learn", description=__doc__)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--hands", type=int, default=1000)
    parser.add_argument("--worlds", type=int, default=24)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(learned.__file__))
    asked = parser.parse_args()
    reflex: Reflex = Chance(random.Random(asked.seed))
    for number in range(asked.rounds):
        rng = random.Random(f"{asked.seed} {number}")
        sums = [Sums(case) for case in (LEAD, THROW, FOLLOW)]
        for _ in range(asked.hands):
            studied(PAIRS, reflex, sums, asked.worlds, rng)
        found = [each.weights() for each in sums]
        reflex = Instinct((found[0], found[1], found[2]))
        print("round", number + 1, flush=True)
    asked.out.write_text(written("learn", {"REFLEX": found}, TOLD), "utf-8")


if __name__ == "__main__":
    main()
