"""The solver against a search that leaves nothing out, on small endings of every kind of game."""

from __future__ import annotations

import random

import pytest

from tressette_desktop.engine.kernel.position import Frame, Position, choices, play
from tressette_desktop.engine.kernel.solver import Solver
from tressette_desktop.engine.kernel.telling import frame_of
from tressette_desktop.engine.rules.registry import game_of

CLASSIC, HEARTS = game_of("classic"), game_of("trzy_siodemki")
MUST_TRUMP = game_of("trzy_siodemki", "pl_must_trump=true pl_last_trick=3")
FRAMES = {
    "pairs": (frame_of(CLASSIC, (0, 1, 2, 3), ((0, 2), (1, 3))), 3, 0),
    "neighbours": (frame_of(CLASSIC, (0, 1, 2, 3), ((0, 1), (2, 3))), 3, 0),
    "one of three": (frame_of(CLASSIC, (0, 1, 2), ((1,), (0, 2))), 3, 0),
    "two of five": (frame_of(CLASSIC, (0, 1, 2, 3, 4), ((1, 4), (0, 2, 3))), 2, 0),
    "two": (frame_of(CLASSIC, (0, 1), ((0,), (1,))), 4, 0),
    "two and a stock": (frame_of(CLASSIC, (0, 1), ((0,), (1,))), 3, 4),
    "hearts": (frame_of(HEARTS, (0, 1, 2, 3), ((0, 2), (1, 3))), 3, 0),
    "hearts for whoever cannot follow": (frame_of(MUST_TRUMP, (0, 1, 2, 3), ((0, 2), (1, 3))), 3, 0),
}


def ending(frame: Frame, size: int, stock: int, rng: random.Random) -> Position:
    """An ending of so many cards in each hand, of few suits so that they meet, a card or two into a trick or not."""
    places = len(frame.sides)
    pack = [1 << place for place in rng.sample(range(20 if places * size + stock < 16 else 40), places * size + stock)]
    hands = tuple(sum(pack[place * size : (place + 1) * size]) for place in range(places))
    rest = ((1 << 40) - 1) & ~sum(pack)
    aside = rest & -rest if rng.random() < 0.3 else 0
    position = Position(hands, rng.randrange(places), (), (4, 2), tuple(pack[places * size :]), aside)
    for _ in range(rng.randrange(places)):
        position = play(frame, position, rng.choice(choices(frame, position)))
    return position


def minimax(frame: Frame, position: Position) -> int:
    """What side 0 gets, by trying everything."""
    if position.over:
        return position.taken[0]
    found = [minimax(frame, play(frame, position, one)) for one in choices(frame, position)]
    return min(found) if frame.sides[position.turn] else max(found)


@pytest.mark.parametrize("kind", FRAMES)
def test_it_finds_what_minimax_finds(kind: str) -> None:
    frame, size, stock = FRAMES[kind]
    rng, solver, values = random.Random(kind), Solver(frame), set()
    for _ in range(25):
        position = ending(frame, size, stock, rng)
        expected = {one: minimax(frame, play(frame, position, one)) for one in choices(frame, position)}
        assert solver.values(position) == expected
        best, sign = Solver(frame), -1 if frame.sides[position.turn] else 1
        for played, value in expected.items():
            found = best.compared(position, played)
            assert found.items() <= expected.items()
            assert found[played] == value
            assert max(sign * each for each in found.values()) == max(sign * each for each in expected.values())
        assert solver.value(position) == (min if frame.sides[position.turn] else max)(expected.values())
        values.update(expected.values())
    assert len(values) > 4


@pytest.mark.parametrize("kind", FRAMES)
def test_what_is_kept_of_one_position_is_right_for_the_next(kind: str) -> None:
    frame, size, stock = FRAMES[kind]
    rng, solver, asked = random.Random(kind), Solver(frame), 0
    for _ in range(12):
        line = [ending(frame, size, stock, rng)]
        while not line[-1].over:
            line.append(play(frame, line[-1], rng.choice(choices(frame, line[-1]))))
        for position in (*line[-2::-1], *rng.sample(line[:-1], 3)):
            expected = {one: minimax(frame, play(frame, position, one)) for one in choices(frame, position)}
            assert solver.values(position) == expected
            best = (min if frame.sides[position.turn] else max)(expected.values())
            likely = solver.likely(position)
            assert best in [expected[one] for one in likely]
            assert set(likely) <= set(expected)
            assert len(likely) == len(set(likely))
            asked += 1
    assert asked > 90


def test_a_finished_hand_is_worth_what_was_taken() -> None:
    assert Solver(FRAMES["pairs"][0]).value(Position((0, 0, 0, 0), 2, (), (20, 15))) == 20
