"""Sums of the index as a person reads them: a table, bars, and what the cards were worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from PySide6.QtCore import QDate, QLocale, QObject

from tressette_desktop.engine.record.tallies import MIXED, Bids, Luck, Period, Tally, together
from tressette_desktop.ui import contracts
from tressette_desktop.ui.kit.chart import Bar
from tressette_desktop.ui.windows.figures import Figures
from tressette_desktop.ui.windows.offers import Offers

Row = tuple[str, tuple[str, ...]]


class CountedWords(QObject):
    """Says figures in the language spoken when it is made."""

    def __init__(self) -> None:
        super().__init__()
        self._levels: Mapping[str, str] = dict(Offers().levels())
        self._locale = QLocale()

    def figures(self, parts: Sequence[Tally], bids: Sequence[Bids], *, ledger: bool = False) -> Figures:
        """Return the table: all levels together, then each, the weakest first.

        With a ``ledger`` each has units of his own, and there are no points.
        """
        parts = sorted(parts, key=self._strength)
        whole = together(parts)
        columns = (whole, *parts) if len(parts) > 1 else tuple(parts)
        titles = [self._level(part.level) for part in parts]
        told = [*self._rows(columns, ledger=ledger), *self._bids(bids, len(columns))]
        return Figures((self.tr("All"), *titles) if len(parts) > 1 else tuple(titles), tuple(told))

    def course(self, periods: Sequence[Period]) -> tuple[Bar, ...]:
        """Return a bar for each stretch of time."""
        bars = []
        for period in periods:
            year, month = map(int, period.month.split("-"))
            day = date(year, month, 1)
            label = self._locale.toString(QDate(day.year, day.month, 1), "MMM yyyy")
            told = self.tr("From {month}: {margin} a hand, %n hand(s)", "", period.hands)
            figure = self._signed(period.margin)
            bars.append(Bar(label, period.margin, figure, told.format(month=label, margin=figure)))
        return tuple(bars)

    def shares(self, parts: Sequence[Tally]) -> tuple[Bar, ...]:
        """Return a bar for each level: how many games of a hundred were won."""
        bars = []
        for part in sorted(parts, key=self._strength):
            if part.games:
                share = 100 * part.won / part.games
                level = self._level(part.level)
                told = self.tr("{level}: {won} of %n game(s) won", "", part.games)
                figure = f"{int(share + 0.5)} %"
                bars.append(Bar(level, share, figure, told.format(level=level, won=part.won)))
        return tuple(bars)

    def luck(self, luck: Luck) -> str:
        """Return what the deals were worth that were weighed."""
        if not luck.deals:
            return self.tr(
                "Were the cards kind to you? The computer can play your latest deals in every chair, by the rules of"
                " thumb, and compare."
            )
        counts = self.tr("Of your latest %n deal(s), {lucky} were lucky and {unlucky} unlucky.", "", luck.deals)
        made = self.tr("With your cards the computer gains {par} a hand; you gained {made}.")
        par, gained = self._plain(luck.par), self._plain(luck.made)
        return f"{counts.format(lucky=luck.lucky, unlucky=luck.unlucky)} {made.format(par=par, made=gained)}"

    def _rows(self, columns: Sequence[Tally], *, ledger: bool) -> Iterator[Row]:
        yield self.tr("Games"), tuple(str(each.games) for each in columns)
        yield self.tr("Won"), tuple(str(each.won) for each in columns)
        yield self.tr("Lost"), tuple(str(each.lost) for each in columns)
        yield self.tr("Hands"), tuple(str(each.hands) for each in columns)
        title = self.tr("Units a hand") if ledger else self.tr("Points a hand")
        yield title, tuple(self._share(each.gained, each.hands) for each in columns)
        if not ledger and any(each.faced for each in columns):
            yield (
                self.tr("Points of the others a hand"),
                tuple(self._share(each.against, each.faced) for each in columns),
            )
        if any(each.melds for each in columns):
            yield (
                self.tr("Combinations in a hundred hands"),
                tuple(self._share(100 * each.melds, each.hands, 0) for each in columns),
            )
        for title, told in (
            (self.tr("Games won by cappotto and the like"), tuple(each.wonders for each in columns)),
            (self.tr("Games lost by cappotto and the like"), tuple(each.horrors for each in columns)),
            (self.tr("Claims, right"), tuple(each.right for each in columns)),
            (self.tr("Claims, wrong"), tuple(each.wrong for each in columns)),
        ):
            if any(told):
                yield title, tuple(map(str, told))

    def _bids(self, bids: Sequence[Bids], columns: int) -> Iterator[Row]:
        """Contracts are told for all levels together: there are few of each."""
        for each in bids:
            told = self.tr("{kept} of {all} kept").format(kept=each.kept, all=each.kept + each.failed)
            yield contracts.bid(each.contract), (told, *("",) * (columns - 1))

    def _strength(self, part: Tally) -> tuple[int, str]:
        order = list(self._levels)
        return (order.index(part.level) if part.level in order else len(order), part.level)

    def _level(self, key: str) -> str:
        return {MIXED: self.tr("Mixed"), "": self.tr("People only")}.get(key) or self._levels.get(key, key)

    def _share(self, whole: int, parts: int, digits: int = 1) -> str:
        return self._plain(whole / parts, digits) if parts else "–"

    def _plain(self, value: float, digits: int = 1) -> str:
        return self._locale.toString(value, "f", digits).replace("-", "−")

    def _signed(self, value: float) -> str:
        return f"{'+' if value > 0 else ''}{self._plain(value)}"
