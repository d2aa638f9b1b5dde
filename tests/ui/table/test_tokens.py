"""The gesture of whoever led is seen whole when the others have played over the card."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from tests.ui.table.test_layout import dealt, felt_of
from tressette_desktop.engine.cards import card
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.table.card_item import CardItem, Deck
from tressette_desktop.ui.table.fan import Pose
from tressette_desktop.ui.table.layout import plan
from tressette_desktop.ui.table.places import PLACES, Place


def shape(pose: Pose) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*corner) for corner in pose.corners]))
    path.closeSubpath()
    return path


@pytest.mark.parametrize("size", [(900, 600), (1280, 800), (900, 1200), (3840, 2160)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_card_of_a_trick_covers_the_gesture_of_its_leader(art: CardArt, seats: int, size: tuple[int, int]) -> None:
    drawn = plan(dealt(seats, 8), 0, felt_of(size))
    for place in PLACES[seats]:
        item = CardItem(deck := Deck(art), card("3c"))
        deck.scale = drawn.felt.scale
        item.settle(drawn.trick_pose(place, 0))
        item.mark(token="fist", low=place is Place.S)
        disc = QPainterPath()
        # All of the figure on it, if not all of its rim.
        air = 0.2 * item.token_disc().width()
        disc.addEllipse(item.mapRectToScene(item.token_disc()).adjusted(air, air, -air, -air))
        others = [shape(drawn.trick_pose(other, 1)) for other in PLACES[seats] if other is not place]
        assert not any(disc.intersects(each) for each in others), place
        assert item.boundingRect().contains(item.token_disc())
