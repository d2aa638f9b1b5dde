"""The score strip: who has how much before this hand, how far it is to the target, which hand and trick this is."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from .. import marks, theme
from ..cards import CardArt
from ..fonts import Role
from ..kit.buttons import Button
from ..table.metrics import STRIP
from ..table.seat_item import Side
from ..theme import EM, Look
from .strip_scores import Score

NARROW = 1000
"""Width below which the ticks go and the words are short, at scale 1."""
BAR_FROM = 31
"""Targets above this are shown as a bar instead of a tick for every point."""
SEVEN = 7
"""Every seventh tick is taller: it is how points are laid out on a table."""


@dataclass(frozen=True)
class Part:
    """Words in a row: how they are set, and the room that follows them."""

    text: str
    font: QFont
    gap: float
    ink: QColor

    @property
    def wide(self) -> float:
        """The room they take."""
        return QFontMetricsF(self.font).horizontalAdvance(self.text) + self.gap

    def within(self, room: float) -> Part:
        """No wider than that: a long name is cut short."""
        shown = QFontMetricsF(self.font).elidedText(self.text, Qt.TextElideMode.ElideRight, room)
        return replace(self, text=shown)

    def paint(self, painter: QPainter, left: float, middle: float) -> None:
        """By the height of the figures, not of the line: serif and sans then stand level."""
        painter.setFont(self.font)
        painter.setPen(self.ink)
        painter.drawText(QPointF(left, middle + QFontMetricsF(self.font).capHeight() / 2), self.text)


@dataclass(frozen=True)
class Form:
    """How the scores stand: whether a name stands above its figure, or beside it; whether everybody's running count is
    told or the first alone, whether the way to the target is; and in pixels at scale 1 a medal, what follows a figure,
    what follows a whole score, and the most that a name may take, where there is a most.
    """

    above: bool = False
    medal: int = 36
    after: int = 14
    between: int = 24
    most: int = 0
    all_counted: bool = True
    way: bool = False


ABOVE = Form(above=True, medal=34, after=6)
TIGHT = replace(ABOVE, medal=30, between=10, most=60)
FORMS = (Form(way=True), Form(), ABOVE, replace(ABOVE, between=14), TIGHT, replace(TIGHT, most=52, all_counted=False))
"""From wide to narrow: the first that leaves room for the words is taken. Everybody's name stands in each of them."""
TOLD = 170
"""Width that is kept for the words, at scale 1: the scores stand alike before a trick is played and after."""
DOT = "  ·  "
MEDAL_GAP = 9
"""Between a medal, or the sign of a side, and what it is of."""


