"""Fields to fill in: a list to choose from, a slider, a line of text."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QSizePolicy, QSlider, QWidget

from .. import icons, theme
from ..theme import Look
from .press import RADIUS, paint_box
from .text import Text


class Combo(QComboBox):
    """A short list to choose from; each entry has a key that no player sees."""

    chosen = Signal(str)
    """The key just chosen by the player."""
    ring_radius = RADIUS

    def __init__(self, entries: Iterable[tuple[str, str]], parent: QWidget | None = None, *, least: int = 0) -> None:
        """Each entry is key and label; ``least`` is the width that it wants at least, at em 14."""
        super().__init__(parent)
        self._least = least
        for key, label in entries:
            self.addItem(label, key)
        self.activated.connect(lambda _index: self.chosen.emit(self.key))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.wear(theme.current())

    @property
    def key(self) -> str:
        """The key that is chosen."""
        return str(self.currentData())

    def setAccessibleName(self, name: str) -> None:
        """Tell what it is for; where what is chosen is read as its name, this is read after that."""
        super().setAccessibleName(name)
        self.setAccessibleDescription(name)

    def choose(self, key: str) -> None:
        """Choose an entry without telling anybody; an unknown key leaves the choice as it is."""
        place = self.findData(key)
        if place >= 0:
            self.setCurrentIndex(place)

    def wear(self, look: Look) -> None:
        """Take the font of fields."""
        self.setFont(look.font("body"))
        self.view().setFont(look.font("body"))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Wide enough for the longest entry."""
        look = theme.current()
        widest = max((self.fontMetrics().horizontalAdvance(self.itemText(i)) for i in range(self.count())), default=0)
        return QSize(max(widest + look.px(56), look.px(self._least)), look.px(look.target))

    def minimumSizeHint(self) -> QSize:
        """In a narrow place a long entry is cut, with dots; the list that opens shows it whole."""
        wanted = self.sizeHint()
        return QSize(min(wanted.width(), theme.current().px(150)), wanted.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Box, entry, arrow."""
        look = theme.current()
        c = look.colours
        painter = QPainter(self)
        inset = look.border / 2
        box = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        edge = c.ink if self.underMouse() and self.isEnabled() else c.edge
        paint_box(painter, box, look.px(RADIUS), c.raised, edge, look.border, dashed=not self.isEnabled())
        painter.setPen(c.ink if self.isEnabled() else c.soft)
        size = look.px(20)
        words = box.adjusted(look.px(13), 0, -look.px(18) - size, 0)
        shown = painter.fontMetrics().elidedText(
            self.currentText(), Qt.TextElideMode.ElideRight, round(words.width()) + 1
        )
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter, shown)
        arrow = QRectF(box.right() - look.px(12) - size, box.center().y() - size / 2, size, size)
        icons.paint(painter, "down", arrow, c.ink)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A page scrolls under the pointer; it must not change what is chosen."""
        event.ignore()


class Slider(QSlider):
    """A value between two ends, with keys as well as by dragging."""

    ring_radius = 22.0

    def __init__(self, low: int, high: int, step: int, value: int, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setPageStep(step)
        self.setValue(value)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def wear(self, _look: Look) -> None:
        """Its height follows the look."""
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As high as any target."""
        look = theme.current()
        return QSize(look.px(200), look.px(look.target))

    def minimumSizeHint(self) -> QSize:
        """Enough to drag."""
        look = theme.current()
        return QSize(look.px(110), look.px(look.target))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Groove, the part reached, knob."""
        look = theme.current()
        c = look.colours
        painter = QPainter(self)
        knob_width, knob_height, middle = look.px(26), look.px(22), self.height() / 2
        reach = (self.width() - knob_width) * (self.value() - self.minimum()) / max(1, self.maximum() - self.minimum())
        groove = QRectF(0, middle - 3, self.width(), 6)
        paint_box(painter, groove, 3, c.edge if theme.current().dark else c.line, c.edge, 0)
        paint_box(painter, QRectF(0, middle - 3, reach + knob_width / 2, 6), 3, c.accent, c.accent, 0)
        knob = QRectF(reach + 1, middle - knob_height / 2, knob_width - 2, knob_height)
        paint_box(painter, knob, knob_height / 2, c.raised, c.ink if self.underMouse() else c.accent, look.border)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A page scrolls under the pointer; it must not change a value."""
        event.ignore()


class Scale(QWidget):
    """A slider with its value in words beside it."""

    moved = Signal(int)
    """The value just set by the player."""

    def __init__(
        self, slider: Slider, say: Callable[[int], str], parent: QWidget | None = None, *, patient: bool = False
    ) -> None:
        """A ``patient`` one tells where it is dragged to only when it is let go; keys and clicks it tells at once."""
        super().__init__(parent)
        self._slider = slider
        self._say = say
        self._patient = patient
        self._described = ""
        self._words = Text(say(slider.value()), "body", "soft")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(slider, 1)
        row.addWidget(self._words)
        self.setFocusProxy(slider)
        self._describe()
        slider.valueChanged.connect(self._move)
        if patient:
            slider.sliderReleased.connect(lambda: self.moved.emit(slider.value()))
        self.wear(theme.current())

    def _move(self, value: int) -> None:
        self._words.setText(self._say(value))
        self._describe()
        if not (self._patient and self._slider.isSliderDown()):
            self.moved.emit(value)

    def setAccessibleName(self, name: str) -> None:
        """The name belongs to what is worked."""
        self._slider.setAccessibleName(name)

    def setAccessibleDescription(self, description: str) -> None:
        """As its name; the value comes first, as it is written: what Qt tells of it is the bare number."""
        self._described = description
        self._describe()

    def _describe(self) -> None:
        said = filter(None, (self._say(self._slider.value()), self._described))
        self._slider.setAccessibleDescription(". ".join(said))

    def wear(self, look: Look) -> None:
        """The words keep their place while they change."""
        self._words.setMinimumWidth(look.px(64))


class Line(QLineEdit):
    """A line of text; its box is drawn by the style sheet."""

    ring_radius = RADIUS

    def __init__(self, text: str = "", hint: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._hint = hint
        # Beside what is written a screen reader would read the hint as well.
        self.textChanged.connect(lambda text: self.setPlaceholderText("" if text else self._hint))
        self.setPlaceholderText("" if text else hint)
        self.wear(theme.current())

    def wear(self, look: Look) -> None:
        """Take the font of fields."""
        self.setFont(look.font("body"))
        self.updateGeometry()
