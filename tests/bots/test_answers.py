"""What the rulebook does about words: each answer of section 3 of the partner conventions, at a table set up for it."""

from __future__ import annotations

import pytest

from tests.bots.hand import HANDS, Hand
from tressette_desktop.engine.bots.bot import Why
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.cards import Suit, card
from tressette_desktop.engine.core.actions import CallOut, GoForCappotto, PlayCard
from tressette_desktop.engine.core.terms import Going, Signal, Tick

LED, WON = frozenset({Tick.SUIT_LED}), frozenset({Tick.SUIT_WON})


@pytest.mark.parametrize("code", ["ludopoli", "fitres"])
def test_a_kept_three_is_known_and_answered_high(code: str) -> None:
    hand = Hand(options=f"code={code}").do("4c +", "Fc")
    memory = remember(hand.view(3))
    assert card("3c") in memory.holds[1]
    assert not any(card("3c") in memory.may_hold[seat] for seat in (0, 2))
    choice = hand.asks()
    assert choice.action == PlayCard(card("2c"))
    assert choice.why is Why.KEPT


def test_an_opponent_knows_it_as_well() -> None:
    memory = remember(Hand(options="code=ludopoli").do("4c +").view(2))
    assert card("3c") in memory.holds[1]
    assert remember(Hand(options="code=ludopoli").do("4c").view(2)).holds[1] == frozenset()


def test_sola_is_a_void() -> None:
    hand = Hand(options="code=ludopoli").do("Kd +", "2d")
    assert not remember(hand.view(3)).void(1, Suit.DENARI)
    alone = HANDS | {1: "3c 7c 5c 4c Kd 5s 4s 7b 6b 6s", 3: "2c Ac 6c 3d Ad 6d 3s Fd Ab 4b"}
    hand = Hand(alone, "code=ludopoli").do("Kd +", "2d")
    assert remember(hand.view(3)).void(1, Suit.DENARI)


def test_an_ace_goes_to_the_lunghissimo_with_the_king_only() -> None:
    hands = {
        1: "3c 2c Kc 5c 4c 6d 5s 4s 7b 6b",
        2: "Cc Fc 2d Cd 7d 2s As 7s 3b 5b",
        3: "Ac 7c 6c 3d Ad Fd 3s 6s Ab 4b",
        0: "Kd 5d 4d Ks Cs Fs 2b Kb Cb Fb",
    }
    given = Hand(hands, "code=fitres").do("3c +", "Fc").asks()
    assert (given.action, given.why) == (PlayCard(card("Ac")), Why.ACE_WANTED)
    short = hands | {1: "3c 2c Kc 4c 5b 6d 5s 4s 7b 6b", 2: "Cc Fc 2d Cd 7d 2s As 7s 3b 5c"}
    kept = Hand(short, "code=fitres").do("3c +", "Fc").asks()
    assert isinstance(kept.action, PlayCard)
    assert kept.action.card in (card("7c"), card("6c"))


def test_an_ace_takes_a_card_of_the_opponents_that_the_partner_cannot_mind() -> None:
    hands = {
        1: "3c 2c 7c 5c 4c 6d 5s 4s 7b 6b",
        2: "Kc Fc 2d Cd 7d 2s As 7s 3b 5b",
        3: "Ac Cc 6c 3d Ad Fd 3s 6s Ab 4b",
        0: "Kd 5d 4d Ks Cs Fs 2b Kb Cb Fb",
    }
    assert Hand(hands, "code=fitres").do("4c +", "Kc").asks().action == PlayCard(card("Ac"))


def test_la_meglio_gets_the_highest_card() -> None:
    hands = HANDS | {1: "Ac 7c 5c 4c Kd 6d 5s 4s 7b 6b", 3: "2c 3c 6c 3d Ad Fd 3s 6s Ab 4b"}
    choice = Hand(hands, "code=alternative").do("4c la meglio", "Fc").asks()
    assert (choice.action, choice.why) == (PlayCard(card("3c")), Why.LA_MEGLIO)


@pytest.mark.parametrize(
    ("options", "led", "said"),
    [
        ("code=alternative", "4c", PlayCard(card("4c"), Signal.BUSSO)),
        ("code=ludopoli", "4c", PlayCard(card("4c"), ticks=LED)),
        ("code=ludopoli declare_mode=manual", "4c", PlayCard(card("4c"))),
        ("code=none", "4c", PlayCard(card("4c"))),
    ],
)
def test_what_is_said_with_a_lead(options: str, led: str, said: PlayCard) -> None:
    hand = Hand(options=options)
    plays = [each for each in hand.possible() if isinstance(each, PlayCard) and each.card is card(led)]
    assert hand.speaks(card(led), plays) == said


def test_a_lone_winner_is_called_a_piombo() -> None:
    hands = HANDS | {2: "3b Fc 2d Cd 7d 2s As 7s Kc 5c", 1: "3c 7c 5b 4c Kd 6d 5s 4s 7b 6b"}
    hand = Hand(hands, "code=ludopoli").do("7b")
    choice = hand.asks()
    assert choice.action == PlayCard(card("3b"), ticks=WON)


CALLED = "buongioco=none claims=call_opponents special=deck go_for_cappotto=true"


def test_the_opponents_are_called_out_before_they_take_everything() -> None:
    played = ("3c", "Fc", "Ac", "Cc")
    for totals, expected in (((0, 20, 0, 20), CallOut()), ((0, 18, 0, 18), None)):
        hand = Hand(options=CALLED, totals=totals).do(*played)
        assert hand.interrupts(0) == hand.interrupts(2) == expected
        assert hand.interrupts(1) is None
    called = Hand(options=CALLED, totals=(0, 20, 0, 20)).do(*played).call(0)
    assert called.table.phase == "going"
    assert called.asks().action == GoForCappotto(Going.NON_VADO)


def test_a_trump_beats_the_three_and_the_aces_are_cheap() -> None:
    hands = HANDS | {
        1: "3d 2d 7d 4d Kd 6d 5s 4s 7b 6b",
        2: "3c Fc 7c Cd 5c 2s As 7s 3b 5b",
        3: "2c Ac 6c Kc Ad Fd 3s 6s Ab 4b",
        0: "Cc 4c 5d Ks Cs Fs 2b Kb Cb Fb",
    }
    hand = Hand(hands, "buongioco=none", key="trzy_siodemki")
    memory = remember(hand.view(1))
    assert not memory.sure(card("3d"))
    assert remember(Hand(hands).view(1)).sure(card("3d"))
    assert not memory.is_point(card("Ad"))
    hand.do("3d", "Cd", "Ad", "5d", "2d", "3c")
    assert remember(hand.view(3)).best is card("3c")
    assert remember(hand.view(3)).void(2, Suit.DENARI)
