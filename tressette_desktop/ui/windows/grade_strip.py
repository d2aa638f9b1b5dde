"""What a seat decided, side by side: a sign for each grade, and below it, greyed, what a card cost with all cards open,
and what the side came to after what was decided before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tressette_desktop.engine.bots.grading import ERRORS, Grade
from tressette_desktop.engine.review.review import Judged
from tressette_desktop.ui import icons, marks, theme
from tressette_desktop.ui.kit.flow import Flow
from tressette_desktop.ui.kit.press import Press, paint_box
from tressette_desktop.ui.windows.grade_words import SIGNS, TONES

WIDE, HIGH, BOX, MARK = 29, 46, 25, 14
"""A cell, the box of its sign, and the bubble at its lower corner, at em 14."""
IN_A_ROW: Final = 10
ROUND: Final = {Grade.MISTAKE: 2, Grade.BLUNDER: 2, Grade.INACCURACY: 12}
"""Corners of the box where they are not those of the others."""


class Cell(Press):
    """One decision: pressed, it goes there."""

    ring_radius = 6.0

    def __init__(self, parent: QWidget | None = None) -> None:
        self.judged: Judged | None = None
        self.word: Judged | None = None
        self.running = False
        super().__init__("", parent)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        """The sign over the figure."""
        look = theme.current()
        return QSize(look.px(WIDE), look.px(HIGH))

    def minimumSizeHint(self) -> QSize:
        """No less: the figure would run into the box."""
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The box of the grade with its sign, and the figure of the solver; a bubble for a word that mattered."""
        look, judged = theme.current(), self.judged
        c = look.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = look.px(BOX)
        box = QRectF((self.width() - size) / 2, look.px(2), size, size)
        if self.isChecked():
            paint_box(
                painter, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), look.px(6), c.accent_soft, c.accent, 2
            )
        grade = judged.known.grade if judged is not None and judged.known is not None else None
        ink = QColor(getattr(c, TONES[grade])) if grade is not None else c.soft
        ground = c.red_soft if grade in ERRORS - {Grade.INACCURACY} else c.amber_soft if grade in ERRORS else c.panel
        corner = look.px(ROUND.get(grade, 6)) if grade is not None else look.px(6)
        paint_box(painter, box, corner, ground, ink if grade is not None else c.line, 1.5, dashed=grade is None)
        self._paint_sign(painter, box, grade, ink)
        painter.setFont(look.font("caption"))
        painter.setPen(c.soft)
        below = QRectF(0, box.bottom(), self.width(), self.height() - box.bottom())
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self._figure())
        said = self.word.known.grade if self.word is not None and self.word.known is not None else None
        if said is not None and said is not Grade.ONLY:
            mark = QRectF(0, 0, look.px(MARK), look.px(MARK))
            mark.moveBottomRight(QPointF(self.width(), box.bottom() + look.px(5)))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(c.panel)
            painter.drawEllipse(mark)
            icons.paint(painter, "chat", mark, QColor(getattr(c, TONES[said])))

    def _paint_sign(self, painter: QPainter, box: QRectF, grade: Grade | None, ink: QColor) -> None:
        inside = box.adjusted(4, 4, -4, -4)
        if grade is Grade.BEST:
            painter.setBrush(ink)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawPolygon(marks.star(box.center(), inside.width() / 2))
        elif grade is Grade.FINE:
            icons.paint(painter, "tick", inside, ink)
        elif grade is not None:
            painter.setFont(theme.current().font("strong"))
            painter.setPen(ink)
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, SIGNS[grade])

    def _figure(self) -> str:
        if self.judged is None or self.judged.open is None:
            computing = self.running and self.judged is not None and self.judged.task.solvable
            return "…" if computing else ""
        cost = self.judged.open and self.judged.task.plays
        return f"−{self.judged.open}" if cost else str(self.judged.open)


class GradeStrip(QWidget):
    """As many cells as decisions, ten in a row."""

    wanted = Signal(int)
    """Which cell was pressed, from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cells: list[Cell] = []
        self._flow: Flow | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    def show_cards(
        self, cards: Sequence[tuple[Judged, Judged | None]], said: Sequence[str], chosen: int, *, running: bool
    ) -> bool:
        """Show the cards with their words, one of them chosen (-1: none); return whether the cells are new for it.

        ``said`` is how each is read aloud.
        """
        new = len(cards) != len(self.cells)
        if new:
            self._make(len(cards))
        for number, (cell, (judged, word)) in enumerate(zip(self.cells, cards, strict=True)):
            cell.judged, cell.word, cell.running = judged, word, running
            cell.setChecked(number == chosen)
            cell.setAccessibleName(said[number])
            cell.setToolTip(said[number])
            cell.setAccessibleDescription(self.tr("{number} of {of}").format(number=number + 1, of=len(cards)))
            cell.update()
        return new

    def _make(self, count: int) -> None:
        if self._flow is not None:
            self._column.removeWidget(self._flow)
            self._flow.deleteLater()
        self.cells = [Cell(self) for _ in range(count)]
        for number, cell in enumerate(self.cells):
            cell.clicked.connect(lambda _on=False, number=number: self.wanted.emit(number))
        self._flow = Flow(tuple(self.cells), gap=3, most=IN_A_ROW, parent=self) if count else None
        if self._flow is not None:
            self._column.addWidget(self._flow)
