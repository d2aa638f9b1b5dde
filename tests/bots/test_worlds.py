"""The deals that a seat cannot rule out: exactly those that look the same from its chair, each of them once."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.bots.table import view_of
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.bots.worlds import Worlds
from tressette_desktop.engine.cards import DECK, Card, in_order
from tressette_desktop.engine.core.actions import Action, Discard, PlayCard
from tressette_desktop.engine.core.events import DeclarationMade, Event, TrickTaken
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.core.terms import Tick
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.errors import IllegalAction
from tressette_desktop.engine.kernel.bits import mask_of
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules.game import Game, Step, apply, awaited, legal, start
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import Seat

Decision = tuple[Seat, Action]
Deal = tuple[tuple[Card, ...], ...]
"""The hands of a moment by seat, and behind them what is in none."""

GAMES = {
    "classic": game_of("classic", "buongioco=none"),
    "alternative": game_of("classic", "buongioco=none code=alternative"),
    "ludopoli": game_of("classic", "buongioco=none code=ludopoli other_suits_by_anyone=true once_per_suit=false"),
    "chiamata": game_of("chiamata", "buongioco=none"),
    "terziglio": game_of("terziglio"),
    "quintiglio": game_of("quintiglio"),
    "hearts": game_of("trzy_siodemki", "buongioco=none pl_must_trump=true"),
}


def hand_of(game: Game, seed: int, tricks: int) -> tuple[Layout, list[Decision], Table, tuple[Event, ...]]:
    """A hand that four of chance play until so many tricks are left, with a decision to make."""
    rng = random.Random(seed)
    layout = Match.new(game, dealer=0).layout(tuple(rng.sample(DECK, 40)))
    step = begin(game, layout)
    decisions: list[tuple[Seat, Action, int]] = []
    events = step.events
    while not step.table.over:
        table = step.table
        seat = awaited(game, table)[0]
        if table.phase == "tricks" and len(table.hand(seat)) == tricks and rng.random() < 0.5:
            break
        view = view_of(game, table, events, seat)
        possible = tuple(each for each in legal(game, table, seat) if type(each).__name__ != "LayDown")
        action = BOTS["random"].choose(view, possible, Thought(rng)).action
        step = apply(game, table, seat, action)
        decisions.append((seat, action, len(events)))
        events += step.events
    viewer = -1 if step.table.over else awaited(game, step.table)[0]
    told = [(who, action if who == viewer else plain(who, action, events[at:])) for who, action, at in decisions]
    return layout, told, step.table, events


TICK_OF = {"D": Tick.SUIT_LED, "P": Tick.SUIT_WON, "O3": Tick.PARTNER_VOID, "O4": Tick.PARTNER_LISCIO}
"""The box that makes a row be said, by the row or its letter; of other suits, unless it stands here."""


def plain(seat: Seat, action: Action, since: tuple[Event, ...]) -> Action:
    """The action without boxes that were ticked for nothing: who saw it cannot know of them."""
    if not isinstance(action, PlayCard) or not action.ticks:
        return action
    taken = next((at for at, event in enumerate(since) if isinstance(event, TrickTaken)), len(since))
    rows = [each.row for each in since[: taken + 2] if isinstance(each, DeclarationMade) and each.seat == seat]
    told = {TICK_OF.get(row, TICK_OF.get(row[0], Tick.OTHER_SUITS)) for row in rows}
    return PlayCard(action.card, action.word, action.ticks & told)


def begin(game: Game, layout: Layout) -> Step:
    return start(game, layout, dealer=0, totals=(0,) * game.seats, number=1)


def deals(truth: Table, seat: Seat) -> Iterator[Deal]:
    """Every way in which the cards may lie that a seat does not see now, as to their number only."""
    others = [each for each in truth.order if each != seat]
    aside = [card for each in others for card in truth.discards[each]]
    sizes = [len(truth.hand(each)) for each in others] + [len(aside)]
    cards = in_order([card for each in others for card in truth.hand(each)] + aside)

    def split(left: tuple[Card, ...], at: int) -> Iterator[Deal]:
        if at == len(sizes) - 1:
            yield (left,)
            return
        for some in combinations(left, sizes[at]):
            for rest in split(tuple(card for card in left if card not in some), at + 1):
                yield (some, *rest)

    return split(cards, 0)


def looks_the_same(
    game: Game, layout: Layout, decisions: list[Decision], truth: Table, view: PlayerView, dealt: Deal
) -> bool:
    """Whether a hand with the cards lying so is played and said as it was, and looks the same to the seat."""
    assert view.seat is not None
    others = [each for each in truth.order if each != view.seat]
    hands = dict(zip(others, dealt, strict=False))
    aside = {each: dealt[-1] for each in others if truth.discards[each]}
    changed = Layout(
        tuple(
            in_order(before(truth, each, hands[each] + aside.get(each, ()))) if each in hands else layout.hands[each]
            for each in range(game.seats)
        ),
        layout.monte,
    )
    try:
        step = begin(game, changed)
        events = step.events
        for who, action in decisions:
            if isinstance(action, Discard) and who != view.seat:
                action = Discard(aside[who])
            step = apply(game, step.table, who, action)
            events += step.events
    except IllegalAction:
        return False
    return view_of(game, step.table, events, view.seat) == view


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_drawn_early_fills_every_hand(name: str) -> None:
    game, asked = GAMES[name], 0
    for seed in range(6):
        for tricks in (8, 5):
            _, _, truth, events = hand_of(game, seed, tricks)
            if truth.over:
                continue
            seat = awaited(game, truth)[0]
            memory = remember(view_of(game, truth, events, seat))
            for world in Worlds.of(memory).draw(random.Random(seed), 5):
                sizes = {each: hand.bit_count() for each, hand in world.hands.items()}
                assert sizes == {each: len(truth.hand(each)) for each in truth.order if each in memory.may_hold}
                assert sum(world.hands.values()) | world.aside == mask_of(memory.unseen)
                asked += 1
    assert asked > 40


def before(truth: Table, seat: Seat, cards: tuple[Card, ...]) -> set[Card]:
    """What a seat was dealt that has these cards now, in its hand and laid aside."""
    got = {card for who, pile in truth.picks if who == seat for card in pile}
    got |= {each.card for each in truth.handed if each.taker == seat}
    return (set(cards) | set(truth.played(seat)) | {each.card for each in truth.handed if each.giver == seat}) - got


def beyond(truth: Table) -> bool:
    """Whether a hand has what is not told here: two who laid aside, a card given unseen.

    Nor is it told that who calls himself void twice, without naming the suit, means another the second time; that is
    not drawn from the words either.
    """
    voids = Counter(each.seat for each in truth.declarations if each.row in ("O1", "O2"))
    return (
        sum(map(bool, truth.discards)) > 1
        or not all(each.open for each in truth.handed)
        or max(voids.values(), default=0) > 1
    )


@pytest.mark.parametrize("name", GAMES)
def test_they_are_exactly_those_that_look_the_same(name: str) -> None:
    game, compared, narrowed = GAMES[name], 0, 0
    for seed in range(40):
        layout, decisions, truth, events = hand_of(game, seed, 2)
        if truth.over or compared > 150 or beyond(truth):
            continue
        seat = awaited(game, truth)[0]
        view = view_of(game, truth, events, seat)
        worlds = Worlds.of(remember(view))
        found = [worlds[number] for number in range(worlds.count)]
        others = [each for each in truth.order if each != seat]
        told = {(*(world.hands.get(each, 0) for each in others), world.aside) for world in found}
        assert len(told) == worlds.count
        every = list(deals(truth, seat))
        same = {
            tuple(map(mask_of, each)) for each in every if looks_the_same(game, layout, decisions, truth, view, each)
        }
        assert told == same, seed
        compared += len(every)
        narrowed += len(every) - len(same)
    assert compared > 100
    assert narrowed > 10


def had(truth: Table, seat: Seat, held: set[Card], number: int) -> set[Card]:
    """What a seat had before a trick that has these cards now: every draw was open."""
    drawn = [card for who, card in truth.drawn if who == seat][number:]
    return (held | set(truth.played(seat)[number:])) - set(drawn)


def test_a_suit_that_was_not_followed_stays_out_of_a_hand_but_for_what_it_drew() -> None:
    """In a game for two, while the stock lasts: the deals are those in which nobody had what he did not follow with."""
    game, compared, narrowed, drawn_again = game_of("in_due", "buongioco=none"), 0, 0, 0
    for seed in range(60):
        rng = random.Random(seed)
        layout = Match.new(game, dealer=0).layout(tuple(rng.sample(DECK, 40)))
        step = start(game, layout, dealer=0, totals=(0, 0), number=1)
        events, table = step.events, step.table
        while not table.over and len(table.drawn) < 20:
            seat = awaited(game, table)[0]
            if 14 <= len(table.drawn) < 20 and table.stock:
                view = view_of(game, table, events, seat)
                memory, other = remember(view), 1 - seat
                known = {card for who, card in table.drawn if who == other} - set(table.played(other))
                thrown = [
                    (number, trick.led)
                    for number, trick in enumerate(table.tricks)
                    if trick.led is not trick.card_of(other).suit
                ]
                size = len(table.hand(other)) - len(known)
                same = {
                    mask_of(known | set(some))
                    for some in combinations([card for card in memory.unseen if card not in known], size)
                    if not any(
                        led in {card.suit for card in had(table, other, known | set(some), number)}
                        for number, led in thrown
                    )
                }
                worlds = Worlds.of(memory)
                assert {worlds[number].hands[other] for number in range(worlds.count)} == same
                assert len(same) == worlds.count
                compared += 1
                narrowed += bool(thrown)
                drawn_again += any(led in {card.suit for card in known} for _, led in thrown)
            possible = tuple(each for each in legal(game, table, seat) if type(each).__name__ != "LayDown")
            action = BOTS["random"].choose(view_of(game, table, events, seat), possible, Thought(rng)).action
            step = apply(game, table, seat, action)
            events, table = events + step.events, step.table
    assert compared > 100
    assert min(narrowed, drawn_again) > 20
