"""What is made of the plays and words of others: the book in numbers foresees the rulebook, and silence tells."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from math import log2

import pytest

from tests.bots.table import CLASSIC, Moment, deal, play, shuffled
from tressette_desktop.engine.bots.beliefs import BOOK, Beliefs
from tressette_desktop.engine.bots.book import average_of
from tressette_desktop.engine.bots.evidence import combinations
from tressette_desktop.engine.bots.likelihood import Played, likelihood
from tressette_desktop.engine.bots.memory import remember
from tressette_desktop.engine.bots.registry import BOTS
from tressette_desktop.engine.bots.scene import Scene
from tressette_desktop.engine.bots.thinker import REFLEX
from tressette_desktop.engine.bots.worlds import World, Worlds
from tressette_desktop.engine.cards import cards
from tressette_desktop.engine.kernel.bits import SUIT, bits, cards_of, mask_of
from tressette_desktop.engine.kernel.position import Frame
from tressette_desktop.engine.rules.melds import held
from tressette_desktop.engine.rules.registry import game_of

ALL_MAY = sum((1 | 2 << 2 | 3 << 5) << shift for shift in (0, 10, 20, 30))
"""One of the own side and two others play after this one, and each may hold any suit."""


@cache
def last_leads() -> tuple[Moment, ...]:
    """The lead of the seventh trick in some hands that rulebooks play."""
    hands = (play((BOTS["rulebook"],) * 4, deal(shuffled(random.Random(seed))), seed=seed) for seed in range(10))
    return tuple(m for hand in hands for m in hand if len(m.truth.tricks) == 6 and m.truth.trick is None)


def told(moment: Moment) -> tuple[Scene, World]:
    """What the seat sees, and how the cards of the others lie."""
    memory = remember(moment.view)
    return Scene(CLASSIC, memory), World({each: mask_of(moment.truth.hand(each)) for each in memory.may_hold}, 0)


def seen() -> Iterator[tuple[Frame, Played, int]]:
    """The plays of all these hands, each with what its player has kept."""
    for moment in last_leads():
        scene, truth = told(moment)
        frame = scene.frame(truth)
        for player in Beliefs(scene, REFLEX).players(frame):
            for played in player.plays:
                yield frame, played, truth.hands[player.seat]


def test_the_odds_of_every_choice_make_one() -> None:
    rng = random.Random(3)
    for _ in range(30):
        hand = sum(1 << place for place in rng.sample(range(40), rng.randrange(2, 11)))
        out = sum(1 << place for place in range(40) if not hand >> place & 1 and rng.random() < 0.7)
        back, near = rng.choice((0, SUIT)), rng.choice((0, out & SUIT))
        case = 1, 2, ALL_MAY, near, 0, back, True
        assert abs(sum(BOOK.leads(hand, out, one, *case) for one in bits(hand)) - 1) < 1e-9
        assert abs(sum(BOOK.throws(hand, out, 40, False, True, one) for one in bits(hand)) - 1) < 1e-9
        mine, rest = hand & SUIT, out & SUIT
        state = False, 1, 1, 1 | 1 << 2 | 3 << 5, near & SUIT, 0, 16, 2, 5
        odds = [BOOK.follows(mine, rest, 1 << 5, *state, one) for one in bits(mine)]
        assert not odds or abs(sum(odds) - 1) < 1e-9


def test_the_book_in_numbers_foresees_the_rulebook() -> None:
    """Bits for a play: what it costs to tell it to who knows the hand and the book."""
    cost, number = 0.0, 0
    for _, played, kept in seen():
        hand = kept & ~played.drawn | played.since
        possible = hand & played.led or hand
        if not possible & (possible - 1):
            continue
        out = played.out & ~hand
        if not played.led:
            own = hand & played.must or hand
            case = played.mates, played.foes, played.who, played.near, played.far, played.back, played.early
            odds = BOOK.leads(own, out, played.one, *case)
        elif possible & played.led:
            mine, one, rest = possible >> played.shift, played.one >> played.shift, out >> played.shift & SUIT
            where = (each >> played.shift & SUIT for each in (played.who, played.near, played.far))
            state = (played.ours, played.mates, played.foes, *where, average_of(out), played.pot, hand.bit_count())
            odds = BOOK.follows(mine, rest, played.top, *state, one)
            if played.asked and mine > played.top:
                odds = float(one == 1 << mine.bit_length() - 1)
        else:
            odds = BOOK.throws(possible, out, played.chance, played.home, played.ours, played.one)
        cost, number = cost - log2(0.9 * odds + 0.1 / possible.bit_count()), number + 1
    assert number > 80
    assert cost < 0.55 * number


def test_the_book_reckons_with_what_everybody_has_seen() -> None:
    """Where a partner has shown the three a small card is led, where an opponent has, hardly; nor where he is out."""
    hand, out = mask_of(cards("5c 6s 4b")), mask_of(cards("3c 2c Ac 7c 3s 2s As 7s 3b 2b Ab 7b"))
    three, coppe = mask_of(cards("3c")), mask_of(cards("5c"))
    alone = ALL_MAY & ~(3 | 7 << 5) | 2 << 5

    def odds(who: int = ALL_MAY, near: int = 0, far: int = 0) -> float:
        return BOOK.leads(hand, out, coppe, 1, 2, who, near, far, 0, False)

    assert odds(near=three) > 2 * odds() > 4 * odds(far=three)
    assert odds() > 2 * odds(who=alone)


def test_combinations_are_counted_as_the_rules_find_them() -> None:
    rng = random.Random(5)
    for _ in range(300):
        hand = sum(1 << place for place in rng.sample(range(40), rng.randrange(8, 22)))
        assert combinations(hand) == len(held(cards_of(hand)))


@pytest.mark.parametrize(("buongioco", "share"), [("accusa", 0.1), ("forced", 0.001)])
def test_who_told_no_combination_is_taken_to_hold_none(buongioco: str, share: float) -> None:
    """Beside the same deal where nobody tells any, and beside one in which nobody holds what he did not tell."""
    compared = 0
    for moment in last_leads():
        memory = remember(moment.view)
        played = {each: mask_of(moment.truth.played(each)) for each in memory.may_hold}
        some = list(Worlds.of(memory).draw(random.Random(1), 300))
        untold = [sum(combinations(world.hands[each] | played[each]) for each in played) for world in some]
        holding, clean = ([world for world, held in zip(some, untold, strict=True) if held == n] for n in (1, 0))
        for pair in zip(holding, clean, strict=False) if not moment.truth.melds else ():
            quiet, telling = (
                Beliefs(Scene(CLASSIC, replace(memory, options=game_of("classic", f"buongioco={each}").rules)), REFLEX)
                for each in ("none", buongioco)
            )
            (without, beside), (found, _) = quiet.weigh(pair), telling.weigh(pair)
            if without <= beside == 1.0 and without > 0.01:
                assert found == pytest.approx(max(share * without, 0.001))
                compared += 1
    assert compared > 20


def led(said: int, hand: str, others: str) -> float:
    """How likely it is that the first card of a hand is led with these words, all else being equal."""
    held_, out = cards(hand), mask_of(cards(hand)) | mask_of(cards(others))
    one = mask_of(held_[:1])
    frame = Scene(CLASSIC, remember(last_leads()[0].view)).frame(told(last_leads()[0])[1])
    play_ = Played(0, one, one, 0, out, 1, 2, ALL_MAY, 0, 0, 0, said=said)
    quiet = Played(0, one, one, 0, out, 1, 2, ALL_MAY, 0, 0, 0)
    kept = mask_of(held_[1:])
    return likelihood(frame, (play_,), kept, REFLEX, BOOK) / likelihood(frame, (quiet,), kept, REFLEX, BOOK)


def test_words_and_silence_tell_what_is_kept() -> None:
    strong, plain, short, alone = "4c 3c 5c Kd", "4c Kc 5c Kd", "4c 3c Kd Kb", "4c Kd Kb 4b"
    others = "2c 7c Fc 2d 3d"
    silent, volo, busso, striscio = (
        [led(said, hand, others) for hand in (alone, short, strong, plain)] for said in range(4)
    )
    assert volo[0] > 5 * max(volo[1:])
    assert silent[1] > 2 * max(silent[0], silent[2], silent[3])
    assert busso[2] > 5 * max(busso[0], busso[1], busso[3])
    assert striscio[3] > 5 * max(striscio[:3])


def test_who_speaks_says_what_the_book_says() -> None:
    """Every lead of rulebooks fits: what is judged as silence is not only what could not be said."""
    leads = [(frame, played, kept) for frame, played, kept in seen() if not played.led and played.said >= 0]
    assert len({played.said for _, played, _ in leads}) == 4
    for frame, played, kept in leads:
        wrong = Played(**{**vars(played), "said": (played.said + 1) % 4})
        assert likelihood(frame, (played,), kept, REFLEX, BOOK) > likelihood(frame, (wrong,), kept, REFLEX, BOOK)
