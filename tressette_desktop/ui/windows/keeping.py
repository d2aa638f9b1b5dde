"""Keeping the rules of a table under a name of one's own, and forgetting them again."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from .. import theme
from ..kit.buttons import Button, Kind
from ..kit.fields import Line

LONGEST = 40
"""Letters of a name at most."""


class Keeping(QWidget):
    """What can be done with rules that differ: go back to the preset, or keep them under a name."""

    reset = Signal()
    """Back to the preset."""
    saved = Signal(str)
    """The name under which the rules are to be kept."""
    forgotten = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.back = Button(self.tr("Back to the preset"), "undo", Kind.GHOST)
        self.back.clicked.connect(self.reset)
        self._open = Button(self.tr("Save as…"), "", Kind.GHOST)
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
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 6, 0, 0)
        column.setSpacing(theme.current().px(8))
        for widgets in ((self.back, self._open, self._forget), (self._name, self._keep)):
            row = QHBoxLayout()
            column.addLayout(row)
            row.setSpacing(theme.current().px(8))
            for widget in widgets:
                row.addWidget(widget, int(widget is self._name))
            row.addStretch(0)
        self._named("")
        self.offer(differs=False, forget=False)

    def offer(self, *, differs: bool, forget: bool) -> None:
        """Say what can be done with the rules as they stand."""
        self.back.setVisible(differs)
        self._open.setVisible(differs)
        self._forget.setVisible(forget)
        for late in (self._name, self._keep):
            late.hide()
        self.setVisible(differs or forget)

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
