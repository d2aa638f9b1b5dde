"""The pages beside the table, filled as on an ordinary evening."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMainWindow, QWidget

from tests.screens import scene
from tests.screens.evening import CLASSIC, HISTORY, LEVELS, SIX
from tests.screens.years import deal_set_page, statistics_page
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.focus import FocusRing
from tressette_desktop.ui.kit.rows import Headings
from tressette_desktop.ui.kit.tile import VariantTile
from tressette_desktop.ui.settings import Settings
from tressette_desktop.ui.windows.history import HistoryPage
from tressette_desktop.ui.windows.key_map import KeyMapPage
from tressette_desktop.ui.windows.new_game import NewGamePage
from tressette_desktop.ui.windows.preferences import PreferencesPage
from tressette_desktop.ui.windows.rules import RulesPage
from tressette_desktop.ui.windows.start import StartData, StartPage


def in_window(page: QWidget) -> QMainWindow:
    """A page in a window with a focus ring."""
    window = QMainWindow()
    window.setCentralWidget(page)
    FocusRing(window)
    page.setFocus()
    return window


@scene("start")
def start() -> QWidget:
    """An open game waits."""
    return in_window(StartPage(StartData("Classico, 14 a 11: tocca a te, terza presa", "0.1.0"), CardArt()))


@scene("start_first")
def start_first() -> QWidget:
    """Nothing has been played yet."""
    return in_window(StartPage(StartData("", "0.1.0"), CardArt()))


@scene("start_small", 900, 600)
def start_small() -> QWidget:
    """The smallest window."""
    return in_window(StartPage(StartData("Classico, 14 a 11: tocca a te, terza presa", "0.1.0"), CardArt()))


@scene("start_portrait", 760, 1040)
def start_portrait() -> QWidget:
    """A tall window."""
    return in_window(StartPage(StartData("Classico, 14 a 11: tocca a te, terza presa", "0.1.0"), CardArt()))


@scene("preferences")
def preferences() -> QWidget:
    """The first sheet, as it comes."""
    return in_window(PreferencesPage(Settings(), CardArt()))


@scene("preferences_play")
def preferences_play() -> QWidget:
    """Pace and play."""
    page = PreferencesPage(Settings(player_name="Nonna"), CardArt())
    page.findChild(Headings).open("play")
    return in_window(page)


@scene("preferences_small", 900, 600)
def preferences_small() -> QWidget:
    """In the smallest window, with large text asked for."""
    return in_window(PreferencesPage(Settings(text_scale=1.5), CardArt()))


@scene("rules")
def rules() -> QWidget:
    """The top of the page."""
    return in_window(RulesPage(CardArt()))


@scene("rules_points")
def rules_points() -> QWidget:
    """Further down."""
    page = RulesPage(CardArt())
    window = in_window(page)
    QTimer.singleShot(200, page, lambda: page.findChild(Headings).open("points"))
    return window


@scene("rules_small", 900, 600)
def rules_small() -> QWidget:
    """In the smallest window."""
    return in_window(RulesPage(CardArt()))


@scene("keys")
def key_map() -> QWidget:
    """What every key does."""
    return in_window(KeyMapPage())


@scene("keys_small", 900, 600)
def key_map_small() -> QWidget:
    """The same in the smallest window."""
    return in_window(KeyMapPage())


@scene("new_game")
def new_game() -> QWidget:
    """The game there is."""
    return in_window(NewGamePage((CLASSIC,), LEVELS, CardArt()))


@scene("new_game_six")
def new_game_six() -> QWidget:
    """The page with all the games it has to hold, and an option changed."""
    page = NewGamePage(SIX, (*LEVELS, ("master", "Maestro")), CardArt())
    page.findChildren(VariantTile)[2].click()
    return in_window(page)


@scene("new_game_small", 900, 600)
def new_game_small() -> QWidget:
    """In the smallest window."""
    return in_window(NewGamePage((CLASSIC,), LEVELS, CardArt()))


@scene("history")
def history() -> QWidget:
    """Nine games."""
    return in_window(HistoryPage(HISTORY, ("Classico", "In due"), ("Anna", "Bruno")))


@scene("history_small", 900, 600)
def history_small() -> QWidget:
    """In the smallest window."""
    return in_window(HistoryPage(HISTORY, ("Classico", "In due"), ("Anna", "Bruno")))


@scene("history_empty", 900, 600)
def history_empty() -> QWidget:
    """No game yet."""
    return in_window(HistoryPage(()))


@scene("statistics")
def statistics() -> QWidget:
    """Three levels, two years, and cards that were kind."""
    return in_window(statistics_page())


@scene("statistics_small", 900, 600)
def statistics_small() -> QWidget:
    """In the smallest window."""
    return in_window(statistics_page())


@scene("statistics_tall", 1280, 1100)
def statistics_tall() -> QWidget:
    """All of it, with contracts."""
    return in_window(statistics_page(contracts=True))


@scene("deal_set")
def deal_set() -> QWidget:
    """Two sittings with the same cards."""
    return in_window(deal_set_page())


@scene("deal_set_small", 900, 600)
def deal_set_small() -> QWidget:
    """In the smallest window."""
    return in_window(deal_set_page())
