"""The header of a record: tags in brackets (docs/tsn.md section 2)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from tressette_desktop.engine.errors import OptionError
from tressette_desktop.engine.record.faults import Fault, NotationError
from tressette_desktop.engine.record.tokens import escape, unescape
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.seats import Seat

VERSION: Final = 1

FREE_TAGS: Final = ("Preset", "Event", "Date", "Board", "Table", "From", "Deals", "Seed", "Result")
"""Tags whose value is text for people (``Result`` is compared with the replay all the same)."""

MOST_TAGS: Final = 100
"""Tags on one line, at most: more of them are there only to keep the reader busy."""
LONGEST_NAME: Final = 200
"""Letters of a name or another text for people, at most."""

GameOf = Callable[[str, str, int | None], Game]
"""How a variant's key, its options as text and the number at the table (None: as usual) become a game."""

_TAG = re.compile(r'\[([A-Za-z0-9-]+)[ \t]+"((?:[^"\\]|\\.)*)"\][ \t]*')
_BOTS = re.compile(r"([1-5])=([a-z0-9-]+)")
_START = re.compile(r"-?[0-9]{1,4}(?:/-?[0-9]{1,4})*")
_SEATS: Final = ("1", "2", "3", "4", "5")
_ORDER: Final = ("TSN", "Variant", "Players", "Preset", "Options", "Start", "Event", "Date", *_SEATS, "Bots")
_QUOTED: Final = {'"': '"', "\\": "\\"}


@dataclass(frozen=True)
class Header:
    """Who plays what.

    ``options`` is text, ``players`` how many sit at the table where that is not the usual number; ``names`` and
    ``bots`` (the level of each bot) are by seat, ``start`` are the totals before the first deal, ``view`` is the seat
    that saw the record (None: it is the whole truth; -1: a spectator), ``free`` the tags that are text for people.
    """

    variant: str
    options: str = ""
    players: int | None = None
    names: Mapping[Seat, str] = field(default_factory=dict)
    bots: Mapping[Seat, str] = field(default_factory=dict)
    start: tuple[int, ...] = ()
    view: Seat | None = None
    free: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Tag:
    """A tag as it stands in a record."""

    name: str
    value: str
    line: int


def read_tags(text: str, line: int) -> list[Tag]:
    """Return the tags of one line."""
    tags: list[Tag] = []
    at = 0
    while at < len(text):
        if len(tags) == MOST_TAGS:
            raise NotationError(Fault.TAG_TWICE, tags[-1].name, line=line)
        found = _TAG.match(text, at)
        value = None if found is None else unescape(found[2], _QUOTED)
        if found is None or value is None:
            raise NotationError(Fault.BAD_TAG, text[at:], line=line)
        tags.append(Tag(found[1], value, line))
        at = found.end()
    return tags


def read_header(tags: list[Tag], game_of: GameOf) -> tuple[Header, Game]:
    """Return what a run of tags says, and the game that it names; raises :class:`NotationError`."""
    named: dict[str, Tag] = {}
    for tag in tags:
        if tag.name in named:
            raise NotationError(Fault.TAG_TWICE, tag.name, line=tag.line)
        _known(tag, first=not named)
        named[tag.name] = tag
    if "Variant" not in named:
        raise NotationError(Fault.NO_VARIANT, line=tags[-1].line)
    game = _game(named, game_of)
    header = Header(
        variant=named["Variant"].value,
        options=named["Options"].value if "Options" in named else "",
        players=game.players,
        names={int(name) - 1: named[name].value for name in _SEATS if name in named},
        bots=_bots(named.get("Bots")),
        start=_start(named.get("Start"), game),
        view=_view(named.get("View")),
        free={name: tag.value for name, tag in named.items() if name in FREE_TAGS or name.startswith("x-")},
    )
    strangers = {seat for seat in (*header.names, *header.bots) if seat >= game.seats}
    if strangers:
        raise NotationError(Fault.NO_SUCH_SEAT, str(min(strangers) + 1), line=tags[-1].line)
    return header, game


