"""Keeping the rules of a table under a name of one's own, and forgetting them again."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from .. import theme
from ..kit.buttons import Button, Kind
from ..kit.fields import Line

LONGEST = 40
"""Letters of a name at most."""


class Keeping(QWidget):
    """A button; pressed, it makes room for a name."""

    saved = Signal(str)
    """The name under which the rules are to be kept."""
    forgotten = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open = Button(self.tr("Save these rules as…"), "", Kind.GHOST)
        self._open.clicked.connect(self._ask)
        self._forget = Button(self.tr("Forget these rules"), "bin", Kind.GHOST)
        self._forget.clicked.connect(self.forgotten)
        self._name = Line("", self.tr("Name of your rules"))
        self._name.setMaxLength(LONGEST)
        self._name.setAccessibleName(self.tr("Name of your rules"))
        self._name.textChanged.connect(self._named)
        self._name.returnPressed.connect(self._save)
        self._keep = Button(self.tr("Name them first"), "tick", Kind.SECONDARY)
        self._keep.clicked.connect(self._save)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 0, 0)
        row.setSpacing(theme.current().px(8))
        for widget in (self._open, self._forget, self._name, self._keep):
            row.addWidget(widget, 1 if widget is self._name else 0)
        row.addStretch(0)
        self._named("")
        self.offer(save=False, forget=False)

    def offer(self, *, save: bool, forget: bool) -> None:
        """Say what can be done with the rules as they stand."""
        self._open.setVisible(save)
        self._forget.setVisible(forget)
        for late in (self._name, self._keep):
            late.hide()
        self.setVisible(save or forget)

    def _ask(self) -> None:
        self._open.hide()
        self._name.show()
        self._keep.show()
        self._name.setFocus()

    def _named(self, text: str) -> None:
        named = bool(text.strip())
        self._keep.setEnabled(named)
        self._keep.setText(self.tr("Save") if named else self.tr("Name them first"))

    def _save(self) -> None:
        name = self._name.text().strip()
        if name:
            self._name.clear()
            self.saved.emit(name)
