"""A problem on the table and played out: by the rules, to the end, and with the thirds that the solver promised."""

import pytest

from tressette_desktop.engine.cards import cards
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.kernel.bits import bit
from tressette_desktop.engine.kernel.ending import endings
from tressette_desktop.engine.kernel.solver import Solver
from tressette_desktop.engine.problems.board import Board
from tressette_desktop.engine.problems.book import Problem
from tressette_desktop.engine.problems.outcome import Study
from tressette_desktop.engine.rules.scoring import by_side, card_thirds

from .test_book import BOOK


def study_of(problem: Problem) -> Study:
    puzzle = problem.puzzle
    return Study.of(puzzle, endings(puzzle.frame, puzzle.position, Solver(puzzle.frame)))


@pytest.mark.parametrize("problem", BOOK[3::47], ids=lambda problem: problem.origin)
def test_every_line_is_legal_to_its_end_and_brings_what_the_solver_says(problem: Problem) -> None:
    study, puzzle = study_of(problem), problem.puzzle
    side = puzzle.frame.sides[puzzle.position.turn]
    values = Solver(puzzle.frame).values(puzzle.position)
    start = Board.of(puzzle)
    assert set(study.outcomes) == start.legal
    for first, outcome in study.outcomes.items():
        board = start
        for each in outcome.line:
            assert board.refuse(each) is None
            board, _ = board.after(each)
        assert board.over
        left = by_side(board.table.sides, card_thirds(board.table, board.game.variant.worth))
        bonus = puzzle.frame.last if outcome.last else 0
        assert outcome.thirds == puzzle.position.taken[side] + left[side] + bonus
        value = values[bit(first)]
        assert outcome.thirds == (puzzle.position.whole(puzzle.frame) - value if side else value)


@pytest.mark.parametrize("problem", BOOK[5::61], ids=lambda problem: problem.origin)
def test_what_goes_and_what_comes_is_exactly_what_a_card_costs(problem: Problem) -> None:
    study = study_of(problem)
    frame = problem.puzzle.frame
    for tried in study.outcomes:
        verdict = study.verdict(tried)
        assert verdict.right is (tried is study.best)
        lost, gained = (sum(frame.thirds(bit(each)) for each in some) for some in (verdict.lost, verdict.gained))
        assert verdict.cost == lost - gained + frame.last * (verdict.last_lost - verdict.last_gained)


def test_the_cards_on_the_table_are_played_from_the_hands_they_came_from() -> None:
    problem = next(each for each in BOOK if len(each.puzzle.position.trick) == 2)
    board = Board.of(problem.puzzle)
    assert board.table.trick is not None
    assert len(board.table.trick.cards) == 2
    assert board.turn == problem.puzzle.position.turn
    assert not board.over
    other = next(each for each in cards("3c 3d 3s 3b 4c 4d") if each not in board.table.hand(board.turn))
    assert board.refuse(other) is Reason.CARD_NOT_HELD
