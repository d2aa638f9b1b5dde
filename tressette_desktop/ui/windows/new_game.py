"""A new game: which one, who sits at the table, by which rules."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from .. import theme
from ..cards import CardArt
from ..kit.buttons import Button, Kind, Segment
from ..kit.flow import Flow
from ..kit.focus import in_order, visited
from ..kit.page import Page, scrolling
from ..kit.paper import Paper
from ..kit.press import exclusive
from ..kit.text import Text
from ..kit.tile import VariantTile
from .models import NewGame, VariantCard, Who
from .options import Options
from .seats import Seats


class NewGamePage(Page):
    """The variants on offer; chairs and options belong to the one that is chosen."""

    dealt = Signal(object)
    """The player wants to play this `NewGame`."""
    changed = Signal(object)
    """The `NewGame` as it now stands, so that its owner may `refuse` what does not go together."""
    explained = Signal(str)
    """The player wants to read how the variant of this key is played."""
    preset_saved = Signal(str, object)
    """The player keeps his rules: the name, and the `NewGame` that they belong to."""
    set_wanted = Signal()
    """The player wants cards that others have as well."""
    preset_forgotten = Signal(str, str)
    """The player's own rules of a variant, by name, are not wanted any more."""

    COLUMNS = 3
    SIDE_BY_SIDE = 1100
    """Width of the page, at em 14, from which the options stand beside the chairs."""
    LOW = 830
    """Height of the page, at em 14, below which the tiles beside them are low."""

    def __init__(
        self,
        variants: tuple[VariantCard, ...],
        levels: tuple[tuple[str, str], ...],
        art: CardArt,
        parent: QWidget | None = None,
    ) -> None:
        """``levels`` are key and label of the computers' levels."""
        super().__init__(self.tr("New game"), parent)
        self._variants = {variant.key: variant for variant in variants}
        self._levels = levels
        self._art = art
        self._chosen = variants[0]
        self._size: Segment | None = None
        self._how = Button("", "book", Kind.GHOST)
        self._how.clicked.connect(lambda: self.explained.emit(self._chosen.key))
        self.extras.addWidget(self._how)
        self._set = Button(self.tr("Same cards…"), "copy", Kind.GHOST)
        self._set.setAccessibleDescription(self.tr("The same cards for two sittings or for a friend"))
        self._set.clicked.connect(self.set_wanted)
        self._tiles: dict[str, VariantTile] = {}
        self._summary = Text("", "body", "soft", wrap=True)
        self._deal = Button(self.tr("Deal the cards"), "deck", Kind.PRIMARY)
        self._deal.clicked.connect(lambda: self.dealt.emit(self.game))
        self._chairs, self._rules = Paper(), Paper()
        self._left, self._aside = QVBoxLayout(), QVBoxLayout()
        self._arrange()
        self.footer.addWidget(self._set)
        self.footer.addWidget(self._summary, 1)
        self.footer.addWidget(self._deal)
        self._choose(self._chosen.key)
        self.first = self._deal

    @property
    def game(self) -> NewGame:
        """What is decided so far."""
        return NewGame(self._chosen.key, self._seats.seats, self._options.values)

    @property
    def kept(self) -> NewGame:
        """What is decided so far."""
        return self.game

    def resume(self, kept: NewGame) -> None:
        """Set the table as it was set."""
        self.propose(kept)

    def propose(self, game: NewGame) -> None:
        """Set the table as it was set for a game before; a variant that is not on offer changes nothing."""
        if game.variant not in self._variants:
            return
        self._tiles[game.variant].setChecked(True)
        self._choose(game.variant)
        if self._size is not None and len(game.seats) == len(self._chosen.larger):
            self._size.choose("larger")
            self._sit()
        if len(game.seats) == len(self._seats.seats):
            self._seats.choose(game.seats)
        self._options.choose(game.options)
        self._changed()

    def offer_presets(self, variants: tuple[VariantCard, ...], label: str) -> None:
        """Take the variants anew, after bundles of rules were saved or forgotten; choose the one of this name."""
        seats = self._seats.seats
        self._variants = {variant.key: variant for variant in variants}
        self._chosen = self._variants[self._chosen.key]
        self._lay_options()
        self._options.choose_preset(label)
        self._seats.choose(seats)
        self._order()
        self._changed()

    def refuse(self, reason: str) -> None:
        """Say in one sentence why this cannot be played; an empty reason means that it can."""
        self._deal.setEnabled(not reason)
        self._summary.setText(reason or self._say())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """In a narrow window the options stand below the chairs, in a low one the tiles are lower."""
        super().resizeEvent(event)
        beside = self._beside
        # Rolled out they are as high as they like, and stand where all scrolls.
        if beside:
            self._options.unroll(False)
            self._aside.addWidget(self._rules)
        else:
            self._left.insertWidget(2, self._rules)
            self._options.unroll(True)
        self.body.setStretch(1, 5 if beside else 0)
        for tile in self._tiles.values():
            tile.be_low(beside and self.height() < theme.current().px(self.LOW))

    @property
    def _beside(self) -> bool:
        return self.width() >= theme.current().px(self.SIDE_BY_SIDE)

    def _arrange(self) -> None:
        """Tiles and chairs at the left, options at the right; each of the two scrolls for itself."""
        sheet, left = QWidget(), self._left
        sheet.setLayout(left)
        left.setContentsMargins(6, 6, 6, 6)
        left.setSpacing(theme.current().px(14))
        left.addWidget(self._spread())
        left.addWidget(self._chairs)
        left.addWidget(self._rules)
        left.addStretch(1)
        self._aside.setContentsMargins(0, 6, 0, 6)
        self.body.addWidget(scrolling(sheet), 11)
        self.body.addLayout(self._aside)

    def _spread(self) -> Flow:
        for variant in self._variants.values():
            tile = VariantTile(variant.name, variant.line, len(variant.seats), variant.scene, variant.tag, self._art)
            tile.setChecked(variant is self._chosen)
            tile.toggled.connect(lambda on, key=variant.key: self._choose(key) if on else None)
            self._tiles[variant.key] = tile
        tiles = list(self._tiles.values())
        exclusive(self, tiles)
        return Flow(tiles, gap=14, most=self.COLUMNS, stretch=True)

    def _choose(self, key: str) -> None:
        """Set the table for a variant."""
        self._chosen = self._variants[key]
        self._how.setText(self.tr("How it is played: {game}").format(game=self._chosen.name))
        self._how.updateGeometry()
        self._size = None
        if self._chosen.larger:
            usual, larger = len(self._chosen.seats), len(self._chosen.larger)
            self._size = Segment(
                (
                    ("usual", self.tr("%n player(s)", "", usual), ""),
                    ("larger", self.tr("%n player(s): the dealer rests", "", larger), ""),
                )
            )
            self._size.choose("usual")
            self._size.setAccessibleName(self.tr("Number of players"))
            self._size.chosen.connect(self._resize_table)
        self._sit()
        self._lay_options()
        self._order()
        self._changed()

    def _resize_table(self) -> None:
        """One chair more, or less; whoever sat there stays."""
        seats = self._seats.seats
        self._sit()
        self._seats.choose(seats)
        self._order()
        self._changed()

    def _sit(self) -> None:
        """Set the chairs."""
        larger = self._size is not None and self._size.key == "larger"
        self._seats = Seats(self._chosen.larger if larger else self._chosen.seats, self._levels, self._art)
        self._seats.changed.connect(self._changed)
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(Text(self.tr("At the table"), "panel"), 1)
        if self._size is not None:
            row.addWidget(self._size)
        _refill(self._chairs, head, self._seats)

    def _lay_options(self) -> None:
        """Lay out the rules that may be chosen."""
        self._options = Options(self._chosen.options, self._chosen.presets)
        self._options.unroll(not self._beside)
        self._options.changed.connect(self._changed)
        self._options.saved.connect(lambda name: self.preset_saved.emit(name, self.game))
        self._options.forgotten.connect(lambda name: self.preset_forgotten.emit(self._chosen.key, name))
        _refill(self._rules, self._options)
        self._rules.setVisible(bool(self._chosen.options))

    def _order(self) -> None:
        """Let the Tab key visit chairs and rules, which were made anew, before what is done with them."""
        in_order(*visited(self._chairs), *visited(self._rules), self._set, self._deal)

    def _changed(self) -> None:
        self.refuse("")
        self.changed.emit(self.game)

    def _say(self) -> str:
        """The table in words."""
        people = sum(seat.who is Who.PERSON for seat in self._seats.seats)
        computers = len(self._seats.seats) - people
        persons, bots = self.tr("%n person(s)", "", people), self.tr("%n computer(s)", "", computers)
        if not people:
            return self.tr("{bots} play; you watch.").format(bots=bots)
        return self.tr("{persons} and {bots}.").format(persons=persons, bots=bots) if computers else f"{persons}."


def _refill(paper: Paper, *widgets: QWidget) -> None:
    """Put other widgets on a sheet."""
    while (item := paper.column.takeAt(0)) is not None:
        old = item.widget()
        if old is not None:
            old.hide()
            old.deleteLater()
    for widget in widgets:
        paper.column.addWidget(widget)
