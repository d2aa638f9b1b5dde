"""The frame of every page beside the table: a title row, a body, a footer with the one primary action at its right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeySequence, QLinearGradient, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QApplication,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from .. import icons, theme
from ..theme import Look
from .buttons import Button, Kind
from .paper import Paper
from .text import Text, read_out


class Sheet(QWidget):
    """What fills a window; the keyboard begins at the ``first`` of its widgets, or nowhere where there is none."""

    first: QWidget | None = None

    def take_keyboard(self, at: str = "") -> None:
        """Give it the keyboard, at the control of this name if it is there; if it is not shown yet, as soon as it is.

        The page itself never has it: who listens would be told of the page, and not of what can be done there.
        """
        named = (each for each in self.findChildren(QWidget) if at and name_of(each) == at)
        # A sheet of several that is not shown now hides what is on it, which is not hidden itself.
        found = next((each for each in named if each.isEnabled() and each.isVisibleTo(self)), self.first)
        if found is not None:
            found.setFocus(Qt.FocusReason.OtherFocusReason)
        elif (held := self.window().focusWidget()) is not None:
            # Where it was goes now, and it must not fall on what happens to come next.
            held.clearFocus()

    @property
    def kept(self) -> object:
        """What was done here so far: who comes back from a page that was opened from this one finds it again."""
        return None

    def resume(self, kept: Any) -> None:
        """Stand as a page like this stood, of which this was kept."""


def name_of(control: QWidget) -> str:
    """Return what a control is called, by which it is known again on a page that is made anew."""
    if not control.focusPolicy():
        return ""
    return control.accessibleName() or (control.text() if isinstance(control, QAbstractButton) else "")


class Page(Sheet):
    """A page with a way back; ``extras`` stand at the right of the title, ``body`` and ``footer`` are to be filled."""

    back = Signal()
    """The player wants to leave the page."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Text(title, "page")
        self.extras = QHBoxLayout()
        self.body = QHBoxLayout()
        self.footer = QHBoxLayout()
        self._row = QHBoxLayout()
        self._column = QVBoxLayout(self)
        self.first = self.leave = Button(self.tr("Back"), "prev", Kind.GHOST)
        self.leave.clicked.connect(self.back)
        # A layout is filled where it has its place: one that comes with items leaves objects behind that outlive them.
        self._column.addLayout(self._row)
        self._row.addWidget(self.leave)
        self._row.addWidget(self.title)
        self._row.addStretch(1)
        self._row.addLayout(self.extras)
        self._column.addLayout(self.body, 1)
        self._column.addLayout(self.footer)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
        escape.activated.connect(self.back)
        self.setAccessibleName(title)
        self.wear(theme.current())

    def wear(self, look: Look) -> None:
        """Margins and gaps follow the look."""
        self._column.setContentsMargins(look.px(32), look.px(14), look.px(32), look.px(18))
        self._column.setSpacing(look.px(12))
        for row, gap in ((self._row, 20), (self.extras, 12), (self.body, 18), (self.footer, 12)):
            row.setSpacing(look.px(gap))


AIR = 50
"""What stays free above and below what has the keyboard, in pixels."""


