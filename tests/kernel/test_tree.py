"""The tree of imagined deals: chance goes every way that the rules allow and no other, and the best card is found."""

from __future__ import annotations

import random

import pytest

from tests.kernel.test_solver import FRAMES, ending
from tressette_desktop.engine.kernel.position import Frame, Position, choices, play
from tressette_desktop.engine.kernel.solver import Solver
from tressette_desktop.engine.kernel.tree import Tree


def ends(frame: Frame, position: Position) -> set[int]:
    """All thirds that side 0 may end with."""
    if position.over:
        return {position.taken[0]}
    return set().union(*(ends(frame, play(frame, position, one)) for one in choices(frame, position)))


def grown(frame: Frame, position: Position, rounds: int, seed: int) -> dict[int, tuple[int, int]]:
    """What is found of each card in a deal that is known."""
    tree = Tree(rounds, seed)
    for _ in range(rounds):
        tree.grow(frame, position)
    return tree.found()


@pytest.mark.parametrize("kind", FRAMES)
def test_chance_goes_every_way_and_no_other(kind: str) -> None:
    frame, size, stock = FRAMES[kind]
    rng = random.Random(kind)
    for _ in range(4):
        position = ending(frame, min(size, 2), stock, rng)
        whole = position.whole(frame)
        met: dict[int, set[int]] = {}
        for _ in range(600):
            for one, (tried, gained) in grown(frame, position, 1, rng.getrandbits(32)).items():
                assert tried == 1
                met.setdefault(one, set()).add(whole - gained if frame.sides[position.turn] else gained)
        assert met == {one: ends(frame, play(frame, position, one)) for one in choices(frame, position)}


@pytest.mark.parametrize("kind", FRAMES)
def test_what_is_best_is_tried_most(kind: str) -> None:
    frame, size, stock = FRAMES[kind]
    rng, lost = random.Random(kind), list[int]()
    for _ in range(12):
        position = ending(frame, size, stock, rng)
        values, sign = Solver(frame).values(position), -1 if frame.sides[position.turn] else 1
        found = grown(frame, position, 1000, rng.getrandbits(32))
        assert found.keys() == values.keys()
        assert sum(tried for tried, _ in found.values()) == 1000
        chosen = max(found, key=lambda one: found[one][0])
        lost.append(max(sign * each for each in values.values()) - sign * values[chosen])
    assert sum(lost) <= 2


def test_the_same_seed_grows_the_same_tree() -> None:
    frame, size, stock = FRAMES["pairs"]
    rng = random.Random(1)
    positions = [ending(frame, size, stock, rng) for _ in range(10)]
    first, again, other = ([grown(frame, position, 100, seed) for position in positions] for seed in (7**11, 7**11, 1))
    assert first == again != other
