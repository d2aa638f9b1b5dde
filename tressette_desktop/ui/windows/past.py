"""The games of a folder as the history shows them, read from the checks at their ends and not replayed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QObject

from tressette_desktop.engine.record import library
from tressette_desktop.engine.record.entries import GameCheck, HandCheck
from tressette_desktop.engine.record.faults import NotationError
from tressette_desktop.engine.record.library import Listed
from tressette_desktop.engine.record.tokens import read_token
from tressette_desktop.ui.windows.models import GameLine, Outcome


class Past(QObject):
    """Turns records into lines of the list, in the language spoken when it is asked."""

    def __init__(self, names: Mapping[str, str]) -> None:
        super().__init__()
        self._names = names

    def lines(self, folder: Path) -> tuple[GameLine, ...]:
        """Return every game of a folder, the latest first."""
        return tuple(self._line(listed) for listed in library.games(folder))

    def open_game(self, folder: Path) -> tuple[Path, str] | None:
        """Return the latest game that can go on, and one line about it."""
        listed = next((each for each in library.games(folder) if not each.finished and each.error is None), None)
        if listed is None:
            return None
        hand, _, _ = _ends(listed.path)
        name = self._names.get(listed.header.variant, listed.header.variant)
        if hand is None:
            return listed.path, self.tr("{game}, the first hand").format(game=name)
        return listed.path, self.tr("{game}, {score}").format(game=name, score=self._score(hand, listed))

    def _line(self, listed: Listed) -> GameLine:
        hand, game, helped = _ends(listed.path)
        mine = next((seat for seat in range(5) if seat not in listed.header.bots), None)
        when = QDateTime.fromSecsSinceEpoch(int(listed.changed))
        return GameLine(
            key=str(listed.path),
            when=QLocale().toString(when, QLocale.FormatType.ShortFormat),
            variant=self._names.get(listed.header.variant, listed.header.variant),
            players=", ".join(name for seat, name in sorted(listed.header.names.items()) if seat != mine),
            result=self._result(listed, hand, game, mine),
            outcome=_outcome(listed, game, mine),
            notes=self.tr("with takebacks") if helped else "",
        )

    def _result(self, listed: Listed, hand: HandCheck | None, game: GameCheck | None, mine: int | None) -> str:
        if listed.error is not None:
            return self.tr("cannot be read")
        score = "" if hand is None else self._score(hand, listed)
        if not listed.finished:
            return self.tr("open, {score}").format(score=score) if score else self.tr("open")
        if game is None:
            return self.tr("broken off")
        if mine is None:
            return score
        if len(game.winners) == len(hand.totals if hand is not None else ()):
            return self.tr("drawn, {score}").format(score=score)
        won = mine in game.winners
        return (self.tr("won, {score}") if won else self.tr("lost, {score}")).format(score=score)

    def _score(self, hand: HandCheck, listed: Listed) -> str:
        """Return the totals, the own side's first: of two sides once each, otherwise everybody's."""
        mine = next((seat for seat in range(len(hand.totals)) if seat not in listed.header.bots), 0)
        turned = hand.totals[mine:] + hand.totals[:mine]
        pairs = len(turned) == 4 and turned[0] == turned[2] and turned[1] == turned[3]
        return (
            self.tr("{ours} to {theirs}").format(ours=turned[0], theirs=turned[1])
            if pairs
            else "/".join(str(total) for total in turned)
        )


def _ends(path: Path) -> tuple[HandCheck | None, GameCheck | None, bool]:
    """Return the last checks of a hand and of a game that stand in a record, and whether anything was taken back."""
    hand: HandCheck | None = None
    game: GameCheck | None = None
    helped = False
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None, None, False
    for line in text.splitlines():
        if line.startswith("="):
            try:
                entry = read_token(line.split()[0])
            except NotationError:
                continue
            hand = entry if isinstance(entry, HandCheck) else hand
            game = entry if isinstance(entry, GameCheck) else game
        elif line.endswith(":!undo"):
            helped = True
    return hand, game, helped


def _outcome(listed: Listed, game: GameCheck | None, mine: int | None) -> Outcome:
    if listed.error is None and not listed.finished:
        return Outcome.OPEN
    if game is None or mine is None:
        return Outcome.UNDECIDED
    return Outcome.WON if mine in game.winners else Outcome.LOST
