"""A game that is looked at shares its page with its moves: whatever the size, nothing lies over anything else."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.record.test_story import GOLDENS, hands
from tests.ui.probes import clear_of_fades, squeezed
from tests.ui.replay.test_open_hands import box
from tests.ui.replay.test_replay_page import Opened
from tressette_desktop.engine.record.reader import read_file
from tressette_desktop.engine.record.story import Open
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.page import More
from tressette_desktop.ui.kit.press import WRAPPED
from tressette_desktop.ui.table.layout import Back, Heap, arrange, place_of, plan, won_tricks
from tressette_desktop.ui.table.metrics import MENU, STRIP, Felt, furniture_scale
from tressette_desktop.ui.windows.standing import WIDE, Standing, standing

NAME = 130
"""Width of a plate with a name on it, at scale 1."""
BAR = {False: 54, True: 104}
"""Height of the bar below a game, in one row and in two."""
PAGES = [
    (width, height)
    for width in (900, 960, 1020, 1119, 1120, 1251, 1252, 1280, 1920)
    for height in (568, 620, 700, 760, 850, 1000, 1160)
]


def lies_over(path: Path, width: float, height: float, *, open: bool) -> list[str]:
    """What lies over what on a table of this size, beginning, middle and end of a hand; or is cut off."""
    (hand,) = hands(*read_file(path))
    scale = furniture_scale(width, height + MENU)
    felt = Felt(width, height - round(STRIP * scale), scale, open=open, docked=False)
    found = []
    for at in (0, *hand.tricks[1:3], *hand.tricks[-2:]):
        table = hand.table(at, Open.ALL if open else 0)
        drawn, poses = plan(table, 0, felt), arrange(table, 0, felt)
        things = {f"plate {place.name}": drawn.plate(place, NAME * scale) for place in drawn.places}
        things |= {f"trick {place.name}": box(drawn.trick_pose(place, 0)) for place in drawn.places}
        for seat, pile in enumerate(table.hands):
            keys = pile if isinstance(pile, tuple) else [Back(Heap.HAND, seat, each) for each in range(len(pile))]
            if keys:
                things[f"hand {place_of(table, 0, seat).name}"] = box(*(poses[key] for key in keys))
        for heap, count in enumerate(won_tricks(table, 0)):
            if count:
                things |= {f"pile {heap}": drawn.pile(heap), f"label {heap}": drawn.pile_label(heap)}
        if table.called is not None and not table.official:
            things["called"] = drawn.called_paper
        room = QRectF(0, 0, felt.width, felt.height).adjusted(-1, -1, 1, 1)
        found += [f"{name} is cut off at {at}" for name, each in things.items() if not room.contains(each)]
        for (one, first), (two, second) in combinations(things.items(), 2):
            shared = first.intersected(second)
            # A name may touch its own hand; cards of a trick lie over each other.
            free = 6 * scale if one[-1] == two[-1] and {one[:5], two[:5]} == {"plate", "hand "} else 2
            if (
                not (one.startswith("trick") and two.startswith("trick"))
                and min(shared.width(), shared.height()) > free
            ):
                found.append(f"{one} and {two} at {at}")
    return found


@pytest.mark.parametrize("open", [False, True], ids=["seat", "open"])
@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_on_every_page_the_table_that_is_left_has_room_for_all(path: Path, open: bool) -> None:
    (hand,) = hands(*read_file(path))
    seats = len(hand.moments[0].table.hands)
    for width, height in PAGES:
        how = standing(width, seats)
        left = {width - WIDE} if how is Standing.BESIDE else {width}
        left |= {width - WIDE} if how is Standing.DRAWN else set()
        for wide in left:
            high = height - BAR[how is not Standing.BESIDE]
            assert lies_over(path, wide, high, open=open) == [], (width, height, wide)


def on_page(opened: Opened) -> tuple[QRect, QRect]:
    """Where table and moves are, when all that was asked for has its size."""
    for _ in range(2):
        QApplication.processEvents()
    table, side = opened.page.table, opened.page.side
    return table.geometry(), side.geometry()


def golden(name: str) -> Path:
    return next(path for path in GOLDENS if path.stem == name)


@pytest.mark.parametrize("size", [(900, 568), (1000, 700), (1119, 900)])
def test_the_table_makes_room_for_the_moves(qtbot: QtBot, art: CardArt, size: tuple[int, int]) -> None:
    opened = Opened(qtbot, art, golden("classic"))
    page = opened.page
    page.resize(*size)
    opened.press(Qt.Key.Key_M)
    table, side = on_page(opened)
    assert page.table.isVisible()
    assert page.side.isVisible()
    assert not table.intersects(side)
    assert side.height() == size[1], "beside the bar too"
    assert squeezed(page) == []
    qtbot.mouseClick(page.side.cross, Qt.MouseButton.LeftButton)
    assert page.side.isHidden()
    assert on_page(opened)[0].width() == size[0]
    assert page.isAncestorOf(QApplication.focusWidget()), "the keyboard stays on the page"


def test_among_five_the_moves_come_in_the_place_of_the_table(qtbot: QtBot, art: CardArt) -> None:
    opened = Opened(qtbot, art, golden("quintiglio"))
    page = opened.page
    page.resize(900, 568)
    assert page.bar.moves.text() == "Moves and review"
    opened.press(Qt.Key.Key_M)
    side = on_page(opened)[1]
    assert page.table.isHidden()
    assert (side.left(), side.width()) == (0, 900)
    assert squeezed(page.side) == []
    assert page.bar.moves.text() == "Table"
    qtbot.mouseClick(page.bar.moves, Qt.MouseButton.LeftButton)
    assert page.table.isVisible()
    assert page.side.isHidden()
    page.resize(1280, 768)
    QApplication.processEvents()
    assert page.table.isVisible()
    assert page.side.isVisible()


def test_beside_the_table_the_moves_may_be_put_away_for_it(qtbot: QtBot, art: CardArt) -> None:
    opened = Opened(qtbot, art, golden("quintiglio"))
    page = opened.page
    page.resize(1280, 768)
    narrow = on_page(opened)[0].width()
    assert page.bar.moves.isHidden()
    opened.press(Qt.Key.Key_M)
    assert page.side.moves.hasFocus(), "the first time one only goes there"
    qtbot.mouseClick(page.side.cross, Qt.MouseButton.LeftButton)
    assert page.side.isHidden()
    assert on_page(opened)[0].width() == 1280 > narrow
    assert page.isAncestorOf(QApplication.focusWidget())
    assert squeezed(page) == []
    qtbot.mouseClick(page.bar.moves, Qt.MouseButton.LeftButton)
    assert page.side.moves.hasFocus()
    assert on_page(opened)[0].width() == narrow
    opened.press(Qt.Key.Key_M)
    assert page.side.isHidden()


@pytest.mark.parametrize("name", ["chiamata", "classic", "terziglio"])
def test_no_move_of_several_lines_is_written_over_the_next(qtbot: QtBot, art: CardArt, name: str) -> None:
    opened = Opened(qtbot, art, golden(name))
    page, moves = opened.page, opened.page.side.moves
    for size in (QSize(900, 568), QSize(1280, 768), QSize(1000, 620)):
        page.resize(size)
        page._show_moves(True)
        QApplication.processEvents()
        for at, row in enumerate(moves.rows):
            rect = moves.visualRect(moves.model().index(at, 0))
            room = QRect(QPoint(0, 0), QSize(moves.room, 10_000))
            assert moves.room <= moves.viewport().width(), "as wide as it is painted"
            assert rect.height() >= moves.fontMetrics().boundingRect(room, WRAPPED, row.text).height(), row.text


def test_the_move_where_one_stands_is_not_under_a_fading_line(qtbot: QtBot, art: CardArt) -> None:
    opened = Opened(qtbot, art, golden("classic"))
    page, moves = opened.page, opened.page.side.moves
    page.resize(1280, 700)
    QApplication.processEvents()
    more = moves.findChild(More)
    assert more.below.isVisible()
    for way in (1, -1):
        while page.walk.step(way):
            page._arrive()
            assert clear_of_fades(moves)
        assert (more.above.isVisible(), more.below.isVisible()) == ((way > 0), (way < 0))
