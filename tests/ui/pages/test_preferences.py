"""Preferences tell what was changed, in values that the settings accept."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.probes import show
from tressette_desktop.ui import i18n, theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.choice import Picture, TickRow
from tressette_desktop.ui.kit.fields import Combo, Line, Slider
from tressette_desktop.ui.kit.rows import Headings
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.settings import RULES, Language, Settings, Speed, ThemeChoice
from tressette_desktop.ui.theme import FeltKey
from tressette_desktop.ui.windows.preferences import PreferencesPage

WINDOW = {"window_width", "window_height", "maximised", "own_presets", "last_game"}
"""Settings that the window itself keeps."""


@pytest.fixture
def page(qtbot: QtBot) -> PreferencesPage:
    made = PreferencesPage(Settings(), CardArt(), audible=True)
    made.resize(1280, 800)
    show(qtbot, made)
    return made


@pytest.fixture
def told(page: PreferencesPage) -> list[tuple[str, object]]:
    changes: list[tuple[str, object]] = []
    page.changed.connect(lambda key, value: changes.append((key, value)))
    return changes


def go_to(page: PreferencesPage, key: str) -> None:
    page.findChild(Headings).open(key)


def picture(page: PreferencesPage, name: str) -> Picture:
    return next(one for one in page.findChildren(Picture) if one.text() == name)


def test_a_theme_and_a_felt_are_chosen_by_their_picture(
    page: PreferencesPage, told: list[tuple[str, object]], qtbot: QtBot
) -> None:
    assert picture(page, "As the system").isChecked()
    qtbot.mouseClick(picture(page, "Dark"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(picture(page, "Walnut board"), Qt.MouseButton.LeftButton)
    assert told == [("theme", ThemeChoice.DARK), ("felt", FeltKey.NOCE)]
    assert not picture(page, "As the system").isChecked()


@pytest.fixture
def tongue() -> Iterator[i18n.Tongue]:
    """Speaks whatever a test wants, at any size, and then nothing, as before."""
    tongue, look = i18n.Tongue(), theme.current()
    yield tongue
    tongue.speak("en")
    tongue.silence()
    theme.apply(look)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("scale", [1.0, 1.05, 1.5])
def test_the_name_of_a_chosen_picture_has_its_room(
    qtbot: QtBot, tongue: i18n.Tongue, language: str, scale: float
) -> None:
    tongue.speak(language)
    theme.apply(replace(theme.current(), em=theme.EM * scale))
    page = PreferencesPage(Settings(), CardArt())
    page.resize(1280, 800)
    show(qtbot, page)
    bold = QFontMetrics(theme.current().font("strong"))
    for one in page.findChildren(Picture):
        if one.isVisible():
            assert bold.horizontalAdvance(one.text()) <= one.width(), one.text()


def test_sizes_move_by_keys(page: PreferencesPage, told: list[tuple[str, object]], qtbot: QtBot) -> None:
    text, cards = (slider for slider in page.findChildren(Slider) if slider.isVisible())
    qtbot.keyClick(text, Qt.Key.Key_Right)
    qtbot.keyClick(cards, Qt.Key.Key_Left)
    assert told == [("text_scale", 1.05), ("card_size", 0.99)]


def test_the_page_says_how_far_its_window_can_follow(page: PreferencesPage, qtbot: QtBot) -> None:
    said = "A window of this size can show up to 133 %."
    shown = [text for text in page.findChildren(Text) if text.text() == said]
    assert shown == []
    text = next(slider for slider in page.findChildren(Slider) if slider.isVisible())
    text.setValue(150)
    assert [label.isVisible() for label in page.findChildren(Text) if label.text() == said] == [True]
    text.setValue(120)
    assert [label.isVisible() for label in page.findChildren(Text) if label.text() == said] == []


def test_pace_and_name(page: PreferencesPage, told: list[tuple[str, object]], qtbot: QtBot) -> None:
    go_to(page, "play")
    speed = next(combo for combo in page.findChildren(Combo) if combo.isVisible())
    qtbot.keyClick(speed, Qt.Key.Key_Down)
    pause = next(slider for slider in page.findChildren(Slider) if slider.isVisible())
    qtbot.keyClick(pause, Qt.Key.Key_Right)
    name = next(line for line in page.findChildren(Line) if line.isVisible())
    QTest.keyClicks(name, "Zia ")
    for row in page.findChildren(TickRow):
        if row.isVisible():
            qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    assert told[:2] == [("speed", Speed.FAST), ("trick_pause", 1400)]
    ticked = [(key, True) for key in ("click_on", "confirm_card", "forced_card", "rising")]
    ticked += [("hints", False), ("running_count", True)]
    assert ("player_name", "Zia") in told
    assert ticked == [each for each in told[2:] if each[0] not in ("player_name", "muted")]


def test_language(page: PreferencesPage, told: list[tuple[str, object]], qtbot: QtBot) -> None:
    go_to(page, "language")
    combo = next(combo for combo in page.findChildren(Combo) if combo.isVisible())
    qtbot.keyClick(combo, Qt.Key.Key_Down)
    assert told == [("language", Language.ITALIAN)]


def test_help_for_eyes_and_hands(page: PreferencesPage, told: list[tuple[str, object]], qtbot: QtBot) -> None:
    go_to(page, "access")
    for row in page.findChildren(TickRow):
        if row.isVisible():
            qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    assert told == [("less_motion", True), ("speak_more", True), ("big_targets", True)]


def test_it_opens_with_what_was_chosen_before(qtbot: QtBot) -> None:
    before = Settings(theme=ThemeChoice.CONTRAST, text_scale=1.5, speed=Speed.SLOW, big_targets=True, player_name="Zia")
    page = PreferencesPage(before, CardArt())
    qtbot.addWidget(page)
    assert picture(page, "High contrast").isChecked()
    sliders = {slider.accessibleName(): slider.value() for slider in page.findChildren(Slider)}
    assert sliders == {"Text and buttons": 150, "Cards": 100, "A finished trick stays": 1200}
    assert page.findChild(Line).text() == "Zia"
    assert {row.text() for row in page.findChildren(TickRow) if row.isChecked()} == {"Hints", "Bigger targets"}


def test_every_setting_has_its_place_on_the_page(
    page: PreferencesPage, told: list[tuple[str, object]], qtbot: QtBot
) -> None:
    """Work everything once: each setting must be told, with a value that its own rule takes."""
    for key in ("look", "cards", "play", "language", "access"):
        go_to(page, key)
        # From the last to the first: with another deck the signs in the corners may go.
        for one in reversed(page.findChildren(Picture)):
            if one.isVisible() and not one.isChecked():
                one.click()
        for combo in page.findChildren(Combo):
            if combo.isVisible():
                qtbot.keyClick(combo, Qt.Key.Key_End)
        for slider in page.findChildren(Slider):
            if slider.isVisible():
                qtbot.keyClick(slider, Qt.Key.Key_End)
        for row in page.findChildren(TickRow):
            if row.isVisible():
                row.click()
        for line in page.findChildren(Line):
            if line.isVisible():
                QTest.keyClicks(line, "Zia")
    assert {key for key, _value in told} == RULES.keys() - WINDOW
    for key, value in told:
        assert RULES[key]["read"](value) == value
