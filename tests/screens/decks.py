"""The table with every deck and every sign in the corners, and the page where they are chosen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from tempfile import mkdtemp

from PySide6.QtWidgets import QWidget

from tests.screens import scene
from tests.screens.pages import opened_at
from tests.screens.table import STILL, shown
from tests.ui.table.tables import EVENING, Game, scored, session_of
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.decks import BUILT_IN, Dressing, Index, Shelf
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings
from tressette_desktop.ui.windows.preferences import PreferencesPage

GRANDE, FRANCESI = BUILT_IN[1:]
ON_TABLE = {
    "table_italian": Dressing(index=Index.ITALIAN),
    "table_international": Dressing(index=Index.INTERNATIONAL, back="back_golfo"),
    "table_numbers": Dressing(index=Index.NUMBERS, back="back_cubetti"),
    "table_grande": Dressing(GRANDE, "back_cubetti"),
    "table_francesi": Dressing(FRANCESI, "back_golfo"),
}


def at_table(worn: Dressing) -> Callable[[], QWidget]:
    """In mid-trick, with this deck."""

    def build() -> QWidget:
        art = CardArt()
        art.wear(worn)
        game = Game(TablePage(art, STILL), scored(session_of(EVENING), (14, 11, 14, 11)))
        game.start()
        game.play(PlayCard(card("4c"), Signal.BUSSO), "2c", "7c")
        game.page.stage.settle()
        game.ask()
        game.page.stage.hand.put_focus(card("Fc"))
        return shown(game)

    return build


for name, worn in ON_TABLE.items():
    scene(name)(at_table(worn))
scene("table_italian_small", 900, 600)(at_table(ON_TABLE["table_italian"]))


def choosing(settings: Settings, own: Path | None = None) -> QWidget:
    """The sheet of the cards."""
    shelf = Shelf(own)
    art = CardArt(Dressing(shelf.deck(settings.deck), settings.back, settings.index), shelf)
    return opened_at(PreferencesPage(settings, art), "cards")


@scene("preferences_cards")
def preferences_cards() -> QWidget:
    """The Neapolitan deck with Italian letters, and a deck of the player's that lacks a card."""
    own = Path(mkdtemp())
    (own / "Della nonna").mkdir()
    return choosing(Settings(index=Index.ITALIAN), own)


@scene("preferences_cards_french")
def preferences_cards_french() -> QWidget:
    """A deck with signs of its own."""
    return choosing(Settings(deck="francesi", back="back_golfo"))


@scene("preferences_cards_small", 900, 600)
def preferences_cards_small() -> QWidget:
    """In the smallest window."""
    return choosing(Settings(index=Index.NUMBERS))
