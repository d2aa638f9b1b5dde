"""Nothing that a seat sees, or may do, depends on what it cannot see."""

from __future__ import annotations

import random

import pytest

from tests.engine.hands import BASES, GAMES, Decision, begin, random_hand
from tests.engine.swap import worlds
from tressette_desktop.engine.cards import DECK, cards, in_order
from tressette_desktop.engine.core.actions import CallCard, Decline, KeepHand, PlayCard
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.core.view import project, seen
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules.game import Game


def only_asked_in_one(game: Game, one: Table, other: Table) -> bool:
    """Whether a private step waits in one of two worlds, or for others: it will leave no trace, but is not over yet."""
    private = {one.phase, other.phase} & {"declaring", "redeal"}
    waits = [(table.phase, rules.awaited(game, table)) for table in (one, other)]
    return bool(private) and waits[0] != waits[1]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", BASES)
def test_cards_that_a_seat_cannot_see_change_nothing_for_it(name: str, seed: int) -> None:
    hand, rng, found = random_hand(name, seed), random.Random(seed), 0
    unfinished = len(hand.steps) - 1
    for decided in range(unfinished):
        for seat in (*range(hand.game.seats), None):
            for other in worlds(hand, decided, seat, rng, tries=2):
                truth = hand.steps[decided].table
                assert other.end != truth, "the exchange must be a real one"
                if only_asked_in_one(hand.game, truth, other.end):
                    continue
                events = tuple(event for step in hand.steps[: decided + 1] for event in step.events)
                assert seen(other.events, seat) == seen(events, seat)
                assert project(other.end, seat) == project(truth, seat)
                if seat is not None and seat in rules.awaited(hand.game, truth):
                    theirs, mine = (list(rules.legal(hand.game, table, seat)) for table in (other.end, truth))
                    assert theirs == mine
                found += 1
    assert found > unfinished, "most exchanges should leave a hand that the rules allow"


def test_a_called_partner_is_unknown_to_all_but_himself() -> None:
    """In the game for three: the same call, its card in the one or the other hand."""
    for seed in range(20):
        hand = random_hand("trio", seed)
        at = next((n for n, (_, action) in enumerate(hand.decisions) if isinstance(action, CallCard)), None)
        if at is None:
            continue
        caller, call = hand.decisions[at]
        for other in worlds(hand, at + 1, caller, random.Random(seed), tries=30):
            if other.end.sides == hand.steps[at + 1].table.sides:
                continue
            assert project(other.end, caller).sides is None
            assert project(other.end, caller) == project(hand.steps[at + 1].table, caller)
            assert isinstance(call, CallCard)
            return
    pytest.fail("no exchange gave the called card to the other player")


def test_a_combination_that_is_not_declared_leaves_no_trace() -> None:
    """The others see the same whether somebody was asked or not (rules.md 18.6)."""
    game, first, last = GAMES["classic"], cards("Fc Fd Fs 4b"), cards("7c 7d 7s 7b")
    worlds = {
        (2,): Layout((first, last, cards("3c 3d 3s 6b"), cards("Kc Kd Ks 5b"))),
        (1,): Layout((first, last, cards("3c Kd 3s 6b"), cards("Kc 3d Ks 5b"))),
    }
    seen_by: dict[int | None, list[object]] = {0: [], 1: [], None: []}
    for awaited, layout in worlds.items():
        step = begin(game, layout, 0)
        events = step.events
        decisions: list[Decision] = [(seat, PlayCard(layout.hands[seat][3])) for seat in (1, 2, 3, 0)]  # type: ignore[index]
        decisions += [(2, Decline())] if awaited == (2,) else []
        for seat, action in decisions:
            assert rules.awaited(game, step.table) == (seat,)
            step = rules.apply(game, step.table, seat, action)
            events += step.events
        assert rules.awaited(game, step.table) == (1,)
        for watching, views in seen_by.items():
            views.append((seen(events, watching), project(step.table, watching)))
    assert all(one == other for one, other in seen_by.values())


@pytest.mark.parametrize("option", ["redeal=under_one_point", "redeal=no_honours"])
def test_a_weak_hand_that_is_kept_leaves_no_trace(option: str) -> None:
    """The others see the same whether somebody was asked or not (rules.md 18.6, Redeal)."""
    game = GAMES[f"classic {option}"]
    weak = cards("7c 6c 5c 4c 7d 6d 5d 4d 7s 6s")
    rest = [card for card in DECK if card not in weak]
    strong = [tuple(rest[seat::3]) for seat in range(3)]
    asked = begin(game, Layout((strong[0], weak, strong[1], strong[2])), 0)
    assert rules.awaited(game, asked.table) == (1,)
    kept = rules.apply(game, asked.table, 1, KeepHand())
    # The same own hand; the weak one is mixed with that of the next seat.
    mixed = [in_order(weak[::2] + strong[1][::2]), in_order(weak[1::2] + strong[1][1::2])]
    unasked = begin(game, Layout((strong[0], mixed[0], mixed[1], strong[2])), 0)
    assert rules.awaited(game, unasked.table) == (1,)
    assert not isinstance(next(iter(rules.legal(game, unasked.table, 1))), KeepHand)
    for seat in (0, 3, None):
        assert seen(asked.events + kept.events, seat) == seen(unasked.events, seat)
        assert project(kept.table, seat) == project(unasked.table, seat)
