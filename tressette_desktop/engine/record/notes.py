"""Notes on a record that nobody plays: judgements and comments, the one edit of a program (docs/tsn.md section 10).

Only the notes behind one token change; every other byte of the file stays what it is. The new file takes the place of
the old one at one stroke, so that whatever happens there is a whole record.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import FileIO
from itertools import chain, takewhile
from pathlib import Path
from typing import Final

from tressette_desktop.engine.record.entries import Entry, Judgement, Note
from tressette_desktop.engine.record.journal import (
    JournalError,
    Trouble,
    open_locked,
    sync_folder,
    trouble_of,
    write_all,
)
from tressette_desktop.engine.record.reader import BOM, LIMIT, Chapter, chapters, text_of, tokens_in
from tressette_desktop.engine.record.tokens import read_token, write_token

MACHINE: Final = "[%"
"""How a comment for programs begins."""
_NOTICED: Final = 1000
"""Nanoseconds by which a noted game is younger; coarser clocks tell it by its size, or not."""


@dataclass(frozen=True)
class Annotation:
    """What a person notes of a token: judgements with the numbers of PGN, and a comment of any length."""

    judgements: tuple[int, ...] = ()
    comment: str = ""


@dataclass(frozen=True)
class Edit:
    """A change of a file: at this byte ``old`` gave way to ``new``."""

    at: int
    old: bytes
    new: bytes

    @property
    def reverse(self) -> Edit:
        """The change that takes this one back."""
        return Edit(self.at, self.new, self.old)


def annotation(entries: Sequence[Entry], entry: int) -> Annotation:
    """Return what is noted of the entry at this place; comments of programs are none of it.

    >>> annotation((Judgement(1), Note("well"), Note("[%review loss=0.4]")), -1)
    Annotation(judgements=(1,), comment='well')
    """
    notes = list(takewhile(lambda each: isinstance(each, Judgement | Note), entries[entry + 1 :]))
    judged = tuple(each.number for each in notes if isinstance(each, Judgement))
    said = [each.text for each in notes if isinstance(each, Note) and not each.text.startswith(MACHINE)]
    return Annotation(judged, "\n".join(said))


def edit_of(data: bytes, record: int, entry: int, wanted: Annotation) -> Edit:
    """Return the change that notes this of an entry of a record of a file, both counted from 0, instead of what stands.

    Raises LookupError when there is no such entry.
    """
    chapter = chapters(data)[record]
    tokens = _Tokens(data, chapter)
    end, last, notes = tokens.behind(entry)
    new = _spelt((*_entries(wanted), *(each for each in notes if _of_program(each))))
    return Edit(end, data[end:last], new)


def program_edit(data: bytes, record: int, name: str, wanted: Mapping[int, Sequence[str]]) -> Edit:
    """Return the change that gives entries of a record a program's comments, instead of those of that name there.

    ``wanted`` has the comments by the places of the entries; all other notes stay. Raises LookupError when there is no
    such entry.
    """
    tokens = _Tokens(data, chapters(data)[record])
    head = f"{MACHINE}{name} "
    start, at, pieces = -1, -1, []
    for entry in sorted(wanted):
        end, last, notes = tokens.behind(entry)
        others = [each for each in notes if not (isinstance(each, Note) and each.text.startswith(head))]
        start = end if start < 0 else start
        pieces += [data[at:end] if at >= 0 else b"", _spelt((*others, *map(Note, wanted[entry])))]
        at = last
    return Edit(max(0, start), data[max(0, start) : max(0, at)], b"".join(pieces))


def apply(path: Path, known: bytes, edit: Edit) -> bytes:
    """Change a file that is as it is known, and return what it holds then.

    Raises :class:`JournalError`, and changes nothing, when it is being played, was changed by somebody else, would
    become too large, or cannot be written.
    """
    path = path.resolve()
    changed = known[: edit.at] + edit.new + known[edit.at + len(edit.old) :]
    with trouble_of(path), open_locked(path) as file:
        if file.readall() != known or known[edit.at : edit.at + len(edit.old)] != edit.old:
            raise JournalError(Trouble.CHANGED, path)
        if len(changed) > LIMIT:
            raise JournalError(Trouble.OTHER, path, "larger than 10 MB")
        draft = path.with_name(path.name + ".new")
        with open(draft, "wb", buffering=0) as written:
            write_all(written, changed)
        shutil.copymode(path, draft)
        _keep_time(path, draft)
        _put_in_place(draft, path, file)
    return changed


def _keep_time(path: Path, draft: Path) -> None:
    """A game was played when its last card was written, not when it was looked at; an index sees that it changed."""
    seen = path.stat()
    os.utime(draft, ns=(seen.st_atime_ns, seen.st_mtime_ns + _NOTICED))


def _put_in_place(draft: Path, path: Path, file: FileIO) -> None:
    if os.name == "nt":
        file.close()  # no file that is open is replaced there
    os.replace(draft, path)
    sync_folder(path.parent)


def _entries(wanted: Annotation) -> Iterator[Entry]:
    yield from map(Judgement, wanted.judgements)
    comment = wanted.comment.strip()
    if comment:
        yield Note(f" {comment}" if comment.startswith(MACHINE) else comment)


def _of_program(note: Entry) -> bool:
    return isinstance(note, Note) and note.text.startswith(MACHINE)


def _spelt(notes: Iterable[Entry]) -> bytes:
    return "".join(" " + write_token(each) for each in notes).encode()


class _Tokens:
    """The tokens of play of one record, with the bytes of the file where each stands."""

    def __init__(self, data: bytes, chapter: Chapter) -> None:
        self._chapter = chapter
        self._start = len(BOM) if data.startswith(BOM) else 0
        for _ in range(chapter.first - 1):
            self._start = data.index(b"\n", self._start) + 1

    def behind(self, entry: int) -> tuple[int, int, list[Entry]]:
        """Return where an entry ends, where the notes behind it end, and those notes."""
        tokens = chain.from_iterable(self._of_lines())
        end = -1
        for _ in range(entry + 1):
            _, end = next(tokens, ("", -1))
        if end < 0:
            raise LookupError(entry)
        notes: list[Entry] = []
        last = end
        for token, after in tokens:
            if token[0] not in "{$":
                break
            last = after
            notes.append(read_token(token))
        return end, last, notes

    def _of_lines(self) -> Iterator[list[tuple[str, int]]]:
        """Yield for each line its tokens with the byte where each ends; a header has none."""
        at, header = self._start, True
        for line in self._chapter.lines:
            text = text_of(line)
            header = header and (not text or text.startswith("["))
            if not header:
                lead = len(line) - len(line.lstrip(b" \t"))
                yield [(token, at + lead + len(text[:stop].encode())) for token, _, stop in tokens_in(text)]
            at += len(line) + 1
