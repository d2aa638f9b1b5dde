"""Free places: clear of all that is taken, as large as can be, and covering the least precious first."""

from __future__ import annotations

import random
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from tressette_desktop.ui.table.clearings import clearings, place

GROUND = QRectF(0, 0, 100, 60)
TOP_LEFT = QPointF(0, 0)


def boxes(chance: random.Random) -> list[QRectF]:
    """A few boxes, some of them over the edge."""
    return [
        QRectF(chance.randrange(-10, 95), chance.randrange(-10, 55), chance.randrange(1, 40), chance.randrange(1, 40))
        for _ in range(chance.randrange(8))
    ]


@pytest.mark.parametrize("seed", range(15))
def test_clearings_are_clear_and_the_largest(seed: int) -> None:
    taken = boxes(random.Random(seed))
    found = clearings(GROUND, taken)
    assert all(GROUND.contains(rect) for rect in found)
    assert not any(rect.intersects(box) for rect in found for box in taken)
    assert not any(one.contains(other) or other.contains(one) for one, other in combinations(found, 2))
    for x in range(100):
        for y in range(60):
            pixel = QRectF(x, y, 1, 1)
            free = not any(pixel.intersects(box) for box in taken)
            assert free == any(rect.contains(pixel) for rect in found), (x, y)


def test_what_has_no_room_for_the_least_is_no_clearing() -> None:
    found = clearings(GROUND, [QRectF(30, 0, 10, 60)], QSizeF(40, 40))
    assert found == [QRectF(40, 0, 60, 60)]


def test_where_nothing_lies_a_paper_lies_in_its_corner() -> None:
    assert place([[QSizeF(30, 20)]], GROUND, (), TOP_LEFT) == (0, QRectF(0, 0, 30, 20))
    assert place([[QSizeF(30, 20)]], GROUND, (), QPointF(100, 60)) == (0, QRectF(70, 40, 30, 20))


def test_a_lesser_form_goes_before_covering_anything() -> None:
    forms = [[QSizeF(60, 20), QSizeF(40, 20)], [QSizeF(10, 10)]]
    left, right = QRectF(0, 0, 45, 60), QRectF(90, 0, 10, 60)
    assert place(forms, GROUND, ([left], [right]), TOP_LEFT) == (1, QRectF(45, 0, 40, 20))
    assert place(forms, GROUND, ([left], [QRectF(60, 0, 40, 60)]), TOP_LEFT) == (2, QRectF(45, 0, 10, 10))


def test_the_least_precious_is_covered_first() -> None:
    names, trick, backs = QRectF(0, 0, 30, 60), QRectF(30, 0, 30, 60), QRectF(60, 0, 40, 60)
    assert place([[QSizeF(30, 30)]], GROUND, ([names], [trick], [backs]), TOP_LEFT) == (0, QRectF(60, 0, 30, 30))
    assert place([[QSizeF(70, 30)]], GROUND, ([names], [trick], [backs]), TOP_LEFT) == (0, QRectF(30, 0, 70, 30))


def test_what_never_fits_covers_no_name() -> None:
    names = QRectF(0, 0, 30, 60)
    assert place([[QSizeF(90, 90)]], GROUND, ([names],), TOP_LEFT) == (0, QRectF(30, 0, 70, 60))


def test_a_place_where_somebody_may_speak_costs_a_size_but_no_group() -> None:
    speaks = [QRectF(0, 10, 100, 10)]
    low, lower = QSizeF(30, 25), QSizeF(30, 10)
    assert place([[QSizeF(30, 50), low]], GROUND, ([],), TOP_LEFT, speaks) == (1, QRectF(0, 20, 30, 25))
    assert place([[QSizeF(30, 50)], [lower]], GROUND, ([],), TOP_LEFT, speaks) == (0, QRectF(0, 0, 30, 50))
