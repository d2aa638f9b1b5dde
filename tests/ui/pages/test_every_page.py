"""What holds for every page: in every size, theme and text size all of it can be read, reached and told apart."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QComboBox, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from tests.screens.evening import CLASSIC, HISTORY, LEVELS, SIX
from tests.screens.problems import page_of
from tests.screens.years import deal_set_page, statistics_page
from tests.ui.probes import controls, described, labelled, overlapping, role, show, spoken, squeezed
from tests.ui.replay.solving import Solving
from tressette_desktop.engine.record.story import Open
from tressette_desktop.ui import fonts, i18n, theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.page import Page
from tressette_desktop.ui.kit.press import Press
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.theme import FeltKey, Look, ThemeKey
from tressette_desktop.ui.windows.glossary import GlossaryPage
from tressette_desktop.ui.windows.history import HistoryPage
from tressette_desktop.ui.windows.key_map import KeyMapPage
from tressette_desktop.ui.windows.new_game import NewGamePage
from tressette_desktop.ui.windows.offers import Offers
from tressette_desktop.ui.windows.opened import OpenedFile
from tressette_desktop.ui.windows.preferences import PreferencesPage
from tressette_desktop.ui.windows.problem_page import ProblemPage
from tressette_desktop.ui.windows.replay import ReplayPage
from tressette_desktop.ui.windows.rules import RulesPage
from tressette_desktop.ui.windows.start import StartData, StartPage
from tressette_desktop.ui.windows.statistics_page import StatisticsPage

GOLDENS = Path(__file__).parents[2] / "goldens"
OPEN = "Classico, 14 a 11: tocca a te, terza presa"


def looked_at_again() -> ReplayPage:
    """A golden game, an ending of it with all hands open."""
    solving: Any = Solving()
    page = ReplayPage(OpenedFile(GOLDENS / "classic.tsn"), CardArt(), Settings(speed=Speed.NONE), lambda: solving)
    page.walk.go(0, 34)
    page.look(Open.ALL)
    return page


PAGES: dict[str, Callable[[], QWidget]] = {
    "start": lambda: StartPage(StartData(OPEN, "1.0"), CardArt()),
    "first start": lambda: StartPage(StartData("", "1.0", untouched=True), CardArt()),
    "preferences": lambda: PreferencesPage(Settings(), CardArt()),
    "rules": lambda: RulesPage(CardArt()),
    "glossary": lambda: GlossaryPage(CardArt(), "D12"),
    "keys": KeyMapPage,
    "new game": lambda: NewGamePage((CLASSIC,), LEVELS, CardArt()),
    "six games": lambda: NewGamePage(SIX, (*LEVELS, ("master", "Maestro")), CardArt()),
    "all options": lambda: NewGamePage(Offers().cards("Nonna", "rulebook"), Offers().levels(), CardArt()),
    "history": lambda: HistoryPage(HISTORY, ("Classico", "In due"), ("Anna", "Bruno")),
    "replay": looked_at_again,
    "problem": lambda: page_of(26, card="worst"),
    "no history": lambda: HistoryPage(()),
    "statistics": lambda: statistics_page(contracts=True),
    "deal set": deal_set_page,
    "no statistics": lambda: StatisticsPage((), ()),
}
ROOMS = [
    # Italian words are the longer ones; the smallest window has to hold both languages.
    (900, 600, "it"),
    (900, 600, "en"),
    (900, 600, "fi"),
    (900, 600, "pl"),
    (1280, 800, "it"),
    (760, 1040, "it"),
    (1920, 1080, "it"),
]

pages = pytest.mark.parametrize("name", PAGES)


def opened(name: str, qtbot: QtBot, width: int = 1280, height: int = 800) -> QMainWindow:
    """A window of this size with a page in it."""
    window = QMainWindow()
    window.setCentralWidget(PAGES[name]())
    window.resize(width, height)
    show(qtbot, window)
    window.centralWidget().take_keyboard()
    # Rows that find themselves too narrow ask for a second layout.
    for _round in range(4):
        QApplication.processEvents()
    return window


@pages
def test_nothing_of_a_page_is_left_when_it_is_gone(name: str, look: Look) -> None:
    """Each visit left fields behind that no layout held, and every change of look dressed them all."""
    before = len(QApplication.allWidgets())
    page = PAGES[name]()
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert len(QApplication.allWidgets()) == before


@pages
@pytest.mark.parametrize(("width", "height", "language"), ROOMS)
def test_nothing_is_cut_or_covered(name: str, width: int, height: int, language: str, qtbot: QtBot) -> None:
    """With the largest text that the window allows."""
    tongue = i18n.Tongue()
    tongue.speak(language)
    em = theme.EM * theme.text_limit(QSize(width, height))
    theme.apply(Look(ThemeKey.LIGHT, FeltKey.PRATO, em, fonts.register()))
    window = opened(name, qtbot, width, height)
    page = window.centralWidget()
    tongue.silence()
    assert page.size().toTuple() == (width, height), "the window has to give way to the page"
    assert squeezed(page) == []
    assert overlapping(page) == []


@pages
def test_every_control_has_a_name_and_is_large_enough(name: str, qtbot: QtBot) -> None:
    window = opened(name, qtbot)
    for control in controls(window):
        assert control.accessibleName() or spoken(control), control
        assert control.height() >= theme.TARGET, control
        assert control.width() >= theme.TARGET, control


@pages
def test_nothing_is_told_twice_of_a_control(name: str, qtbot: QtBot) -> None:
    """A tooltip that repeats the name would be read after it."""
    window = opened(name, qtbot)
    twice = [spoken(control) for control in controls(window) if described(control).startswith(spoken(control))]
    assert twice == []


@pages
def test_a_choice_among_others_is_a_radio_button_and_a_list_says_what_it_is_for(name: str, qtbot: QtBot) -> None:
    """A list is called by what is chosen on it: its label, or its description, says the rest."""
    window = opened(name, qtbot)
    for button in window.findChildren(Press):
        exclusive = button.group() is not None and button.group().exclusive()
        assert (role(button) is QAccessible.Role.RadioButton) is exclusive, spoken(button)
    for combo in window.findChildren(QComboBox):
        assert described(combo) or labelled(combo), combo


@pages
def test_the_tab_key_reaches_everything_and_comes_round(name: str, qtbot: QtBot) -> None:
    window = opened(name, qtbot)
    page = window.centralWidget()
    reached: list[QWidget] = []
    while (here := QApplication.focusWidget()) is not None and here not in reached:
        reached.append(here)
        qtbot.keyClick(here, Qt.Key.Key_Tab)
    # Of buttons that exclude each other the Tab key visits one, the arrow keys the others.
    expected = [
        control
        for control in controls(page)
        if not (isinstance(control, Press) and control.group() is not None and not control.isChecked())
    ]
    assert [control for control in expected if control not in reached] == []


@pages
def test_the_tab_key_goes_as_one_reads(name: str, qtbot: QtBot) -> None:
    """From above to below, in a row from left to right, and once back to the beginning."""
    window = opened(name, qtbot)
    first = QApplication.focusWidget()
    assert first is not None
    here, back = first, []
    while True:
        qtbot.keyClick(here, Qt.Key.Key_Tab)
        there = QApplication.focusWidget()
        assert there is not None
        before, after = (QRect(each.mapTo(window, QPoint()), each.size()) for each in (here, there))
        above = after.bottom() <= before.top() and after.left() < before.right()
        if above or (after.right() <= before.left() and after.top() < before.bottom()):
            back.append(f"{spoken(here)} to {spoken(there)}")
        here = there
        if here is first:
            break
    assert len(back) <= 1, back


@pages
def test_the_keyboard_starts_on_the_page(name: str, qtbot: QtBot) -> None:
    window = opened(name, qtbot)
    page = window.centralWidget()
    assert page.isAncestorOf(QApplication.focusWidget())


@pages
@pytest.mark.parametrize("key", [ThemeKey.DARK, ThemeKey.CONTRAST])
def test_a_change_of_look_reaches_an_open_page(
    name: str, key: ThemeKey, qtbot: QtBot, families: fonts.Families
) -> None:
    window = opened(name, qtbot)
    page = window.centralWidget()
    theme.apply(Look(key, FeltKey.NOCE, theme.EM, families))
    QApplication.processEvents()
    # At the edge of most pages lies the ground; beside a felt it is seen outside the round corner of the paper.
    corner = page.width() - 1 if isinstance(page, ProblemPage) else 3
    ground = page.grab().toImage().pixelColor(corner, page.height() - 1)
    assert ground == theme.THEMES[key].bg
    assert squeezed(page) == []


@pages
def test_no_text_is_smaller_than_the_system_font(name: str, qtbot: QtBot) -> None:
    window = opened(name, qtbot)
    page = window.centralWidget()
    assert [widget for widget in page.findChildren(QWidget) if 0 < widget.font().pixelSize() < theme.EM] == []


@pages
def test_escape_goes_back(name: str, qtbot: QtBot) -> None:
    window = opened(name, qtbot)
    page = window.centralWidget()
    if isinstance(page, Page | ReplayPage | ProblemPage):
        with qtbot.waitSignal(page.back, timeout=1000):
            qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    else:
        assert isinstance(page, StartPage)
