"""The problems that come with the game: each has one best card, and is the one that its seed leads to."""

import doctest
import importlib
from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from types import ModuleType

import pytest

from tressette_desktop.engine.kernel.solver import Solver
from tressette_desktop.engine.problems.book import FIRST, WEEK, Grade, Problem, place_of_day, read_book
from tressette_desktop.engine.record.faults import NotationError

ROOT = Path(__file__).parents[2]
BOOK = read_book((ROOT / "tressette_desktop" / "assets" / "problems.txt").read_text(encoding="utf-8"))


@pytest.fixture
def finding(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script that finds problems; it lies beside the package."""
    monkeypatch.syspath_prepend(str(ROOT / "packaging" / "problems"))
    return importlib.import_module("finding")


def cards_held(problem: Problem) -> int:
    position = problem.puzzle.position
    return position.hands[position.turn].bit_count()


def test_there_is_one_for_more_than_a_year_and_each_weekday_keeps_its_grade() -> None:
    assert len(BOOK) > 366
    assert not len(BOOK) % len(WEEK)
    assert [problem.grade for problem in BOOK] == list(WEEK) * (len(BOOK) // len(WEEK))
    assert len({problem.line for problem in BOOK}) == len(BOOK)
    assert len({problem.origin.partition(".")[0] for problem in BOOK}) == len(BOOK), "two of one deal"


def test_four_five_and_six_cards_are_mixed_and_leads_with_answers() -> None:
    assert min(Counter(map(cards_held, BOOK)).values()) > len(BOOK) // 10
    assert set(map(cards_held, BOOK)) == {4, 5, 6}
    assert {len(problem.puzzle.position.trick) for problem in BOOK} == {0, 1, 2, 3}


@pytest.mark.parametrize(
    "problem", [*BOOK[::20], *(each for each in BOOK if cards_held(each) == 4)][:50], ids=lambda problem: problem.origin
)
def test_one_card_alone_is_best_by_a_point_at_least(problem: Problem) -> None:
    """A sample, the quick ones first of all; ``python packaging/problems/build.py --check`` finds all of them anew."""
    puzzle = problem.puzzle
    values = sorted(Solver(puzzle.frame).values(puzzle.position).values(), reverse=True)
    if puzzle.frame.sides[puzzle.position.turn]:
        values.reverse()
    assert len(values) >= 3
    assert abs(values[0] - values[1]) >= 3


@pytest.mark.parametrize("wanted", [BOOK[0], BOOK[-1]], ids=lambda problem: problem.origin)
def test_a_problem_is_found_again_from_the_number_of_its_deal(wanted: Problem, finding: ModuleType) -> None:
    number = int(wanted.origin.partition(".")[0])
    assert wanted in [found.problem for found in finding.endings(number)]


def test_the_examples_of_the_script_hold(finding: ModuleType) -> None:
    result = doctest.testmod(finding)
    assert (result.failed, bool(result.attempted)) == (0, True)


def test_a_day_has_its_problem_and_none_comes_back_before_all_were_there() -> None:
    start = date(2026, 11, 30)
    places = [place_of_day(start + timedelta(days=count), len(BOOK)) for count in range(len(BOOK))]
    assert sorted(places) == list(range(len(BOOK)))
    assert place_of_day(start + timedelta(days=len(BOOK)), len(BOOK)) == places[0]
    assert FIRST.weekday() == start.weekday() == 0
    assert BOOK[places[0]].grade is Grade.EASY
    assert BOOK[places[6]].grade is Grade.HARD


@pytest.mark.parametrize("line", ["2 1.1", "9 1.1 P1 1:3... 2:2...", "x 1.1 P1"])
def test_a_line_that_is_none_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_book(line)


def test_a_position_that_is_none_is_refused_when_it_is_read() -> None:
    (problem,) = read_book("1 1.1 P1 1:3... 2:3...")
    with pytest.raises(NotationError):
        _ = problem.puzzle
