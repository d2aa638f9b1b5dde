"""Where all hands are open they can be read: none covers another, nor the trick, in any window."""

from __future__ import annotations

from itertools import combinations, pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from tests.record.test_story import GOLDENS, hands
from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.record.reader import read_file
from tressette_desktop.engine.record.story import Open
from tressette_desktop.ui.cards import MEDALS, RATIO, CardArt
from tressette_desktop.ui.table.asked import Sitter
from tressette_desktop.ui.table.fan import Pose
from tressette_desktop.ui.table.layout import arrange, place_of, plan
from tressette_desktop.ui.table.metrics import MENU, STRIP, Felt, furniture_scale
from tressette_desktop.ui.table.places import Place
from tressette_desktop.ui.table.scenery import Scenery
from tressette_desktop.ui.table.tweens import Pace
from tressette_desktop.ui.theme import Look

WINDOWS = ((900, 600), (928, 744), (1280, 800), (1600, 900), (3840, 2160), (900, 1100))
LEAST = 0.28
"""How much of a card's width is seen where the next one covers it: more than its index takes."""


def box(*poses: Pose) -> QRectF:
    xs, ys = zip(*(corner for pose in poses for corner in pose.corners), strict=True)
    return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def felt_of(width: int, height: int) -> Felt:
    """The felt of a page of this size, less its bar."""
    scale = furniture_scale(width, height)
    return Felt(width, height - MENU - STRIP * scale - 54, scale, open=True)


@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_hands_lie_clear_of_each_other_and_of_the_trick(path: Path, size: tuple[int, int]) -> None:
    (hand,) = hands(*read_file(path))
    felt = felt_of(*size)
    for at in (0, *hand.tricks[1:3]):
        table = hand.table(at, Open.ALL)
        poses, drawn = arrange(table, 0, felt), plan(table, 0, felt)
        held = {
            seat: box(*(poses[card] for card in pile))
            for seat, pile in enumerate(table.hands)
            if isinstance(pile, tuple) and pile
        }
        room = QRectF(0, 0, felt.width, felt.height)
        assert all(room.contains(each) for each in held.values())
        for one, other in combinations(held, 2):
            assert not held[one].intersects(held[other]), (one, other)
        sides = [seat for seat in held if place_of(table, 0, seat) in (Place.W, Place.E)]
        for place in drawn.places:
            lying = box(drawn.trick_pose(place, 0))
            assert not any(held[seat].intersects(lying) for seat in (*sides, 0)), place
        names = [drawn.plate(place, 120 * felt.scale) for place in drawn.places if place is Place.N]
        assert not any(name.intersects(each) for name in names for each in held.values())
        won = drawn.pile(1).united(drawn.pile_label(1))
        assert not any(each.intersects(won) for each in held.values())
        for seat, pile in enumerate(table.hands):
            if seat and isinstance(pile, tuple):
                assert_readable([poses[card] for card in pile])


def assert_readable(row: list[Pose]) -> None:
    """Of every card there is enough to be seen beside its right neighbour."""
    for y in {pose.y for pose in row}:
        xs = sorted(pose.x for pose in row if pose.y == y)
        assert all(right - left >= LEAST * row[0].width for left, right in pairwise(xs))
        assert all(pose.angle == 0 for pose in row)


@pytest.mark.parametrize("size", [(548, 600), *WINDOWS], ids=str)
def test_what_was_won_is_told_of_both_sides(size: tuple[int, int], art: CardArt, look: Look) -> None:
    (hand,) = hands(*read_file(next(path for path in GOLDENS if path.stem == "classic")))
    felt = felt_of(*size)
    for at in hand.tricks[1:]:
        scenery = Scenery(QGraphicsScene(), art)
        scenery.sitters = tuple(Sitter(name, medal, False) for name, medal in zip("ABCD", MEDALS, strict=False))
        table = hand.table(at, Open.ALL)
        scenery.dress(table, 0, felt, 1.0, (), Pace())
        for label in scenery.labels[:2]:
            assert label.shown == label.words, at


@pytest.mark.parametrize("size", [(928, 744), (1280, 800), (3840, 2160)], ids=str)
def test_the_upper_row_at_the_sides_is_seen_for_the_most_part(size: tuple[int, int]) -> None:
    """A three of spade is told from a two by more than its upper half."""
    (hand,) = hands(*read_file(GOLDENS[0]))
    poses = arrange(table := hand.table(0, Open.ALL), 0, felt_of(*size))
    for pile in (table.hands[1], table.hands[3]):
        assert isinstance(pile, tuple)
        upper, lower = sorted({poses[card].y for card in pile})
        assert lower - upper >= 0.65 * RATIO * poses[pile[0]].width


def test_all_the_cards_have_their_place() -> None:
    (hand,) = hands(*read_file(GOLDENS[0]))
    table = hand.table(0, Open.ALL)
    poses = arrange(table, 0, felt_of(1280, 800))
    assert {key for key in poses if isinstance(key, Card)} == {card for pile in table.hands for card in pile}  # type: ignore[union-attr]
