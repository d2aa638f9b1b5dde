"""A paper with a trick that is over: its cards in playing order, below each who played it, the winner in bold."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tressette_desktop.engine.core.table import Trick

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
        look = theme.current()
        painter = QPainter(self)
        margin = RESTING.margin * self._width
        step = self._width + 10 * self._scale
        for at, (seat, card) in enumerate(zip(self._trick.seats, self._trick.cards, strict=False)):
            left = PAD + at * step
            picture = self._art.card(str(card), self._width, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left - margin, PAD - margin), picture)
            won = seat == self._trick.winner
            font = look.font("strong" if won else "caption", self._scale * EM / look.em)
            painter.setFont(font)
            painter.setPen(look.colours.ink)
            line = QRectF(left - 5 * self._scale, PAD + 2 + self._width * RATIO, step, LINE * self._scale)
            name = QFontMetricsF(font).elidedText(self._names[seat], Qt.TextElideMode.ElideRight, line.width())
            painter.drawText(line, Qt.AlignmentFlag.AlignCenter, name)


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
