"""Behind the history: the folder of games and its index, what is brought into it and given away from it."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QMimeData, QObject, Signal, SignalInstance
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from tressette_desktop.engine.files import put
from tressette_desktop.engine.record import library
from tressette_desktop.engine.record.handed_on import laid_out, only_person
from tressette_desktop.engine.record.index import Index, Progress
from tressette_desktop.engine.record.intake import Intake, Source, keep, sources
from tressette_desktop.engine.record.reader import content, read
from tressette_desktop.ui import own_name
from tressette_desktop.ui.pump import Pump
from tressette_desktop.ui.windows.brought_words import BroughtWords
from tressette_desktop.ui.windows.comparing import Comparing
from tressette_desktop.ui.windows.complaints import Complaints
from tressette_desktop.ui.windows.counting import Counting
from tressette_desktop.ui.windows.deal_set_page import DealSetPage
from tressette_desktop.ui.windows.history import Bring, Give, HistoryPage
from tressette_desktop.ui.windows.past import Past
from tressette_desktop.ui.windows.statistics_page import StatisticsPage
from tressette_desktop.ui.windows.waiting import variant_name

if TYPE_CHECKING:
    from tressette_desktop.engine.record.library import Deleted

AT_ONCE: Final = 0.06
"""Seconds that the index may take to catch up before its page is shown."""
AGAIN: Final = 1.0
"""Seconds between two looks at what an index that is being made has by now."""
MARK: Final = "[TSN "
"""How the text of a record begins."""


class Archive(QObject):
    """Serves the pages of history and statistics; nothing of it is made before it is wanted."""

    noted = Signal(str)
    """Something was done, or is being done: one sentence for the foot of the window."""
    complained = Signal(str)
    """Something could not be done, or not all of it: one sentence or two for the same place."""
    opened = Signal(object)
    """The player wants to see the record at this path."""
    looked = Signal(object)
    """The player wants to look again at the game at this path, even if it is not over."""
    repeated = Signal(object)
    """The player wants the latest deal of the game at this path once more."""
    counted = Signal()
    """The player wants to see the statistics."""
    brought = Signal()
    """Games have come into the folder."""

    def __init__(self, folder: Path, parent: QWidget) -> None:
        super().__init__(parent)
        self._folder = folder
        self._window = parent
        self._index = Index(folder)
        self._deleted: dict[str, Deleted] = {}
        self._newest = ""
        self._seen = ""
        """The game that was opened last: the list is at it again when one comes back."""

    def close(self) -> None:
        """Let go of the index."""
        self._index.close()

    def history(self) -> HistoryPage:
        """Return a page with all games; those not looked at yet come while it is shown."""
        work = self._index.refresh()
        left = _run(work, AT_ONCE)
        past = Past()
        page = HistoryPage(())
        self._newest = self._newest or self._seen
        self._fill(page, past)
        for wish, passed in ((page.opened, self.opened), (page.looked, self.looked), (page.repeated, self.repeated)):
            wish.connect(lambda key, passed=passed: self._leave_for(key, passed))
        page.deleted.connect(lambda key: self._delete(page, key))
        page.restored.connect(self._restore)
        page.brought.connect(self._ask_for)
        page.given.connect(self._give)
        page.counted.connect(self.counted)
        if left:
            self._catch_up(work, page, past)
        return page

    def statistics(self) -> StatisticsPage:
        """Return a page with the statistics; they are counted again when games not looked at yet have come."""
        work = self._index.refresh()
        left = _run(work, AT_ONCE)
        counting = Counting(self._index)
        counting.failed.connect(self._complain)
        if left:
            pump = Pump(work, counting)
            pump.finished.connect(lambda: counting.recount() if counting.counted else self.counted.emit())
            pump.start()
        return counting.page

    def deal_set(self, level: str) -> DealSetPage:
        """Return a page for cards that others have as well; ``level`` is that of the computers at first.

        Sittings are compared again when games not looked at yet have come.
        """
        work = self._index.refresh()
        left = _run(work, AT_ONCE)
        comparing = Comparing(self._index, level)
        if left:
            pump = Pump(work, comparing)
            pump.finished.connect(comparing.compare_again)
            pump.start()
        return comparing.page

    def takes(self, dropped: QMimeData) -> bool:
        """Whether what is dragged over the window may be games."""
        return any(url.isLocalFile() for url in dropped.urls()) or MARK in dropped.text()

    def drop(self, dropped: QMimeData) -> None:
        """Bring in what was dropped on the window."""
        paths = [Path(url.toLocalFile()) for url in dropped.urls() if url.isLocalFile()]
        if paths:
            self.bring(paths)
        else:
            self.bring_text(dropped.text())

    def bring(self, paths: Sequence[Path]) -> None:
        """Bring in files and whole folders."""
        self._bring(sources(paths))

    def bring_text(self, text: str) -> None:
        """Bring in what was copied."""
        if MARK not in text:
            self.complained.emit(self.tr("What was copied is no record of tressette."))
            return
        self._bring(iter((Source.text(text[text.index(MARK) :], self.tr("copied")),)))

    # --- keeping the list up to date --------------------------------------------------------------------------------

    def _fill(self, page: HistoryPage, past: Past) -> None:
        variants = self._index.ask("SELECT variant FROM game WHERE variant != '' GROUP BY 1 ORDER BY count(*) DESC")
        people = self._index.ask("SELECT person FROM hand WHERE person != '' GROUP BY 1 ORDER BY count(*) DESC")
        lines = past.lines(self._index.games())
        page.take(
            lines,
            [variant_name(key) for (key,) in variants],
            list(dict.fromkeys(own_name.current(person) for (person,) in people)),
        )
        if page.choose(self._newest):
            self._newest = ""
        # Whoever searches wants all lines at once; until then there is time to make them.
        Pump((None for _line in lines), page).start()

    def _catch_up(self, work: Iterator[Progress], page: HistoryPage, past: Past) -> None:
        pump = Pump(work, page)
        filled, shown = self._index.writings, time.monotonic()

        def look(progress: Progress) -> None:
            nonlocal filled, shown
            if time.monotonic() - shown > AGAIN and filled != self._index.writings:
                self._fill(page, past)
                filled, shown = self._index.writings, time.monotonic()
            if progress.total:
                page.look(*progress)

        pump.advanced.connect(look)
        pump.finished.connect(lambda: self._fill(page, past) if filled != self._index.writings else None)
        pump.start()

    def _leave_for(self, key: str, passed: SignalInstance) -> None:
        self._seen = key
        passed.emit(self._folder / key)

    def _delete(self, page: HistoryPage, key: str) -> None:
        try:
            self._deleted[key] = library.delete(self._folder / key)
        except OSError as error:
            page.restore()
            self._complain(error)

    def _restore(self, key: str) -> None:
        if key not in self._deleted:
            return
        try:
            library.restore(self._deleted.pop(key))
        except OSError as error:
            self._complain(error)

    # --- bringing in ------------------------------------------------------------------------------------------------

    def _ask_for(self, way: str) -> None:
        pattern = self.tr("Records of tressette") + " (*.tsn);;" + self.tr("All files") + " (*)"
        if way == Bring.CLIPBOARD:
            self.bring_text(QGuiApplication.clipboard().text())
        elif way == Bring.FILES:
            files, _ = QFileDialog.getOpenFileNames(self._window, self.tr("Bring in games"), "", pattern)
            if files:
                self.bring([Path(file) for file in files])
        else:
            folder = QFileDialog.getExistingDirectory(self._window, self.tr("Bring in a folder of games"))
            if folder:
                self.bring([Path(folder)])

    def _bring(self, found: Iterator[Source | None]) -> None:
        intake = Intake(self._folder)
        pump = Pump(intake.run(found), self)
        pump.advanced.connect(lambda done: self.noted.emit(self.tr("Bringing in games: {done}").format(done=done)))
        pump.failed.connect(self._complain)
        pump.failed.connect(pump.deleteLater)
        pump.finished.connect(lambda: self._brought(intake))
        pump.finished.connect(pump.deleteLater)
        pump.start(AT_ONCE)

    def _brought(self, intake: Intake) -> None:
        well = bool(intake.added or intake.here) and not intake.damaged and not intake.refused
        (self.noted if well else self.complained).emit(BroughtWords().told(intake))
        if intake.added:
            self._newest = intake.added[0].name
            self.brought.emit()

    # --- giving away ------------------------------------------------------------------------------------------------

    def _give(self, way: str, keys: Sequence[str]) -> None:
        paths = [self._folder / key for key in keys]
        try:
            if way == Give.TEXT:
                QGuiApplication.clipboard().setText(_as_text(paths[0]))
                self.noted.emit(self.tr("The game was copied: it can be pasted into a letter, or here again."))
            elif way == Give.FILE:
                wanted = str(Path.home() / paths[0].name)
                pattern = self.tr("Records of tressette") + " (*.tsn)"
                chosen, _ = QFileDialog.getSaveFileName(self._window, self.tr("Save a copy"), wanted, pattern)
                if chosen:
                    put(Path(chosen), content(paths[0]))
            else:
                self._give_all(paths)
        except OSError as error:
            self._complain(error)

    def _give_all(self, paths: Sequence[Path]) -> None:
        chosen = QFileDialog.getExistingDirectory(self._window, self.tr("Save copies into a folder"))
        if not chosen:
            return
        if Path(chosen).resolve() == self._folder.resolve():
            self.complained.emit(self.tr("The games are in this folder already. Choose another one for the copies."))
            return
        copied = 0

        def copies() -> Iterator[int]:
            nonlocal copied
            for done, path in enumerate(paths, 1):
                with suppress(FileNotFoundError):
                    keep(Path(chosen), path.stem, content(path))
                    copied += 1
                yield done

        pump = Pump(copies(), self)
        pump.failed.connect(self._complain)
        pump.finished.connect(lambda: self.noted.emit(self.tr("%n game(s) copied.", "", copied)))
        for end in (pump.failed, pump.finished):
            end.connect(pump.deleteLater)
        pump.start(AT_ONCE)

    def _complain(self, error: OSError) -> None:
        self.complained.emit(Complaints().trouble(error))


def _run(work: Iterator[Progress], seconds: float) -> bool:
    """Work for so long; whether anything is left to do."""
    until = time.perf_counter() + seconds
    return any(time.perf_counter() > until for _progress in work)


def _as_text(path: Path) -> str:
    """Return a record laid out for people; one that is damaged, as it is, unless its last hand does not lie open."""
    data = content(path)
    record = read(data)[-1]
    if record.error is not None and (record.play is None or record.play.layout is None):
        return data.decode("utf-8", "replace")
    return laid_out(record, only_person(record))
