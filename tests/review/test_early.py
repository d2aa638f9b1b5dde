"""What is decided before the first trick, judged: bids, calls, gifts, discards; kept, solved and printed."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import pytest

from tests.bots.table import play, shuffled
from tests.review.test_review import changed
from tressette_desktop.__main__ import main
from tressette_desktop.engine.bots.appraise import appraise
from tressette_desktop.engine.bots.bot import Choice, Thought
from tressette_desktop.engine.bots.grading import ERRORS, Appraisal, Grade
from tressette_desktop.engine.cards import cards, in_order
from tressette_desktop.engine.core.actions import (
    Action,
    Bid,
    CallCard,
    Discard,
    HandBack,
    Pass,
    PlayCard,
    Raise,
    SplitMonte,
)
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.solver import Solver
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.notes import program_edit
from tressette_desktop.engine.record.reader import read, read_file
from tressette_desktop.engine.record.story import Story, ToldHand
from tressette_desktop.engine.review.notes import NAME, notes_of, recalled, spelt
from tressette_desktop.engine.review.review import Review
from tressette_desktop.engine.review.tasks import Task, tasks
from tressette_desktop.engine.rules.registry import game_of

GOLDENS = Path(__file__).parents[1] / "goldens"
DEALS = 160
"""As many as a card would be judged in: a fourth of it here."""


@cache
def hand_of(variant: str) -> ToldHand:
    (record,) = read_file(GOLDENS / f"{variant}.tsn")
    return Story(record).hand(0)


@cache
def early(variant: str) -> tuple[Task, ...]:
    """What everybody decided before the first trick of a golden game."""
    hand = hand_of(variant)
    return tuple(task for seat in hand.moments[0].table.order for task in tasks(hand, seat) if task.early)


def judged(task: Task, action: Action | None = None, seed: int = 1, deals: int = DEALS) -> Appraisal:
    action = task.action if action is None else action
    return appraise(task.view, task.legal, action, Thought(random.Random(seed)), deals)


def of(variant: str, kind: type[Action]) -> Task:
    return next(task for task in early(variant) if isinstance(task.action, kind))


@pytest.mark.parametrize("variant", ["terziglio", "quintiglio", "chiamata"])
def test_every_decision_is_judged_and_always_the_same(variant: str) -> None:
    assert judged(early(variant)[0], deals=48) == judged(early(variant)[0], deals=48)
    for task in early(variant):
        found = judged(task, deals=48)
        assert found.grade is not Grade.ONLY
        assert found.played in [each.action for each in found.tried]
        assert found.loss >= 0.0
        assert found.stake == (0 if variant == "chiamata" else 1)
        assert all(share is None or 0.0 <= share <= 1.0 for share in found.takes)
        assert (found.takes[0] is None) is (isinstance(task.action, Pass) or variant == "chiamata")


@dataclass(frozen=True)
class Bold:
    """Undertakes the most, raises it in one way, takes the first two cards of a monte, and lays two cards aside."""

    raised: str
    key = "bold"

    def choose(self, _view: PlayerView, legal: Iterable[Action], _thought: Thought) -> Choice:
        possible = tuple(legal)
        wanted = (Bid("solissimo"), Raise(self.raised))
        two = (each for each in possible if isinstance(each, SplitMonte) and len(each.cards) == 2)
        return Choice(next((each for each in wanted if each in possible), next(two, possible[-1])))

    def interrupt(self, _view: PlayerView, _legal: Iterable[Action], _thought: Thought) -> None:
        return None


@pytest.mark.parametrize("raised", ["dividete", "scegliete"])
def test_a_raise_and_what_the_defenders_do_with_the_monte_are_judged_by_its_stake(raised: str) -> None:
    game = game_of("terziglio")
    layout = Match.new(game, 0).layout(shuffled(random.Random(3)))
    stakes, seen = game.variant.stakes, set()
    for moment in play((Bold(raised),) * 3, layout, game=game, totals=(0, 0, 0)):
        action, contract = moment.choice.action, moment.truth.contract
        if isinstance(action, PlayCard):
            break
        found = appraise(moment.view, moment.legal, action, Thought(random.Random(1)), 32)
        assert found.stake == (1 if contract is None else stakes[contract.name])
        assert (found.grade is Grade.ONLY) is (len(moment.legal) < 2)
        seen.add(type(action))
    assert seen == {Bid, Raise, Discard} | ({SplitMonte} if raised == "scegliete" else set())


def test_what_nobody_would_do_is_a_blunder_by_what_could_be_known() -> None:
    """To bid the most on a middling hand; to lay the best cards aside, or give one away."""
    bid, laid, given = (of("terziglio", kind) for kind in (Bid, Discard, HandBack))
    assert judged(bid, Bid("solissimo")).grade is Grade.BLUNDER
    assert judged(laid, Discard(in_order(cards("3c 2c 2d 2b"))), deals=600).grade in ERRORS
    assert judged(given, HandBack(cards("3c")[0])).loss > 0.0


def test_cards_that_are_as_good_as_each_other_are_one_choice() -> None:
    """The knight or the knave of cups: nothing lies between them."""
    task = of("terziglio", HandBack)
    one, other = (judged(task, HandBack(card), deals=40) for card in cards("Cc Fc"))
    assert one.played == other.played
    assert one.tried == other.tried


def test_with_all_cards_open_it_is_told_what_the_side_comes_to() -> None:
    """The solver takes a while for twelve cards: here only the last four tricks of the hand are left."""
    hand = hand_of("terziglio")
    late = next(moment.table for moment in hand.moments if len(moment.table.tricks) == 8 and not moment.table.trick)
    for task in (replace(each, first=late) for each in early("terziglio")):
        asked = task.open()
        declared = Solver(asked.frame).value(asked.position)
        found = task.opened(Solver(asked.frame).compared(asked.position, asked.played))
        assert found == (declared if task.seat == 2 else 35 - declared)
        assert task.makes(found) is (declared >= 18)
    call = replace(of("chiamata", CallCard), first=None)
    assert call.makes(20) is None
    assert not call.solvable


def test_a_hand_that_everybody_passed_is_judged_too_and_never_solved() -> None:
    data = (GOLDENS / "terziglio.tsn").read_text("utf-8")
    (record,) = read((data[: data.index("3:chiamo")] + "3:pass 1:pass 2:pass\n").encode())
    for seat in range(3):
        (task,) = tasks(Story(record).hand(0), seat)
        assert task.action == Pass()
        assert (task.first, task.solvable, task.makes(13)) == (None, False, None)
        assert list(Review.of((task,)).wanted()) == [(0, False)]


def test_one_answer_with_all_cards_open_is_for_everything_that_led_to_the_tricks() -> None:
    review = Review.of(tasks(hand_of("terziglio"), 2))
    assert [each.task.early for each in review.cards if not each.task.word] == [True] * 4 + [False] * 12
    assert list(review.wanted())[-1] == (3, True)
    assert [number for number, is_open in review.wanted() if is_open and number < 4] == [3]
    answered = review.opened(3, 13)
    assert [each.open for each in answered.cards[:5]] == [13, 13, 13, 13, None]


def test_it_is_kept_in_the_record_with_its_units_and_recalled() -> None:
    data = (GOLDENS / "terziglio.tsn").read_bytes()
    review = Review.of(tasks(hand_of("terziglio"), 2), deals=40)
    for number in range(4):
        task = review.cards[number].task
        review = review.knowing(number, judged(task, deals=40)).opened(number, 13)
    kept = changed(data, program_edit(data, 0, NAME, notes_of(review)))
    assert b" stake=1 played=chiamo " in kept
    (record,) = read(kept)
    assert record.error is None
    fresh = Review.of(tasks(Story(record).hand(0), 2), deals=40)
    known = recalled(fresh, record.entries)
    assert [(each.known, each.open) for each in known.cards] == [(each.known, each.open) for each in review.cards]
    false = kept.replace(b"stake=1", b"stake=-1").replace(b"played=chiamo", b"played=chiedo")
    assert recalled(fresh, read(false)[0].entries).judged == 0, "neither such a stake nor such a bid can be"


def test_the_command_names_decisions_units_and_the_contract(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["review", str(GOLDENS / "terziglio.tsn"), "--seat", "3", "--worlds", "16"]
    assert main([*words, "--json"]) == 0
    (hand,) = json.loads(capsys.readouterr().out)["hands"]
    bid, *_, lead = hand["decisions"][:5]
    assert (bid["trick"], bid["decision"], bid["unit"]) == (0, "chiamo", "units")
    assert {each["decision"] for each in bid["tried"]} == {"pass", "chiamo", "solo", "solissimo"}
    assert bid["wins_the_contract"]["chiamo"] is not None
    assert bid["thirds_all_cards_open"] is bid["contract_won_all_cards_open"] is None
    assert (lead["trick"], lead["card"], lead["unit"]) == (1, "3s", "thirds")
    assert [each["decision"] for each in hand["decisions"][:4]] == [
        spelt(task.action) for task in early("terziglio") if task.seat == 2
    ]
