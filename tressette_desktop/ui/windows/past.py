"""The games of a folder as the history shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import overload

from PySide6.QtCore import QDateTime, QLocale, QObject

from tressette_desktop.engine.core.terms import Special
from tressette_desktop.engine.record.glance import Glance
from tressette_desktop.engine.record.summary import GameRow
from tressette_desktop.ui import endings, own_name
from tressette_desktop.ui.windows.models import GameLine, Outcome
from tressette_desktop.ui.windows.offers import Offers
from tressette_desktop.ui.windows.waiting import score, variant_name

SPECIALS = {special.name.lower(): special for special in Special}
"""Special wins by the word of the record."""


class Lines(Sequence[GameLine]):
    """Lines that are made when somebody looks at them, and then kept."""

    def __init__(self, rows: Sequence[GameRow], say: Callable[[GameRow], GameLine]) -> None:
        self._rows = rows
        self._say = say
        self._made: dict[int, GameLine] = {}

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, place: int) -> GameLine: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[GameLine]: ...
    def __getitem__(self, place: int | slice) -> GameLine | Sequence[GameLine]:
        if isinstance(place, slice):
            return Lines(self._rows[place], self._say)
        if place not in self._made:
            self._made[place] = self._say(self._rows[place])
        return self._made[place]


class Past(QObject):
    """Turns games of the index into lines of the list, in the language spoken when it is made."""

    def __init__(self) -> None:
        super().__init__()
        self._levels = dict(Offers().levels())
        self._locale = QLocale()

    def lines(self, rows: Sequence[GameRow]) -> Lines:
        """Return a line for every game, made when it is wanted."""
        return Lines(rows, self.line)

    def line(self, row: GameRow) -> GameLine:
        """Return what the list says of a game."""
        bots = row.bots.split("\n")
        named = zip_longest(row.names.split("\n"), bots, fillvalue="")
        names = [name if level else own_name.current(name) for name, level in named]
        mine = next((player for player, level in enumerate(bots) if not level), None)
        others = (name for player, name in enumerate(names) if player != mine)
        seen = _glance(row, bots)
        when = QDateTime.fromSecsSinceEpoch(int(row.played))
        return GameLine(
            key=row.file,
            when=self._locale.toString(when, QLocale.FormatType.ShortFormat) if row.played else "",
            variant=variant_name(row.variant),
            players=row.file if row.fault else ", ".join(name for name in others if name),
            result=self._result(row, seen, mine),
            outcome=_outcome(row, seen, mine),
            notes=", ".join(filter(None, self._notes(row))),
            levels=", ".join(self.level(level) for level in row.level.split(", ") if level),
            people=tuple(name for name, level in zip(names, bots, strict=False) if name and not level),
        )

    def level(self, key: str) -> str:
        """Return the name of a level of the computer; one that is not known here keeps its own."""
        return self._levels.get(key, key)

    def _notes(self, row: GameRow) -> Iterator[str]:
        special = SPECIALS.get(row.how)
        yield "" if special is None else endings.special(special)
        yield self.tr("with help") if row.helped else ""
        yield self.tr("played on from another game") if row.branched else ""

    def _result(self, row: GameRow, seen: Glance, mine: int | None) -> str:
        if row.fault:
            return self.tr("cannot be read")
        told = score(seen)
        if not row.finished:
            return self.tr("open, {score}").format(score=told) if told else self.tr("open")
        if not seen.winners:
            return self.tr("broken off")
        if mine is None:
            return told
        if len(seen.winners) == len(seen.totals):
            return self.tr("drawn, {score}").format(score=told)
        won = seen.chair(mine) in seen.winners
        return (self.tr("won, {score}") if won else self.tr("lost, {score}")).format(score=told)


def _glance(row: GameRow, bots: Sequence[str]) -> Glance:
    """Return what the index keeps of the glance at a record."""
    tags = {"Bots": " ".join(f"{player + 1}={level}" for player, level in enumerate(bots) if level)}
    totals, winners, chairs = (tuple(map(int, told.split())) for told in (row.totals, row.winners, row.chairs))
    return Glance(tags, totals, winners, bool(row.finished), bool(row.helped), chairs)


def _outcome(row: GameRow, seen: Glance, mine: int | None) -> Outcome:
    if not row.fault and not row.finished:
        return Outcome.OPEN
    if mine is None or not seen.winners or len(seen.winners) == len(seen.totals):
        return Outcome.UNDECIDED
    return Outcome.WON if seen.chair(mine) in seen.winners else Outcome.LOST
