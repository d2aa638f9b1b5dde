"""What every game keeps: the registered variants, their presets and options, and the test game for three."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from tests.engine.hands import BASES, GAMES, random_hand, replayed
from tests.engine.universe import UNIVERSE, universe
from tressette_desktop.engine.cards import DECK, Card, in_order
from tressette_desktop.engine.core import actions
from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.core.events import PhaseBegan, redact
from tressette_desktop.engine.core.evolve import evolve, fold
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView, project, seen
from tressette_desktop.engine.errors import IllegalAction, Reason
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules.registry import VARIANTS

every_game = pytest.mark.parametrize("name", GAMES)
every_base = pytest.mark.parametrize("name", BASES)
some_seeds = pytest.mark.parametrize("seed", range(2))
few_seeds = pytest.mark.parametrize("seed", range(2))


def lying_aside(table: Table) -> list[Card]:
    """The cards of an opened hand that are in no trick: never played, or laid aside."""
    piles = (*table.hands, *table.discards, table.monte, table.stock)
    running = table.trick.cards if table.trick is not None else ()
    return [card for pile in piles if isinstance(pile, tuple) for card in pile] + list(running)


@every_game
@few_seeds
def test_every_card_and_every_third_is_accounted_for(name: str, seed: int) -> None:
    hand = random_hand(name, seed)
    end, worth = hand.end, hand.game.variant.worth
    if end.annulled is not None:
        assert end.score is None
        assert not end.tricks
        return
    assert end.score is not None
    aside, in_tricks = lying_aside(end), [card for trick in end.tricks for card in trick.cards]
    laid = list(end.laid[1]) if end.laid is not None else []
    assert in_order(aside + in_tricks + laid) == DECK
    counted = DECK if end.score.last_trick is not None else in_tricks
    assert sum(end.score.thirds) == sum(worth[card.rank] for card in counted)
    stopped = any(len(hand) for hand in end.hands) and end.laid is None
    assert (end.score.last_trick is None) == stopped


@every_base
@some_seeds
def test_what_is_legal_is_accepted_and_all_else_refused_with_a_reason(name: str, seed: int) -> None:
    hand = random_hand(name, seed)
    for table, awaited in hand.moments():
        kept = pickle.dumps(table)
        for seat in range(hand.game.seats):
            legal = set(rules.legal(hand.game, table, seat))
            assert bool(legal) or seat not in awaited
            for action in legal:
                assert rules.refuse(hand.game, table, seat, action) is None
            for action in universe(table):
                reason = rules.refuse(hand.game, table, seat, action)
                assert (reason is None) == (action in legal), f"{action} by {seat}: {reason}"
                assert reason is None or isinstance(reason, Reason)
        assert pickle.dumps(table) == kept


@every_game
def test_legality_holds_under_every_option(name: str) -> None:
    hand = random_hand(name, 5)
    for table, awaited in list(hand.moments())[::12]:
        for seat in awaited:
            legal = set(rules.legal(hand.game, table, seat))
            for action in universe(table):
                assert (rules.refuse(hand.game, table, seat, action) is None) == (action in legal)


@every_base
def test_a_refused_action_raises_and_a_legal_one_is_applied(name: str) -> None:
    hand = random_hand(name, 0)
    for table, _ in hand.moments():
        for seat in table.order:
            legal = list(rules.legal(hand.game, table, seat))
            for action in legal[:: max(1, len(legal) // 8)]:
                assert rules.apply(hand.game, table, seat, action).events
            false: list[Action] = [each for each in universe(table) if each not in legal][::25]
            for action in false:
                with pytest.raises(IllegalAction) as refused:
                    rules.apply(hand.game, table, seat, action)
                assert refused.value.reason is rules.refuse(hand.game, table, seat, action)
                assert refused.value.action == action


@every_game
@few_seeds
def test_what_a_seat_saw_adds_up_to_what_it_sees(name: str, seed: int) -> None:
    hand = random_hand(name, seed)
    for seat in (*range(hand.game.seats), None):
        view: Table | None = None
        for step in hand.steps:
            for event in step.events:
                shown = redact(event, seat)
                view = view if shown is None else evolve(view, shown)
            assert view == project(step.table, seat)
        assert fold(seen(hand.events, seat)) == view


@every_game
def test_the_truth_is_the_sum_of_its_events(name: str) -> None:
    hand = random_hand(name, 0)
    assert fold(hand.events) == hand.end


@every_base
@some_seeds
def test_a_hand_replayed_from_any_point_is_the_same_hand(name: str, seed: int) -> None:
    hand = random_hand(name, seed)
    for kept in range(0, len(hand.decisions) + 1, 3):
        back = replayed(hand, hand.decisions[:kept])
        assert back.steps == hand.steps[: kept + 1]
    assert replayed(hand, hand.decisions).steps == hand.steps


@every_base
def test_views_actions_and_events_travel_between_processes(name: str) -> None:
    hand = random_hand(name, 1)
    for seat in (*range(hand.game.seats), None):
        view = PlayerView(seat, project(hand.end, seat), seen(hand.events, seat), name, hand.game.options.text())
        again = pickle.loads(pickle.dumps(view))
        assert again == view
        assert all(one is other for one, other in zip(cards_of(again.table), cards_of(view.table), strict=True))
    assert pickle.loads(pickle.dumps(hand.decisions)) == hand.decisions
    assert pickle.loads(pickle.dumps(hand.events)) == hand.events
    assert all(hash(event) == hash(pickle.loads(pickle.dumps(event))) for event in hand.events)


def cards_of(table: Table) -> list[Card]:
    """The cards of every trick: compared by identity, so a copy would be another card."""
    return [card for trick in table.tricks for card in trick.cards]


def test_every_variant_and_every_phase_is_among_these_hands() -> None:
    reached: set[str] = set()
    for name in GAMES:
        events = (event for seed in range(2) for event in random_hand(name, seed).events)
        reached |= {event.phase for event in events if isinstance(event, PhaseBegan)}
    rare = {"going", "showing"}  # no chance brings them about; the federation's own tests do
    assert reached == {phase.key for game in GAMES.values() for phase in game.phases} - rare
    assert {game.variant.key for game in GAMES.values()} == {"trio", *VARIANTS}


def test_every_variant_has_a_record_to_read() -> None:
    root = Path(__file__).parent.parent.parent
    records = [root / "docs" / "tsn.md", *(root / "tests" / "goldens").glob("*.tsn")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in records)
    assert [key for key in VARIANTS if f'[Variant "{key}"]' not in text] == []


def test_every_action_is_among_those_that_are_tried() -> None:
    known = {each for each in vars(actions).values() if isinstance(each, type) and issubclass(each, Action)}
    assert UNIVERSE.keys() == known - {Action}
