"""A file of records that lies open: what it holds, and the notes that are written into it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from tressette_desktop.engine.record.notes import Annotation, Edit, annotation, apply, edit_of, program_edit
from tressette_desktop.engine.record.reader import Chapter, Record, chapters, content
from tressette_desktop.engine.record.story import Story

HUGE: Final = 500_000
"""Bytes of a file that no game has by itself."""
SEARCHED: Final = 50
"""How many records of a file are searched for one with cards in it."""


class OpenedFile:
    """A file as it was read; ``data`` is what it holds as far as is known here.

    Raises OSError when it cannot be read.
    """

    def __init__(self, path: Path) -> None:
        self.data = content(path)
        self.path = path
        self.chapters = chapters(self.data)
        self._edits: list[tuple[int, int, Edit]] = []

    @property
    def undoable(self) -> bool:
        """Whether a note can be taken back."""
        return bool(self._edits)

    @property
    def unfinished(self) -> bool:
        """Whether this is the record of a game that can be gone on with: the last one of a file that is not huge."""
        if len(self.data) > HUGE:
            return False
        return self.chapters[-1].read().unfinished

    @property
    def first(self) -> tuple[int, Record]:
        """The first record in which there is anything to be seen, as far as its first cards; else the first of all."""
        found = (0, Record())
        for number, chapter in enumerate(self.chapters[:SEARCHED]):
            for _, record in chapter.reading():
                if record.play is not None and record.play.begun:
                    return number, record
            found = (number, record) if not number else found
        return found

    def read_again(self, number: int) -> bool:
        """Take the file as somebody else has changed it, if there still are cards in that record; raises OSError.

        Notes that were written before can then no longer be taken back.
        """
        data = content(self.path)
        found = chapters(data)
        if number >= len(found) or not _begun(found[number]):
            return False
        self.data, self.chapters = data, found
        self._edits.clear()
        return True

    def noted(self, story: Story, entry: int) -> Annotation:
        """Return what is noted of an entry."""
        return annotation(story.record.entries, entry)

    def note(self, number: int, entry: int, wanted: Annotation) -> None:
        """Write a note on an entry of a record into the file; raises OSError, and changes nothing, where it cannot."""
        edit = edit_of(self.data, number, entry, wanted)
        self._change(edit)
        self._edits.append((number, entry, edit))

    def take_back(self) -> tuple[int, int]:
        """Take the last note back, and return the record and the entry that it was on; raises OSError."""
        number, entry, edit = self._edits[-1]
        self._change(edit.reverse)
        del self._edits[-1]
        return number, entry

    def keep(self, number: int, name: str, wanted: Mapping[int, Sequence[str]]) -> None:
        """Write a program's comments behind entries of a record; raises OSError, and changes nothing, where it cannot.

        Notes that were written before can then no longer be taken back.
        """
        self._change(program_edit(self.data, number, name, wanted))
        self._edits.clear()

    def _change(self, edit: Edit) -> None:
        self.data = apply(self.path, self.data, edit)
        self.chapters = chapters(self.data)


def _begun(chapter: Chapter) -> bool:
    return any(record.play is not None and record.play.begun for _, record in chapter.reading())
