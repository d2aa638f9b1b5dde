"""Trzy siodemki, the reconstruction (rules.md section 10)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.engine.variants.records import SIODEMKI, refused, replay, table
from tressette_desktop.engine.cards import DECK, cards
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.errors import OptionError, Reason
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules.phases.tricks import winning
from tressette_desktop.engine.rules.registry import game_of
from tressette_desktop.engine.rules.variants.trzy_siodemki import TRUMPS


@pytest.mark.parametrize(
    ("played", "winner"),
    [
        ("3s 7c 6c As", 1),
        ("3s 7c Fc As", 2),
        ("4c 6c 5c 3s", 1),
        ("4c 6c 7c 3s", 2),
        ("3s 6c 5c 2s", 0),
        ("7c 3s 3b 3d", 0),
    ],
)
def test_the_highest_trump_wins_and_the_small_hearts_are_plain(played: str, winner: int) -> None:
    assert winning(cards(played), TRUMPS) == winner


def test_hearts_are_one_suit_for_following() -> None:
    assert refused("trzy_siodemki", SIODEMKI, "1:Fc 2:Cd") is Reason.MUST_FOLLOW
    assert table("trzy_siodemki", SIODEMKI, "1:Fc 2:3c 3:6c").trick is not None


def test_who_is_void_must_trump_by_option_only() -> None:
    lead = "1:3d 2:5d 3:Kd"
    text = "pl_must_trump=true"
    for options, number in (("", 10), (text, 3)):
        answering = table("trzy_siodemki", SIODEMKI, lead, options=options)
        legal = rules.legal(game_of("trzy_siodemki", options), answering, 3)
        assert sum(isinstance(action, PlayCard) for action in legal) == number
    assert refused("trzy_siodemki", SIODEMKI, f"{lead} 4:4c", options=text) is Reason.MUST_TRUMP


WHOLE = (
    "1:3d 2:5d 3:Kd 4:7c 1:+Nd 4:3s 1:2s 2:As 3:7s 4:Ks 1:4d 2:5s 3:Ac 3:6b 4:7b 1:3b 2:4b 1:2d 2:Cd 3:6d 4:Cc "
    "4:4c 1:5c 2:3c 3:6c 2:2b 3:Kb 4:Cb 1:Fb 2:Cs 3:2c 4:4s 1:Ad 3:Ab 4:Fs 1:Fc 2:5b 1:Fd 2:6s 3:7d 4:Kc"
)


def test_the_pack_is_worth_eight_points_and_the_last_trick_nothing() -> None:
    score = table("trzy_siodemki", SIODEMKI, WHOLE).score
    assert score is not None
    assert (score.thirds, score.full_thirds, score.points, score.melds) == ((9, 15), (9, 15), (3, 5), (3, 0))
    counted = table("trzy_siodemki", SIODEMKI, WHOLE, options="pl_last_trick=3").score
    assert counted is not None
    assert sum(counted.full_thirds) == 27


def test_thirds_are_carried_by_option() -> None:
    """Nine and fifteen thirds: with one and two that were left over, 3 and 5 points, and as many are left again."""
    options = "pl_rounding=carry_thirds"
    end = table("trzy_siodemki", SIODEMKI, WHOLE, options=options)
    game = game_of("trzy_siodemki", options)
    again = game.variant.settle(end.but(carried=(1, 2, 0, 0)), game.rules)
    assert (again.points, again.carried) == ((3, 5), (1, 2, 0, 0))
    more = game.variant.settle(end.but(carried=(2, 0, 1, 2)), game.rules)
    assert (more.points, more.carried) == ((4, 5), (0, 2, 0, 0))


def test_what_is_left_over_goes_on_to_the_next_hand_of_the_game() -> None:
    match = replay("trzy_siodemki", SIODEMKI, WHOLE, options="pl_rounding=carry_thirds").match
    assert match is not None
    opened = replace(match, carried=(1, 2, 0, 0)).deal(match.layout(DECK)).table
    assert opened.carried == (1, 2, 0, 0)


def test_a_hand_by_itself_is_not_played() -> None:
    with pytest.raises(OptionError, match="game=single is not played in this variant, but game=points or game=hands"):
        game_of("trzy_siodemki", "game=single")


def test_nobody_lays_down() -> None:
    assert refused("trzy_siodemki", SIODEMKI, "1:!laydown") is Reason.LAY_DOWN_OFF


def test_a_hand_is_weak_by_what_its_cards_are_worth_here() -> None:
    """Ace and three are two thirds; at four with the ace of a point they would be four (3.7)."""
    weak = "D4 1:A765.654.3.54 2:324.32.2A7.72 3:KC.AKF.KC6.3K 4:F.C7.F54.ACF6"
    assert table("trzy_siodemki", weak, "1:a-monte", options="redeal=under_one_point").annulled is not None
    assert refused("classic", weak, "1:a-monte", options="redeal=under_one_point") is Reason.NOT_NOW
