"""What leaves the table: the deal as text, for the clipboard, and a report of a problem, in a folder."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication

from tressette_desktop.engine.record.handed_on import latest_deal, nameless, only_person
from tressette_desktop.engine.record.journal import Journal
from tressette_desktop.engine.record.reader import Record, read_file
from tressette_desktop.engine.seats import Seat
from tressette_desktop.ui.settings import Settings
from tressette_desktop.ui.windows import report
from tressette_desktop.ui.windows.complaints import Complaints
from tressette_desktop.ui.windows.sitting import Sitting


class HandingOn(QObject):
    """Copies and reports; nothing is sent, and of a hand that is played nothing is told that its player cannot see."""

    noted = Signal(str)
    """What was done: one sentence."""
    complained = Signal(str)
    """Why it could not be done: one sentence."""

    def __init__(self, games: Path, logs: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._games, self._logs = games, logs

    def copy_deal(self, sitting: Sitting) -> None:
        """Put the deal that is played, or was played last, on the clipboard."""
        try:
            text = latest_deal(_record(_file(sitting)), _reader(sitting))
        except OSError as error:
            self.complained.emit(Complaints().trouble(error))
            return
        if text:
            QGuiApplication.clipboard().setText(text)
            self.noted.emit(self.tr("The deal is on the clipboard, as text."))

    def report(self, settings: Settings, sitting: Sitting | None) -> None:
        """Write a report beside the games and show its folder."""
        try:
            path = _file(sitting) if sitting is not None else _latest(self._games)
            record = _record(path)
            parts = {"system.txt": report.system(settings), "game.tsn": _told(record, sitting)}
            names = (*record.header.names.values(), settings.player_name)
            folder = report.write(self._games.parent / "reports", parts, self._logs, names)
        except OSError as error:
            self.complained.emit(Complaints().trouble(error))
            return
        opened = QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
        said = self.tr("Nothing was sent. The folder holds the game without names, the log, and what it all runs on.")
        if not opened:
            said = self.tr("Nothing was sent. The report lies in {folder}.").format(folder=folder)
        self.noted.emit(said)


def _told(record: Record, sitting: Sitting | None) -> str:
    if record.play is None:
        return ""
    return nameless(record, _reader(sitting) if sitting is not None else only_person(record))


def _reader(sitting: Sitting) -> Seat | None:
    """Return the seat whose cards may be handed on: that of the only person; of several nobody's are."""
    persons = sitting.session.persons
    return min(persons) if len(persons) == 1 else None


def _file(sitting: Sitting) -> Path | None:
    return sitting.journal.path if isinstance(sitting.journal, Journal) else None


def _latest(games: Path) -> Path | None:
    there = (path for path in games.glob("*.tsn") if path.is_file())
    return max(there, key=lambda path: path.stat().st_mtime, default=None)


def _record(path: Path | None) -> Record:
    records = read_file(path) if path is not None else []
    return records[-1] if records else Record()
