"""Hands played at random: what the contracts are held against."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache

from tests.engine.trio import TRIO_GAME
from tressette_desktop.engine.cards import DECK
from tressette_desktop.engine.core.actions import Action, AskRedeal, CallOut, Claim, Concede, Pass
from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.errors import OptionError
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules import registry
from tressette_desktop.engine.rules.game import Game, Step
from tressette_desktop.engine.rules.options import choices
from tressette_desktop.engine.rules.presets import PRESETS
from tressette_desktop.engine.rules.registry import VARIANTS, game_for, game_of
from tressette_desktop.engine.seats import Seat

Decision = tuple[Seat, Action]


def _words(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _tables() -> dict[str, Game]:
    """Every variant, for every number that may sit at its table, and the game for three of these tests."""
    return {"trio": TRIO_GAME} | {
        name: game_for(variant, "", players) for name, (variant, players) in registry.GAMES.items()
    }


def _single_options() -> dict[str, Game]:
    """Every value of every option, in the first variant where it means something and may be played by itself."""
    games: dict[tuple[str, str], tuple[str, Game]] = {}
    for key, variant in VARIANTS.items():
        for option in variant.offers:
            for value in map(_words, choices(option)):
                if (option, value) not in games and value != _words(getattr(variant.defaults, option)):
                    with suppress(OptionError):  # some go only together; the mixtures below have those
                        games[option, value] = key, game_of(key, f"{option}={value}")
    return {f"{key} {option}={value}": game for (option, value), (key, game) in games.items()}


def _mixtures(each: int) -> dict[str, Game]:
    """For every variant some games with a value drawn for every option."""
    games: dict[str, Game] = {}
    for key, variant in VARIANTS.items():
        rng, found = random.Random(key), 0
        while found < each:
            drawn = sorted((option, _words(rng.choice(choices(option)))) for option in variant.offers)
            with suppress(OptionError):
                kept = [f"{option}={value}" for option, value in drawn if rng.random() < 0.5]
                games[f"{key} mixed {found}"] = game_of(key, " ".join(kept))
                found += 1
    return games


TABLES = _tables()
"""The games with nothing changed, for the proofs that take longer."""

BASES = tuple(TABLES)
"""Their names."""

GAMES = (
    TABLES
    | {f"{preset.variant}:{preset.key}": game_of(preset.variant, preset.options) for preset in PRESETS}
    | _single_options()
    | _mixtures(4)
)
"""All games that are played here, by name; ``classic target=31`` is a variant with one option changed."""


@dataclass(frozen=True)
class Hand:
    """A hand from the deal to its end: decisions, and the step that each led to; the first step is the deal."""

    game: Game
    dealer: Seat
    layout: Layout
    totals: tuple[int, ...]
    decisions: tuple[Decision, ...]
    steps: tuple[Step, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for step in self.steps for event in step.events)

    @property
    def end(self) -> Table:
        return self.steps[-1].table

    def moments(self) -> Iterator[tuple[Table, tuple[Seat, ...]]]:
        """Every table of the hand with the seats that are awaited there."""
        return ((step.table, rules.awaited(self.game, step.table)) for step in self.steps)


def begin(game: Game, layout: Layout, dealer: Seat, totals: tuple[int, ...] | None = None) -> Step:
    """Deal these cards for the first hand of a game; everybody is a person."""
    people = tuple(range(game.seats))
    return rules.start(game, layout, dealer=dealer, totals=totals or (0,) * game.seats, number=1, persons=people)


def standing(game: Game, rng: random.Random) -> tuple[int, ...]:
    """Totals to begin with, below the target; partners have the same."""
    totals = [rng.randrange(game.rules.target) for _ in range(game.seats)]
    for side in game.variant.sides or ():
        for seat in side:
            totals[seat] = totals[side[0]]
    return tuple(totals)


def shuffled(game: Game, rng: random.Random) -> tuple[Layout, Seat]:
    """Cards for a hand, and who deals it."""
    dealer = rng.randrange(game.seats)
    deck = list(DECK)
    rng.shuffle(deck)
    return Match.new(game, dealer=dealer).layout(tuple(deck)), dealer


def decide(game: Game, table: Table, rng: random.Random) -> Decision:
    """Some decision of a seat that is awaited; now and then a claim of anybody, seldom one of those that end a hand."""
    if rng.random() < 0.01:
        seat = rng.choice(table.order)
        if Claim() in rules.free(game, table, seat):
            return seat, Claim()
    seat = rng.choice(rules.awaited(game, table))
    actions = list(rules.legal(game, table, seat))
    if Pass() in actions and rng.random() < 0.6:  # else every auction ends at its top
        return seat, Pass()
    calm = [each for each in actions if not isinstance(each, Claim | CallOut | AskRedeal | Concede)]
    rash = [each for each in actions if not isinstance(each, Claim | Concede)]
    return seat, rng.choice(calm if calm and rng.random() < 0.9 else rash)


def give_up(game: Game, table: Table, rng: random.Random) -> Decision | None:
    """Now and then somebody who would give the game up, or agrees to that."""
    if rng.random() < (0.5 if table.conceding else 0.01):
        seat = rng.choice(table.order)
        return (seat, Concede()) if Concede() in rules.free(game, table, seat) else None
    return None


@lru_cache(maxsize=512)
def random_hand(name: str, seed: int) -> Hand:
    """A hand of the game of that name, the same for the same seed, played at random to its end."""
    game, rng = GAMES[name], random.Random(f"{name} {seed}")
    mood = random.Random(f"{name} {seed} gives up")
    layout, dealer = shuffled(game, rng)
    totals = standing(game, rng)
    steps, decisions = [begin(game, layout, dealer, totals)], []
    while not steps[-1].table.over:
        table = steps[-1].table
        decisions.append(give_up(game, table, mood) or decide(game, table, rng))
        steps.append(rules.apply(game, steps[-1].table, *decisions[-1]))
    return Hand(game, dealer, layout, totals, tuple(decisions), tuple(steps))


def replayed(hand: Hand, decisions: tuple[Decision, ...], layout: Layout | None = None) -> Hand:
    """The hand with these decisions (and, when given, other cards), from the deal on."""
    layout = layout or hand.layout
    steps = [begin(hand.game, layout, hand.dealer, hand.totals)]
    for seat, action in decisions:
        steps.append(rules.apply(hand.game, steps[-1].table, seat, action))
    return Hand(hand.game, hand.dealer, layout, hand.totals, decisions, tuple(steps))
