"""A week of problems: a button for each day with the sign of what became of it, and the ways to other weeks."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tressette_desktop.engine.problems.progress import Trial
from tressette_desktop.ui import icons, marks, theme
from tressette_desktop.ui.kit.buttons import Button, Kind
from tressette_desktop.ui.kit.press import Press, exclusive, paint_box
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.windows.problem_words import ProblemWords, dated

DAYS: Final = 7
WIDE, HIGH, SIGN = 44, 66, 16
"""A day, and the sign in it, at em 14."""
_DAY: Final = timedelta(days=1)


class DayButton(Press):
    """A day: pressed, its problem is shown."""

    role = "caption"

    def __init__(self, parent: QWidget | None = None) -> None:
        self._weekday = ""
        self._trial = Trial()
        super().__init__("", parent)
        self.setCheckable(True)

    def show_day(self, day: date, trial: Trial, state: str) -> None:
        """Show a day and what became of its problem; ``state`` says that in words."""
        self._trial = trial
        self._weekday = QLocale().standaloneDayName(day.isoweekday(), QLocale.FormatType.ShortFormat)
        self.setText(str(day.day))
        name = dated(day, QLocale.FormatType.LongFormat)
        self.setAccessibleName(name)
        self.setAccessibleDescription(state)
        self.setToolTip(f"{name}, {state}")
        self.update()

    def sizeHint(self) -> QSize:
        """Weekday, number and sign, one over the other."""
        look = theme.current()
        return QSize(look.px(WIDE), look.px(HIGH))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Box, weekday, number, sign."""
        look = theme.current()
        c, painter, open_ = look.colours, QPainter(self), self.isEnabled()
        chosen = self.isChecked()
        edge = c.accent if chosen else c.ink if self.hovered else c.edge if open_ else c.line
        box = self.box(look)
        paint_box(painter, box, look.px(9), c.accent_soft if chosen else c.panel, edge, look.border + chosen)
        line = (box.height() - look.px(6)) / 3
        place = QRectF(box.left(), box.top() + look.px(3), box.width(), line)
        painter.setPen(c.soft)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._weekday)
        painter.setFont(look.font("strong"))
        painter.setPen(c.ink if open_ else c.soft)
        place.translate(0, line)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self.text())
        size = look.px(SIGN)
        self._paint_sign(painter, QRectF(box.center().x() - size / 2, place.bottom() + (line - size) / 2, size, size))

    def _paint_sign(self, painter: QPainter, box: QRectF) -> None:
        c, trial = theme.current().colours, self._trial
        if trial.earned and trial.tries == 1:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(c.green)
            painter.drawPolygon(marks.star(box.center(), box.width() / 2))
        elif trial.earned:
            icons.paint(painter, "tick", box, c.green)
        elif trial.shown:
            icons.paint(painter, "eye", box, c.soft)
        elif trial.tries:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(c.soft)
            painter.drawEllipse(box.center(), box.width() / 7, box.width() / 7)


class Week(QWidget):
    """Seven days from Monday on; those to come are closed."""

    chosen = Signal(object)
    """A day (date) was chosen."""

    def __init__(self, today: date, first: date, parent: QWidget | None = None) -> None:
        """``first`` is the earliest day that has a problem."""
        super().__init__(parent)
        self._today, self._first = today, first
        self._monday = today
        self._day = today
        self._trials: Mapping[date, Trial] = {}
        self._words = ProblemWords(self)
        self.earlier = Button("", "prev", Kind.GHOST, self)
        self.later = Button("", "next", Kind.GHOST, self)
        self.days = tuple(DayButton(self) for _ in range(DAYS))
        self._title = Text("", "strong")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for button, by, name in (
            (self.earlier, -DAYS, self.tr("Week before")),
            (self.later, DAYS, self.tr("Week after")),
        ):
            button.setAccessibleName(name)
            button.setToolTip(name)
            button.clicked.connect(lambda _on=False, by=by: self._turn(by))
        self._group = exclusive(self, self.days)
        for at, day in enumerate(self.days):
            day.clicked.connect(lambda _on=False, at=at: self.chosen.emit(self._monday + at * _DAY))
        self._lay_out()

    def show_day(self, day: date, trials: Mapping[date, Trial]) -> None:
        """Show the week of a day, that day chosen."""
        self._day, self._trials = day, trials
        self._monday = day - day.weekday() * _DAY
        self._fill()

    def _turn(self, by: int) -> None:
        """Turn to another week; its days can then be chosen."""
        self._monday += by * _DAY
        self._fill()

    def _fill(self) -> None:
        self._group.setExclusive(False)  # in another week no day is chosen
        for at, button in enumerate(self.days):
            day = self._monday + at * _DAY
            trial = self._trials.get(day, Trial())
            button.show_day(day, trial, self._words.state(trial))
            button.setEnabled(self._first <= day <= self._today)
            button.setChecked(day == self._day)
        self._group.setExclusive(True)
        ends = (self._monday, self._monday + (DAYS - 1) * _DAY)
        self._title.setText(" – ".join(dated(day) for day in ends))
        for turn in (self.earlier, self.later):
            turn.setAccessibleDescription(self._title.text())
        self.earlier.setEnabled(self._monday > self._first)
        self.later.setEnabled(ends[1] < self._today)

    def _lay_out(self) -> None:
        look = theme.current()
        column, head, row = QVBoxLayout(self), QHBoxLayout(), QHBoxLayout()
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(2))
        column.addLayout(head)
        head.addWidget(self.earlier)
        head.addWidget(self._title, 1)
        head.addWidget(self.later)
        column.addLayout(row)
        row.setSpacing(look.px(2))
        for day in self.days:
            row.addWidget(day, 1)
