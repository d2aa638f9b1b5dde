"""What a review shows: how each card was judged, the one that is looked at in words, and the moments that decided."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from tressette_desktop.engine.review.count import Claiming, Counted
from tressette_desktop.engine.review.forgotten import Forgotten
from tressette_desktop.engine.review.review import Judged, Review, TurningPoint
from tressette_desktop.engine.review.tasks import Task
from tressette_desktop.engine.seats import Seat
from tressette_desktop.ui import theme, words
from tressette_desktop.ui.kit import heard
from tressette_desktop.ui.kit.buttons import Button, Chip, Kind
from tressette_desktop.ui.kit.flow import Flow
from tressette_desktop.ui.kit.focus import hand_on, in_order
from tressette_desktop.ui.kit.page import Pane
from tressette_desktop.ui.kit.text import Text, read_out
from tressette_desktop.ui.panels.telling import Names
from tressette_desktop.ui.theme import Look
from tressette_desktop.ui.windows.grade_strip import GradeStrip
from tressette_desktop.ui.windows.grade_words import GradeWords
from tressette_desktop.ui.windows.threes import Bar, Threes


class Details(Pane):
    """As high as what it holds where there is room for that, else a few lines that scroll."""

    FEW = 56
    """The least height, at em 14."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        content = QWidget()
        self.column = QVBoxLayout(content)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.setWidget(content)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("What it was worth"))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        """All of it."""
        wide = self.viewport().width()
        high = self.column.totalHeightForWidth(wide) if self.column.hasHeightForWidth() else -1
        return QSize(wide, self.column.totalSizeHint().height() if high < 0 else high)

    def minimumSizeHint(self) -> QSize:
        """A few lines."""
        look = theme.current()
        return QSize(look.px(120), min(look.px(self.FEW), self.sizeHint().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lines are wrapped anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


class ReviewPanel(QWidget):
    """Shows a review that may still grow; what is to be computed is asked of whoever made it."""

    begin_wanted = Signal()
    stop_wanted = Signal()
    wanted = Signal(int)
    """The number of a decision to go to."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = GradeWords(self)
        self._points: tuple[TurningPoint, ...] = ()
        self._cells: tuple[tuple[Judged, Judged | None], ...] = ()
        self._looked_at: Task | None = None
        self._whole = ""
        """The decision that is looked at, in one sentence."""
        self._told: tuple[int, bool, int] | None = None
        """How far it had come when that was told; None while nothing is computed."""
        self.title = Text("", "strong", wrap=True)
        self.begin = Button(self.tr("Review"), "eye")
        self.begin.clicked.connect(self.begin_wanted)
        self.stop = Button(self.tr("Stop"), "", Kind.GHOST)
        self.stop.clicked.connect(self.stop_wanted)
        self.progress = Text("", "caption", "soft", wrap=True)
        self.count = Text("", "body", wrap=True)
        self.forgotten = Text("", "body", "red", wrap=True)
        for line in (self.count, self.forgotten):
            line.hide()
        self.strip = GradeStrip()
        self.strip.wanted.connect(self._pick)
        self.verdict = Text("", "body", wrap=True)
        self.open = Text("", "body", "soft", wrap=True)
        self.ground = Text("", "body", wrap=True)
        self.word = Text("", "body", wrap=True)
        self.missing = Text(self.tr("Where were the missing threes? As could be known; ▲ the truth"), "caption", "soft")
        self.missing.setWordWrap(True)
        self.threes = Threes()
        self.turned = Text(self.tr("Turning points"), "strong")
        self.points = tuple(Chip("") for _ in range(3))
        for at, chip in enumerate(self.points):
            chip.clicked.connect(lambda _on=False, at=at: self._go(at))
        self._lay_out()

    def _lay_out(self) -> None:
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 0, 0)
        head = QHBoxLayout()
        self.column.addLayout(head)
        head.addWidget(self.title, 1)
        head.addWidget(self.begin)
        head.addWidget(self.stop)
        self.row = Flow(self.points, gap=4, most=3)
        self.details = Details()
        for widget in (self.progress, self.strip, self.forgotten, self.count, self.turned, self.row, self.details):
            self.column.addWidget(widget)
        for line in (self.verdict, self.open, self.ground, self.word, self.missing, self.threes):
            self.details.column.addWidget(line)
        # Not by alignment: a layout that is aligned gives long words no more lines than its hint has.
        self.details.column.addStretch(1)
        self.wear(theme.current())

    def follow(self, control: QWidget) -> None:
        """Come after a control when the Tab key is pressed."""
        in_order(control, self.begin, self.stop, *self.strip.cells, *self.points, self.details)

    def wear(self, look: Look) -> None:
        """Gaps follow the text."""
        self.column.setSpacing(look.px(4))
        self.details.column.setSpacing(look.px(4))

    @property
    def told(self) -> str:
        """The decision that is looked at, with what it was worth and why, as it is read aloud."""
        return self._whole and read_out(self._whole, *(each.text() for each in (self.verdict, self.ground, self.word)))

    def show_certain(self, count: Counted | None, forgotten: Forgotten | None) -> None:
        """Show what needs no review: what came of the count of the game, and what was not declared."""
        self.count.setVisible(count is not None)
        if count is not None:
            self.count.setText(self._words.count(count))
            self.count.colour("green" if count.claiming is Claiming.RIGHT else "red")
        self.forgotten.setVisible(forgotten is not None)
        if forgotten is not None:
            self.forgotten.setText(self._words.forgotten(forgotten))

    def show_review(self, review: Review, chosen: int, names: Names, *, running: bool) -> None:
        """Show a review with one card looked at (-1: none)."""
        seat = review.cards[0].task.seat
        begun = running or review.judged > 0
        self.title.setText(self.tr("Review: {name}").format(name=names[seat]))
        self.begin.setText(self.tr("Go on") if begun else self.tr("Review"))
        self.progress.setText(self._progress(review))
        self.progress.setVisible(running)
        self.strip.setVisible(begun)
        self._cells = review.together
        said = [self._words.both(*each, running=running) for each in self._cells]
        if self.strip.show_cards(self._cells, said, chosen, running=running):
            in_order(self.stop, *self.strip.cells)
        self._show_ways(review, max(0, chosen), running=running)
        self._say_progress(review, running=running)
        self._show_points(review, chosen)
        judged, word = self._cells[chosen] if begun and chosen >= 0 else (None, None)
        self._show_card(judged, word, names, running=running)

    def _show_ways(self, review: Review, at: int, *, running: bool) -> None:
        """Begin, go on or stop; from a button that goes the keyboard passes to the other, or to a decision."""
        wanted = not running and next(review.wanted(), None) is not None
        for button, shown in ((self.begin, wanted), (self.stop, running)):
            if shown:
                button.show()
        home = self.begin if wanted else self.stop if running else self.strip.cells[at]
        for button, shown in ((self.begin, wanted), (self.stop, running)):
            if not shown:
                hand_on(button, home)
                button.hide()

    def _say_progress(self, review: Review, *, running: bool) -> None:
        """Tell how far it has come, not more often than by quarters, and that it is done."""
        known, count = review.judged, len(review.cards)
        part, whole = (known, count) if known < count else review.solved
        stage = (review.cards[0].task.seat, known < count, 4 * part // max(1, whole))
        done = self._told is not None and next(review.wanted(), None) is None
        if stage != self._told and (running or done):
            heard.announce(self, self._progress(review))
        self._told = stage if running else None

    def _progress(self, review: Review) -> str:
        known, count = review.judged, len(review.cards)
        if known < count:
            return self.tr("Judged: {known} of {count}").format(known=known, count=count)
        solved, can = review.solved
        return self.tr("All judged; with all cards open: {solved} of {count}").format(solved=solved, count=can)

    def _show_card(self, judged: Judged | None, word: Judged | None, names: Names, *, running: bool) -> None:
        known = judged.known if judged is not None else None
        self._whole = "" if judged is None else self._words.whole(judged, running=running)
        lines = {self.verdict: "", self.open: "", self.ground: "", self.word: ""}
        if word is not None:
            lines[self.word] = self._words.word(word)
        if judged is not None:
            grade = f"{self._words.signed(known.grade)}. " if known is not None else ""
            lines[self.verdict] = grade + self._words.verdict(judged) if running or known is not None else ""
            lines[self.open] = self._words.open(judged, running=running)
            lines[self.ground] = self._words.chances(judged)
            point = next((each for each in self._points if each.number == judged.task.number), None)
            if judged.task.plays and point is not None and known is not None:
                lines[self.ground] = self._words.ground(point, known, judged)
        for label, text in lines.items():
            label.setText(text)
            label.setVisible(bool(text))
        self.threes.show_bars(self._bars(judged, names) if judged is not None else ())
        self.missing.setVisible(bool(self.threes.bars))
        self.details.setVisible(judged is not None)
        self.details.updateGeometry()
        if judged is not None and judged.task != self._looked_at:
            self._looked_at = judged.task
            self.details.verticalScrollBar().setValue(0)

    def _bars(self, judged: Judged, names: Names) -> Sequence[Bar]:
        bars = []
        for where in judged.known.threes if judged.known is not None else ():
            holder: Seat | None = next(
                (seat for seat, _ in where.seats if where.card in judged.task.table.hand(seat)), None
            )
            parts = [(names[seat], share) for seat, share in where.seats]
            seats: list[Seat | None] = [seat for seat, _ in where.seats]
            if where.aside:
                parts.append((self._words.nowhere(), where.aside))
                seats.append(None)
            truth = seats.index(holder) if holder in seats else -1
            said = self._words.where(words.card(where.card), tuple(parts), parts[truth][0] if truth >= 0 else "")
            bars.append(Bar(where.card.suit, tuple(parts), truth, said))
        return bars

    def _show_points(self, review: Review, chosen: int) -> None:
        self._points = review.turning_points() if review.judged == len(review.cards) else ()
        for chip, point in zip(self.points, self._points, strict=False):
            judged = review.cards[point.number]
            chip.setText(self._words.when(judged))
            chip.setAccessibleName(self._words.whole(judged, running=False))
            chip.setChecked(chosen >= 0 and judged.task.entry == self._cells[chosen][0].task.entry)
        for at, chip in enumerate(self.points):
            chip.setVisible(at < len(self._points))
        self.turned.setVisible(bool(self._points))
        self.row.setVisible(bool(self._points))

    def _pick(self, cell: int) -> None:
        self.wanted.emit(self._cells[cell][0].task.number)

    def _go(self, at: int) -> None:
        if at < len(self._points):
            self.wanted.emit(self._points[at].number)
