"""The felt under pointer and keys: cards are pressed and dragged, words are asked for, and who waits goes on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from ..cards import CardArt
from .cards_on import terms
from .felt_view import FeltView


class PointedFelt(FeltView):
    """A felt that hands pointer and keys on to the own hand; while something moves they only mean: go on."""

    explained = Signal(object)
    """Words on the felt were clicked: the entries of the glossary that explain them."""

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(art, parent)
        self.hand.pointed.connect(lambda _card: self._point())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    @property
    def busy(self) -> bool:
        """Whether anything moves or waits to be shown."""
        raise NotImplementedError

    def skip(self) -> None:
        """Do not wait for what moves."""
        raise NotImplementedError

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
        if by_keys:
            # Qt tells screen readers of the felt when this event is over.
            QTimer.singleShot(0, self.hand, self.hand.come_back)

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
