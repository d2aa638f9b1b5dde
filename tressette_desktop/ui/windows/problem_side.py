"""What stands beside a problem: what is asked, what came of a card, what can be done, and the days."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tressette_desktop.ui import theme
from tressette_desktop.ui.kit.buttons import Button, Kind
from tressette_desktop.ui.kit.page import scrolling
from tressette_desktop.ui.kit.paper import Paper
from tressette_desktop.ui.kit.text import Text, Tone
from tressette_desktop.ui.theme import Look
from tressette_desktop.ui.windows.week import Week


class ProblemSide(Paper):
    """At the right of the table, or below it in a tall window."""

    left = Signal()
    again_wanted = Signal()
    """The same position from the start."""
    solution_wanted = Signal()
    next_wanted = Signal()
    """Another problem that is still open."""

    WIDE = 352
    """Its width beside the table, at em 14."""

    def __init__(self, today: date, first: date, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.leave = Button(self.tr("Back"), "prev", Kind.GHOST)
        self.title = Text("", "panel", wrap=True)
        self.grade = Text("", "body", "soft")
        self.task = Text("", "strong", wrap=True)
        self.so_far = Text("", "body", wrap=True)
        note = self.tr("You see all hands: only so is one card the best for certain.")
        self.note = Text(note, "caption", "soft", wrap=True)
        self.verdict = Text("", "strong", wrap=True)
        self.why = Text("", "body", wrap=True)
        self.streak = Text("", "body", "soft")
        self.pane = scrolling(QWidget())
        self.pane.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.pane.setAccessibleName(self.tr("What is asked, and what came of a card"))
        self.again = Button(self.tr("Try again"), "undo")
        self.solution = Button(self.tr("Show the solution"), "eye", Kind.GHOST)
        self.next = Button(self.tr("Another problem"), "next")
        self.week = Week(today, first)
        for button, signal in (
            (self.leave, self.left),
            (self.again, self.again_wanted),
            (self.solution, self.solution_wanted),
            (self.next, self.next_wanted),
        ):
            button.clicked.connect(signal)
        self._lay_out()
        self.wear(theme.current())

    def tell(self, verdict: str, why: str, tone: Tone) -> None:
        """Say what came of a card; nothing while none was tried."""
        for text, said in ((self.verdict, verdict), (self.why, why)):
            text.setText(said)
            text.setVisible(bool(said))
        self.verdict.colour(tone)
        self.note.setVisible(not verdict)
        QTimer.singleShot(0, self, self._reveal)

    def allow(self, *, again: bool, solution: bool, on: bool, done: bool) -> None:
        """Offer what can be done; what is most to be done next stands out."""
        self.again.setVisible(again)
        if self.solution.hasFocus() and not solution:
            self.again.setFocus(Qt.FocusReason.OtherFocusReason)
        self.solution.setVisible(solution)
        self.next.setVisible(on)
        self.again.set_kind(Kind.SECONDARY if done else Kind.PRIMARY)
        self.next.set_kind(Kind.PRIMARY if done else Kind.GHOST)
        self.again.setText(self.tr("From the start") if done else self.tr("Try again"))
        self.again.updateGeometry()

    def _reveal(self) -> None:
        """Once it has its place: where room is short what came of a card is seen first, else what is asked."""
        if self.verdict.isHidden():
            self.pane.verticalScrollBar().setValue(0)
        else:
            self.pane.begin_at(self.verdict)

    def wear(self, look: Look) -> None:
        """Closer margins than other papers have."""
        super().wear(look)
        self.column.setContentsMargins(look.px(12), look.px(8), look.px(12), look.px(10))

    def _lay_out(self) -> None:
        look = theme.current()
        content = QWidget()
        told = QVBoxLayout(content)
        told.setContentsMargins(0, 0, look.px(4), 0)
        told.setSpacing(look.px(8))
        head = QHBoxLayout()
        self.column.addLayout(head)
        head.addWidget(self.leave)
        head.addStretch(1)
        head.addWidget(self.grade)
        self.column.addWidget(self.pane, 1)
        self.pane.setWidget(content)
        for text in (self.title, self.task, self.so_far, self.note, self.verdict, self.why):
            told.addWidget(text)
        told.addStretch(1)
        for button in (self.again, self.solution, self.next):
            self.column.addWidget(button)
        self.column.addWidget(self.week)
        self.column.addWidget(self.streak)
