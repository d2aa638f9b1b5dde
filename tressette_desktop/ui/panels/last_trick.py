"""A paper with a trick that is over: its cards in playing order, below each who played it, the winner in bold."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tressette_desktop.engine.core.table import Trick
from tressette_desktop.engine.seats import Seat

from .. import theme, words
from ..cards import RATIO, RESTING, CardArt
from ..kit.buttons import Button
from ..kit.paper import SHADE, Paper
from ..kit.text import Text
from ..theme import EM, Look

WIDTHS = (62.0, 54.0, 46.0, 40.0, 36.0)
"""How wide a card on the paper may be, the best first, at scale 1; beside the smallest the buttons are words alone."""
LINE = 24
"""Height of the names, at scale 1."""
PAD = 3
"""Room round the cards, so that neither an outline nor a shadow is cut."""


class Row(QWidget):
    """The cards of a trick side by side, with names below."""

    def __init__(self, art: CardArt, trick: Trick, names: tuple[str, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._trick = trick
        self._names = names
        self._width = WIDTHS[0]
        self._scale = 1.0
        self.setAccessibleName(
            ", ".join(
                self.tr("{name}: {card}").format(name=names[seat], card=words.card(card))
                for seat, card in zip(trick.seats, trick.cards, strict=False)
            )
        )

    def fit(self, width: float, scale: float) -> None:
        """Let a card be so wide, at scale 1."""
        self._scale, self._width = scale, width * scale
        self.setFixedSize(self.sizeHint())

    def wear(self, _look: Look) -> None:
        """Names take their font when they are painted."""
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Cards, gaps, one line of names."""
        count, gap = len(self._trick.cards), 10 * self._scale
        line = LINE * self._scale
        wide, high = count * self._width + (count - 1) * gap, self._width * RATIO + line
        return QSize(math.ceil(wide) + 2 * PAD, math.ceil(high) + 2 * PAD)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Cards and names."""
        painter = QPainter(self)
        margin = RESTING.margin * self._width
        for at, card in enumerate(self._trick.cards):
            picture = self._art.card(str(card), self._width, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(PAD + at * self._step - margin, PAD - margin), picture)
        painter.setPen(theme.current().colours.ink)
        for font, name, box in self.lines():
            painter.setFont(font)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who played, in playing order."""
        return self._trick.seats

    @property
    def _step(self) -> float:
        """From one card to the next."""
        return self._width + 10 * self._scale

    def lines(self) -> list[tuple[QFont, str, QRectF]]:
        """Return the names and where they stand: one that is wider than its card may have what others leave free."""
        look, scale = theme.current(), self._scale
        top, high, air = PAD + 2 + self._width * RATIO, LINE * scale, 2 * scale
        fonts = [
            look.font("strong" if seat == self._trick.winner else "caption", scale * EM / look.em)
            for seat in self._trick.seats
        ]
        names = [self._names[seat] for seat in self._trick.seats]
        columns = [
            QRectF(PAD + at * self._step - 5 * scale, top, self._step, high) for at in range(len(self._trick.cards))
        ]
        whole = []
        for font, name, column in zip(fonts, names, columns, strict=False):
            width = QFontMetricsF(font).horizontalAdvance(name) + 2 * air
            left = min(max(column.center().x() - width / 2, 0.0), max(0.0, self.width() - width))
            whole.append(QRectF(left, top, width, high))
        found = []
        for at, (font, name, column) in enumerate(zip(fonts, names, columns, strict=False)):
            box = whole[at]
            if box.right() > self.width() or any(box.intersects(each) for each in whole[:at] + whole[at + 1 :]):
                box = column
            words = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, box.width())
            found.append((font, words, box))
        return found


class LastTrick(Paper):
    """The paper at the upper right, or where it covers less; a press on it, Esc, or the next card closes it.

    Where more than one trick may be looked at, it is leafed through from the latest back.
    """

    closed = Signal()
    told = Signal(str)
    """Another trick, for those who listen."""
    turned = Signal()
    """Another trick is shown: the paper needs its place anew."""

    def __init__(
        self, art: CardArt, tricks: tuple[Trick, ...], names: tuple[str, ...], parent: QWidget | None = None
    ) -> None:
        """``tricks`` are those that may be looked at, the latest last."""
        super().__init__(on_felt=True, parent=parent)
        self._art, self._tricks, self._names = art, tricks, names
        self._at = len(tricks) - 1
        self._title = Text("", "strong")
        self.row = Row(art, tricks[-1], names)
        self.column.addWidget(self._title)
        self.column.addWidget(self.row)
        self._back = Button(self.tr("Before"), "prev")
        self._on = Button(self.tr("After"), "next")
        if len(tricks) > 1:
            leafing = QHBoxLayout()
            self.column.addLayout(leafing)
            leafing.addWidget(self._back)
            leafing.addStretch(1)
            leafing.addWidget(self._on)
            self._back.clicked.connect(lambda: self._turn(-1))
            self._on.clicked.connect(lambda: self._turn(1))
        self._tell()

    def forms(self, scale: float) -> list[QSizeF]:
        """Return how large the paper is, without its shadow, with cards from wide to narrow."""
        return [self._form(width, scale) for width in WIDTHS]

    def fit(self, form: int, body: QRectF, scale: float) -> None:
        """Lie there, in one of its forms."""
        self._form(WIDTHS[form], scale)
        self.setGeometry(body.adjusted(-SHADE, -SHADE, SHADE, SHADE).toRect())

    def _form(self, width: float, scale: float) -> QSizeF:
        self.row.fit(width, scale)
        for button, icon in ((self._back, "prev"), (self._on, "next")):
            button.set_icon(icon if width > WIDTHS[-1] else "")
            button.updateGeometry()
        self.column.invalidate()
        self.column.activate()
        return QSizeF(self.sizeHint() - QSize(2 * SHADE, 2 * SHADE))

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Read: away with it."""
        self.closed.emit()

    @property
    def said(self) -> str:
        """What lies there, for those who listen."""
        return f"{self.accessibleName()}. {self.row.accessibleName()}."

    def _turn(self, by: int) -> None:
        self._at += by
        row = Row(self._art, self._tricks[self._at], self._names)
        self.column.replaceWidget(self.row, row)
        self.row.hide()
        self.row.deleteLater()
        # A widget that was not shown yet has no part in the size of its paper.
        row.show()
        self.row = row
        self._tell()
        self.turned.emit()
        self.told.emit(self.said)

    def _tell(self) -> None:
        trick = self._tricks[self._at]
        title = self.tr("Last trick: {name}")
        if self._at < len(self._tricks) - 1:
            title = self.tr("An earlier trick: {name}")
        winner = self._names[trick.winner] if trick.winner is not None else ""
        self._title.setText(title.format(name=winner))
        self.setAccessibleName(self._title.text())
        self._back.setEnabled(self._at > 0)
        self._on.setEnabled(self._at < len(self._tricks) - 1)
