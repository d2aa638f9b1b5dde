"""The ring round whatever has the keyboard: 2 px of air, then 3 px of colour, outside the control."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from .. import theme
from .page import Fade, More

GAP, WIDTH = 2, 3
REACH = GAP + WIDTH
"""How far the ring stands out round its control, in pixels."""

_MOVES = {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.ParentChange}


def hand_on(leaving: QWidget, home: QWidget) -> None:
    """Give the keyboard to ``home`` if something has it that is about to go: else it falls on whatever comes next.

    Who listens would be told of each thing that it falls on.
    """
    holds = leaving.window().focusWidget()
    if holds is not None and (holds is leaving or leaving.isAncestorOf(holds)):
        home.setFocus(Qt.FocusReason.OtherFocusReason)


def in_order(*controls: QWidget) -> None:
    """Let the Tab key visit these one after the other, where it now comes to the first: as they are read."""
    for one, next_one in pairwise(controls):
        QWidget.setTabOrder(one, next_one)


def visited(holder: QWidget) -> tuple[QWidget, ...]:
    """What the Tab key visits within something, in its order, now or when another of a group is chosen."""
    found: list[QWidget] = []
    here = holder.nextInFocusChain()
    while here is not None and here is not holder:
        if holder.isAncestorOf(here) and here.focusPolicy() is not Qt.FocusPolicy.NoFocus:
            found.append(here)
        here = here.nextInFocusChain()
    return tuple(found)


class FocusRing(QWidget):
    """One overlay for a window. A widget shows that it wants a ring by ``ring_radius``, its corner at em 14.

    Of what is too high for its pane the ring stays open at the end where more follows, and fades there as that does.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._target: QWidget | None = None
        self._watched: list[QWidget] = []
        self._body = QRect()
        self._faded: tuple[QRect, int, int] | None = None
        """What is seen of a pane, where the ring fades in it, and how much of it fades at its upper and lower end."""
        self.hide()
        QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]
        self._follow(None, QApplication.focusWidget())

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        for widget in filter(shiboken6.isValid, self._watched):
            widget.removeEventFilter(self)
        self._watched = []
        self._target = new if new is not None and self._wants_ring(new) else None
        if self._target is not None:
            # The control moves when any of its ancestors does, for instance when a page scrolls.
            above = list(self._ancestors(self._target))
            ends = (end for parent in above if (more := _more_of(parent)) for end in (more.above, more.below))
            self._watched = [self._target, *above, *ends]
            for widget in self._watched:
                widget.installEventFilter(self)
        self._place()

    def _ancestors(self, widget: QWidget) -> Iterator[QWidget]:
        """Parents of a widget, up to the window and without it."""
        while (parent := widget.parentWidget()) is not None and parent is not self.window():
            yield parent
            widget = parent

    def _wants_ring(self, widget: QWidget) -> bool:
        return hasattr(widget, "ring_radius") and widget.window() is self.window()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Move with the control."""
        if event.type() in _MOVES:
            self._place()
        return False

    def _place(self) -> None:
        target = self._target
        if target is None or not shiboken6.isValid(target) or not target.isVisible():
            # It may be gone without a word: a window that is not active does not say that the focus went elsewhere.
            self.hide()
            return
        body = whole = QRect(target.mapTo(self.window(), QPoint()), target.size())
        self._faded = None
        for parent in self._ancestors(target):
            seen = QRect(parent.mapTo(self.window(), QPoint()), parent.size())
            if (more := _more_of(parent)) is not None and self._faded is None:
                upper = more.above.height() if more.above.isVisible() and whole.top() < seen.top() else 0
                lower = more.below.height() if more.below.isVisible() and whole.bottom() > seen.bottom() else 0
                self._faded = (seen, upper, lower) if upper or lower else None
            body = body & seen
        if body.isEmpty():
            self.hide()
            return
        self._body = body
        _seen, upper, lower = self._faded or (body, 0, 0)
        self.setGeometry(body.adjusted(-REACH, 0 if upper else -REACH, REACH, 0 if lower else REACH))
        self.raise_()
        self.show()
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ring, wherever its control now is."""
        if self._target is None or not shiboken6.isValid(self._target):
            return
        look = theme.current()
        radius = look.px(self._target.ring_radius) + GAP + WIDTH / 2  # type: ignore[attr-defined]
        half = WIDTH / 2
        ring = QRectF(self._body.translated(-self.pos())).adjusted(
            half - REACH, half - REACH, REACH - half, REACH - half
        )
        colour: QColor | QLinearGradient = look.colours.focus
        if self._faded is not None:
            seen, upper, lower = self._faded
            # Where it is open its corners lie beyond the edge.
            ring.adjust(0, -2 * radius if upper else 0, 0, 2 * radius if lower else 0)
            colour = _fading(look.colours.focus, seen.translated(-self.pos()), upper, lower)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, WIDTH))
        painter.drawRoundedRect(ring, min(radius, ring.height() / 2), min(radius, ring.height() / 2))


def _fading(colour: QColor, seen: QRect, upper: int, lower: int) -> QLinearGradient:
    """A colour that goes to nothing at the ends of what is seen, in fades so high."""
    nothing, faded = QColor(colour), QLinearGradient(seen.topLeft(), seen.bottomLeft())
    nothing.setAlpha(0)
    for high, way in ((upper / seen.height(), abs), (lower / seen.height(), lambda part: 1 - part)):
        faded.setColorAt(way((1 - Fade.SOLID) * high), nothing if high else colour)
        faded.setColorAt(way(high), colour)
    return faded


def _more_of(port: QWidget) -> More | None:
    """What fades the ends of a pane, if this is what is seen of one."""
    pane = port.parentWidget()
    if not isinstance(pane, QScrollArea) or pane.viewport() is not port:
        return None
    return pane.findChild(More, options=Qt.FindChildOption.FindDirectChildrenOnly)
