"""Who sits at the table: one row for each chair."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from .. import own_name, theme
from ..cards import CardArt
from ..kit.buttons import Segment
from ..kit.fields import Combo, Line
from ..kit.medal import Medal
from ..kit.text import Text
from .models import SeatChoice, Who

LONGEST_NAME = 24
MEDAL = 44
"""Width of a medal at em 14."""


class Seats(QWidget):
    """Medal, place, name, person or computer; a computer also has a level where there is more than one."""

    changed = Signal()
    """Somebody else sits somewhere, or under another name."""

    def __init__(
        self,
        seats: tuple[SeatChoice, ...],
        levels: tuple[tuple[str, str], ...],
        art: CardArt,
        parent: QWidget | None = None,
    ) -> None:
        """``levels`` are key and label."""
        super().__init__(parent)
        self._seats = seats
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(theme.current().px(12))
        grid.setVerticalSpacing(theme.current().px(8))
        grid.setColumnStretch(2, 1)
        self._names: list[Line] = []
        self._kinds: list[Segment] = []
        self._levels: list[Combo] = []
        for row, seat in enumerate(seats):
            grid.addWidget(Medal(art, seat.medal, MEDAL), row, 0)
            grid.addWidget(Text(seat.place, "strong", "soft"), row, 1)
            grid.addWidget(self._name(seat), row, 2)
            grid.addWidget(self._kind(seat), row, 3)
            level = Combo(levels, self)
            level.setAccessibleName(self.tr("Level of {place}").format(place=seat.place))
            self._levels.append(level)
            if len(levels) > 1:
                level.choose(seat.level)
                grid.addWidget(level, row, 4)
        self._show_levels()

    def choose(self, seats: tuple[SeatChoice, ...]) -> None:
        """Let these sit down, chair by chair, without telling anybody."""
        for seat, name, kind, level in zip(seats, self._names, self._kinds, self._levels, strict=False):
            name.setText(own_name.current(seat.name) if seat.who is Who.PERSON else seat.name)
            kind.choose(seat.who)
            level.choose(seat.level)
        self._show_levels()

    @property
    def seats(self) -> tuple[SeatChoice, ...]:
        """Who sits where now; a chair without a name keeps the one it had."""
        return tuple(
            SeatChoice(seat.place, seat.medal, Who(kind.key), name.text().strip() or seat.name, level.key)
            for seat, name, kind, level in zip(self._seats, self._names, self._kinds, self._levels, strict=True)
        )

    def _name(self, seat: SeatChoice) -> Line:
        name = Line(seat.name, seat.name)
        name.setMaxLength(LONGEST_NAME)
        name.setMinimumWidth(theme.current().px(96))
        name.setAccessibleName(self.tr("Name of {place}").format(place=seat.place))
        name.textEdited.connect(self.changed)
        self._names.append(name)
        return name

    def _kind(self, seat: SeatChoice) -> Segment:
        kind = Segment(
            ((Who.PERSON, self.tr("Person"), "person"), (Who.COMPUTER, self.tr("Computer"), "computer")),
        )
        kind.choose(seat.who)
        kind.setAccessibleName(self.tr("{place}: person or computer").format(place=seat.place))
        kind.chosen.connect(self._show_levels)
        kind.chosen.connect(self.changed)
        self._kinds.append(kind)
        return kind

    def _show_levels(self) -> None:
        for kind, level in zip(self._kinds, self._levels, strict=True):
            level.setVisible(kind.key == Who.COMPUTER and level.count() > 1)
