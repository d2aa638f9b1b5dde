"""Words, weak hands and the cappotto, judged: what there is no card for."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.bots.table import Moment, deal, play, shuffled, view_of
from tests.record.samples import HAND, HEAD
from tests.review.test_review import changed
from tressette_desktop.engine.bots.appraise import appraise
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.grading import ERRORS, Appraisal, Grade
from tressette_desktop.engine.bots.rulebook import Rulebook
from tressette_desktop.engine.bots.thinker import Thinker
from tressette_desktop.engine.core.actions import Action, AskRedeal, CallOut, GoForCappotto, KeepHand, PlayCard
from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Table, Unknown
from tressette_desktop.engine.core.terms import Going, Signal
from tressette_desktop.engine.record.notes import program_edit
from tressette_desktop.engine.record.reader import read, read_file
from tressette_desktop.engine.record.story import Story
from tressette_desktop.engine.review.notes import NAME, notes_of, recalled
from tressette_desktop.engine.review.review import Review
from tressette_desktop.engine.review.tasks import decisions, tasks
from tressette_desktop.engine.rules.game import Game, apply, awaited, free, legal, start
from tressette_desktop.engine.rules.registry import game_of

GOLDENS = Path(__file__).parents[1] / "goldens"
BOOK = Rulebook()


def judged(moment: Moment, action: Action, possible: tuple[Action, ...], seed: int = 1, deals: int = 4000) -> Appraisal:
    return appraise(moment.view, possible, action, Thought(random.Random(seed)), deals)


def leads(seed: int, options: str = "") -> Iterator[tuple[Moment, Action, tuple[Action, ...]]]:
    """The words of a hand that the book plays, each with all that could be said."""
    game = game_of("classic", options)
    for moment in play((BOOK,) * 4, deal(shuffled(random.Random(seed)), game), game=game, seed=seed):
        for said, possible in list(decisions(moment.choice.action, moment.legal))[1:]:
            yield moment, said, possible


def word_of(action: Action) -> Signal | None:
    assert isinstance(action, PlayCard)
    return action.word


def test_who_asks_for_the_highest_card_in_vain_makes_an_error() -> None:
    """His suit ends with him: the partner's best card falls for nothing."""
    moment, said, possible = next(each for each in leads(6) if (len(each[0].truth.tricks), each[0].seat) == (1, 0))
    assert word_of(said) is Signal.VOLO
    (busso,) = [each for each in possible if word_of(each) is Signal.BUSSO]
    found = judged(moment, busso, possible)
    assert found.grade in ERRORS
    assert word_of(found.tried[0].action) is not Signal.BUSSO
    assert found == judged(moment, busso, possible)
    assert judged(moment, said, possible).grade is Grade.CLOSE
    assert found.takes == (None, None)
    assert found.threes == ()


@pytest.mark.parametrize("options", ["", "code=alternative", "code=ludopoli", "claims=auto"])
def test_whatever_the_book_says_is_no_error_and_nothing_in_the_last_trick_is_a_choice(options: str) -> None:
    """The book is the one that answers, so it is at home here; a few deals suffice to find a figure."""
    last = others = 0
    for moment, said, possible in leads(3, options):
        found = judged(moment, said, possible, deals=200)
        assert found.played == said
        assert found.grade not in ERRORS
        if len(moment.truth.hand(moment.seat)) == 1:
            last += 1
            assert found.grade is Grade.ONLY
        elif found.grade is not Grade.ONLY:
            others += 1
            assert {each.action for each in found.tried} <= {*possible}
            assert found.other is not None
    assert last + others > 1


WEAK = {"classic": 4, "chiamata": 28, "trzy_siodemki": 273}
"""Seeds of deals in which somebody may annul his hand, whichever way hands are called weak."""


def weak(variant: str) -> tuple[Game, Table, tuple[Event, ...]]:
    redeal = "no_honours" if variant == "trzy_siodemki" else "under_one_point"
    game = game_of(variant, f"redeal={redeal}")
    layout = deal(shuffled(random.Random(WEAK[variant])), game)
    step = start(game, layout, dealer=0, totals=(0,) * 4, number=1)
    assert step.table.phase == "redeal"
    return game, step.table, step.events


