"""The statistics: what is shown of the sums, deals weighed in the background, the table that is saved."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from tests.record.samples import HAND, HEAD
from tests.screens.years import BIDS, TALLIES
from tests.ui.probes import show
from tressette_desktop.engine.record import tallies
from tressette_desktop.engine.record.glance import Glance
from tressette_desktop.engine.record.index import Index
from tressette_desktop.engine.record.tallies import MIXED, Luck, Period
from tressette_desktop.ui.kit.buttons import Button
from tressette_desktop.ui.kit.chart import Bar, BarChart
from tressette_desktop.ui.kit.fields import Combo
from tressette_desktop.ui.kit.text import Text
from tressette_desktop.ui.windows.archive import Archive
from tressette_desktop.ui.windows.counted_words import CountedWords
from tressette_desktop.ui.windows.figures import Figures, FigureTable
from tressette_desktop.ui.windows.statistics_page import Counted, StatisticsPage
from tressette_desktop.ui.windows.waiting import score

BOTS = '[Bots "2=esperto 3=esperto 4=esperto"]\n'
DUE = "1:3K76.A54.A.A5 2:2CF5..KC765.4\n"
TWO = f'[TSN "1"]\n[Variant "in_due"]\n[1 "Anna"] [2 "Bruno"]\nD1 {DUE}=4/0:1/3\nD2 {DUE}'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "a.tsn").write_text(HEAD + '[1 "Anna"]\n' + BOTS + HAND, encoding="utf-8")
    (folder / "b.tsn").write_text(HEAD + '[1 "Anna"]\n' + BOTS.replace("esperto", "maestro") + HAND, "utf-8")
    (folder / "c.tsn").write_text(TWO, encoding="utf-8")
    with Index(folder) as index:
        list(index.refresh())
    return folder


@pytest.fixture
def archive(qtbot: QtBot, folder: Path) -> Iterator[Archive]:
    window = QWidget()
    qtbot.addWidget(window)
    archive = Archive(folder, window)
    yield archive
    archive.close()


@pytest.fixture
def page(archive: Archive, qtbot: QtBot) -> StatisticsPage:
    made = archive.statistics()
    made.resize(1280, 800)
    show(qtbot, made)
    return made


def figures(page: StatisticsPage) -> dict[str, list[str]]:
    """The table, row by row."""
    model = page.findChild(FigureTable).model()
    columns = range(model.columnCount())
    cells = [[model.index(row, column).data() for column in columns] for row in range(model.rowCount())]
    return {title: rest for title, *rest in cells}


def said(page: StatisticsPage) -> str:
    return " ".join(text.text() for text in page.findChildren(Text) if text.isVisible())


def button(page: StatisticsPage, start: str) -> Button:
    return next(one for one in page.findChildren(Button) if one.text().startswith(start))


def choose(field: Combo, key: str) -> None:
    field.choose(key)
    field.chosen.emit(key)


def test_the_favourite_is_shown_first_level_by_level(page: StatisticsPage) -> None:
    told = figures(page)
    assert told["Hands"] == ["2", "1", "1"]
    assert told["Points a hand"] == ["7.0", "7.0", "7.0"]
    assert told["Points of the others a hand"] == ["10.0", "10.0", "10.0"]
    assert told["Combinations in a hundred hands"] == ["100", "100", "100"]
    model = page.findChild(FigureTable).model()
    spoken = model.index(3, 2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Hands, Expert: 1"


def test_another_game_and_another_person_are_shown(page: StatisticsPage) -> None:
    person, variant = page.findChildren(Combo)
    choose(variant, "in_due")
    assert figures(page)["Points a hand"] == ["1.0"]
    choose(person, "Bruno")
    assert (page.shown, variant.count()) == (("Bruno", "in_due"), 1)
    assert figures(page)["Points a hand"] == ["3.0"]


def test_levels_stand_from_weak_to_strong_and_contracts_below(qapp: object) -> None:
    levels = (*TALLIES, TALLIES[0]._replace(level=MIXED), TALLIES[0]._replace(level=""))
    told = CountedWords().figures(levels, BIDS, ledger=True)
    assert told.columns == ("All", "Beginner", "Intermediate", "Expert", "People only", "Mixed")
    rows = dict(told.rows)
    assert rows["Chiamo"][0] == "31 of 43 kept"
    assert rows["Units a hand"][1] == "6.8"
    assert rows["Claims, wrong"] == ("13", "0", "1", "4", "4", "4")


def test_bars_say_what_they_show(qapp: object) -> None:
    words = CountedWords()
    (early, late) = words.course((Period("2026-03", 12, -0.5), Period("2026-04", 7, 1.25)))
    assert (early.figure, late.figure) == ("−0.5", "+1.3")
    assert early.sentence == "From Mar 2026: −0.5 a hand, 12 hand(s)"
    assert next(bar.sentence for bar in words.shares(TALLIES)) == "Beginner: 11 of 12 game(s) won"


def test_what_was_lost_has_the_same_minus_everywhere(qapp: object) -> None:
    """In the table, at a bar, of the cards, and in the list of games."""
    words = CountedWords()
    lost = TALLIES[0]._replace(hands=2, gained=-4, faced=0, against=0)
    assert dict(words.figures((lost,), (), ledger=True).rows)["Units a hand"] == ("−2.0",)
    assert "gains −1.0 a hand; you gained −2.5" in words.luck(Luck(1, 0, 1, -1.0, -2.5))
    assert score(Glance({}, totals=(-2, 1, 1))) == "−2 / 1 / 1"


def charts(page: StatisticsPage) -> dict[str, bool]:
    """The titles of the charts, and whether each is shown."""
    return {chart.accessibleName(): chart.isVisible() for chart in page.findChildren(BarChart)}


def test_the_chart_of_each_hand_says_what_it_shows(page: StatisticsPage) -> None:
    """Where each has units of his own to win, there are no others to be taken off."""
    page.show_counted(Counted(Figures(), (Bar("", 1, "", ""),), (Bar("", 1, "", ""),)))
    less, games = charts(page)
    assert less == "What a hand brought, less what it brought the others"
    page.show_counted(Counted(Figures(), (Bar("", 1, "", ""),), ledger=True))
    assert charts(page) == {"What a hand brought": True, games: False}, "a chart without bars says nothing"
    assert games not in said(page)


def test_a_game_with_a_ledger_counts_units_also_for_who_never_bid(archive: Archive, folder: Path) -> None:
    golden = Path(__file__).parents[2] / "goldens" / "terziglio.tsn"
    (folder / "d.tsn").write_text(golden.read_text(encoding="utf-8"), encoding="utf-8")
    page = archive.statistics()
    person, _variant = page.findChildren(Combo)
    choose(person, "Ciro")
    assert page.shown == ("Ciro", "terziglio")
    assert figures(page)["Units a hand"] == ["−1.0"]
    assert "What a hand brought" in [chart.accessibleName() for chart in page.findChildren(BarChart)]
    page.deleteLater()


def test_luck_is_told_in_words(qapp: object) -> None:
    words = CountedWords()
    assert words.luck(Luck(64, 21, 17, 5.4, 5.1)) == (
        "Of your latest 64 deal(s), 21 were lucky and 17 unlucky."
        " With your cards the computer gains 5.4 a hand; you gained 5.1."
    )
    assert words.luck(Luck(0, 0, 0, 0, 0)).startswith("Were the cards kind to you?")


def test_deals_are_weighed_while_the_page_is_shown_and_kept(page: StatisticsPage, folder: Path, qtbot: QtBot) -> None:
    assert "Were the cards kind" in said(page)
    qtbot.mouseClick(button(page, "Let the computer"), Qt.MouseButton.LeftButton)
    assert button(page, "Stop").isVisible()
    qtbot.waitUntil(lambda: "Of your latest 2 deal(s)" in said(page) and not page._busy, timeout=10_000)
    assert not button(page, "Let the computer").isVisible(), "nothing is left to weigh"
    with Index(folder) as index:
        assert tallies.luck(tallies.weighed(index, tallies.latest(index, "Anna", "classic", 9))).deals == 2


def test_weighing_is_stopped(page: StatisticsPage, qtbot: QtBot) -> None:
    qtbot.mouseClick(button(page, "Let the computer"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(button(page, "Stop"), Qt.MouseButton.LeftButton)
    assert button(page, "Let the computer").isVisible()


def test_a_deal_that_is_none_is_worth_nothing_and_stops_nothing(page: StatisticsPage, qtbot: QtBot) -> None:
    choose(page.findChildren(Combo)[1], "in_due")
    qtbot.mouseClick(button(page, "Let the computer"), Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "Of your latest 1 deal(s), 0 were lucky and 0 unlucky." in said(page), timeout=10_000)


def test_all_hands_are_saved_as_a_table(
    page: StatisticsPage, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "hands.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    qtbot.mouseClick(button(page, "All hands"), Qt.MouseButton.LeftButton)
    with path.open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert sorted((row["variant"], row["gained"]) for row in rows) == [("classic", "7")] * 2 + [("in_due", "1")]


def test_a_table_that_cannot_be_saved_is_complained_of(
    page: StatisticsPage, archive: Archive, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no" / "hands.csv"), ""))
    with qtbot.waitSignal(archive.complained, timeout=1000):
        qtbot.mouseClick(button(page, "All hands"), Qt.MouseButton.LeftButton)


def test_without_a_hand_there_is_nothing_to_show(tmp_path: Path, qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    page = Archive(tmp_path, window).statistics()
    show(qtbot, page)
    assert "your first hand will be the first figure" in said(page)


def test_who_gave_no_name_is_you_among_the_people(qtbot: QtBot) -> None:
    page = StatisticsPage(("Anna", "Tu"), ())
    qtbot.addWidget(page)
    assert [page._person.itemText(at) for at in range(2)] == ["Anna", "You"]
    assert page._person.itemData(1) == "Tu"
