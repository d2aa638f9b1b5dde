"""The felt of every variant: what lies there keeps apart, and nothing is stranded, however it is hurried."""

from __future__ import annotations

import random
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from tests.ui.table.tables import Game
from tests.ui.table.test_layout import WINDOWS, apart, box, felt_of
from tests.ui.table.variants import session_for, sitters_of
from tressette_desktop.engine.cards import DECK, Card, in_order
from tressette_desktop.engine.core.actions import (
    Bid,
    CallCard,
    Claim,
    Concede,
    Discard,
    LayDown,
    Pass,
    Raise,
    SplitMonte,
)
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import project
from tressette_desktop.engine.rules.registry import VARIANTS
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.panels.table_page import TablePage
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.table.layout import Back, Copy, Heap, arrange, place_of, plan, shown_cards
from tressette_desktop.ui.table.lying import lying
from tressette_desktop.ui.table.places import Place

PLATE = 150


def seen(session: Session, *moves: Bid | Pass | CallCard | Discard) -> Table:
    """The table as seat 0 sees it after these moves."""
    session.deal()
    for move in moves:
        session.submit(session.awaited[0], move, revision=session.revision)
    return project(session.table, 0)


def solo(players: int | None) -> Table:
    dealer = 2 if players is None else 3
    return seen(session_for("terziglio", dealer=dealer, players=players), Bid("solo"), Pass(), Pass())


@pytest.mark.parametrize(("window", "players"), list(product(WINDOWS, (None, 4))))
def test_the_open_monte_keeps_clear(window: tuple[int, int], players: int | None) -> None:
    table, felt = solo(players), felt_of(window)
    drawn, poses = plan(table, 0, felt), arrange(table, 0, felt)
    monte = [box(pose) for key, pose in poses.items() if isinstance(key, Copy)]
    assert len(monte) == 4
    hands = [box(pose) for key, pose in poses.items() if not isinstance(key, Copy)]
    plates = [drawn.plate(place_of(table, 0, seat), PLATE * felt.scale) for seat in range(1, len(table.hands))]
    for each in (*monte, drawn.monte_label):
        assert QRectF(0, 0, felt.width, felt.height).contains(each)
        assert all(apart(each, other) for other in (*hands, *plates))
    assert all(apart(one, other) for one, other in combinations(monte, 2))


@pytest.mark.parametrize(("window", "players"), list(product(WINDOWS, (None, 4))))
def test_what_was_laid_aside_keeps_clear_while_the_monte_is_open(window: tuple[int, int], players: int | None) -> None:
    session = session_for("terziglio", dealer=2 if players is None else 3, players=players)
    seen(session, Bid("solo"), Pass(), Pass())
    session.submit(0, Discard(in_order(session.table.hand(0)[:4])), revision=session.revision)
    table, felt = project(session.table, 0), felt_of(window)
    poses = arrange(table, 0, felt)
    aside = [box(pose) for key, pose in poses.items() if isinstance(key, Back) and key.heap is Heap.ASIDE]
    assert len(aside) == 4
    monte = [box(pose) for key, pose in poses.items() if isinstance(key, Copy)]
    hands = [
        box(pose)
        for key, pose in poses.items()
        if isinstance(key, Card) or (isinstance(key, Back) and key.heap is Heap.HAND)
    ]
    for each in aside:
        assert QRectF(0, 0, felt.width, felt.height).contains(each)
        assert all(apart(each, other) for other in hands)
        assert any(card.contains(each) for card in monte) or all(apart(each, card) for card in monte)


@pytest.mark.parametrize("window", WINDOWS)
def test_what_was_drawn_is_known_to_lie_there(window: tuple[int, int]) -> None:
    table, felt = seen(session_for("in_due", dealer=1)), felt_of(window)
    table = table.but(drawn=((0, DECK[0]), (1, DECK[1])))
    drawn, lies = plan(table, 0, felt), lying(table, 0, felt)
    for at in range(2):
        assert any(each.contains(box(drawn.drawn_pose(at))) for each in lies.heaps)
        assert drawn.drawn_label(at) in lies.heaps


@pytest.mark.parametrize(("window", "variant"), list(product(WINDOWS, ("chiamata", "quintiglio"))))
def test_the_called_card_keeps_clear(window: tuple[int, int], variant: str) -> None:
    session = session_for(variant, dealer=4 if variant == "quintiglio" else 3)
    table, felt = seen(session, *((Bid("chiamo"), *(Pass(),) * 4) if variant == "quintiglio" else ())), felt_of(window)
    drawn, poses = plan(table, 0, felt), arrange(table, 0, felt)
    paper = drawn.called_paper
    assert QRectF(0, 0, felt.width, felt.height).contains(paper)
    for seat in range(len(table.hands)):
        assert apart(paper, drawn.plate(place_of(table, 0, seat), PLATE * felt.scale)), seat
    assert all(apart(paper, box(pose)) for pose in poses.values())
    assert apart(paper, drawn.pile(0))
    assert all(apart(paper, box(drawn.trick_pose(place, 0))) for place in drawn.places)


