"""The stage: the felt with everything on it, and the queue of what is still to be seen.

Events come with the table that they lead to. Each is a beat: one group of animations, after which the table is shown as
it stands, which is right whatever has moved. Skipping, resizing, taking back and loading come to the same.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QPauseAnimation, QPointF, QRect, QRectF, QSequentialAnimationGroup, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsScene, QGraphicsView, QWidget

from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.core.events import CardPlayed, Dealt, Event
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.seats import Seat

from .. import theme
from ..cards import BACK, CardArt
from ..felt import FeltCache, tones
from ..theme import Look
from .asked import Sitter
from .beats import beat
from .card_item import Deck
from .cards_on import Cards, terms
from .cues import cue
from .hand import Hand
from .metrics import SMALLEST, Felt
from .moving import Floor
from .plan import Plan
from .scenery import Scenery, to_play
from .tweens import Pace

SUN = 0.80
"""Radius of the sun on the felt, in heights of a card."""


class Stage(QGraphicsView):
    """The felt of one game, seen from one seat."""

    idle = Signal()
    """Nothing moves any more and nothing waits to be shown."""
    happened = Signal(object, object)
    """An event begins to be seen, with the table that it leads to."""
    shown = Signal(object)
    """A table is on the felt as it stands."""
    explained = Signal(object)
    """Words on the felt were clicked: the entries of the glossary that explain them."""
    sounded = Signal(object)
    """Something is to be heard (`ui.sound.Sound`)."""
    _rested = Signal()

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._scene = QGraphicsScene(self)
        self._scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._felts = FeltCache()
        self._deck = Deck(art)
        self.cards = Cards(self._scene, self._deck)
        self.scenery = Scenery(self._scene, art)
        self.scenery.quiet = self._refresh_tokens
        self._floor = Floor(self._scene, self.cards, self.scenery, Felt(1280, 708), Pace())
        self.hand = Hand(self._floor, self)
        self.hand.pointed.connect(lambda _card: self._point())
        self.table: Table | None = None
        """The table that is on the felt, or on its way there."""
        self._queue: deque[tuple[Event, Table]] = deque()
        self._beat: QSequentialAnimationGroup | None = None
        self._awaited: tuple[Seat, ...] | None = None
        self._asking = False
        self._preference = 1.0
        self._rising = False
        self._suits = Felt.suits
        self._open = False
        self._scale = 1.0
        self._warmed: tuple[float, float, tuple[Card, ...]] = (0.0, 0.0, ())
        self._fitted: tuple[Felt, float, Look] | None = None
        self._rested.connect(self._say_idle, Qt.ConnectionType.QueuedConnection)
        self._set_up()

    def _set_up(self) -> None:
        self.setScene(self._scene)
        self._lying: tuple[Table | None, ...] = ()
        """How the cards lie, while others hear of what happens next."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Card table"))
        self.wear(theme.current())

    # --- what is told to it ------------------------------------------------------------------------------------------

    def seat(
        self,
        sitters: tuple[Sitter, ...],
        south: Seat,
        stakes: Mapping[str, int] | None = None,
        suits: str = Felt.suits,
        *,
        open: bool = False,
    ) -> None:
        """Say who sits round the table, which seat is at the bottom, what contracts stake where there are any, in
        which order the suits stand in a hand, and whether all hands are to be read. A table has to be shown then."""
        if (sitters, south, open) != (self.scenery.sitters, self._floor.south, self._open):
            self._stop()
            self.cards.clear()
            self.scenery.clear()
        self.scenery.sitters = sitters
        self.scenery.stakes = stakes or {}
        self._floor.south = south
        self._suits = suits
        if open != self._open:
            self._open, self.table = open, None
            self._fit()

    def configure(self, pace: Pace, preference: float, *, rising: bool = False) -> None:
        """Take the pace, the player's factor for the size of cards, and whether a hand begins with its weakest."""
        self._floor.pace = pace
        if (preference, rising) != (self._preference, self._rising):
            self._preference, self._rising = preference, rising
            self._fit()

    def fit(self, scale: float) -> None:
        """Take the size that it has been given, and the scale of the furniture (`metrics.furniture_scale`)."""
        self._scale = scale
        self._fit()

    def wear(self, _look: Look) -> None:
        """Colours and fonts of another look."""
        self._fit()
        self.viewport().update()

    def show_table(self, table: Table) -> None:
        """Show a table as it stands, whatever was on its way."""
        self._stop()
        self._queue.clear()
        self._settle(table)
        self._rested.emit()

    def enact(self, event: Event, table: Table) -> None:
        """Let an event be seen that leads to a table, after all that was told before."""
        self._queue.append((event, table))
        if self._beat is None:
            self._next()

    def skip(self) -> None:
        """Do not wait: end the pause that is on, or else the beat."""
        group = self._beat
        if group is None:
            return
        now = group.currentAnimation()
        if isinstance(now, QPauseAnimation) and group.indexOfAnimation(now) < group.animationCount() - 1:
            group.setCurrentTime(group.currentTime() + now.duration() - now.currentTime())
            return
        self._finish()

    def make_room(self, boxes: Sequence[QRectF]) -> None:
        """Take away words that would lie half below what is asked or looked up there; spoken ones were heard."""
        for seat, bubble in tuple(self.scenery.bubbles.items()):
            if any(bubble.box.intersects(box) for box in boxes):
                self.scenery.hush(seat)
        self.scenery.cover(boxes)

    def settle(self) -> None:
        """Show at once all that waits to be shown."""
        while self._beat is not None:
            self._finish()

    def ask(self, legal: frozenset[Card] | None, awaited: tuple[Seat, ...]) -> None:
        """Say which cards may be played (None: it is not asked) and for whom the table waits."""
        self._awaited = awaited
        self._asking = legal is not None
        self.hand.ask(legal)
        if self.table is not None:
            self._dress(self.table)
        self._point()

    def pick(self) -> None:
        """Every card of the own hand may be pressed now, to answer a question."""
        self.hand.ask(frozenset(self.cards.own))

    def announce(self, sentence: str) -> None:
        """Say something to whoever listens instead of looking."""
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits to be shown; words that rest on the felt do not count."""
        return self._beat is not None or bool(self._queue)

    @property
    def south(self) -> Seat:
        """The seat at the bottom."""
        return self._floor.south

    @property
    def plan(self) -> Plan | None:
        """The geometry of what is on the felt."""
        return None if self.table is None else self._floor.plan(self.table)

    # --- the queue ---------------------------------------------------------------------------------------------------

    def _next(self) -> None:
        """Play what comes next; what takes no time is shown at once."""
        while self._queue and self._beat is None:
            event, after = self._queue.popleft()
            before, self.table = self.table, after
            self._unask()
            if isinstance(event, CardPlayed):
                self.hand.leave(event.card)
                self.hand.dropped()
            self._warm(after)
            if isinstance(event, Dealt):
                self._dress(after)
            with self._leaving(before):
                self.happened.emit(event, after)
            group = QSequentialAnimationGroup(self)
            motions = beat(self._floor, event, before, after)
            cue(event, after, self._floor.south, motions, self.sounded.emit)
            for animation in motions:
                group.addAnimation(animation)
            if group.duration() == 0:
                group.deleteLater()
                self._land(after)
                continue
            self._beat = group
            group.finished.connect(self._ended)
            group.start()
        if not self.busy:
            self._rested.emit()

    @contextmanager
    def _leaving(self, before: Table | None) -> Iterator[None]:
        """While others hear of an event the cards lie where they lay before it, whatever size the felt takes then."""
        self._lying = (before,)
        try:
            yield
        finally:
            self._lying = ()

    def _ended(self) -> None:
        self._drop_beat()
        assert self.table is not None
        self._land(self.table)
        self._next()

    def _finish(self) -> None:
        self._drop_beat()
        assert self.table is not None
        self._land(self.table)
        self._next()

    def _drop_beat(self) -> None:
        group, self._beat = self._beat, None
        if group is not None:
            group.finished.disconnect(self._ended)
            group.stop()
            group.deleteLater()

    def _stop(self) -> None:
        """Leave everything that moves, and all words."""
        self._drop_beat()
        self.hand.rest()
        self.cards.rest()
        self.scenery.rest()
        self._unask()

    def _unask(self) -> None:
        self._awaited = None
        self._asking = False
        self.hand.ask(None)

    def _land(self, table: Table) -> None:
        """The end of a beat: everything is where the table has it; words may rest until their trick has gone."""
        self._floor.clear_passing()
        self.scenery.forget_words_but(table)
        self.cards.show(table, self._floor.south, self._floor.felt)
        self.cards.tokens(table, self.scenery.spoken_cards(table))
        self._dress(table)
        self.hand.refresh()
        self.shown.emit(table)

    def _settle(self, table: Table) -> None:
        self.table = table
        self._warm(table)
        self._land(table)

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

    def _say_idle(self) -> None:
        if not self.busy:
            self.idle.emit()

    # --- the felt ----------------------------------------------------------------------------------------------------

    def _dress(self, table: Table) -> None:
        turn = to_play(table) if self._awaited is None else self._awaited
        floor = self._floor
        self.scenery.dress(table, floor.south, floor.felt, floor.ratio, turn, floor.pace)
        self.scenery.show_slot(floor.plan(table), self._asking and table.trick is not None)

    def _refresh_tokens(self) -> None:
        if self.table is not None and self._beat is None:
            self.cards.tokens(self.table, self.scenery.spoken_cards(self.table))

    def _fit(self) -> None:
        """Take the size and resolution of the view; what moves is at once where it belongs."""
        size, floor, look = self.size(), self._floor, theme.current()
        felt = Felt(size.width(), size.height(), self._scale, self._preference, self._suits, self._rising, self._open)
        fitted = (felt, self.devicePixelRatioF(), look)
        if fitted == self._fitted:
            return
        self._fitted = fitted
        self._scene.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        floor.felt = felt
        floor.ratio = self._deck.ratio = self.devicePixelRatioF()
        self._deck.scale = self._scale
        self._deck.veil = tones(look.felt, look.theme)[1]
        self._deck.font = look.font("strong", self._scale * theme.EM / look.em)
        if self.table is None or not self.scenery.sitters:
            return
        if self._beat is not None:
            self._finish()
            floor.move_words(self.table)
            return
        for table in self._lying or (self.table,):
            if table is not None:
                self.hand.rest()
                self.cards.rest()
                self._land(table)
                floor.move_words(table)

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

    # --- pointer and keys --------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a card begins a choice; while something moves it only means: go on."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        point = self.mapToScene(event.position().toPoint())
        terms = self._terms_at(point)
        if terms:
            self.explained.emit(terms)
        elif self.busy:
            self.skip()
        else:
            self.hand.press(point)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hover, or drag."""
        point = self.mapToScene(event.position().toPoint())
        if self.busy:
            self._point(point)
            return
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.hand.drag(point)
        else:
            self.hand.hover(point)
            self._point(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The end of a click or of a drag."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.hand.release(self.mapToScene(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is gone."""
        self.hand.hover(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the hand; while something moves, Enter and Space mean: go on."""
        if self.busy and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.skip()
        elif self.busy or not self.hand.key(event):
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """The numbers go when Alt goes up."""
        self.hand.key_up(event)
        super().keyReleaseEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard has come; by Tab, its place is shown."""
        super().focusInEvent(event)
        by_keys = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self.hand.focused(True, by_keys=by_keys)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard has gone."""
        super().focusOutEvent(event)
        self.hand.focused(False)

    def _terms_at(self, point: QPointF) -> tuple[str, ...]:
        """What explains the words at a point: of a bubble, or of a card in the trick that bears the token of words."""
        said = self.scenery.words_at(point)
        if said is not None:
            return said.terms
        if self.table is None or self.table.trick is None:
            return ()
        spoken = terms(self.table)
        for card in reversed(self.table.trick.cards):
            item = self.cards.items.get(card)
            if item is not None and item.token and item.covers(point, item.pose):
                return spoken.get(card, ())
        return ()

    def _point(self, point: QPointF | None = None) -> None:
        """A hand for a pointer on what may be played, and on words that can be explained."""
        card, legal = self.hand.pointed_at, self.hand.marks.legal
        playable = card is not None and legal is not None and card in legal
        playable = playable or (point is not None and bool(self._terms_at(point)))
        shape = Qt.CursorShape.PointingHandCursor if playable else Qt.CursorShape.ArrowCursor
        self.viewport().setCursor(shape)
