"""The curtain between two people at one machine: majolica over everything, opaque from the first frame.

It is given what everybody may know, and nothing else is there to be painted, read aloud or reached by a key.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QPropertyAnimation, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tressette_desktop.engine.core.table import Table, Trick
from tressette_desktop.engine.seats import Seat

from .. import theme, words
from ..cards import RATIO, RESTING, CardArt
from ..kit.buttons import Button, Kind
from ..kit.paper import Paper
from ..kit.press import paint_box
from ..kit.text import Text
from ..theme import Look
from .asked import Sitter
from .tweens import Pace

TILE = 64
VEIL = {False: 60, True: 120}
"""How strong the veil over the tiles is (of 255), in light and in dark."""
WIDE = 720
CARD, GAP, WIDEST = 48, 12, 5
"""How wide a card of a trick is, what lies between two, and how many there are at most."""
RISE = 24
"""How far the paper rises, in pixels: the only thing that moves."""


class Curtain(QWidget):
    """Covers the page until the person who is called takes the seat."""

    taken = Signal(int)

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._paper: Paper | None = None
        self._rising: QPropertyAnimation | None = None
        self.button: Button | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        # What is opaque is not painted anew with the window that it is in, and the tiles may have come since.
        art.filled.connect(self.update)
        self.hide()

    def draw(
        self, seat: Seat, sitters: tuple[Sitter, ...], table: Table, pace: Pace, heard: tuple[str, ...] = ()
    ) -> None:
        """Cover everything at once and call a person; ``table`` is as a spectator sees it, ``heard`` what others said
        since that person's last turn.
        """
        self.clear()
        name = sitters[seat].name
        self._paper = self._write(seat, sitters, table, heard)
        self.setAccessibleName(self.tr("{name}'s turn").format(name=name))
        self.show()
        self.raise_()
        self._place()
        self._paper.show()
        assert self.button is not None
        self.button.setFocus(Qt.FocusReason.OtherFocusReason)
        if pace.moves:
            self._rise(pace.ms(220))

    def clear(self) -> None:
        """Take the paper away."""
        if self._rising is not None:
            self._rising.stop()
            self._rising = None
        if self._paper is not None:
            self._paper.hide()
            self._paper.deleteLater()
            self._paper = None
            self.button = None

    def lift(self) -> None:
        """Open."""
        self.clear()
        self.hide()

    def wear(self, _look: Look) -> None:
        """The paper follows by itself."""
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The paper stays in the middle."""
        super().resizeEvent(event)
        self._place()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Nothing beside the button means anything."""
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """No key reaches what is behind."""
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Tiles and their veil."""
        look = theme.current()
        painter = QPainter(self)
        tile = self._art.tile(TILE, self.devicePixelRatioF())
        painter.drawTiledPixmap(self.rect(), tile)
        painter.fillRect(self.rect(), QColor(0, 0, 0, VEIL[look.dark]))

    def _place(self) -> None:
        if self._paper is None:
            return
        wide = min(theme.current().px(WIDE), self.width() - 20)
        self._paper.setFixedWidth(wide)
        self._paper.adjustSize()
        self._paper.move(self._home())

    def _home(self) -> QPoint:
        assert self._paper is not None
        return QPoint((self.width() - self._paper.width()) // 2, (self.height() - self._paper.height()) // 2)

    def _rise(self, ms: int) -> None:
        assert self._paper is not None
        home = self._home()
        self._rising = QPropertyAnimation(self._paper, b"pos", self)
        self._rising.setDuration(ms)
        self._rising.setStartValue(home + QPoint(0, RISE))
        self._rising.setEndValue(home)
        self._rising.start()

    def _write(self, seat: Seat, sitters: tuple[Sitter, ...], table: Table, heard: tuple[str, ...]) -> Paper:
        look = theme.current()
        paper = Paper(on_felt=True, parent=self)
        sitter = sitters[seat]
        head, titles = QHBoxLayout(), QVBoxLayout()
        head.setSpacing(look.px(24))
        paper.column.addLayout(head)
        head.addWidget(Head(self._art, sitter.medal))
        head.addLayout(titles, 1)
        titles.addStretch(1)
        titles.addWidget(Text(self.tr("{name}'s turn").format(name=sitter.name), "result"))
        line = self.tr("Please hand over the seat. The cards stay covered until the next gesture.")
        titles.addWidget(Text(line, "body", "soft", wrap=True))
        titles.addStretch(1)
        self.button = Button(self.tr("I am {name}: show my cards").format(name=sitter.name), "eye", Kind.PRIMARY)
        # It has the keyboard at once: with its name one hears first who is called, and then what it does.
        calls = self.tr("{name}'s turn. Leave the seat free.").format(name=sitter.name)
        self.button.setAccessibleName(f"{calls} {self.button.text()}")
        self.button.setMinimumHeight(look.px(60))
        self.button.clicked.connect(lambda: self.taken.emit(seat))
        paper.column.setSpacing(look.px(18))
        paper.column.addWidget(self.button)
        since = self._since(sitters, table, heard)
        if since is not None:
            paper.column.addWidget(since)
        return paper

    def last(self, sitters: tuple[Sitter, ...], table: Table) -> str:
        """Return who took the last trick, and with what; nothing before the first is taken."""
        if not table.tricks:
            return ""
        last = table.tricks[-1]
        assert last.winner is not None
        winner = last.card_of(last.winner)
        assert winner is not None
        line = self.tr("Last trick: {name}, with the {card}.")
        return line.format(name=sitters[last.winner].name, card=words.card(winner))

    def _since(self, sitters: tuple[Sitter, ...], table: Table, heard: tuple[str, ...]) -> QWidget | None:
        """What has been played last, and said since one's own turn: public things only."""
        look = theme.current()
        shown: list[Laid] = []
        if table.tricks:
            shown.append(Laid(self._art, table.tricks[-1], self.last(sitters, table)))
        if table.trick is not None:
            shown.append(Laid(self._art, table.trick, self.tr("Now on the table.")))
        if not shown and not heard:
            return None
        field = Field()
        column, tricks = QVBoxLayout(field), QHBoxLayout()
        column.setContentsMargins(look.px(18), look.px(12), look.px(18), look.px(12))
        column.addLayout(tricks)
        tricks.setSpacing(look.px(20))
        for each in shown:
            tricks.addWidget(each)
        tricks.addStretch(1)
        for line in heard:
            column.addWidget(Text(line, "body", wrap=True))
        return field


class Head(QWidget):
    """The medal of the person who is called."""

    def __init__(self, art: CardArt, medal: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._medal = art, medal
        size = theme.current().px(120)
        self.setFixedSize(QSize(size, size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The head in a ring."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._art.medal(self._medal, self.width(), self.devicePixelRatioF()))
        painter.setPen(QPen(theme.current().colours.us, 3))
        painter.drawEllipse(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5))


class Field(QWidget):
    """A sunken field on the paper."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The field."""
        c = theme.current().colours
        paint_box(QPainter(self), QRectF(self.rect()), 12, c.bg, c.line, 0)


class Laid(QWidget):
    """A trick, and below it what there is to say of it."""

    def __init__(self, art: CardArt, trick: Trick, told: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        # First, so that it is read first.
        line = Text(told, "body", wrap=True, parent=self)
        row = TrickRow(art, trick)
        line.setFixedWidth(theme.current().px(CARD + GAP) * WIDEST)
        column.addWidget(row)
        column.addWidget(line, 1)


class TrickRow(QWidget):
    """The cards of a trick in a row, in the order in which they were played."""

    def __init__(self, art: CardArt, trick: Trick, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art, self._trick = art, trick
        look = theme.current()
        self._width, self._step = look.px(CARD), look.px(CARD + GAP)
        self.setFixedSize(QSize(len(trick.cards) * self._step, round(self._width * RATIO + 10)))
        self.setAccessibleName(", ".join(words.card(card) for card in trick.cards))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The cards, on paper in every theme."""
        painter = QPainter(self)
        margin = RESTING.margin * self._width
        for at, card in enumerate(self._trick.cards):
            picture = self._art.card(str(card), self._width, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(at * self._step + 4 - margin, 5 - margin), picture)
