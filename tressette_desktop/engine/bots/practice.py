"""Hands played out while nobody asks anything, so that little is left to be weighed when the first card is led.

A reflex weighs each kind of suit once and remembers it, so practice makes it faster and changes nothing that it plays.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

from tressette_desktop.engine.bots.search import Players
from tressette_desktop.engine.cards import DECK
from tressette_desktop.engine.kernel.bits import bit
from tressette_desktop.engine.kernel.playout import ROLLS, play_out
from tressette_desktop.engine.kernel.position import Position
from tressette_desktop.engine.kernel.telling import frame_of
from tressette_desktop.engine.rules.registry import game_of

_HANDS: Final = 4_000
"""How many hands: two thirds of what is asked at the first lead are met in them, and four fifths in twice as many."""


def practice(players: Players) -> Iterator[None]:
    """Deal hands of the classic game by chance and play them out, one for each step; the players take turns to sit."""
    frame = frame_of(game_of("classic"), (0, 1, 2, 3), ((0, 2), (1, 3)))
    chance, (one, other) = random.Random("practice"), players
    cards = [bit(card) for card in DECK]
    for number in range(_HANDS):
        chance.shuffle(cards)
        hands = tuple(sum(cards[place::4]) for place in range(4))
        play_out(frame, Position(hands, number % 4), one, 0, chance.randrange(ROLLS), other, 0)
        one, other = other, one
        yield
