"""The boxes that are ticked to declare: a row of them, and at one's own lead a paper with what they will say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from tressette_desktop.engine.core.terms import Tick

from .. import declared, icons, theme
from ..fonts import Role
from ..kit.buttons import Button, Kind
from ..kit.paper import SHADE, Paper
from ..kit.press import Press, paint_box
from ..kit.text import Text
from .promise import Promise, Ticks

TOGETHER = 600
"""Width of the leader's paper between its margins, at em 14."""


WAYS: Final = ((4, False), (4, True), (2, False), (2, True), (1, False), (1, True))
"""How the boxes may stand, the best first: so many abreast, and whether with short names."""


TOLD: Final[tuple[tuple[Role, bool], ...]] = (("choice", True), ("choice", False), ("prompt", False))
"""What is tried one after the other: how the title is set, and whether the meaning stands below it."""


class TickBox(Press):
    """One box with its name, as high as a button; a dashed one would say nothing with the card in question."""

    ring_radius = 10.0

    def __init__(self, tick: Tick, parent: QWidget | None = None) -> None:
        self.tick = tick
        self._true = True
        self._whose = ""
        super().__init__(declared.box(tick), parent)
        self.setAccessibleName(declared.box(tick))
        self.setCheckable(True)
        self.setToolTip(declared.box_meaning(tick))
        self.setAccessibleDescription(declared.box_meaning(tick))

    def hold(self, true: bool) -> None:
        """Say whether it has something to say with the card in question."""
        self._true = true
        self.update()

    def shorten(self, brief: bool) -> None:
        """Bear a shorter name, in two lines where it is to be said whose suit it is about."""
        self._whose = declared.whose(self.tick) if brief else ""
        self.setText(declared.box_in_short(self.tick) if brief else declared.box(self.tick))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Box, name, and air."""
        look = theme.current()
        upper = QFontMetrics(look.font("caption")).horizontalAdvance(self._whose)
        wide = max(upper, self.fontMetrics().horizontalAdvance(self.text()))
        return QSize(wide + look.px(56), look.px(look.target))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Frame, box, tick, name."""
        look = theme.current()
        c = look.colours
        painter = QPainter(self)
        chosen = self.isChecked()
        edge = c.accent if chosen else (c.ink if self.hovered else c.edge)
        box = self.box(look)
        fill = c.accent_soft if chosen else c.raised
        paint_box(painter, box, look.px(10), fill, edge, look.border, dashed=not self._true)
        size = look.px(22)
        tick = QRectF(box.left() + look.px(10), box.center().y() - size / 2, size, size)
        paint_box(painter, tick, look.px(5), c.accent if chosen else c.raised, edge, look.border)
        if chosen:
            icons.paint(painter, "tick", tick.adjusted(2, 2, -2, -2), c.on_accent)
        painter.setPen(c.ink)
        words = box.adjusted(look.px(41), 0, -look.px(6), 0)
        if not self._whose:
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())
            return
        half = look.px(3)
        painter.drawText(
            words.adjusted(0, 0, 0, -half), Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft, self.text()
        )
        painter.setPen(c.soft)
        painter.setFont(look.font("caption"))
        painter.drawText(
            words.adjusted(0, half, 0, 0), Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft, self._whose
        )


