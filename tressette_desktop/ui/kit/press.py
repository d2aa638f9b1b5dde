"""What all painted buttons share: a hand for a pointer, Enter as well as Space, and one way to draw a box."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QWidget

from .. import theme
from ..fonts import Role
from ..theme import Look

RADIUS = 9.0
"""Corners of controls, at em 14."""
ONWARD: Final = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}
"""Which way the arrow keys lead among several that exclude each other."""
WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
"""How a second line is set: from the upper left, wrapped where it has to."""


class Press(QAbstractButton):
    """A button that paints itself; a subclass says how large it is and what it looks like."""

    role: Role = "strong"
    """The role its label plays among the fonts."""
    ring_radius = RADIUS
    """Corner of the focus ring's inner edge, at em 14; see `kit.focus`."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.by_mouse = False
        """Whether it was pressed last with the mouse, not with a key."""
        self.by_key = False
        """Whether a key was struck on it, and it was not pressed with the mouse since."""
        self.setText(text)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.wear(theme.current())

    def wear(self, look: Look) -> None:
        """Take the font of the label; sizes follow by `sizeHint`."""
        self.setFont(look.font(self.role))
        self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        """A button never shrinks below its label."""
        return self.sizeHint()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press with the mouse."""
        self.by_mouse, self.by_key = True, False
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses like Space does; of several that exclude each other the arrow keys go to the next, over rows.

        By itself Qt goes where something lies: at the end of a row, nowhere, and up or down only between rows.
        """
        self.by_mouse, self.by_key = False, True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        elif event.key() in ONWARD and self.group() is not None and not self._lies(event.key()):
            self._go_on(ONWARD[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def _there(self) -> list[QAbstractButton]:
        """Those of its group that can be chosen now, and itself."""
        return [each for each in self.group().buttons() if each is self or (each.isVisible() and each.isEnabled())]

    def _lies(self, key: int) -> bool:
        """Whether one of its group lies above or below, where the key points."""
        top, places = self.mapToGlobal(QPoint()).y(), [(each, each.mapToGlobal(QPoint()).y()) for each in self._there()]
        if key == Qt.Key.Key_Up:
            return any(place + each.height() <= top for each, place in places)
        return key == Qt.Key.Key_Down and any(place >= top + self.height() for _each, place in places)

    def _go_on(self, by: int) -> None:
        """Go to the next of its group, or the one before; from one that is chosen the choice goes along."""
        there = self._there()
        at = there.index(self) + by
        if 0 <= at < len(there):
            if self.isChecked():
                there[at].click()
            there[at].setFocus(Qt.FocusReason.TabFocusReason if by > 0 else Qt.FocusReason.BacktabFocusReason)

    def box(self, look: Look) -> QRectF:
        """The rectangle of the button's outline: half a border inside, and a pixel lower while it is held down."""
        inset = look.border / 2
        held = 1.0 if self.isDown() else 0.0
        return QRectF(self.rect()).adjusted(inset, inset + held, -inset, -inset - 1 + held)

    @property
    def hovered(self) -> bool:
        """Whether the pointer rests on it and it can be pressed."""
        return self.underMouse() and self.isEnabled()


def exclusive(parent: QWidget, buttons: Iterable[QAbstractButton], subject: str = "") -> QButtonGroup:
    """Make buttons exclude each other: the Tab key visits the chosen one, the arrow keys choose among them.

    Who listens hears of radio buttons, and with each of them the ``subject``: what is chosen there.
    """
    group = QButtonGroup(parent)

    def keep_in_order(_button: QAbstractButton, on: bool) -> None:
        if on:
            for button in group.buttons():
                chosen = button is group.checkedButton()
                button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if chosen else Qt.FocusPolicy.ClickFocus)

    group.buttonToggled.connect(keep_in_order)
    for button in buttons:
        group.addButton(button)
        # The group sees to it anyway; this tells a screen reader.
        button.setAutoExclusive(True)
        if subject:
            button.setAccessibleDescription(subject)
    if (chosen := group.checkedButton()) is not None:
        keep_in_order(chosen, True)
    return group


def paint_box(
    painter: QPainter, box: QRectF, radius: float, fill: QColor, edge: QColor, width: float, *, dashed: bool = False
) -> None:
    """A filled rounded box with a border; ``dashed`` for what cannot be chosen now."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(edge, width)
    if dashed:
        pen.setDashPattern([3.0, 2.0])
    painter.setPen(pen if width else Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(box, radius, radius)
