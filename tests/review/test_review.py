"""A finished hand reviewed: which cards are judged, what is kept in the record, on which moments the hand turned."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.samples import HAND, HEAD
from tests.record.test_story import every_golden
from tressette_desktop.__main__ import main
from tressette_desktop.commands.review import computed
from tressette_desktop.engine.bots.grading import Appraisal, Grade, Weighed
from tressette_desktop.engine.bots.hint import Ground
from tressette_desktop.engine.cards import card
from tressette_desktop.engine.core.actions import (
    Action,
    Claim,
    Declare,
    Decline,
    LayDown,
    PlayCard,
    play_card,
)
from tressette_desktop.engine.core.view import project
from tressette_desktop.engine.kernel.bits import PACK, bit
from tressette_desktop.engine.kernel.solver import Solver
from tressette_desktop.engine.record.entries import Decision, Undo
from tressette_desktop.engine.record.notes import Edit, program_edit
from tressette_desktop.engine.record.reader import read, read_file
from tressette_desktop.engine.record.story import Story
from tressette_desktop.engine.review.notes import NAME, Kept, notes_of, read_note, recalled, spelt, write_note
from tressette_desktop.engine.review.review import Review
from tressette_desktop.engine.review.tasks import Task, tasks

UNJUDGED = (Declare, Decline, Claim, LayDown)
GAME = (HEAD + HAND).encode()
DEALS = 12


def tasks_in(data: bytes, seat: int, hand: int = 0) -> tuple[Task, ...]:
    (record,) = read(data)
    return tasks(Story(record).hand(hand), seat)


@cache
def reviewed(seat: int = 0) -> Review:
    """A seat's review of the sample hand, from the cheap tricks only."""
    return computed(Review.of(tasks_in(GAME, seat), deals=DEALS), exact=False)


def changed(data: bytes, edit: Edit) -> bytes:
    assert data[edit.at : edit.at + len(edit.old)] == edit.old
    return data[: edit.at] + edit.new + data[edit.at + len(edit.old) :]


def decided_of(found: Sequence[Task]) -> list[Action]:
    """The decisions as they were made: a card with its word where that is judged beside it."""
    words = {task.entry: task.action for task in found if task.word}
    return [words.get(task.entry, task.action) for task in found if not task.word]


@every_golden
def test_every_decision_of_a_finished_hand_is_judged_as_its_player_saw_it(path: Path) -> None:
    (record,) = read_file(path)
    story = Story(record)
    judged = 0
    for number in range(story.count):
        hand = story.hand(number)
        if any(isinstance(moment.move, Undo) for moment in hand.moments):
            continue
        for seat in range(hand.match.game.seats):
            found = tasks(hand, seat)
            decided = [
                moment.move.action
                for moment in hand.moments
                if isinstance(moment.move, Decision)
                and moment.move.seat == seat
                and not isinstance(moment.move.action, UNJUDGED)
            ]
            assert decided_of(found) == (decided if hand.moments[-1].table.over else [])
            for at, task in enumerate(found):
                judged += 1
                assert task.number == at
                assert record.entries[task.entry] == hand.moments[task.at].move
                assert task.view.table == project(task.table, seat)
                assert task.action in task.legal
                assert task.early is (task.table.phase != "tricks")
                assert task.early + task.plays + task.word == 1
                if task.word:
                    assert (found[at - 1].action, found[at - 1].entry) == (play_card(task.card), task.entry)
                    assert {each.card for each in task.legal if isinstance(each, PlayCard)} == {task.card}
                if task.early:
                    assert task.first is not None
                    assert not task.first.tricks
                    assert task.first.trick is None
                else:
                    assert task.card in task.table.hand(seat)
    assert judged > 9


def test_what_was_taken_back_is_not_judged_and_a_running_hand_not_at_all() -> None:
    undone = GAME.replace(b"2:5c 3:Ac", b"2:Fc\n2:!undo\n2:5c 3:Ac")
    (record,) = read(undone)
    assert record.error is None
    assert [task.action for task in tasks_in(undone, 1)] == [task.action for task in tasks_in(GAME, 1)]
    assert [task.table for task in tasks_in(undone, 1)] == [task.table for task in tasks_in(GAME, 1)]
    (half,) = read(GAME[: GAME.index(b"4:7b")])
    assert tasks(Story(half).hand(0), 0) == ()


