"""The practice of the bots: it takes weighing off the first lead, and ends as soon as something is asked."""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Iterator
from itertools import count, islice

import pytest

from tests.bots.table import CLASSIC, deal, play, shuffled
from tressette_desktop.engine.bots import reflex, worker
from tressette_desktop.engine.bots.learned_habits import BOOKISH, THINKERS
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.bots.messages import Modules, Numbered
from tressette_desktop.engine.bots.practice import practice
from tressette_desktop.engine.bots.reflex import Instinct, Weighed
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.search import Players, Trial, search
from tressette_desktop.engine.bots.worlds import Worlds


def beginners() -> Players:
    """Players who have weighed nothing yet."""
    return Instinct(THINKERS, heat=60.0), Instinct(BOOKISH, heat=60.0)


def first_lead(players: Players) -> tuple[Trial, ...]:
    """What comes of each card at a first lead."""
    view = next(play((BOTS["random"],) * 4, deal(shuffled(random.Random("practice"))))).view
    memory = remember(view)
    deals = list(Worlds.of(memory).draw(random.Random(1), 40))
    return search(Scene(CLASSIC, memory), memory.hand, deals, players, random.Random(1))


def test_after_practice_little_is_left_to_weigh_and_the_same_comes_of_each_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    weighed = count()

    class Counted(Weighed):
        def __init__(self, promises: list[int], heat: float) -> None:
            next(weighed)
            super().__init__(promises, heat)

    monkeypatch.setattr(reflex, "Weighed", Counted)
    found = first_lead(beginners())
    at_once = next(weighed)
    practised = beginners()
    steps = sum(1 for _ in islice(practice(practised), 1_000))
    before = next(weighed)
    assert first_lead(practised) == found
    assert steps == 1_000
    assert next(weighed) - before < at_once / 2


def test_practice_ends_by_itself_and_when_something_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = multiprocessing.Pipe()
    steps = count()

    def long(players: Players) -> Iterator[None]:
        for _ in range(100):
            if next(steps) == 2:
                ours.send(Numbered(1, Modules()))
            yield

    monkeypatch.setattr(worker, "practice", lambda players: iter((None, None)))
    worker.practise_until_asked(theirs)
    monkeypatch.setattr(worker, "practice", long)
    worker.practise_until_asked(theirs)
    assert next(steps) == 3
    assert worker.Inbox(theirs).next() == Numbered(1, Modules())
    ours.close()
    worker.practise_until_asked(theirs)
    assert next(steps) == 5
