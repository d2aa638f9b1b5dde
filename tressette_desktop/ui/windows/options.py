"""The rules a table chooses: a preset, then each option with a sentence, marked where it differs."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from .. import theme
from ..kit.fields import Combo
from ..kit.page import scrolling
from ..kit.rows import FieldRow
from ..kit.text import Text
from .keeping import Keeping
from .models import OptionField, Preset, Value

ALIKE = 150
"""Width of a field with short entries, at em 14: so most of them stand in one column."""


class Options(QWidget):
    """All options of one variant."""

    changed = Signal()
    """An option has another value."""
    saved = Signal(str)
    """The player wants to keep the rules as they stand under this name."""
    forgotten = Signal(str)
    """The player's own bundle of this name is not wanted any more."""

    def __init__(
        self, options: tuple[OptionField, ...], presets: tuple[Preset, ...], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._options = options
        self._presets = presets
        self._fields: dict[str, Combo] = {}
        self._rows: dict[str, FieldRow] = {}
        self._preset = Combo(((preset.key, preset.label) for preset in presets), least=ALIKE)
        self._preset.chosen.connect(self._take_preset)
        self._keeping = Keeping()
        self._keeping.reset.connect(self._take_preset)
        self._keeping.saved.connect(self.saved)
        self._keeping.forgotten.connect(lambda: self.forgotten.emit(self._chosen_label))
        self._count = Text("", "strong", "amber")
        # What comes and goes must not move the rows below it.
        policy = self._count.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self._count.setSizePolicy(policy)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.current().px(2))
        column.addWidget(Text(self.tr("Rules of the table"), "panel"))
        column.addWidget(self._count)
        self._sheet = self._rows_of(options)
        self._pane = scrolling(self._sheet)
        column.addWidget(self._pane, 1)
        column.addWidget(self._keeping)
        self._take_preset()

    def unroll(self, whole: bool) -> None:
        """Show all rows at once, where the page scrolls as one; or scroll within the height there is."""
        self._pane.setMinimumHeight(self._sheet.sizeHint().height() if whole else 0)

    def _rows_of(self, options: tuple[OptionField, ...]) -> QWidget:
        sheet = QWidget()
        column = QVBoxLayout(sheet)
        # The focus ring stands out of a control by five pixels.
        column.setContentsMargins(0, 6, 8, 6)
        column.setSpacing(theme.current().px(6))
        preset = FieldRow(self.tr("Preset"), self._preset, indent=12)
        column.addWidget(preset)
        preset.setHidden(len(self._presets) <= 1)
        heading = ""
        for option in options:
            if option.heading != heading:
                heading = option.heading
                column.addSpacing(theme.current().px(8))
                column.addWidget(Text(heading, "choice"))
            column.addWidget(self._row(option))
        column.addStretch(1)
        return sheet

    @property
    def values(self) -> dict[str, Value]:
        """Every option with its value."""
        return {option.key: option.choices[self._fields[option.key].currentIndex()].value for option in self._options}

    def choose(self, values: Mapping[str, Value]) -> None:
        """Take these values over the first preset, without telling anybody; one that is not offered is left out.

        Where they are what another preset says, that one is chosen.
        """
        for option in self._options:
            if option.key in values:
                self._fields[option.key].choose(str(values[option.key]))
        taken = self.values.items()
        bundles = ({each.key: self._said(at, each) for each in self._options} for at in range(len(self._presets)))
        same = (at for at, bundle in enumerate(bundles) if taken == bundle.items())
        self._preset.setCurrentIndex(next(same, self._preset.currentIndex()))
        self._show()

    def choose_preset(self, label: str) -> None:
        """Take the bundle of this name."""
        at = next((at for at, preset in enumerate(self._presets) if preset.label == label), -1)
        if at >= 0:
            self._preset.setCurrentIndex(at)
            self._take_preset()

    @property
    def _chosen_label(self) -> str:
        return self._preset.currentText()

    def _row(self, option: OptionField) -> FieldRow:
        field = Combo(((str(choice.value), choice.label) for choice in option.choices), least=ALIKE)
        field.chosen.connect(self._show)
        field.chosen.connect(self.changed)
        row = FieldRow(option.label, field, indent=12)
        self._fields[option.key], self._rows[option.key] = field, row
        return row

    def _take_preset(self) -> None:
        for option in self._options:
            self._fields[option.key].choose(str(self._bundle(option)))
        self._show()
        self.changed.emit()

    def _bundle(self, option: OptionField) -> Value:
        """What the chosen preset says about an option."""
        index = self._preset.currentIndex()
        return self._said(index, option) if index >= 0 else option.default

    def _said(self, at: int, option: OptionField) -> Value:
        return self._presets[at].values.get(option.key, option.default)

    def _show(self) -> None:
        """Sentences, bars and count follow the values."""
        differing = 0
        for option in self._options:
            choice = option.choices[self._fields[option.key].currentIndex()]
            differs = choice.value != self._bundle(option)
            differing += differs
            self._rows[option.key].explain(choice.sentence)
            self._rows[option.key].mark(differs)
        self._count.setText(self.tr("%n setting(s) differ", "", differing))
        self._count.setVisible(differing > 0)
        own = self._preset.currentIndex() >= 0 and self._presets[self._preset.currentIndex()].own
        self._keeping.offer(differs=differing > 0, forget=own and not differing)
