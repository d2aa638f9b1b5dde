"""The files of a folder of games: a name for a new one, and deleting that can be taken back."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tressette_desktop.engine.record.journal import JournalError, Trouble, in_use

SUFFIX: Final = ".tsn"
TRASH: Final = "trash"


@dataclass(frozen=True)
class Deleted:
    """Where a deleted game was and where it lies now."""

    path: Path
    trashed: Path


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
