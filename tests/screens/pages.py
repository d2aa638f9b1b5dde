"""The pages beside the table, filled as on an ordinary evening."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from tests.screens import scene
from tests.screens.evening import HISTORY
from tests.screens.frame import framed
from tests.screens.years import deal_set_page, statistics_page
from tressette_desktop.engine.record.intake import Intake
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.fields import Combo
from tressette_desktop.ui.kit.rows import Headings
from tressette_desktop.ui.kit.tile import VariantTile
from tressette_desktop.ui.settings import Settings
from tressette_desktop.ui.windows.about import AboutPage
from tressette_desktop.ui.windows.brought_words import BroughtWords
from tressette_desktop.ui.windows.history import HistoryPage
from tressette_desktop.ui.windows.key_map import KeyMapPage
from tressette_desktop.ui.windows.new_game import NewGamePage
from tressette_desktop.ui.windows.offers import Offers
from tressette_desktop.ui.windows.preferences import PreferencesPage
from tressette_desktop.ui.windows.rules import RulesPage
from tressette_desktop.ui.windows.start import StartData, StartPage
from tressette_desktop.ui.windows.trouble import TroubleBar
from tressette_desktop.ui.windows.waiting import NAMED


def in_window(page: QWidget) -> QMainWindow:
    """A page in a window, with the keyboard."""
    window = framed(page)
    page.take_keyboard()
    return window


@scene("start")
def start() -> QWidget:
    """An open game waits."""
    return in_window(StartPage(StartData("Classico, 14 a 11: tocca a te, terza presa", "0.1.0"), CardArt()))


@scene("start_first")
def start_first() -> QWidget:
    """Nothing has been played yet."""
    return in_window(StartPage(StartData("", "0.1.0", untouched=True), CardArt()))


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
    return opened_at(PreferencesPage(Settings(player_name="Nonna"), CardArt()), "play")


@scene("preferences_language")
def preferences_language() -> QWidget:
    """Four languages."""
    return preferences_at("language")


@scene("preferences_access")
def preferences_access() -> QWidget:
    """What helps eyes, ears and hands."""
    return preferences_at("access")


def preferences_at(part: str) -> QWidget:
    """One part of the preferences."""
    return opened_at(PreferencesPage(Settings(), CardArt()), part)


def opened_at(page: PreferencesPage, part: str) -> QWidget:
    """A page of preferences at one of its parts, as it is when that was chosen."""
    headings = page.findChild(Headings)
    headings.open(part)
    page.first = headings.opened
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
    headings = page.findChild(Headings)

    def go_on() -> None:
        headings.open("points")
        headings.opened.setFocus()

    QTimer.singleShot(200, page, go_on)
    return window


@scene("rules_small", 900, 600)
def rules_small() -> QWidget:
    """In the smallest window."""
    return in_window(RulesPage(CardArt()))


for variant in list(NAMED)[1:]:
    scene(f"rules_{variant}")(lambda variant=variant: in_window(RulesPage(CardArt(), variant)))  # type: ignore[misc]


@scene("about")
def about() -> QWidget:
    """What it is made of, and by whom."""
    return in_window(AboutPage())


@scene("about_small", 900, 600)
def about_small() -> QWidget:
    """The same in the smallest window."""
    return in_window(AboutPage())


@scene("trouble")
def trouble() -> QWidget:
    """Something could not be done: a line below the page says so."""
    window, bar = framed(QWidget()), TroubleBar()
    column = QVBoxLayout(window.centralWidget())
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(StartPage(StartData("", "0.1.0"), CardArt()), 1)
    column.addWidget(bar)
    bar.say("La partita non si può scrivere: il disco è pieno. Fai posto e riprova.")
    return window


@scene("brought")
def brought() -> QWidget:
    """Games have come in: the same line says so, and in another colour."""
    window, bar = framed(QWidget()), TroubleBar()
    column = QVBoxLayout(window.centralWidget())
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(HistoryPage(HISTORY, ("Classico", "In due"), ("Anna", "Bruno")), 1)
    column.addWidget(bar)
    intake = Intake(Path("partite"), added=[Path("a.tsn"), Path("b.tsn")], here=1)
    bar.note(BroughtWords().told(intake))
    return window


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
    """All games there are, the first chosen."""
    return all_games(0)


@scene("new_game_terziglio")
def new_game_terziglio() -> QWidget:
    """For three, or for four."""
    return all_games(2)


@scene("new_game_quintiglio")
def new_game_quintiglio() -> QWidget:
    """For five, with an option changed."""
    window = all_games(4)
    fields = window.findChildren(Combo)
    fields[-1].setCurrentIndex((fields[-1].currentIndex() + 1) % fields[-1].count())
    fields[-1].activated.emit(fields[-1].currentIndex())
    return window


@scene("new_game_small", 900, 600)
def new_game_small() -> QWidget:
    """In the smallest window."""
    return all_games(0)


@scene("new_game_portrait", 760, 1040)
def new_game_portrait() -> QWidget:
    """In a high window."""
    return all_games(1)


def all_games(chosen: int) -> QMainWindow:
    """The page as the program fills it."""
    offers = Offers()
    page = NewGamePage(offers.cards("Nonna", "rulebook"), offers.levels(), CardArt())
    page.findChildren(VariantTile)[chosen].click()
    return in_window(page)


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


@scene("deal_set_contracts")
def deal_set_contracts() -> QWidget:
    """Units and thirds, where each chair has its own."""
    return in_window(deal_set_page(contracts=True))


@scene("deal_set_small", 900, 600)
def deal_set_small() -> QWidget:
    """In the smallest window."""
    return in_window(deal_set_page())
