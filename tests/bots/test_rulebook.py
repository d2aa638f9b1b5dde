"""Single decisions of the rulebook, each at a table set up for it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.bots.hand import HANDS, Hand
from tests.bots.table import deal, play, shuffled, view_of
from tressette_desktop.engine.bots.bot import Choice, Thought, Why
from tressette_desktop.engine.bots.contract import settle
from tressette_desktop.engine.bots.count import reached
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.bots.speak import word
from tressette_desktop.engine.cards import Card, Suit, card, cards, in_order
from tressette_desktop.engine.core.actions import (
    Action,
    AskRedeal,
    Bid,
    CallCard,
    Claim,
    Declare,
    Decline,
    Discard,
    HandBack,
    KeepHand,
    LayDown,
    Pass,
    PlayCard,
    SplitMonte,
)
from tressette_desktop.engine.core.terms import Meld, Signal
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.rules.game import apply, awaited, legal
from tressette_desktop.engine.rules.registry import GAMES, game_for

RULEBOOK = BOTS["rulebook"]


def test_a_busso_is_answered_with_the_highest_and_led_back() -> None:
    hand = Hand().do("4c busso", "Fc")
    assert hand.asks().action == PlayCard(card("2c"))
    assert hand.asks().why is Why.BUSSO
    hand.do("2c", "Cc", Decline())
    back = hand.asks()
    assert isinstance(back.action, PlayCard)
    assert back.action.card.suit is Suit.COPPE
    assert back.why is Why.BUSSO


def test_on_the_partners_sure_card_points_are_put_and_no_control() -> None:
    hand = Hand(HANDS | {3: "2c Fc 6c 3d Ad Fd 3s 6s Ab 4b", 2: "Kc Ac 2d Cd 7d 2s As 7s 3b 5b"}).do("3c", "Kc")
    choice = hand.asks()
    assert choice.action == PlayCard(card("Fc"))
    assert choice.why is Why.ACES_HOME


def test_an_ace_does_not_go_on_a_lost_trick() -> None:
    choice = Hand().do("7b", "3b").asks()
    assert choice.action == PlayCard(card("4b"))
    assert choice.why is Why.ACES_HOME


def test_a_void_hand_throws_an_ace_on_the_partners_sure_trick() -> None:
    hands = HANDS | {
        1: "3s 7c 5c 4c Kd 6d 5s 4s 7b 6b",
        3: "3c 2c Ac 6c 3d Ad Fd Ab 4b Fb",
        0: "Cc 5d 4d Ks Cs Fs 6s 2b Kb Cb",
    }
    choice = Hand(hands).do("3s", "7s").asks()
    assert choice.action in (PlayCard(card("Ab")), PlayCard(card("Ad")))
    assert choice.why is Why.ACES_HOME


def test_combinations_are_declared_all_at_once() -> None:
    hands = {
        1: "3c 2c Ac 3d 3s 7c 6c 5c 4c 4d",
        2: "Kc Cc Fc 2d Ad Kd 2s As Ks 3b",
        3: "Cd Fd 7d Cs Fs 7s 2b Ab Kb Cb",
        0: "6d 5d 6s 5s 4s Fb 7b 6b 5b 4b",
    }
    hand = Hand(hands).do("4d", "Ad", "Cd", "6d")
    assert hand.table.phase == "declaring"
    choice = hand.asks()
    assert choice.why is Why.DECLARE
    assert isinstance(choice.action, Declare)
    assert set(choice.action.melds) == {Meld.of("3", "b"), Meld.napoletana(Suit.COPPE)}
    told = Hand(hands, "buongioco=allowed").do("4d", "Ad", "Cd", "6d")
    assert told.asks().action == Decline()


def test_a_claim_is_made_exactly_when_the_count_is_right() -> None:
    for totals, expected in (((0, 19, 0, 19), Claim()), ((0, 18, 0, 18), None)):
        hand = Hand(totals=totals).do("3c", "Fc", "Ac", "Cc")
        assert reached(hand.view(1), 1) is (expected is not None)
        assert hand.interrupts(1) == hand.interrupts(3) == expected
        assert hand.interrupts(0) is None
    assert Hand(totals=(0, 20, 0, 20)).do("3c", "Fc", "Ac").interrupts(1) is None
    tie = Hand(totals=(24, 24, 24, 24)).asks()
    assert (tie.action, tie.why) == (Claim(), Why.COUNT)


STRONG = {
    0: "3d 2d Ad Kd 3s 2s As Ks 3c Kb",
    1: "Cd Fd 7d Cs Fs 7s Ac Kc Ab 3b",
    2: "6d 5d 6s 5s Cc Fc 7c 2c 2b Cb",
    3: "4d 4s 6c 5c 4c Fb 7b 6b 5b 4b",
}
"""Seat 0 has the three, the two and the ace of two suits, and seat 2 no card that could take a trick beside them."""


@pytest.mark.parametrize(
    ("opponents", "options", "quiet"),
    [(0, "", True), (9, "", True), (10, "", False), (0, "special=none", False), (0, "special=deck", False)],
)
def test_who_has_won_keeps_quiet_where_the_opponents_are_far_and_a_cappotto_is_near(
    opponents: int, options: str, quiet: bool
) -> None:
    """They may come to 11 of 21 with all that is left; the partner knows it too, from what was declared."""
    hand = Hand(STRONG, options, totals=(18, opponents, 18, opponents), dealer=3).do("3d", "Cd", "6d", "4d")
    hand.do(Declare((Meld.napoletana(Suit.DENARI), Meld.napoletana(Suit.SPADE))))
    claim = None if quiet else Claim()
    assert reached(hand.view(0), 0)
    assert [hand.interrupts(0), hand.interrupts(2)] == [claim, claim]
    if quiet:
        assert hand.do("3s", "Cs", "5s", "4s").interrupts(0) is None
        assert hand.do("Kb", "3b", "Cb", "4b").interrupts(0) == Claim(), "they have a point"


def test_claims_that_are_off_are_not_made() -> None:
    hand = Hand(options="claims=off", totals=(0, 20, 0, 20)).do("3c", "Fc", "Ac", "Cc")
    assert hand.interrupts(1) is None


def test_the_rest_is_laid_down_when_it_is_certain_but_a_last_card_is_played() -> None:
    laid = last = 0
    for seed in range(24):
        for moment in play((RULEBOOK,) * 4, deal(shuffled(random.Random(seed))), seed=seed):
            sure, held = LayDown() in moment.legal, len(moment.truth.hand(moment.seat))
            assert (moment.choice.action == LayDown()) is (sure and held > 1)
            laid += sure and held > 1
            last += sure and held == 1
    assert laid > 5
    assert last > 0


def test_a_weak_hand_is_annulled_where_that_may_be() -> None:
    view = PlayerView(0, Hand().view(0).table, (), "classic", "redeal=no_honours")
    assert RULEBOOK.choose(view, (KeepHand(), AskRedeal()), Thought(random.Random(1))).action == AskRedeal()


@pytest.mark.parametrize(
    ("led", "said"),
    [("4c", Signal.BUSSO), ("3c", None), ("Kd", None), ("4s", None)],
)
def test_words_are_said_where_they_help(led: str, said: Signal | None) -> None:
    memory = remember(Hand().view(1))
    assert word(memory, card(led), tuple(Signal)) is said


def test_before_the_tricks() -> None:
    strong, weak = cards("3c 2c 3d 3s 2s Kc 7c 5c 4d 7d 6s 5b"), cards("Kc Cc 7c 2d Fd 6d Ks 7s 4s Fb 6b 5b")
    bids = (Pass(), Bid("chiamo"), Bid("solo"))
    assert settle(strong, (), bids) == Bid("chiamo")
    assert settle(weak, (), bids) == Pass()
    assert settle(strong, ("chiamo",), (Pass(), Bid("solo"))) == Pass()
    assert settle(strong, (), tuple(map(CallCard, cards("2d Ac Ab 3b")))) == CallCard(card("3b"))
    assert settle(strong, (), (CallCard(card("Ab"), card("3c")), CallCard(card("Ab"), card("5b")))) == CallCard(
        card("Ab"), card("5b")
    )
    assert settle(strong, (), tuple(map(HandBack, strong))) == HandBack(card("5b"))
    pairs = tuple(Discard(in_order(pair)) for pair in combinations(strong, 2))
    assert settle(strong, (), pairs) == Discard(in_order(cards("4d 5b")))
    some = (SplitMonte(()), SplitMonte(cards("3b")), SplitMonte(cards("3b 7b")), SplitMonte(cards("7b")))
    assert settle(strong, (), some) == SplitMonte(cards("3b"))
    assert settle(strong, (), tuple(map(PlayCard, strong))) is None


def decisions(name: str, seed: int) -> Iterator[tuple[tuple[Action, ...], Choice]]:
    """What four (or so) rulebooks decide in one hand of a game, with what they might have done."""
    rng = random.Random(f"{name} {seed}")
    variant, players = GAMES[name]
    game = game_for(variant, "", players)
    match = Match.new(game, dealer=0)
    step = match.deal(match.layout(shuffled(rng)))
    events, table = step.events, step.table
    while not table.over:
        seat = awaited(game, table)[0]
        possible = tuple(legal(game, table, seat))
        choice = RULEBOOK.choose(view_of(game, table, events, seat), possible, Thought(rng))
        yield possible, choice
        step = apply(game, table, seat, choice.action)
        events, table = events + step.events, step.table


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_every_game_by_the_rules(name: str) -> None:
    seen: list[Card] = []
    for seed in range(8):
        for possible, choice in decisions(name, seed):
            assert choice.action in possible
            ranks = [scored.value for scored in choice.scored]
            assert ranks == sorted(ranks, reverse=True)
            assert not choice.scored or choice.scored[0].action == choice.action
            seen += [choice.action.card] if isinstance(choice.action, PlayCard) else []
    assert len(seen) > 80
