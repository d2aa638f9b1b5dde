"""A record at a glance: what a list says of it, found in its text without playing it through.

A list of many games, and the first page of the program, have no time to replay a record; this module therefore imports
nothing of the rules. What it finds is as good as the checks that stand in the record (docs/tsn.md section 7).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

_TAG: Final = re.compile(r'\[([A-Za-z0-9-]+)[ \t]+"((?:[^"\\]|\\.)*)"\]')
_PIECE: Final = re.compile(r'\{(?:[^\\}]|\\.)*+\}|[1-5]:"(?:[^"\\]|\\.)*+"|[^ \t{]+|\{')
_HAND: Final = re.compile(r"=[0-9/+]+:(-?[0-9]{1,6}(?:/-?[0-9]{1,6})*)")
_GAME: Final = re.compile(r"==([1-5](?:\+[1-5])*)(?:\*([0-9]{1,2}))?:")
_MOVED: Final = re.compile(r"=([1-5])x([1-5])")
_CHAIRS: Final = tuple(range(5))
_AIDS: Final = frozenset(("!undo", "!hint", "!listening", "!suits", "!count"))
"""What makes a game one that was helped (docs/tsn.md section 6)."""
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
        return frozenset(int(pair[0]) - 1 for pair in self.tags.get("Bots", "").split() if pair[0] in "12345")


def glance(text: str) -> Glance:
    """Look at the text of a record; a last line without its end does not count."""
    tags, tokens = pieces(text)
    return glance_at(tags, tokens)


def glance_at(tags: Mapping[str, str], tokens: Sequence[str]) -> Glance:
    """Look at a record that was taken apart already."""
    totals: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()
    won: dict[int, int] = {}
    sitting = list(_CHAIRS)
    ended = helped = False
    for token in tokens:
        if token.startswith("="):
            if game := _GAME.match(token):
                winners = tuple(int(seat) - 1 for seat in game[1].split("+"))
                for seat in winners:
                    won[sitting[seat]] = won.get(sitting[seat], 0) + int(game[2] or 1)
                ended = True
            elif moved := _MOVED.match(token):
                one, other = int(moved[1]) - 1, int(moved[2]) - 1
                sitting[one], sitting[other] = sitting[other], sitting[one]
                ended = False
            elif hand := _HAND.match(token):
                totals = tuple(int(total) for total in hand[1].split("/"))
        elif token[0] not in "{$":
            ended = token.endswith(":!stop")
            helped = helped or token[2:] in _AIDS
    stopped = ended and tokens[-1].endswith(":!stop")
    finished = stopped or (ended and _enough(tags.get("Options", ""), won))
    return Glance(tags, totals, winners, finished, helped, tuple(sitting))


def pieces(text: str) -> tuple[dict[str, str], list[str]]:
    """Return the tags of the last record in a text, and its tokens; a deal is the token ``D`` with all its line.

    Reading ends where a comment has no end: what follows cannot be told apart.
    """
    tags: dict[str, str] = {}
    tokens: list[str] = []
    for line in text[text.rfind("\n[TSN ") + 1 : text.rfind("\n") + 1].split("\n"):
        line = line.strip()
        if line.startswith("["):
            tags.update(_TAG.findall(line))
        elif line.startswith("D"):
            tokens.append(line)
        elif "{" not in line and '"' not in line:
            tokens += line.split()
        else:
            tokens += _read_apart(line)
    return tags, tokens


def _read_apart(line: str) -> Iterator[str]:
    """Yield the tokens of a line that may hold comments or free words, as far as each of them has an end."""
    for found in _PIECE.finditer(line):
        piece = found[0]
        if piece == "{" or (piece[1:3] == ':"' and not (piece.endswith('"') and len(piece) > 3)):
            return
        yield piece


def _enough(options: str, won: Mapping[int, int]) -> bool:
    """Whether a record whose last game is over does not go on with another one."""
    if "session=" not in options:
        return True
    wanted = re.search(r"session_games=([0-9]{1,4})", options)
    return max(won.values(), default=0) >= (int(wanted[1]) if wanted else _GAMES_OF_A_SESSION)
