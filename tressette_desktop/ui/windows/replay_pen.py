"""Notes on the moves of a record that lies open: when one may be written, and what the file says to it."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QObject, Signal

from tressette_desktop.engine.record.journal import JournalError, Trouble
from tressette_desktop.engine.record.notes import Annotation
from tressette_desktop.ui.windows.complaints import Complaints
from tressette_desktop.ui.windows.opened import OpenedFile
from tressette_desktop.ui.windows.walk import Walk


class Pen(QObject):
    """Writes into the file, and takes back what it wrote."""

    rewritten = Signal(int)
    """The file holds another text now, because of a note in this record."""
    overtaken = Signal(int)
    """The file holds another text now, because somebody else has changed it; the note is not written yet."""
    complained = Signal(str)
    """Nothing was written, and why: one sentence."""

    def __init__(self, file: OpenedFile, parent: QObject) -> None:
        super().__init__(parent)
        self._file = file

    def noted(self, walk: Walk, at: int) -> Annotation:
        """Return what is noted of a moment."""
        return self._file.noted(walk.story, walk.hand.moments[at].entry)

    def may_write(self, sound: bool) -> bool:
        """Whether a note may be written, and say so if not: a damaged record is left alone (docs/tsn.md section 8)."""
        if not sound:
            self.complained.emit(self.tr("This record is damaged, so it is left as it is: no note can be written."))
        return sound

    def write(self, record: int, entry: int, wanted: Annotation) -> bool:
        """Note this of an entry; whether it could be done."""
        try:
            self._file.note(record, entry, wanted)
        except OSError as error:
            self._refused(error, record)
            return False
        self.rewritten.emit(record)
        return True

    def _refused(self, error: OSError, record: int) -> None:
        """Say why nothing was written; a file that somebody else has changed is read again, so that it can be then."""
        if isinstance(error, JournalError) and error.trouble is Trouble.CHANGED:
            with suppress(OSError):
                if self._file.read_again(record):
                    self.overtaken.emit(record)
                    said = self.tr("{file} was changed by somebody else and was read again. Save your note once more.")
                    self.complained.emit(said.format(file=error.path.name))
                    return
        self.complained.emit(Complaints().trouble(error))

    def take_back(self) -> None:
        """Take the last note back, if there is one."""
        if not self._file.undoable:
            return
        try:
            record, _ = self._file.take_back()
        except OSError as error:
            self.complained.emit(Complaints().trouble(error))
            return
        self.rewritten.emit(record)
