"""The sides on a score sheet: how each came to its points, side by side, like beside like."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum, auto

from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from tressette_desktop.engine.cards import Rank
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.rules.outcome import POINTS
from tressette_desktop.engine.seats import Seat

from .. import contracts, endings, theme, words
from ..kit.coins import Coins
from ..kit.text import Text, Tone
from . import aloud
from .reckoning import Side
from .sheet_parts import MARGIN, Air, Entry, Rule, SideMark, paint_well
from .sheet_words import Given

GAP = 20
"""Between the fields of two sides, at em 14."""


class Row(IntEnum):
    """What is told of a side, from above; of each side what means something for it."""

    HEAD = auto()
    ACES = auto()
    THIRDS = auto()
    LAST_TRICK = auto()
    KEPT = auto()
    RULE = auto()
    ALTOGETHER = auto()
    COINS = auto()
    CHANGED = auto()
    REST = auto()
    MELD = auto()
    HAND = auto()
    BOARD = auto()
    CONTRACT = auto()
    WAY = auto()


Place = tuple[Row, int]
"""A row, and which of several of its kind."""


class Sides(QWidget):
    """The sides of a hand, each in a field of its own; rows of one kind are at one height."""

    def __init__(self, sides: tuple[Side, ...], given: Given, air: Air, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # A long list of names would take as much room as all that is added up.
        long = any(len(side.seats) > 2 for side in sides) and not given.paired
        columns = [SideColumn(side, given, air, self) for side in sides]
        self._fields = [dict(column.told(long=long)) for column in columns]
        self.heard = " ".join(column.heard() for column in columns)
        """The same for those who listen, a sentence for each side."""
        self._edge = theme.current().px(air.edge)
        self._grid = QGridLayout(self)
        self._grid.setVerticalSpacing(theme.current().px(air.rows))
        self._below: bool | None = None
        self.stack(below=False)

    def stack(self, *, below: bool) -> None:
        """Lay the fields below one another, or beside."""
        if below is self._below:
            return
        self._below = below
        look, grid = theme.current(), self._grid
        margin, gap = look.px(MARGIN), look.px(GAP)
        grid.setContentsMargins(margin, self._edge, margin, self._edge)
        grid.setHorizontalSpacing(gap + 2 * margin)
        while grid.count():
            grid.takeAt(0)
        places = sorted({place for field in self._fields for place in field})
        for at, field in enumerate(self._fields):
            first, column = (at * (len(places) + 1), 0) if below else (0, at)
            for row, place in enumerate(places, start=first):
                if place in field:
                    grid.addWidget(field[place], row, column)
            grid.setRowMinimumHeight(first + len(places), gap + 2 * self._edge if below and not at else 0)
            grid.setColumnStretch(at, int(column == at))
        grid.setRowStretch((len(places) + 1) * len(self._fields), 1)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A field behind each side."""
        painter, margin, edge = QPainter(self), theme.current().px(MARGIN), self._edge
        for field in self._fields:
            cells = tuple(field.values())
            box = QRectF(cells[0].geometry().united(cells[-1].geometry())).adjusted(-margin, -edge, margin, edge)
            if not self._below:
                box.setBottom(self.height())
            paint_well(painter, box)


