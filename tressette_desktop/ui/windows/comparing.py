"""Behind the page of a set of deals: the sittings that are compared, and the par that the computer makes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean

from PySide6.QtCore import QDateTime, QLocale, QObject

from tressette_desktop.engine.record import tallies
from tressette_desktop.engine.record.deal_set import offered
from tressette_desktop.engine.record.index import Index
from tressette_desktop.engine.record.tallies import Sitting
from tressette_desktop.ui.pump import Pump
from tressette_desktop.ui.windows.counting import weigh
from tressette_desktop.ui.windows.deal_set_page import DealSetPage
from tressette_desktop.ui.windows.figures import Figures
from tressette_desktop.ui.windows.offers import Offers
from tressette_desktop.ui.windows.waiting import variant_name

COLUMNS = 5
"""Sittings beside one another, the latest ones."""


class Comparing(QObject):
    """Serves one page as long as it is shown."""

    def __init__(self, index: Index, level: str) -> None:
        self._index = index
        self._levels = Offers().levels()
        variants = [(key, variant_name(key)) for key in offered()]
        self.page = DealSetPage(variants, self._levels, level, tallies.deal_sets(index))
        super().__init__(self.page)
        self._pump: Pump | None = None
        self.page.compared.connect(self._compare)
        self._compare(self.page.code)

    def _compare(self, code: str) -> None:
        """Show what is known, and let the computer play what it has not yet."""
        if self._pump is not None:
            self._pump.stop()
            self._pump.deleteLater()
            self._pump = None
        sittings = tallies.sittings(self._index, code)[-COLUMNS:]
        self._show(sittings)
        wanted = {
            (deal, sitting.rules)
            for sitting in sittings
            for deal, chair, _ in sitting.hands.values()
            if tallies.par_thirds(self._index, deal, sitting.rules, chair) is None
        }
        if wanted:
            self._pump = Pump(self._weighed(sorted(wanted)), self)
            self._pump.advanced.connect(lambda _done: self._show(sittings))
            self._pump.finished.connect(lambda: self._show(sittings))
            self._pump.start()

    def _weighed(self, wanted: Sequence[tuple[str, str]]) -> Iterator[int | None]:
        for done, (deal, rules) in enumerate(wanted, 1):
            for _step in weigh(self._index, deal, rules):
                yield None
            yield done

    def _show(self, sittings: Sequence[Sitting]) -> None:
        if not sittings:
            self.page.show_compared(Figures(), self.tr("Nobody has finished a hand with these cards here yet."))
            return
        columns = (*map(self._title, sittings), self.tr("Computer"))
        numbers = sorted({number for sitting in sittings for number in sitting.hands})
        rows = [(self.tr("Hand {number}").format(number=number), self._row(sittings, number)) for number in numbers]
        told = self.tr(
            "Each figure counts the thirds of the own side; the computer's are those it makes on average in your chair."
            " A friend's game is compared as soon as you bring it in."
        )
        self.page.show_compared(Figures(columns, (*rows, self._whole(sittings, numbers))), told)

    def _row(self, sittings: Sequence[Sitting], number: int) -> tuple[str, ...]:
        told = [str(sitting.hands[number][2]) if number in sitting.hands else "–" for sitting in sittings]
        par = self._par(sittings, number)
        return (*told, "…" if par is None else QLocale().toString(par, "f", 1))

    def _whole(self, sittings: Sequence[Sitting], numbers: Sequence[int]) -> tuple[str, tuple[str, ...]]:
        sums = [str(sum(thirds for _, _, thirds in sitting.hands.values())) for sitting in sittings]
        pars = [self._par(sittings, number) for number in numbers]
        known = [par for par in pars if par is not None]
        told = "…" if len(known) < len(pars) else QLocale().toString(sum(known), "f", 1)
        return self.tr("All hands"), (*sums, told)

    def _par(self, sittings: Sequence[Sitting], number: int) -> float | None:
        """Return what the computer makes of a hand; the sittings may have had different ones, after a hand in vain."""
        told = [
            tallies.par_thirds(self._index, deal, sitting.rules, chair)
            for sitting in sittings
            if number in sitting.hands
            for deal, chair, _ in (sitting.hands[number],)
        ]
        known = [par for par in told if par is not None]
        return fmean(known) if known and len(known) == len(told) else None

    def _title(self, sitting: Sitting) -> str:
        day = QDateTime.fromSecsSinceEpoch(int(sitting.played)).date()
        told = QLocale().toString(day, QLocale.FormatType.ShortFormat)
        person = sitting.person or self.tr("No name")
        return f"{person}, {told}"