class TickRow(QWidget):
    """The boxes that may be ticked now; the partner's suit is void or liscio, not both."""

    ticked = Signal(object)
    """All that is ticked now has changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes = {tick: TickBox(tick, self) for tick in Tick}
        self._rows = QGridLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(theme.current().px(8))
        self._abreast = len(Tick)
        self._line_up()
        for tick, box in self.boxes.items():
            box.hide()
            box.clicked.connect(lambda checked, tick=tick: self._choose(tick, checked))

    def offer(self, ticks: Iterable[Tick], ticked: Ticks) -> None:
        """Offer these boxes, some of them ticked."""
        offered = frozenset(ticks)
        for tick, box in self.boxes.items():
            box.setVisible(tick in offered)
            box.setChecked(tick in ticked)
            box.hold(True)
        self._line_up()

    def hold(self, true: Iterable[Tick]) -> None:
        """Say which boxes have something to say with the card in question."""
        said = frozenset(true)
        for tick, box in self.boxes.items():
            box.hold(tick in said)

    def fit(self, room: float) -> bool:
        """Stand in one row; with short names where the others are too wide for this room. Whether they fit in it."""
        return any(self._stand(way).width() <= room for way in WAYS[:2])

    def fold(self, room: float) -> None:
        """Stand in as few rows as are no wider than this room."""
        next((way for way in WAYS if self._stand(way).width() <= room), None)

    def forms(self) -> list[QSizeF]:
        """Return how large the boxes are together in each of their ways to stand."""
        return [QSizeF(self._stand(way)) for way in WAYS]

    def lie(self, form: int, box: QRectF) -> None:
        """Lie there, in one of these ways."""
        self._stand(WAYS[form])
        self.setGeometry(box.toRect())

    def _stand(self, way: tuple[int, bool]) -> QSize:
        """Stand so many abreast, with full or short names; return the size of all."""
        self._abreast, brief = way
        for box in self.boxes.values():
            box.shorten(brief)
        self._line_up()
        self._rows.invalidate()
        return self.sizeHint()

    def _line_up(self) -> None:
        """The boxes that are offered stand side by side, and then below one another."""
        shown = [box for box in self.boxes.values() if not box.isHidden()]
        while self._rows.takeAt(0) is not None:
            pass
        for at, box in enumerate(shown):
            self._rows.addWidget(box, at // self._abreast, at % self._abreast)

    @property
    def chosen(self) -> Ticks:
        """What is ticked of the boxes that are offered."""
        return frozenset(tick for tick, box in self.boxes.items() if not box.isHidden() and box.isChecked())

    @property
    def offered(self) -> Ticks:
        """The boxes that are offered."""
        return frozenset(tick for tick, box in self.boxes.items() if not box.isHidden())

    def _choose(self, tick: Tick, checked: bool) -> None:
        other = {Tick.PARTNER_VOID: Tick.PARTNER_LISCIO, Tick.PARTNER_LISCIO: Tick.PARTNER_VOID}.get(tick)
        if checked and other is not None:
            self.boxes[other].setChecked(False)
        self.ticked.emit(self.chosen)


class TicksPanel(Paper):
    """The paper of one's own lead: what the card in question will say, and the boxes below."""

    ticked = Signal(object)
    """All that is ticked now has changed."""
    explained = Signal(str)
    """The player wants to know more of a declaration, by its key; without one, of all."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(on_felt=True, parent=parent)
        self.title = Text("", "choice", wrap=True)
        self.line = Text("", "caption", "soft", wrap=True)
        self.row = TickRow()
        self.row.ticked.connect(self.ticked)
        self.glossary = Button(self.tr("Glossary"), "book", Kind.GHOST)
        self.glossary.clicked.connect(lambda: self.explained.emit(self._spoken[0] if self._spoken else ""))
        self._spoken: tuple[str, ...] = ()
        head = QHBoxLayout()
        self.column.addLayout(head)
        head.addWidget(self.title, 1)
        head.addWidget(self.glossary, 0, Qt.AlignmentFlag.AlignTop)
        self.column.addWidget(self.line)
        self.column.addWidget(self.row)

    def offer(self, ticks: Iterable[Tick], ticked: Ticks) -> None:
        """Offer the boxes of a leader."""
        self.row.offer(ticks, ticked)
        self.say(None)

    def fit(self, room: QRectF) -> None:
        """Have the boxes in several rows where it is narrow; where there is little room, do without the meaning, and
        then without large letters.

        The title may have two lines for one card and one for another, so there is always to be room for two.
        """
        margins = self.column.contentsMargins()
        inner = int(room.width()) + 2 * SHADE - margins.left() - margins.right()
        self.row.fold(inner)
        together = min(theme.current().px(TOGETHER), inner)
        width = max(0, together - self.glossary.sizeHint().width() - self.column.spacing())
        self.title.setMinimumWidth(width)
        for role, lined in TOLD:
            self.title.play(role)
            self.title.setMinimumHeight(0)
            high = self.title.heightForWidth(width)
            self.title.setMinimumHeight(max(high, 2 * self.title.fontMetrics().lineSpacing()))
            self.line.setVisible(lined)
            if self.fits(room):
                break
        self.title.setMinimumHeight(high)
        self.column.invalidate()
        self.column.activate()

    def say(self, promise: Promise | None) -> None:
        """Say what the card in question will say; None: no card is in question."""
        if promise is None:
            promise = Promise(self.tr("What do you declare?"), self.tr("Point at a card to see what it will say."))
        self._spoken = promise.spoken
        self.title.setText(promise.title)
        self.line.setText(promise.line)
