"""The levels, the hint and the search: honest in every game, the same for the same chance, and sensible."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from tests.bots.table import view_of
from tests.engine.hands import Hand, random_hand
from tests.engine.swap import worlds
from tests.engine.test_secrets import only_asked_in_one
from tressette_desktop.commands.cheat import Cheat
from tressette_desktop.engine.bots.bot import Bot, Thought
from tressette_desktop.engine.bots.hint import advise
from tressette_desktop.engine.bots.ismcts import Ismcts
from tressette_desktop.engine.bots.registry import BOTS, LEVELS
from tressette_desktop.engine.bots.thinker import Thinker
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.bits import bit
from tressette_desktop.engine.kernel.position import Frame, Position
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.registry import GAMES

Answer = Callable[[Game, Table, PlayerView], object]

FEW = 5
"""In how many deals a level thinks here; the number is all that it differs by from itself."""


def asks(bot: Bot) -> Answer:
    """What a bot chooses, and how it weighs the cards."""
    quick = replace(bot, worlds=FEW, bids=FEW if bot.bids else 0) if isinstance(bot, Thinker) else bot

    def answer(game: Game, truth: Table, view: PlayerView) -> object:
        assert view.seat is not None
        return quick.choose(view, tuple(rules.legal(game, truth, view.seat)), Thought(random.Random(7)))

    return answer


def hints(game: Game, truth: Table, view: PlayerView) -> object:
    """What a hint says."""
    assert view.seat is not None
    return advise(view, tuple(rules.legal(game, truth, view.seat)), Thought(random.Random(7)), FEW)


def looks(game: Game, truth: Table, view: PlayerView) -> object:
    """What the cheat chooses, who was shown the table."""
    assert view.seat is not None
    return Cheat().seeing(truth).choose(view, tuple(rules.legal(game, truth, view.seat)), Thought(random.Random(7)))


ANSWERS: dict[str, Answer] = {key: asks(bot) for key, bot in BOTS.items()} | {
    "ismcts-40": asks(Ismcts(40)),
    "hint": hints,
}


def pairs(name: str, number: int) -> Iterator[tuple[Hand, Hand, int, int]]:
    """So many decisions, each in a hand and in another that looks the same to whoever decides."""
    found = 0
    for seed in range(40):
        hand, rng = random_hand(name, seed), random.Random(seed)
        for decided in rng.sample(range(len(hand.steps) - 1), min(3, len(hand.steps) - 1)):
            truth = hand.steps[decided].table
            seat = rules.awaited(hand.game, truth)[0]
            for other in worlds(hand, decided, seat, rng, tries=3):
                if found < number and not only_asked_in_one(hand.game, truth, other.end):
                    found += 1
                    yield hand, other, decided, seat


def differs(answer: Answer, hand: Hand, other: Hand, decided: int, seat: int) -> bool:
    """Whether an answer hangs on what the seat cannot see."""
    events = tuple(event for step in hand.steps[: decided + 1] for event in step.events)
    truth, game = hand.steps[decided].table, hand.game
    view, same = view_of(game, truth, events, seat), view_of(game, other.end, other.events, seat)
    assert view == same
    return answer(game, truth, view) != answer(game, other.end, same)


@pytest.mark.parametrize("name", GAMES)
def test_no_level_and_no_hint_hangs_on_hidden_cards(name: str) -> None:
    compared = 0
    for hand, other, decided, seat in pairs(name, 14):
        for key, answer in ANSWERS.items():
            assert not differs(answer, hand, other, decided, seat), key
            compared += 1
    assert compared == 14 * len(ANSWERS)


@pytest.mark.parametrize("name", ["classic", "in_due"])
def test_the_cheat_is_found_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tressette_desktop.engine.bots.search._ALONE", FEW)
    assert sum(differs(looks, *pair) for pair in pairs(name, 60)) > 2


def test_the_cheat_sees_how_the_stock_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = set()

    def put_down(frame: Frame, position: Position, *told: object) -> int:
        seen.add(position.stock)
        return 0

    monkeypatch.setattr("tressette_desktop.engine.bots.search.play_out", put_down)
    hand, _, decided, seat = next(pair for pair in pairs("in_due", 60) if pair[0].steps[pair[2]].table.stock)
    truth = hand.steps[decided].table
    events = tuple(event for step in hand.steps[: decided + 1] for event in step.events)
    looks(hand.game, truth, view_of(hand.game, truth, events, seat))
    assert isinstance(truth.stock, tuple)
    assert seen == {tuple(map(bit, truth.stock))}


def test_the_levels_are_the_best_bots_and_the_cheat_is_none_of_them() -> None:
    assert [bot.key for bot in LEVELS] == ["principiante", "intermedio", "esperto", "maestro"]
    assert "cheat" not in BOTS