@pytest.mark.parametrize("window", WINDOWS)
def test_stock_and_drawn_cards_keep_clear(window: tuple[int, int]) -> None:
    table, felt = seen(session_for("in_due", dealer=1)), felt_of(window)
    drawn, poses = plan(table, 0, felt), arrange(table, 0, felt)
    stock = [box(pose) for key, pose in poses.items() if isinstance(key, Back) and key.heap is Heap.STOCK]
    assert len(stock) == 20
    others = [box(pose) for key, pose in poses.items() if not (isinstance(key, Back) and key.heap is Heap.STOCK)]
    others += [box(drawn.trick_pose(place, 0)) for place in (Place.N, Place.S)]
    shown = [box(drawn.drawn_pose(at)) for at in range(2)] + [drawn.drawn_label(at) for at in range(2)]
    for each in (*stock, drawn.stock_label, *shown):
        assert QRectF(0, 0, felt.width, felt.height).contains(each)
        assert all(apart(each, other) for other in others)


HASTY = Settings(speed=Speed.FAST, trick_pause=600)


@pytest.mark.parametrize(("variant", "players"), [*((key, None) for key in VARIANTS), ("terziglio", 4)])
def test_nothing_is_stranded(qtbot: QtBot, variant: str, players: int | None) -> None:
    """Beats are cut short, sizes change and hands end; after each of it every card is where the table has it."""
    chance = random.Random(variant)
    session = session_for(variant, players=players)
    page = TablePage(CardArt(), HASTY)
    qtbot.addWidget(page, before_close_func=lambda page: page.stage.show_table(page.stage.table))
    page.resize(1280, 768)
    page.show()
    game = Game(page, session, 0, sitters_of(session))
    game.start()
    for step in range(120):
        if not session.awaited:
            break
        seat = session.awaited[0]
        legal = [action for action in session.legal(seat) if not isinstance(action, Claim | Concede)]
        bids = [action for action in legal if isinstance(action, Bid)]
        session.submit(seat, bids[0] if bids and step < 2 else chance.choice(legal), revision=session.revision)
        if step % 3 == 0:
            page.skip()
        if step % 17 == 0:
            page.resize(1000 + 10 * step, 700)
        if step % 4 == 0:
            page.stage.settle()
            assert page.stage.table is not None
            wanted = arrange(page.stage.table, 0, page.stage._floor.felt)
            assert {key: item.pose for key, item in page.stage.cards.items.items()} == wanted
    page.stage.settle()
    assert page.stage.table == project(session.table, 0)


@pytest.mark.parametrize("count", range(5))
def test_a_defender_may_take_any_part_of_the_monte(qtbot: QtBot, count: int) -> None:
    """None of it as well: then nothing flies, and nothing is missed."""
    session = session_for("terziglio", dealer=1, persons=(0,))
    game = Game(TablePage(CardArt(), HASTY), session, 0, sitters_of(session))
    qtbot.addWidget(game.page, before_close_func=lambda page: page.stage.show_table(page.stage.table))
    game.page.resize(1280, 768)
    game.page.show()
    game.start()
    while session.table.contract is None:
        game.play(Bid("solissimo") if session.awaited == (2,) else Pass())
    game.play(Raise("scegliete"))
    assert session.awaited == (0,)
    game.play(SplitMonte(()))
    assert session.awaited == (1,)
    monte = session.table.monte
    assert isinstance(monte, tuple)
    game.play(SplitMonte(in_order(monte[:count])))
    game.page.stage.settle()
    assert len(session.table.hands[1]) == 12 + count
    assert game.page.stage.table == project(session.table, 0)


def test_drawn_cards_are_shown_until_the_next_lead_and_none_when_the_stock_has_come_to_its_end() -> None:
    session = session_for("in_due")
    session.deal()
    seen: set[tuple[int, int]] = set()
    while session.awaited:
        seat = session.awaited[0]
        plays = (action for action in session.legal(seat) if not isinstance(action, Claim | Concede | LayDown))
        session.submit(seat, next(plays), revision=session.revision)
        table = session.table
        if table.trick is None and not table.over:
            seen.add((len(table.tricks), len(shown_cards(table))))
    assert seen >= {(1, 2), (10, 2), (11, 0), (19, 0)}
    assert all(tricks <= 10 for tricks, cards in seen if cards)
