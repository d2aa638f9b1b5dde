"""How likely the deals are that a seat cannot rule out: each is asked how well it explains the cards that were played.

A player mostly plays a card that promises much to the reflex; a deal that makes a play a strange one becomes
unlikelier, but no deal ever dies of it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate
from typing import Final

from tressette_desktop.engine.bots import learned
from tressette_desktop.engine.bots.bot import Why
from tressette_desktop.engine.bots.likelihood import Played, likelihood
from tressette_desktop.engine.bots.reading import wishes
from tressette_desktop.engine.bots.reflex import Instinct
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.worlds import World
from tressette_desktop.engine.cards import TRESSETTE_RANKS
from tressette_desktop.engine.kernel.bits import PACK, bit, mask_of
from tressette_desktop.engine.kernel.playout import TRUMPED
from tressette_desktop.engine.kernel.position import Frame, suit_of, winning
from tressette_desktop.engine.kernel.telling import frame_of
from tressette_desktop.engine.seats import Seat

BOOK: Final = Instinct(learned.BOOK)
"""How those play who go by the book; the others are supposed to play by the reflex that hands are played out with."""

_BUSSO: Final = 0.2
"""How much a deal keeps in which a seat asked with busso for a suit that it had no three, two or ace behind (C01)."""

_FLOOR: Final = 0.001
"""The least that a deal keeps of what the best one has."""


@dataclass(frozen=True)
class Beliefs:
    """Weighs the deals of a scene by the plays that were seen in it."""

    scene: Scene
    reflex: Instinct

    @cached_property
    def plays(self) -> tuple[Played, ...]:
        """The plays of the others, in order."""
        scene, table = self.scene, self.scene.memory.table
        tricks = (*table.tricks, *([table.trick] if table.trick is not None else []))
        told: list[Played] = []
        out = PACK
        for number, trick in enumerate(tricks):
            cards = tuple(map(bit, trick.cards))
            for turn, one in enumerate(cards):
                seat = trick.seats[turn]
                if seat != scene.memory.seat:
                    since = mask_of(table.played(seat)[number:])
                    drawn = mask_of([card for who, card in table.drawn if who == seat][number:])
                    told.append(self._seen(scene.order.index(seat), one, cards[:turn], (since, drawn, out)))
                out &= ~one
        return tuple(told)

    def _seen(self, place: int, one: int, trick: tuple[int, ...], known: tuple[int, int, int]) -> Played:
        """Put down what everybody saw when a card was played."""
        if not trick:
            return Played(place, one, *known)
        frame, places = self._any_frame, len(self.scene.order)
        led, won = suit_of(trick[0]), winning(self._any_frame, trick)
        shift = led.bit_length() - 10
        top = trick[won] >> shift if trick[won] & led else TRUMPED
        pot = sum(map(frame.thirds, trick))
        return Played(
            place, one, *known, led, shift, top, (place - len(trick) + won) % places, places - len(trick) - 1, pot
        )

    @cached_property
    def _any_frame(self) -> Frame:
        """A frame of this hand: what the cards are worth does not hang on the sides."""
        order = self.scene.order
        return frame_of(self.scene.game, order, self.scene.memory.table.sides or (order[:1], order[1:]))

    @cached_property
    def _asked(self) -> tuple[tuple[Seat, int], ...]:
        """The seats that asked with busso and have shown no strength of the suit since, and the cards meant."""
        memory = self.scene.memory
        asked = []
        for each in wishes(memory.table, memory.options):
            since = memory.table.played(each.seat)[each.trick + 1 :]
            shown = any(card.suit is each.suit and card.rank in TRESSETTE_RANKS for card in since)
            if each.why is Why.BUSSO and each.seat != memory.seat and not shown:
                strong = mask_of(c for c in memory.unseen if c.suit is each.suit and c.rank in TRESSETTE_RANKS)
                asked.append((each.seat, strong))
        return tuple(asked)

    def weigh(self, worlds: Sequence[World]) -> list[float]:
        """Return a weight for each deal, the greatest 1."""
        weights = [self._likelihood(world) for world in worlds]
        best = max(weights, default=1.0)
        return [max(_FLOOR, weight / best) for weight in weights]

    def _likelihood(self, world: World) -> float:
        scene, frame = self.scene, self.scene.frame(world)
        hands = [world.hands.get(seat, 0) for seat in scene.order]
        found = likelihood(frame, self.plays, hands, (self.reflex, BOOK))
        for seat, strong in self._asked:
            if not world.hands.get(seat, 0) & strong:
                found *= _BUSSO
        return found


def effective(weights: Sequence[float]) -> float:
    """Return how many equally likely deals some weighted ones are as good as.

    >>> effective([1, 1, 1, 1]), round(effective([1, 0.02, 0.02]), 2)
    (4.0, 1.08)
    """
    return sum(weights) ** 2 / sum(weight * weight for weight in weights)


def drawn_by_weight(worlds: Sequence[World], weights: Sequence[float], number: int, rng: random.Random) -> list[World]:
    """Draw so many deals, each as often as its weight wants, as evenly as that can be done."""
    sums = list(accumulate(weights))
    step = sums[-1] / number
    goal, chosen, at = rng.random() * step, [], 0
    for _ in range(number):
        while sums[at] < goal and at < len(sums) - 1:
            at += 1
        chosen.append(worlds[at])
        goal += step
    return chosen
