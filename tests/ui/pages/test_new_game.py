"""A new game: variants, chairs, options, and what is told in the end."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.screens.evening import CLASSIC, LEVELS, SIX
from tests.ui.probes import show
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.buttons import Button, Segment
from tressette_desktop.ui.kit.fields import Combo, Line
from tressette_desktop.ui.kit.press import Press
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.kit.tile import VariantTile
from tressette_desktop.ui.windows.models import NewGame, Who
from tressette_desktop.ui.windows.new_game import NewGamePage

TWO_LEVELS = (*LEVELS, ("master", "Maestro"))


@pytest.fixture
def page(qtbot: QtBot) -> NewGamePage:
    made = NewGamePage((CLASSIC,), LEVELS, CardArt())
    made.resize(1280, 800)
    show(qtbot, made)
    return made


def deal(page: NewGamePage) -> Button:
    return next(button for button in page.findChildren(Button) if button.text() == "Deal the cards")


def visible(page: NewGamePage, kind: type) -> list:
    QApplication.processEvents()
    return [widget for widget in page.findChildren(kind) if widget.isVisible()]


def test_enter_deals_what_is_proposed(page: NewGamePage, qtbot: QtBot) -> None:
    page.take_keyboard()
    with qtbot.waitSignal(page.dealt, timeout=1000) as told:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    (game,) = told.args
    assert game == NewGame(
        "classic",
        tuple(game.seats),
        {"target": 21, "claims": "manual", "accuse_open": "after_trick_1", "striscio": True},
    )
    assert [(seat.name, seat.who) for seat in game.seats] == [
        ("Nonna", Who.PERSON),
        ("Ischia", Who.COMPUTER),
        ("Capri", Who.COMPUTER),
        ("Procida", Who.COMPUTER),
    ]


def test_another_person_sits_down_under_a_name(page: NewGamePage, qtbot: QtBot) -> None:
    chair, name = visible(page, Segment)[2], visible(page, Line)[2]
    qtbot.mouseClick(chair.findChildren(Press)[0], Qt.MouseButton.LeftButton)
    name.selectAll()
    qtbot.keyClicks(name, "Zio")
    seat = page.game.seats[2]
    assert (seat.name, seat.who) == ("Zio", Who.PERSON)
    name.clear()
    assert page.game.seats[2].name == "Capri", "nobody sits without a name"


def test_the_table_is_said_in_words(page: NewGamePage, qtbot: QtBot) -> None:
    def said() -> list[str]:
        return [text.text() for text in visible(page, Text)]

    assert any("1 person" in words and "3 computer" in words for words in said())
    for chair in visible(page, Segment)[1:]:
        qtbot.mouseClick(chair.findChildren(Press)[0], Qt.MouseButton.LeftButton)
    assert not any("computer" in words for words in said() if "person" in words)
    for chair in visible(page, Segment):
        qtbot.mouseClick(chair.findChildren(Press)[1], Qt.MouseButton.LeftButton)
    assert any("you watch" in words for words in said())


def test_a_changed_option_is_marked_counted_and_taken_back(page: NewGamePage, qtbot: QtBot) -> None:
    target = next(combo for combo in visible(page, Combo) if combo.accessibleName() == "Si va a")
    back = next(button for button in page.findChildren(Button) if button.text() == "Back to the preset")
    assert not back.isVisible()
    qtbot.keyClick(target, Qt.Key.Key_Down)
    assert page.game.options["target"] == 31
    assert "Una partita lunga." in target.accessibleDescription()
    assert "Differs" in target.accessibleDescription()
    assert any("1 setting" in text.text() for text in visible(page, Text))
    qtbot.mouseClick(back, Qt.MouseButton.LeftButton)
    assert page.game.options["target"] == 21
    assert not back.isVisible()


def test_what_does_not_go_together_is_refused_in_one_sentence(page: NewGamePage) -> None:
    page.refuse("Con le coppie a sorte non si chiama il tre: scegli uno dei due.")
    assert not deal(page).isEnabled()
    assert any("scegli uno dei due" in text.text() for text in visible(page, Text))
    page.refuse("")
    assert deal(page).isEnabled()


def test_every_change_is_told_so_that_it_can_be_refused(page: NewGamePage, qtbot: QtBot) -> None:
    told: list[NewGame] = []
    page.changed.connect(told.append)
    target = next(combo for combo in visible(page, Combo) if combo.accessibleName() == "Si va a")
    qtbot.keyClick(target, Qt.Key.Key_Up)
    qtbot.mouseClick(visible(page, Segment)[1].findChildren(Press)[0], Qt.MouseButton.LeftButton)
    assert told[0].options["target"] == 11
    assert told[-1].seats[1].who is Who.PERSON


def test_a_level_is_asked_only_where_there_is_a_choice(page: NewGamePage, qtbot: QtBot) -> None:
    assert not any("Level" in combo.accessibleName() for combo in visible(page, Combo))
    more = NewGamePage((CLASSIC,), TWO_LEVELS, CardArt())
    show(qtbot, more)
    levels = [combo for combo in visible(more, Combo) if "Level" in combo.accessibleName()]
    assert len(levels) == 3, "a person has no level"
    qtbot.keyClick(levels[0], Qt.Key.Key_Down)
    assert more.game.seats[1].level == "master"


def test_each_variant_brings_its_chairs_and_its_preset(qtbot: QtBot) -> None:
    page = NewGamePage(SIX, TWO_LEVELS, CardArt())
    page.resize(1280, 800)
    show(qtbot, page)
    for tile, variant in zip(page.findChildren(VariantTile), SIX, strict=True):
        qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
        assert tile.isChecked()
        assert page.game.variant == variant.key
        assert len(page.game.seats) == len(variant.seats)
    qtbot.mouseClick(page.findChildren(VariantTile)[2], Qt.MouseButton.LeftButton)
    assert page.game.options["target"] == 31, "its first preset says so"
    preset = next(combo for combo in visible(page, Combo) if combo.accessibleName() == "Preset")
    qtbot.keyClick(preset, Qt.Key.Key_Down)
    assert page.game.options["target"] == 21
