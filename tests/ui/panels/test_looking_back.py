"""The cards played: no further back than the table allows, and the suits seen only as an aid that is written down."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.engine.hands import BASES, random_hand
from tests.engine.swap import worlds
from tests.ui.panels.seated import table_with
from tests.ui.panels.test_free_felt import body
from tests.ui.probes import described, squeezed
from tests.ui.table.tables import EVENING, Game, session_of
from tressette_desktop.engine.cards import DECK, Suit, card, of_suit
from tressette_desktop.engine.core.view import project
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.played import suits_seen, tricks_shown
from tressette_desktop.ui.panels.played_paper import PlayedPaper, SuitLine, TrickLine
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed

FIRST_TRICK = ("4c", "2c", "7c", "Fc")
"""As the evening of the mock-ups begins; seat 2 takes it."""


@pytest.fixture
def game(qtbot: QtBot, art: CardArt) -> Game:
    page = TablePage(art, Settings(speed=Speed.NONE, trick_pause=0))
    qtbot.addWidget(page)
    page.resize(1280, 770)
    page.show()
    game = Game(page, session_of(EVENING, dealer=0))
    game.start()
    game.play(*FIRST_TRICK)
    settled(game)
    return game


def settled(game: Game) -> None:
    """Nothing moves any more, and the page knows it."""
    game.page.stage.settle()
    QCoreApplication.processEvents()


def paper_of(game: Game) -> PlayedPaper:
    game.page.look_back()
    paper = game.page.looking_back.paper
    assert paper is not None
    return paper


def told(paper: PlayedPaper) -> list[str]:
    QCoreApplication.processEvents()
    return [line.accessibleName() for line in paper.lines]


@pytest.mark.parametrize("name", BASES)
def test_what_one_may_look_at_is_what_the_option_says_until_the_hand_is_over(name: str) -> None:
    hand = random_hand(name, 1)
    for step in hand.steps:
        table, seat = project(step.table, 0), 0
        shown = tricks_shown(table, seat, Options())
        assert [each.trick for each in shown] == list(table.tricks if table.over else table.tricks[-1:])
        assert all(table.tricks[each.number - 1] is each.trick for each in shown)
        hidden = tricks_shown(table, seat, Options(review="none"))
        assert hidden == (shown if table.over else ())


@pytest.mark.parametrize("name", BASES)
def test_every_card_of_a_suit_stands_in_one_place_and_voids_are_true(name: str) -> None:
    hand = random_hand(name, 2)
    for step in hand.steps[::3]:
        table = step.table
        for seat in [seat for seat in table.order if table.score is None]:
            for seen in suits_seen(project(table, seat), seat, "dscb"):
                cards = (*seen.out, *seen.own, *seen.gone)
                assert sorted(cards, key=DECK.index) == list(of_suit(DECK, seen.suit))
                assert all(not of_suit(table.hand(other), seen.suit) for other in seen.void)


def test_the_suits_seen_tell_nothing_that_the_seat_cannot_see() -> None:
    """Cards that it cannot see change places, and the lines stay the same."""
    for name in BASES:
        hand, chance = random_hand(name, 0), random.Random(1)
        for decided in range(5, len(hand.decisions) - 1, 9):
            for other in worlds(hand, decided, 0, chance, tries=2):
                tables = [project(each.steps[decided].table, 0) for each in (hand, other)]
                if 0 in tables[0].order and tables[0].score is None:
                    assert len({str(suits_seen(table, 0, "dscb")) for table in tables}) == 1


def test_it_lists_the_last_trick_and_says_that_others_are_for_memory(game: Game) -> None:
    game.play_on(12)
    settled(game)
    paper = paper_of(game)
    number = len(game.session.table.tricks)
    (line,) = told(paper)
    assert line.startswith(f"Trick {number}. ")
    assert isinstance(paper.lines[0], TrickLine)
    assert game.page.focusWidget() is paper.start, "where a press does not help"


def test_the_aid_is_asked_for_and_written_down(game: Game) -> None:
    wanted: list[str] = []
    game.page.aid_wanted.connect(wanted.append)
    paper = paper_of(game)
    assert not [line for line in paper.lines if isinstance(line, SuitLine)]
    QTest.keyClick(paper.aid, Qt.Key.Key_Space)
    assert wanted == ["suits"]
    suits = told(paper)[: len(Suit)]
    assert all(isinstance(line, SuitLine) for line in paper.lines[: len(Suit)])
    (cups,) = [line for line in suits if line.startswith("Cups")]
    assert "played: two, knave, seven, four" in cups
    QTest.keyClick(paper.aid, Qt.Key.Key_Space)
    assert wanted == ["suits"]
    assert len(told(paper)) == 1
    assert not [line for line in paper.lines if isinstance(line, SuitLine)]


def test_it_follows_the_play_and_names_who_is_void(game: Game) -> None:
    paper = paper_of(game)
    paper.aid.click()
    game.play_on(24)
    settled(game)
    missing = {each.suit for each in suits_seen(game.session.view(0).table, 0, "dscb") if each.void}
    assert missing
    assert sum(": void" in line for line in told(paper)) == len(missing)


def test_when_the_hand_is_over_all_of_it_lies_open(game: Game) -> None:
    paper_of(game)
    game.play_on(60)
    settled(game)
    assert game.page.looking_back.paper is None, "the sheet takes its place"
    paper = paper_of(game)
    assert paper.aid.isHidden()
    assert len(paper.lines) == len(game.session.table.tricks)
    QTest.keyClick(paper, Qt.Key.Key_Escape)
    assert game.page.looking_back.paper is None
    assert game.page.focusWidget() is game.page.sheet.primary


def test_of_a_sheet_it_covers_all(game: Game) -> None:
    """Half of a sheet is of no use, in no window."""
    game.play_on(60)
    settled(game)
    page, paper = game.page, paper_of(game)
    for size in ((1280, 768), (900, 568), (760, 1008), (1920, 1048), (900, 568)):
        page.resize(*size)
        settled(game)
        assert page.sheet.isVisible()
        assert body(paper) == page.sheet.lies, size
        assert squeezed(paper) == [], size
        assert paper._pane.verticalScrollBar().maximum() == 0, size


def test_a_sheet_leaves_no_paper_open_below_it(qtbot: QtBot, art: CardArt) -> None:
    """Escape would put away what nobody sees."""
    table = table_with(qtbot, art, EVENING, options="code=ludopoli").begin()
    table.game.play_on(26)
    settled(table.game)
    page = table.page
    page.conversation.toggle()
    table.game.play_on(60)
    settled(table.game)
    qtbot.waitUntil(page.sheet.isVisible)
    assert (page.conversation.paper, page.looking_back.paper, page.last_trick) == (None, None, None)


def test_behind_a_curtain_nothing_of_it_is_left(game: Game) -> None:
    paper_of(game).aid.click()
    game.page.curtain(1, game.session.view(None))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert game.page.findChildren(PlayedPaper) == []
    game.page.look_back()
    assert game.page.looking_back.paper is None
    game.page.open(game._sitters, game.session.view(1))
    assert not paper_of(game).aid.isChecked(), "who sits down has asked for nothing"


def test_who_listens_is_told_all_of_it(game: Game) -> None:
    heard: list[str] = []
    game.page.looking_back.told.connect(heard.append)
    paper = paper_of(game)
    paper.aid.click()
    assert [text.startswith(begins) for text, begins in zip(heard, ("Trick 1. ", "Coins: out: "), strict=True)] == [
        True
    ] * 2
    assert all(line in heard[1] for line in told(paper))
    paper._pane.setFocus()
    assert described(paper._pane) == heard[1]


def test_the_own_card_is_told_apart(game: Game) -> None:
    seen = {each.suit: each for each in suits_seen(game.session.view(0).table, 0, "cdsb")}
    assert card("Kd") in seen[Suit.DENARI].own
    assert card("Fc") in seen[Suit.COPPE].gone
