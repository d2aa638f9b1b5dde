"""Words on cards of the hand: in two rows none lies on a card of the other row, and the next card covers none."""

from __future__ import annotations

import math
from itertools import pairwise, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF, QTransform
from PySide6.QtWidgets import QGraphicsScene

from tests.ui.panels.test_room_for_words import WINDOWS, in_every_language, in_look, spoken
from tests.ui.table.test_layout import dealt, felt_of
from tressette_desktop.ui import contracts, theme
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.table.card_item import CardItem, Deck, Tag, WordItem
from tressette_desktop.ui.table.cards_on import Cards, Marks
from tressette_desktop.ui.table.metrics import Felt
from tressette_desktop.ui.theme import Look

__all__ = ["spoken"]


def lies(item: CardItem, box: QRectF) -> QRectF:
    """Where something of a card lies on the felt."""
    return QTransform().translate(item.pose.x, item.pose.y).rotate(item.pose.angle).mapRect(box)


def tagged(
    felt: Felt, look: Look, own: int, word: str, scene: QGraphicsScene | None = None
) -> tuple[list[CardItem], list[QRectF]]:
    """A hand with a word on every card; the cards in their order, and where the words stand."""
    font = look.font("tag", felt.scale * theme.EM / look.em)
    cards = Cards(scene or QGraphicsScene(), Deck(CardArt(), font=font, tag_font=font, scale=felt.scale))
    table = dealt(3, own)
    cards.show(table, 0, felt)
    cards.mark(Marks(tags=dict.fromkeys(cards.own, Tag(word, calm=True))))
    items = [cards.items[card] for card in cards.own]
    wide = QFontMetricsF(font).horizontalAdvance(word)
    return items, [lies(item, item.tag_box(wide)) for item in items]


@in_every_language
def test_words_on_two_rows_of_cards_leave_the_other_row_alone(spoken: Look) -> None:
    wrong = []
    for (size, text), own in product(WINDOWS, (16, 17)):
        look = in_look(spoken, text)
        felt = felt_of(size, text)
        items, words = tagged(felt, look, own, contracts.monte_tag())
        for at, (item, word) in enumerate(zip(items, words, strict=True)):
            upper = item.pose.z < 20
            others = [each for each in items if (each.pose.z < 20) is not upper]
            wrong += [
                (size, text, own, at, "other row") for each in others if word.intersects(lies(each, each.card_rect()))
            ]
            if not QRectF(-1, -1, felt.width + 2, felt.height + 2).contains(word):
                wrong.append((size, text, own, at, "cut off"))
    assert wrong == [], "\n".join(map(str, wrong))


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_no_word_on_a_card_is_covered_by_the_next(look: Look, size: tuple[int, int], text: float) -> None:
    look = in_look(look, text)
    items, _ = tagged(felt_of(size, text), look, 16, "monte")
    wide = QFontMetricsF(look.font("tag")).horizontalAdvance("monte")
    for one, other in pairwise(items):
        if other.pose.x > one.pose.x:
            pitch = math.hypot(other.pose.x - one.pose.x, other.pose.y - one.pose.y)
            over = one.tag_box(wide).right() - one.card_rect().left() - pitch
            assert over <= 3 * text, (over, wide, pitch)


def test_a_word_lies_above_the_cards_beside_its_own_and_goes_with_it(look: Look) -> None:
    """A word at the foot of a card in the lower row lay under the next card, which cut it."""
    scene = QGraphicsScene()
    items, _ = tagged(felt_of((900, 600), 1.0), in_look(look, 1.0), 16, "avuta", scene)
    words = [each for each in scene.items() if isinstance(each, WordItem)]
    assert len(words) == len(items)
    for item in items:
        word = next(each for each in words if each.sceneTransform() == item.sceneTransform())
        row = [each for each in items if (each.pose.z < 20) == (item.pose.z < 20)]
        assert all(word.zValue() > each.zValue() for each in row)
    items[0].lift(1.0, 0)
    assert any(each.sceneTransform() == items[0].sceneTransform() for each in words)
    items[0].mark()
    items[1].take_away()
    assert len([each for each in scene.items() if isinstance(each, WordItem)]) == len(items) - 2


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_no_number_is_cut_off_by_the_edge(look: Look, size: tuple[int, int], text: float) -> None:
    look = in_look(look, text)
    felt = felt_of(size, text)
    for own in (8, 10, 12):
        items, _ = tagged(felt, look, own, "monte")
        assert all(lies(item, item.number_disc()).bottom() <= felt.height - 1 for item in items)


def test_no_lifted_neighbour_covers_the_number_of_a_card() -> None:
    felt, scene = felt_of((900, 600)), QGraphicsScene()
    cards = Cards(scene, Deck(CardArt(), scale=felt.scale))
    cards.show(dealt(4, 10), 0, felt)
    cards.mark(Marks(numbered=True, lifted=frozenset({cards.own[6]})))
    items = [cards.items[card] for card in cards.own]
    for item in items:
        disc = item.mapRectToScene(item.number_disc())
        on_top = next(each for each in scene.items(disc.center()) if each.isVisible())
        assert isinstance(on_top, WordItem)
        assert on_top._card is item
