"""The first page: on the left the ways into a game, on the right five famous cards on the felt."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum

from PySide6.QtCore import QMarginsF, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from .. import theme
from ..cards import BACK, RATIO, CardArt
from ..felt import FeltCache
from ..kit.buttons import Banner, Button, Kind
from ..kit.page import Sheet
from ..kit.pictures import CardPictures
from ..kit.press import Press
from ..kit.text import Text
from ..theme import PAPER, Look

SHORT = 600
"""Height of the page below which there is less air above, and the name is smaller, at em 14."""


class Way(StrEnum):
    """Where one can go from the start page."""

    CONTINUE = "continue"
    NEW = "new"
    LEARN = "learn"
    PROBLEMS = "problems"
    HISTORY = "history"
    RULES = "rules"
    PREFERENCES = "preferences"


@dataclass(frozen=True, slots=True)
class StartData:
    """What the page has to know: one line about the game that is open (empty if none is), the version, and whether
    nothing was played here yet."""

    open_game: str
    version: str
    untouched: bool = False


class StartPage(Sheet):
    """Name, ways in, and a table that waits."""

    chosen = Signal(str)
    """A `Way` was chosen."""

    def __init__(self, data: StartData, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = Text("Tressette", "product")
        self._showcase = Showcase(art)
        self._column = QVBoxLayout()
        self._halves = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._halves.setContentsMargins(0, 0, 0, 0)
        self._halves.setSpacing(0)
        self._halves.addLayout(self._column)
        self._halves.addWidget(self._showcase, 1)
        self._fill(data)
        self.wear(theme.current())

    def wear(self, look: Look) -> None:
        """Margins and the size of the name follow look and width; in a tall window the table stands on top."""
        tall = self.height() > 1.1 * self.width()
        width = self.width() if tall else self._column_width(look)
        margin = round(0.1 * width)
        short = self.height() < look.px(SHORT)
        self._column.setContentsMargins(margin, look.px(8 if short else 24), margin - look.px(8), look.px(20))
        self._name.setFont(look.font("product", min(0.6 if short else 1.0, width / look.px(560))))
        if tall:
            self._halves.setDirection(QBoxLayout.Direction.BottomToTop)
            self._showcase.setFixedSize(self.width(), round(0.42 * self.height()))
        else:
            self._halves.setDirection(QBoxLayout.Direction.LeftToRight)
            self._showcase.setFixedSize(self.width() - width, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The left column keeps its share."""
        super().resizeEvent(event)
        self.wear(theme.current())

    def _column_width(self, look: Look) -> int:
        """Seven sixteenths of the page, but never less than its buttons need."""
        return min(self.width(), max(round(0.4375 * self.width()), look.px(420)))

    def _fill(self, data: StartData) -> None:
        column = self._column
        column.setSpacing(0)
        column.addStretch(2)
        column.addWidget(self._name)
        column.addWidget(Text(self.tr("The card game of Naples, at your own table."), "tagline", "soft", wrap=True))
        column.addSpacing(theme.current().px(30))
        self._add_games(data)
        column.addSpacing(theme.current().px(22))
        grid = QGridLayout()
        column.addLayout(grid)
        grid.setSpacing(theme.current().px(10))
        ways = [
            (Way.LEARN, self.tr("Learn to play"), "star"),
            (Way.PROBLEMS, self.tr("Problems"), "hint"),
            (Way.HISTORY, self.tr("History"), "clock"),
            (Way.RULES, self.tr("Rules"), "book"),
        ]
        shown = ways[1:] if data.untouched else ways
        for place, (way, label, icon) in enumerate(shown):
            alone = place == len(shown) - 1 and not place % 2
            grid.addWidget(self._leads_to(way, Button(label, icon)), *divmod(place, 2), 1, 2 if alone else 1)
        column.addStretch(3)
        foot = QHBoxLayout()
        column.addLayout(foot)
        foot.addWidget(self._leads_to(Way.PREFERENCES, Button(self.tr("Preferences"), "gear", Kind.GHOST)))
        foot.addStretch(1)
        foot.addWidget(Text(self.tr("Version {number}").format(number=data.version), "caption", "soft"))

    def _add_games(self, data: StartData) -> None:
        """A new game, below what comes first where there is such: the lesson, or the game to continue.

        The upper one is the one primary.
        """
        before: Press | None = None
        if data.untouched:
            line = self.tr("One hand, explained card by card")
            before = self._leads_to(Way.LEARN, Banner(self.tr("Learn to play"), line, "star", Kind.PRIMARY))
        elif data.open_game:
            resume = Banner(self.tr("Continue the game"), data.open_game, "next", Kind.PRIMARY)
            before = self._leads_to(Way.CONTINUE, resume)
        if before is not None:
            self._column.addWidget(before)
            self._column.addSpacing(theme.current().px(16))
        kind = Kind.PRIMARY if before is None else Kind.SECONDARY
        self.fresh = Banner(self.tr("New game"), self.tr("Against the computer or in company"), "deck", kind)
        self._column.addWidget(self._leads_to(Way.NEW, self.fresh))
        self.first = self.fresh if before is None else before

    def _leads_to(self, way: Way, button: Press) -> Press:
        button.clicked.connect(lambda: self.chosen.emit(way))
        return button