def test_the_order_of_the_questions_changes_no_answer() -> None:
    some = tasks_in(GAME, 0)
    assert [task.known(3, 9) for task in reversed(some)] == [task.known(3, 9) for task in some][::-1]
    assert len({task.known(3, 9).seed for task in some}) == len(some)
    assert some[0].known(3, 9) != some[0].known(4, 9)
    assert some[0].known(3, 9).seed != tasks_in(GAME, 1)[0].known(3, 9).seed


def test_what_takes_no_time_is_asked_first_and_everything_once() -> None:
    review = Review.of(tasks_in(GAME, 0))
    wanted = list(review.wanted())
    assert wanted[0] == (11, False)
    assert len(wanted) == len(set(wanted))
    assert {number for number, is_open in wanted if not is_open} == set(range(12)), "ten cards, two of them with words"
    late = [number for number, is_open in wanted[-3:] if is_open]
    assert not any(review.cards[number].task.soon for number in late)
    assert all(each.open == (None if each.task.plays and each.task.free else 0) for each in review.cards)
    assert list(reviewed().wanted()) == [(number, True) for number in late]


def test_with_all_cards_open_a_card_costs_what_another_would_have_brought() -> None:
    """Not as the review reckons it, by both sides' thirds, but by the seat's own side alone, in fresh solvers."""
    looked = 0
    for seat in (0, 1):
        for judged in reviewed(seat).cards[5:]:
            task, table = judged.task, judged.task.table
            if task.free and task.plays:
                asks = task.open()
                whole = asks.frame.thirds(PACK) + asks.frame.last
                own = {
                    one: value if table.sides and seat in table.sides[0] else whole - value
                    for one, value in Solver(asks.frame).values(asks.position).items()
                }
                assert judged.open == max(own.values()) - own[bit(task.card)]
                looked += 1
    assert looked > 3


def judgement(grade: Grade, gap: float, takes: tuple[float, float] = (0.5, 0.5)) -> Appraisal:
    """A judgement without error on the sample hand."""
    mine, other = (Weighed(play_card(card(name)), 0.0, 0.0, 9) for name in ("3c", "7c"))
    best = grade is Grade.BEST
    return Appraisal(grade, (mine, other) if best else (other, mine), mine.action, other.action, gap, 0.0, takes)


def test_a_hand_turns_on_its_errors_first_and_then_where_the_right_card_mattered() -> None:
    review = Review.of(tasks_in(GAME, 0))
    found = {
        2: judgement(Grade.BEST, 9.0, (0.1, 0.9)),
        4: judgement(Grade.INACCURACY, 0.7, (0.2, 0.8)),
        5: judgement(Grade.FINE, 0.2),
        7: judgement(Grade.MISTAKE, 1.7, (0.8, 0.2)),
        8: judgement(Grade.CLOSE, 0.0),
    }
    for number, known in found.items():
        review = review.knowing(number, known)
    points = review.turning_points()
    assert [(each.number, each.found, each.ground) for each in points] == [
        (2, True, Ground.LEAVES),
        (4, False, Ground.TAKES),
        (7, False, Ground.LEAVES),
    ]
    assert Review.of(tasks_in(GAME, 0)).turning_points() == ()


def test_a_review_is_kept_in_the_record_and_recalled_from_it() -> None:
    noted = GAME.replace(b"1:3c~ ", b"1:3c~ $1 {well} {[%other 1]} {[%review 0 seed=9]} ")
    cards = tuple(replace(each, task=task) for each, task in zip(reviewed().cards, tasks_in(noted, 0), strict=True))
    notes = notes_of(replace(reviewed(), cards=cards))
    kept = changed(noted, program_edit(noted, 0, NAME, notes))
    (record,) = read(kept)
    assert record.error is None
    fresh = Review.of(tasks_in(kept, 0), deals=DEALS)
    known = recalled(fresh, record.entries)
    assert [(each.known, each.open) for each in known.cards] == [(each.known, each.open) for each in reviewed().cards]
    assert b"$1 {well} {[%other 1]} {[%review 1 " in kept
    again = notes_of(known)
    assert changed(kept, program_edit(kept, 0, NAME, again)) == kept
    for other in (replace(fresh, seed=2), replace(fresh, deals=DEALS + 1)):
        assert recalled(other, record.entries) == other
    others = Review.of(tasks_in(kept, 1), deals=DEALS)
    assert recalled(others, record.entries) == others, "what is kept of one seat says nothing of another's cards"


