"""The paper of the cards played: trick by trick as far as one may look back; if wanted, what is out in each suit."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

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
        return QSize(width, self._high(width))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wider cards are higher."""
        super().resizeEvent(event)
        self.setFixedHeight(self._high(self.width()))

    def _high(self, width: int) -> int:
        """Cards as wide as fits, and a line of words."""
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
        head.addWidget(Text(self.tr("Cards played"), "strong"), 1)
        head.addWidget(close)
        inner = QWidget()
        self._list = QVBoxLayout(inner)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(theme.current().px(4))
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
        self._clear()
        of_suits = [SuitLine(self._art, seen, company.names) for seen in suits]
        of_tricks = [TrickLine(self._art, trick, company.names) for trick in tricks]
        for line in (*of_suits, *of_tricks):
            if of_suits and of_tricks and line is of_tricks[0]:
                self._list.addSpacing(theme.current().px(8))
            self._list.addWidget(line)
        note = self._note(table, tricks, company)
        if note:
            self._list.addWidget(Text(note, "caption", "soft", wrap=True))
        self._list.addStretch(1)
        self.told = " ".join((*(f"{line.accessibleName()}." for line in (*of_suits, *of_tricks)), note)).strip()
        self._pane.setAccessibleDescription(self.told)

    def fit(self, corner: QRectF, middle: QRectF) -> None:
        """Fill the room in the corner of the felt, if it is wide enough, or lie in the middle."""
        look = theme.current()
        wide, room = look.px(330), corner
        if corner.width() < wide or corner.height() < look.px(300):
            room = QRectF(0, 0, min(look.px(400), middle.width()), middle.height())
            room.moveCenter(middle.center())
        self.setGeometry(room.adjusted(-SHADE, -SHADE, SHADE, SHADE).toAlignedRect())
        self.column.activate()

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

    def _clear(self) -> None:
        while (item := self._list.takeAt(0)) is not None:
            gone = item.widget()
            if gone is not None:
                gone.hide()
                gone.deleteLater()

    def _help(self, wanted: bool) -> None:
        self.aided = wanted
        self.aid_wanted.emit(wanted)
