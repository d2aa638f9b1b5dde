"""The process of the bots: it answers, it can be told to stop, it survives nonsense, it comes back from the dead."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
from collections.abc import Iterable, Iterator

import pytest

from tests.bots.table import deal, play, shuffled
from tressette_desktop.engine.bots.appraise import appraise
from tressette_desktop.engine.bots.bot import Choice, Thought
from tressette_desktop.engine.bots.messages import (
    Answer,
    Appraise,
    Cancel,
    Cancelled,
    Choose,
    Fault,
    Interrupt,
    Modules,
    Numbered,
    PlayOut,
    Reply,
    Solve,
)
from tressette_desktop.engine.bots.process import BotProcess
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.bots.worker import Inbox, reply
from tressette_desktop.engine.cards import card, cards
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.bits import bit
from tressette_desktop.engine.record.position_line import read_position

PATIENCE = 60.0


@pytest.fixture
def process() -> Iterator[BotProcess]:
    """A process that is stopped in the end."""
    process = BotProcess()
    yield process
    process.stop()


def next_reply(process: BotProcess) -> Reply:
    """Wait for one reply."""
    return next(process.replies(PATIENCE))


def questions(bot: str, number: int) -> list[Choose]:
    """The first decisions of a hand, as questions."""
    seats = [BOTS["random"]] * 4
    moments = play(seats, deal(shuffled(random.Random(5))))
    return [Choose(bot, seed, moment.view, moment.legal) for seed, moment in zip(range(number), moments, strict=False)]


def test_it_chooses_as_the_bot_does_here(process: BotProcess) -> None:
    for name in BOTS:
        for question in questions(name, 1):
            number = process.ask(question)
            there = next_reply(process)
            here = BOTS[name].choose(question.view, question.legal, Thought(random.Random(question.seed)))
            assert there == Answer(number, here)
            assert isinstance(here, Choice)
            assert here.action in question.legal


def test_it_interrupts(process: BotProcess) -> None:
    question = questions("rulebook", 1)[0]
    number = process.ask(Interrupt("rulebook", 0, question.view, question.legal))
    assert next_reply(process) == Answer(number, None)


def test_it_judges_a_card_and_solves_a_position_as_is_done_here(process: BotProcess) -> None:
    moment = next(play([BOTS["random"]] * 4, deal(shuffled(random.Random(5)))))
    played = next(each for each in moment.legal if isinstance(each, PlayCard))
    number = process.ask(Appraise(4, moment.view, moment.legal, played, 10))
    here = appraise(moment.view, moment.legal, played, Thought(random.Random(4)), 10)
    assert next_reply(process) == Answer(number, here)
    puzzle = read_position("P1 1:3.6.. 2:2.A.. 3:.54.. 4:4.7.. w:10/9")
    for _ in range(2):
        number = process.ask(Solve(puzzle.frame, puzzle.position))
        assert next_reply(process) == Answer(number, {bit(card("3c")): 12, bit(card("6d")): 15})
    number = process.ask(PlayOut(puzzle.frame, puzzle.position))
    lines = {"3c": "3c 2c 4d 4c 6d Ad 5d 7d", "6d": "6d Ad 4d 7d 2c 5d 4c 3c"}
    assert next_reply(process) == Answer(
        number, {bit(card(one)): tuple(map(bit, cards(line))) for one, line in lines.items()}
    )


def test_qt_is_not_loaded_there(process: BotProcess) -> None:
    process.ask(Modules())
    reply = next_reply(process)
    assert isinstance(reply, Answer)
    assert isinstance(reply.value, tuple)
    assert "tressette_desktop.engine.bots.rulebook" in reply.value
    assert not [name for name in reply.value if name.split(".")[0] in {"PySide6", "shiboken6", "numpy"}]
    assert not [name for name in reply.value if name.startswith("tressette_desktop.ui")]


class Muser:
    """Thinks until the answer is no longer wanted."""

    key = "muser"

    def choose(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Choice:
        while not thought.cancelled():
            pass
        return Choice(next(iter(legal)))

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        raise AssertionError("cancelled before it began, so it is never asked")


def test_what_is_given_up_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "muser", Muser())
    question = questions("muser", 1)[0]
    ours, theirs = multiprocessing.Pipe()
    inbox = Inbox(theirs)
    ours.send(Numbered(1, Interrupt("muser", 0, question.view, question.legal)))
    ours.send(Cancel(1))
    assert reply(inbox.next(), inbox) == Cancelled(1)
    ours.send(Numbered(2, question))
    ours.send(Numbered(3, Modules()))
    ours.send(Cancel(2))
    assert reply(inbox.next(), inbox) == Cancelled(2)
    assert isinstance(reply(inbox.next(), inbox), Answer)
    ours.close()
    with pytest.raises(EOFError):
        inbox.next()


def test_every_request_is_answered_once_though_given_up(process: BotProcess) -> None:
    number = process.ask(questions("rulebook", 1)[0])
    process.cancel(number)
    after = process.ask(Modules())
    assert [next_reply(process).id, next_reply(process).id] == [number, after]
    process.cancel(number)
    assert list(process.replies()) == []


def test_nonsense_in_the_pipe_is_named_and_passed_over() -> None:
    ours, theirs = multiprocessing.Pipe()
    inbox = Inbox(theirs)
    ours.send_bytes(b"no pickle")
    ours.send("a card, please")
    ours.send(Numbered(1, Modules()))
    assert isinstance(reply(inbox.next(), inbox), Answer)
    faults = [ours.recv(), ours.recv()]
    assert [fault.id for fault in faults] == [None, None]
    assert faults[0].text.startswith("unreadable: ")
    assert faults[1].text == "not a request: str"


@pytest.mark.parametrize("nonsense", ["unknown bot", "nothing legal", "no view"])
def test_a_bad_question_costs_its_own_answer_only(process: BotProcess, nonsense: str) -> None:
    good = questions("random", 1)[0]
    bad = {
        "unknown bot": Choose("nobody", 0, good.view, good.legal),
        "nothing legal": Choose("random", 0, good.view, ()),
        "no view": Choose("rulebook", 0, None, good.legal),  # type: ignore[arg-type]
    }[nonsense]
    number = process.ask(bad)
    reply = next_reply(process)
    assert isinstance(reply, Fault)
    assert reply.id == number
    assert reply.text
    again = process.ask(good)
    assert isinstance(next_reply(process), Answer)
    assert again == number + 1
    assert process.starts == 1


def test_it_comes_back_when_it_has_died(process: BotProcess) -> None:
    question = questions("rulebook", 1)[0]
    process.ask(question)
    before = next_reply(process)
    assert process.pid is not None
    os.kill(process.pid, signal.SIGKILL)
    number = process.ask(question)
    after = next_reply(process)
    assert isinstance(before, Answer)
    assert after == Answer(number, before.value)
    assert process.starts == 2


class Bomb:
    """Ends the process that unpacks it."""

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (1,)


def test_a_question_that_kills_it_twice_is_given_up(process: BotProcess) -> None:
    good = questions("random", 1)[0]
    number = process.ask(Choose("random", 0, Bomb(), good.legal))  # type: ignore[arg-type]
    assert next_reply(process) == Fault(number, "the process of the bots died over this question")
    assert process.starts == 2
    process.ask(good)
    assert isinstance(next_reply(process), Answer)


def test_stopping_twice_is_no_harm_and_it_starts_again(process: BotProcess) -> None:
    process.stop()
    process.ask(Modules())
    assert isinstance(next_reply(process), Answer)
    process.stop()
    process.stop()
    assert process.pid is None
    process.ask(Modules())
    assert isinstance(next_reply(process), Answer)
