"""The index of the library: an SQLite file beside the records that makes lists and statistics fast.

The records are the truth. The index holds nothing that cannot be found again: it may be deleted at any time, is made
anew when it is broken or of another version, and is compared with the names, sizes and times of the files whenever it
is asked. Several windows may use it, and any of them may be killed; where it cannot be written, it lives in memory.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

from tressette_desktop.engine.record.faults import Fault
from tressette_desktop.engine.record.header import GameOf
from tressette_desktop.engine.record.reader import LIMIT
from tressette_desktop.engine.record.summary import GameRow, HandRow, Summary, summary, unreadable
from tressette_desktop.engine.rules.registry import game_of as known_game

NAME: Final = "index.sqlite"
VERSION: Final = 4
"""Counted up when a table changes or a summary says something else: older indexes are made anew."""

_SUFFIX: Final = ".tsn"
_UNSPEAKABLE: Final = re.compile("[\ud800-\udfff]")
"""What stands in a name for bytes that are no text."""
_BATCH: Final = 40
"""Files summed up between two writings."""
_PATIENCE: Final = 2.0
"""Seconds to wait for another window to finish its writing."""
_BROKEN: Final = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)
_BUSY: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)

_TABLES: Final = f"""
CREATE TABLE game (
    id INTEGER PRIMARY KEY, file TEXT NOT NULL UNIQUE, size INTEGER NOT NULL, mtime INTEGER NOT NULL,
    played REAL NOT NULL, variant TEXT NOT NULL, options TEXT NOT NULL, names TEXT NOT NULL, bots TEXT NOT NULL,
    level TEXT NOT NULL, totals TEXT NOT NULL, winners TEXT NOT NULL, chairs TEXT NOT NULL, how TEXT NOT NULL,
    games INTEGER NOT NULL, finished INTEGER NOT NULL, helped INTEGER NOT NULL, branched INTEGER NOT NULL,
    deals TEXT NOT NULL, fault TEXT NOT NULL
);
CREATE TABLE hand (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, number INTEGER NOT NULL, person TEXT NOT NULL,
    chair INTEGER NOT NULL, deal TEXT NOT NULL, gained INTEGER NOT NULL, against INTEGER, thirds INTEGER,
    melds INTEGER NOT NULL,
    contract TEXT NOT NULL, kept INTEGER, claim INTEGER, won INTEGER, how TEXT NOT NULL, games INTEGER NOT NULL
);
CREATE INDEX hand_of ON hand (game);
CREATE INDEX hand_by ON hand (person);
CREATE TABLE par (
    deal TEXT NOT NULL, rules TEXT NOT NULL, gains TEXT NOT NULL, thirds TEXT NOT NULL, PRIMARY KEY (deal, rules)
);
PRAGMA user_version = {VERSION};
"""


class Progress(NamedTuple):
    """How far a long piece of work has come; the total is 0 while that is not known."""

    done: int
    total: int


Found = tuple[int, int]
"""A record as the folder lists it: its size in bytes, and its last change in nanoseconds since the epoch."""


class Index:
    """The index of one folder; ``writings`` counts how often this window has changed it.

    >>> import tempfile
    >>> with tempfile.TemporaryDirectory() as folder, Index(Path(folder)) as index:
    ...     list(index.refresh()), index.games()
    ([], [])
    """

    def __init__(self, folder: Path, game_of: GameOf = known_game) -> None:
        self._folder = folder
        self._game_of = game_of
        self._base: sqlite3.Connection | None = None
        self._in_memory = self._made_anew = False
        self.writings = 0

    def __enter__(self) -> Index:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        if self._base is not None:
            self._base.close()
            self._base = None

    def refresh(self) -> Iterator[Progress]:
        """Compare the index with the folder and sum up what is new in it, a file or a few names between two steps.

        Whoever stops in the middle finds the rest undone, and nothing wrong, the next time.
        """
        for _attempt in range(3):
            try:
                yield from self._catch_up()
                return
            except sqlite3.DatabaseError as error:
                if not self._mend(error):
                    return

    def games(self) -> list[GameRow]:
        """Return all games that are known, the latest first."""
        columns = ", ".join(GameRow._fields)
        return [GameRow(*row) for row in self.ask(f"SELECT {columns} FROM game ORDER BY played DESC, file")]

    def ask(self, question: str, values: Sequence[object] = ()) -> list[Any]:
        """Return the rows that answer a question; none from an index that just proved broken."""
        try:
            return self._connected().execute(question, values).fetchall()
        except sqlite3.DatabaseError as error:
            self._mend(error)
            return []

    def keep_par(self, deal: str, rules: str, gains: Sequence[float], thirds: Sequence[float]) -> None:
        """Keep what bots made of a deal, by chair."""
        told = [" ".join(f"{each:.3f}" for each in part) for part in (gains, thirds)]
        try:
            with self._writing() as base:
                base.execute("INSERT OR REPLACE INTO par VALUES (?, ?, ?, ?)", (deal, rules, *told))
        except sqlite3.DatabaseError as error:
            self._mend(error)

    # --- catching up with the folder --------------------------------------------------------------------------------

    def _catch_up(self) -> Iterator[Progress]:
        rows = self._connected().execute("SELECT file, size, mtime FROM game")
        known = {file: (size, mtime) for file, size, mtime in rows}
        found: dict[str, Found] = {}
        for _step in _look_through(self._folder, found):
            yield Progress(0, 0)
        gone = [file for file in known if file not in found]
        new = sorted((file for file in found if known.get(file) != found[file]), key=lambda file: -found[file][1])
        if gone:
            with self._writing() as base:
                base.executemany("DELETE FROM game WHERE file = ?", [(file,) for file in gone])
        batch: list[Summary] = []
        for done, file in enumerate(new, 1):
            batch.append(self._summed_up(file, found[file]))
            if len(batch) == _BATCH or done == len(new):
                self._write(batch)
                batch = []
            yield Progress(done, len(new))

    def _summed_up(self, file: str, found: Found) -> Summary:
        """Sum up a file. Size and time were taken before it is read: what is written meanwhile is seen next time."""
        if found[0] > LIMIT:
            return unreadable(file, *found, Fault.TOO_LARGE)
        path = self._folder / file
        try:
            # A pipe, for example, might never end.
            data = path.read_bytes() if path.is_file() else None
        except OSError:
            data = None
        if data is None:
            return unreadable(file, *found, Fault.UNREADABLE)
        return summary(file, data, *found, self._game_of)

    def _write(self, batch: Sequence[Summary]) -> None:
        fields = ", ".join(GameRow._fields)
        game = f"INSERT INTO game ({fields}) VALUES ({', '.join('?' * len(GameRow._fields))})"
        hand = f"INSERT INTO hand VALUES ({', '.join('?' * (1 + len(HandRow._fields)))})"
        with self._writing() as base:
            for each in batch:
                base.execute("DELETE FROM game WHERE file = ?", (each.game.file,))
                number = base.execute(game, each.game).lastrowid
                base.executemany(hand, [(number, *row) for row in each.hands])

    # --- the file ---------------------------------------------------------------------------------------------------

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        base = self._connected()
        base.execute("BEGIN IMMEDIATE")
        try:
            yield base
        except BaseException:
            base.execute("ROLLBACK")
            raise
        base.execute("COMMIT")
        self.writings += 1

    def _connected(self) -> sqlite3.Connection:
        if self._base is None:
            self._base = self._open()
        return self._base

    def _open(self) -> sqlite3.Connection:
        where = ":memory:" if self._in_memory or not self._folder.is_dir() else str(self._folder / NAME)
        base = sqlite3.connect(where, timeout=_PATIENCE, isolation_level=None)
        try:
            base.execute("PRAGMA foreign_keys = ON")
            with suppress(sqlite3.OperationalError):
                base.execute("PRAGMA journal_mode = WAL")
            base.execute("PRAGMA synchronous = NORMAL")
            if base.execute("PRAGMA user_version").fetchone()[0] != VERSION:
                base.execute("BEGIN IMMEDIATE")
                if base.execute("PRAGMA user_version").fetchone()[0] != VERSION:
                    for (table,) in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
                        base.execute(f'DROP TABLE "{table}"')
                    for statement in _TABLES.split(";"):
                        base.execute(statement)
                base.execute("COMMIT")
        except BaseException:
            base.close()
            raise
        return base

    def _mend(self, error: sqlite3.DatabaseError) -> bool:
        """See what can be done after an error; whether it is worth while to try again."""
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code in _BUSY:
            return False
        self.close()
        if code in _BROKEN and not self._made_anew:
            self._made_anew = True
            with suppress(OSError):
                for ending in ("", "-wal", "-shm"):
                    (self._folder / f"{NAME}{ending}").unlink(missing_ok=True)
                return True
        again, self._in_memory = not self._in_memory, True
        return again


def listing(folder: Path) -> dict[str, Found]:
    """Return the records of a folder by name; a folder that is not there has none.

    What cannot be looked at, a link to nowhere for example, has no size. A name that is no text is left out.
    """
    found: dict[str, Found] = {}
    for _step in _look_through(folder, found):
        pass
    return found


def _look_through(folder: Path, found: dict[str, Found]) -> Iterator[None]:
    """Add what a folder holds, some files between two steps."""
    with suppress(OSError), os.scandir(folder) as entries:
        for count, entry in enumerate(entries, 1):
            name = entry.name
            if not name.endswith(_SUFFIX) or (not name.isascii() and _UNSPEAKABLE.search(name)):
                continue
            try:
                seen = entry.stat()
                found[name] = seen.st_size, seen.st_mtime_ns
            except OSError:
                found[name] = 0, 0
            if not count % _BATCH:
                yield
