"""Find the problems: ``python packaging/problems/build.py [--check]``.

Bots play deals from fixed seeds, the solver looks at their endings, and those in which one card alone is best are
written to ``tressette_desktop/assets/problems.txt``: the same file on every machine. With ``--check`` nothing is
written: the exit status is 1 if the committed file is not what is found here. It takes some minutes; the compiled
kernel (packaging/README.md) halves them.
"""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from typing import Final

from finding import Found, endings

from tressette_desktop.engine.problems.book import WEEK, Grade, Problem

FILE: Final = Path(__file__).parents[2] / "tressette_desktop" / "assets" / "problems.txt"
WEEKS: Final = 53
"""A problem for every day of more than a year."""
HEAD: Final = """\
# Endings of the classic game in which one card alone is best, a week on seven lines, from Monday on.
# Each line: how hard it is, 1 to 3; the deal, and how many decisions were made in it; the position (docs/tsn.md, 11).
# Made by packaging/problems/build.py; docs/problems.md says how.
"""


def find() -> tuple[Problem, ...]:
    """Return the problems in their order, after looking at as many deals as it takes."""
    wanted = {grade: WEEKS * WEEK.count(grade) for grade in Grade}
    kept: dict[Grade, list[Problem]] = {grade: [] for grade in Grade}
    for number in count():
        found = chosen(number)
        if found is not None and len(kept[found.grade]) < wanted[found.grade]:
            kept[found.grade].append(found)
            if all(len(kept[grade]) == wanted[grade] for grade in Grade):
                break
    return tuple(kept[grade].pop(0) for grade in WEEK * WEEKS)


def chosen(number: int) -> Problem | None:
    """Return the best problem of a deal, if it has one: what the bot missed, then what takes the longest look."""
    found = max(endings(number), key=_merit, default=None)
    return None if found is None else found.problem


def _merit(found: Found) -> tuple[bool, int]:
    return found.missed, found.sight


def text(problems: tuple[Problem, ...]) -> str:
    """Return the file."""
    return HEAD + "".join(f"{each.text}\n" for each in problems)


def main(words: list[str]) -> int:
    """Write the file, or compare it."""
    made = text(find())
    if words == ["--check"]:
        same = FILE.read_text(encoding="utf-8") == made
        print(f"{FILE.name}: {'as it is found here' if same else 'not what is found here'}")
        return int(not same)
    if words:
        print(__doc__)
        return 2
    FILE.write_text(made, encoding="utf-8", newline="\n")
    print(f"{FILE.name}: {made.count('P')} problems")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
