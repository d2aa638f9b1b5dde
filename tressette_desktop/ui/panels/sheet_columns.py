"""The columns of a score sheet: how each side came to its points, everybody's account, and the tally of a sitting."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from tressette_desktop.engine.cards import Rank
from tressette_desktop.engine.rules.outcome import POINTS

from .. import contracts, theme, words
from ..cards import CardArt
from ..kit.coins import Coins
from ..kit.medal import Medal
from ..kit.text import Text, Tone
from . import tally
from .reckoning import Side, lines
from .sheet_parts import Air, Column, SideMark
from .sheet_words import Given

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class SideColumn(Column):
    """The thirds of one side, told in words and in coins, and what became of them."""

    def __init__(self, side: Side, given: Given, air: Air, parent: QWidget | None = None) -> None:
        super().__init__(air, parent)
        self._side, self._given = side, given
        self._head()
        for label, figure in self._thirds():
            self.add(label, figure)
        self.add_rule()
        self.add(self.tr("Altogether"), str(side.thirds), strong=True)
        if side.thirds:
            self.rows.addWidget(Coins(side.thirds))
        self._changed(keeps=given.company.game.rules.pl_rounding == "carry_thirds")
        for seat, meld, points in side.melds:
            label = self.tr("{combination} ({name})").format(
                combination=words.meld(meld), name=given.company.names[seat]
            )
            self.add(label, f"+{points}")
        if not side.melds and given.company.game.rules.buongioco == "accusa":
            self.add(self.tr("No combination"), "0")
        self._sum_up()
        self.rows.addStretch(1)

    def _head(self) -> None:
        side, given = self._side, self._given
        head = QHBoxLayout()
        self.rows.addLayout(head)
        head.setSpacing(theme.current().px(8))
        head.addWidget(SideMark(side.own, declares=side.declares))
        who = words.names(given.company.names, side.seats)
        if given.paired and len(side.seats) > 1:
            head.addWidget(Text(self.tr("We") if side.own else self.tr("They"), "choice"))
            head.addWidget(Text(who, "body", "soft", wrap=True), 1)
        else:
            # A long list of names would take as much room as all that is added up.
            head.addWidget(Text(who, "strong" if len(side.seats) > 2 else "choice", wrap=True), 1)
        head.addWidget(Text(self.tr("thirds"), "body", "soft"))

    def _thirds(self) -> Iterator[tuple[str, str]]:
        side, given = self._side, self._given
        if given.company.game.variant.worth[Rank.ACE] == 3:
            yield self.tr("%n ace(s)", "", side.aces), _figure(3 * side.aces)
            yield self.tr("%n among threes, twos and figures", "", side.thirds_cards), _figure(side.thirds_cards)
        else:
            cards = self.tr("%n among aces, threes, twos and figures", "", side.thirds_cards)
            yield cards, _figure(side.thirds_cards)
        if given.score.bonus:
            table = given.table
            left_over = sum(len(pile) for pile in table.discards) + len(table.monte)
            last = self.tr("Last trick, and %n card(s) left over", "", left_over)
            yield last if left_over else self.tr("Last trick"), _figure(side.bonus)
        if side.kept:
            yield self.tr("Kept from the hands before"), _figure(side.kept)

    def _changed(self, *, keeps: bool) -> None:
        """Thirds into points, and what of them does not count, or is kept."""
        whole, rest = divmod(self._side.thirds, 3)
        # Beside a third column there is no room for both in a line.
        beside = self._given.paired and not self._given.tallied
        row = QBoxLayout(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        self.rows.addLayout(row)
        mixed = f"{whole or ''} {('', '⅓', '⅔')[rest]}".strip()
        thirds = self.tr("%n third(s)", "", self._side.thirds)
        said = self.tr("{thirds} = {mixed} → {points}") if rest else self.tr("{thirds} = {points}")
        sum_up = Text(said.format(thirds=thirds, mixed=mixed, points=words.points(whole)), "strong", wrap=True)
        # The sans has neither thirds nor arrow: they come from the serif, not from whatever the system has.
        look, font = theme.current(), sum_up.font()
        font.setFamilies([look.families.sans, look.families.serif])
        sum_up.setFont(font)
        row.addWidget(sum_up, 1)
        if rest:
            lost, kept = self.tr("%n third(s) do not count", "", rest), self.tr("%n third(s) are kept", "", rest)
            left = Text(kept if keeps else lost, "body", "soft" if keeps else "red", wrap=True)
            left.setAlignment(RIGHT if beside else Qt.AlignmentFlag.AlignLeft)
            row.addWidget(left, 1)

    def _sum_up(self) -> None:
        """What the hand brought the side, and what it was played for."""
        side, given = self._side, self._given
        self.add(self.tr("Points of the hand"), str(side.hand_points), strong=True)
        if given.company.game.rules.duplicate and not given.table.number % 2:
            self.add(self.tr("Taken off for the board"), contracts.signed(-POINTS))
        if side.declares:
            self.add(self.tr("To win the contract"), self.tr("six of eleven"), tone="soft")
        if given.paired:
            way = self.tr("From {before} to {after}").format(before=side.before, after=side.after)
            end = self.tr("up to {target}").format(target=given.company.target) if given.company.target else ""
            tone: Tone = "green" if side.won else "soft"
            self.add(way, self.tr("out!") if side.won else end, tone=tone)


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
        heads = (*((self.tr("games"),) if told.to_win else ()), *((self.tr("units"),) if told.units else ()))
        grid = _grid(self.rows, heads)
        for at, seat in enumerate((*seats[given.company.south :], *seats[: given.company.south]), start=1):
            _name(grid, at, given, seat, art)
            if told.to_win:
                grid.addWidget(_number(0, str(told.games[seat]), coloured=False), at, 2, RIGHT)
            if told.units:
                figure = told.units[seat]
                grid.addWidget(_number(figure, tally.signed(figure), coloured=True), at, 1 + len(heads), RIGHT)
        if told.pot is not None:
            self.add(self.tr("In the pot"), tally.amount(told.pot))
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


def _figure(thirds: int) -> str:
    return str(thirds) if thirds else "—"
