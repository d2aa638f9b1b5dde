"""The games of a folder: what is there, a name for a new one, and deleting that can be taken back."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tressette_desktop.engine.record.faults import Fault, NotationError
from tressette_desktop.engine.record.glance import glance
from tressette_desktop.engine.record.header import GameOf, Header
from tressette_desktop.engine.record.journal import JournalError, Trouble, in_use
from tressette_desktop.engine.record.reader import LIMIT, read
from tressette_desktop.engine.rules.registry import game_of as known_game

SUFFIX: Final = ".tsn"
TRASH: Final = "trash"


@dataclass(frozen=True)
class Listed:
    """A game as a list shows it, found without replaying it.

    ``changed`` is the time of the last change in seconds since the epoch; ``finished`` tells that nothing is left to
    play; ``error`` is why its header cannot be read (a fault further on shows when it is opened).
    """

    path: Path
    header: Header
    changed: float
    finished: bool
    error: NotationError | None = None


@dataclass(frozen=True)
class Deleted:
    """Where a deleted game was and where it lies now."""

    path: Path
    trashed: Path


def games(folder: Path, game_of: GameOf = known_game) -> tuple[Listed, ...]:
    """Return the games of a folder, the latest first; a folder that is not there has none."""
    try:
        paths = [path for path in folder.iterdir() if path.suffix == SUFFIX]
    except OSError:
        return ()
    listed = [_listed(path, game_of) for path in paths]
    return tuple(sorted(listed, key=lambda each: (-each.changed, each.path.name)))


def fresh_path(folder: Path, stem: str) -> Path:
    """Return a path for a new game that no file has yet: ``stem.tsn``, else ``stem-2.tsn`` and so on."""
    path, number = folder / f"{stem}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{SUFFIX}"
    return path


def delete(path: Path) -> Deleted:
    """Move a game to the trash beside it; raises OSError when it is being played or cannot be moved."""
    if in_use(path):
        raise JournalError(Trouble.OPEN_ELSEWHERE, path)
    trash = path.parent / TRASH
    trash.mkdir(exist_ok=True)
    trashed = fresh_path(trash, path.stem)
    os.rename(path, trashed)
    return Deleted(path, trashed)


def restore(deleted: Deleted) -> Path:
    """Take a game out of the trash and return where it is now; raises OSError when it cannot be moved."""
    path = fresh_path(deleted.path.parent, deleted.path.stem)
    os.rename(deleted.trashed, path)
    return path


def _listed(path: Path, game_of: GameOf) -> Listed:
    try:
        changed, data = path.stat().st_mtime, _content(path)
    except OSError as error:
        return Listed(path, Header(""), 0.0, True, NotationError(Fault.UNREADABLE, detail=error.strerror or ""))
    record = read(_header_lines(data), game_of)[0]
    if record.error is not None:
        return Listed(path, record.header, changed, True, record.error)
    return Listed(path, record.header, changed, glance(data.decode("utf-8", "replace")).finished)


def _header_lines(head: bytes) -> bytes:
    """Return the lines of the first header."""
    lines = []
    for line in head.split(b"\n")[:-1]:
        if line.strip() and not line.startswith(b"["):
            break
        lines.append(line + b"\n")
    return b"".join(lines)


def _content(path: Path) -> bytes:
    """Return the bytes of a file, or as many of them as a record may have."""
    with path.open("rb") as file:
        return file.read(LIMIT)
