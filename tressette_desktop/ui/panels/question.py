"""A question before something that cannot be taken back: the safe answer has the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from .. import icons, theme
from ..kit.buttons import Button, Kind
from ..kit.text import Text
from ..theme import Look
from .panel import FeltPanel


class Sign(QWidget):
    """A large icon at the head of a paper."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self.wear(theme.current())

    def wear(self, look: Look) -> None:
        """Its size follows the look."""
        self.setFixedSize(QSize(look.px(46), look.px(46)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The icon, red: this one is meant."""
        look = theme.current()
        size = look.px(40)
        icons.paint(QPainter(self), self._icon, QRectF(0, 3, size, size), look.colours.red)


class Question(FeltPanel):
    """A title, two sentences, and two answers."""

    answered = Signal(bool)
    """Whether it is to be done."""

    def __init__(
        self, icon: str, title: str, text: str, no: str, yes: str, *, danger: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        head, buttons = QHBoxLayout(), QHBoxLayout()
        self.column.addLayout(head)
        head.setSpacing(theme.current().px(14))
        head.addWidget(Sign(icon))
        head.addWidget(Text(title, "panel"), 1)
        body = Text(text, wrap=True)
        body.setMinimumWidth(theme.current().px(480))
        self.no = Button(no)
        self.yes = Button(yes, icon, Kind.DANGER if danger else Kind.SECONDARY)
        self.no.clicked.connect(lambda: self.answered.emit(False))
        self.yes.clicked.connect(lambda: self.answered.emit(True))
        self.column.addWidget(body)
        self.column.addSpacing(theme.current().px(6))
        self.column.addLayout(buttons)
        buttons.addWidget(self.no)
        buttons.addStretch(1)
        buttons.addWidget(self.yes)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)

    @property
    def first(self) -> QWidget:
        """Where the keyboard begins."""
        return self.no
