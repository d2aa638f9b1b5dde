"""Questions answered without looking: what is marked, what is missing, and what another Enter would do."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.ui.panels.ear import Ear
from tests.ui.panels.test_variants import Table
from tests.ui.table.variants import session_for
from tressette_desktop.engine.core.actions import Bid, CallCard, Pass
from tressette_desktop.ui import words
from tressette_desktop.ui.panels.calling import CallAnyPanel, CallPanel
from tressette_desktop.ui.panels.giving_up import GivingUpPanel
from tressette_desktop.ui.panels.panel import FeltPanel

Key = Qt.Key
GIVE = "Now choose the card you give, in your hand"


def again(table: Table, ear: Ear) -> str:
    """What is told to one who asks how things stand."""
    ear.since()
    table.key(table.page, Key.Key_I)
    return " ".join(ear.since())


def focused(panel: FeltPanel) -> object:
    window = panel.window().focusWidget()
    assert window is not None
    return window


# --- a card asked for one of one's own -------------------------------------------------------------------------------


def test_who_asks_for_a_card_hears_that_he_has_to_give_one(qtbot: QtBot, ear: Ear) -> None:
    table = Table(qtbot, session_for("quintiglio", dealer=4)).after(Bid("chiedo"), *(Pass(),) * 4)
    panel = table.panel(CallAnyPanel)
    both = "Choose it here, and in your hand the card you give."
    assert ear.since()[-1] == f"Ask for which card? Its holder swaps it for yours. {both}"
    wanted = panel.first
    name = words.title(words.card(wanted.card))
    table.key(wanted, Key.Key_Return)
    assert ear.since() == [f"{name}. {GIVE}."]
    table.key(wanted, Key.Key_Return)
    assert ear.since() == [GIVE]
    assert table.decided == []
    assert f"{both} {name}. {GIVE}. Your cards: " in again(table, ear)
    given = table.own[-1]
    table.press(given)
    done = f"{name}, for {words.the_card(given)}"
    assert ear.since() == [f"{words.title(words.card(given))}: to give. {done}."]
    assert f"Marked: {done}. Your cards: " in again(table, ear)
    table.key(wanted, Key.Key_Return)
    assert table.decided == [CallCard(wanted.card, given)]


def test_who_gives_a_card_first_hears_that_he_has_to_ask_for_one(qtbot: QtBot, ear: Ear) -> None:
    table = Table(qtbot, session_for("quintiglio", dealer=4)).after(Bid("chiedo"), *(Pass(),) * 4)
    ear.since()
    table.press(table.own[0])
    name = words.title(words.card(table.own[0]))
    assert ear.since() == [f"{name}: to give. Choose a card first."]
    assert f"{name}. Choose a card first. Your cards: " in again(table, ear)


# --- what is marked --------------------------------------------------------------------------------------------------


def test_the_first_enter_on_a_bid_tells_what_the_second_does(qtbot: QtBot, ear: Ear) -> None:
    table = Table(qtbot, session_for("terziglio", dealer=2)).ask()
    panel = table.page.asking.panel
    assert panel is not None
    assert "Marked" not in again(table, ear)
    solo = panel.answers[2]  # type: ignore[attr-defined]
    solo.setFocus()
    table.key(solo, Key.Key_Return)
    assert ear.since() == ["Marked. Enter again: I say: solo"]
    assert "who passes does not come back. Marked: I say: solo. Your cards: " in again(table, ear)
    table.key(solo, Key.Key_Return)
    assert table.decided == [Bid("solo")]


def test_the_first_enter_on_a_card_called_tells_what_the_second_does(qtbot: QtBot, ear: Ear) -> None:
    table = Table(qtbot, session_for("chiamata", dealer=3)).ask()
    panel = table.panel(CallPanel)
    ear.since()
    table.key(panel.first, Key.Key_Return)
    card = words.the_card(panel.first.card)
    assert ear.since() == [f"Marked. Enter again: I call {card}"]
    assert f"Marked: I call {card}. Your cards: " in again(table, ear)


def test_tab_goes_from_what_is_marked_to_the_button_that_gives_it(qtbot: QtBot) -> None:
    called = session_for("terziglio", dealer=2)
    for table in (
        Table(qtbot, session_for("chiamata", dealer=3)).ask(),
        Table(qtbot, session_for("terziglio", dealer=2)).ask(),
        Table(qtbot, called).after(Bid("chiamo"), Pass(), Pass()),
    ):
        panel = table.page.asking.panel
        assert panel is not None
        first = panel.first
        first.setFocus()
        table.key(first, Key.Key_Return)
        QApplication.processEvents()
        table.key(first, Key.Key_Tab)
        assert focused(panel) is panel.commit  # type: ignore[attr-defined]
        table.key(panel.commit, Key.Key_Backtab)  # type: ignore[attr-defined]
        assert focused(panel) is first
        table.page.close()


# --- taken up again --------------------------------------------------------------------------------------------------


def test_what_was_chosen_before_is_told_at_once_and_together(qtbot: QtBot, ear: Ear) -> None:
    table = Table(qtbot, session_for("terziglio", dealer=2)).after(Bid("solo"), Pass(), Pass())
    own = table.own
    for card in own[:2]:
        table.press(card)
    begun = table.page.asking.begun
    table.ask()
    ear.since()
    table.page.asking.resume(begun)
    told = f"{words.title(words.card(own[0]))}, {words.card(own[1])}"
    assert table.panel(GivingUpPanel).picked
    (said,) = ear.since()
    assert said.endswith(": 2 of 4 chosen.")
    assert {each.strip().lower() for each in said.split(":")[0].split(",")} == set(told.lower().split(", "))
    assert f"whoever makes the last trick. {said} Your cards: " in again(table, ear)


# --- a card called ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("in_monte", [True, False])
def test_that_nobody_has_the_card_called_is_told(qtbot: QtBot, ear: Ear, in_monte: bool) -> None:
    table = Table(qtbot, session_for("terziglio", dealer=2)).after(Bid("chiamo"), Pass(), Pass())
    truth = table.session.table
    called = (truth.monte if in_monte else truth.hand(1))[0]
    ear.since()
    table.game.play(CallCard(called))
    table.page.stage.settle()
    (monte,) = (each for each in ear.since() if "In the monte: " in each)
    assert monte.startswith(f"Nobody has {words.the_card(called)}. In the monte: ") is in_monte


def test_who_answers_with_keys_sees_and_hears_at_which_card_they_are(qtbot: QtBot, ear: Ear) -> None:
    table = Table(qtbot, session_for("terziglio", dealer=2)).ask()
    panel = table.page.asking.panel
    assert panel is not None
    solo = panel.answers[2]  # type: ignore[attr-defined]
    for _press in range(2):
        table.key(solo, Key.Key_Return)
    table.after(*table.decided, Pass(), Pass())
    hand = table.page.stage.hand
    assert table.panel(GivingUpPanel).picks
    assert hand.marks.focus is table.own[0]
    table.press(table.own[1])
    begun = table.page.asking.begun
    table.page.open(table.page.company.sitters, table.session.view(0))
    hand._by_keys, hand._focus = False, None
    table.ask()
    assert hand.marks.focus is None
    ear.since()
    table.page.asking.resume(begun)
    assert hand.marks.focus is table.own[0]
    at, chosen = ear.since()
    assert at.startswith(f"[{words.title(words.card(table.own[0]))}, ")
    assert chosen == f"{words.title(words.card(table.own[1]))}: 1 of 4 chosen."
    assert table.panel(GivingUpPanel).picked == (table.own[1],)
