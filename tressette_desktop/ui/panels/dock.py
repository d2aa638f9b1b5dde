"""The buttons at the lower right: what may be done at any time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QResizeEvent
from PySide6.QtWidgets import QWidget

from .. import theme
from ..keys import shortcut, with_key
from ..kit.buttons import Button
from ..theme import Colours, Look


@dataclass(frozen=True)
class Offer:
    """Which of the buttons mean something now; one that does not is not there."""

    claim: bool = False
    claim_waits: bool = False
    """Whether a claim was made that is counted later: its button stays, and says so."""
    call_out: bool = False
    declare: bool = False
    lay_down: bool = False
    last_trick: bool = False
    undo: bool = False
    said: bool = False


class FeltButton(Button):
    """A button on the felt: it grows with the window as the plates do."""

    def __init__(self, text: str, icon: str, parent: QWidget) -> None:
        self._scale = 1.0
        self.airy = False
        """Whether its words have as much air as on a page."""
        super().__init__(text, icon, parent=parent)

    def set_scale(self, scale: float) -> None:
        """Grow with the window; ``scale`` is on top of the em of the look."""
        self._scale = scale
        self.wear(theme.current())

    def wear(self, look: Look) -> None:
        """Take the font of the label."""
        self.setFont(look.font(self.role, self._scale))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Target height at this scale, and less air beside the words than on a page where room is short."""
        hint = super().sizeHint()
        high = round(hint.height() * self._scale)
        less = 0 if self.airy else theme.current().px(16)
        return QSize(hint.width() - less if self.text() else high, high)

    def _tints(self, c: Colours) -> tuple[QColor, QColor, QColor]:
        """On the felt one that cannot be pressed has a ground too: its words are to be read."""
        fill, edge, ink = super()._tints(c)
        return fill if self.isEnabled() else c.panel, edge, ink


