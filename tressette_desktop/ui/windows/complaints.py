"""What went wrong with a file, as one sentence for the player."""

from __future__ import annotations

import errno
from pathlib import Path

from PySide6.QtCore import QObject

from tressette_desktop.engine.record.faults import Fault, NotationError
from tressette_desktop.engine.record.journal import JournalError, Trouble
from tressette_desktop.engine.record.library import SUFFIX
from tressette_desktop.ui.windows.refused_words import RefusedWords


class Complaints(QObject):
    """Says troubles of the disk and faults of a record in the language of the player."""

    def trouble(self, error: OSError) -> str:
        """Say why a game cannot be written or opened. Nothing that was decided is lost by it."""
        if isinstance(error, FileNotFoundError) and Path(error.filename or "").suffix == SUFFIX:
            error = JournalError(Trouble.MISSING, Path(error.filename))
        if error.errno == errno.EINVAL and error.filename:
            return self.tr("{file} is not a file that can be read.").format(file=Path(error.filename).name)
        if not isinstance(error, JournalError):
            return self.tr("The game cannot be kept: {reason}.").format(reason=error.strerror or error)
        sentence = {
            Trouble.OPEN_ELSEWHERE: self.tr("{file} is open in another window. Play it there, or close it first."),
            Trouble.FULL: self.tr("The disk is full. Nothing is lost: make some room, then try again."),
            Trouble.READ_ONLY: self.tr("The folder of the games may not be written to. Nothing is lost."),
            Trouble.MISSING: self.tr("{file} is not there any more."),
            Trouble.TAKEN: self.tr("There is a file named {file} already."),
            Trouble.DAMAGED: self.tr("{file} is damaged. It was left as it is; you can look at its good part."),
            Trouble.VIEW: self.tr("{file} holds what one seat saw. It can be read, not played."),
            Trouble.CHANGED: self.tr("{file} was changed by somebody else. Nothing was written; open it again."),
            Trouble.OTHER: self.tr("{file} cannot be written: {reason}."),
        }[error.trouble]
        return sentence.format(file=error.path.name, reason=error.strerror or error)

    def fault(self, error: NotationError) -> str:
        """Say the first fault of a record, with its line, and that the file was not touched."""
        sentence = self.reason(error)
        if not error.line:
            return sentence
        line = self.tr("Line {line}: {sentence} What stands before it is kept; the file was not changed.")
        return line.format(line=error.line, sentence=sentence)

    def nothing(self, file: str, error: NotationError) -> str:
        """Say why there is nothing to be seen in a file, and that it was not touched."""
        if error.fault in (Fault.NO_HEADER, Fault.NOT_TEXT):
            return self.tr("{file} is not a record of tressette. It was not changed.").format(file=file)
        if error.fault is Fault.LATER_VERSION:
            return self.tr("{file} was written by a newer version of the game. It was not changed.").format(file=file)
        where = self.tr("{file}, line {line}").format(file=file, line=error.line) if error.line else file
        told = self.tr("{where}: {sentence} The file was not changed.")
        return told.format(where=where, sentence=self.reason(error))

    def reason(self, error: NotationError) -> str:
        """Say what is wrong, without where."""
        sentences = {
            Fault.UNREADABLE: self.tr("The file cannot be read: {detail}."),
            Fault.TOO_LARGE: self.tr("The file is larger than 10 MB, too large for a record."),
            Fault.LATER_VERSION: self.tr("This record was written by a newer version of the game."),
            Fault.NO_HEADER: self.tr("This is not a record of tressette."),
            Fault.NOT_TEXT: self.tr("This is not text."),
            Fault.CARD_TWICE: self.tr("The card {token} is dealt twice."),
            Fault.CARD_MISSING: self.tr("The card {token} is dealt to nobody."),
            Fault.REFUSED: self.tr("{token} is refused: {detail}."),
            Fault.AFTER_THE_END: self.tr("{token}: the game is over already."),
            Fault.CHECK_FAILED: self.tr("{token} does not agree with the cards played: {detail}."),
            Fault.WRONG_DEALER: self.tr("Seat {detail} should deal, not seat {token}."),
        }
        quoted, whole = self.tr("{token} cannot be understood."), self.tr("This line cannot be understood.")
        told = sentences.get(error.fault, quoted if error.token else whole)
        detail = error.detail if error.reason is None else RefusedWords().why(error.reason)
        return told.format(token=error.token, detail=detail)
