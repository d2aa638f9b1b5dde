"""The score sheet after a hand: how the points came about, in thirds and in coins, and how the game stands."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QLayout, QVBoxLayout, QWidget

from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import DealScore
from tressette_desktop.engine.seats import Seat, side_of

from .. import marks, theme, words
from ..cards import CardArt
from ..felt import FeltCache
from ..kit.buttons import Button, Kind
from ..kit.coins import Coins
from ..kit.page import scrolling
from ..kit.paper import Paper
from ..kit.press import paint_box
from ..kit.text import Text, Tone
from ..theme import Look
from .reckoning import Column, columns, hand_points

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


class SideMark(QWidget):
    """Disc or diamond beside a title."""

    def __init__(self, own: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own = own
        self.setFixedSize(QSize(theme.current().px(24), theme.current().px(24)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The mark."""
        paint = marks.paint_us if self._own else marks.paint_them
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
    ) -> None:
        """Write the sheet of a finished hand. ``looked_up`` says that the game is going on behind it."""
        self._given = Given(table, south, names, target, hands, looked_up)
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
        column.addLayout(self._head(given.table, score, given.south))
        self._sides = QHBoxLayout()
        self._sides.setSpacing(theme.current().px(20))
        for each in columns(given.table, given.south):
            self._sides.addWidget(self._side(each, given.names, given.target))
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
        paper.show()
        self.setAccessibleName(self._title(score, given.south))

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

    # --- the parts ---------------------------------------------------------------------------------------------------

    def _title(self, score: DealScore, south: Seat) -> str:
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

    def _line(self, table: Table, score: DealScore) -> str:
        if score.special is not None:
            said = self.tr("{name}: {meaning}. It counts as {games}.")
            games = self.tr("%n game(s)", None, score.games)
            return said.format(
                name=words.special(score.special), meaning=words.special_meaning(score.special), games=games
            )
        if score.verdict is not None:
            points = words.points(score.verdict.count)
            if score.verdict.correct:
                return self.tr("The claim was right: {points}.").format(points=points)
            return self.tr("The claim was wrong: only {points}.").format(points=points)
        if table.laid is not None:
            return self.tr("Hand {number}, ended by laying down.").format(number=table.number)
        return self.tr("Hand {number}").format(number=table.number)

    def _head(self, table: Table, score: DealScore, south: Seat) -> QLayout:
        head = QHBoxLayout()
        head.setSpacing(theme.current().px(18))
        titles = QVBoxLayout()
        titles.setSpacing(0)
        titles.addWidget(Text(self._title(score, south), "page"))
        titles.addWidget(Text(self._line(table, score), "body", "soft", wrap=True))
        head.addWidget(Medal(self._art, "sun", 54 if self._dense else 76))
        head.addLayout(titles, 1)
        return head

    def _side(self, side: Column, names: tuple[str, ...], target: int) -> QWidget:
        well = Well()
        rows = QVBoxLayout(well)
        margin = theme.current().px(18)
        upper = theme.current().px(4 if self._dense else 12)
        rows.setContentsMargins(margin, upper, margin, upper)
        rows.setSpacing(theme.current().px(3 if self._dense else 5))
        head = QHBoxLayout()
        head.setSpacing(theme.current().px(8))
        head.addWidget(SideMark(side.own))
        head.addWidget(Text(self.tr("We") if side.own else self.tr("They"), "choice"))
        head.addWidget(Text(words.names(names, side.seats), "body", "soft"), 1)
        head.addWidget(Text(self.tr("thirds"), "body", "soft"))
        rows.addLayout(head)
        for label, figure in self._thirds(side):
            rows.addLayout(self._row(label, figure))
        rows.addWidget(_rule())
        rows.addLayout(self._row(self.tr("Altogether"), str(side.thirds), strong=True))
        rows.addWidget(Coins(side.thirds))
        rows.addLayout(self._changed(side))
        for seat, meld, points in side.melds:
            label = self.tr("{combination} ({name})").format(combination=words.meld(meld), name=names[seat])
            rows.addLayout(self._row(label, f"+{points}"))
        if not side.melds:
            rows.addLayout(self._row(self.tr("No combination"), "0"))
        rows.addLayout(self._row(self.tr("Points of the hand"), str(side.hand_points), strong=True))
        way = self.tr("From {before} to {after}").format(before=side.before, after=side.after)
        end = self.tr("up to {target}").format(target=target) if target else ""
        rows.addLayout(self._row(way, self.tr("out!") if side.won else end, tone="green" if side.won else "soft"))
        return well

    def _thirds(self, side: Column) -> tuple[tuple[str, str], ...]:
        return (
            (self.tr("%n ace(s)", None, side.aces), _figure(3 * side.aces)),
            (self.tr("%n among threes, twos and figures", None, side.thirds_cards), _figure(side.thirds_cards)),
            (self.tr("Last trick"), _figure(3 if side.last_trick else 0)),
        )

    def _changed(self, side: Column) -> QLayout:
        """Thirds into points, and what of them does not count."""
        whole, rest = divmod(side.thirds, 3)
        row = QHBoxLayout()
        mixed = f"{whole} {('', '⅓', '⅔')[rest]}" if rest else ""
        said = self.tr("{thirds} thirds = {mixed} → {points}") if rest else self.tr("{thirds} thirds = {points}")
        sum_up = Text(said.format(thirds=side.thirds, mixed=mixed, points=words.points(whole)), "strong")
        # The sans has neither thirds nor arrow: they come from the serif, not from whatever the system has.
        look, font = theme.current(), sum_up.font()
        font.setFamilies([look.families.sans, look.families.serif])
        sum_up.setFont(font)
        row.addWidget(sum_up)
        row.addStretch(1)
        if rest:
            row.addWidget(Text(self.tr("%n third(s) do not count", None, rest), "body", "red"))
        return row

    def _row(self, label: str, figure: str, *, strong: bool = False, tone: Tone = "ink") -> QLayout:
        row = QHBoxLayout()
        row.addWidget(Text(label, "strong" if strong else "body", tone), 1)
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
            us, them = hand_points(score, given.south)[:2]
            inner.addWidget(Text(self.tr("Hand {number}").format(number=number), "body", "soft"))
            inner.addWidget(Text(self.tr("{us} to {them}").format(us=us, them=them), "strong"))
            row.addWidget(well)
        row.addStretch(1)
        return row

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
