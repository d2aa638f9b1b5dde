"""The paper of what was said: every utterance of the hand, a line to speak in, and, if wanted, what it all proves."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules.speech import LINE

from .. import theme
from ..fonts import Role
from ..kit.buttons import Button, Kind
from ..kit.choice import TickRow
from ..kit.fields import Line
from ..kit.page import scrolling
from ..kit.paper import SHADE, Paper
from ..kit.press import WRAPPED, Press, paint_box
from ..kit.text import Text
from ..theme import Look
from . import aloud
from .listening import Utterance, findings, told, told_void, utterances, voids

WIDTHS: Final = (340, 300, 260, 240)
HEIGHTS: Final = (420, 395, 370, 350)
"""How large the paper may be, at em 14; it is no higher than all that was said takes."""
LOW_WIDTHS: Final = WIDTHS[:3]
LOW_HEIGHTS: Final = (350, 325, 300, 280, 260, 240, 220, 200, 180)
"""The same where it is low: what stands at its foot has the place of the title, and margins are narrow."""
GROUND: Final = 9
"""What stays free round all that is on a low paper, at em 14."""


class SaidLine(Press):
    """One utterance; pressed, it leads to its entry in the glossary."""

    role = "body"

    def __init__(self, name: str, said: Utterance) -> None:
        self.said = said
        sentence = self.tr("{name}: {words}").format(name=name, words=said.text)
        super().__init__(sentence)
        self.setAccessibleName(self.tr("Trick {number}. {said}").format(number=said.trick, said=sentence))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        if not said.term:
            self.setEnabled(False)

    def sizeHint(self) -> QSize:
        """One line of it."""
        return QSize(theme.current().px(120), theme.current().px(34))

    def heightForWidth(self, width: int) -> int:
        """As many lines as it takes."""
        look = theme.current()
        room = QRect(0, 0, width - look.px(34), 10_000)
        return max(look.px(34), self.fontMetrics().boundingRect(room, WRAPPED, self.text()).height() + look.px(12))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The number of the trick, and the words."""
        look = theme.current()
        c = look.colours
        painter = QPainter(self)
        if self.hovered:
            paint_box(painter, self.box(look), look.px(8), c.accent_soft, c.accent, look.border)
        painter.setPen(c.soft)
        top = look.px(6)
        painter.drawText(QRectF(look.px(6), top, look.px(20), look.px(22)), str(self.said.trick))
        painter.setPen(c.ink)
        words = QRectF(look.px(26), top, self.width() - look.px(32), self.height() - top)
        painter.drawText(words, WRAPPED, self.text())


