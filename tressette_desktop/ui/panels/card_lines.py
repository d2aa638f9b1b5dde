"""Lines of small cards: a trick with its winner, a suit with what is out of it; as wide as there is room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tressette_desktop.engine.cards import Card, Rank

from .. import icons, theme, words
from ..cards import RATIO, RESTING, CardArt
from ..kit.press import paint_box
from ..theme import Look
from .played import Numbered, SuitSeen

LEAST: Final = 22.0
"""The narrowest card whose corner can be read, at em 14."""

LETTER: Final = 22
"""Height of a sign that stands for a card, at em 14."""
CLEAR: Final = QColor(0, 0, 0, 0)


def letter(rank: Rank) -> str:
    """Return the sign of a rank, as it stands in the corners of cards: a figure, or a letter of this language.

    >>> "".join(map(letter, Rank))
    '32AKNJ7654'
    """
    letters = {
        Rank.ACE: QCoreApplication.translate("letter", "A"),
        Rank.KING: QCoreApplication.translate("letter", "K"),
        Rank.KNIGHT: QCoreApplication.translate("letter", "N"),
        Rank.KNAVE: QCoreApplication.translate("letter", "J"),
    }
    return letters.get(rank, rank.value)


class CardLine(QWidget):
    """Small cards in a line, with words below; as wide as there is room."""

    heading = 26
    """Room before the cards, at em 14."""
    widest = 34
    """Width of a card, at em 14."""

    def __init__(self, art: CardArt, cards: tuple[Card, ...], words_below: str, told: str) -> None:
        super().__init__()
        self._art, self._cards, self._below = art, cards, words_below
        self._brief = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(told)

    def sizeHint(self) -> QSize:
        """Room for cards that can be read."""
        look = theme.current()
        width = look.px(self.heading + len(self._cards) * (LEAST + 3))
        return QSize(width, self.high(width, brief=self._brief))

    def shorten(self, brief: bool) -> None:
        """Where there is little height, have signs of the ranks for cards."""
        if brief != self._brief:
            self._brief = brief
            self.setFixedHeight(self.high(self.width(), brief=brief))
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wider cards are higher."""
        super().resizeEvent(event)
        self.setFixedHeight(self.high(self.width(), brief=self._brief))

    def high(self, width: int, *, brief: bool) -> int:
        """The height that belongs to a width: cards as wide as fits, or their signs, and a line of words."""
        look = theme.current()
        below = look.px(20) if self._below else 0
        return round(self._card_height(self._card_width(width), brief)) + below + look.px(8)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Heading, cards, words."""
        look = theme.current()
        painter = QPainter(self)
        width = self._card_width(self.width())
        high, left = self._card_height(width, self._brief), float(look.px(self.heading))
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

    def _card_height(self, width: float, brief: bool) -> float:
        return float(theme.current().px(LETTER)) if brief else width * RATIO

    def _head(self, painter: QPainter, box: QRectF, look: Look) -> None:
        """What stands before the cards."""

    def _card(self, painter: QPainter, card: Card, box: QRectF, look: Look) -> None:
        if self._brief:
            paint_box(painter, box, look.px(4), theme.PAPER, look.colours.edge, 1.0)
            painter.setPen(theme.INK)
            painter.setFont(look.font("strong"))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter(card.rank))
            return
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
