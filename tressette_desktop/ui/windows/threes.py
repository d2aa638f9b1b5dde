"""Where the missing threes may be: a bar for each, parted by seat, with a mark at the truth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from tressette_desktop.engine.cards import Suit
from tressette_desktop.ui import icons, theme
from tressette_desktop.ui.theme import Look

LINE, BAR, SIGN, SWATCH = 30, 20, 40, 22
"""The height of a line and of its bar, the width of the card's name and of a piece of the key, at em 14."""
PATTERNS: Final = (
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.NoBrush,
    Qt.BrushStyle.Dense6Pattern,
    Qt.BrushStyle.HorPattern,
)
"""How the parts of a bar are filled, by the order of the names: no two look alike without colour."""


@dataclass(frozen=True)
class Bar:
    """A missing three: its suit, the parts by name and share, which of them is the truth, and all of it in words."""

    suit: Suit
    parts: tuple[tuple[str, float], ...]
    truth: int
    said: str


class Threes(QWidget):
    """The bars, one below the other; under them whose part is whose, unless each part has room for its name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bars: tuple[Bar, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

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
        wide = theme.current().px(200)
        return QSize(wide, self.heightForWidth(max(wide, self.width())))

    def heightForWidth(self, width: int) -> int:
        """As many lines as there are bars, and those of the key."""
        key = self.key(width)
        lines = len(self.bars) + (key[-1][1] + 1 if key else 0)
        return theme.current().px(LINE) * lines

    def key(self, width: int) -> tuple[tuple[str, int, int], ...]:
        """Whose part is whose, where some part is too narrow for its name: the name, its line and its left edge."""
        look, placed, line, left = theme.current(), [], 0, 0
        if all(_fits(f"{name} {_percent(share)}", self._room(width) * share) for name, share in self._parts if share):
            return ()
        metrics = QFontMetrics(look.font("caption"))
        for name in self._names:
            wide = look.px(SWATCH + 6) + metrics.horizontalAdvance(name)
            if left and left + wide > width:
                line, left = line + 1, 0
            placed.append((name, line, left))
            left += wide + look.px(14)
        return tuple(placed)

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
            self._paint_parts(painter, bar, QRectF(look.px(SIGN), top, self._room(self.width()), look.px(BAR)))
        for name, line, left in self.key(self.width()):
            top = look.px(LINE) * (len(self.bars) + line)
            swatch = QRectF(left + 1, top + look.px(3), look.px(SWATCH), look.px(BAR - 6))
            self._paint_part(painter, name, swatch)
            painter.setFont(look.font("caption"))
            room = QRectF(swatch.right() + look.px(6), top, self.width(), look.px(BAR))
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, name)

    @property
    def _parts(self) -> Iterator[tuple[str, float]]:
        return (part for bar in self.bars for part in bar.parts)

    @property
    def _names(self) -> tuple[str, ...]:
        """All there are, each once; by its place here each has its filling, the same in every bar."""
        return tuple(dict.fromkeys(name for name, _ in self._parts))

    def _room(self, width: int) -> int:
        """What a bar has of this width."""
        return width - theme.current().px(SIGN)

    def _paint_parts(self, painter: QPainter, bar: Bar, box: QRectF) -> None:
        look, left = theme.current(), box.left()
        for number, (name, share) in enumerate(bar.parts):
            part = QRectF(left, box.top(), box.width() * share, box.height())
            left += part.width()
            if share > 0:
                self._paint_part(painter, name, part)
                self._paint_name(painter, part, name, share)
            if number == bar.truth:
                _paint_truth(painter, QPointF(part.center().x(), part.bottom() + 1), look, look.colours.ink)

    def _paint_part(self, painter: QPainter, name: str, part: QRectF) -> None:
        c, number = theme.current().colours, self._names.index(name)
        grounds = (c.accent_soft, c.amber_soft, c.panel, c.green_soft, c.red_soft)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.fillRect(part, grounds[number % len(grounds)])
        pattern = PATTERNS[number % len(PATTERNS)]
        if pattern not in (Qt.BrushStyle.SolidPattern, Qt.BrushStyle.NoBrush):
            painter.fillRect(part, QBrush(c.line, pattern))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(c.edge, 1.2))
        painter.drawRect(part)
        painter.setPen(c.ink)

    def _paint_name(self, painter: QPainter, part: QRectF, name: str, share: float) -> None:
        """As much as there is room for."""
        painter.setFont(theme.current().font("caption"))
        percent = _percent(share)
        texts = (f"{name} {percent}", percent, percent.split()[0])
        shown = next((text for text in texts if _fits(text, part.width())), "")
        painter.drawText(part, Qt.AlignmentFlag.AlignCenter, shown)


def _percent(share: float) -> str:
    return f"{round(100 * share)} %"


def _fits(text: str, width: float) -> bool:
    return QFontMetrics(theme.current().font("caption")).horizontalAdvance(text) + 6 <= width


def _paint_truth(painter: QPainter, tip: QPointF, look: Look, ink: QColor) -> None:
    half = look.px(5)
    painter.setBrush(ink)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPolygon(QPolygonF([tip, tip + QPointF(half, half + 2), tip + QPointF(-half, half + 2)]))
