"""A question before something that cannot be taken back: the safe answer has the keyboard."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, QSizeF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from .. import icons, theme
from ..kit.buttons import Button, Kind
from ..kit.paper import SHADE
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


class Shape(NamedTuple):
    """How a question looks: how wide its sentences are, at em 14; ``low``, without its sign and with narrow margins;
    ``flat``, with the answers beside the title as well; ``piled``, with one answer below the other."""

    width: int
    low: bool = False
    flat: bool = False
    piled: bool = False


SHAPES: Final = (
    *(Shape(width, low=True, flat=True) for width in (760, 660, 560, 480)),
    *(Shape(width) for width in (480, 400, 340)),
    *(Shape(width, low=True) for width in (480, 440, 400, 380, 340, 300)),
    *(Shape(width, low=True, piled=True) for width in (340, 300, 260, 230, 212)),
)
"""What is tried one after the other."""
BESIDE: Final = QBoxLayout.Direction.LeftToRight
BELOW: Final = QBoxLayout.Direction.TopToBottom
LOW_GROUND, PILED_GROUND = 11, 8
"""What stays free round all that is on it where it is low, and where it is piled as well, at em 14."""


class Question(FeltPanel):
    """A title, two sentences, and two answers.

    It is about what lies on the table, and leaves that to be seen wherever there is room beside it (`forms`).
    """

    answered = Signal(bool)
    """Whether it is to be done."""

    def __init__(
        self, icon: str, title: str, text: str, no: str, yes: str, *, danger: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._shape = Shape(480)
        self._sign, self._title, self._body = Sign(icon), Text(title, "panel"), Text(text, wrap=True)
        self.no = Button(no)
        self.yes = Button(yes, icon, Kind.DANGER if danger else Kind.SECONDARY)
        self.no.clicked.connect(lambda: self.answered.emit(False))
        self.yes.clicked.connect(lambda: self.answered.emit(True))
        self._answers = QWidget()
        self._row = answers = QBoxLayout(BESIDE, self._answers)
        answers.setContentsMargins(0, 0, 0, 0)
        answers.addWidget(self.no)
        answers.addStretch(1)
        answers.addWidget(self.yes)
        self._grid = QGridLayout()
        self.column.addLayout(self._grid)
        self._grid.setHorizontalSpacing(theme.current().px(14))
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(self._sign, 0, 0)
        self._grid.addWidget(self._body, 1, 0, 1, 3)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self._take(self._shape)

    @property
    def first(self) -> QWidget:
        """Where the keyboard begins."""
        return self.no

    def forms(self) -> list[QSizeF]:
        """Return how large it is in each of its shapes, without its shadow."""
        found = []
        for shape in SHAPES:
            self._take(shape)
            found.append(QSizeF(self.sizeHint() - QSize(2 * SHADE, 2 * SHADE)))
        return found

    def sizeHint(self) -> QSize:
        """As wide as its sentences shall be, and as high as they are then."""
        margins = self.column.contentsMargins()
        width = theme.current().px(self._shape.width) + margins.left() + margins.right()
        width = max(width, self.column.minimumSize().width())
        return QSize(width, self.column.totalHeightForWidth(width))

    def lie(self, form: int, body: QRectF) -> None:
        """Lie there, in one of its shapes."""
        self._take(SHAPES[form])
        self.setGeometry(body.adjusted(-SHADE, -SHADE, SHADE, SHADE).toRect())

    def wear(self, look: Look) -> None:
        """Margins follow the look; where it is low they are narrow."""
        super().wear(look)
        shape: Shape | None = getattr(self, "_shape", None)
        if shape is not None and shape.low:
            self.column.setContentsMargins(*(4 * (SHADE + look.px(PILED_GROUND if shape.piled else LOW_GROUND),)))

    def _take(self, shape: Shape) -> None:
        """Take a shape. Where there is little room for all of it, the words are smaller, never than those of a page."""
        self._shape = shape
        self._sign.setVisible(not shape.low)
        self._row.setDirection(BELOW if shape.piled else BESIDE)
        self._row.setSpacing(theme.current().px(8 if shape.piled else 12))
        self._grid.setVerticalSpacing(theme.current().px(5 if shape.piled else 8))
        self._title.setWordWrap(shape.low and not shape.flat)
        self._title.play("prompt" if shape.piled else "panel")
        self._body.play("caption" if shape.piled else "body")
        # Without its sign the title begins where the sentences do.
        ends = (0, 0, 1, 2) if shape.low else (0, 1, 1, 1)
        for part, cell in ((self._title, ends), (self._answers, (0, 2, 1, 1) if shape.flat else (2, 0, 1, 3))):
            self._grid.removeWidget(part)
            self._grid.addWidget(part, *cell)
            part.show()
        self.wear(theme.current())
        self._grid.invalidate()
        self.column.invalidate()
        self.column.activate()