class Pane(QScrollArea):
    """A pane that scrolls, and fades where more follows.

    What the keyboard comes to stays in sight, with some air if there is room for it. Who listens, and comes to the pane
    itself, hears what stands there.
    """

    ring_radius = 9.0

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.telling: Callable[[], str] = self._read
        """What stands there, in words."""
        self._more = More(self)
        QApplication.instance().focusChanged.connect(self._follow)  # type: ignore[union-attr]

    def reveal(self, widget: QWidget | None) -> None:
        """Scroll to a widget, if it is in the pane."""
        held = self.widget()
        if widget is not None and held is not None and held.isAncestorOf(widget):
            air = (self.viewport().height() - widget.height()) // 2
            self.ensureWidgetVisible(widget, 0, max(0, min(AIR, air)))

    def begin_at(self, line: QWidget) -> None:
        """Scroll until this line of what is held is the first that can be read."""
        self.verticalScrollBar().setValue(line.y() - self._more.above.height())

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard is here."""
        super().focusInEvent(event)
        self.setAccessibleDescription(self.telling())

    def _read(self) -> str:
        """All words that are seen there and are not told where the keyboard comes to them."""
        held = self.widget() or self
        shown = (each for each in held.findChildren(QWidget) if each.isVisibleTo(held) and not each.focusPolicy())
        return read_out(*(each.accessibleName() or (each.text() if isinstance(each, QLabel) else "") for each in shown))

    def _follow(self, _old: QWidget | None, new: QWidget | None) -> None:
        # By itself a pane scrolls only from one of its widgets to the next, and in a low one too far.
        self.reveal(new)


class Fade(QWidget):
    """One end of a pane: its last line fades, and an arrow points to what follows."""

    HIGH = 30
    """Its height, at em 14."""
    SOLID = 0.6
    """From this part of it on, towards the edge, nothing is seen any more but the arrow."""

    def __init__(self, pane: QAbstractScrollArea, *, up: bool) -> None:
        super().__init__(pane)
        self._pane = pane
        self._up = up
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The ground that comes from nothing, and the arrow."""
        look, painter = theme.current(), QPainter(self)
        edge, inner = (0, self.height()) if self._up else (self.height(), 0)
        c, ground = look.colours, QLinearGradient(0, inner, 0, edge)
        solid = QColor(c.panel if self._on_paper else c.bg)
        ground.setColorAt(self.SOLID, solid)
        solid.setAlpha(0)
        ground.setColorAt(0.0, solid)
        painter.fillRect(self.rect(), ground)
        size = look.px(16)
        place = QRectF((self.width() - size) / 2, 0 if self._up else self.height() - size, size, size)
        icons.paint(painter, "up" if self._up else "down", place, c.ink)

    @property
    def _on_paper(self) -> bool:
        """Whether the pane lies on paper rather than on the page itself."""
        holder = self._pane.parentWidget()
        while holder is not None and not isinstance(holder, Paper):
            holder = holder.parentWidget()
        return holder is not None


class More(QObject):
    """Both ends of a pane: each fades while more follows there.

    A pane with no room for a line between the two has only that below.
    """

    def __init__(self, pane: QAbstractScrollArea) -> None:
        super().__init__(pane)
        self._pane = pane
        self.above, self.below = Fade(pane, up=True), Fade(pane, up=False)
        pane.viewport().installEventFilter(self)
        bar = pane.verticalScrollBar()
        bar.rangeChanged.connect(self._place)
        bar.valueChanged.connect(self._place)
        bar.actionTriggered.connect(self._turn)

    def uncover(self, view: QAbstractItemView, line: QModelIndex | QPersistentModelIndex) -> None:
        """Let a line of the list that it belongs to stand clear of both, and not out of sight at the upper end."""
        bar, smooth = view.verticalScrollBar(), view.verticalScrollMode() is QAbstractItemView.ScrollMode.ScrollPerPixel
        rect, top = view.visualRect(line), self.above.height()
        low = rect.bottom() + 1 - (view.viewport().height() - self.below.height())
        if low > 0 and rect.top() > top:
            bar.setValue(bar.value() + (min(low, rect.top() - top) if smooth else 1))
        elif rect.top() < top:
            bar.setValue(bar.value() - (top - rect.top() if smooth else 1))

    def eventFilter(self, port: QObject, event: QEvent) -> bool:
        """What is seen of the pane has another size, or another place: a layout may give it both late."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._place()
        return super().eventFilter(port, event)

    def _place(self) -> None:
        bar, port = self._pane.verticalScrollBar(), self._pane.viewport().geometry()
        whole = theme.current().px(Fade.HIGH)
        high, upper = min(whole, port.height() // 2), whole if port.height() >= 3 * whole else 0
        self.above.setGeometry(port.left(), port.top(), port.width(), upper)
        self.below.setGeometry(port.left(), port.bottom() + 1 - high, port.width(), high)
        self.above.setVisible(upper > 0 and bar.value() > bar.minimum())
        self.below.setVisible(bar.value() < bar.maximum())
        self.above.raise_()
        self.below.raise_()

    def _turn(self, action: int) -> None:
        """Leave in sight, where a whole page is turned, the lines that could not be read as they faded."""
        actions = QAbstractSlider.SliderAction
        ways = {actions.SliderPageStepAdd: 1, actions.SliderPageStepSub: -1}
        if way := ways.get(actions(action)):
            bar, faded = self._pane.verticalScrollBar(), self.above.height() + self.below.height()
            step = bar.pageStep() - bar.pageStep() * faded // self._pane.viewport().height()
            bar.setSliderPosition(bar.value() + way * step)


def scrolling(content: QWidget) -> Pane:
    """Put something that may be too high for its window into a pane that scrolls; the focus stays in sight."""
    pane = Pane()
    pane.setWidget(content)
    pane.setWidgetResizable(True)
    pane.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    pane.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return pane