class ScoreStrip(QWidget):
    """The strip over the felt; it shows only what everybody may know."""

    sheet_wanted = Signal()

    def __init__(self, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self.medals: tuple[str, ...] = ()
        """The medals of the seats."""
        self.tally = ""
        """Where the sitting stands, in words; it comes last."""
        self._scores: tuple[Score, ...] = ()
        self._target = 0
        self._long, self._short = "", ""
        self.written = ""
        """The words as they are to be read: a phrase may have given way."""
        self.named: tuple[str, ...] = ()
        """The names as they are to be read: a long one may be cut short."""
        self._scale = 1.0
        self.button = Button(self.tr("Score sheet"), "sheet", parent=self)
        self.button.clicked.connect(self.sheet_wanted)

    def show_scores(self, scores: tuple[Score, ...], target: int, words: str, short: str) -> None:
        """Show these; ``target`` is 0 where there is none; ``short`` are the words for a narrow window."""
        self._scores, self._target = scores, target
        self._long, self._short = words, short
        said = ", ".join(" ".join(filter(None, (score.name, score.figure, score.so_far))) for score in scores)
        more = self._words.replace(DOT, ", ")
        more = more[:1].upper() + more[1:]
        self.setAccessibleName(self.tr("Score: {scores}. {more}").format(scores=said, more=more))
        self.update()

    def allow_sheet(self, allowed: bool) -> None:
        """Whether there is a finished hand to be looked at."""
        self.button.setVisible(allowed)

    def set_scale(self, scale: float) -> None:
        """Grow with the window."""
        self._scale = scale
        self.setFixedHeight(round(STRIP * scale))
        self._place()

    def wear(self, _look: Look) -> None:
        """Fonts and colours are taken when it is painted."""
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The button stays at the right."""
        super().resizeEvent(event)
        self._place()

    def sizeHint(self) -> QSize:
        """As high as it is."""
        return QSize(round(600 * self._scale), round(STRIP * self._scale))

    @property
    def narrow(self) -> bool:
        """Whether there is no room for ticks."""
        return self.width() < NARROW * self._scale

    def _place(self) -> None:
        self.button.setText(self.tr("Sheet") if self.narrow else self.tr("Score sheet"))
        size = self.button.sizeHint()
        self.button.resize(size)
        margin = round(14 * self._scale)
        self.button.move(self.width() - size.width() - margin, (self.height() - size.height()) // 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Ground, scores, words."""
        look = theme.current()
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colours.panel)
        painter.setPen(QPen(look.colours.outline, 2))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        left = 18.0 * self._scale
        form, self.named = self._form(look), ()
        for at in range(len(self._scores)):
            left = self._paint_score(painter, left, at, look, form)
        painter.setPen(look.colours.soft)
        painter.setFont(look.font("body", self._em(look)))
        room = self._end - left - 12 * self._scale
        self.written = _fitting(self._words, painter.fontMetrics(), round(room))
        painter.drawText(QRectF(left, 0, room, self.height()), Qt.AlignmentFlag.AlignVCenter, self.written)

    @property
    def _words(self) -> str:
        return DOT.join(filter(None, (self._short if self.narrow else self._long, self.tally)))

    @property
    def _end(self) -> float:
        """How far the words may reach."""
        return self.width() if self.button.isHidden() else self.button.x()

    def _form(self, look: Look) -> Form:
        """The widest form of the scores that leaves room for the words."""
        if len(self._scores) <= 2:
            return Form(between=34, way=True)
        words = QFontMetricsF(look.font("body", self._em(look))).horizontalAdvance(self._words)
        room = self._end - max(words, TOLD * self._scale) - (18 + 12 + 2) * self._scale
        fitting = (form for form in FORMS if self._taken(look, form) <= room)
        return next(fitting, FORMS[-1])

    def _taken(self, look: Look, form: Form) -> float:
        """How much room all scores take in a form."""
        taken = 0.0
        for at, score in enumerate(self._scores):
            taken += self._wide(at, look, form) + (form.medal + MEDAL_GAP + form.between) * self._scale
            if form.way and self._has_way(score):
                taken += (210 if self._target > BAR_FROM else 10 * self._target) * self._scale
        return taken

    def _wide(self, at: int, look: Look, form: Form) -> float:
        """How wide the words of a score are: name and figures side by side, or the longer of them."""
        name, *figures = (each.wide for each in self._parts(at, look, form))
        return max(name, sum(figures)) if form.above else name + sum(figures)

    def _parts(self, at: int, look: Look, form: Form) -> list[Part]:
        """What is written of a score: first its name, then the figures."""
        score, colours = self._scores[at], look.colours
        told: list[tuple[str, Role, float, QColor]] = [
            (score.name, "caption" if form.above else "strong", 0 if form.above else 12, colours.ink),
            (score.figure, "choice" if form.above else "score", form.after, _tone(score, look)),
        ]
        if score.so_far and (form.all_counted or at == 0):
            told.append((score.so_far, "strong" if form.above else "choice", form.after, colours.soft))
        parts = [Part(text, look.font(role, self._em(look)), gap * self._scale, ink) for text, role, gap, ink in told]
        return [parts[0].within(form.most * self._scale), *parts[1:]] if form.most else parts

    def _paint_score(self, painter: QPainter, left: float, at: int, look: Look, form: Form) -> float:
        """Paint one score and return where the next begins."""
        score, (name, *figures) = self._scores[at], self._parts(at, look, form)
        left = self._paint_mark(painter, left, score, look, form.medal * self._scale)
        self.named = (*self.named, name.text)
        end = left + self._wide(at, look, form)
        name.paint(painter, left, (0.29 if form.above else 0.5) * self.height())
        left += 0.0 if form.above else name.wide
        for each in figures:
            each.paint(painter, left, (0.68 if form.above else 0.5) * self.height())
            left += each.wide
        if form.way and self._has_way(score):
            end = self._paint_way(painter, end, score, look)
        return end + form.between * self._scale

    def _em(self, look: Look) -> float:
        """By how much the letters of the look grow with the window."""
        return self._scale * EM / look.em

    def _has_way(self, score: Score) -> bool:
        """Whether the way to the target is shown: of both sides, or of the own score alone."""
        if not self._target or self.narrow or score.ledger:
            return False
        return len(self._scores) == 2 or score is self._scores[0]

    def _paint_mark(self, painter: QPainter, left: float, score: Score, look: Look, size: float) -> float:
        """The sign of a side, or the medal of one who plays for himself, with a star if it is he who declares."""
        scale, middle = self._scale, self.height() / 2
        if score.side is not Side.OPEN:
            size /= 2
            paint = marks.paint_us if score.side is Side.US else marks.paint_them
            paint(painter, QRectF(left, middle - size / 2, size, size), look.colours)
            return left + size + MEDAL_GAP * scale
        if score.seat is None or score.seat >= len(self.medals):
            return left
        place = QRectF(left, middle - size / 2, size, size)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(place.topLeft(), self._art.medal(self.medals[score.seat], size, self.devicePixelRatioF()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(look.colours.outline, 1.8))
        painter.drawEllipse(place.adjusted(0.5, 0.5, -0.5, -0.5))
        if score.declarer:
            star = 0.5 * size
            corner = QPointF(place.right() - 0.9 * star, place.bottom() - 0.9 * star)
            marks.paint_declarer(painter, QRectF(corner, QSizeF(star, star)), look.colours)
        return left + size + MEDAL_GAP * scale

    def _paint_way(self, painter: QPainter, left: float, score: Score, look: Look) -> float:
        """The way to the target: a tick for each point, or a bar."""
        scale, middle = self._scale, self.height() / 2
        colour = look.colours.them if score.side is Side.THEM else look.colours.us
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._target > BAR_FROM:
            return self._paint_bar(painter, left, score.points, colour, look)
        for point in range(1, self._target + 1):
            tall = point % SEVEN == 0
            high = (18 if tall else 12) * scale
            tick = QRectF(left, middle - high / 2, 7 * scale, high)
            painter.setPen(QPen(look.colours.edge, 1.2))
            painter.setBrush(colour if point <= score.points else look.colours.panel)
            painter.drawRoundedRect(tick, 2.5 * scale, 2.5 * scale)
            left += 10 * scale
        return left

    def _paint_bar(self, painter: QPainter, left: float, points: int, colour: QColor, look: Look) -> float:
        scale, middle, long = self._scale, self.height() / 2, 210 * self._scale
        bar = QRectF(left, middle - 6 * scale, long, 12 * scale)
        painter.setPen(QPen(look.colours.edge, 1.2))
        painter.setBrush(look.colours.panel)
        painter.drawRoundedRect(bar, 4 * scale, 4 * scale)
        painter.setBrush(colour)
        full = QRectF(bar)
        full.setWidth(long * min(1.0, points / self._target))
        painter.drawRoundedRect(full, 4 * scale, 4 * scale)
        painter.setPen(QPen(look.colours.ink, 1.2))
        for mark in range(SEVEN, self._target, SEVEN):
            x = left + long * mark / self._target
            painter.drawLine(round(x), round(bar.top() - 3 * scale), round(x), round(bar.bottom() + 3 * scale))
        return left + long


def _fitting(words: str, metrics: QFontMetrics, room: int) -> str:
    """As much as there is room for: first and last stay longest, and a phrase goes whole before one is cut."""
    phrases = words.split(DOT)
    while True:
        told = DOT.join(phrases)
        shown = metrics.elidedText(told, Qt.TextElideMode.ElideRight, room)
        if shown == told or len(phrases) == 1:
            return shown
        del phrases[1]


def _tone(score: Score, look: Look) -> QColor:
    """Units won are green, units lost are red; their sign says the same."""
    if not score.ledger or not score.points:
        return look.colours.ink
    return look.colours.green if score.points > 0 else look.colours.red
