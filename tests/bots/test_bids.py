"""What is decided before the first trick: legal, sensible, the same again, and with no look at what is hidden."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.bots.table import view_of
from tests.bots.test_levels import differs
from tests.engine.hands import Hand, random_hand
from tests.engine.swap import worlds
from tressette_desktop.engine.bots.beforehand import beforehand
from tressette_desktop.engine.bots.bot import Choice, Thought
from tressette_desktop.engine.bots.outlook import KEPT
from tressette_desktop.engine.bots.thinker import ERRING
from tressette_desktop.engine.bots.undertaking import undertakings
from tressette_desktop.engine.cards import DECK, cards
from tressette_desktop.engine.core.actions import Action, Bid, Discard, HandBack, Pass, Raise, SplitMonte
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.kernel.bits import mask_of
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules.game import Game
from tressette_desktop.engine.rules.registry import VARIANTS, game_of

FEW = 3
"""In how many deals everything is tried here."""

GAMES = (
    ("terziglio", ""),
    ("terziglio", "solo_monte_hidden=true terziglio_leader=always_declarer stramazzo_strict=true"),
    ("terziglio", "all_pass=forced_solo"),
    ("quintiglio", ""),
    ("chiamata", ""),
    ("chiamata", "call_any=true"),
)


def asked_before(game: Game, seed: int) -> Iterator[tuple[Table, PlayerView, tuple[Action, ...]]]:
    """What is asked before the first trick of a hand, in which things are done by chance."""
    rng = random.Random(seed)
    layout = Match.new(game, dealer=seed % game.seats).layout(tuple(rng.sample(DECK, 40)))
    step = rules.start(game, layout, dealer=seed % game.seats, totals=(0,) * game.seats, number=1)
    events, table = step.events, step.table
    while not table.over and table.phase not in ("tricks", "declaring"):
        seat = rules.awaited(game, table)[0]
        view, legal = view_of(game, table, events, seat), tuple(rules.legal(game, table, seat))
        yield table, view, legal
        step = rules.apply(game, table, seat, rng.choice(legal))
        events, table = events + step.events, step.table


def chosen(view: PlayerView, legal: tuple[Action, ...], deals: int = FEW) -> Choice | None:
    return beforehand(view, legal, Thought(random.Random(9)), deals, ERRING)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_choice_is_legal_the_same_again_and_the_best_of_what_is_told(name: str, options: str) -> None:
    game, phases = game_of(name, options), Counter[str]()
    for seed in range(2):
        for table, view, legal in asked_before(game, seed):
            choice = chosen(view, legal)
            if choice is None:
                assert not any(isinstance(each, Bid | Raise | Discard | HandBack | SplitMonte) for each in legal)
                continue
            assert choice == chosen(view, legal)
            assert choice.scored[0].action == choice.action
            assert choice.scored[0].value == max(each.value for each in choice.scored)
            assert {each.action for each in choice.scored} <= set(legal)
            if any(isinstance(each, Bid | Raise) for each in legal):
                assert {each.action for each in choice.scored} == set(legal)
            assert all(each.chance is None or 0 <= each.chance <= 1 for each in choice.scored)
            phases[table.phase] += 1
    assert phases


def test_a_hand_of_controls_is_bid_to_the_top_and_a_poor_one_passed() -> None:
    game = game_of("terziglio")
    hands = {
        1: "3c 2c Ac Kc 3d 2d Ad Kd 3s 2s As 3b",
        2: "Cc Fc 7c 6c Cd Fd 7d 6d Ks Cs 2b Ab",
        0: "5c 4c 5d 4d Fs 7s 6s 5s Kb Cb Fb 7b",
    }
    monte = cards("4s 6b 5b 4b")
    layout = Layout(tuple(tuple(sorted(cards(hands[seat]), key=lambda card: card.index)) for seat in range(3)), monte)
    table = rules.start(game, layout, dealer=0, totals=(0, 0, 0), number=1).table
    choice = chosen(view_of(game, table, (), 1), tuple(rules.legal(game, table, 1)), 60)
    assert choice is not None
    assert choice.action == Bid("solissimo")
    assert choice.scored[0].value > 20  # sixteen from each, but for a rare mishap
    table = rules.apply(game, table, 1, Pass()).table
    table = rules.apply(game, table, 2, Pass()).table
    choice = chosen(view_of(game, table, (), 0), tuple(rules.legal(game, table, 0)), 60)
    assert choice is not None
    assert choice.action == Pass()
    assert choice.scored[0].value == 0.0


@pytest.mark.parametrize("name", ["terziglio", "quintiglio", "chiamata"])
def test_nothing_before_the_first_trick_hangs_on_hidden_cards(name: str) -> None:
    compared = Counter[str]()
    for hand, other, decided, seat in before(name):
        assert not differs(answer, hand, other, decided, seat)
        compared[hand.steps[decided].table.phase] += 1
    wanted = {"terziglio": "bidding calling gift discarding raising choosing", "quintiglio": "bidding calling asking"}
    assert compared.keys() >= set(wanted.get(name, "calling").split())


def test_one_who_peeps_before_the_first_trick_is_found_out() -> None:
    assert sum(differs(peeps, *pair) for pair in before("terziglio")) > 2


def before(name: str) -> Iterator[tuple[Hand, Hand, int, int]]:
    """Decisions before the first trick, a few of each kind, with another hand that looks the same."""
    found = Counter[str]()
    for seed in range(60):
        hand, rng = random_hand(name, seed), random.Random(seed)
        for decided, step in enumerate(hand.steps[:-1]):
            phase = step.table.phase
            if phase in ("tricks", "declaring", "redeal") or step.table.over or found[phase] >= 2:
                continue
            seat = rules.awaited(hand.game, step.table)[0]
            for other in worlds(hand, decided, seat, rng, tries=2):
                found[phase] += 1
                yield hand, other, decided, seat


def answer(game: Game, truth: Table, view: PlayerView) -> object:
    """What is chosen before the first trick, and how everything was weighed."""
    assert view.seat is not None
    return chosen(view, tuple(rules.legal(game, truth, view.seat)))


def peeps(game: Game, truth: Table, view: PlayerView) -> object:
    """A bid by what the neighbour holds."""
    assert view.seat is not None
    return KEPT.parts.alone.of(mask_of(truth.hand((view.seat + 1) % 3)))


def test_only_games_that_ask_for_something_before_the_first_trick_are_tried() -> None:
    for name in set(VARIANTS) - {"terziglio", "quintiglio", "chiamata"}:
        assert not undertakings(game_of(name))
