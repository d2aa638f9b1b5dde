"""What is said of a pile can be read whatever is said aloud: in short where a bubble lies beside it."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from tests.ui.panels.test_room_for_words import WINDOWS, in_every_language, in_look, spoken
from tests.ui.panels.test_room_round_the_felt import said_by
from tests.ui.table.test_layout import box, dealt, felt_of
from tests.ui.table.variants import session_for, sitters_of
from tressette_desktop.engine.core.actions import Bid, Pass
from tressette_desktop.ui import contracts, words
from tressette_desktop.ui.cards import CardArt
from tressette_desktop.ui.table.bubbles import BubbleItem, Words
from tressette_desktop.ui.table.furniture import PileLabel
from tressette_desktop.ui.table.layout import arrange, plan
from tressette_desktop.ui.table.places import Place
from tressette_desktop.ui.table.plan import Plan
from tressette_desktop.ui.table.scenery import Scenery
from tressette_desktop.ui.table.seat_item import Side
from tressette_desktop.ui.table.tweens import Pace
from tressette_desktop.ui.theme import Look

__all__ = ["spoken"]

ROOM = QRectF(0, 0, 180, 28)


def of_the_others(drawn: Plan, count: int, *, known: bool) -> PileLabel:
    """The words under the pile of the others: of a side, or of all who are not oneself."""
    label = PileLabel()
    said = words.tricks(count) if known else words.of_the_others(words.tricks(count))
    room, middle = drawn.pile_label(1), drawn.pile(1).center().x()
    side = Side.THEM if known else Side.OPEN
    label.write(said, side, room, middle=middle, scale=drawn.felt.scale, brief=str(count))
    return label


@in_every_language
def test_the_pile_of_the_others_says_how_many_beside_any_words(spoken: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BubbleItem, "_draw", lambda _bubble, _ratio: QPixmap())
    unread = []
    for (size, text), seats in product(WINDOWS, (2, 4)):
        in_look(spoken, text)
        felt = felt_of(size, text)
        drawn = plan(dealt(seats, 10), 0, felt)
        # In a high window who sits at the right speaks above his hand, over the pile if there is much to say.
        places = [place for place in drawn.places if not (felt.portrait and place is Place.E)]
        for count, known, (place, said) in product((1, 2, 9), (True, False), product(places, said_by(seats)[1])):
            label = of_the_others(drawn, count, known=known)
            assert QRectF(0, 0, felt.width, felt.height).contains(label.box_of(label.words))
            bubble = BubbleItem(said, drawn.spot(place, piled=True), scale=felt.scale, ratio=1.0)
            label.keep_clear([bubble.box])
            if str(count) not in label.shown and label.shown != label.words:
                unread.append((size, text, seats, place.name, said.text))
    assert unread == [], "\n".join(map(str, unread))


def test_words_lie_under_the_middle_of_the_pile_as_far_as_there_is_room(look: Look) -> None:
    label = PileLabel()
    label.write("2 tricks", Side.US, ROOM, middle=90, scale=1.0, brief="2")
    assert label.box_of("2 tricks").center().x() == pytest.approx(90)
    label.write("2 tricks", Side.US, ROOM, middle=170, scale=1.0, brief="2")
    assert label.box_of("2 tricks").right() == pytest.approx(180)
    assert label.box_of("2").center().x() < 170


def test_words_give_way_to_their_number_and_then_to_nothing(look: Look) -> None:
    label = PileLabel()
    label.write("2 tricks", Side.US, ROOM, middle=90, scale=1.0, brief="2")
    over = QRectF(0, 0, label.box_of("2 tricks").left() + 2, 28)
    for boxes, shown in (([], "2 tricks"), ([over], "2"), ([ROOM], ""), ([], "2 tricks")):
        label.keep_clear(boxes)
        assert label.shown == shown
        assert label.words == "2 tricks"


@pytest.mark.parametrize("lines", [1, 3])
def test_the_tail_of_own_words_is_always_seen(lines: int, look: Look) -> None:
    """Without it the words would stand right below the name of a neighbour, and be taken for his."""
    drawn = plan(dealt(4, 10), 0, felt_of((900, 600)))
    said = Words(" ".join(["Liscio al palo del mio compagno"] * lines))
    bubble = BubbleItem(said, drawn.spot(Place.S, piled=True), scale=drawn.felt.scale, ratio=1.0)
    assert bubble.end.y() - bubble.body.bottom() >= 12 * drawn.felt.scale
    assert bubble.boundingRect().contains(bubble.end)


@in_every_language
def test_the_tail_of_own_words_lies_on_no_words_of_the_own_pile(spoken: Look) -> None:
    """It points past the own tricks at the own name, and what stands between these gives way to it."""
    for size, text in WINDOWS:
        in_look(spoken, text)
        drawn = plan(dealt(4, 10), 0, felt_of(size, text))
        spot, scale = drawn.spot(Place.S, piled=True), drawn.felt.scale
        bubble = BubbleItem(Words(contracts.passes()), spot, scale=scale, ratio=1.0)
        for count in (1, 10):
            label = PileLabel()
            room, middle = drawn.pile_label(0), drawn.pile(0).center().x()
            label.write(words.tricks(count), Side.US, room, middle=middle, scale=scale, brief=str(count))
            label.keep_clear(bubble.covers)
            assert str(count) in label.shown or label.shown == words.tricks(count), (size, text)
            tail = QRectF(bubble.pos() - QPointF(2, 60), QSizeF(4, 60))
            assert not label.box_of(label.shown).intersects(tail), (size, text)


@in_every_language
def test_words_under_the_monte_lie_on_no_hand(spoken: Look, art: CardArt) -> None:
    """At a table of four the monte lies above the hand at the left, which may be a long one."""
    for size, text in WINDOWS:
        in_look(spoken, text)
        session = session_for("terziglio", dealer=2, players=4)
        session.deal()
        for each in (Pass(), Bid("solo"), Pass()):
            session.submit(session.awaited[0], each, revision=session.revision)
        table, felt = session.view(0).table, felt_of(size, text)
        scenery = Scenery(QGraphicsScene(), art)
        scenery.sitters = sitters_of(session)
        scenery.stakes = session.match.game.variant.stakes
        scenery.dress(table, 0, felt, 1.0, (), Pace())
        label = scenery.labels[2]
        assert label.shown, (size, text)
        said, poses = label.box_of(label.shown), arrange(table, 0, felt)
        assert felt.width > said.right()
        assert said.left() > 4, (size, text)
        assert not any(said.intersects(box(pose)) for pose in poses.values()), (size, text)


@in_every_language
def test_a_word_is_equally_large_whoever_says_it(spoken: Look, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two at the top the left one had less room, and his pass was set smaller than the others'."""
    monkeypatch.setattr(BubbleItem, "_draw", lambda _bubble, _ratio: QPixmap())
    for (size, text), seats in product(WINDOWS, (2, 3, 4, 5)):
        in_look(spoken, text)
        felt = felt_of(size, text)
        drawn = plan(dealt(seats, 10), 0, felt)
        said = Words(contracts.passes())
        bubbles = [BubbleItem(said, drawn.spot(place), scale=felt.scale, ratio=1.0) for place in drawn.places]
        assert len({bubble._font.pixelSize() for bubble in bubbles}) == 1, (size, text, seats)
