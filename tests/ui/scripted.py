"""Some hands of every game, by chance and the same each time: all that may be done in them, and all that happens.

Who is asked does something legal, and rather what was not done in this game before.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from tests.ui.table.tables import Silent, pack
from tressette_desktop.engine.cards import DECK, Card, Suit, cards, in_order
from tressette_desktop.engine.core.actions import (
    Action,
    CallCard,
    CallOut,
    Claim,
    Concede,
    LayDown,
    PlayCard,
    Talk,
)
from tressette_desktop.engine.core.table import Layout
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules.presets import FEDERATION, TRADITIONAL
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import Seat
from tressette_desktop.engine.session.session import Session, Watcher

SEED: Final = 7
"""With this one everything comes up: every kind of action, every word, every event."""
HANDS: Final = 6
"""How many hands of each game are played."""
LINE: Final = "Torna a spade"


@dataclass(frozen=True)
class Row:
    """A game that is played: variant, options, how many sit down, the cards if they are known, the points before."""

    variant: str
    options: str = ""
    players: int | None = None
    layout: Layout | None = None
    points: int = 0

    @property
    def name(self) -> str:
        """The variant, and how many sit down where there is a choice."""
        return self.variant if self.players is None else f"{self.variant} at {self.players}"


SUITED: Final = Layout(tuple(tuple(card for card in DECK if card.suit is suit) for suit in Suit))
"""Each holds a suit."""
WEAK: Final = Layout(
    tuple(
        in_order(cards(hand))
        for hand in (
            "3c 2c Ac 3s 2s As 3d 2d Ad 3b",
            "4c 5c 6c 7c 4s 5s 6s 7s 4d 5d",
            "Cc Fc Cs Fs Cd Fd Cb Fb 2b Ab",
            "6d 7d 4b 5b 6b 7b Kc Ks Kd Kb",
        )
    )
)
"""Seat 1 has no point."""

ROWS: Final = (
    Row("classic"),
    Row("classic", "code=alternative"),
    Row("classic", "redeal=under_one_point", layout=WEAK),
    Row("classic", "code=ludopoli declare_mode=manual"),
    Row("classic", f"{FEDERATION} pairing=seats", points=20),
    Row("classic", TRADITIONAL, points=20),
    Row("classic", "pairing=facing first_lead=four_of_coins"),
    Row("classic", "collatondrione=on", layout=SUITED),
    Row("chiamata"),
    Row("chiamata", "all_threes=play_alone", layout=WEAK),
    Row("chiamata", "call_any=true code=ludopoli"),
    Row("terziglio"),
    Row("terziglio", "", 4),
    Row("in_due"),
    Row("quintiglio"),
    Row("trzy_siodemki"),
)

Kind = tuple[type[Action], object]
"""The type of an action, and what its control depends on: a word, a box, the name of a bid."""


def kinds(action: Action) -> frozenset[Kind]:
    """Return of what kinds an action is: a card that is played may be of several, one for each box."""
    if isinstance(action, PlayCard):
        return frozenset({(PlayCard, action.word), *((PlayCard, tick) for tick in action.ticks)})
    if isinstance(action, CallCard):
        how = "alone" if action.card is None else "one" if action.given is None else "swapped"
        return frozenset({(CallCard, how)})
    return frozenset({(type(action), getattr(action, "word", None) or getattr(action, "name", None))})


def possible(session: Session, seat: Seat) -> tuple[Action, ...]:
    """Return all that a seat may do now, also in words of its own; nothing while it waits in the middle of a trick."""
    if seat in session.awaited:
        legal = session.legal(seat)
    elif session.table.trick is None:
        legal = session.free(seat)
    else:
        return ()
    talk = Talk(LINE)
    return (*legal, *((talk,) if session.refuse(seat, talk) is None else ()))


def played(row: Row, watcher: Watcher | None = None, seat: Seat | None = None) -> Iterator[Session]:
    """Yield a session before each decision; ``watcher`` follows all of it from a seat."""
    chance = random.Random(f"{SEED} {row.name} {row.options}")
    done: set[Kind] = set()
    session: Session | None = None
    for number in range(HANDS):
        if session is None or not session.due:
            session = _session(row, chance, number)
            if watcher is not None:
                session.watch(watcher, seat)
        session.deal()
        while session.awaited:
            yield session
            who, action = _choice(session, chance, done)
            done |= kinds(action)
            session.submit(who, action, revision=session.revision)


ENDING = (Claim, CallOut, LayDown, Concede)
"""What ends a hand, and is done seldom: else nothing else would happen."""


def _choice(session: Session, chance: random.Random, done: set[Kind]) -> tuple[Seat, Action]:
    """What is done now, and by whom."""
    who = session.awaited[0]
    if chance.random() < 0.2:
        who = chance.choice(session.table.order)
        free = [each for each in possible(session, who) if isinstance(each, (*ENDING, Talk))]
        new = [each for each in free if not kinds(each) <= done]
        if new or (free and chance.random() < 0.1):
            return who, chance.choice(new or free)
    who = session.awaited[0]
    legal = [each for each in session.legal(who) if not isinstance(each, ENDING)]
    new = [each for each in legal if not kinds(each) <= done]
    return who, chance.choice(new if new and chance.random() < 0.5 else legal)


def _session(row: Row, chance: random.Random, number: int) -> Session:
    """A game in which two partners sit at one machine."""
    game = game_of(row.variant, row.options, row.players)
    dealer, layout = (number - 1) % game.seats, row.layout

    def shuffled() -> tuple[Card, ...]:
        return tuple(chance.sample(DECK, len(DECK))) if layout is None else pack(layout, dealer)

    match = replace(Match.new(game, dealer), totals=(row.points,) * game.seats)
    return Session(match, persons=frozenset((0, 2 % game.seats)), shuffler=shuffled, log=Silent())
