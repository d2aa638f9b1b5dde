"""``tressette solve``: say what a position is worth with all hands open, and what every card that may be played is."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence

from tressette_desktop.engine.kernel.bits import card_of
from tressette_desktop.engine.kernel.solver import Solver
from tressette_desktop.engine.record.faults import NotationError
from tressette_desktop.engine.record.position_line import Puzzle, read_position


def main(words: Sequence[str]) -> int:
    """Solve a position; the exit status is 1 when it cannot be read."""
    asked = _parser().parse_args(words)
    try:
        puzzle = read_position(asked.position)
    except NotationError as error:
        print(f"tressette solve: {error}", file=sys.stderr)
        return 1
    cards = solved(puzzle)
    best = next(iter(cards.values()))
    if asked.json:
        print(json.dumps({"value": best, "cards": cards}))
    else:
        print(_split(best))
        for name, value in cards.items():
            print(f"{name} {_split(value)}")
    return 0


def solved(puzzle: Puzzle) -> dict[str, list[int]]:
    """Return what both sides will have after each card, in thirds, best play following; the best card first.

    >>> solved(read_position("P4 1:3.A.. 2:.K.. 3:..2. 4:2.2.. t:7d5d w:13/11"))
    {'2d': [20, 15]}
    """
    frame, position = puzzle.frame, puzzle.position
    whole = position.whole(frame)
    values = Solver(frame).values(position)
    theirs = frame.sides[position.turn]
    ranked = sorted(values, key=lambda one: (values[one] if theirs else -values[one], card_of(one).index))
    return {str(card_of(one)): [values[one], whole - values[one]] for one in ranked}


def _split(value: Sequence[int]) -> str:
    return "/".join(map(str, value))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tressette solve",
        description="Say what a position is worth with all hands open: the thirds of both sides, then after each card.",
        epilog="Eight cards in four hands take about a second, the cards of a whole deal some minutes.",
    )
    parser.add_argument("position", help='a position line (docs/tsn.md section 11), as in "P1 1:3.4.. 2:2.5.."')
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser
