"""The journal: a record on the disk while it is played, added to and never rewritten (docs/tsn.md section 8).

Every call returns when its line is safe. A journal is open in one window at a time.
"""

from __future__ import annotations

import errno
import os
import secrets
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from enum import Enum
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Final

from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.files import put
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.deal_line import SALT_BYTES, promised
from tressette_desktop.engine.record.entries import Aid, Deal, Decision, Entry, Undo, checks_in, deal_in
from tressette_desktop.engine.record.header import GameOf, Header, write_header
from tressette_desktop.engine.record.reader import Record, read
from tressette_desktop.engine.record.writer import write_line
from tressette_desktop.engine.rules.registry import game_of as known_game
from tressette_desktop.engine.seats import Seat

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


class Trouble(Enum):
    """Why a journal cannot be kept."""

    OPEN_ELSEWHERE = "the game is open in another window"
    FULL = "the disk is full"
    READ_ONLY = "this folder may not be written to"
    MISSING = "the file is not there any more"
    TAKEN = "there is a file of that name already"
    DAMAGED = "the record is damaged"
    VIEW = "this is what one seat saw, not a game to go on with"
    CHANGED = "the file was changed by somebody else"
    OTHER = "the file cannot be written"


class JournalError(OSError):
    """A journal that cannot be kept: the trouble, the file, and more about it where there is more to say."""

    def __init__(self, trouble: Trouble, path: Path, detail: str = "") -> None:
        super().__init__(f"{path.name}: {trouble.value}" + (f" ({detail})" if detail else ""))
        self.trouble = trouble
        self.path = path


_TROUBLES: Final = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EROFS: Trouble.READ_ONLY,
    errno.EACCES: Trouble.READ_ONLY,
    errno.EPERM: Trouble.READ_ONLY,
    errno.ENOENT: Trouble.MISSING,
}


class Journal:
    """A record that grows line by line. Make one with :meth:`create` or :meth:`resume`.

    ``promise`` is the hash of the hand that was dealt last: whoever is shown it before the first card can see
    afterwards that the cards lay so from the beginning (docs/tsn.md section 9).
    """

    def __init__(self, path: Path, file: FileIO, length: int) -> None:
        self.path = path
        self.promise = ""
        self._file = file
        self._length = length

    @classmethod
    def create(cls, path: Path, header: Header, entries: Iterable[Entry] = ()) -> Journal:
        """Begin a journal, with what went before. The file appears under its name with all of that or not at all."""
        text = (write_header(header) + "".join(write_line(entry) + "\n" for entry in entries)).encode()
        with trouble_of(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists():
                raise JournalError(Trouble.TAKEN, path)
            put(path, text)
            sync_folder(path.parent)
            return cls(path, open_locked(path), len(text))

    @classmethod
    def resume(cls, path: Path, game_of: GameOf = known_game) -> tuple[Journal, Record]:
        """Open a journal to go on with it, and return what it holds so far.

        A cut last line is removed: nobody has seen what it would have said. A damaged file is left as it is.
        """
        with trouble_of(path):
            file = open_locked(path)
            try:
                data = file.readall()
                record = read(data, game_of)[-1]
                if record.error is not None:
                    raise JournalError(Trouble.DAMAGED, path, str(record.error))
                if record.play is None:
                    raise JournalError(Trouble.VIEW, path)
                whole = data.rfind(b"\n") + 1
                if whole < len(data):
                    file.truncate(whole)
                    os.fsync(file.fileno())
            except BaseException:
                file.close()
                raise
            return cls(path, file, whole), record

    def deal(self, match: Match, layout: Layout) -> None:
        """Write a deal, and promise it."""
        deal, *moved = deal_in(match, layout)
        assert isinstance(deal, Deal)
        deal = promised(deal, secrets.token_hex(SALT_BYTES))
        self.add(deal, *moved)
        self.promise = deal.promise

    def decide(self, seat: Seat, action: Action) -> None:
        """Write a decision."""
        self.add(Decision(seat, action))

    def undo(self, seat: Seat) -> None:
        """Write that a decision was taken back."""
        self.add(Undo(seat))

    def aid(self, seat: Seat, name: str) -> None:
        """Write that an aid was taken."""
        self.add(Aid(seat, name))

    def scored(self, match: Match, table: Table) -> None:
        """Write the checks of a finished hand."""
        if table.score is not None:
            self.add(*checks_in(match, table))

    def add(self, *entries: Entry) -> None:
        """Write entries, a line each, and see them onto the disk together.

        Raises :class:`JournalError` when that fails; then nothing of them counts, and the same call may be tried again.
        """
        text = "".join(write_line(entry) + "\n" for entry in entries).encode()
        with trouble_of(self.path):
            if self._file.seek(0, os.SEEK_END) != self._length:
                self._file.truncate(self._length)
                self._file.seek(self._length)
            write_all(self._file, text)
            self._length += len(text)

    def close(self) -> None:
        """Let the file go; another window may then open it."""
        self._file.close()

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def in_use(path: Path) -> bool:
    """Whether a game is open, in this window or another; raises :class:`JournalError` when that cannot be found out."""
    with trouble_of(path):
        try:
            open_locked(path).close()
        except JournalError:
            return True
        return False


@contextmanager
def trouble_of(path: Path) -> Iterator[None]:
    """Turn what the system says into the trouble that a person can understand."""
    try:
        yield
    except JournalError:
        raise
    except OSError as error:
        trouble = _TROUBLES.get(error.errno or 0, Trouble.OTHER)
        raise JournalError(trouble, path, error.strerror or "" if trouble is Trouble.OTHER else "") from error


def write_all(file: FileIO, text: bytes) -> None:
    """Write everything and wait until it is on the disk."""
    left = memoryview(text)
    while left:
        left = left[file.write(left) or 0 :]
    os.fsync(file.fileno())


def open_locked(path: Path) -> FileIO:
    """Open a record for writing, for this window alone; raises :class:`JournalError` when another one has it."""
    while True:
        file = _locked(path)
        try:
            if _is_there(file, path):
                return file
        except OSError:
            file.close()
            raise
        file.close()  # between opening and locking it was replaced by a new one: that is the record now


def _locked(path: Path) -> FileIO:
    file = open(path, "r+b", buffering=0)  # noqa: SIM115 - it stays open as long as the journal
    try:
        _lock(file)
    except OSError as error:
        file.close()
        if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
            raise JournalError(Trouble.OPEN_ELSEWHERE, path) from error
        raise
    return file


if sys.platform == "win32":

    def _lock(file: FileIO) -> None:
        # A locked byte cannot be read by others, so it lies far behind anything that will ever be written.
        file.seek(1 << 30)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)

    def _is_there(file: FileIO, path: Path) -> bool:
        """Windows replaces no file that is open."""
        return True

    def sync_folder(folder: Path) -> None:
        """Windows keeps the names of files without being asked."""

else:

    def _lock(file: FileIO) -> None:
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            # Some network drives know no locks; a game there is not refused for that.
            if error.errno not in (errno.ENOLCK, errno.ENOTSUP, errno.ENOSYS):
                raise

    def _is_there(file: FileIO, path: Path) -> bool:
        """Whether an open file is still the one of that name."""
        return os.path.samestat(os.fstat(file.fileno()), os.stat(path))

    def sync_folder(folder: Path) -> None:
        """See the new name of a file onto the disk as well."""
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
