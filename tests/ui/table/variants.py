"""Sessions of every variant, dealt by a seed: to look at, and to play to the end through the page."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

from tests.ui.table.tables import Silent
from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.core.actions import Action
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.seats import Seat
from tressette_desktop.engine.session.session import Session
from tressette_desktop.ui.table.asked import Sitter

FIVE = (
    Sitter("Tu", "king", True),
    Sitter("Ischia", "knave"),
    Sitter("Capri", "knight"),
    Sitter("Procida", "mask"),
    Sitter("Nisida", "sun"),
)

Wish = Callable[[Session, Seat], Action]
"""What somebody does when he is asked."""


def session_for(
    variant: str,
    *,
    options: str = "",
    players: int | None = None,
    dealer: Seat = 0,
    persons: Iterable[Seat] = (0,),
    seed: int = 7,
) -> Session:
    """Return a session of a variant; nothing is dealt yet."""
    chance = random.Random(seed)

    def shuffled() -> tuple[Card, ...]:
        pack = list(DECK)
        chance.shuffle(pack)
        return tuple(pack)

    match = Match.new(game_of(variant, options, players), dealer)
    return Session(match, persons=frozenset(persons), shuffler=shuffled, log=Silent())


def sitters_of(session: Session) -> tuple[Sitter, ...]:
    """Return as many sitters as the table has seats."""
    return FIVE[: session.match.game.seats]
