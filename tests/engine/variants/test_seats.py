"""How many sit down, and what a seat knows of it."""

from __future__ import annotations

import pytest

from tests.engine.hands import TABLES, random_hand
from tressette_desktop.engine.core.view import PlayerView, project
from tressette_desktop.engine.rules.registry import game_of, game_seen


@pytest.mark.parametrize("name", [name for name in TABLES if name != "trio"])
def test_a_view_tells_which_game_it_is_of(name: str) -> None:
    hand = random_hand(name, 0)
    options = hand.game.options.text(hand.game.variant.defaults)
    for seat in (*range(hand.game.seats), None):
        assert game_seen(PlayerView(seat, project(hand.end, seat), (), hand.game.variant.key, options)) == hand.game


def test_a_game_for_four_is_read_for_four() -> None:
    """Four deals do for four players, but not for three."""
    game = game_of("terziglio", "terziglio_end=deals(4)", 4)
    assert (game.seats, game.players, game.variant.seats) == (4, 4, 3)
