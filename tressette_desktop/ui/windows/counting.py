"""Behind the statistics: sums from the index, deals played out by the computer, and the table that is saved."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog

from tressette_desktop.engine.errors import OptionError
from tressette_desktop.engine.files import put
from tressette_desktop.engine.par import Par, par
from tressette_desktop.engine.record import tallies
from tressette_desktop.engine.record.faults import NotationError
from tressette_desktop.engine.record.index import Index
from tressette_desktop.engine.record.tallies import Played
from tressette_desktop.engine.rules.registry import VARIANTS, game_of
from tressette_desktop.ui.pump import Pump
from tressette_desktop.ui.windows.counted_words import CountedWords
from tressette_desktop.ui.windows.statistics_page import Counted, StatisticsPage
from tressette_desktop.ui.windows.waiting import variant_name

WEIGHED: Final = 100
"""The latest deals that are played out: some twenty seconds of work."""
_FORMULAS: Final = ("=", "+", "-", "@")
"""How a text begins that a spreadsheet would take for a formula."""


class Counting(QObject):
    """Serves one statistics page as long as it is shown; ``counted`` tells that there was anything to count."""

    failed = Signal(object)
    """The disk refused something (OSError)."""

    def __init__(self, index: Index) -> None:
        self._index = index
        people = tallies.people(index)
        self.page = StatisticsPage(people, self._variants(people[0]) if people else ())
        super().__init__(self.page)
        self._words = CountedWords()
        self._pump: Pump | None = None
        self.page.chosen.connect(self._choose)
        self.page.weighing.connect(self._weigh)
        self.page.saved.connect(self._save)
        self.counted = bool(people)
        if people:
            self.recount()

    def recount(self) -> None:
        """Show the sums of the person and the game that are chosen."""
        person, variant = self.page.shown
        parts = tallies.tallies(self._index, person, variant)
        luck, left = self._luck()
        ledger = variant in VARIANTS and bool(VARIANTS[variant].stakes)
        counted = Counted(
            self._words.figures(parts, tallies.contracts(self._index, person, variant), ledger=ledger),
            self._words.course(tallies.course(self._index, person, variant)),
            self._words.shares(parts),
            luck,
            len(left),
            ledger=ledger,
        )
        self.page.show_counted(counted)

    def _choose(self, person: str, _variant: str) -> None:
        self._weigh(False)
        self.page.offer(self._variants(person))
        self.recount()

    def _variants(self, person: str) -> list[tuple[str, str]]:
        return [(key, variant_name(key)) for key in tallies.variants(self._index, person)]

    def _luck(self) -> tuple[str, list[Played]]:
        """Return what is said of the latest deals, and those of them that were not played out yet."""
        hands = tallies.latest(self._index, *self.page.shown, WEIGHED)
        pars = tallies.weighed(self._index, hands)
        known = {hand for hand, _ in pars}
        return self._words.luck(tallies.luck(pars)), [hand for hand in hands if hand not in known]

    def _weigh(self, on: bool) -> None:
        if self._pump is not None:
            self._pump.stop()
            self._pump.deleteLater()
            self._pump = None
        luck, left = self._luck()
        if on:
            self._pump = Pump(self._weighed(left), self)
            self._pump.advanced.connect(lambda _left: self.page.show_luck(self._luck()[0], 0, busy=True))
            self._pump.finished.connect(lambda: self._weigh(False))
            self._pump.start()
        self.page.show_luck(luck, len(left), busy=on)

    def _weighed(self, hands: Sequence[Played]) -> Iterator[int | None]:
        for hand in hands:
            for _step in weigh(self._index, hand.deal, hand.rules):
                yield None
            yield 1

    def _save(self, person: str) -> None:
        wanted = str(Path.home() / "tressette.csv")
        pattern = self.tr("Tables") + " (*.csv)"
        chosen, _ = QFileDialog.getSaveFileName(self.page, self.tr("Save all hands"), wanted, pattern)
        if not chosen:
            return
        try:
            put(Path(chosen), table(tallies.every_hand(self._index, person)))
        except OSError as error:
            self.failed.emit(error)


def weigh(index: Index, deal: str, rules: str) -> Iterator[None]:
    """Play a deal out and keep its par; one that is no deal, from a file changed by hand, is worth nothing."""
    variant, options, seats = rules.split("|")
    nothing = (0.0,) * int(seats)
    told = Par(nothing, nothing)
    try:
        for found in par(game_of(variant, options, int(seats)), deal):
            told = found or told
            yield None
    except (NotationError, OptionError):
        told = Par(nothing, nothing)
    index.keep_par(deal, rules, told.gains, told.thirds)


def table(rows: Iterator[tuple[object, ...]]) -> bytes:
    """Return rows as a file that every spreadsheet opens; text that looks like a formula stays text.

    >>> table(iter((("day", "=1+1"), (None, -2))))
    b"\\xef\\xbb\\xbfday,'=1+1\\r\\n,-2\\r\\n"
    """
    out = io.StringIO(newline="")
    csv.writer(out).writerows([_harmless(cell) for cell in row] for row in rows)
    return out.getvalue().encode("utf-8-sig")


def _harmless(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(_FORMULAS) else cell
