"""A record at a glance: what a list says of it, found in its text without playing it through.

A list of many games, and the first page of the program, have no time to replay a record; this module therefore imports
nothing of the rules. What it finds is as good as the checks that stand in the record (docs/tsn.md section 7).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

_TAG: Final = re.compile(r'\[([A-Za-z0-9-]+)[ \t]+"((?:[^"\\]|\\.)*)"\]')
_HAND: Final = re.compile(r"=[0-9/+]+:(-?[0-9/-]+)")
_GAME: Final = re.compile(r"==([1-5](?:\+[1-5])*)(?:\*([0-9]+))?:")
_MOVED: Final = re.compile(r"=([1-5])x([1-5])")
_CHAIRS: Final = tuple(range(5))
_GAMES_OF_A_SESSION: Final = 3
"""The default of option session_games (rules.md section 15)."""


@dataclass(frozen=True)
class Glance:
    """What stands in a record.

    ``tags`` are those of its header as they are written, ``totals`` the score by seat after the last finished hand
    (empty: none is finished), ``winners`` the seats that won the last finished game; ``finished`` tells that nothing
    can follow, ``helped`` that something was taken back or an aid used. ``sitting`` are the players who sit in the
    chairs at the end, by the chair that each began in.

    >>> glance('[TSN "1"]\\n[Variant "classic"]\\n=13/22+3/3:7/10/7/10\\n').totals
    (7, 10, 7, 10)
    """

    tags: Mapping[str, str]
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    finished: bool = False
    helped: bool = False
    sitting: tuple[int, ...] = _CHAIRS

    def chair(self, player: int) -> int:
        """Return where a player sits at the end: who changes chairs takes his name along (rules.md 4.16)."""
        return self.sitting.index(player)

    @property
    def bots(self) -> frozenset[int]:
        """The players that are bots."""
        return frozenset(int(pair[0]) - 1 for pair in self.tags.get("Bots", "").split() if pair[0].isdigit())


def glance(text: str) -> Glance:
    """Look at the text of a record; a last line without its end does not count."""
    lines = text[: text.rfind("\n") + 1].splitlines()
    tags: dict[str, str] = {}
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    won: dict[int, int] = {}
    sitting = list(_CHAIRS)
    ended = helped = False
    for line in lines:
        if line.startswith("["):
            tags.update(_TAG.findall(line))
        elif game := _GAME.match(line):
            winners = tuple(int(seat) - 1 for seat in game[1].split("+"))
            for seat in winners:
                won[sitting[seat]] = won.get(sitting[seat], 0) + int(game[2] or 1)
            ended = True
        elif moved := _MOVED.match(line):
            one, other = int(moved[1]) - 1, int(moved[2]) - 1
            sitting[one], sitting[other] = sitting[other], sitting[one]
            ended = False
        elif hand := _HAND.match(line):
            totals = tuple(int(total) for total in hand[1].split("/"))
        elif line.strip():
            ended = line.endswith(":!stop")
            helped = helped or ":!undo" in line or ":!hint" in line
    finished = ended and _enough(tags.get("Options", ""), lines, won)
    return Glance(tags, totals, winners, finished, helped, tuple(sitting))


def _enough(options: str, lines: list[str], won: Mapping[int, int]) -> bool:
    """Whether a record whose last game is over goes on with another one."""
    if "session=" not in options or lines[-1].endswith(":!stop"):
        return True
    wanted = re.search(r"session_games=([0-9]+)", options)
    return max(won.values(), default=0) >= (int(wanted[1]) if wanted else _GAMES_OF_A_SESSION)
