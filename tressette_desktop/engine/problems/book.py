"""The book of problems: a line for each, and which of them is the one of a day.

>>> (problem,) = read_book("# A comment\\n2 812.17 P4 1:3.A.. 2:.K.. 3:..2. 4:2.2.. t:7d5d w:13/11\\n")
>>> problem.grade.name, problem.origin, problem.puzzle.position.turn
('MEDIUM', '812.17', 3)
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import IntEnum
from functools import cached_property
from typing import Final

from tressette_desktop.engine.record.position_line import Puzzle, read_position


class Grade(IntEnum):
    """How hard a problem is."""

    EASY = 1
    """Two tricks show it."""
    MEDIUM = 2
    """Three tricks show it, or the whole of four cards."""
    HARD = 3
    """It takes more than three tricks of five cards or six."""


WEEK: Final = (Grade.EASY, Grade.EASY, Grade.MEDIUM, Grade.MEDIUM, Grade.MEDIUM, Grade.HARD, Grade.HARD)
"""How hard the problem of a day is, from Monday on."""
FIRST: Final = date(2024, 1, 1)
"""A Monday: the day of the first problem of the book."""


@dataclass(frozen=True)
class Problem:
    """A position in which one card alone is best. ``origin`` says how it came about, for whoever makes it again."""

    grade: Grade
    origin: str
    line: str

    @property
    def text(self) -> str:
        """Its line in the book."""
        return f"{int(self.grade)} {self.origin} {self.line}"

    @cached_property
    def puzzle(self) -> Puzzle:
        """The position as the solver reads it."""
        return read_position(self.line)


def read_book(text: str) -> tuple[Problem, ...]:
    """Return the problems of a book; raises ValueError, or NotationError, where a line is none."""
    lines = (line.split(maxsplit=2) for line in text.splitlines() if line and not line.startswith("#"))
    return tuple(Problem(Grade(int(grade)), origin, line) for grade, origin, line in lines)


def place_of_day(day: date, count: int) -> int:
    """Return the place, in a book of so many problems, of the one of a day.

    No problem comes back before all others have been there. Where a book has whole weeks, a weekday keeps its line.

    >>> place_of_day(date(2024, 1, 9), 371), place_of_day(date(2023, 12, 31), 371)
    (8, 370)
    """
    return (day - FIRST).days % count
