"""The review beside a game that is looked at: asked elsewhere, shown as it comes, kept in the record."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.record.samples import HAND, HEAD
from tests.ui.probes import controls, described, overlapping, show, spoken, squeezed
from tests.ui.replay.solving import Solving
from tressette_desktop.engine.bots.appraise import appraise
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.grading import Appraisal, Grade, Weighed, graded
from tressette_desktop.engine.bots.messages import Appraise, Request
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.actions import Action, CallCard, Discard, HandBack, Pass, PlayCard
from tressette_desktop.engine.core.events import TrickTaken
from tressette_desktop.engine.record.notes import Annotation
from tressette_desktop.engine.record.reader import read_file
from tressette_desktop.engine.record.story import Open, Story
from tressette_desktop.engine.review.review import Judged, Review
from tressette_desktop.engine.review.tasks import Task, tasks
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.kit.focus import visited
from tressette_desktop.ui.kit.text import read_out
from tressette_desktop.ui.settings import Settings, Speed
from tressette_desktop.ui.thinker import Thinker
from tressette_desktop.ui.windows.grade_words import SIGNS, GradeWords
from tressette_desktop.ui.windows.opened import OpenedFile
from tressette_desktop.ui.windows.replay import ReplayPage
from tressette_desktop.ui.windows.review_panel import ReviewPanel
from tressette_desktop.ui.windows.threes import PATTERNS

GAME = HEAD + '[1 "Anna"] [2 "Ciro"] [3 "Bruno"] [4 "Dora"]\n[Bots "2=esperto 3=esperto 4=esperto"]\n' + HAND
GOLDENS = Path(__file__).parents[2] / "goldens"
FEW = 30
"""Deals in which a test judges."""


class Slow(QObject):
    """The process of a review, whose answers wait until they are called for."""

    answered = Signal(object)
    failed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.open: Request | None = None
        self.stops = 0

    def ask(self, request: Request) -> None:
        self.open = request

    def kill(self) -> None:
        self.stops += 1
        self.open = None

    def answer(self) -> None:
        """Answer what is asked, quickly: in a few deals."""
        asked, self.open = self.open, None
        if isinstance(asked, Appraise):
            thought = Thought(random.Random(asked.seed))
            self.answered.emit(appraise(asked.view, asked.legal, asked.played, thought, FEW))
        else:
            self.answered.emit(_no_loss(asked))


def _no_loss(asked: object) -> dict[int, int]:
    """As if every card were as good as any other."""
    position = asked.position  # type: ignore[attr-defined]
    hand = position.hands[position.turn]
    return {1 << place: 0 for place in range(40) if hand >> place & 1}


class Reviewed:
    """A page from the chair of the person, with a process that is called by hand."""

    def __init__(self, qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
        self.path = tmp_path / "game.tsn"
        if not self.path.exists():
            self.path.write_text(GAME, encoding="utf-8")
        solving, self.slow = Solving(), Slow()
        self.page = ReplayPage(
            OpenedFile(self.path), art, Settings(speed=Speed.NONE), cast(Callable[[], Thinker], lambda: solving)
        )
        self.page.reviewing._make = cast(Callable[[], Thinker], lambda: self.slow)
        self.panel = self.page.reviewing.panel
        self.page.resize(1280, 768)
        show(qtbot, self.page)

    def compute(self, answers: int = 100) -> None:
        """Begin, and let so many answers come."""
        self.panel.begin.click()
        for _ in range(answers):
            if self.slow.open is None:
                return
            self.slow.answer()

    @property
    def review(self) -> Review:
        assert self.page.reviewing.shown is not None
        return self.page.reviewing.shown


@pytest.fixture
def opened(qtbot: QtBot, art: CardArt, tmp_path: Path) -> Reviewed:
    return Reviewed(qtbot, art, tmp_path)


def test_what_came_of_the_count_is_told_at_once(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    (tmp_path / "game.tsn").write_bytes((GOLDENS / "wrong_claim.tsn").read_bytes())
    opened = Reviewed(qtbot, art, tmp_path)
    opened.page.look(0)
    assert opened.panel.count.text() == "Claimed too early, after 3 trick(s): only 19 point(s). That lost the game."
    opened.page.look(1)
    assert not opened.panel.count.isVisible()


def test_what_was_not_declared_is_told_at_once(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    (tmp_path / "game.tsn").write_text(GAME.replace("1:+A-c", "1:+-"), encoding="utf-8")
    opened = Reviewed(qtbot, art, tmp_path)
    opened.page.look(0)
    assert opened.panel.forgotten.text() == (
        "?? Blunder. Not declared: Three aces, without cups. That cost 3 point(s)."
    )
    assert opened.panel.forgotten.isVisible()
    opened.page.look(3)
    assert not opened.panel.forgotten.isVisible()


def test_nothing_is_computed_until_it_is_wanted_and_then_it_is_shown_as_it_comes(opened: Reviewed) -> None:
    page, panel = opened.page, opened.panel
    assert panel.isVisible()
    assert panel.title.text() == "Review: Anna"
    assert opened.slow.open is None
    assert not panel.strip.isVisible()
    opened.compute(1)
    assert panel.progress.text() == "Judged: 1 of 12"
    assert [cell.judged is not None and cell.judged.known is not None for cell in panel.strip.cells] == [False] * 9 + [
        True
    ]
    opened.compute()
    assert opened.review.judged == 12
    assert not panel.stop.isVisible()
    assert not panel.begin.isVisible()
    for judged in opened.review.cards:
        page.walk.go(0, judged.task.at)
        page._arrive()
        assert judged.known is not None
        if judged.task.word:
            continue
        assert panel.verdict.text().startswith(GradeWords().signed(judged.known.grade))
        assert panel.open.text() == "With all cards open: nothing lost"
        row = next(row for row in page.side.moves.rows if row.place == judged.task.at)
        assert judged.known.grade is Grade.ONLY or GradeWords().name(judged.known.grade) in row.spoken


def test_a_cell_and_a_turning_point_lead_to_their_card(opened: Reviewed, qtbot: QtBot) -> None:
    opened.page.look(2)
    opened.compute()
    page, panel, cards = opened.page, opened.panel, opened.review.cards
    panel.strip.cells[4].setFocus()
    qtbot.keyClick(panel.strip.cells[4], Qt.Key.Key_Return)
    assert page.walk.at == opened.review.together[4][0].task.at
    assert [cell.isChecked() for cell in panel.strip.cells].index(True) == 4
    points = opened.review.turning_points()
    assert points
    assert [chip.isVisible() for chip in panel.points] == [at < len(points) for at in range(3)]
    for chip, point in zip(panel.points, points, strict=False):
        chip.click()
        assert page.walk.at == cards[point.number].task.at
        known = cards[point.number].known
        assert known is not None
        assert all(f"in {round(100 * share)}" in panel.ground.text() for share in known.takes)
    page.walk.go(0, 0)
    page._arrive()
    assert not any(cell.isChecked() for cell in panel.strip.cells)
    assert not panel.verdict.isVisible()


def test_a_card_that_ended_a_trick_is_looked_at_while_the_trick_lies_there(opened: Reviewed) -> None:
    page = opened.page
    stage, walk = page.table.stage, page.walk
    page.look(2)
    cards = [each.task for each in opened.review.cards]
    last = [task for task in cards if any(isinstance(event, TrickTaken) for event in walk.hand.moments[task.at].events)]
    assert last
    for task in last:
        page.reviewing.wanted.emit(task.at)
        assert walk.at == task.at
        assert stage.table is not None
        assert stage.table.trick is not None
        assert len(stage.table.trick.cards) == 4
        if page.walk.places[-1] != walk.at:
            page.step_on()
            assert stage.table == walk.hand.table(walk.at, walk.eye)


def test_who_goes_to_a_decision_hears_what_it_was_worth(
    opened: Reviewed, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened.compute()
    page, panel, heard = opened.page, opened.panel, []
    monkeypatch.setattr(page.table.stage, "announce", heard.append)
    cell = panel.strip.cells[4]
    cell.setFocus()
    for _again in range(2):
        heard.clear()
        qtbot.keyClick(cell, Qt.Key.Key_Return)
        (told,) = heard
        judged, _word = opened.review.together[4]
        assert told.startswith(GradeWords().whole(judged, running=False))
        assert GradeWords().verdict(judged) in told
    panel.details.setFocus()
    assert panel.verdict.text() in described(panel.details)


def test_of_what_is_not_judged_nothing_is_said_to_be_computed_once_it_is_stopped(opened: Reviewed) -> None:
    opened.compute(1)
    panel, cell = opened.panel, opened.panel.strip.cells[5]
    cell.click()
    assert "Being computed." in panel.told
    panel.stop.click()
    assert panel.told == read_out(spoken(cell))
    assert "computed" not in panel.told
    assert not panel.verdict.isVisible()


def test_the_list_of_moves_says_at_which_one_is(opened: Reviewed) -> None:
    page = opened.page
    page._walk(page.walk.go(0, 3))
    page.toggle_moves()
    assert page.side.moves.hasFocus()
    assert described(page.side.moves) == page._moves.row(page.walk, 3).spoken


def test_who_looks_from_another_seat_hears_whose_review_stands_there(
    opened: Reviewed, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(opened.page.table.stage, "announce", heard.append)
    opened.page.look(1)
    assert heard == [f"As {opened.page.names[1]} saw it. Review: {opened.page.names[1]}."]


def test_a_word_is_told_with_its_card(opened: Reviewed) -> None:
    opened.compute()
    page, panel, cards = opened.page, opened.panel, opened.review.cards
    assert [number for number, each in enumerate(cards) if each.task.word] == [1, 3]
    assert len(panel.strip.cells) == 10
    panel.strip.cells[0].click()
    assert page.walk.at == cards[0].task.at == cards[1].task.at
    assert panel.word.isVisible()
    assert panel.word.text().startswith("Said with it: Striscio. ")
    assert panel.word.text() in panel.strip.cells[0].accessibleName()
    known = cards[1].known
    assert known is not None
    assert {each.action for each in known.tried} <= {*cards[1].task.legal}
    panel.strip.cells[2].click()
    assert page.walk.at == cards[4].task.at
    assert not panel.word.isVisible()


def test_it_can_be_stopped_and_gone_on_with(opened: Reviewed) -> None:
    opened.compute(4)
    opened.panel.stop.click()
    assert opened.slow.stops == 1
    assert opened.slow.open is None
    before = opened.review
    opened.slow.answered.emit(_no_loss(before.cards[11].task.open()))  # too late: nobody listens
    assert opened.review is before
    assert opened.panel.begin.text() == "Go on"
    opened.compute()
    assert opened.review.judged == 12


def test_another_seat_has_a_review_of_its_own_and_bots_are_judged_as_well(opened: Reviewed) -> None:
    opened.compute(3)
    opened.page.look(1)
    assert opened.panel.title.text() == "Review: Ciro"
    assert opened.review.judged == 0
    assert opened.slow.open is not None
    opened.slow.answer()
    assert opened.review.judged == 0
    opened.panel.begin.click()
    assert opened.slow.stops == 1
    opened.page.look(Open.ALL)
    assert opened.panel.title.text() == "Review: Anna"
    assert opened.review.judged > 0


def test_it_is_kept_in_the_record_and_comes_back(opened: Reviewed, qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    opened.compute()
    opened.page.file.note(0, opened.review.cards[0].task.entry, Annotation((1,), "well"))
    review = opened.review
    opened.page.leave()
    text = opened.path.read_text(encoding="utf-8")
    assert text.count("{[%review 1 ") == 12
    assert "1:3c~ $1 {well} {[%review 1 " in text
    again = Reviewed(qtbot, art, tmp_path)
    assert [(each.known, each.open) for each in again.review.cards] == [
        (each.known, each.open) for each in review.cards
    ]
    assert again.panel.strip.isVisible()
    again.page.leave()
    assert opened.path.read_text(encoding="utf-8") == text


def test_a_record_that_cannot_be_written_is_left_alone(opened: Reviewed) -> None:
    opened.compute(3)
    changed = GAME.replace('"Anna"', '"Annina"')
    opened.path.write_text(changed, encoding="utf-8")
    opened.page.leave()
    assert opened.path.read_text(encoding="utf-8") == changed


def test_a_hand_that_is_not_over_is_not_reviewed(qtbot: QtBot, art: CardArt, tmp_path: Path) -> None:
    (tmp_path / "game.tsn").write_text(GAME[: GAME.index("4:7b")], encoding="utf-8")
    opened = Reviewed(qtbot, art, tmp_path)
    assert opened.page.reviewing.shown is None
    assert not opened.panel.isVisible()
    opened.page.reviewing.begin()
    assert opened.slow.open is None


def test_everything_has_a_name_and_its_room(opened: Reviewed) -> None:
    opened.compute()
    opened.page.walk.go(0, opened.review.cards[0].task.at)
    opened.page._arrive()
    assert opened.panel.threes.isVisible()
    assert "Dora" in opened.panel.threes.accessibleName()
    for bar in opened.panel.threes.bars:
        assert bar.said.endswith(f"; in truth: {bar.parts[bar.truth][0]}"), "the mark below the bar is for eyes alone"
    assert not squeezed(opened.panel)
    assert not overlapping(opened.panel)
    assert all(spoken(control) for control in controls(opened.panel))
    assert opened.panel.strip.cells[0].accessibleName().startswith("Trick 1, three of cups: ")


def test_grades_differ_without_colour() -> None:
    signs = [SIGNS.get(grade, grade.value) for grade in Grade]
    assert len(set(signs)) == len(signs)
    assert len({GradeWords().name(grade) for grade in Grade}) == len(Grade)
    assert len(set(PATTERNS)) == len(PATTERNS)


def test_what_was_decided_before_the_tricks_is_told_in_units_and_by_its_name() -> None:
    (record,) = read_file(GOLDENS / "terziglio.tsn")
    bid, call, gift, laid = (task for task in tasks(Story(record).hand(0), 2) if task.early)
    told = GradeWords()

    def judged(task: Task, other: Action, grade: Grade) -> Judged:
        tried = tuple(Weighed(each, 0.0, 0.1, 9) for each in (other, task.action))
        known = Appraisal(grade, tried, task.action, other, 0.6, 0.1, (0.42, None), stake=1)
        return Judged(task, known, 13)

    one = judged(bid, Pass(), Grade.MISTAKE)
    assert told.verdict(one) == "Pass: 0.6\xa0±\xa00.1 units more than chiamo."
    assert told.verdict(judged(bid, Pass(), Grade.INACCURACY)).endswith("than chiamo. Only 0.4 of it is certain.")
    assert told.chances(one) == "Chiamo: the contract is won in 42 of 100 deals."
    assert told.open(one, running=False) == "With all cards open: 13 third(s) for the own side, the contract is lost"
    assert told.whole(one, running=False).startswith("Before the first trick, chiamo: Mistake. With all cards open")
    assert told.when(one) == "Beforehand"
    two = judged(call, CallCard(card("2s")), Grade.CLOSE)
    assert told.verdict(two).startswith("Call (three of cups) or call (two of swords): too close to call (0.6")
    assert told.verdict(judged(gift, HandBack(card("7s")), Grade.BEST)).startswith("Gift (five of clubs): 0.6")
    assert "discard (knight of cups, knave of cups, seven of swords, six of clubs)" in told.whole(
        judged(laid, Discard(()), Grade.BEST), running=True
    )


@pytest.mark.parametrize(
    ("gap", "error", "more"),
    [(4.0, 1.3, "Only 1.0 of it is certain."), (0.4, 0.1, ""), (4.0, 0.3, ""), (4.0, 1.8, "")],
    ids=["its error makes it milder", "small anyway", "grave anyway", "too close to call"],
)
def test_where_the_error_makes_a_grade_milder_it_is_said_what_is_certain(gap: float, error: float, more: str) -> None:
    """A card was called fine beside four thirds that were lost, and nothing said why."""
    (record,) = read_file(GOLDENS / "classic.tsn")
    task, other = tasks(Story(record).hand(0), 0)[0], PlayCard(card("4b"))
    tried = tuple(Weighed(each, 0.0, 0.1, 9) for each in (other, task.action))
    known = Appraisal(graded(gap, error, 2, is_best=False), tried, task.action, other, gap, error)
    _first, _stop, second = GradeWords().verdict(Judged(task, known)).partition(". ")
    assert second == more


def test_long_words_are_given_all_their_lines(qtbot: QtBot) -> None:
    panel = ReviewPanel()
    show(qtbot, panel)
    panel.resize(328, 300)
    panel.details.show()
    said = "Discard (knight of cups, knave of cups, seven of swords, six of clubs)"
    for words in (panel.verdict, panel.ground):
        words.setText(f"Close call. {said} or {said.lower()}: too close to call (0.5 units).")
        words.show()
    qtbot.waitUntil(lambda: panel.details.verticalScrollBar().maximum() > 0)
    for words in (panel.verdict, panel.ground):
        assert words.height() == words.heightForWidth(words.width())


def test_in_a_small_window_the_words_of_a_turning_point_scroll(opened: Reviewed, qtbot: QtBot) -> None:
    page, panel = opened.page, opened.panel
    page.look(2)
    opened.compute()
    page.resize(900, 560)
    page._show_moves(True)
    points = opened.review.turning_points()
    assert points
    for point in points:
        page.walk.go(0, opened.review.cards[point.number].task.at)
        page._arrive()
        qtbot.waitUntil(lambda: not squeezed(page.side))
        assert panel.ground.isVisible()
        assert panel.details.height() >= panel.details.minimumSizeHint().height()
        assert page.side.rect().contains(page.side.play_on.geometry())


def test_who_begins_a_review_hears_how_far_it_is_and_stays_there(
    opened: Reviewed, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr("tressette_desktop.ui.kit.heard.announce", lambda _source, sentence: heard.append(sentence))
    moves: list[QWidget | None] = []
    panel = opened.panel
    panel.begin.setFocus()
    QApplication.instance().focusChanged.connect(lambda _old, new: moves.append(new))  # type: ignore[union-attr]
    opened.compute(0)
    assert moves == [panel.stop]
    assert heard == ["Judged: 0 of 12"]
    for _answer in range(100):
        if opened.slow.open is None:
            break
        opened.slow.answer()
    assert heard[1:3] == ["Judged: 3 of 12", "Judged: 6 of 12"], "it is told by quarters"
    assert heard[-1].startswith("All judged; with all cards open: ")
    assert len(heard) == len(set(heard)) < 10
    assert moves[1:] == [panel.strip.cells[0]]


def test_who_stops_a_review_may_go_on_there(opened: Reviewed, monkeypatch: pytest.MonkeyPatch) -> None:
    opened.compute(1)
    panel = opened.panel
    heard: list[str] = []
    monkeypatch.setattr("tressette_desktop.ui.kit.heard.announce", lambda _source, sentence: heard.append(sentence))
    panel.stop.setFocus()
    panel.stop.click()
    assert panel.begin.hasFocus()
    assert panel.begin.text() == "Go on"
    assert heard == []


def test_no_decision_is_told_twice(opened: Reviewed) -> None:
    opened.compute()
    cells = opened.panel.strip.cells
    assert [described(cell) for cell in cells] == [f"{number} of 10" for number in range(1, 11)]


def test_the_tab_key_goes_from_the_moves_through_the_review_and_on(opened: Reviewed) -> None:
    opened.compute()
    side, panel = opened.page.side, opened.panel
    stops = visited(side)
    order = (side.cross, side.moves, panel.begin, *panel.strip.cells, panel.details, side.play_on, side.more)
    assert sorted(order, key=stops.index) == list(order)


def test_cells_made_for_another_hand_are_visited_where_the_others_were(opened: Reviewed) -> None:
    panel = opened.panel
    panel.strip._make(len(panel.strip.cells) - 1)
    opened.compute(1)
    stops = visited(opened.page.side)
    order = (panel.stop, *panel.strip.cells, panel.details, opened.page.side.play_on)
    assert sorted(order, key=stops.index) == list(order)