def write_header(header: Header) -> str:
    """Return the lines of a header, each with its line end."""
    return "".join(f'[{name} "{escape(value, _QUOTED)}"]\n' for name, value in tags_of(header).items())


def tags_of(header: Header) -> dict[str, str]:
    """Return the tags of a header in the order in which they are written."""
    tags = {
        "TSN": str(VERSION),
        "Variant": header.variant,
        "Players": "" if header.players is None else str(header.players),
        "Options": header.options,
        "Start": "/".join(str(each) for each in header.start),
        "Bots": " ".join(f"{seat + 1}={level}" for seat, level in sorted(header.bots.items())),
        "View": "" if header.view is None else str(header.view + 1),
        **{str(seat + 1): name for seat, name in header.names.items()},
        **header.free,
    }
    order = [name for name in _ORDER if name in tags] + [name for name in tags if name not in _ORDER]
    return {name: tags[name] for name in order if tags[name]}


def _known(tag: Tag, *, first: bool) -> None:
    if first:
        if tag.name != "TSN":
            raise NotationError(Fault.NO_HEADER, line=tag.line)
        if not tag.value.isdecimal() or not tag.value.isascii() or len(tag.value) > 6:
            raise _not_understood(tag)
        if int(tag.value) != VERSION:
            raise NotationError(Fault.LATER_VERSION, detail=tag.value, line=tag.line)
    elif tag.name not in (*_ORDER, *FREE_TAGS, "View") and not tag.name.startswith("x-"):
        raise NotationError(Fault.UNKNOWN_TAG, tag.name, line=tag.line)
    elif tag.name in (*FREE_TAGS, *_SEATS) and len(tag.value) > LONGEST_NAME:
        raise _not_understood(tag)


def _game(named: Mapping[str, Tag], game_of: GameOf) -> Game:
    """Make the game, part by part, so that an error names the tag that is at fault."""
    variant, parts = named["Variant"], [named[name] for name in ("Players", "Options") if name in named]
    players, options = _players(named.get("Players")), ""
    game = _made(variant, game_of, variant.value, "", None)
    for tag in parts:
        options = tag.value if tag.name == "Options" else options
        game = _made(tag, game_of, variant.value, options, players)
    return game


def _made(tag: Tag, game_of: GameOf, variant: str, options: str, players: int | None) -> Game:
    try:
        return game_of(variant, options, players)
    except OptionError as error:
        raise NotationError(Fault.OPTION, tag.value, detail=str(error), line=tag.line) from None


def _players(tag: Tag | None) -> int | None:
    if tag is None:
        return None
    if tag.value not in _SEATS:
        raise _not_understood(tag)
    return int(tag.value)


def _bots(tag: Tag | None) -> dict[Seat, str]:
    bots: dict[Seat, str] = {}
    for pair in tag.value.split() if tag is not None else ():
        found = _BOTS.fullmatch(pair)
        if tag is not None and (found is None or int(found[1]) - 1 in bots):
            raise _not_understood(tag)
        if found is not None:
            bots[int(found[1]) - 1] = found[2]
    return bots


def _start(tag: Tag | None, game: Game) -> tuple[int, ...]:
    if tag is None:
        return ()
    totals = tuple(int(each) for each in tag.value.split("/")) if _START.fullmatch(tag.value) else ()
    if len(totals) != game.seats:
        raise _not_understood(tag)
    return totals


def _view(tag: Tag | None) -> Seat | None:
    if tag is None:
        return None
    if tag.value not in ("0", *_SEATS):
        raise _not_understood(tag)
    return int(tag.value) - 1


def _not_understood(tag: Tag) -> NotationError:
    return NotationError(Fault.BAD_VALUE, f'{tag.name} "{tag.value}"', line=tag.line)
