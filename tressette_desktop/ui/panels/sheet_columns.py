"""What stands beside the sides on a score sheet: everybody's account, and the tally of a sitting."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from .. import contracts, theme
from ..cards import CardArt
from ..kit.medal import Medal
from ..kit.text import Text, Tone
from . import tally
from .reckoning import lines
from .sheet_parts import Air, Column
from .sheet_words import Given

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Ledger(Column):
    """What the hand brought everybody, and what everybody has now."""

    def __init__(self, given: Given, art: CardArt, air: Air, parent: QWidget | None = None) -> None:
        super().__init__(air, parent)
        units = bool(given.company.game.variant.stakes)
        self.rows.addWidget(Text(self.tr("The account") if units else self.tr("The score"), "choice"))
        grid = _grid(self.rows, (self.tr("hand"), self.tr("total")))
        for at, line in enumerate(lines(given.table, given.company.south), start=1):
            _name(grid, at, given, line.seat, art)
            grid.addWidget(_number(line.gained, contracts.signed(line.gained), coloured=units), at, 2, RIGHT)
            total = contracts.signed(line.total) if units else str(line.total)
            grid.addWidget(_number(line.total, total, coloured=units), at, 3, RIGHT)
        self.rows.addStretch(1)


class TallyColumn(Column):
    """The games of a sitting, the units won and lost with them, and what lies in the pot."""

    def __init__(self, given: Given, art: CardArt, air: Air, parent: QWidget | None = None) -> None:
        super().__init__(air, parent)
        told, seats = given.tally, range(len(given.tally.games))
        title = self.tr("First to %n game(s)", "", told.to_win) if told.to_win else self.tr("The stake")
        self.rows.addWidget(Text(title, "choice", wrap=True))
        each: list[str] = []
        games, units, in_the_pot = self.tr("games"), self.tr("units"), self.tr("In the pot")
        heads = (*((games,) if told.to_win else ()), *((units,) if told.units else ()))
        grid = _grid(self.rows, heads)
        for at, seat in enumerate((*seats[given.company.south :], *seats[: given.company.south]), start=1):
            _name(grid, at, given, seat, art)
            if told.to_win:
                grid.addWidget(_number(0, str(told.games[seat]), coloured=False), at, 2, RIGHT)
            parts = [given.company.names[seat]]
            if told.to_win:
                parts.append(f"{games} {told.games[seat]}")
            if told.units:
                parts.append(f"{units} {tally.signed(told.units[seat])}")
            each.append(", ".join(parts))
            if told.units:
                figure = told.units[seat]
                grid.addWidget(_number(figure, tally.signed(figure), coloured=True), at, 1 + len(heads), RIGHT)
        if told.pot is not None:
            self.add(in_the_pot, tally.amount(told.pot))
            each.append(f"{in_the_pot}: {tally.amount(told.pot)}")
        self.heard = f"{title}: {'; '.join(each)}."
        """The same as a sentence, for those who listen."""
        self.rows.addStretch(1)


def _grid(column: QVBoxLayout, heads: tuple[str, ...]) -> QGridLayout:
    """Add a grid of medal, name, and figures under these heads."""
    grid = QGridLayout()
    column.addLayout(grid)
    grid.setHorizontalSpacing(theme.current().px(12))
    grid.setVerticalSpacing(theme.current().px(4))
    grid.setColumnStretch(1, 1)
    for at, label in enumerate(heads, start=2):
        grid.addWidget(Text(label, "body", "soft"), 0, at, Qt.AlignmentFlag.AlignRight)
    return grid


def _name(grid: QGridLayout, at: int, given: Given, seat: int, art: CardArt) -> None:
    grid.addWidget(Medal(art, given.company.medals[seat], 30), at, 0)
    grid.addWidget(Text(given.company.names[seat], "strong"), at, 1)


def _number(figure: int, written: str, *, coloured: bool) -> Text:
    """A figure; of an account, green or red, its sign saying the same."""
    tone: Tone = "ink" if not coloured or not figure else "green" if figure > 0 else "red"
    return Text(written, "choice", tone)
