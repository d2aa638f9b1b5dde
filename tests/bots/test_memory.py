"""What a seat knows is true, and it knows what can be known."""

from __future__ import annotations

import random

from tests.bots.table import Moment, deal, play, shuffled
from tressette_desktop.engine.bots.facts import eliminated
from tressette_desktop.engine.bots.memory import Memory, remember
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.cards import Card, Suit, cards


def moments(deals: int, bot: str = "random") -> list[Moment]:
    """Every decision of some hands, in which much is said and declared."""
    return [
        moment
        for seed in range(deals)
        for moment in play((BOTS[bot],) * 4, deal(shuffled(random.Random(f"memory {seed}"))), seed=seed)
        if moment.truth.phase == "tricks"
    ]


def test_every_hand_is_among_what_it_may_be() -> None:
    for moment in moments(20):
        memory = remember(moment.view)
        for seat, possible in memory.may_hold.items():
            assert possible.issuperset(moment.truth.hand(seat))
        assert memory.aside == 0
        assert len(memory.unseen) == sum(len(moment.truth.hand(seat)) for seat in memory.may_hold)


def test_a_sure_card_is_never_beaten_by_an_opponent() -> None:
    held = 0
    for moment in moments(20):
        memory, card = remember(moment.view), moment.truth.hand(moment.seat)[0]
        if memory.sure(card):
            behind = [other for seat in memory.foes_after for other in moment.truth.hand(seat)]
            assert not any(other.beats(card) for other in behind)
            held += 1
    assert held > 100


def test_who_did_not_follow_is_void() -> None:
    seen = 0
    for moment in moments(20):
        memory = remember(moment.view)
        for trick in moment.view.table.tricks:
            for seat, card in zip(trick.seats, trick.cards, strict=True):
                if card.suit is not trick.led and seat in memory.may_hold:
                    assert trick.led is not None
                    assert memory.void(seat, trick.led)
                    seen += 1
    assert seen > 500


def test_a_declared_combination_is_known_until_it_is_played() -> None:
    shown = denied = 0
    for moment in moments(25):
        memory = remember(moment.view)
        for each in moment.view.table.melds:
            if each.seat == moment.seat:
                continue
            left = set(each.meld.cards) & set(moment.truth.hand(each.seat))
            assert left <= memory.may_hold.get(each.seat, frozenset())
            for other, possible in memory.may_hold.items():
                assert other == each.seat or not possible & left
            shown += len(left)
            missing = [card for card in memory.unseen if card.rank is each.meld.rank and card.suit is each.meld.missing]
            denied += len(missing)
            assert not any(card in memory.may_hold.get(each.seat, ()) for card in missing)
    assert shown > 60
    assert denied > 15


def test_of_two_hands_the_rest_is_the_other() -> None:
    three, two, king, four = cards("3c 2c Kd 4d")
    possible = {1: frozenset((three, two, king)), 2: frozenset((three, two, king, four))}
    found, certain = eliminated(possible, {1: 2, 2: 2}, {1: frozenset((king,))}, elsewhere=0)
    assert found == {1: frozenset((three, two, king)), 2: frozenset((three, two, four))}
    assert certain == {1: frozenset((king,)), 2: frozenset((four,))}
    assert eliminated(possible, {1: 1, 2: 2}, {1: frozenset((king,))}, elsewhere=1)[0][1] == {king}


def test_cards_aside_keep_a_lone_candidate_open() -> None:
    three, four = cards("3c 4c")
    possible = {1: frozenset((three, four)), 2: frozenset((four,))}
    assert eliminated(possible, {1: 1, 2: 1}, {}, elsewhere=1)[0][1] == {three}
    assert eliminated({1: frozenset((three, four))}, {1: 1}, {}, elsewhere=1)[0][1] == {three, four}


def test_the_count_of_the_hand_is_that_of_the_table() -> None:
    for moment in moments(5):
        memory: Memory = remember(moment.view)
        our_tricks, their_tricks, our_thirds, their_thirds = memory.standing
        gone: list[Card] = [card for trick in moment.truth.tricks for card in trick.cards]
        assert our_tricks + their_tricks == len(moment.truth.tricks)
        assert our_thirds + their_thirds == sum(card.thirds for card in gone)
        assert memory.tricks_left == 10 - len(moment.truth.tricks)
        assert {card.suit for card in memory.mine(Suit.COPPE)} <= {Suit.COPPE}
