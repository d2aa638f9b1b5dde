"""Cards played by click, drag and key, refused in words, and led with a word."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.ui.panels.seated import Table, table_with
from tests.ui.table.tables import EVENING, RICH
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.actions import (
    Decline,
    PlayCard,
)
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.table.card_item import Ring

# --- playing a card --------------------------------------------------------------------------------------------------


def test_the_prompt_says_what_is_wanted(following: Table) -> None:
    assert following.prompt == "Your turn: follow cups"
    marks = following.page.stage.hand.marks
    assert marks.legal == {card(name) for name in ("3c", "Ac", "Fc", "6c")}
    veiled = {key for key, item in following.page.stage.cards.items.items() if item.veiled}
    assert veiled == {card(name) for name in ("2s", "7s", "Kd", "5d", "Ab", "4b")}


def test_a_click_plays(following: Table) -> None:
    following.click(card("Fc"))
    assert following.decided == [PlayCard(card("Fc"))]


def test_every_card_can_be_clicked_where_it_is_seen(leading: Table) -> None:
    for each in leading.page.stage.cards.own:
        leading.click(each)
        leading.game.ask()
    assert [action.card for action in leading.decided if isinstance(action, PlayCard)] == list(
        leading.page.stage.cards.own
    )


def test_a_drop_on_the_felt_plays(following: Table) -> None:
    following.drag(card("3c"), QPoint(640, 300))
    assert following.decided == [PlayCard(card("3c"))]


def test_a_drop_elsewhere_brings_the_card_back(following: Table) -> None:
    start = following.at(card("3c"))
    following.drag(card("3c"), start + QPoint(80, 20))
    assert following.decided == []
    stage = following.page.stage
    assert stage.cards.items[card("3c")].pose == stage.cards.poses[card("3c")]


def test_a_dragged_card_that_is_refused_comes_back(following: Table) -> None:
    following.drag(card("Kd"), QPoint(640, 300))
    stage = following.page.stage
    assert following.decided == []
    assert stage.cards.items[card("Kd")].pose == stage.cards.poses[card("Kd")]
    assert following.prompt == "Not the king of coins: you still have cups"


def test_a_refused_card_says_why_until_the_next_input(following: Table) -> None:
    following.click(card("Kd"))
    assert following.decided == []
    assert following.prompt == "Not the king of coins: you still have cups"
    item = following.page.stage.cards.items[card("Kd")]
    assert item.ring is Ring.REFUSED
    assert not item.veiled
    following.key(Qt.Key.Key_Left)
    assert item.ring is Ring.NONE
    assert following.prompt == "Your turn: follow cups"


def test_arrows_and_enter_play(following: Table) -> None:
    following.key(Qt.Key.Key_Home)
    assert following.page.stage.hand.focus is card("Kd")
    for _ in range(6):
        following.key(Qt.Key.Key_Right)
    item = following.page.stage.cards.items[card("Fc")]
    assert item.ring is Ring.FOCUS
    assert item.lifted
    following.key(Qt.Key.Key_Return)
    assert following.decided == [PlayCard(card("Fc"))]


@pytest.mark.parametrize(("digit", "name"), [(Qt.Key.Key_5, "3c"), (Qt.Key.Key_8, "6c")])
def test_digits_play_by_position(following: Table, digit: Qt.Key, name: str) -> None:
    following.key(digit)
    assert following.decided == [PlayCard(card(name))]
    assert following.page.stage.cards.items[card("2s")].number == 3


def test_nought_is_the_tenth_card(leading: Table) -> None:
    leading.key(Qt.Key.Key_0)
    assert leading.decided == [PlayCard(leading.page.stage.cards.own[9])]


def test_numbers_stand_on_the_cards_while_alt_is_down(following: Table) -> None:
    stage = following.page.stage
    QTest.keyPress(stage, Qt.Key.Key_Alt)
    assert [stage.cards.items[each].number for each in stage.cards.own] == list(range(1, 11))
    QTest.keyRelease(stage, Qt.Key.Key_Alt)
    assert {stage.cards.items[each].number for each in stage.cards.own} == {0}


def test_the_focus_passes_to_the_neighbour_of_a_card_that_goes(leading: Table) -> None:
    stage = leading.page.stage
    leading.key(Qt.Key.Key_End)
    gone = stage.cards.own[-1]
    leading.game.play(PlayCard(gone))
    stage.settle()
    assert stage.hand.focus is stage.cards.own[-1]


def test_hover_lifts_one_card_and_rings_none(following: Table) -> None:
    stage = following.page.stage
    following.qtbot.mouseMove(stage.viewport(), following.at(card("Ac")))
    assert stage.hand.pointed_at is card("Ac")
    assert stage.viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor
    assert stage.cards.items[card("Ac")].ring is Ring.NONE
    following.qtbot.mouseMove(stage.viewport(), following.at(card("Kd")))
    assert stage.viewport().cursor().shape() is Qt.CursorShape.ArrowCursor
    following.qtbot.mouseMove(stage.viewport(), QPoint(640, 250))
    assert stage.hand.pointed_at is None


def test_it_is_not_my_turn(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, EVENING)
    table.begin()
    table.click(card("3c"))
    assert table.decided == []
    assert table.prompt == "One moment: it is Ischia's turn"


def test_confirming_a_card_takes_two_presses(qtbot: QtBot, art: CardArt) -> None:
    confirm = Settings(speed=Speed.NONE, trick_pause=600, confirm_card=True)
    table = table_with(qtbot, art, EVENING, settings=confirm).begin("4c", "2c", "7c")
    table.click(card("3c"))
    assert table.decided == []
    assert table.prompt == "Once more to play it"
    table.click(card("Ac"))
    assert table.decided == [], "another card begins anew"
    table.click(card("Ac"))
    assert table.decided == [PlayCard(card("Ac"))]


def test_void_of_the_suit(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, RICH).begin("2b", "3b", "6b", "4b", Decline(), "5b", "7b")
    assert table.prompt == "Your turn: you have no clubs, play what you like"
    assert not any(item.veiled for item in table.page.stage.cards.items.values())


# --- words with a lead -----------------------------------------------------------------------------------------------


def test_words_follow_the_card_and_say_why_not(leading: Table) -> None:
    panel = leading.page.signals
    assert panel.isVisible()
    assert panel.size() == panel.sizeHint(), "all of its words have their room"
    leading.qtbot.mouseMove(leading.page.stage.viewport(), leading.at(card("6c")))
    volo = panel.choices[Signal.VOLO]
    assert not volo.isEnabled()
    assert volo.accessibleDescription() == "You hold more cups."
    assert panel.choices[Signal.STRISCIO].isEnabled()
    leading.qtbot.mouseMove(leading.page.stage.viewport(), leading.at(card("2s")))
    assert panel.choices[Signal.STRISCIO].isEnabled()
    assert not panel.choices[Signal.LA_MEGLIO].isVisible(), "a word of another code"


def test_a_word_goes_with_the_card(leading: Table) -> None:
    leading.qtbot.mouseClick(leading.page.signals.choices[Signal.BUSSO], Qt.MouseButton.LeftButton)
    leading.click(card("3c"))
    assert leading.decided == [PlayCard(card("3c"), Signal.BUSSO)]


def test_a_word_by_its_letter(leading: Table) -> None:
    leading.page.stage.setFocus()
    leading.key(Qt.Key.Key_B)
    assert leading.page.input.word is Signal.BUSSO
    leading.key(Qt.Key.Key_B)
    assert leading.page.input.word is None


def test_an_untrue_word_is_refused(leading: Table) -> None:
    leading.page.input.word = Signal.VOLO
    leading.click(card("3c"))
    assert leading.decided == []
    assert leading.prompt == "Volo would not be true: you hold more cups"


def test_no_words_when_following(following: Table) -> None:
    assert not following.page.signals.isVisible()


def test_no_words_where_there_is_no_code(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, EVENING, dealer=3, options="code=none").begin()
    assert not table.page.signals.isVisible()
