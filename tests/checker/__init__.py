"""A second opinion on records of every game: ``python -m tests.checker FILE.tsn``.

It shares nothing with the program but the rules and docs/tsn.md. It replays every hand by itself, from what was decided
to who won each trick, and compares each third, point, total and result. Words and ticked boxes say nothing about the
count and are passed over.

One module for each thing: :mod:`.cards`; :mod:`.table`, what lies where and the count as it stands; :mod:`.stops`,
claims, calls and laying down; :mod:`.combinations`; :mod:`.hand`, the script of tressette for four, which others change
where they differ: :mod:`.variants` (chiamata, due, trzy siodemki), :mod:`.contracts` (terziglio, quintiglio).
:mod:`.results` says what a hand comes to, :mod:`.records` reads the file.
"""

from tests.checker.records import check

__all__ = ["check"]
