"""The same cards for others: chosen, written, played twice, gone on with, and compared."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.ui.probes import show
from tressette_desktop.engine.core.actions import Bid, Decline, PlayCard
from tressette_desktop.engine.record.deal_line import write_deal
from tressette_desktop.engine.record.deal_set import TAG, DealSet, lengths, offered, read_deal_set
from tressette_desktop.engine.record.entries import Deal
from tressette_desktop.engine.record.reader import read_file
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.ui import theme
from tressette_desktop.ui.kit.buttons import Button
from tressette_desktop.ui.kit.fields import Combo, Line
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.windows import archive
from tressette_desktop.ui.windows.archive import Archive
from tressette_desktop.ui.windows.deal_set_page import DealSetPage
from tressette_desktop.ui.windows.figures import FigureTable
from tressette_desktop.ui.windows.offers import Offers
from tressette_desktop.ui.windows.sitting import Sitting, begin, header_of_set, resume

DEALS = DealSet("classic", 4, "K7QX2M4")


def seated(level: str = "random") -> object:
    return next(card.seats for card in Offers().cards("Anna", level) if card.key == DEALS.variant)


def sat(folder: Path) -> Sitting:
    return begin(folder, header_of_set(DEALS, seated()), DEALS)


def play_hand(sitting: Sitting, first: bool) -> None:
    """Play a hand: everybody his first card, or his last, that he may play."""
    session = sitting.session
    session.deal()
    while session.awaited:
        seat = session.awaited[0]
        legal = tuple(session.legal(seat))
        plays = [action for action in legal if isinstance(action, PlayCard | Decline)] or legal
        session.submit(seat, plays[0 if first else -1], revision=session.revision)


def deals_of(path: Path) -> list[str]:
    entries = read_file(path)[-1].entries
    return [write_deal(Deal(each.dealer, each.layout)) for each in entries if isinstance(each, Deal)]


def test_two_sittings_have_the_same_cards_whatever_is_played(tmp_path: Path) -> None:
    first, second = sat(tmp_path), sat(tmp_path)
    for sitting, low in ((first, True), (second, False)):
        for _hand in range(4):
            play_hand(sitting, low)
        assert sitting.session.match.over, "a set ends after its hands"
        sitting.journal.close()
    one, other = sorted(tmp_path.glob("*.tsn"))
    assert deals_of(one) == deals_of(other)
    assert len(set(deals_of(one))) == 4
    record = read_file(one)[-1]
    assert record.error is None
    assert record.header.free[TAG] == DEALS.text


def test_a_sitting_that_is_gone_on_with_has_the_next_cards(tmp_path: Path) -> None:
    whole = sat(tmp_path / "whole")
    parts = sat(tmp_path / "parts")
    for _hand in range(3):
        play_hand(whole, True)
        play_hand(parts, True)
        parts.journal.close()
        (path,) = (tmp_path / "parts").glob("*.tsn")
        parts = resume(path)
    whole.journal.close()
    parts.journal.close()
    (other,) = (tmp_path / "whole").glob("*.tsn")
    assert deals_of(path) == deals_of(other)


def test_every_game_of_a_set_finds_its_chairs() -> None:
    cards = Offers().cards("Anna", "random")
    for game in offered():
        deals = DealSet(game, lengths(game)[0], "K7QX2M4")
        card = next(card for card in cards if card.key == deals.variant)
        header = header_of_set(deals, next(seats for seats in (card.seats, card.larger) if len(seats) == deals.seats))
        assert game_of(header.variant, header.options, header.players).seats == deals.seats
        assert len(header.bots) == deals.seats - 1


@pytest.fixture
def page(qtbot: QtBot) -> DealSetPage:
    games = (("classic", "Classic"), ("in_due", "In due"), ("terziglio4", "Terziglio at 4"))
    made = DealSetPage(games, Offers().levels(), "esperto", (DEALS.text,))
    made.resize(1280, 800)
    show(qtbot, made)
    return made


def button(page: QWidget, text: str) -> Button:
    return next(one for one in page.findChildren(Button) if one.text() == text)


def said(page: QWidget) -> str:
    return " ".join(text.text() for text in page.findChildren(Text) if text.isVisible())


def test_there_is_always_a_fresh_code_of_what_is_chosen(page: DealSetPage, qtbot: QtBot) -> None:
    variant, length, *_ = page.findChildren(Combo)
    before = page.code
    assert before.startswith("classic-8-")
    qtbot.mouseClick(button(page, "Other cards"), Qt.MouseButton.LeftButton)
    assert page.code != before
    for field, key, start in (
        (variant, "in_due", "in_due-8-"),
        (length, "16", "in_due-16-"),
        (variant, "terziglio4", "terziglio4-12-"),
        (length, "24", "terziglio4-24-"),
    ):
        field.choose(key)
        field.chosen.emit(key)
        assert page.code.startswith(start)
    assert [length.itemData(at) for at in range(length.count())] == ["4", "12", "24"]


def test_the_code_of_a_friend_is_taken_played_and_copied(page: DealSetPage, qtbot: QtBot) -> None:
    line = page.findChild(Line)
    line.setText("in_due 12 k7qx 2m44")
    assert [field.key for field in page.findChildren(Combo)][:2] == ["in_due", "12"]
    with qtbot.waitSignal(page.dealt, timeout=1000) as told:
        qtbot.mouseClick(button(page, "Deal the cards"), Qt.MouseButton.LeftButton)
    assert told.args == ["in_due-12-K7QX-2M44", "esperto"]
    qtbot.mouseClick(button(page, "Copy"), Qt.MouseButton.LeftButton)
    assert read_deal_set(QGuiApplication.clipboard().text()) is not None


REFUSED = {
    "hello": "This is no code.",
    "in_due-12-K7QX-2M45": "A letter of this code is wrong",
    "terziglio4-8-K7QX-2M41": "Terziglio at 4 is not dealt for 8 hands, but for 4, 12 or 24.",
    "bridge-8-K7QX-2M41": "There are no cards for bridge here.",
}


@pytest.mark.parametrize(("code", "why"), REFUSED.items())
def test_a_code_that_is_none_is_refused_with_the_reason(page: DealSetPage, code: str, why: str) -> None:
    line = page.findChild(Line)
    line.setText(code)
    assert page.code == ""
    assert not button(page, "Deal the cards").isEnabled()
    told = next(text for text in page.findChildren(Text) if why in text.text())
    assert told.palette().color(QPalette.ColorRole.WindowText) == theme.current().colours.red
    line.setText(DEALS.text)
    assert told.palette().color(QPalette.ColorRole.WindowText) == theme.current().colours.soft


def compared(folder: Path, qtbot: QtBot, code: str) -> list[list[str]]:
    """The cells of the page, when the computer has played what it had to."""
    window = QWidget()
    qtbot.addWidget(window)
    served = Archive(folder, window)
    page = served.deal_set("esperto")
    show(qtbot, page)
    assert "Nobody has finished a hand" in said(page)
    played = page.findChildren(Combo)[-1]
    played.choose(code)
    played.chosen.emit(code)
    model = page.findChild(FigureTable).model()

    def cells() -> list[list[str]]:
        rows, columns = range(model.rowCount()), range(model.columnCount())
        return [[model.index(row, column).data() for column in columns] for row in rows]

    qtbot.waitUntil(lambda: len(cells()) > 1 and "…" not in str(cells()), timeout=60_000)
    served.close()
    return cells()


@pytest.mark.parametrize("at_once", [0.0, 60.0])
def test_sittings_are_compared_with_one_another_and_with_the_computer(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, at_once: float
) -> None:
    """Whether the index knows them when the page is shown, or has still to look at the files."""
    monkeypatch.setattr(archive, "AT_ONCE", at_once)
    for low in (True, False):
        sitting = sat(tmp_path)
        for _hand in range(2):
            play_hand(sitting, low)
        sitting.journal.close()
    one, two, whole = compared(tmp_path, qtbot, DEALS.text)
    assert [row[0] for row in (one, two, whole)] == ["Hand 1", "Hand 2", "All hands"]
    assert [int(whole[column]) for column in (1, 2)] == [int(one[column]) + int(two[column]) for column in (1, 2)]
    assert 0 <= float(whole[3]) <= 70


def signed(units: int) -> str:
    return f"{units:+}".replace("-", "−") if units else "0"


def bid_hand(sitting: Sitting, bidder: int | None) -> None:
    """Play a hand for a contract of a chair, or pass it."""
    session = sitting.session
    session.deal()
    while session.awaited:
        seat, legal = session.awaited[0], tuple(session.legal(session.awaited[0]))
        bids = [action for action in legal if isinstance(action, Bid) and seat == bidder]
        plays = [action for action in legal if isinstance(action, PlayCard)]
        session.submit(seat, (bids or plays or legal)[0], revision=session.revision)


def test_where_contracts_are_paid_each_chair_compares_its_units(tmp_path: Path, qtbot: QtBot) -> None:
    """One sitting passes the first deal, and has the same cards as the other none the less, from the second on."""
    deals = DealSet("terziglio", 3, "K7QX2M4")
    cards = next(card for card in Offers().cards("Anna", "random") if card.key == "terziglio")
    tables = []
    for bidders in ((None, 0), (0, 1)):
        sitting = begin(tmp_path, header_of_set(deals, cards.seats), deals)
        for bidder in bidders:
            bid_hand(sitting, bidder)
        tables.append(sitting.session.table)
        sitting.journal.close()
    assert [set(deals_of(path)) for path in tmp_path.glob("*.tsn")] == [set(deals.lines()[:2])] * 2
    one, two, whole = compared(tmp_path, qtbot, deals.text)
    assert one[1] == "–"
    for column, table in enumerate(tables, 1):
        score = table.score
        assert score is not None
        thirds = score.full_thirds[0 if 0 in score.sides[0] else 1]
        units = score.totals[0] - table.totals[0]
        assert two[column] == f"{signed(units)} ({thirds})"
        assert whole[column].startswith(f"{signed(score.totals[0])} ")
