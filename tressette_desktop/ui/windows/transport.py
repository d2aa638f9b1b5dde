"""The bar below a record: to and fro by hands, tricks and moves, playing by itself, and where in the hand one is."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from tressette_desktop.engine.record.story import Eye, Open
from tressette_desktop.ui import keys, theme
from tressette_desktop.ui.kit.buttons import Button, Kind
from tressette_desktop.ui.kit.fields import Combo, Slider
from tressette_desktop.ui.kit.focus import in_order
from tressette_desktop.ui.theme import Look

ICONS = {
    "replay_hand_back": "first",
    "replay_trick_back": "rewind",
    "replay_back": "prev",
    "replay_play": "play",
    "replay_on": "next",
    "replay_trick_on": "forward",
    "replay_hand_on": "skip",
}
"""The buttons from left to right, by the names of their keys."""


class Transport(QWidget):
    """Says what is wanted, and shows where one is."""

    pressed = Signal(str)
    """A button, by the name of its key in the map of keys."""
    moved = Signal(int)
    """The slider was moved to this step."""
    looked = Signal(object)
    """From where the player wants to look (an `Eye`)."""
    left = Signal()
    moves_wanted = Signal()
    """Show the list of moves, or put it away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.leave = Button(self.tr("Back"), "prev", Kind.GHOST)
        self.leave.clicked.connect(self.left)
        self.buttons = {name: self._button(name, icon) for name, icon in ICONS.items()}
        self.slider = Slider(0, 0, 1, 0)
        self.slider.setAccessibleName(self.tr("Place in the hand"))
        self.slider.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.slider.valueChanged.connect(self.moved)
        self.eyes = Combo(())
        self.eyes.setAccessibleName(self.tr("Look from"))
        self.eyes.chosen.connect(self._look)
        self.moves = Button("", "sheet")
        self.moves.clicked.connect(self.moves_wanted)
        self._offered: tuple[Eye, ...] = ()
        self._rows = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._upper, self._lower = QHBoxLayout(), QHBoxLayout()
        self._rows.addLayout(self._upper, 1)
        self._rows.addLayout(self._lower)
        for button in self.buttons.values():
            self._upper.addWidget(button)
        self._upper.addWidget(self.slider, 1)
        self._lower.addWidget(self.leave)
        self._lower.addStretch(1)
        self._lower.addWidget(self.eyes)
        self._lower.addWidget(self.moves)
        # A window that becomes narrower must not stop at the width of one row.
        self.setMinimumWidth(1)
        self.wear(theme.current())

    def wear(self, look: Look) -> None:
        """Gaps follow the look."""
        self._rows.setContentsMargins(look.px(12), look.px(5), look.px(12), look.px(5))
        self._rows.setSpacing(look.px(6))
        self.slider.setMinimumWidth(self.slider.minimumSizeHint().width())
        for row in (self._upper, self._lower):
            row.setSpacing(look.px(4))

    def offer_moves(self, *, offered: bool, instead: bool) -> None:
        """Offer the list of moves; where it stands ``instead`` of the table, the table."""
        self.moves.setVisible(offered)
        self.moves.setText(self.tr("Table") if instead else self.tr("Moves and review"))

    def fit(self, width: int) -> None:
        """Stand in one row, or in two where that is too narrow for all that is written; the way back is at the left."""
        rows = (self._upper, self._lower)
        for row in rows:
            # A layout in a layout hears late of words that have changed.
            row.invalidate()
        needed = sum(row.sizeHint().width() for row in rows) + self.slider.minimumWidth() + 3 * self._rows.spacing()
        one = needed <= width - self._rows.contentsMargins().left() - self._rows.contentsMargins().right()
        self._rows.setDirection(QBoxLayout.Direction.LeftToRight if one else QBoxLayout.Direction.TopToBottom)
        to, of = rows if one else (self._lower, self._upper)
        if to.indexOf(self.leave) < 0:
            of.removeWidget(self.leave)
            to.insertWidget(0, self.leave)
            above = (*self.buttons.values(), self.slider)
            in_order(*((self.leave, *above) if one else (*above, self.leave)), self.eyes, self.moves)

    def show_place(self, step: int, of: int, said: str) -> None:
        """Say at which step of how many one is, from 0."""
        blocked = self.slider.blockSignals(True)
        self.slider.setRange(0, max(0, of - 1))
        self.slider.setPageStep(max(1, of // 10))
        self.slider.setValue(step)
        self.slider.blockSignals(blocked)
        self.slider.setToolTip(said)
        self.slider.setAccessibleDescription(said)

    def show_playing(self, playing: bool) -> None:
        """Say whether it goes on by itself."""
        button = self.buttons["replay_play"]
        button.set_icon("pause" if playing else "play")
        button.setAccessibleName(self.tr("Stop") if playing else keys.shortcut("replay_play").title)

    def offer(self, eyes: tuple[Eye, ...], names: tuple[str, ...], chosen: Eye) -> None:
        """Offer to look from these."""
        self._offered = eyes
        labels = [self._named(each, names) for each in eyes]
        if [self.eyes.itemText(at) for at in range(self.eyes.count())] != labels:
            self.eyes.clear()
            for at, label in enumerate(labels):
                self.eyes.addItem(label, str(at))
            self.eyes.updateGeometry()
            self.fit(self.width())
        self.eyes.choose(str(eyes.index(chosen)))
        self.eyes.setEnabled(len(eyes) > 1)

    def _named(self, eye: Eye, names: tuple[str, ...]) -> str:
        if isinstance(eye, Open):
            return self.tr("All hands open")
        return self.tr("Nobody's cards") if eye is None else self.tr("As {name} saw it").format(name=names[eye])

    def _look(self, key: str) -> None:
        self.looked.emit(self._offered[int(key)])

    def _button(self, name: str, icon: str) -> Button:
        line = keys.shortcut(name)
        button = Button("", icon, Kind.GHOST if name != "replay_play" else Kind.SECONDARY)
        button.setAccessibleName(line.title)
        button.setToolTip(keys.with_key(line.title, name))
        button.setAccessibleDescription(line.caps[0])
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self.pressed.emit(name))
        return button
