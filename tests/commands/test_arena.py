"""The arena: deals played twice in swapped seats, and the silly plays that it counts."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

import pytest

from tressette_desktop.__main__ import main
from tressette_desktop.commands import manners
from tressette_desktop.commands.arena import duel
from tressette_desktop.engine.bots.bot import Choice, Thought
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.actions import Action, PlayCard
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules.registry import game_of

CLASSIC = game_of("classic")


@dataclass(frozen=True)
class Silly:
    """A rulebook that does, whenever it can, what one of the kinds of silly plays is."""

    kind: str
    key = "silly"

    def choose(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Choice:
        possible = tuple(legal)
        cards = [action.card for action in possible if isinstance(action, PlayCard)]
        return next(
            (Choice(PlayCard(card)) for card in cards if view.table.trick is not None and self._is(view, cards, card)),
            BOTS["rulebook"].choose(view, possible, thought),
        )

    def interrupt(self, view: PlayerView, legal: Iterable[Action], thought: Thought) -> Action | None:
        return None

    def _is(self, view: PlayerView, cards: list[Card], card: Card) -> bool:
        kinds = {
            manners.OVERTAKES: manners.overtakes,
            manners.ACE: manners.throws_an_ace,
            manners.BUSSO: manners.ignores_busso,
            manners.HELPS: manners.helps_the_declarer,
        }
        return kinds[self.kind](remember(view), cards, card)


def test_better_bots_gain_and_both_sit_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--swap-seats", "--deals", "16", "--seats", "rulebook,random,rulebook,random", "--json"]
    assert main(words) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["pairs"], told["first"], told["second"], told["illegal"]) == (16, "rulebook", "random", 0)
    assert told["mean_thirds"] > 3 * told["se"] > 0
    assert set(told["decision_ms"]) == {"rulebook", "random"}
    assert sum(told["silly"]["random"].values()) > sum(told["silly"]["rulebook"].values())


def test_in_swapped_seats_one_bot_gains_what_the_other_loses() -> None:
    rulebook, greedy = BOTS["rulebook"], BOTS["greedy"]
    one = duel(CLASSIC, (rulebook, greedy) * 2, deals=4, seed=3)
    other = duel(CLASSIC, (greedy, rulebook) * 2, deals=4, seed=3)
    assert one.thirds == [-gain for gain in other.thirds]


@pytest.mark.parametrize("kind", [manners.OVERTAKES, manners.ACE, manners.BUSSO, manners.HELPS])
def test_a_silly_bot_is_counted(kind: str) -> None:
    game = game_of("terziglio") if kind == manners.HELPS else CLASSIC
    seats = (Silly(kind), BOTS["rulebook"], Silly(kind), BOTS["rulebook"])[: game.seats]
    told = duel(game, seats, deals=12, seed=5)
    assert told.silly["silly"][kind] > 1
    assert told.silly["rulebook"][kind] == 0


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--swap-seats",), "two different bots play, here are 1"),
        (("--swap-seats", "--games", "2"), "plays lone deals"),
        (("--seats", "ismcts-0"), "there is no bot 'ismcts-0'"),
    ],
)
def test_bad_words_get_one_sentence(words: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *words]) == 2
    assert said in capsys.readouterr().err


def test_games_for_three_and_ismcts_and_the_cheat_play(capsys: pytest.CaptureFixture[str]) -> None:
    for seats, variant in (("ismcts-20,cheat,cheat", "terziglio"), ("cheat,ismcts-20", "in_due")):
        assert main(["simulate", "--swap-seats", "--deals", "1", "--variant", variant, "--seats", seats, "--json"]) == 0
        assert json.loads(capsys.readouterr().out)["illegal"] == 0