class SaidPaper(Paper):
    """At the upper left of the felt; Escape, its cross, or the button that opened it put it away."""

    closed = Signal()
    explained = Signal(object)
    """The entries of the glossary that explain words."""
    aid_wanted = Signal(bool)
    """Whether the player wants to be told what the words prove."""
    spoken = Signal(str)
    """A line of the player's own words."""
    changed = Signal()
    """There is something else on it: it may want another place."""

    def __init__(self, *, talks: bool, aided: bool, parent: QWidget | None = None) -> None:
        super().__init__(on_felt=True, parent=parent)
        self.aided = aided
        self._shown: object = None
        self._low = False
        self._close = Button("", "cross", Kind.GHOST)
        self._close.setAccessibleName(self.tr("Put away"))
        self._close.setToolTip(self.tr("Put away"))
        self._close.clicked.connect(self.closed)
        self._title = Text(self.tr("Said so far"), "strong")
        self._head = QHBoxLayout()
        self.column.addLayout(self._head)
        self._head.addWidget(self._title, 1)
        self._head.addWidget(self._close)
        inner = QWidget()
        self._list = QVBoxLayout(inner)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(theme.current().px(2))
        self._pane = scrolling(inner)
        self.line = self._line_to_speak() if talks else None
        self.aid = None if talks else self._aid()
        self.column.addWidget(self._pane, 1)
        self.column.addWidget(self.foot)
        self.setAccessibleName(self.tr("Said so far"))

    @property
    def start(self) -> QWidget:
        """Where the keyboard begins: where one speaks, else not where a press would help."""
        return self.line or self._close

    @property
    def told(self) -> str:
        """All that was said, for who listens."""
        said = " ".join(aloud.ended(each.accessibleName()) for each in self.lines)
        return f"{self._title.text()}: {said}" if said else self.tr("Nothing yet in this hand.")

    @property
    def foot(self) -> QWidget:
        """What stands below the list, or in the place of the title."""
        foot = self.line or self.aid
        assert foot is not None
        return foot

    @property
    def lines(self) -> list[SaidLine]:
        """The utterances that are listed."""
        return [line for line in self._pane.findChildren(SaidLine) if not line.isHidden()]

    def show_view(self, view: PlayerView, names: tuple[str, ...]) -> None:
        """List what was said in the hand of a view, and what it proves if that is wanted."""
        said = utterances(view)
        proved = self._proved(view, names) if self.aided and self.aid is not None else ()
        if (said, proved) == self._shown:
            return
        self._shown = said, proved
        while (item := self._list.takeAt(0)) is not None:
            gone = item.widget()
            if gone is not None:
                gone.hide()
                gone.deleteLater()
        for text, role in proved:
            self._add(Text(text, role, wrap=True))
        if proved:
            self._list.addSpacing(theme.current().px(10))
        for each in said:
            line = SaidLine(names[each.seat], each)
            line.clicked.connect(lambda _on=False, term=each.term: self.explained.emit((term,)))
            self._add(line)
        if not said:
            self._add(Text(self.tr("Nothing yet in this hand."), "body", "soft", wrap=True))
        self._list.addStretch(1)
        self.changed.emit()

    def _add(self, line: QWidget) -> None:
        """List it at once: what was not shown yet has no part in the height of all."""
        self._list.addWidget(line)
        line.show()

    def _proved(self, view: PlayerView, names: tuple[str, ...]) -> tuple[tuple[str, Role], ...]:
        """What is proved, by seat: its name as a heading, then a line for each suit."""
        by_seat: dict[int, list[str]] = {}
        for finding in findings(view):
            by_seat.setdefault(finding.seat, []).append(told(finding))
        for seat, meant in voids(view):
            by_seat.setdefault(seat, []).append(told_void(meant))
        found: list[tuple[str, Role]] = []
        for seat in sorted(by_seat):
            found.append((names[seat], "strong"))
            found += [(line, "body") for line in by_seat[seat]]
        return tuple(found)

    def forms(self) -> list[list[QSizeF]]:
        """Return how large the paper may be, without its shadow: wide or narrow, then low, with less of its list."""
        px = theme.current().px
        found = []
        for low, widths, heights in ((False, WIDTHS, HEIGHTS), (True, LOW_WIDTHS, LOW_HEIGHTS)):
            needed = {width: self._needs(px(width), low=low) for width in widths}
            found += [[QSizeF(px(width), min(needed[width], px(high))) for width in widths] for high in heights]
        return found

    def fit(self, form: int, body: QRectF) -> None:
        """Lie there in one of its forms; what the keyboard is on stays in sight."""
        low = form >= len(WIDTHS) * len(HEIGHTS)
        if low != self._low:
            self._low = low
            self._title.setVisible(not low)
            for layout in (self._head, self.column):
                layout.removeWidget(self.foot)
            if low:
                self._head.insertWidget(1, self.foot, 1)
            else:
                self.column.addWidget(self.foot)
            self.wear(theme.current())
        # A line of the list is always seen; where it is no more than that, it takes nothing of the foot's height.
        look = theme.current()
        inner = round(body.width()) - 2 * look.px(GROUND if low else 18)
        self._pane.setMinimumHeight(min(look.px(34), self._list.heightForWidth(inner)))
        self.setGeometry(body.adjusted(-SHADE, -SHADE, SHADE, SHADE).toRect())
        self.column.activate()
        self._pane.reveal(self._pane.focusWidget())

    def wear(self, look: Look) -> None:
        """Margins follow the look; a low paper has narrow ones."""
        super().wear(look)
        if getattr(self, "_low", False):
            self.column.setContentsMargins(*(4 * (SHADE + look.px(GROUND),)))
            self.column.setSpacing(look.px(4))

    def _needs(self, width: int, *, low: bool) -> int:
        """The height at which nothing has to be scrolled."""
        px, close, foot = theme.current().px, self._close.sizeHint().height(), self.foot.sizeHint().height()
        if low:
            return 2 * px(GROUND) + px(4) + max(close, foot) + self._list.heightForWidth(width - 2 * px(GROUND))
        # As `Paper.wear` has it.
        return 2 * px(18) - 4 + 2 * px(8) + close + foot + self._list.heightForWidth(width - 2 * px(18))

    def _aid(self) -> TickRow:
        helped = self.tr("The game then counts as helped."), self.tr("Counts as helped.")
        aid = TickRow(self.tr("What it proves"), *helped)
        aid.setToolTip(self.tr("What the words prove of each hand and suit. The game then counts as helped."))
        aid.setChecked(self.aided)
        aid.clicked.connect(self._help)
        return aid

    def _line_to_speak(self) -> Line:
        line = Line(hint=self.tr("Say something…"))
        line.setAccessibleName(self.tr("Your words"))
        line.setMaxLength(LINE)
        line.returnPressed.connect(lambda: self._speak(line))
        return line

    def _help(self, wanted: bool) -> None:
        self.aided = wanted
        self._shown = None
        self.aid_wanted.emit(wanted)

    def _speak(self, line: Line) -> None:
        text = " ".join(line.text().split())
        if text:
            line.clear()
            self.spoken.emit(text)
