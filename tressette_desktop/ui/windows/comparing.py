"""Behind the page of a set of deals: the sittings that are compared, and the par that the computer makes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, QObject

from tressette_desktop.engine.record import tallies
from tressette_desktop.engine.record.deal_set import DealSet, offered, read_deal_set
from tressette_desktop.engine.record.index import Index
from tressette_desktop.engine.record.tallies import ParOf, Sitting
from tressette_desktop.engine.rules.registry import VARIANTS
from tressette_desktop.ui import own_name
from tressette_desktop.ui.pump import Pump
from tressette_desktop.ui.windows.counting import weigh
from tressette_desktop.ui.windows.deal_set_page import DealSetPage
from tressette_desktop.ui.windows.figures import Figures
from tressette_desktop.ui.windows.offers import Offers
from tressette_desktop.ui.windows.waiting import variant_name

COLUMNS: Final = 5
"""Sittings beside one another, the latest ones."""


class Comparing(QObject):
    """Serves one page as long as it is shown."""

    def __init__(self, index: Index, level: str) -> None:
        super().__init__()
        self._index = index
        games = [(game, self._name(DealSet(game, 0, ""))) for game in offered()]
        self.page = DealSetPage(games, Offers().levels(), level, tallies.deal_sets(index))
        self.setParent(self.page)
        self._pump: Pump | None = None
        self.page.compared.connect(self._compare)
        self._compare(self.page.code)

    def compare_again(self) -> None:
        """Show what the index knows by now."""
        self.page.offer(tallies.deal_sets(self._index))
        if self.page.code:
            self._compare(self.page.code)

    def _name(self, deals: DealSet) -> str:
        """Return the name of a game, with the number of players where that is not the usual one."""
        name = variant_name(deals.variant)
        if deals.seats == VARIANTS[deals.variant].seats:
            return name
        return self.tr("{game} at {players}").format(game=name, players=deals.seats)

    def _compare(self, code: str) -> None:
        """Show what is known, and let the computer play what it has not yet."""
        deals = read_deal_set(code)
        assert deals is not None
        if self._pump is not None:
            self._pump.stop()
            self._pump.deleteLater()
            self._pump = None
        sittings, staked = tallies.sittings(self._index, deals)[-COLUMNS:], bool(VARIANTS[deals.variant].stakes)
        self._show(sittings, staked)
        wanted = {
            (hand.deal, sitting.rules)
            for sitting in sittings
            for hand in sitting.hands.values()
            if tallies.par_of(self._index, hand.deal, sitting.rules, hand.chair) is None
        }
        if wanted:
            self._pump = Pump(self._weighed(sorted(wanted)), self)
            self._pump.advanced.connect(lambda _done: self._show(sittings, staked))
            self._pump.finished.connect(lambda: self._show(sittings, staked))
            self._pump.start()

    def _weighed(self, wanted: Sequence[tuple[str, str]]) -> Iterator[int | None]:
        for done, (deal, rules) in enumerate(wanted, 1):
            for _step in weigh(self._index, deal, rules):
                yield None
            yield done

    def _show(self, sittings: Sequence[Sitting], staked: bool) -> None:
        """Show sittings side by side; ``staked`` tells that each has units of his own to win and lose."""
        if not sittings:
            self.page.show_compared(Figures(), self.tr("Nobody has finished a hand with these cards here yet."))
            return
        columns = (*map(self._title, sittings), self.tr("Computer"))
        places = sorted({place for sitting in sittings for place in sitting.hands})
        rows = [self._row(sittings, place, staked) for place in places]
        told = (
            self.tr(
                "First the units that the own chair won or lost, in brackets the thirds of its side; the computer's are"
                " those it makes on average in your chair. A hand that everybody passed counts nothing. A friend's game"
                " is compared as soon as you bring it in."
            )
            if staked
            else self.tr(
                "Each figure counts the thirds of the own side; the computer's are those it makes on average in your"
                " chair. A friend's game is compared as soon as you bring it in."
            )
        )
        self.page.show_compared(Figures(columns, (*rows, self._whole(sittings, places, staked))), told)

    def _row(self, sittings: Sequence[Sitting], place: int, staked: bool) -> tuple[str, tuple[str, ...]]:
        hands = [sitting.hands.get(place) for sitting in sittings]
        told = ["–" if hand is None else _figure(hand.gained, hand.thirds, staked) for hand in hands]
        par = self._par(sittings, place)
        title = self.tr("Hand {number}").format(number=place + 1)
        return title, (*told, "…" if par is None else _figure(*par, staked))

    def _whole(self, sittings: Sequence[Sitting], places: Sequence[int], staked: bool) -> tuple[str, tuple[str, ...]]:
        sums = [
            _figure(sum(hand.gained for hand in hands), sum(hand.thirds for hand in hands), staked)
            for hands in (sitting.hands.values() for sitting in sittings)
        ]
        pars = [self._par(sittings, place) for place in places]
        known = [par for par in pars if par is not None]
        gained, thirds = sum(par.gained for par in known), sum(par.thirds for par in known)
        return self.tr("All hands"), (*sums, "…" if len(known) < len(pars) else _figure(gained, thirds, staked))

    def _par(self, sittings: Sequence[Sitting], place: int) -> ParOf | None:
        """Return what the computer makes of a hand in the chairs of those who played it."""
        told = [
            tallies.par_of(self._index, hand.deal, sitting.rules, hand.chair)
            for sitting in sittings
            if (hand := sitting.hands.get(place)) is not None
        ]
        known = [par for par in told if par is not None]
        if not known or len(known) < len(told):
            return None
        return ParOf(fmean(par.gained for par in known), fmean(par.thirds for par in known))

    def _title(self, sitting: Sitting) -> str:
        day = QDateTime.fromSecsSinceEpoch(int(sitting.played)).date()
        told = QLocale().toString(day, QLocale.FormatType.ShortFormat)
        person = own_name.current(sitting.person) or self.tr("No name")
        return f"{person}, {told}"


def _figure(gained: float, thirds: float, staked: bool) -> str:
    """Return what a chair came to: whole numbers as they were played, averages with a tenth."""
    shown = [str(each) if isinstance(each, int) else QLocale().toString(each, "f", 1) for each in (gained, thirds)]
    if not staked:
        return shown[1]
    sign = "+" if gained > 0 else ""
    return f"{sign}{shown[0]} ({shown[1]})".replace("-", "−")
