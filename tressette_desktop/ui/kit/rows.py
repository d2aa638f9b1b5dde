"""A row with a question and a field that answers it, and a list of headings to choose from."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from .. import icons, theme
from ..theme import Look
from .press import RADIUS, Press, exclusive, paint_box
from .text import Text


class FieldRow(QWidget):
    """A title with its field at the right, and below one sentence on what the choice means.

    An amber bar, with a word for those who do not see it, marks a row that differs from the preset.
    """

    def __init__(
        self, title: str, field: QWidget, sentence: str = "", indent: int = 0, parent: QWidget | None = None
    ) -> None:
        """``indent`` leaves room for the bar, in pixels at em 14."""
        super().__init__(parent)
        self._indent = indent
        self._field = field
        self._differs = False
        self._sentence = Text(sentence, "caption", "soft", wrap=True)
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        label = self._label = Text(title, "strong", wrap=True)
        # Some systems read the name of a field from its label, others from the field.
        label.setBuddy(field)
        field.setAccessibleName(title)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._line)
        self._line.addWidget(label, 1)
        self._line.addWidget(field)
        self._column.addWidget(self._sentence)
        # Only when it has its place: a widget without a parent would be a window of its own.
        self._sentence.setVisible(bool(sentence))
        self._describe()
        self.wear(theme.current())

    def explain(self, sentence: str) -> None:
        """Say what the present choice means."""
        self._sentence.setText(sentence)
        self._sentence.setVisible(bool(sentence))
        self._describe()

    def mark(self, differs: bool) -> None:
        """Show whether it differs from the preset."""
        self._differs = differs
        self._describe()
        self.update()

    def _describe(self) -> None:
        """Tell a screen reader what others see below the field and beside it."""
        parts = [self._sentence.text(), self.tr("Differs from the preset.") if self._differs else ""]
        self._field.setAccessibleDescription(" ".join(part for part in parts if part))

    def wear(self, look: Look) -> None:
        """Room for the bar, and gaps."""
        self._column.setContentsMargins(look.px(self._indent), look.px(4), 0, look.px(4))
        self._column.setSpacing(look.px(4))
        self._line.setSpacing(look.px(12))

    def minimumSizeHint(self) -> QSize:
        """As narrow as its field, which then stands below its title."""
        width = self._field.minimumSizeHint().width() + theme.current().px(self._indent)
        return QSize(width, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Title and field stand side by side where both have room."""
        super().resizeEvent(event)
        title = self._label.fontMetrics().horizontalAdvance(self._label.text())
        gap = self._line.spacing() + self._column.contentsMargins().left()
        # A title of two lines beside its field still reads well.
        beside = title / 2 + self._field.sizeHint().width() + gap + theme.current().px(20) <= self.width()
        direction = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._line.setDirection(direction)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The bar."""
        if self._differs:
            look = theme.current()
            QPainter(self).fillRect(QRectF(0, 0, look.px(4), self.height()), look.colours.amber)


class Headings(QWidget):
    """A column of headings, one of them open."""

    chosen = Signal(str)
    """The key of the heading just chosen by the player."""

    def __init__(self, entries: Iterable[tuple[str, str, str]], parent: QWidget | None = None) -> None:
        """Each entry is key, label and icon (may be empty); the first is open."""
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.current().px(8))
        self._headings: dict[str, _Heading] = {}
        for key, label, icon in entries:
            heading = _Heading(label, icon)
            heading.toggled.connect(lambda on, key=key: self.chosen.emit(key) if on else None)
            self._headings[key] = heading
            column.addWidget(heading)
        column.addStretch(1)
        exclusive(self, self._headings.values())
        next(iter(self._headings.values())).setChecked(True)

    @property
    def opened(self) -> QWidget:
        """The heading that is open, where the keyboard comes to them."""
        return self._headings[self.key]

    @property
    def key(self) -> str:
        """The heading that is open."""
        return next(key for key, heading in self._headings.items() if heading.isChecked())

    def follow(self, key: str) -> None:
        """Show that a heading is open, without telling; the keyboard goes along if it was at the one before."""
        held = self.opened.hasFocus()
        blocked = self.blockSignals(True)
        self._headings[key].setChecked(True)
        self.blockSignals(blocked)
        if held:
            self.opened.setFocus(Qt.FocusReason.OtherFocusReason)

    def open(self, key: str) -> None:
        """Open a heading, and tell."""
        self._headings[key].setChecked(True)


class _Heading(Press):
    def __init__(self, text: str, icon: str) -> None:
        self._icon = icon
        super().__init__(text)
        self.setCheckable(True)

    def sizeHint(self) -> QSize:
        look = theme.current()
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + look.px(68), look.px(look.target + 4))

    def paintEvent(self, _event: QPaintEvent) -> None:
        look = theme.current()
        c = look.colours
        painter = QPainter(self)
        if self.isChecked() or self.hovered:
            fill = c.accent_soft if self.isChecked() else c.panel
            edge = c.accent if self.isChecked() else c.edge
            paint_box(painter, self.box(look), look.px(RADIUS), fill, edge, look.border)
        left = look.px(16)
        if self._icon:
            size = look.px(22)
            ink = c.accent if self.isChecked() else c.ink
            icons.paint(painter, self._icon, QRectF(left, (self.height() - size) / 2, size, size), ink)
            left += size + look.px(12)
        painter.setPen(c.ink)
        painter.drawText(QRectF(left, 0, self.width(), self.height()), Qt.AlignmentFlag.AlignVCenter, self.text())
