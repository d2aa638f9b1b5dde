"""The page of the table: when a question waits, what a resize keeps, how a hand ends, and what is heard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.panels.seated import AT_ONCE, Table, table_with
from tests.ui.table.tables import EVENING, RICH, Game, scored, session_of
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.actions import (
    Claim,
    Concede,
    LayDown,
    PlayCard,
)
from tressette_desktop.engine.errors import Reason
from tressette_desktop.ui import words
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.prompt import Mood
from tressette_desktop.ui.panels.accuse import AccusePanel
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed

# --- the flow --------------------------------------------------------------------------------------------------------


def test_the_question_waits_until_nothing_moves(qtbot: QtBot, art: CardArt) -> None:
    slow = Settings(speed=Speed.SLOW, trick_pause=4000)
    table = table_with(qtbot, art, EVENING, settings=slow).begin("4c", "2c")
    table.game.play("7c")
    table.game.ask()
    assert table.page.busy
    assert table.prompt == ""
    assert table.page.stage.hand.marks.legal is None
    table.qtbot.mouseClick(table.page.stage.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(640, 200))
    table.qtbot.waitUntil(lambda: table.prompt == "Your turn: follow cups")
    table.page.stage.settle()


def test_a_click_while_something_moves_plays_nothing(qtbot: QtBot, art: CardArt) -> None:
    slow = Settings(speed=Speed.SLOW, trick_pause=4000)
    table = table_with(qtbot, art, EVENING, settings=slow).begin("4c", "2c", "7c")
    table.game.play("3c")
    table.click(card("Ac"))
    assert table.decided == []
    table.page.stage.settle()


def test_a_resize_in_the_middle_of_a_question_keeps_it(declaring: Table) -> None:
    declaring.page.resize(900, 568)
    panel = declaring.page.asking.panel
    assert isinstance(panel, AccusePanel)
    assert declaring.page.rect().contains(panel.geometry())
    lifted = {key for key in declaring.page.stage.cards.own if declaring.page.stage.cards.items[key].lifted}
    assert card("3c") in lifted


def test_a_resize_keeps_what_may_be_played(following: Table) -> None:
    following.page.resize(900, 568)
    assert following.page.stage.hand.marks.legal == {card(name) for name in ("3c", "Ac", "Fc", "6c")}
    assert following.prompt == "Your turn: follow cups"
    following.click(card("Ac"))
    assert following.decided == [PlayCard(card("Ac"))]


def test_a_stale_decision_is_said(following: Table) -> None:
    following.page.refused(Reason.STALE, PlayCard(card("3c")))
    assert following.prompt == "The table had moved on: please choose again"


@pytest.mark.parametrize("size", [(1280, 768), (900, 568), (760, 1008), (1920, 1048)])
@pytest.mark.parametrize("moment", ["following", "leading", "declaring"])
def test_no_control_is_cut_off_or_covers_another(
    qtbot: QtBot, art: CardArt, size: tuple[int, int], moment: str
) -> None:
    layout, dealer = (RICH, 0) if moment == "declaring" else (EVENING, 3 if moment == "leading" else 0)
    moves = {"following": ("4c", "2c", "7c"), "declaring": ("4c", "Kc", "7c", "6c")}
    table = table_with(qtbot, art, layout, dealer=dealer)
    table.page.resize(*size)
    table.begin(*moves.get(moment, ()))
    page = table.page
    papers: list[QWidget] = [
        each for each in (page.signals, page.asking.panel) if each is not None and each.isVisible()
    ]
    prompt = [page.prompt.geometry()] if page.prompt.isVisible() else []
    solid = [each.geometry().adjusted(14, 14, -14, -14) for each in papers] + prompt + page.dock.boxes()
    for at, one in enumerate(solid):
        assert page.rect().contains(one)
        assert not any(one.intersects(other) for other in solid[at + 1 :])
    for button in page.dock.buttons:
        if button.isVisible():
            assert button.width() >= button.sizeHint().width()
    hand = [page.stage.mapFromScene(item.mapRectToScene(item.card_rect())).boundingRect() for item in _own(page)]
    high = page.strip.height()
    for box in solid:
        assert not any(box.intersects(each.translated(0, high)) for each in hand)


def _own(page: TablePage) -> list:  # type: ignore[type-arg]
    return [page.stage.cards.items[each] for each in page.stage.cards.own]


# --- the end of a hand -----------------------------------------------------------------------------------------------


def test_the_sheet_comes_after_the_hand_and_leads_on(qtbot: QtBot, art: CardArt) -> None:
    table = Table(qtbot, Game(TablePage(art, AT_ONCE), session_of(None, seed=2, options="target=77")))
    table.begin()
    table.game.play_on(60)
    table.page.stage.settle()
    qtbot.waitUntil(lambda: table.page.sheet.isVisible())
    assert table.page.sheet.primary is not None
    with qtbot.waitSignal(table.page.deal_wanted, timeout=1000):
        table.page.sheet.primary.click()
    table.game.start()
    assert not table.page.sheet.isVisible()


def test_a_won_game_offers_a_rematch(qtbot: QtBot, art: CardArt) -> None:
    table = Table(qtbot, Game(TablePage(art, AT_ONCE), scored(session_of(EVENING), (21, 3, 21, 3))))
    table.begin()
    table.game.session.submit(0, Claim(), revision=table.game.session.revision)
    table.page.stage.settle()
    qtbot.waitUntil(lambda: table.page.sheet.isVisible())
    assert table.page.sheet.accessibleName() == "You won, 21 to 3"
    with qtbot.waitSignal(table.page.rematch_wanted, timeout=1000):
        assert table.page.sheet.primary is not None
        table.page.sheet.primary.click()


def test_a_resumed_game_that_is_over_shows_its_sheet(qtbot: QtBot, art: CardArt) -> None:
    session = session_of(None, seed=2)
    session.deal()
    while session.awaited:
        legal = [
            action for action in session.legal(session.awaited[0]) if not isinstance(action, Claim | Concede | LayDown)
        ]
        session.submit(session.awaited[0], legal[0], revision=session.revision)
    table = Table(qtbot, Game(TablePage(art, AT_ONCE), session))
    table.game.open()
    qtbot.waitUntil(lambda: table.page.sheet.isVisible())


# --- being heard -----------------------------------------------------------------------------------------------------


def test_cards_are_buttons_with_names_and_states(following: Table) -> None:
    felt = QAccessible.queryAccessibleInterface(following.page.stage)
    assert felt.role() is QAccessible.Role.List
    king, three = felt.child(0), felt.child(4)
    assert three.role() is QAccessible.Role.Button
    assert three.text(QAccessible.Text.Name) == "Three of cups"
    assert three.text(QAccessible.Text.Description) == "playable"
    assert king.text(QAccessible.Text.Name) == "King of coins"
    assert king.state().disabled
    assert felt.indexOfChild(three) == 4


def test_a_card_can_be_pressed_through_its_interface(following: Table) -> None:
    felt = QAccessible.queryAccessibleInterface(following.page.stage)
    press = felt.child(5).actionInterface()
    press.doAction(press.pressAction())
    assert following.decided == [PlayCard(card("Ac"))]


def test_hidden_cards_are_not_heard_of(following: Table) -> None:
    felt = QAccessible.queryAccessibleInterface(following.page.stage)
    names = [felt.child(at).text(QAccessible.Text.Name) for at in range(felt.childCount())]
    hidden = set(following.game.session.table.hand(1)) | set(following.game.session.table.hand(3))
    assert {words.title(words.card(each)) for each in hidden}.isdisjoint(names)


def test_what_happens_is_announced(following: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(following.page.stage, "announce", said.append)
    following.game.play("3c")
    following.page.stage.settle()
    assert said == ["Tu plays the three of cups", "Tu takes the trick"]


def test_moods() -> None:
    assert {mood.value for mood in Mood} == {"turn", "waiting", "refusal"}