class Dock(QWidget):
    """A column of buttons, in a high window a row. Claim, last trick and taking back have their own places in it."""

    claim_wanted = Signal()
    call_out_wanted = Signal()
    declare_wanted = Signal()
    lay_down_wanted = Signal()
    last_trick_wanted = Signal()
    undo_wanted = Signal()
    said_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.declare = self._button(self.tr("Declare"), "chat", self.declare_wanted)
        self.lay_down = self._button(self.tr("Lay down"), "hand", self.lay_down_wanted)
        self.claim = self._button(self.tr("Claim the game"), "claim", self.claim_wanted)
        self.call_out = self._button(self.tr("They are out"), "claim", self.call_out_wanted)
        self.call_out.setToolTip(self.tr("Call the opponents out: they have the target"))
        self._last_words = self.tr("Last trick")
        self.last_trick = self._button(self._last_words, "last", self.last_trick_wanted)
        self.last_trick.setAccessibleName(self._last_words)
        self.undo = self._button(self.tr("Take back"), "undo", self.undo_wanted)
        self.undo.setToolTip(self.tr("Take back your last decision"))
        self.said = self._button("", "chat", self.said_wanted)
        self.said.setAccessibleName(self.tr("What was said so far"))
        for name in ("declare", "lay_down", "claim", "call_out", "last_trick", "undo", "said"):
            button = getattr(self, name)
            meaning = button.toolTip()
            button.setToolTip(with_key(meaning or button.text() or button.accessibleName(), name))
            # Its name is told already.
            button.setAccessibleDescription(with_key(meaning, name) if meaning else shortcut(name).caps[0])
        self.buttons = (self.declare, self.lay_down, self.claim, self.call_out, self.last_trick, self.undo, self.said)
        self._row = False
        self.home: Callable[[], QWidget] = lambda: self
        """Where the keyboard goes from a button that goes."""
        self.offer(Offer())

    def offer(self, offer: Offer) -> None:
        """Show the buttons that mean something."""
        claim, waits = offer.claim or offer.claim_waits, offer.claim_waits
        self.claim.setText(self.tr("Claim waits") if waits else self.tr("Claim the game"))
        self.claim.setEnabled(not waits)
        told = self.tr("It is counted when the combinations are declared.")
        self.claim.setToolTip(told if waits else with_key(self.claim.text(), "claim"))
        shown = (offer.declare, offer.lay_down, claim, offer.call_out, offer.last_trick, offer.undo, offer.said)
        for button, wanted in zip(self.buttons, shown, strict=True):
            if not wanted and self.window().focusWidget() is button:
                mouse = button.by_mouse
                self.home().setFocus(Qt.FocusReason.OtherFocusReason if mouse else Qt.FocusReason.TabFocusReason)
            button.setVisible(wanted)
        self._place()

    def press(self, name: str) -> bool:
        """Press the button of this name in the map of keys; whether it is there."""
        button: FeltButton = getattr(self, name)
        if button.isHidden():
            return False
        button.click()
        return True

    def fit(self, room: QRectF, scale: float, *, row: bool) -> None:
        """Lie in this room: as a column at its lower end, or as a row from its right."""
        self._row = row
        for button in self.buttons:
            button.set_scale(scale)
        self.undo.setText("" if row else self.tr("Take back"))
        self.undo.setAccessibleName(self.tr("Take back"))
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

    def _button(self, text: str, icon: str, signal: SignalInstance) -> FeltButton:
        button = FeltButton(text, icon, self)
        button.clicked.connect(signal)
        return button

    def _place(self) -> None:
        """From the end on; what is always in its place leaves it empty when it is not shown."""
        if self._row:
            self._place_in_row()
        else:
            self._place_in_column()

    def _place_in_row(self) -> None:
        """From the right, a claim below the prompt; where room is short all have less air, and then the last trick has
        its sign alone."""
        shown = [button for button in self.buttons if not button.isHidden() or button not in self._passing]
        gap = theme.current().px(8)
        for airy, words in ((True, self._last_words), (False, self._last_words), (False, "")):
            self.last_trick.setText(words)
            for button in shown:
                button.airy = airy
            if sum(button.sizeHint().width() + gap for button in shown) - gap <= self.width():
                break
        page = self.parentWidget() or self
        middle = page.width() // 2 - self.x()
        right = self.width()
        for at, button in reversed(tuple(enumerate(shown))):
            size = button.sizeHint()
            if button is self.claim:
                # Below the prompt, as far as those before it leave room.
                before = sum(each.sizeHint().width() + gap for each in shown[:at])
                right = min(right, max(middle + size.width() // 2, before + size.width()))
            button.setGeometry(right - size.width(), 0, size.width(), size.height())
            right -= size.width() + gap

    def _place_in_column(self) -> None:
        """From the lower end, closer together where there are many, and then without empty places; what was said has a
        place beside taking back.
        """
        self.last_trick.setText(self._last_words)
        # At no table there is both: who may call the others out does not claim.
        never = (self.said, *((self.claim,) if not self.call_out.isHidden() else ()))
        rows = [button for button in self.buttons if not button.isHidden() or button not in self._passing]
        rows = [button for button in rows if button not in never]
        high, apart = self.undo.sizeHint().height(), theme.current().px(8)
        if len(rows) * (high + apart) - apart > self.height():
            kept = () if self.said.isHidden() else (self.undo,)
            rows = [button for button in rows if not button.isHidden() or button in kept]
        gap = min(apart, (self.height() - len(rows) * high) // max(1, len(rows) - 1))
        said = self.said.sizeHint()
        beside = 0 if self.said.isHidden() else said.width() + theme.current().px(8)
        bottom = self.height()
        self.said.setGeometry(self.width() - said.width(), bottom - said.height(), said.width(), said.height())
        for button in reversed(rows):
            width = self.width() - (beside if button is self.undo else 0)
            button.setGeometry(0, bottom - high, width, high)
            bottom -= high + gap

    @property
    def _passing(self) -> tuple[FeltButton, ...]:
        """What leaves no gap when it is not shown."""
        return (self.declare, self.lay_down, self.call_out, self.said)