@pytest.mark.parametrize("variant", WEAK)
def test_a_weak_hand_costs_more_than_any_other_would(variant: str) -> None:
    game, table, events = weak(variant)
    (seat,) = awaited(game, table)
    view = view_of(game, table, events, seat)
    found = {
        action: appraise(view, tuple(legal(game, table, seat)), action, Thought(random.Random(1)), 800)
        for action in (KeepHand(), AskRedeal())
    }
    kept = found[KeepHand()]
    assert kept.grade is Grade.BLUNDER
    assert found[AskRedeal()].grade is Grade.BEST
    anew, keeps = kept.tried
    assert (anew.action, keeps.action) == (AskRedeal(), KeepHand())
    assert abs(anew.mean) < 3 * anew.error + 2.0, "of a new deal nothing is known, and eldest may be who calls"
    assert keeps.mean < -3.0
    thinker = Thinker("thinker", 5, bids=60)
    choice = thinker.choose(view, tuple(legal(game, table, seat)), Thought(random.Random(1)))
    assert choice.action == AskRedeal()
    assert {each.action for each in choice.scored} == {KeepHand(), AskRedeal()}


GOING = "special=deck go_for_cappotto=true claims=call_opponents"


def called_out(seed: int, pairing: str) -> tuple[Game, Table, tuple[Event, ...]]:
    """A hand in which the side that needs two points is called out as soon as anybody can, right or wrong."""
    game = game_of("classic", f"{GOING} pairing={pairing}")
    step = start(game, deal(shuffled(random.Random(seed)), game), dealer=0, totals=(19, 5, 19, 5), number=1)
    table, events, thought = step.table, step.events, Thought(random.Random(seed))
    while table.phase != "going":
        callers = [each for each in table.order if table.tricks and CallOut() in free(game, table, each)]
        seat = callers[0] if callers else awaited(game, table)[0]
        view = view_of(game, table, events, seat)
        chosen = CallOut() if callers else BOOK.choose(view, tuple(legal(game, table, seat)), thought).action
        step = apply(game, table, seat, chosen)
        table, events = step.table, events + step.events
    return game, table, events


def test_going_on_for_the_cappotto_is_worth_what_it_brings() -> None:
    game, table, events = called_out(3, "seats")
    (seat,) = awaited(game, table)
    possible = tuple(each for each in legal(game, table, seat) if isinstance(each, GoForCappotto))
    view = view_of(game, table, events, seat)
    found = {
        each.word: appraise(view, possible, each, Thought(random.Random(1)), 4000)
        for each in possible
        if isinstance(each, GoForCappotto)
    }
    assert found[Going.NON_VADO].grade in ERRORS, "with three threes and a long suit"
    assert found[Going.VADO].grade not in ERRORS
    best, *_, worst = found[Going.VADO].tried
    assert best.action == GoForCappotto(Going.VADO)
    assert best.mean > 0.0
    assert worst.mean == 0.0


def test_a_word_is_judged_where_somebody_else_has_laid_cards_aside() -> None:
    (record,) = read_file(GOLDENS / "terziglio.tsn")
    hand, judged = Story(record).hand(0), 0
    for seat in hand.moments[0].table.order:
        for asks in (each.known(1, 20) for each in tasks(hand, seat) if each.word):
            found = appraise(asks.view, asks.legal, asks.played, Thought(random.Random(asks.seed)), asks.deals)
            unseen = any(isinstance(pile, Unknown) for pile in asks.view.table.discards)
            judged += unseen and found.other is not None
    assert judged


def test_a_card_and_its_word_are_kept_apart_in_the_record() -> None:
    data = (HEAD + HAND).encode()
    (record,) = read(data)
    review = Review.of(tasks(Story(record).hand(0), 0), deals=80)
    for each in review.cards[:2]:
        asks = each.task.known(review.seed, review.deals)
        found = appraise(asks.view, asks.legal, asks.played, Thought(random.Random(asks.seed)), asks.deals)
        review = review.knowing(each.task.number, found)
    assert review.cards[0].known != review.cards[1].known
    assert review.cards[0].task.known(1, 80).seed != review.cards[1].task.known(1, 80).seed
    notes = notes_of(review)
    assert [len(each) for each in notes.values()] == [2]
    kept = changed(data, program_edit(data, 0, NAME, notes))
    (record,) = read(kept)
    assert record.error is None
    again = recalled(Review.of(tasks(Story(record).hand(0), 0), deals=80), record.entries)
    assert [each.known for each in again.cards] == [each.known for each in review.cards]
    assert changed(kept, program_edit(kept, 0, NAME, notes_of(again))) == kept
