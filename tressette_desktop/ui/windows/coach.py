"""The paper of the lesson: a remark, how many there are, and the ways on."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from .. import theme
from ..kit.buttons import Button, Kind
from ..kit.focus import REACH
from ..kit.paper import SHADE, Paper
from ..kit.text import Text
from ..theme import Look
from .remarks import REMARKS

LINE, NARROW = 760, 820
"""Width of a line at most, and of the page below which the buttons stand one over the other; at em 14."""
LINES = 3
"""For how many lines there is always room."""
GAP = 4
"""What is left free between the paper and the edge of the page."""


class Coach(Paper):
    """Says one remark at a time. There is nothing to be counted yet, so it takes the room of the score, and of the felt
    what else it needs; the last one lies at the foot of the score sheet and leads into a real game."""

    read = Signal()
    """The remark was read."""
    left = Signal()
    """Enough of the lesson."""
    graduated = Signal()
    """On to a real game."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(on_felt=True, parent=page)
        self._page = page
        self._count = Text("", "strong", "soft")
        self._words = Text("", wrap=True)
        self._leave = Button(self.tr("Leave"), "", Kind.GHOST)
        self._leave.setAccessibleName(self.tr("Leave the lesson"))
        self._on = Button("", "next", Kind.PRIMARY)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._ways = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self.column.addLayout(self._row)
        self._row.addWidget(self._count)
        self._row.addWidget(self._words, 1)
        self._row.addStretch()
        self._row.addLayout(self._ways)
        self._ways.addWidget(self._leave)
        self._ways.addWidget(self._on)
        self._leave.clicked.connect(self.left)
        self._on.clicked.connect(self._go_on)
        self.number = 0
        """Which remark is said, counted from 1."""
        self.hide()
        page.installEventFilter(self)

    def say(self, text: str, number: int) -> None:
        """Show the remark of this number, counted from 1."""
        self.number = number
        self._count.setText(self.tr("{number} of {all}").format(number=number, all=len(REMARKS)))
        self._words.setText(text)
        self._on.setText(self.tr("Now a real game") if self._last else self.tr("Go on"))
        self.setAccessibleName(text)
        self.show()
        self._place()
        self.raise_()

    @property
    def room(self) -> int:
        """How much of the page it takes from above, while it speaks and while it is silent."""
        wide = self._arranged()
        margins = self.column.contentsMargins()
        lines = self._words.fontMetrics().size(0, "\n".join("A" * LINES)).height()
        least = max(lines, self._ways.sizeHint().height()) + margins.top() + margins.bottom()
        high = max(self.column.totalHeightForWidth(wide), least)
        return high - 2 * SHADE + 2 * GAP

    def take_keyboard(self) -> None:
        """Let Enter mean *Go on*."""
        self._on.setFocus(Qt.FocusReason.OtherFocusReason)

    def wear(self, look: Look) -> None:
        """Closer margins than other papers have, as it has to share the felt; there is room for the ring."""
        side, above = SHADE + look.px(16), SHADE + REACH + look.px(5)
        self.column.setContentsMargins(side, above, side, above)

    def eventFilter(self, page: QObject, event: QEvent) -> bool:
        """The page has another size, or larger letters: so has the paper."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange) and not self.isHidden():
            self._place()
        return super().eventFilter(page, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts a remark away, as any paper; the last one leads elsewhere and stays."""
        if event.key() == Qt.Key.Key_Escape and not self._last:
            self.read.emit()
        else:
            super().keyPressEvent(event)

    @property
    def _last(self) -> bool:
        return self.number == len(REMARKS)

    def _go_on(self) -> None:
        (self.graduated if self._last else self.read).emit()

    def _place(self) -> None:
        wide = self._arranged()
        high = self.column.totalHeightForWidth(wide)
        top = self._page.height() - high + SHADE - GAP if self._last else GAP - SHADE
        self.setGeometry(GAP - SHADE, top, wide, high)

    def _arranged(self) -> int:
        """Let everything have its place in the width of the page, and return that width."""
        page, look = self._page, theme.current()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.BottomToTop
        self._ways.setDirection(down if page.width() < look.px(NARROW) else across)
        self._row.setSpacing(look.px(16))
        self._ways.setSpacing(look.px(8))
        self._words.setMaximumWidth(look.px(LINE))
        self.column.invalidate()
        return page.width() - 2 * GAP + 2 * SHADE
