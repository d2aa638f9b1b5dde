"""The kernel plays by the rules: hands of every variant are played in both, and nothing differs at any card."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from tests.engine.hands import TABLES, random_hand
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.kernel.bits import SUIT, bit, bits, card_of, mask_of
from tressette_desktop.engine.kernel.playout import MUTE, TRUMPED, asks, play_out, trick_won
from tressette_desktop.engine.kernel.position import Frame, Position, choices, play, playable, suit_of, winning
from tressette_desktop.engine.kernel.telling import frame_of, position_of
from tressette_desktop.engine.rules.game import Game, apply, awaited, legal
from tressette_desktop.engine.rules.registry import game_of

GAMES = {name: game for name, game in TABLES.items() if name != "trio"} | {
    "hearts": game_of("trzy_siodemki", "pl_must_trump=true pl_last_trick=3 code=none"),
}


def ready(name: str, game: Game, seed: int) -> Iterator[Table]:
    """The table of a random hand from its first trick on, where its tricks are reached."""
    hand = random_hand(name if name in TABLES else "trzy_siodemki", seed)
    yield from [step.table for step in hand.steps if step.table.phase == "tricks" and not step.table.over][:1]


def plays(game: Game, table: Table, rng: random.Random) -> Iterator[tuple[Table, set[int], int]]:
    """Play the rest of a hand at random by the rules: each table, the cards that may be played, the one that is."""
    while not table.over:
        seat = awaited(game, table)[0]
        actions = [action for action in legal(game, table, seat) if type(action).__name__ != "LayDown"]
        cards = {bit(action.card): action.card for action in actions if isinstance(action, PlayCard)}
        if not cards:
            table = apply(game, table, seat, actions[-1]).table
            continue
        one = rng.choice(sorted(cards))
        yield table, set(cards), one
        table = apply(game, table, seat, PlayCard(cards[one])).table
    yield table, set(), 0


class Dice:
    """A reflex whose choice hangs on everything that it is told, and on its name."""

    def __init__(self, name: str = "") -> None:
        self._name = name

    def _some(self, mask: int, *told: int) -> int:
        return random.Random(repr((self._name, mask, told))).choice(list(bits(mask)))

    def lead(self, hand: int, out: int, roll: int) -> int:
        return self._some(hand, out)

    def follow(self, mine: int, out: int, best: int, ours: bool, after: int, pot: int, roll: int) -> int:
        return self._some(mine, out, best, ours, after, pot)

    def throw(self, hand: int, out: int, ours: bool, roll: int) -> int:
        return self._some(hand, out, ours)


def by_steps(
    frame: Frame, position: Position, reflexes: tuple[Dice, Dice], busso: int = MUTE, first: int = 0
) -> Iterator[Position]:
    """Play a hand out with a reflex for each side, card by card; who was asked with busso obeys, but for the first."""
    yield position
    asked, last = busso == 1, 0
    leader = (position.turn - len(position.trick)) % len(position.hands)
    while not position.over:
        at, trick, hand = position.turn, position.trick, position.hands[position.turn]
        possible = playable(frame, hand, (*trick, 0)[0])
        if asked and at != leader and frame.sides[at] == frame.sides[leader]:
            possible = obeying(frame, trick, possible) if trick else hand & last or hand
        one = first or possible
        if one & (one - 1):
            one = reflected(frame, position, reflexes[frame.sides[at]], possible)
        first = 0
        if not trick and busso != MUTE:
            shift = suit_of(one).bit_length() - 10
            out = (sum(position.hands) | sum(position.stock)) & ~hand
            asked, leader = asks(hand >> shift & SUIT, out >> shift & SUIT, one >> shift), at
        if len(trick) == len(position.hands) - 1:
            whole = (*trick, one)
            best = whole[winning(frame, whole)]
            last = suit_of(whole[0]) if best & suit_of(whole[0]) else 0
        position = play(frame, position, one)
        yield position


def thirds(steps: Iterator[Position]) -> int:
    """What side 0 has in the end."""
    *_, last = steps
    return last.taken[0]


def winner(steps: Iterator[Position]) -> int:
    """Who wins the first trick that is finished."""
    next(steps)
    return next(position.turn for position in steps if not position.trick)


def obeying(frame: Frame, trick: tuple[int, ...], possible: int) -> int:
    """The highest card of the suit led, if it wins so far; else all that may be played."""
    highest = 1 << (possible.bit_length() - 1)
    best = trick[winning(frame, trick)]
    here = possible & suit_of(trick[0]) and best & suit_of(trick[0])
    return highest if here and highest > best else possible


def reflected(frame: Frame, position: Position, reflex: Dice, possible: int) -> int:
    """What a reflex chooses of these cards, told what there is to tell."""
    trick, me, places = position.trick, position.turn, len(position.hands)
    others = sum(hand for place, hand in enumerate(position.hands) if place != me) + sum(position.stock)
    if not trick:
        return reflex.lead(possible, others, 0)
    shift = suit_of(trick[0]).bit_length() - 10
    won, after = winning(frame, trick), places - len(trick) - 1
    ours = frame.sides[me] == frame.sides[(me - len(trick) + won) % places]
    top = trick[won] >> shift if trick[won] & suit_of(trick[0]) else TRUMPED
    out = others >> shift & SUIT
    if possible & suit_of(trick[0]):
        return reflex.follow(possible >> shift, out, top, ours, after, sum(map(frame.thirds, trick)), 0) << shift
    return reflex.throw(possible, others, ours and (not after or top > out), 0)


@pytest.mark.parametrize("name", GAMES)
def test_every_card_falls_as_in_the_rules(name: str) -> None:
    game, rng, played, ended = GAMES[name], random.Random(name), 0, 0
    for seed in range(24):
        for begun in ready(name, game, seed):
            told = list(plays(game, begun, rng))
            position: Position | None = None
            frame: Frame | None = None
            for table, possible, card in told[:-1]:
                assert table.sides is not None
                frame = frame or frame_of(game, table.order, table.sides)
                expected = position_of(game, table)
                assert position is None or position == expected
                assert set(choices(frame, expected)) == possible
                position = play(frame, expected, card)
                if played % 5 == 0:
                    one, other = Dice(), Dice("other")
                    assert play_out(frame, position, one) == thirds(by_steps(frame, position, (one, one)))
                    assert play_out(frame, position, one, 0, 0, other) == thirds(
                        by_steps(frame, position, (one, other))
                    )
                    for busso in (0, 1):
                        for first in (0, *choices(frame, position)):
                            spoken = play_out(frame, position, one, first, 0, other, busso)
                            assert spoken == thirds(by_steps(frame, position, (one, other), busso, first))
                    for busso in (MUTE, 0, 1):
                        for first in choices(frame, position):
                            steps = by_steps(frame, position, (one, one), busso, first)
                            assert trick_won(frame, position, one, first, busso) == winner(steps)
                played += 1
            end = told[-1][0]
            if end.score is not None and frame is not None and position is not None and position.over:
                assert position.taken == end.score.full_thirds
                ended += 1
    assert played > 250
    assert ended > 5


def test_cards_and_bits() -> None:
    everything = mask_of(card_of(1 << place) for place in range(40))
    assert everything == (1 << 40) - 1
