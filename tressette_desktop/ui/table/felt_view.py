"""The felt as a view: its size and its look, and all that there is on it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import QHideEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.seats import Seat

from .. import theme
from ..cards import BACK, CardArt
from ..felt import FeltCache, tones
from ..theme import Look
from .card_item import Deck
from .cards_on import Cards
from .hand import Hand
from .layout import fanned
from .metrics import SMALLEST, Felt
from .moving import Floor
from .places import FULL
from .plan import Plan
from .scenery import Scenery
from .tweens import Pace

SUN = 0.80
"""Radius of the sun on the felt, in heights of a card."""


class FeltView(QGraphicsView):
    """The felt of one game with cards and scenery on it; whenever it has another size or look they lie anew."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = QGraphicsScene(self)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._felts = FeltCache()
        self._deck = Deck(art)
        self.cards = Cards(self._scene, self._deck)
        self.scenery = Scenery(self._scene, art)
        self._floor = Floor(self._scene, self.cards, self.scenery, Felt(1280, 708), Pace())
        self.hand = Hand(self._floor, self)
        self.table: Table | None = None
        """The table that is on the felt, or on its way there."""
        self._preference = 1.0
        self._rising = False
        self._suits = Felt.suits
        self._open = False
        self._full = FULL
        self._docked = True
        self._scale = 1.0
        self._warmed: tuple[float, float, tuple[Card, ...]] = (0.0, 0.0, ())
        self._fitted: tuple[Felt, float, Look] | None = None
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.wear(theme.current())

    def configure(self, pace: Pace, preference: float, *, rising: bool = False, docked: bool = True) -> None:
        """Take the pace, the player's factor for the size of cards, whether a hand begins with its weakest, and whether
        there are buttons at the lower right."""
        self._floor.pace = pace
        if (preference, rising, docked) != (self._preference, self._rising, self._docked):
            self._preference, self._rising, self._docked = preference, rising, docked
            self._fit()

    def fit(self, scale: float) -> None:
        """Take the size that it has been given, and the scale of the furniture (`metrics.furniture_scale`)."""
        self._scale = scale
        self._fit()

    def wear(self, _look: Look) -> None:
        """Colours and fonts of another look."""
        self._fit()
        self.viewport().update()

    @property
    def south(self) -> Seat:
        """The seat at the bottom."""
        return self._floor.south

    def held(self, table: Table) -> tuple[Card, ...]:
        """Return the own hand of a table as it lies, from left to right; nothing where it is not known."""
        pile = table.hands[self.south] if self.south in table.order else ()
        return fanned(pile, self._floor.felt) if isinstance(pile, tuple) else ()

    @property
    def plan(self) -> Plan | None:
        """The geometry of what is on the felt."""
        return None if self.table is None else self._floor.plan(self.table)

    def _lie_anew(self) -> None:
        """Bring everything to where it belongs on a felt that has changed; there is a table."""
        raise NotImplementedError

    def _fit(self) -> None:
        """Take the size and resolution of the view, and let everything have its place there."""
        size, floor, look = self.size(), self._floor, theme.current()
        felt = Felt(
            size.width(),
            size.height(),
            self._scale,
            self._preference,
            self._suits,
            self._rising,
            self._open,
            self._full,
            self._docked,
        )
        fitted = (felt, self.devicePixelRatioF(), look)
        if fitted == self._fitted:
            return
        self._fitted = fitted
        self._scene.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        floor.felt = felt
        floor.ratio = self._deck.ratio = self.devicePixelRatioF()
        self._deck.scale = self._scale
        self._deck.veil = tones(look.felt, look.theme)[1]
        part = self._scale * theme.EM / look.em
        self._deck.font, self._deck.tag_font = look.font("strong", part), look.font("tag", part)
        if self.table is None or not self.scenery.sitters:
            return
        self._lie_anew()

    def _warm(self, table: Table) -> None:
        """Have the pictures drawn that will be needed, before a card flies: the own hand, and any card in the trick."""
        drawn, ratio = self._floor.plan(table), self._floor.ratio
        if drawn.card_height <= SMALLEST:
            return
        hand = table.hands[self._floor.south]
        wanted = (drawn.trick_width, ratio, hand if isinstance(hand, tuple) and table.trick is None else ())
        if wanted != self._warmed:
            self._deck.art.warm([BACK, *map(str, wanted[2])], drawn.card_width, ratio)
        if wanted[:2] != self._warmed[:2]:
            self._deck.art.warm([BACK, *map(str, DECK)], drawn.trick_width, ratio)
        self._warmed = wanted

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The baked felt, with the sun under the trick."""
        rect = QRectF(rect)
        drawn = self.plan
        size, ratio = self.viewport().size(), self.devicePixelRatioF()
        sun = drawn.trick if drawn is not None else None
        radius = SUN * drawn.felt.card_height if drawn is not None else 0.0
        felt = self._felts.pixmap(theme.current(), size, ratio, sun, radius)
        painter.drawPixmap(rect, felt, QRectF(rect.topLeft() * ratio, rect.size() * ratio))

    def event(self, event: QEvent) -> bool:
        """A screen with other pixels: everything is drawn anew for them, at the same place."""
        if event.type() is QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing goes on moving that nobody sees, and that may be gone before it has ended."""
        super().hideEvent(event)
        self.hand.rest()
        self.cards.rest()
        self.scenery.still()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A new size: a new place for everything."""
        super().resizeEvent(event)
        self._fit()
