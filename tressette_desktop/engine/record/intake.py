"""Bringing games into the library: from files, from folders, from text.

Nothing that is there already is touched: every record becomes a file of its own under a name that is free, and stands
there whole or not at all. Each is played through before, so that whoever brings it hears what is wrong with it; one
that is damaged further on is kept for its good part.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from tressette_desktop.engine.files import DRAFT, draft_of, settle
from tressette_desktop.engine.record.entries import Deal
from tressette_desktop.engine.record.faults import Fault, NotationError
from tressette_desktop.engine.record.header import GameOf
from tressette_desktop.engine.record.index import listing
from tressette_desktop.engine.record.library import SUFFIX
from tressette_desktop.engine.record.reader import LIMIT, Record, chapters, content, parts
from tressette_desktop.engine.rules.registry import game_of as known_game

_FORGOTTEN: Final = 3600.0
"""Seconds after which a draft belongs to a program that was killed."""
_LONGEST_NAME: Final = 80
_FOLDERS: Final = 10_000
"""Folders that are looked through at most."""


@dataclass(frozen=True)
class Source:
    """Where records come from: the name that a copy is called by, and a file, or the bytes of a text."""

    stem: str
    path: Path | None = None
    data: bytes = b""

    @classmethod
    def text(cls, text: str, stem: str) -> Source:
        """Return what was pasted; its last line may lack its end."""
        return cls(stem, data=text.replace("\r\n", "\n").rstrip("\n").encode("utf-8", "replace") + b"\n")


@dataclass
class Intake:
    """Brings records into a folder.

    ``added`` are the new files, ``damaged`` those of them that have a fault further on; ``here`` counts the records
    that were in the folder already, ``refused`` are those that hold no game, by the name of the file they stand in and
    with what is wrong (None: nothing was played).
    """

    folder: Path
    game_of: GameOf = known_game
    added: list[Path] = field(default_factory=list)
    damaged: list[tuple[Path, NotationError]] = field(default_factory=list)
    here: int = 0
    refused: list[tuple[str, NotationError | None]] = field(default_factory=list)

    def run(self, found: Iterable[Source | None]) -> Iterator[int]:
        """Bring everything, in small steps, and yield how many records were looked at.

        Raises OSError when the folder cannot be written to. Whoever stops in the middle has what was brought till then.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        _clean(self.folder)
        sizes: dict[int, list[str]] = {}
        for name, (size, _) in listing(self.folder).items():
            sizes.setdefault(size, []).append(name)
        for source in found:
            for _step in self._bring(source, sizes) if source is not None else ():
                yield self.looked_at
            yield self.looked_at

    @property
    def looked_at(self) -> int:
        """How many records were brought in or turned away."""
        return len(self.added) + self.here + len(self.refused)

    def _bring(self, source: Source, sizes: dict[int, list[str]]) -> Iterator[None]:
        name = source.stem if source.path is None else source.path.name
        try:
            data = source.data if source.path is None else content(source.path)
        except OSError as error:
            self.refused.append((name, NotationError(Fault.UNREADABLE, detail=error.strerror or "")))
            return
        if len(data) > LIMIT:
            self.refused.append((name, NotationError(Fault.TOO_LARGE)))
            return
        records = parts(data)
        for number, part in enumerate(records, 1):
            yield
            if self._is_here(part, sizes):
                self.here += 1
                continue
            stem = source.stem if len(records) == 1 else f"{source.stem}-{number}"
            record = Record()
            for _lines, so_far in chapters(part)[0].reading(self.game_of):
                record = so_far
                yield
            if not any(isinstance(entry, Deal) for entry in record.entries):
                self.refused.append((name, record.error))
                continue
            path = keep(self.folder, stem, part)
            _copy_time(source.path if len(records) == 1 else None, path)
            sizes.setdefault(len(part), []).append(path.name)
            self.added.append(path)
            if record.error is not None:
                self.damaged.append((path, record.error))

    def _is_here(self, data: bytes, sizes: dict[int, list[str]]) -> bool:
        """Whether the folder has a file of this very content."""
        for name in sizes.get(len(data), ()):
            with suppress(OSError):
                if (self.folder / name).read_bytes() == data:
                    return True
        return False


def sources(paths: Sequence[Path]) -> Iterator[Source | None]:
    """Yield what these files hold, and the records in folders and below them; None while looking further."""
    waiting, seen = list(paths), 0
    while waiting:
        path = waiting.pop(0)
        if not path.is_dir():
            yield Source(_stem(path), path)
            continue
        seen += 1
        inside = []
        with suppress(OSError):
            inside = sorted(path.iterdir())
        waiting += [each for each in inside if each.is_dir() and not each.is_symlink() and seen < _FOLDERS]
        for each in inside:
            if each.suffix == SUFFIX and not each.is_dir():
                yield Source(_stem(each), each)
        yield None


def keep(folder: Path, stem: str, data: bytes) -> Path:
    """Write a new file into a folder, whole or not at all, under the first name that is free; return its path."""
    draft = draft_of(folder, data)
    try:
        return settle(draft, lambda number: f"{stem}{SUFFIX}" if number == 1 else f"{stem}-{number}{SUFFIX}")
    finally:
        draft.unlink(missing_ok=True)


def _stem(path: Path) -> str:
    """Return the name of a file for its copy, as far as every system can write it."""
    stem = "".join(letter if letter.isalnum() or letter in " -_." else "_" for letter in path.stem)
    return stem[:_LONGEST_NAME].strip(" .") or "game"


def _copy_time(source: Path | None, path: Path) -> None:
    """A game was played when its file was written, not when it was brought here."""
    if source is not None:
        with suppress(OSError):
            seen = source.stat()
            os.utime(path, ns=(seen.st_atime_ns, seen.st_mtime_ns))


def _clean(folder: Path) -> None:
    """Remove the drafts of a program that was killed while it brought something."""
    for draft in folder.glob(f".*{DRAFT}"):
        with suppress(OSError):
            if time.time() - draft.stat().st_mtime > _FORGOTTEN:
                draft.unlink()
