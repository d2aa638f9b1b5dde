"""What a word is worth: in each deal, whoever hears it answers by the book, up to the next lead; then by reflex.

A reflex hears nothing, so a word is worth what is played in the trick that it goes with, and the lead after that.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice

from tressette_desktop.engine.bots.aim import SPECIAL, aim_of
from tressette_desktop.engine.bots.bot import Thought
from tressette_desktop.engine.bots.memory import POINT, remember
from tressette_desktop.engine.bots.rulebook import by_the_book, without_cards
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.trial import Outcome
from tressette_desktop.engine.bots.worlds import World
from tressette_desktop.engine.core.actions import Action, GoForCappotto, PlayCard
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.view import PlayerView, project
from tressette_desktop.engine.kernel.bits import cards_of
from tressette_desktop.engine.kernel.playout import Reflex, play_out
from tressette_desktop.engine.kernel.telling import position_of
from tressette_desktop.engine.rules.game import Game, apply, awaited, legal
from tressette_desktop.engine.seats import Seat

Heard = tuple[World, int]
"""A deal to say something in, and from where the rolls are read on."""


@dataclass(frozen=True)
class Hearing:
    """The trials of what one seat may say, with a card or about the cappotto (rules.md 4.11b)."""

    scene: Scene
    view: PlayerView
    reflex: Reflex

    def outcome(self, action: Action) -> Callable[[Heard], Outcome]:
        """Return what an action brings the own side in a deal, in thirds.

        Of the cappotto it is what winning that way is worth: the game is won, and failing costs nothing of it.
        """
        pays = self._cappotto if isinstance(action, GoForCappotto) else aim_of(self.scene)

        def outcome(heard: Heard) -> Outcome:
            world, start = heard
            table = self._answered(world, action, random.Random(start))
            if table.stopped:
                return 0.0, False, False
            frame = self.scene.frame(world)
            value = pays[play_out(frame, position_of(self.scene.game, table), self.reflex, 0, start)]
            return -value if frame.sides[self.scene.place] else value, False, False

        return outcome

    @cached_property
    def _cappotto(self) -> tuple[float, ...]:
        """What each number of thirds of side 0 is worth to it where only leaving the others without a point counts."""
        whole = len(aim_of(self.scene)) - 1
        return tuple(SPECIAL * ((whole - each < POINT) - (each < POINT)) for each in range(whole + 1))

    @cached_property
    def _game(self) -> Game:
        """The game, in which nothing ends a hand that nobody has said."""
        game = self.scene.game
        if game.rules.claims != "auto":
            return game
        return replace(game, options=replace(game.options, claims="off"))

    def _answered(self, world: World, action: Action, rng: random.Random) -> Table:
        """Return the table after the action, when the trick is over and the next one led, or when play has ended."""
        table = self._filled(world)
        over, thought = len(table.tricks), Thought(rng)
        table = apply(self._game, table, self.scene.memory.seat, action).table
        while not table.stopped and (len(table.tricks) == over or table.trick is None):
            seat = awaited(self._game, table)[0]
            table = apply(self._game, table, seat, self._answer(table, seat, thought)).table
        return table

    def _answer(self, table: Table, seat: Seat, thought: Thought) -> Action:
        """What the book does; it claims nothing and declares nothing, which no word changes."""
        view = replace(self.view, seat=seat, table=project(table, seat), history=())
        possible = tuple(legal(self._game, table, seat))
        plays = tuple(action for action in possible if isinstance(action, PlayCard))
        choice = by_the_book(remember(view), plays, thought) if plays else without_cards(view, possible)
        return choice.action

    def _filled(self, world: World) -> Table:
        """The table, if the cards lie as in this deal."""
        table = self.scene.memory.table
        hands = [cards_of(world.hands[seat]) if seat in world.hands else pile for seat, pile in enumerate(table.hands)]
        aside = iter(cards_of(world.aside))
        *discards, monte = (
            pile if isinstance(pile, tuple) else tuple(islice(aside, len(pile)))
            for pile in (*table.discards, table.monte)
        )
        return table.but(hands=tuple(hands), discards=tuple(discards), monte=monte, sides=self.scene.sides(world))
