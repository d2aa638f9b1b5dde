"""The page of problems, through its own keys and buttons."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.ui.probes import show
from tests.ui.replay.solving import Solving
from tests.ui.table.conftest import art as art
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.problems.board import Board
from tressette_desktop.engine.problems.progress import Progress, Trial
from tressette_desktop.ui import theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.press import Press
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.table.places import Place
from tressette_desktop.ui.theme import Look
from tressette_desktop.ui.windows.problem_page import ProblemPage, book

TODAY = date(2026, 11, 26)
"""A Thursday; its problem has four cards, and so has that of the day before: they are played out in no time."""
DAY = timedelta(days=1)


class Opened:
    """A page in a window, its file, and what it says aloud."""

    def __init__(self, qtbot: QtBot, art: CardArt, folder: Path, day: date = TODAY) -> None:
        self.file = folder / "problems.json"
        self.solving: Any = Solving()
        self.heard: list[str] = []
        self.complaints: list[str] = []
        settings = Settings(speed=Speed.NONE)
        self.page = ProblemPage(art, settings, lambda: self.solving, Progress(self.file), TODAY)
        self.page.table.stage.announce = self.heard.append  # type: ignore[method-assign]
        self.page.complained.connect(self.complaints.append)
        self.page.resize(900, 600)
        show(qtbot, self.page)
        self.page.go(day)
        self._qtbot = qtbot

    def study(self) -> None:
        """Wait until the problem is played out."""
        self._qtbot.waitUntil(lambda: self.page.study is not None)

    def choose(self, card: Card) -> None:
        """Press the digit of a card."""
        own = self.page.table.stage.cards.own
        self._qtbot.keyClick(self.page.table.stage, Qt.Key(Qt.Key.Key_1 + own.index(card)))

    def press(self, button: Press) -> None:
        assert not button.isHidden()
        self._qtbot.mouseClick(button, Qt.MouseButton.LeftButton)

    @property
    def best(self) -> Card:
        assert self.page.study is not None
        return self.page.study.best

    @property
    def worse(self) -> Card:
        assert self.page.study is not None
        return next(card for card in self.page.study.outcomes if card is not self.best)

    @property
    def kept(self) -> dict[date, Trial]:
        return Progress(self.file).days


def test_the_best_card_is_found_kept_and_leads_to_the_next_problem(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, tmp_path)
    page, side = opened.page, opened.page.side
    assert side.again.isHidden()
    assert side.next.isHidden()
    opened.study()
    opened.choose(opened.best)
    page.table.stage.settle()
    assert side.verdict.text().startswith("Found at the first try: the ")
    assert opened.kept == {TODAY: Trial(1, found=True)}
    assert any(said.startswith("Found at the first try") for said in opened.heard)
    table = page.table.stage.table
    assert table is not None
    assert not any(map(len, table.hands)), "it was not played to its end"
    qtbot.waitUntil(lambda: page.table.stage.scenery.turn == ())
    opened.press(side.next)
    assert page.day == TODAY - DAY
    assert side.verdict.isHidden()
    assert len(page.table.stage.cards.own) == len(page.board.table.hand(page.board.turn))
    page.leave()


def test_another_card_is_told_what_it_costs_and_may_be_taken_back(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, tmp_path, TODAY - DAY)
    page, side = opened.page, opened.page.side
    opened.study()
    opened.choose(opened.worse)
    assert " costs " in side.verdict.text()
    assert "points" in side.why.text()
    assert opened.kept == {page.day: Trial(1)}
    opened.press(side.again)
    assert side.verdict.isHidden()
    assert page.table.stage.table == page.board.table
    opened.press(side.solution)
    assert side.verdict.text().startswith("The best card: ")
    opened.press(side.again)
    opened.choose(opened.best)
    assert side.verdict.text().startswith("The best card: ")
    assert opened.kept == {page.day: Trial(1, shown=True)}
    page.table.stage.settle()
    page.leave()


def test_a_card_that_may_not_be_played_counts_for_nothing(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    days = (TODAY - count * DAY for count in range(len(book())))
    bound = next(day for day in days if _bound(day))
    opened = Opened(qtbot, art, tmp_path, bound)
    page = opened.page
    opened.study()
    opened.choose(next(iter(_bound(bound))))
    assert page.table.prompt.accessibleName().startswith("Not the ")
    assert opened.kept == {}
    page.leave()


def test_who_is_quicker_than_the_solver_is_told_when_it_is_known(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, tmp_path)
    side = opened.page.side
    opened.press(side.solution)
    assert side.verdict.isHidden()
    opened.study()
    assert side.verdict.text().startswith("The best card: ")
    opened.page.table.stage.settle()
    opened.page.leave()


def test_the_days_go_as_far_back_as_there_are_problems(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, tmp_path, TODAY)
    page, week = opened.page, opened.page.side.week
    assert [day.isEnabled() for day in week.days] == [True] * 4 + [False] * 3, "there are days to come"
    assert not week.later.isEnabled()
    opened.press(week.earlier)
    assert page.day == TODAY, "to turn a page is not to choose a day"
    assert not any(day.isChecked() for day in week.days)
    opened.press(week.days[2])
    assert page.day == TODAY - 8 * DAY
    page.go(TODAY - (len(book()) - 1) * DAY)
    assert not week.earlier.isEnabled()
    page.leave()


def test_where_room_is_short_what_came_of_a_card_comes_into_sight(
    qtbot: QtBot, art: CardArt, look: Look, tmp_path: Path
) -> None:
    theme.apply(replace(look, em=2 * theme.EM))
    opened = Opened(qtbot, art, tmp_path)
    side = opened.page.side
    opened.study()
    opened.choose(opened.worse)
    qtbot.waitUntil(lambda: side.verdict.visibleRegion().boundingRect().height() > theme.EM)
    opened.press(side.again)
    qtbot.waitUntil(lambda: side.pane.verticalScrollBar().value() == 0)
    opened.page.leave()


def test_the_keyboard_goes_on_where_the_solution_was_shown(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, tmp_path)
    side = opened.page.side
    opened.study()
    side.solution.setFocus()
    qtbot.keyClick(side.solution, Qt.Key.Key_Space)
    assert side.solution.isHidden()
    assert opened.page.window().focusWidget() is side.again
    opened.page.leave()


def test_who_listens_is_told_all_hands(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, tmp_path)
    told = opened.heard[-1]
    assert opened.page.side.grade.accessibleName() == "medium"
    assert all(name in told for name in ("Problem of ", "You: ", "Ischia: ", "Capri: ", "Procida: "))
    opened.heard.clear()
    qtbot.keyClick(opened.page.table.stage, Qt.Key.Key_I)
    assert opened.heard == [told]
    opened.page.leave()


def test_what_is_told_is_told_in_sentences(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, tmp_path)
    told = opened.heard[-1]
    assert told.startswith("Problem of the day, Thursday, ")
    assert re.search(r"2026\. (It is your turn|You lead)\. ", told)
    assert opened.page.side.so_far.text() in told
    opened.page.go(TODAY - DAY)
    assert opened.heard[-1].count("2026") == 1, "the day is told twice"
    opened.page.leave()


def test_the_tab_key_comes_back_to_the_cards(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, tmp_path)
    stage = opened.page.table.stage
    assert QApplication.focusWidget() is stage
    reached: list[QWidget] = []
    while (here := QApplication.focusWidget()) is not None and here not in reached:
        reached.append(here)
        qtbot.keyClick(here, Qt.Key.Key_Tab)
    assert here is stage
    assert len(reached) > 3
    opened.page.leave()


def test_a_digit_plays_its_card_from_wherever_the_keyboard_is(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened = Opened(qtbot, art, tmp_path)
    opened.study()
    own = opened.page.table.stage.cards.own
    opened.page.side.leave.setFocus()
    qtbot.keyClick(opened.page.side.leave, Qt.Key(Qt.Key.Key_1 + own.index(opened.best)))
    assert opened.page.side.verdict.text().startswith("Found at the first try")
    assert opened.page.table.stage.hasFocus()
    opened.page.table.stage.settle()
    opened.page.leave()


def test_bots_that_fail_are_told_of_and_asked_again(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    there = Opened(qtbot, art, tmp_path)
    there.solving.cancel()
    there.page.show_solution()
    there.solving.failed.emit("it stopped")
    assert there.complaints == ["The computer could not work it out. Try once more."]
    assert there.kept == {}
    there.page.show_solution()
    there.study()
    assert there.kept[TODAY].shown


def test_a_disk_that_refuses_is_told_and_the_answer_given(
    qtbot: QtBot, art: CardArt, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr("os.fsync", full)
    opened = Opened(qtbot, art, tmp_path)
    opened.study()
    opened.choose(opened.best)
    assert len(opened.complaints) == 1
    assert opened.page.side.verdict.text().startswith("Found at the first try")
    opened.page.table.stage.settle()
    opened.page.leave()


@pytest.mark.parametrize("size", [(900, 568), (760, 1008), (1280, 768)])
def test_the_few_cards_of_a_problem_lie_in_one_row(
    qtbot: QtBot, art: CardArt, tmp_path: Path, size: tuple[int, int]
) -> None:
    """They are no full hand that has become smaller."""
    opened = Opened(qtbot, art, tmp_path)
    opened.page.resize(*size)
    for back in range(5):
        opened.page.go(TODAY - back * DAY)
        drawn = opened.page.table.stage.plan
        assert drawn is not None
        assert not drawn.two_rows, (back, size)
        prompt = QRectF(opened.page.table.prompt.geometry())
        plates = [plate.mapRectToScene(plate.box) for plate in opened.page.table.stage.scenery.plates.values()]
        assert not any(prompt.intersects(each) for each in plates), (back, size)
        slot = drawn.trick_pose(Place.S, 0)
        assert prompt.top() >= max(y for _, y in slot.corners), (back, size)
    opened.page.leave()


def _bound(day: date) -> frozenset[Card]:
    """The cards that may not be played."""
    board = Board.of(ProblemPage.problem_of(day).puzzle)
    return frozenset(board.table.hand(board.turn)) - board.legal
