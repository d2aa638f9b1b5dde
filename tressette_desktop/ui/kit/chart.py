"""Bars over a line: a chart that can be read with eyes, with keys and with ears."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QWidget

from .. import theme
from ..theme import Look


class Bar(NamedTuple):
    """A bar: what stands below it, how long it is, what stands at its end, and all of it as a sentence."""

    label: str
    value: float
    figure: str
    sentence: str


class BarChart(QWidget):
    """Bars up and down from nothing; arrow keys and the pointer go from bar to bar, and its sentence stands below."""

    ring_radius = 8.0
    PLOT, FOOT = 150, 56
    """Height of the bars, and of what stands below them, at em 14."""

    def __init__(self, name: str, bars: Sequence[Bar] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._bars: Sequence[Bar] = ()
        self._chosen = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(name)
        self.show_bars(bars)

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Draw these bars instead."""
        self._bars = bars
        self._chosen = len(bars) - 1
        self._tell()

    @property
    def sentence(self) -> str:
        """What the chosen bar says."""
        return self._bars[self._chosen].sentence if self._bars else ""

    def wear(self, _look: Look) -> None:
        """Its height follows the look."""
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Room for two dozen bars."""
        look = theme.current()
        return QSize(look.px(420), look.px(self.PLOT + self.FOOT))

    def minimumSizeHint(self) -> QSize:
        """Bars may be thin."""
        look = theme.current()
        return QSize(look.px(260), look.px(self.PLOT + self.FOOT))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """From bar to bar."""
        last = len(self._bars) - 1
        goals = {
            Qt.Key.Key_Left: self._chosen - 1,
            Qt.Key.Key_Right: self._chosen + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        if last >= 0 and event.key() in goals:
            self._choose(max(0, min(last, goals[Qt.Key(event.key())])))
        else:
            super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The bar under the pointer."""
        if self._bars:
            self._choose(max(0, min(len(self._bars) - 1, int(event.position().x() / self._step))))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin with the latest."""
        super().focusInEvent(event)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Line, bars, labels, sentence."""
        look = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(look.font("caption"))
        high, low = self._reach()
        line = painter.fontMetrics().height()
        plot = QRectF(0, line, self.width(), look.px(self.PLOT) - (2 if low else 1) * line)
        nothing = plot.top() + plot.height() * high / ((high - low) or 1)
        for place, bar in enumerate(self._bars):
            self._paint_bar(painter, look, place, bar, plot, nothing, (high - low) or 1)
        painter.setPen(QPen(look.colours.edge, look.border / 2))
        painter.drawLine(0, round(nothing), self.width(), round(nothing))
        self._paint_labels(painter, look)

    @property
    def _step(self) -> float:
        """From one bar to the next."""
        return self.width() / max(1, len(self._bars))

    def _reach(self) -> tuple[float, float]:
        """The ends of the longest bars up and down."""
        values = [bar.value for bar in self._bars]
        return max(0.0, *values, 0.0), min(0.0, *values, 0.0)

    def _paint_bar(
        self, painter: QPainter, look: Look, place: int, bar: Bar, plot: QRectF, nothing: float, reach: float
    ) -> None:
        c = look.colours
        step = self._step
        width = min(0.7 * step, look.px(54))
        height = plot.height() * abs(bar.value) / reach
        left = (place + 0.5) * step - width / 2
        box = QRectF(left, nothing - height if bar.value > 0 else nothing, width, height)
        chosen = place == self._chosen
        painter.setPen(QPen(c.ink, look.border) if chosen else Qt.PenStyle.NoPen)
        painter.setBrush(c.green if bar.value > 0 else c.red)
        painter.drawRect(box)
        if chosen or step > look.px(48):
            line = painter.fontMetrics().height()
            wide = painter.fontMetrics().horizontalAdvance(bar.figure) + 4
            high = box.top() - line if bar.value > 0 else box.bottom()
            around = QRectF(box.center().x() - wide / 2, high, wide, line)
            around.moveLeft(max(0.0, min(around.left(), self.width() - around.width())))
            painter.setPen(c.ink)
            painter.drawText(around, Qt.AlignmentFlag.AlignCenter, bar.figure)

    def _paint_labels(self, painter: QPainter, look: Look) -> None:
        """As many labels as there is room for, and the sentence of the chosen bar."""
        c = look.colours
        line = painter.fontMetrics().height()
        top = look.px(self.PLOT)
        widest = max((painter.fontMetrics().horizontalAdvance(bar.label) for bar in self._bars), default=1)
        every = max(1, -(-(widest + look.px(12)) // max(1, int(self._step))))
        painter.setPen(c.soft)
        for place in range(len(self._bars) - 1, -1, -every):
            middle = (place + 0.5) * self._step
            box = QRectF(middle - widest / 2 - 2, top, widest + 4, line)
            box.moveLeft(max(0.0, min(box.left(), self.width() - box.width())))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._bars[place].label)
        painter.setPen(c.ink)
        words = painter.fontMetrics().elidedText(self.sentence, Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(QRectF(0, top + line + look.px(4), self.width(), line), Qt.AlignmentFlag.AlignLeft, words)

    def _choose(self, place: int) -> None:
        if place != self._chosen:
            self._chosen = place
            self._tell()

    def _tell(self) -> None:
        """Say the chosen bar to whoever listens."""
        self.setAccessibleDescription(self.sentence)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self.update()
