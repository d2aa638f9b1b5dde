"""Which deck is played with: the deck, its back and the signs in its corners, each by its picture."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from .. import theme
from ..cards import BACK, CardArt
from ..decks import BUILT_IN, NEAPOLITAN, Deck, Dressing, Index
from ..kit.buttons import Button, Kind
from ..kit.choice import Picture
from ..kit.flow import Flow
from ..kit.press import exclusive
from ..kit.text import Text
from ..settings import Settings
from .preview import draw_card, draw_deck

SHOWN = "Kd"
"""The card that shows what its corner looks like."""


class CardPicture(Picture):
    """A picture with room for a card."""

    high = 104


class DeckChoice(QWidget):
    """Rows of pictures; what can be chosen of backs and signs depends on the deck."""

    told = Signal(str, object)
    """Key and new value of a setting."""

    def __init__(self, settings: Settings, art: CardArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        decks, complaints = art.shelf.look_through()
        deck = next((one for one in decks if one.key == settings.deck), NEAPOLITAN)
        self._worn = Dressing(deck, settings.back, settings.index)
        self._row: QWidget | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.current().px(8))
        self._column.addWidget(Text(self.tr("Deck"), "panel"))
        self._column.addWidget(self._decks(decks))
        for sentence in complaints:
            self._column.addWidget(Text(sentence, "caption", "red", wrap=True))
        if art.shelf.own is not None:
            self._own()
        self._fill()

    # --- the rows ----------------------------------------------------------------------------------------------------

    def _decks(self, decks: Iterable[Deck]) -> QWidget:
        names = dict(
            zip(BUILT_IN, (self.tr("Neapolitan"), self.tr("Large print"), self.tr("French suits")), strict=True)
        )
        choices = []
        for deck in decks:
            draw = draw_deck(self._art, Dressing(deck, self._back_of(deck)))
            picture = CardPicture(names.get(deck) or deck.label.name, draw)
            picture.setChecked(deck == self._worn.deck)
            picture.clicked.connect(lambda _on=True, deck=deck: self._take_deck(deck))
            choices.append(picture)
        return self._flow(choices, self.tr("Deck"))

    def _fill(self) -> None:
        """The rows of signs and backs, as the deck has them; they stand last, where the Tab key comes last."""
        if self._row is not None:
            self._row.hide()
            self._row.deleteLater()
        self._row = QWidget()
        column = QVBoxLayout(self._row)
        column.setContentsMargins(0, theme.current().px(14), 0, 0)
        column.setSpacing(theme.current().px(8))
        column.addWidget(Text(self.tr("Corner index"), "panel"))
        if self._worn.deck.label.corner_signs:
            column.addWidget(self._indices())
        else:
            column.addWidget(
                Text(self.tr("The cards of this deck are drawn with their own signs."), tone="soft", wrap=True)
            )
        column.addSpacing(theme.current().px(14))
        column.addWidget(Text(self.tr("Back"), "panel"))
        column.addWidget(self._backs())
        self._column.addWidget(self._row)

    def _indices(self) -> QWidget:
        names = {
            Index.OFF: self.tr("None"),
            Index.ITALIAN: "A F C R",
            Index.INTERNATIONAL: "A J N K",
            Index.NUMBERS: "1 8 9 10",
        }
        return self._choice(
            "index",
            self.tr("Corner index"),
            ((index, name, SHOWN, replace(self._worn, index=index)) for index, name in names.items()),
        )

    def _backs(self) -> QWidget:
        names = {"back_riggiole": self.tr("Riggiole"), "back_cubetti": self.tr("Cubes"), "back_golfo": self.tr("Gulf")}
        own = self._worn.deck.label.backs if self._worn.deck.own else ()
        entries = {**{back: self._name(back, own) for back in own}, **names}
        return self._choice(
            "back",
            self.tr("Back"),
            ((back, name, BACK, replace(self._worn, back=back)) for back, name in entries.items()),
        )

    def _name(self, back: str, own: tuple[str, ...]) -> str:
        """A back of a player's own deck goes by its file, unless it is the only one."""
        return self.tr("Its own") if len(own) == 1 else back.removeprefix("back_")

    def _own(self) -> None:
        row = QHBoxLayout()
        self._column.addLayout(row)
        row.setSpacing(theme.current().px(12))
        said = self.tr("A folder of forty pictures becomes a deck of your own; it is found when this page opens.")
        row.addWidget(Text(said, "caption", "soft", wrap=True), 1)
        folder = Button(self.tr("Folder of decks"), "", Kind.SECONDARY)
        folder.clicked.connect(self._open_folder)
        row.addWidget(folder)

    def _choice(self, key: str, title: str, entries: Iterable[tuple[str, str, str, Dressing]]) -> QWidget:
        """Pictures of a setting: value, name, the card that shows it, and what is worn with it."""
        choices = []
        for value, name, code, worn in entries:
            picture = CardPicture(name, draw_card(self._art, code, worn))
            picture.setChecked(value == getattr(self._worn, key))
            picture.clicked.connect(lambda _on=True, value=value: self._take(key, value))
            choices.append(picture)
        return self._flow(choices, title)

    def _flow(self, choices: list[CardPicture], title: str) -> QWidget:
        exclusive(self, choices, title)
        return Flow(choices, gap=12, most=4)

    # --- what is chosen ----------------------------------------------------------------------------------------------

    def _take_deck(self, deck: Deck) -> None:
        """A deck comes with its own back."""
        self._worn = replace(self._worn, deck=deck)
        self.told.emit("deck", deck.key)
        self._take("back", self._back_of(deck))
        self._fill()

    def _take(self, key: str, value: str) -> None:
        changes: dict[str, Any] = {key: value}
        self._worn = replace(self._worn, **changes)
        self.told.emit(key, value)

    def _back_of(self, deck: Deck) -> str:
        return next(iter(deck.label.backs), self._worn.back)

    def _open_folder(self) -> None:
        folder = self._art.shelf.own
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
