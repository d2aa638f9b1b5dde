"""The score sheet after a hand: how the points came about, in thirds and in coins, and how the game stands."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from tressette_desktop.engine.cards import Rank
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Contract, DealScore, Settlement
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.seats import Seat, side_of

from .. import contracts, marks, theme, words
from ..cards import CardArt
from ..felt import FeltCache
from ..kit.buttons import Button, Kind
from ..kit.coins import Coins
from ..kit.page import scrolling
from ..kit.paper import Paper
from ..kit.press import paint_box
from ..kit.text import Text, Tone
from ..theme import Look
from .reckoning import Column, Line, columns, gains, hand_points, lines

WIDEST, HIGHEST = 1120, 730
NARROW = 840
"""Width of the sheet below which the two sides stand one below the other, at em 14."""
LATEST = 6
"""How many hands are listed."""
DENSE = 690
"""Height of the page below which the sheet is written closer, at em 14."""


@dataclass(frozen=True)
class Given:
    """What a sheet is written from."""

    table: Table
    south: Seat
    names: tuple[str, ...]
    target: int
    hands: tuple[DealScore, ...]
    looked_up: bool
    game: Game
    medals: tuple[str, ...]

    @property
    def paired(self) -> bool:
        """Whether partners share one score, and there are two of them."""
        return self.game.variant.sides is not None


class SideMark(QWidget):
    """Disc, diamond, or the declarer's star beside a title."""

    def __init__(self, own: bool, *, declares: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own, self._declares = own, declares
        self.setFixedSize(QSize(theme.current().px(24), theme.current().px(24)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The mark."""
        paint = marks.paint_declarer if self._declares else marks.paint_us if self._own else marks.paint_them
        paint(QPainter(self), QRectF(self.rect()).adjusted(1, 1, -1, -1), theme.current().colours)


class Medal(QWidget):
    """A head of the deck, as large as a title."""

    def __init__(self, art: CardArt, name: str, size: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._name = art, name
        self.setFixedSize(QSize(theme.current().px(size), theme.current().px(size)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The head in its ring."""
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._art.medal(self._name, self.width(), self.devicePixelRatioF()))
        painter.setPen(QPen(look.colours.outline, 2.5))
        painter.drawEllipse(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5))


class Well(QFrame):
    """A sunken field on a paper."""

    def __init__(self, chosen: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen = chosen

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The field."""
        c = theme.current().colours
        paint_box(QPainter(self), QRectF(self.rect()), 12, c.accent_soft if self._chosen else c.bg, c.line, 0)


class ScoreSheet(QWidget):
    """The sheet over the whole page; one primary way on."""

    on_wanted = Signal()
    """The next hand; from a sheet that was only looked up, back to the table."""
    rematch_wanted = Signal()
    leave_wanted = Signal()

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._felts = FeltCache()
        self._paper: QWidget | None = None
        self._given: Given | None = None
        self._dense = False
        self.primary: Button | None = None
        self._sides: QBoxLayout | None = None
        self.hide()

    def open(
        self,
        table: Table,
        south: Seat,
        names: tuple[str, ...],
        target: int,
        hands: tuple[DealScore, ...],
        *,
        looked_up: bool,
        game: Game,
        medals: tuple[str, ...],
    ) -> None:
        """Write the sheet of a finished hand. ``looked_up`` says that the game is going on behind it."""
        self._given = Given(table, south, names, target, hands, looked_up, game, medals)
        self._dense = self._wants_dense()
        self._write(self._given)
        self._place()

    def _write(self, given: Given) -> None:
        self._clear()
        score = given.table.score
        assert score is not None
        paper = Paper(on_felt=True, parent=self)
        column = QVBoxLayout()
        column.setSpacing(theme.current().px(6 if self._dense else 12))
        column.addLayout(self._head(given, score))
        self._sides = QHBoxLayout()
        self._sides.setSpacing(theme.current().px(20))
        for each in columns(given.table, given.south, given.game.variant.worth):
            self._sides.addWidget(self._side(each, given), 1)
        if not given.paired:
            self._sides.addWidget(self._ledger(given))
        column.addLayout(self._sides)
        if not self._dense:
            column.addLayout(self._hands(given))
        column.addStretch(1)
        body = QWidget()
        body.setLayout(column)
        column.setContentsMargins(0, 0, 0, 0)
        paper.column.addWidget(scrolling(body))
        paper.column.addLayout(self._foot(bool(score.winners), given.looked_up))
        self._paper = paper
        self.setAccessibleName(self._title(given, score))

    def _wants_dense(self) -> bool:
        """Whether there is too little height for air and for the hands before."""
        return self.height() < theme.current().px(DENSE)

    def wear(self, _look: Look) -> None:
        """The felt below is painted anew."""
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The paper stays in the middle."""
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Felt all round."""
        felt = self._felts.pixmap(theme.current(), self.size(), self.devicePixelRatioF())
        QPainter(self).drawPixmap(0, 0, felt)

    def _clear(self) -> None:
        if self._paper is not None:
            self._paper.hide()
            self._paper.deleteLater()
            self._paper = None

    def _place(self) -> None:
        if self._paper is None or self._sides is None or self._given is None:
            return
        if self._dense != self._wants_dense():
            self._dense = self._wants_dense()
            self._write(self._given)
        look = theme.current()
        margin = look.px(0 if self._dense else 10)
        wide = min(look.px(WIDEST), self.width() - 2 * margin)
        narrow = wide < look.px(NARROW)
        self._sides.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        high = min(look.px(HIGHEST), self.height() - 2 * margin)
        self._paper.setGeometry((self.width() - wide) // 2, (self.height() - high) // 2, wide, high)
        # Shown only when it has its size: a pane that was too small once keeps its scroll bar.
        self._paper.show()

    # --- the parts ---------------------------------------------------------------------------------------------------

    def _title(self, given: Given, score: DealScore) -> str:
        if not given.paired:
            return self._title_alone(given, score)
        south = given.south
        own = side_of(score.sides, south)
        us = score.totals[south]
        them = next(score.totals[side[0]] for at, side in enumerate(score.sides) if at != own)
        if not score.winners:
            return self.tr("{us} to {them}").format(us=us, them=them)
        if not score.games:
            return self.tr("A draw, {us} to {them}").format(us=us, them=them)
        if south in score.winners:
            return self.tr("You won, {us} to {them}").format(us=us, them=them)
        return self.tr("You lost, {us} to {them}").format(us=us, them=them)

    def _title_alone(self, given: Given, score: DealScore) -> str:
        """The title where everybody has a score of his own: who won the game, or how the contract ended."""
        south = given.south
        if score.winners:
            if score.winners == (south,):
                return self.tr("You won the game")
            winners = words.names(given.names, score.winners)
            if len(score.winners) > 1:
                return self.tr("The game is shared: {names}").format(names=winners)
            return self.tr("{name} won the game").format(name=winners)
        contract, settlement = given.table.contract, score.settlement
        if contract is None or settlement is None:
            own = score.totals[south] - given.table.totals[south]
            return self.tr("This hand brought you {points}").format(points=words.points(own))
        said = self.tr("{bid}: won") if settlement.won else self.tr("{bid}: lost")
        return said.format(bid=contracts.bid(contract.name))

    def _line(self, given: Given, score: DealScore) -> str:
        table = given.table
        if score.settlement is not None and table.contract is not None:
            return self._settled(given, score.settlement, table.contract)
        if score.special is not None:
            said = self.tr("{name}: {meaning}. It counts as {games}.")
            games = self.tr("%n game(s)", "", score.games)
            return said.format(
                name=words.special(score.special), meaning=words.special_meaning(score.special), games=games
            )
        if score.called_out is not None:
            return self._called_out(given, score)
        if score.verdict is not None:
            points = words.points(score.verdict.count)
            if score.verdict.correct:
                return self.tr("The claim was right: {points}.").format(points=points)
            return self.tr("The claim was wrong: only {points}.").format(points=points)
        if table.laid is not None:
            return self.tr("Hand {number}, ended by laying down.").format(number=table.number)
        return self.tr("Hand {number}").format(number=table.number)

    def _called_out(self, given: Given, score: DealScore) -> str:
        """A game that ended by a call-out, and what came after it."""
        call = score.called_out
        assert call is not None
        name = given.names[call.seat]
        if not call.right:
            said = self.tr("{name} called the opponents out, wrongly: %n third(s) were missing.", "", call.missing)
            return said.format(name=name)
        said = self.tr("{name} called the opponents out, rightly: {points}.")
        told = said.format(name=name, points=words.points(call.count))
        return f"{told} {self.tr('They went for the cappotto and missed it.')}" if score.went else told

    def _settled(self, given: Given, settlement: Settlement, contract: Contract) -> str:
        """What the contract came to: stake, multiplier, what each opponent moves."""
        units = contracts.units(settlement.stake * settlement.multiplier)
        name = given.names[contract.declarer]
        stake = contracts.stake(settlement.stake)
        if settlement.multiplier == 2:
            stake = self.tr("{stake}, doubled by all the tricks").format(stake=stake)
        elif settlement.multiplier == 3:
            stake = self.tr("{stake}, tripled by all the points").format(stake=stake)
        said = (
            self.tr("{name} played {bid} for {stake}. Each opponent gives {units}.")
            if settlement.won
            else self.tr("{name} played {bid} for {stake}. Each opponent gets {units}.")
        )
        return said.format(name=name, bid=contracts.bid(contract.name).lower(), stake=stake, units=units)

    def _head(self, given: Given, score: DealScore) -> QLayout:
        head = QHBoxLayout()
        head.setSpacing(theme.current().px(18))
        titles = QVBoxLayout()
        titles.setSpacing(0)
        titles.addWidget(Text(self._title(given, score), "page"))
        titles.addWidget(Text(self._line(given, score), "body", "soft", wrap=True))
        head.addWidget(Medal(self._art, "sun", 54 if self._dense else 76))
        head.addLayout(titles, 1)
        return head

    def _side(self, side: Column, given: Given) -> QWidget:
        well = Well()
        rows = self._rows_in(well)
        head = QHBoxLayout()
        head.setSpacing(theme.current().px(8))
        head.addWidget(SideMark(side.own, declares=side.declares))
        who = words.names(given.names, side.seats)
        if given.paired and len(side.seats) > 1:
            head.addWidget(Text(self.tr("We") if side.own else self.tr("They"), "choice"))
            head.addWidget(Text(who, "body", "soft"), 1)
        else:
            head.addWidget(Text(who, "choice"), 1)
        head.addWidget(Text(self.tr("thirds"), "body", "soft"))
        rows.addLayout(head)
        for label, figure in self._thirds(side, given):
            rows.addLayout(self._row(label, figure))
        rows.addWidget(_rule())
        rows.addLayout(self._row(self.tr("Altogether"), str(side.thirds), strong=True))
        rows.addWidget(Coins(side.thirds))
        rows.addLayout(self._changed(side, keeps=given.game.rules.pl_rounding == "carry_thirds"))
        for seat, meld, points in side.melds:
            label = self.tr("{combination} ({name})").format(combination=words.meld(meld), name=given.names[seat])
            rows.addLayout(self._row(label, f"+{points}"))
        if not side.melds and given.game.rules.buongioco == "accusa":
            rows.addLayout(self._row(self.tr("No combination"), "0"))
        self._sum_up(rows, side, given)
        return well

    def _sum_up(self, rows: QVBoxLayout, side: Column, given: Given) -> None:
        """What the hand brought the side, and what it was played for."""
        rows.addLayout(self._row(self.tr("Points of the hand"), str(side.hand_points), strong=True))
        if side.declares:
            rows.addLayout(self._row(self.tr("To win the contract"), self.tr("six of eleven"), tone="soft"))
        if given.paired:
            way = self.tr("From {before} to {after}").format(before=side.before, after=side.after)
            end = self.tr("up to {target}").format(target=given.target) if given.target else ""
            tone: Tone = "green" if side.won else "soft"
            rows.addLayout(self._row(way, self.tr("out!") if side.won else end, tone=tone))

    def _ledger(self, given: Given) -> QWidget:
        """What the hand brought everybody, and what everybody has now."""
        well = Well()
        rows = self._rows_in(well)
        rows.addWidget(Text(self.tr("The account") if given.game.variant.stakes else self.tr("The score"), "choice"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.current().px(12))
        grid.setVerticalSpacing(theme.current().px(4))
        grid.setColumnStretch(1, 1)
        for at, label in ((2, self.tr("hand")), (3, self.tr("total"))):
            grid.addWidget(Text(label, "body", "soft"), 0, at, Qt.AlignmentFlag.AlignRight)
        for row, line in enumerate(lines(given.table, given.south), start=1):
            self._write_line(grid, row, line, given)
        rows.addLayout(grid)
        rows.addStretch(1)
        return well

    def _write_line(self, grid: QGridLayout, row: int, line: Line, given: Given) -> None:
        units = bool(given.game.variant.stakes)
        grid.addWidget(Medal(self._art, given.medals[line.seat], 28 if self._dense else 34), row, 0)
        grid.addWidget(Text(given.names[line.seat], "strong"), row, 1)
        for column, figure in ((2, line.gained), (3, line.total)):
            signed = units or column == 2
            tone: Tone = "ink" if not units or not figure else "green" if figure > 0 else "red"
            number = Text(contracts.signed(figure) if signed else str(figure), "choice", tone)
            grid.addWidget(number, row, column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def _rows_in(self, well: QWidget) -> QVBoxLayout:
        rows = QVBoxLayout(well)
        margin = theme.current().px(18)
        upper = theme.current().px(4 if self._dense else 12)
        rows.setContentsMargins(margin, upper, margin, upper)
        rows.setSpacing(theme.current().px(3 if self._dense else 5))
        return rows

    def _thirds(self, side: Column, given: Given) -> tuple[tuple[str, str], ...]:
        aces = given.game.variant.worth[Rank.ACE] == 3
        table = given.table
        left_over = sum(len(pile) for pile in table.discards) + len(table.monte)
        cards = self.tr("%n among threes, twos and figures", "", side.thirds_cards)
        if not aces:
            cards = self.tr("%n among aces, threes, twos and figures", "", side.thirds_cards)
        last = self.tr("Last trick")
        if left_over:
            last = self.tr("Last trick, and %n card(s) left over", "", left_over)
        told = [(self.tr("%n ace(s)", "", side.aces), _figure(3 * side.aces))] if aces else []
        told.append((cards, _figure(side.thirds_cards)))
        score = table.score
        if score is not None and score.bonus:
            told.append((last, _figure(side.bonus)))
        if side.kept:
            told.append((self.tr("Kept from the hands before"), _figure(side.kept)))
        return tuple(told)

    def _changed(self, side: Column, *, keeps: bool) -> QLayout:
        """Thirds into points, and what of them does not count, or is kept."""
        whole, rest = divmod(side.thirds, 3)
        row = QHBoxLayout()
        mixed = f"{whole} {('', '⅓', '⅔')[rest]}" if rest else ""
        said = self.tr("{thirds} thirds = {mixed} → {points}") if rest else self.tr("{thirds} thirds = {points}")
        sum_up = Text(said.format(thirds=side.thirds, mixed=mixed, points=words.points(whole)), "strong")
        # The sans has neither thirds nor arrow: they come from the serif, not from whatever the system has.
        look, font = theme.current(), sum_up.font()
        font.setFamilies([look.families.sans, look.families.serif])
        sum_up.setFont(font)
        sum_up.setWordWrap(True)
        row.addWidget(sum_up, 1)
        if rest:
            lost, kept = self.tr("%n third(s) do not count", "", rest), self.tr("%n third(s) are kept", "", rest)
            row.addWidget(Text(kept if keeps else lost, "body", "soft" if keeps else "red", wrap=True), 1)
        return row

    def _row(self, label: str, figure: str, *, strong: bool = False, tone: Tone = "ink") -> QLayout:
        row = QHBoxLayout()
        row.addWidget(Text(label, "strong" if strong else "body", tone, wrap=True), 1)
        number = Text(figure, "strong" if self._dense else "choice", tone)
        number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(number)
        return row

    def _hands(self, given: Given) -> QLayout:
        """The latest hands of this game, this one last."""
        row = QHBoxLayout()
        row.setSpacing(theme.current().px(10))
        latest = given.hands[-LATEST:]
        for number, score in enumerate(latest, start=given.table.number - len(latest) + 1):
            well = Well(chosen=number == given.table.number)
            inner = QHBoxLayout(well)
            inner.setContentsMargins(14, 6, 14, 6)
            inner.addWidget(Text(self.tr("Hand {number}").format(number=number), "body", "soft"))
            inner.addWidget(Text(self._of_hand(given, number, score), "strong"))
            row.addWidget(well)
        row.addStretch(1)
        return row

    def _of_hand(self, given: Given, number: int, score: DealScore) -> str:
        """What one of the hands came to, in short."""
        if given.paired:
            us, them = hand_points(score, given.south)[:2]
            return self.tr("{us} to {them}").format(us=us, them=them)
        gained = gains(given.hands, given.south)
        return contracts.signed(gained[number - given.table.number - 1])

    def _foot(self, over: bool, looked_up: bool) -> QLayout:
        row = QHBoxLayout()
        row.setSpacing(theme.current().px(12))
        leave = Button(self.tr("Leave"), "", Kind.GHOST)
        leave.clicked.connect(self.leave_wanted)
        if looked_up:
            self.primary = Button(self.tr("Back to the table"), "prev", Kind.PRIMARY)
            self.primary.clicked.connect(self.on_wanted)
        elif over:
            self.primary = Button(self.tr("Rematch"), "deck", Kind.PRIMARY)
            self.primary.clicked.connect(self.rematch_wanted)
        else:
            self.primary = Button(self.tr("Next hand"), "deck", Kind.PRIMARY)
            self.primary.clicked.connect(self.on_wanted)
        row.addStretch(1)
        if not looked_up:
            row.addWidget(leave)
        row.addWidget(self.primary)
        return row


def _figure(thirds: int) -> str:
    return str(thirds) if thirds else "—"


def _rule() -> QWidget:
    line = QLabel()
    line.setFixedHeight(2)
    line.setAutoFillBackground(True)
    palette = line.palette()
    palette.setColor(line.backgroundRole(), theme.current().colours.edge)
    line.setPalette(palette)
    return line