class SideColumn(QObject):
    """What is told of one side: its thirds in words and in coins, and what became of them."""

    def __init__(self, side: Side, given: Given, air: Air, parent: Sides) -> None:
        super().__init__(parent)
        self._side, self._given, self._air, self._parent = side, given, air, parent

    def told(self, *, long: bool) -> Iterator[tuple[Place, QWidget]]:
        """Yield the rows from above; where lists of names are ``long`` they are written smaller."""
        side, rules = self._side, self._given.company.game.rules
        yield (Row.HEAD, 0), self._head(long=long)
        for row, label, thirds in self._thirds():
            yield (row, 0), self._entry(label, str(thirds) if thirds else "—")
        yield (Row.RULE, 0), Rule(self._parent)
        yield (Row.ALTOGETHER, 0), self._entry(self.tr("Altogether"), str(side.thirds), strong=True)
        if side.thirds:
            yield (Row.COINS, 0), Coins(side.thirds, self._parent)
        yield from self._changed()
        for number, (seat, meld, points) in enumerate(self._scoring):
            yield (Row.MELD, number), self._entry(self._meld(seat, meld), f"+{points}")
        if not side.melds and rules.buongioco == "accusa":
            yield (Row.MELD, 0), self._entry(self.tr("No combination"), "0")
        yield from self._sum_up()

    def heard(self) -> str:
        """Return it all as one sentence, without what brought nothing."""
        side, given = self._side, self._given
        parts = [f"{label}, {self._in_thirds(thirds)}" for _row, label, thirds in self._thirds() if thirds]
        sum_up = self.tr("altogether {thirds}: {points}")
        parts.append(sum_up.format(thirds=self._in_thirds(side.thirds), points=words.points(side.thirds // 3)))
        parts.append(self._rest())
        parts += (f"{self._meld(seat, meld)}, {words.points(points)}" for seat, meld, points in self._scoring)
        if self._taken_off:
            parts.append(self.tr("Taken off for the board") + f": {words.points(POINTS)}")
        if side.declares:
            parts.append(": ".join((self.tr("To win the contract"), self.tr("six of eleven"))))
        if self._won:
            parts.append(self._why_won())
        who = words.names(given.company.names, side.seats)
        if given.paired and len(side.seats) > 1:
            who = f"{self._side_name}, {who}"
        return aloud.ended(f"{who}: {'; '.join(filter(None, parts))}")

    def _entry(self, label: str, figure: str, *, strong: bool = False, tone: Tone = "ink") -> Entry:
        return Entry(label, figure, self._air, strong=strong, tone=tone, parent=self._parent)

    def _head(self, *, long: bool) -> QWidget:
        side, given = self._side, self._given
        cell = QWidget(self._parent)
        head = QHBoxLayout(cell)
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(theme.current().px(8))
        head.addWidget(SideMark(side.own, declares=side.declares))
        who = words.names(given.company.names, side.seats)
        if given.paired and len(side.seats) > 1:
            head.addWidget(Text(self._side_name, "choice"))
            head.addWidget(Text(who, "body", "soft", wrap=True), 1)
        else:
            head.addWidget(Text(who, "strong" if long else "choice", wrap=True), 1)
        head.addWidget(Text(self.tr("thirds"), "body", "soft"))
        return cell

    @property
    def _side_name(self) -> str:
        return self.tr("We") if self._side.own else self.tr("They")

    @property
    def _scoring(self) -> tuple[tuple[Seat, Meld, int], ...]:
        """The combinations that brought points; told for none they are not added up."""
        return tuple(each for each in self._side.melds if each[2])

    def _meld(self, seat: Seat, meld: Meld) -> str:
        """A combination, and whose it was."""
        name = self._given.company.names[seat]
        return self.tr("{combination} ({name})").format(combination=words.meld(meld), name=name)

    def _in_thirds(self, count: int) -> str:
        return self.tr("%n third(s)", "", count)

    def _thirds(self) -> Iterator[tuple[Row, str, int]]:
        side, given = self._side, self._given
        if given.company.game.variant.worth[Rank.ACE] == 3:
            yield Row.ACES, self.tr("%n ace(s)", "", side.aces), 3 * side.aces
            others = self.tr("%n among threes, twos and figures", "", side.thirds_cards)
        else:
            others = self.tr("%n among aces, threes, twos and figures", "", side.thirds_cards)
        yield Row.THIRDS, others, side.thirds_cards
        if given.score.bonus:
            table = given.table
            left_over = sum(len(pile) for pile in table.discards) + len(table.monte)
            last = self.tr("Last trick, and %n card(s) left over", "", left_over)
            yield Row.LAST_TRICK, last if left_over else self.tr("Last trick"), side.bonus
        if side.kept:
            yield Row.KEPT, self.tr("Kept from the hands before"), side.kept

    @property
    def _keeps(self) -> bool:
        """Whether thirds that make no point are kept for the next hand."""
        return self._given.company.game.rules.pl_rounding == "carry_thirds"

    def _rest(self) -> str:
        """What becomes of the thirds that make no point, if there are any."""
        rest = self._side.thirds % 3
        if not rest:
            return ""
        if self._keeps:
            return self.tr("%n third(s) are kept", "", rest)
        return self.tr("%n third(s) do not count", "", rest)

    def _changed(self) -> Iterator[tuple[Place, QWidget]]:
        """Thirds into points, and what of them does not count, or is kept."""
        whole, rest = divmod(self._side.thirds, 3)
        mixed = f"{whole or ''} {('', '⅓', '⅔')[rest]}".strip()
        thirds = self._in_thirds(self._side.thirds)
        said = self.tr("{thirds} = {mixed} → {points}") if rest else self.tr("{thirds} = {points}")
        sum_up = Text(said.format(thirds=thirds, mixed=mixed, points=words.points(whole)), "strong", wrap=True)
        # The sans has neither thirds nor arrow: they come from the serif, not from whatever the system has.
        look, font = theme.current(), sum_up.font()
        font.setFamilies([look.families.sans, look.families.serif])
        sum_up.setFont(font)
        cell = QWidget(self._parent)
        row = QHBoxLayout(cell)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(sum_up, 3)
        yield (Row.CHANGED, 0), cell
        if not rest:
            return
        left = Text(self._rest(), "body", "soft" if self._keeps else "red", wrap=True, parent=cell)
        if self._given.paired and not self._given.tallied:
            left.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            row.addWidget(left, 2)
        else:
            # Beside a third column there is no room for both in a line.
            left.setParent(self._parent)
            yield (Row.REST, 0), left

    def _sum_up(self) -> Iterator[tuple[Place, QWidget]]:
        """What the hand brought the side, and what it was played for."""
        side, given = self._side, self._given
        yield (Row.HAND, 0), self._entry(self.tr("Points of the hand"), str(side.hand_points), strong=True)
        if self._taken_off:
            yield (Row.BOARD, 0), self._entry(self.tr("Taken off for the board"), contracts.signed(-POINTS))
        if side.declares:
            aim = self._entry(self.tr("To win the contract"), self.tr("six of eleven"), tone="soft")
            yield (Row.CONTRACT, 0), aim
        if given.paired:
            way = self.tr("From {before} to {after}").format(before=side.before, after=side.after)
            target = given.company.target
            end = self.tr("up to {target}").format(target=target) if target else ""
            tone: Tone = "green" if self._won else "soft"
            yield (Row.WAY, 0), self._entry(way, self._why_won() if self._won else end, tone=tone)

    @property
    def _taken_off(self) -> bool:
        """Whether a board is played to its end, which takes its points off again."""
        given = self._given
        return given.company.game.rules.duplicate and not given.table.number % 2

    @property
    def _won(self) -> bool:
        """Whether the side has won a game with this hand."""
        return self._given.paired and self._side.won and self._given.score.games > 0

    def _why_won(self) -> str:
        """Out is who has the target; a game may be won without it as well."""
        score, target = self._given.score, self._given.company.target
        if target and self._side.after >= target:
            return self.tr("out!")
        if score.conceded is not None:
            return self.tr("the others gave up")
        if score.verdict is not None or score.called_out is not None:
            return self.tr("by the others' mistake")
        return endings.special(score.special) if score.special is not None else self.tr("won")
