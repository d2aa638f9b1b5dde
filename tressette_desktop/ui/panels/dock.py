"""The buttons at the lower right: what may be done at any time."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from .. import theme
from ..kit.buttons import Button
from ..theme import Look


@dataclass(frozen=True)
class Offer:
    """Which of the buttons mean something now; one that does not is not there."""

    claim: bool = False
    declare: bool = False
    lay_down: bool = False
    last_trick: bool = False
    undo: bool = False
    undo_why: str = ""
    """Why nothing can be taken back now, where it sometimes can."""


class Dock(QWidget):
    """A column of buttons, in a high window a row."""

    claim_wanted = Signal()
    declare_wanted = Signal()
    lay_down_wanted = Signal()
    last_trick_wanted = Signal()
    undo_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.claim = self._button(self.tr("I claim the game"), "claim", self.claim_wanted)
        self.declare = self._button(self.tr("Declare"), "chat", self.declare_wanted)
        self.lay_down = self._button(self.tr("Lay down the rest"), "hand", self.lay_down_wanted)
        self.last_trick = self._button(self.tr("Last trick"), "last", self.last_trick_wanted)
        self.undo = self._button("", "undo", self.undo_wanted)
        self.undo.setAccessibleName(self.tr("Take back"))
        self.buttons = (self.declare, self.lay_down, self.claim, self.last_trick, self.undo)
        self._row = False
        self._offer = Offer()
        self.offer(self._offer)

    def offer(self, offer: Offer) -> None:
        """Show the buttons that mean something."""
        self._offer = offer
        shown = {
            self.claim: offer.claim,
            self.declare: offer.declare,
            self.lay_down: offer.lay_down,
            self.last_trick: offer.last_trick,
            self.undo: offer.undo or bool(offer.undo_why),
        }
        for button, wanted in shown.items():
            button.setVisible(wanted)
        self.undo.setEnabled(offer.undo)
        self.undo.setToolTip(self.tr("Take back your last decision") if offer.undo else offer.undo_why)
        self.undo.setAccessibleDescription(self.undo.toolTip())
        self._place()

    def fit(self, room: QRectF, *, row: bool) -> None:
        """Lie in this room: as a column at its lower end, or as a row from its right."""
        self._row = row
        self.setGeometry(room.toAlignedRect())
        self._place()

    def wear(self, _look: Look) -> None:
        """The buttons have their own sizes."""
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The room has changed."""
        super().resizeEvent(event)
        self._place()

    def boxes(self) -> list[QRect]:
        """Where the buttons lie that are shown, in the parent's coordinates."""
        shown = [button for button in self.buttons if not button.isHidden()]
        return [button.geometry().translated(self.pos()) for button in shown]

    def _button(self, text: str, icon: str, signal: Signal) -> Button:
        button = Button(text, icon, parent=self)
        button.clicked.connect(signal)
        return button

    def _place(self) -> None:
        look = theme.current()
        gap = look.px(8)
        shown = [button for button in self.buttons if not button.isHidden()]
        if self._row:
            self._place_row(shown, gap)
            return
        bottom = self.height()
        for button in reversed(shown):
            high = button.sizeHint().height()
            button.setGeometry(0, bottom - high, self.width(), high)
            bottom -= high + gap

    def _place_row(self, shown: list[Button], gap: int) -> None:
        right = self.width()
        for button in reversed(shown):
            size = button.sizeHint()
            button.setGeometry(right - size.width(), 0, size.width(), size.height())
            right -= size.width() + gap
