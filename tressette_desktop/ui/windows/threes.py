"""Where the missing threes may be: a bar for each, parted by seat, with a mark at the truth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tressette_desktop.engine.cards import Suit
from tressette_desktop.ui import icons, theme
from tressette_desktop.ui.theme import Look

LINE, BAR, SIGN = 30, 20, 40
"""The height of a line and of its bar, and the width of the card's name, at em 14."""
PATTERNS: Final = (
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.NoBrush,
    Qt.BrushStyle.Dense6Pattern,
    Qt.BrushStyle.HorPattern,
)
"""How the parts of a bar are filled, by their order: no two look alike without colour."""


@dataclass(frozen=True)
class Bar:
    """A missing three: its suit, the parts by name and share, which of them is the truth, and all of it in words."""

    suit: Suit
    parts: tuple[tuple[str, float], ...]
    truth: int
    said: str


class Threes(QWidget):
    """The bars, one below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bars: tuple[Bar, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_bars(self, bars: Sequence[Bar]) -> None:
        """Show these."""
        self.bars = tuple(bars)
        said = "\n".join(bar.said for bar in bars)
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.setVisible(bool(bars))
        self.updateGeometry()
        self.update()

    def wear(self, _look: Look) -> None:
        """Lines have another height."""
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """A line for each."""
        look = theme.current()
        return QSize(look.px(200), look.px(LINE) * len(self.bars))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Each with its card, its parts and the mark below."""
        look, painter = theme.current(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, bar in enumerate(self.bars):
            top = look.px(LINE) * number
            painter.setFont(look.font("strong"))
            painter.setPen(look.colours.ink)
            painter.drawText(QRectF(0, top, look.px(14), look.px(BAR)), Qt.AlignmentFlag.AlignVCenter, "3")
            sign = QRectF(look.px(14), top + look.px(1), look.px(18), look.px(18))
            icons.paint_suit(painter, bar.suit.value, sign)
            self._paint_parts(painter, bar, QRectF(look.px(SIGN), top, self.width() - look.px(SIGN), look.px(BAR)))

    def _paint_parts(self, painter: QPainter, bar: Bar, box: QRectF) -> None:
        look, left = theme.current(), box.left()
        c = look.colours
        grounds = (c.accent_soft, c.amber_soft, c.panel, c.green_soft, c.red_soft)
        for number, (name, share) in enumerate(bar.parts):
            part = QRectF(left, box.top(), box.width() * share, box.height())
            left += part.width()
            if share <= 0:
                continue
            painter.setPen(Qt.PenStyle.NoPen)
            painter.fillRect(part, grounds[number % len(grounds)])
            pattern = PATTERNS[number % len(PATTERNS)]
            if pattern not in (Qt.BrushStyle.SolidPattern, Qt.BrushStyle.NoBrush):
                painter.fillRect(part, QBrush(c.line, pattern))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(c.edge, 1.2))
            painter.drawRect(part)
            self._paint_name(painter, part, f"{name} {round(100 * share)} %", f"{round(100 * share)}")
            if number == bar.truth:
                _paint_truth(painter, QPointF(part.center().x(), part.bottom() + 1), look, c.ink)

    def _paint_name(self, painter: QPainter, part: QRectF, full: str, short: str) -> None:
        """As much as there is room for."""
        look = theme.current()
        painter.setFont(look.font("caption"))
        painter.setPen(look.colours.ink)
        metrics = QFontMetrics(look.font("caption"))
        fits = next((each for each in (full, short) if metrics.horizontalAdvance(each) + 6 <= part.width()), "")
        painter.drawText(part, Qt.AlignmentFlag.AlignCenter, fits)


def _paint_truth(painter: QPainter, tip: QPointF, look: Look, ink: QColor) -> None:
    half = look.px(5)
    painter.setBrush(ink)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPolygon(QPolygonF([tip, tip + QPointF(half, half + 2), tip + QPointF(-half, half + 2)]))
