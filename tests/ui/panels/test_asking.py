"""Every question that is answered beside the cards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.panels.seated import Table, table_with
from tests.ui.table.tables import EVENING, RICH
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.actions import (
    Action,
    AskRedeal,
    Claim,
    Declare,
    Decline,
    KeepHand,
    LayDown,
)
from tressette_desktop.engine.core.table import Layout
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.errors import Reason
from tressette_desktop.ui import theme, words
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.accuse import AccusePanel
from tressette_desktop.ui.panels.question import Question

# --- combinations ----------------------------------------------------------------------------------------------------


def test_all_combinations_are_ticked_and_summed_up(declaring: Table) -> None:
    panel = declaring.page.asking.panel
    assert isinstance(panel, AccusePanel)
    assert panel.chosen == (Meld.of("3", "b"), Meld(suit=card("3c").suit))
    assert panel.commit.text() == f"Declare: {words.points(6)}"
    lifted = {key for key in declaring.page.stage.cards.own if declaring.page.stage.cards.items[key].lifted}
    assert lifted == {card(name) for name in ("3c", "2c", "Ac", "3s", "3d")}
    panel.commit.click()
    assert declaring.decided == [Declare((Meld.of("3", "b"), Meld(suit=card("3c").suit)))]


def test_fewer_may_be_declared_and_none_needs_another_button(declaring: Table) -> None:
    panel = declaring.page.asking.panel
    assert isinstance(panel, AccusePanel)
    panel.rows[0].click()
    assert panel.commit.text() == f"Declare: {words.points(3)}"
    panel.rows[1].click()
    assert not panel.commit.isEnabled()
    assert panel.commit.text() == "Declare: tick one first"
    panel.decline.click()
    assert declaring.decided == [Decline()]


def test_enter_declares_and_escape_does_not(declaring: Table) -> None:
    panel = declaring.page.asking.panel
    assert isinstance(panel, AccusePanel)
    declaring.qtbot.keyClick(panel, Qt.Key.Key_Escape)
    assert declaring.decided == []
    assert declaring.page.asking.panel is panel
    declaring.qtbot.keyClick(panel.commit, Qt.Key.Key_Return)
    assert isinstance(declaring.decided[0], Declare)


def test_who_holds_nothing_may_still_be_asked(qtbot: QtBot, art: CardArt) -> None:
    """Where several people sit at one machine everybody is called, so that being called tells nothing."""
    from tressette_desktop.engine.rules.phase import LegalActions
    from tressette_desktop.ui.table.asked import Asked

    table = table_with(qtbot, art, EVENING).begin("4c", "2c", "7c", "3c")
    view = table.game.session.view(0)

    def refuse(action: Action) -> Reason | None:
        return None if action == Decline() else Reason.NOT_NOW

    table.page.present(Asked(view, (0,), LegalActions(lambda: iter((Decline(),)), refuse), refuse))
    panel = table.page.asking.panel
    assert isinstance(panel, AccusePanel)
    assert panel.decline.text() == "Nothing to declare: go on"
    panel.decline.click()
    assert table.decided == [Decline()]


def test_in_the_early_form_a_button_opens_the_question(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, RICH, dealer=3, options="accuse_open=own_turn").begin()
    assert table.page.dock.declare.isVisible()
    table.page.dock.declare.click()
    assert isinstance(table.page.asking.panel, AccusePanel)
    table.page.asking.panel.decline.click()
    assert table.decided == [], "it is put aside, not declined"
    assert table.prompt == "Your lead. Which card?"


# --- other questions -------------------------------------------------------------------------------------------------


def test_a_claim_asks_back_and_the_safe_answer_has_the_focus(following: Table) -> None:
    following.page.activateWindow()
    following.page.dock.claim.click()
    panel = following.page.asking.panel
    assert isinstance(panel, Question)
    assert following.page.focusWidget() is panel.no
    panel.no.click()
    assert following.decided == []
    assert following.prompt == "Your turn: follow cups"
    following.page.dock.claim.click()
    panel = following.page.asking.panel
    assert isinstance(panel, Question)
    panel.yes.click()
    assert following.decided == [Claim()]


def test_a_claim_is_at_hand_while_others_think(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, EVENING).begin()
    assert 0 not in table.game.session.awaited
    assert table.page.dock.claim.isVisible()


def test_escape_puts_a_claim_aside(following: Table) -> None:
    following.page.dock.claim.click()
    panel = following.page.asking.panel
    assert isinstance(panel, Question)
    following.qtbot.keyClick(panel.no, Qt.Key.Key_Escape)
    assert following.page.asking.panel is None
    assert following.decided == []


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_under_a_question_of_ones_own_lies_that_of_the_table(declaring: Table, key: Qt.Key) -> None:
    """Put aside, it leaves what the table waits for: without it one could only leave the game."""
    for begin in (declaring.page.dock.claim.click, declaring.page.turn.concede):
        begin()
        panel = declaring.page.asking.panel
        assert isinstance(panel, Question)
        declaring.qtbot.keyClick(panel.no, key)
        assert isinstance(declaring.page.asking.panel, AccusePanel)
    assert declaring.decided == []


def test_no_claims_no_button(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, EVENING, options="claims=off").begin("4c", "2c", "7c")
    assert not table.page.dock.claim.isVisible()


@pytest.mark.parametrize(("yes", "action"), [(True, AskRedeal()), (False, KeepHand())])
def test_a_weak_hand_may_be_annulled(qtbot: QtBot, art: CardArt, yes: bool, action: Action) -> None:
    from tressette_desktop.engine.cards import DECK, cards, in_order

    weak = in_order(cards("4c 5c 6c 7c 4d 5d 6d 4s 5s 4b"))
    rest = [each for each in DECK if each not in weak]
    layout = Layout((weak, *(in_order(rest[at::3]) for at in range(3))))
    table = table_with(qtbot, art, layout, dealer=3, options="redeal=under_one_point").begin()
    panel = table.page.asking.panel
    assert isinstance(panel, Question)
    (panel.yes if yes else panel.no).click()
    assert table.decided == [action]


def test_laying_down_is_offered_when_it_is_certain(qtbot: QtBot, art: CardArt) -> None:
    from tressette_desktop.engine.cards import DECK, cards, in_order

    best = in_order(cards("3c 2c Ac Kc 3d 2d 3s 2s 3b 2b"))
    rest = [each for each in DECK if each not in best]
    layout = Layout((best, *(in_order(rest[at::3]) for at in range(3))))
    table = table_with(qtbot, art, layout, dealer=3, options="buongioco=none").begin()
    assert table.page.dock.lay_down.isVisible()
    table.page.dock.lay_down.click()
    panel = table.page.asking.panel
    assert isinstance(panel, Question)
    panel.yes.click()
    assert table.decided == [LayDown()]
    table.game.play(LayDown())
    table.page.stage.settle()
    table.qtbot.waitUntil(lambda: table.page.sheet.isVisible())


def test_taking_back(following: Table) -> None:
    assert not following.page.dock.undo.isVisible(), "nothing has been decided yet"
    following.game.play("3c")
    following.page.stage.settle()
    following.game.ask()
    assert following.page.dock.undo.isVisible()
    with following.qtbot.waitSignal(following.page.undo_wanted, timeout=1000):
        following.page.dock.undo.click()
    following.game.session.undo(0)
    following.game.ask()
    assert card("3c") in following.page.stage.cards.own
    assert following.prompt == "Your turn: follow cups"


def test_the_last_trick_can_be_looked_at_until_the_next_card(following: Table) -> None:
    assert not following.page.dock.last_trick.isVisible()
    following.game.play("3c")
    following.page.stage.settle()
    following.game.ask()
    following.page.dock.last_trick.click()
    paper = following.page.last_trick
    assert paper is not None
    assert paper.isVisible()
    assert paper.accessibleName() == "Last trick: Tu"
    following.game.play("Kd")
    following.page.stage.settle()
    assert following.page.last_trick is None


def test_escape_closes_the_last_trick(following: Table) -> None:
    following.game.play("3c")
    following.page.stage.settle()
    following.game.ask()
    following.page.dock.last_trick.click()
    following.key(Qt.Key.Key_Escape)
    assert following.page.last_trick is None


def test_no_review_no_button(qtbot: QtBot, art: CardArt) -> None:
    table = table_with(qtbot, art, EVENING, options="review=none").begin("4c", "2c", "7c", "3c")
    assert not table.page.dock.last_trick.isVisible()


def test_a_claim_made_while_combinations_are_asked_is_seen_to_wait(declaring: Table) -> None:
    """Rules.md 4.5: it is judged right after the announcements."""
    table, session, claim = declaring, declaring.game.session, declaring.page.dock.claim
    assert (claim.text(), claim.isEnabled()) == ("Claim the game", True)
    claim.click()
    panel = table.page.asking.panel
    assert isinstance(panel, Question)
    panel.yes.click()
    assert table.decided == [Claim()]
    session.submit(0, Claim(), revision=session.revision)
    table.page.stage.settle()
    table.game.ask()
    assert isinstance(table.page.asking.panel, AccusePanel)
    assert claim.isVisible()
    assert (claim.text(), claim.isEnabled()) == ("Claim waits", False)
    assert claim.toolTip() == "It is counted when the combinations are declared."
    assert claim.grab().toImage().pixelColor(12, claim.height() // 2).name() == theme.current().colours.panel.name()
