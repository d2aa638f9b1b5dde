"""The games of a folder as the history shows them."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QObject

from tressette_desktop.engine.record import library
from tressette_desktop.engine.record.glance import Glance, glance
from tressette_desktop.engine.record.library import Listed
from tressette_desktop.ui.windows.models import GameLine, Outcome
from tressette_desktop.ui.windows.waiting import score, variant_name


class Past(QObject):
    """Turns records into lines of the list, in the language spoken when it is asked."""

    def lines(self, folder: Path) -> tuple[GameLine, ...]:
        """Return every game of a folder, the latest first."""
        return tuple(self._line(listed) for listed in library.games(folder))

    def _line(self, listed: Listed) -> GameLine:
        seen = _seen(listed.path)
        mine = next((player for player in range(len(listed.header.names)) if player not in listed.header.bots), None)
        when = QDateTime.fromSecsSinceEpoch(int(listed.changed))
        return GameLine(
            key=str(listed.path),
            when=QLocale().toString(when, QLocale.FormatType.ShortFormat),
            variant=variant_name(listed.header.variant),
            players=", ".join(name for player, name in sorted(listed.header.names.items()) if player != mine),
            result=self._result(listed, seen, mine),
            outcome=_outcome(listed, seen, mine),
            notes=self.tr("with help") if seen.helped else "",
        )

    def _result(self, listed: Listed, seen: Glance, mine: int | None) -> str:
        if listed.error is not None:
            return self.tr("cannot be read")
        told = score(seen)
        if not listed.finished:
            return self.tr("open, {score}").format(score=told) if told else self.tr("open")
        if not seen.winners:
            return self.tr("broken off")
        if mine is None:
            return told
        if len(seen.winners) == len(seen.totals):
            return self.tr("drawn, {score}").format(score=told)
        won = seen.chair(mine) in seen.winners
        return (self.tr("won, {score}") if won else self.tr("lost, {score}")).format(score=told)


def _seen(path: Path) -> Glance:
    try:
        return glance(path.read_text(encoding="utf-8", errors="replace"))
    except OSError:
        return Glance({})


def _outcome(listed: Listed, seen: Glance, mine: int | None) -> Outcome:
    if listed.error is None and not listed.finished:
        return Outcome.OPEN
    if mine is None or not seen.winners or len(seen.winners) == len(seen.totals):
        return Outcome.UNDECIDED
    return Outcome.WON if seen.chair(mine) in seen.winners else Outcome.LOST
