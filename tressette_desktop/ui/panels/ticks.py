"""The boxes that are ticked to declare: a row of them, and at one's own lead a paper with what they will say."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from tressette_desktop.engine.core.terms import Tick

from .. import declared, icons, theme
from ..kit.buttons import Button, Kind
from ..kit.paper import SHADE, Paper
from ..kit.press import Press, paint_box
from ..kit.text import Text
from .promise import Promise, Ticks

TOGETHER = 600
"""Width of the leader's paper between its margins, at em 14."""


class TickBox(Press):
    """One box with its name, as high as a button; a dashed one would say nothing with the card in question."""

    ring_radius = 10.0

    def __init__(self, tick: Tick, parent: QWidget | None = None) -> None:
        self.tick = tick
        self._true = True
        super().__init__(declared.box(tick), parent)
        self.setCheckable(True)
        self.setToolTip(declared.box_meaning(tick))
        self.setAccessibleDescription(declared.box_meaning(tick))

    def hold(self, true: bool) -> None:
        """Say whether it has something to say with the card in question."""
        self._true = true
        self.update()

    def shorten(self, brief: bool) -> None:
        """Bear a shorter name."""
        self.setText(declared.box_in_short(self.tick) if brief else declared.box(self.tick))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Box, name, and air."""
        look = theme.current()
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + look.px(56), look.px(look.target))

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
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())


class TickRow(QWidget):
    """The boxes that may be ticked now; the partner's suit is void or liscio, not both."""

    ticked = Signal(object)
    """All that is ticked now has changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.boxes = {tick: TickBox(tick) for tick in Tick}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(theme.current().px(8))
        for tick, box in self.boxes.items():
            box.hide()
            self._row.addWidget(box)
            box.clicked.connect(lambda checked, tick=tick: self._choose(tick, checked))

    def offer(self, ticks: Iterable[Tick], ticked: Ticks) -> None:
        """Offer these boxes, some of them ticked."""
        offered = frozenset(ticks)
        for tick, box in self.boxes.items():
            box.setVisible(tick in offered)
            box.setChecked(tick in ticked)
            box.hold(True)

    def hold(self, true: Iterable[Tick]) -> None:
        """Say which boxes have something to say with the card in question."""
        said = frozenset(true)
        for tick, box in self.boxes.items():
            box.hold(tick in said)

    def fit(self, room: float) -> None:
        """Take the short names where the others are too wide for this room."""
        for brief in (False, True):
            for box in self.boxes.values():
                box.shorten(brief)
            self._row.invalidate()
            if self.sizeHint().width() <= room:
                return

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
        self.title.setMinimumWidth(theme.current().px(TOGETHER) - self.glossary.sizeHint().width())

    def offer(self, ticks: Iterable[Tick], ticked: Ticks) -> None:
        """Offer the boxes of a leader."""
        self.row.offer(ticks, ticked)
        self.say(None)

    def fit(self, room: QRectF) -> None:
        """Do without the meaning where there is no room for it."""
        self.line.show()
        self.column.invalidate()
        self.column.activate()
        self.line.setVisible(self.sizeHint().height() - 2 * SHADE <= room.height())

    def say(self, promise: Promise | None) -> None:
        """Say what the card in question will say; None: no card is in question."""
        if promise is None:
            promise = Promise(self.tr("What do you declare?"), self.tr("Point at a card to see what it will say."))
        self._spoken = promise.spoken
        self.title.setText(promise.title)
        self.line.setText(promise.line)
