"""What a player prefers: forced cards by themselves, tricks that wait, the order of the hand, more told."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.panels.seated import AT_ONCE, Table, table_with
from tests.ui.table.tables import EVENING, RICH
from tressette_desktop.engine.cards import card, cards
from tressette_desktop.engine.core.actions import Decline, PlayCard
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels import forced
from tressette_desktop.ui.settings import Speed

BY_ITSELF = replace(AT_ONCE, forced_card=True)
ONE_CLUB = ("2b", "3b", "6b")
"""Led, these leave seat 0 of the rich hand its only club to play."""


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has time for a human pace here."""
    monkeypatch.setattr(forced, "LEAST", 0)


def waits(table: Table) -> bool:
    return table.page.turn.forced._wait.isActive()


# --- a forced card ---------------------------------------------------------------------------------------------------


def test_a_forced_card_is_played_by_itself(qtbot: QtBot, art: CardArt, soon: None) -> None:
    table = table_with(qtbot, art, RICH, settings=BY_ITSELF).begin(*ONE_CLUB)
    assert table.prompt == "Only the four of clubs can be played (Esc: wait)"
    assert table.page.stage.hand.marks.lifted == {card("4b")}
    qtbot.waitUntil(lambda: table.decided == [PlayCard(card("4b"))], timeout=1000)


def test_it_leaves_time_to_hold_it_back(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, RICH, settings=BY_ITSELF).begin(*ONE_CLUB)
    assert table.page.turn.forced._wait.remainingTime() > 300
    qtbot.keyClick(table.page.stage, Qt.Key.Key_Escape)
    assert not waits(table)
    assert table.prompt == "Your turn: follow clubs"
    table.click(card("4b"))
    assert table.decided == [PlayCard(card("4b"))]


@pytest.mark.parametrize("what", ["claim", "last trick", "said", "other card"])
def test_whatever_one_does_meanwhile_holds_it_back(qtbot: QtBot, art: CardArt, what: str) -> None:
    table = table_with(qtbot, art, RICH, settings=BY_ITSELF, options="claims=manual").begin(*ONE_CLUB)
    page = table.page
    assert waits(table)
    {
        "claim": lambda: page.dock.claim.click(),
        "last trick": lambda: page.papers.opened.emit(),
        "said": lambda: page.conversation.toggle(),
        "other card": lambda: table.click(card("3c")),
    }[what]()
    assert not waits(table)
    assert table.decided == []


def test_taken_back_it_waits_for_its_player(qtbot: QtBot, art: CardArt, soon: None) -> None:
    table = table_with(qtbot, art, RICH, settings=BY_ITSELF).begin(*ONE_CLUB)
    qtbot.waitUntil(lambda: bool(table.decided), timeout=1000)
    table.page.rewind(table.game.session.view(0))
    table.game.ask()
    assert not waits(table)
    assert table.prompt == "Your turn: follow clubs"
    table.click(card("4b"))
    table.game.ask()
    assert waits(table), "who has played is not held up any more"


def test_whoever_has_a_choice_is_left_alone(qtbot: QtBot, art: CardArt) -> None:
    """Two cards to choose from; a private question; a lead, with which one may speak; a preference not chosen."""
    assert not waits(table_with(qtbot, art, EVENING, settings=BY_ITSELF).begin("4c", "2c", "7c"))
    assert not waits(table_with(qtbot, art, RICH, settings=BY_ITSELF).begin(*ONE_CLUB, "4b"))
    assert not waits(table_with(qtbot, art, EVENING, dealer=3, settings=BY_ITSELF).begin())
    assert not waits(table_with(qtbot, art, RICH).begin(*ONE_CLUB))


def test_declarations_are_a_choice_and_the_last_card_is_none(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, RICH, settings=BY_ITSELF, options="code=ludopoli")
    assert not waits(table.begin(*ONE_CLUB))
    last = table_with(qtbot, art, EVENING, settings=BY_ITSELF)
    last.game.start()
    session = last.game.session
    while len(session.table.hands[0]) > 1 or session.awaited != (0,):
        if Decline() in session.legal(session.awaited[0]):
            last.game.play(Decline())
        else:
            legal = session.legal(session.awaited[0])
            last.game.play(next(each for each in legal if isinstance(each, PlayCard)))
    last.page.stage.settle()
    last.game.ask()
    assert waits(last)


# --- tricks that wait ------------------------------------------------------------------------------------------------


def test_a_finished_trick_waits_for_a_click(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, EVENING, settings=replace(AT_ONCE, speed=Speed.NONE, click_on=True))
    table.game.start()
    table.game.play("4c", "2c", "7c", "6c")
    assert table.page.stage.busy
    assert table.prompt == "Click, or press Enter, to go on"
    qtbot.wait(30)
    assert table.page.stage.busy
    qtbot.keyClick(table.page.stage, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: not table.page.stage.busy, timeout=1000)
    assert table.prompt == ""


# --- the hand --------------------------------------------------------------------------------------------------------


def test_a_hand_may_begin_with_its_weak_cards(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, EVENING, settings=replace(AT_ONCE, rising=True)).begin("4c", "2c", "7c")
    stage = table.page.stage
    assert stage.cards.own == cards("5d Kd 7s 2s 6c Fc Ac 3c 4b Ab")
    xs = [stage.cards.poses[each].x for each in stage.cards.own]
    assert xs == sorted(xs)
    qtbot.keyClick(stage, Qt.Key.Key_5)
    assert table.decided == [PlayCard(card("6c"))]
    table.page.configure(AT_ONCE)
    assert stage.cards.own == cards("Kd 5d 2s 7s 3c Ac Fc 6c Ab 4b")


# --- who listens -----------------------------------------------------------------------------------------------------


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is announced."""
    told: list[str] = []
    monkeypatch.setattr("tressette_desktop.ui.table.stage.Stage.announce", lambda _stage, said: told.append(said))
    return told


def test_who_listens_is_told_as_much_as_he_likes(qtbot: QtBot, art: CardArt, heard: list[str]) -> None:
    table = table_with(qtbot, art, EVENING, settings=replace(AT_ONCE, speak_more=True))
    table.game.session.deal()
    heard.clear()
    table.game.play("4c", "2c", "7c")
    table.page.stage.settle()
    table.game.ask()
    asked = (
        "On the table: Ischia, four of cups; Capri, two of cups; Procida, seven of cups. Your turn: follow cups. "
        "You may play: three of cups, ace of cups, knave of cups, six of cups."
    )
    assert heard[-1] == asked
    assert heard.count(asked) == 1
    table.page.stage.hand.put_focus(card("3c"))
    assert heard[-1] == asked, "walking over the cards says nothing twice"
    table.game.play("3c")
    table.page.stage.settle()
    assert "Tu takes the trick, with the three of cups" in heard


def test_who_listens_may_ask_how_things_stand(qtbot: QtBot, art: CardArt, heard: list[str]) -> None:
    table = table_with(qtbot, art, EVENING).begin("4c", "2c", "7c")
    assert heard[-1] == "Your turn: follow cups"
    qtbot.keyClick(table.page.stage, Qt.Key.Key_I)
    told = "On the table: Ischia, four of cups; Capri, two of cups; Procida, seven of cups. Your turn: follow cups."
    assert heard[-1].startswith(told)
