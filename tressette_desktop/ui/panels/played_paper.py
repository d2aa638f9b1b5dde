"""The paper of the cards played: trick by trick as far as one may look back; if wanted, what is out in each suit."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.table import Table, Unknown

from .. import icons, theme, words
from ..cards import RATIO, RESTING, CardArt
from ..kit.buttons import Button, Kind
from ..kit.choice import TickRow
from ..kit.page import scrolling
from ..kit.paper import SHADE, Paper
from ..kit.press import paint_box
from ..kit.text import Text
from ..theme import Look
from .company import Company
from .played import Numbered, SuitSeen, suits_seen, tricks_shown

LEAST: Final = 22.0
"""The narrowest card whose corner can be read, at em 14."""

COLUMN: Final = 400
"""Width of a column of lines where the paper lies in the middle, at em 14."""
AROUND: Final = 150
"""Height of what stands above and below the lines beside the box to tick, at em 14."""

CLEAR: Final = QColor(0, 0, 0, 0)


class CardLine(QWidget):
    """Small cards in a line, with words below; as wide as there is room."""

    heading = 26
    """Room before the cards, at em 14."""
    widest = 34
    """Width of a card, at em 14."""

    def __init__(self, art: CardArt, cards: tuple[Card, ...], words_below: str, told: str) -> None:
        super().__init__()
        self._art, self._cards, self._below = art, cards, words_below
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(told)

    def sizeHint(self) -> QSize:
        """Room for cards that can be read."""
        look = theme.current()
        width = look.px(self.heading + len(self._cards) * (LEAST + 3))
        return QSize(width, self.high(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wider cards are higher."""
        super().resizeEvent(event)
        self.setFixedHeight(self.high(self.width()))

    def high(self, width: int) -> int:
        """The height that belongs to a width: cards as wide as fits, and a line of words."""
        look = theme.current()
        below = look.px(20) if self._below else 0
        return round(self._card_width(width) * RATIO) + below + look.px(8)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Heading, cards, words."""
        look = theme.current()
        painter = QPainter(self)
        width = self._card_width(self.width())
        high, left = width * RATIO, float(look.px(self.heading))
        self._head(painter, QRectF(0, 2, left - look.px(4), high), look)
        for at, card in enumerate(self._cards):
            self._card(painter, card, QRectF(left + at * (width + look.px(3)), 2, width, high), look)
        painter.setPen(look.colours.soft)
        painter.setFont(look.font("caption"))
        line = QRectF(left, high + look.px(4), self.width() - left, look.px(20))
        said = painter.fontMetrics().elidedText(self._below, Qt.TextElideMode.ElideRight, round(line.width()))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, said)

    def _card_width(self, width: int) -> float:
        look = theme.current()
        room = width - look.px(self.heading) - 2
        return min(float(look.px(self.widest)), room / len(self._cards) - look.px(3))

    def _head(self, painter: QPainter, box: QRectF, look: Look) -> None:
        """What stands before the cards."""

    def _card(self, painter: QPainter, card: Card, box: QRectF, look: Look) -> None:
        margin = RESTING.margin * box.width()
        picture = self._art.card(str(card), box.width(), self.devicePixelRatioF())
        painter.drawPixmap(QPointF(box.left() - margin, box.top() - margin), picture)


class TrickLine(CardLine):
    """A trick: its number, its cards in playing order, the winning one framed, and who took it."""

    def __init__(self, art: CardArt, shown: Numbered, names: tuple[str, ...]) -> None:
        trick, self._number = shown.trick, shown.number
        winner = names[trick.winner] if trick.winner is not None else ""
        self._best = None if trick.winner is None else trick.card_of(trick.winner)
        led = self.tr("{name} led").format(name=names[trick.seats[0]])
        taken = self.tr("{name} took it").format(name=winner)
        played = "; ".join(
            self.tr("{name}: {card}").format(name=names[seat], card=words.card(card))
            for seat, card in zip(trick.seats, trick.cards, strict=False)
        )
        told = self.tr("Trick {number}. {played}. {taken}")
        super().__init__(
            art, trick.cards, f"{led}, {taken}", told.format(number=self._number, played=played, taken=taken)
        )

    def _head(self, painter: QPainter, box: QRectF, look: Look) -> None:
        painter.setPen(look.colours.soft)
        painter.setFont(look.font("strong"))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self._number))

    def _card(self, painter: QPainter, card: Card, box: QRectF, look: Look) -> None:
        super()._card(painter, card, box, look)
        if card is self._best:
            paint_box(painter, box, look.px(4), CLEAR, look.colours.accent, look.px(3))


class SuitLine(CardLine):
    """A suit, strongest first: cards that are out as they are, the own ones framed, those played as empty places."""

    def __init__(self, art: CardArt, seen: SuitSeen, names: tuple[str, ...]) -> None:
        self._seen = seen
        void = self.tr("{names}: void").format(names=words.names(names, seen.void)) if seen.void else ""
        title = words.title(words.suit_alone(seen.suit))
        parts = [self.tr("out: {cards}").format(cards=_ranks(seen.out))]
        parts += [self.tr("yours: {cards}").format(cards=_ranks(seen.own))] if seen.own else []
        parts += [self.tr("played: {cards}").format(cards=_ranks(seen.gone))] if seen.gone else []
        told = ". ".join((f"{title}: {'; '.join(parts)}", *((void,) if void else ())))
        cards = tuple(sorted((*seen.out, *seen.own, *seen.gone), key=lambda card: -card.strength))
        super().__init__(art, cards, void, told)

    def _head(self, painter: QPainter, box: QRectF, look: Look) -> None:
        size = look.px(20)
        icons.paint_suit(painter, self._seen.suit.value, QRectF(0, box.center().y() - size / 2, size, size))

    def _card(self, painter: QPainter, card: Card, box: QRectF, look: Look) -> None:
        c = look.colours
        if card in self._seen.gone:
            inner = box.adjusted(1, 1, -1, -1)
            paint_box(painter, inner, look.px(3), c.panel, c.edge, 1.0, dashed=True)
            return
        super()._card(painter, card, box, look)
        if card in self._seen.own:
            paint_box(painter, box, look.px(4), CLEAR, c.accent, look.px(2))


def _ranks(cards: tuple[Card, ...]) -> str:
    return ", ".join(words.rank(card.rank) for card in cards) or "-"


class PlayedPaper(Paper):
    """At the upper left of the felt; Escape, its cross, or the key that opened it put it away."""

    closed = Signal()
    aid_wanted = Signal(bool)
    """Whether the player wants to see what is out in each suit."""

    def __init__(self, art: CardArt, *, aided: bool, parent: QWidget | None = None) -> None:
        super().__init__(on_felt=True, parent=parent)
        self._art = art
        self.aided = aided
        self._shown: object = None
        self.told = ""
        """All that stands on the paper, for who listens."""
        close = self._close = Button("", "cross", Kind.GHOST)
        close.setAccessibleName(self.tr("Put away"))
        close.setToolTip(self.tr("Put away"))
        close.clicked.connect(self.closed)
        head = QHBoxLayout()
        self.column.addLayout(head)
        self._title = Text(self.tr("Cards played"), "strong")
        head.addWidget(self._title, 1)
        head.addWidget(close)
        inner = QWidget()
        self._list = QGridLayout(inner)
        self._parts: tuple[tuple[QWidget, ...], ...] = ()
        """Suits, tricks, and a note; each part begins a row of its own."""
        self._columns = 1
        self._rooms: tuple[QRectF, QRectF] | None = None
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setHorizontalSpacing(theme.current().px(14))
        self._list.setVerticalSpacing(theme.current().px(4))
        self._pane = scrolling(inner)
        self._pane.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._pane.setAccessibleName(self.tr("Cards played"))
        self.column.addWidget(self._pane, 1)
        self.aid = TickRow(self.tr("Suits seen"), self.tr("The game then counts as helped."))
        self.aid.setToolTip(self.tr("What is out in each suit, and who has none. The game then counts as helped."))
        self.aid.setChecked(aided)
        self.aid.clicked.connect(self._help)
        self.column.addWidget(self.aid)
        self.setAccessibleName(self.tr("Cards played"))

    @property
    def first(self) -> QWidget:
        """Where the keyboard begins."""
        return self._close if self.aid.isHidden() else self.aid

    @property
    def lines(self) -> list[CardLine]:
        """The tricks and suits that are shown."""
        return [line for line in self._pane.findChildren(CardLine) if not line.isHidden()]

    def show_table(self, table: Table, company: Company) -> None:
        """List what may be seen of the hand now."""
        south = company.south
        known = south in table.order and not isinstance(table.hands[south], Unknown)
        self.aid.setVisible(known and not table.over)
        tricks = tricks_shown(table, south, company.rules)
        aided = self.aided and not self.aid.isHidden()
        suits = suits_seen(table, south, company.rules.suit_order) if aided else ()
        if (tricks, suits, table.over) == self._shown:
            return
        self._shown = tricks, suits, table.over
        self._forget()
        of_suits = [SuitLine(self._art, seen, company.names) for seen in suits]
        of_tricks = [TrickLine(self._art, trick, company.names) for trick in tricks]
        note = self._note(table, tricks, company)
        self._title.setText(self.tr("Still out") if of_suits else self.tr("Cards played"))
        self._parts = tuple(of_suits), tuple(of_tricks), (Text(note, "caption", "soft", wrap=True),) if note else ()
        self._line_up()
        self.told = " ".join((*(f"{line.accessibleName()}." for line in (*of_suits, *of_tricks)), note)).strip()
        self._pane.setAccessibleDescription(self.told)
        if self._rooms is not None:
            self.fit(*self._rooms)

    def fit(self, corner: QRectF, middle: QRectF) -> None:
        """Fill the room in the corner of the felt, if it is wide enough, or lie in the middle."""
        self._rooms = corner, middle
        look = theme.current()
        wide, room, columns = look.px(330), corner, 1
        if corner.width() < wide or corner.height() < look.px(300):
            columns = 1 if self._needs(1) < middle.height() else 2
            room = QRectF(0, 0, min(look.px(COLUMN * columns), middle.width()), 0)
            room.setHeight(min(middle.height(), self._needs(columns)))
            room.moveCenter(middle.center())
        if columns != self._columns:
            self._columns = columns
            self._line_up()
        self.setGeometry(room.adjusted(-SHADE, -SHADE, SHADE, SHADE).toAlignedRect())
        self.column.activate()

    def _needs(self, columns: int) -> int:
        """The height at which nothing has to be scrolled, with so many columns."""
        look, gap = theme.current(), self._list.verticalSpacing()
        high = look.px(AROUND) + (0 if self.aid.isHidden() else self.aid.sizeHint().height())
        for part in self._parts:
            each = max((line.high(look.px(COLUMN - 40)) for line in part if isinstance(line, CardLine)), default=0)
            high += -(-len(part) // columns) * ((each or look.px(48)) + gap)
        return high

    def _note(self, table: Table, tricks: tuple[Numbered, ...], company: Company) -> str:
        """Why there is not more to be seen."""
        if table.over:
            return ""
        if company.rules.review == "none":
            return self.tr("At this table no trick is looked at again before the hand is over.")
        if not table.tricks:
            return self.tr("No trick has been taken yet.")
        hidden = len(tricks) < len(table.tricks)
        return self.tr("The other tricks are for memory, until the hand is over.") if hidden else ""

    def _line_up(self) -> None:
        """Put all that is listed in its place."""
        while self._list.takeAt(0) is not None:
            pass
        row = 0
        for part in self._parts:
            # A note takes a whole row.
            abreast = self._columns if part and isinstance(part[0], CardLine) else 1
            for at, widget in enumerate(part):
                self._list.addWidget(widget, row + at // abreast, at % abreast, 1, self._columns // abreast)
            row += -(-len(part) // abreast)
        for at in range(self._list.columnCount()):
            self._list.setColumnStretch(at, int(at < self._columns))
        for at in range(self._list.rowCount()):
            self._list.setRowStretch(at, int(at == row))

    def _forget(self) -> None:
        for gone in (widget for part in self._parts for widget in part):
            gone.hide()
            gone.deleteLater()

    def _help(self, wanted: bool) -> None:
        self.aided = wanted
        self.aid_wanted.emit(wanted)