PIECES = (
    "seed=",
    "deals=",
    "grade=",
    "cards=",
    "open=",
    "3c/",
    "nan",
    "1e999",
    "-",
    ",",
    "/",
    ":",
    "best",
    "9",
    "played=3c",
    "stake=",
    "pass",
    "?3c>4d",
    "takes=",
)


@given(st.lists(st.sampled_from(PIECES)), st.sampled_from(("", " ")))
def test_no_comment_of_somebody_else_harms(words: list[str], blank: str) -> None:
    found = read_note(f"[%review 1 {blank.join(words)}]")
    assert found is None or read_note(write_note(found)) == found


@given(st.integers(), st.text(alphabet="0123456789/.,:=-! ab3c", max_size=3))
def test_a_comment_with_a_misprint_is_none_or_another(at: int, instead: str) -> None:
    known = reviewed().cards[3].known
    assert known is not None
    text = write_note(Kept(1, DEALS, known, 2))
    at %= len(text)
    found = read_note(text[:at] + instead + text[at + 1 :])
    assert found is None or read_note(write_note(found)) is not None


def test_a_comment_that_cannot_be_true_of_the_card_counts_for_nothing() -> None:
    review = Review.of(tasks_in(GAME, 0), deals=DEALS)
    known = reviewed().cards[0].known
    assert known is not None
    where = replace(known.threes[0], seats=((9, 1.0),))
    foreign = replace(known, tried=(*known.tried, Weighed(play_card(card("3d")), 0.0, 0.0, 1)))
    for false in (replace(known, threes=(where,)), foreign):
        text = write_note(Kept(review.seed, review.deals, false, None))
        data = changed(GAME, program_edit(GAME, 0, NAME, {review.cards[0].task.entry: text}))
        assert recalled(review, read(data)[0].entries) == review


def test_the_command_prints_what_can_be_computed_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.tsn"
    file.write_bytes(GAME)
    words = ["review", str(file), "--seat", "1", "--worlds", str(DEALS)]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    (hand,) = told["hands"]
    assert [each.get("card", each.get("word")) for each in hand["decisions"]] == [
        spelt(each.task.action) for each in reviewed().cards
    ]
    assert [each["word"] for each in hand["decisions"] if "word" in each] == ["3c~", "4d~"]
    assert [each["loss_all_cards_open"] for each in hand["decisions"]] == [each.open for each in reviewed().cards]
    assert [each["grade"] for each in hand["decisions"]] == [
        each.known.grade.value for each in reviewed().cards if each.known is not None
    ]
    assert main(words) == 0
    text = capsys.readouterr().out
    for point in hand["turning_points"]:
        assert f"Trick {point['trick']}: {point['sentence']}" in text
    assert file.read_bytes() == GAME


def test_what_cannot_be_reviewed_is_said_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    half, missing = tmp_path / "half.tsn", tmp_path / "missing.tsn"
    half.write_bytes(GAME[: GAME.index(b"4:7b")])
    whole, junk = tmp_path / "whole.tsn", tmp_path / "junk.tsn"
    whole.write_bytes(GAME)
    junk.write_bytes(b"no record")
    unfinished = "there is no such finished hand to review"
    for words, said in (
        ((half,), unfinished),
        ((whole, "--hand", "9"), unfinished),
        ((whole, "--seat", "9"), unfinished),
        ((missing,), "cannot be read"),
        ((junk,), "a record begins with"),
    ):
        assert main(["review", *map(str, words)]) == 1
        told = capsys.readouterr().err
        assert said in told
        assert told.count("\n") == 1
    for option, number in (("--worlds", "0"), ("--worlds", "many"), ("--hand", "0")):
        with pytest.raises(SystemExit):
            main(["review", str(half), option, number])
        assert f"'{number}' is no number from 1 to 1000000" in capsys.readouterr().err