class Showcase(QWidget):
    """A strip of majolica and the felt with a fan of cards. The cards come with the frame after the first."""

    FAN = ("3b", "As", "Ad", "Ac", "Cs")
    STRIP = 40
    STEP = 8.0
    """Degrees between two cards of the fan."""
    PITCH = 0.6
    """Distance of their middles, for a card's width of one."""
    PILE = 0.49
    """Width of the pile of backs below, for a card's width of one."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._felt = FeltCache()
        self._cards = CardPictures(self, art)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    @property
    def _card_width(self) -> float:
        table = self._table
        share = 0.5 if self._wide else 0.353
        return round(min(0.24 * table.width(), share * table.height() / RATIO))

    @property
    def _wide(self) -> bool:
        """Whether it lies above the words, and the strip below it; otherwise it stands to their right."""
        return self.width() > 1.3 * self.height()

    @property
    def _table(self) -> QRect:
        return self.rect().adjusted(0, 0, 0, -self.STRIP) if self._wide else self.rect().adjusted(self.STRIP, 0, 0, 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Felt, strip, fan; asks for the cards where they are missing."""
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        table = self._table
        middle = QPointF(table.width() / 2, table.height() / 2)
        radius = min(0.46 * table.width(), 0.43 * table.height())
        ratio = self.devicePixelRatioF()
        painter.drawPixmap(table.topLeft(), self._felt.pixmap(theme.current(), table.size(), ratio, middle, radius))
        self._paint_strip(painter)
        width = self._card_width
        self._cards.want([*((code, width) for code in self.FAN), (BACK, self.PILE * width)])
        self._paint_fan(painter)
        if not self._wide:
            self._paint_pile(painter)

    def _paint_strip(self, painter: QPainter) -> None:
        strip = QRectF(0, 0, self.STRIP, self.height())
        if self._wide:
            strip = QRectF(0, self.height() - self.STRIP, self.width(), self.STRIP)
        painter.fillRect(strip, PAPER)
        if self._cards.ready:
            painter.drawTiledPixmap(strip, self._art.tile(self.STRIP, self.devicePixelRatioF()))
        line = theme.current().colours.outline
        painter.setPen(QPen(line, 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # Only the two long sides are to be seen.
        long = (0, 1, 0, -1) if self._wide else (1, 0, -1, 0)
        painter.drawRect(
            strip.adjusted(*long).marginsAdded(QMarginsF(2, 0, 2, 0) if self._wide else QMarginsF(0, 2, 0, 2))
        )

    def _paint_fan(self, painter: QPainter) -> None:
        """Five cards round a centre far below, as a hand holds them."""
        table = self._table
        reach = self.PITCH * self._card_width / math.radians(self.STEP)
        height = 0.52 if self._wide else 0.435
        pivot = QPointF(table.center().x(), table.top() + height * table.height() + reach)
        for place, code in enumerate(self.FAN):
            turn = (place - len(self.FAN) // 2) * self.STEP
            angle = math.radians(turn)
            self._cards.paint(painter, code, pivot + QPointF(math.sin(angle), -math.cos(angle)) * reach, turn)

    def _paint_pile(self, painter: QPainter) -> None:
        table = self._table
        middle = QPointF(table.center().x(), table.top() + 0.855 * table.height())
        for turn, right, down in ((-4.0, -5, 4), (2.0, -2, 2), (0.0, 0, 0)):
            self._cards.paint(painter, BACK, middle + QPointF(right, down), turn)
