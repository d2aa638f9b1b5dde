"""In due a card that was drawn may complete a combination: it is asked for before the next card (rules.md 7.5)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.ui.panels.seated import AT_ONCE, Table
from tests.ui.table.tables import Game, Silent
from tests.ui.table.variants import sitters_of
from tressette_desktop.engine.cards import DECK, card, cards
from tressette_desktop.engine.core.actions import Declare, Decline, PlayCard
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.accuse import AccusePanel
from tressette_desktop.ui.panels.table_page import TablePage

OWN, OTHER, STOCK = "3d 3c 3s Ac 2c Cb Fb 6b 5b 4b", "Kc 6c Ad 6d 5d As Ks 7s 2b Ab", "3b 4c 2d 5c"


def due(qtbot: QtBot, art: CardArt, options: str = "") -> Table:
    """Seat 0 leads, declares three threes and a Napoletana when asked, and draws the fourth three."""
    hands = (cards(OWN), cards(OTHER))
    rest = [each for each in DECK if not any(each in hand for hand in hands) and each not in cards(STOCK)]
    own, other = hands[0], hands[1]
    pack = (*own[:5], *other[:5], *own[5:], *other[5:], *cards(STOCK), *rest)
    match = Match.new(game_of("in_due", options), 1)
    session = Session(match, persons=frozenset({0}), shuffler=lambda: pack, log=Silent())
    return Table(qtbot, Game(TablePage(art, AT_ONCE), session, 0, sitters_of(session))).begin()


def drawn(table: Table) -> Table:
    """The first trick is played, what was dealt is declared, and two cards are drawn."""
    session = table.game.session
    table.game.play("Ac", "6c")
    while any(isinstance(each, Decline) for each in session.legal(session.awaited[0])):
        legal = list(session.legal(session.awaited[0]))
        table.game.play(next((each for each in legal if isinstance(each, Declare)), Decline()))
    table.page.stage.settle()
    table.game.ask()
    assert card("3b") in table.page.stage.cards.own
    return table


def test_a_combination_that_was_drawn_is_asked_for_before_the_card(qtbot: QtBot, art: CardArt) -> None:
    table = drawn(due(qtbot, art))
    panel = table.page.asking.panel
    assert isinstance(panel, AccusePanel)
    assert panel.chosen == (Meld.of("3"),)
    assert "after your next card" in panel._line.text()
    assert panel.commit.text() == "Declare: 1 point(s)", "three of them are declared already"
    assert not table.page.dock.declare.isVisible()
    table.click(card("Cb"))
    table.key(Qt.Key.Key_Return)
    assert table.decided == [], "no card goes while it is asked"
    panel.commit.click()
    assert table.decided == [Declare((Meld.of("3"),))]


def test_declining_leads_on_to_the_card_and_asks_no_more(qtbot: QtBot, art: CardArt) -> None:
    table = drawn(due(qtbot, art))
    panel = table.page.asking.panel
    assert isinstance(panel, AccusePanel)
    panel.decline.click()
    assert table.decided == [], "the card alone declines"
    assert table.page.asking.panel is None
    assert table.prompt == "Your lead. Which card?"
    assert table.page.dock.declare.isVisible(), "until then it can still be declared"
    table.game.ask()
    assert table.page.asking.panel is None, "it was asked for this card that was drawn"
    table.click(card("Cb"))
    assert table.decided == [PlayCard(card("Cb"))]


def test_taken_back_it_is_asked_again(qtbot: QtBot, art: CardArt) -> None:
    table = drawn(due(qtbot, art))
    panel = table.page.asking.panel
    assert isinstance(panel, AccusePanel)
    panel.decline.click()
    table.game.play("Cb")
    table.game.session.undo(0)
    table.page.stage.settle()
    table.game.ask()
    assert isinstance(table.page.asking.panel, AccusePanel)


def test_a_question_of_ones_own_is_put_aside_to_the_combinations(qtbot: QtBot, art: CardArt) -> None:
    table = drawn(due(qtbot, art))
    table.page.dock.claim.click()
    table.page.put_away()
    assert isinstance(table.page.asking.panel, AccusePanel)
    assert table.decided == []


@pytest.mark.parametrize("code", ["buongioco=none", "buongioco=forced"])
def test_where_nothing_can_be_declared_nothing_is_asked(qtbot: QtBot, art: CardArt, code: str) -> None:
    assert drawn(due(qtbot, art, code)).page.asking.panel is None


@pytest.mark.parametrize("size", [(1280, 768), (900, 568)])
def test_the_question_is_whole_and_nothing_lies_over_its_answers(
    qtbot: QtBot, art: CardArt, size: tuple[int, int]
) -> None:
    table = due(qtbot, art)
    table.page.resize(*size)
    table.page.configure(replace(AT_ONCE, speak_more=True))
    table.game.play("Ac", "6c")
    table.page.stage.settle()
    table.game.ask()
    panel = table.page.asking.panel
    assert isinstance(panel, AccusePanel)
    assert [row.text() for row in panel.rows] == [
        "Three 3s, without clubs  ·  3 point(s)",
        "Napoletana of cups  ·  3 point(s)",
    ]
    gap = panel.commit.geometry().left() - panel.decline.geometry().right()
    assert gap >= 8, "two answers are two buttons"
    table.click(card("Cb"))
    assert table.decided == []
    assert not table.page.prompt.isVisible()
