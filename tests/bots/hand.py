"""A hand set up card by card, in which the rulebook is asked what it would do."""

from __future__ import annotations

import random

from tests.bots.table import view_of
from tressette_desktop.engine.bots.bot import Choice, Thought
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.bots.speak import spoken
from tressette_desktop.engine.cards import Card, card, cards, in_order
from tressette_desktop.engine.core.actions import Action, CallOut, PlayCard
from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Layout, Table
from tressette_desktop.engine.core.terms import Signal, Tick
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules.game import Game, apply, awaited, free, legal, start
from tressette_desktop.engine.rules.registry import game_of

RULEBOOK = BOTS["rulebook"]

# Eldest is seat 1, whose partner is seat 3.
HANDS = {
    1: "3c 7c 5c 4c Kd 6d 5s 4s 7b 6b",
    2: "Kc Fc 2d Cd 7d 2s As 7s 3b 5b",
    3: "2c Ac 6c 3d Ad Fd 3s 6s Ab 4b",
    0: "Cc 5d 4d Ks Cs Fs 2b Kb Cb Fb",
}


class Hand:
    """A hand of HANDS (or others), played card by card from the lead of seat 1."""

    def __init__(
        self,
        hands: dict[int, str] = HANDS,
        options: str = "",
        totals: tuple[int, ...] = (0,) * 4,
        key: str = "classic",
        dealer: int = 0,
    ) -> None:
        self.game: Game = game_of(key, options)
        layout = Layout(tuple(in_order(cards(hands[seat])) for seat in range(4)))
        step = start(self.game, layout, dealer=dealer, totals=totals, number=1)
        self.events: tuple[Event, ...] = step.events
        self.table: Table = step.table

    def do(self, *actions: Action | str) -> Hand:
        """Let whoever is awaited do these things; a card's name is played.

        A word after it is said with it, a + ticks the box of the suit led.
        """
        for action in actions:
            if isinstance(action, str):
                name, _, said = action.partition(" ")
                ticks = {Tick.SUIT_LED} if said == "+" else set()
                action = PlayCard(card(name), Signal(said) if said and not ticks else None, frozenset(ticks))
            step = apply(self.game, self.table, awaited(self.game, self.table)[0], action)
            self.events, self.table = self.events + step.events, step.table
        return self

    def view(self, seat: int) -> PlayerView:
        return view_of(self.game, self.table, self.events, seat)

    def asks(self) -> Choice:
        """What the rulebook does in the place of whoever is awaited."""
        seat = awaited(self.game, self.table)[0]
        return RULEBOOK.choose(self.view(seat), legal(self.game, self.table, seat), Thought(random.Random(1)))

    def interrupts(self, seat: int) -> Action | None:
        possible = free(self.game, self.table, seat)
        return RULEBOOK.interrupt(self.view(seat), possible, Thought(random.Random(1)))

    def possible(self) -> tuple[Action, ...]:
        """What whoever is awaited may do."""
        return tuple(legal(self.game, self.table, awaited(self.game, self.table)[0]))

    def speaks(self, led: Card, plays: list[PlayCard]) -> PlayCard:
        """What the rulebook says with a lead of whoever is awaited."""
        return spoken(remember(self.view(awaited(self.game, self.table)[0])), led, plays)

    def call(self, seat: int) -> Hand:
        """Let a seat call the opponents out."""
        step = apply(self.game, self.table, seat, CallOut())
        self.events, self.table = self.events + step.events, step.table
        return self
