"""The first page: one primary, ways that lead somewhere, and cards that come after the first frame."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.probes import photograph, show
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.buttons import Banner, Kind
from tressette_desktop.ui.kit.pictures import CardPictures
from tressette_desktop.ui.kit.press import Press
from tressette_desktop.ui.windows.start import Showcase, StartData, StartPage, Way


def texts(page: StartPage) -> list[str]:
    return [press.text() for press in page.findChildren(Press)]


def test_without_an_open_game_a_new_one_comes_first(qtbot: QtBot) -> None:
    page = StartPage(StartData("", "1.0"), CardArt())
    show(qtbot, page)
    page.take_keyboard()
    assert "Continue the game" not in texts(page)
    assert QApplication.focusWidget().text() == "New game"


def test_who_has_played_nothing_yet_is_offered_the_lesson_first(qtbot: QtBot) -> None:
    page = StartPage(StartData("", "1.0", untouched=True), CardArt())
    show(qtbot, page)
    page.take_keyboard()
    learn, fresh = page.findChildren(Banner)
    assert QApplication.focusWidget() is learn
    assert (learn.kind, fresh.kind) == (Kind.PRIMARY, Kind.SECONDARY)
    with qtbot.waitSignal(page.chosen, timeout=1000) as told:
        qtbot.mouseClick(learn, Qt.MouseButton.LeftButton)
    assert told.args == [Way.LEARN]
    assert texts(page).count("Learn to play") == 1


def test_an_open_game_is_the_one_primary_and_says_where_it_stands(qtbot: QtBot) -> None:
    page = StartPage(StartData("Classico, 14 a 11: tocca a te", "1.0"), CardArt())
    show(qtbot, page)
    page.take_keyboard()
    resume, fresh = page.findChildren(Banner)
    assert QApplication.focusWidget() is resume
    assert (resume.kind, fresh.kind) == (Kind.PRIMARY, Kind.SECONDARY)
    assert resume.accessibleDescription() == "Classico, 14 a 11: tocca a te"


@pytest.mark.parametrize(
    ("label", "way"),
    [
        ("Continue the game", Way.CONTINUE),
        ("New game", Way.NEW),
        ("Learn to play", Way.LEARN),
        ("Problems", Way.PROBLEMS),
        ("History", Way.HISTORY),
        ("Rules", Way.RULES),
        ("Preferences", Way.PREFERENCES),
    ],
)
def test_every_button_leads_where_it_says(label: str, way: Way, qtbot: QtBot) -> None:
    page = StartPage(StartData("Classico", "1.0"), CardArt())
    show(qtbot, page)
    button = next(press for press in page.findChildren(Press) if press.text() == label)
    with qtbot.waitSignal(page.chosen, timeout=1000) as told:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert told.args == [way]


def test_there_is_no_way_to_what_is_not_built(qtbot: QtBot) -> None:
    page = StartPage(StartData("Classico", "1.0"), CardArt())
    qtbot.addWidget(page)
    assert len(texts(page)) == len(Way)


def test_the_first_frame_draws_no_card(qtbot: QtBot) -> None:
    art = CardArt()
    page = StartPage(StartData("", "1.0"), art)
    page.resize(1280, 800)
    page.grab()
    assert art.bytes == 0
    with qtbot.waitSignal(art.filled, timeout=5000):
        show(qtbot, page)
    assert art.bytes > 0
    page.close()


def test_the_fan_is_there_a_moment_later(qtbot: QtBot) -> None:
    art = CardArt()
    page = StartPage(StartData("", "1.0"), art)
    page.resize(1280, 800)
    show(qtbot, page)
    showcase = page.findChild(Showcase)
    qtbot.waitUntil(lambda: showcase.findChild(CardPictures).ready)
    image = photograph(showcase)
    paper = [x for x in range(image.width()) if image.pixelColor(x, round(0.45 * image.height())).lightness() > 240]
    assert len(paper) > 0.15 * image.width()
