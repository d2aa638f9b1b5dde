"""What is seen when something happens: for each kind of event the animations that lead from one table to the next.

A beat only moves what is there. When it has ended, or was cut short, `Stage` shows the table after the event, whatever
was on its way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from PySide6.QtCore import QAbstractAnimation, QParallelAnimationGroup, QSequentialAnimationGroup
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core import events as ev
from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.engine.seats import Seat, side_of

from .. import words
from .bubbles import Words
from .card_item import CardItem
from .cards_on import ICONS, SPEECH, Cards
from .fan import Pose
from .knock import KnockItem
from .layout import Back, Heap, Key, arrange, place_of, plan
from .metrics import Felt
from .places import Place
from .plan import Plan
from .scenery import Scenery
from .tweens import (
    BETWEEN_PACKETS,
    CLOSE,
    COLLECT,
    DEAL,
    FADE,
    GATHER,
    KNOCK,
    OPENED,
    PLAY,
    SHOWN,
    SPOKEN,
    UNFOLD,
    Gesture,
    Pace,
    Path,
    Tween,
    pause,
    turned,
)


@dataclass
class Floor:
    """What a beat works with: the felt with everything on it, and how fast things go."""

    scene: QGraphicsScene
    cards: Cards
    scenery: Scenery
    felt: Felt
    pace: Pace
    south: Seat = 0
    ratio: float = 1.0
    passing: list[QGraphicsObject] = field(default_factory=list)
    """What is on the felt only while a beat lasts."""

    def plan(self, table: Table) -> Plan:
        """Return the geometry of a table here."""
        return plan(table, self.south, self.felt)

    def arrange(self, table: Table) -> dict[Key, Pose]:
        """Return the poses of a table here."""
        return arrange(table, self.south, self.felt)

    def move_words(self, table: Table) -> None:
        """Bring the words that are on the felt to where they belong now."""
        drawn = self.plan(table)
        for seat, bubble in self.scenery.bubbles.items():
            bubble.place(drawn.spot(place_of(table, self.south, seat)), scale=self.felt.scale, ratio=self.ratio)

    def clear_passing(self) -> None:
        """Take away what is only there while a beat lasts."""
        for item in self.passing:
            self.scene.removeItem(item)
        self.passing.clear()

    def say(self, table: Table, seat: Seat, said: Words) -> None:
        """Let a seat say something."""
        place = place_of(table, self.south, seat)
        self.scenery.say(seat, said, self.plan(table), place, self.ratio, self.pace)


Beat = list[QAbstractAnimation]
"""Animations that follow one upon the other."""


def beat(floor: Floor, event: Event, before: Table | None, after: Table) -> Beat:
    """Return the animations of an event; none where there is nothing to be seen or waited for."""
    return _BEATS.get(type(event), _drift)(floor, event, before, after)


# --- moving ----------------------------------------------------------------------------------------------------------


def fly(item: CardItem, path: Path, ms: int, *, reveal: Card | None = None, hide: bool = False) -> Tween:
    """Return the flight of a card; on the way it may turn over, to show a card or to hide it."""
    turns = reveal is not None or hide

    def step(part: float) -> None:
        wide, over = turned(part) if turns else (1.0, False)
        if over and item.card is not (None if hide else reveal):
            item.become(None if hide else reveal)
        item.move(path.at(part), wide)

    return Tween(ms, step, path.gesture.curve)


def glide(moves: Sequence[tuple[CardItem, Path]], ms: int, gesture: Gesture) -> Tween:
    """Return the common motion of several cards."""

    def step(part: float) -> None:
        for item, path in moves:
            item.move(path.at(part))

    return Tween(ms, step, gesture.curve)


def fade(items: Iterable[CardItem], ms: int, *, out: bool = False) -> Tween:
    """Return the common coming, or going, of several cards."""
    shown = list(items)

    def step(part: float) -> None:
        for item in shown:
            item.setOpacity(1.0 - part if out else part)

    return Tween(ms, step)


def together(animations: Iterable[QAbstractAnimation]) -> QParallelAnimationGroup:
    """Return animations that begin at one time."""
    group = QParallelAnimationGroup()
    for each in animations:
        group.addAnimation(each)
    return group


def after_a_while(ms: int, animation: QAbstractAnimation) -> QSequentialAnimationGroup:
    """Return an animation that begins later."""
    group = QSequentialAnimationGroup()
    group.addAnimation(pause(ms))
    group.addAnimation(animation)
    return group


def _drift(floor: Floor, event: Event, before: Table | None, after: Table) -> Beat:
    """Whatever changed its place goes there, what is new comes up, what is gone fades."""
    target = floor.arrange(after)
    items = floor.cards.items
    moving = {key: pose for key, pose in target.items() if key in items and items[key].pose != pose}
    new = [key for key in target if key not in items]
    gone = [items[key] for key in items if key not in target]
    if not (moving or new or gone):
        return []
    comers = []
    for key in new:
        item = floor.cards.add(key)
        item.settle(target[key])
        comers.append(item)
    if not floor.pace.moves:
        return _appear(floor, [*comers, *(_put(items[key], pose) for key, pose in moving.items())])
    for item in comers:
        item.setOpacity(0.0)
    ms = floor.pace.ms(UNFOLD.ms)
    moves = [_set_off(items[key], pose, UNFOLD) for key, pose in moving.items()]
    return [together([glide(moves, ms, UNFOLD), fade(comers, ms), fade(gone, ms, out=True)])]


def _put(item: CardItem, pose: Pose) -> CardItem:
    item.settle(pose)
    return item


def _set_off(item: CardItem, end: Pose, gesture: Gesture) -> tuple[CardItem, Path]:
    """Get an item ready for its way from where it is seen."""
    start = item.seen_at
    item.travel(start, end)
    return item, Path(start, end, gesture)


def _appear(floor: Floor, items: Sequence[CardItem]) -> Beat:
    """The beat of one who wants little motion: things are there, after a short fade; at speed none, at once."""
    ms = floor.pace.ms(FADE.ms)
    if not ms or not items:
        return []
    for item in items:
        item.setOpacity(0.0)
    return [fade(items, ms)]


# --- events ----------------------------------------------------------------------------------------------------------


def _dealt(floor: Floor, event: ev.Dealt, before: Table | None, after: Table) -> Beat:
    """Packets go round from the dealer; then the own hand opens."""
    floor.cards.clear()
    floor.scenery.rest()
    floor.cards.show(after, floor.south, floor.felt)
    if not floor.pace.moves:
        return _appear(floor, list(floor.cards.items.values()))
    drawn = floor.plan(after)
    start = _hand_middle(drawn, place_of(after, floor.south, event.dealer))
    hands = {seat: _of_hand(floor, after, seat) for seat in event.order}
    ms, wait = floor.pace.ms(DEAL.ms), floor.pace.ms(BETWEEN_PACKETS)
    flights = []
    for number, (seat, packet) in enumerate(_packets(hands)):
        landed = tuple(packet)
        own = seat == floor.south
        for item in landed:
            item.hide()
        flights.append(after_a_while(number * wait, _packet_flight(landed, start, ms, own, drawn)))
    beat: Beat = [together(flights)]
    if hands.get(floor.south):
        beat.append(_open_hand(floor, hands[floor.south], drawn))
    return beat


def _hand_middle(drawn: Plan, place: Place) -> Pose:
    """Where a packet leaves: the middle of the dealer's hand."""
    if place is Place.S:
        return Pose(drawn.felt.width / 2, drawn.felt.height - drawn.card_height / 2, 0.0, drawn.back_width, 700)
    return drawn.other_hand(place, 1)[0]


def _of_hand(floor: Floor, table: Table, seat: Seat) -> list[CardItem]:
    hand = table.hands[seat]
    keys: Iterable[Key] = hand if isinstance(hand, tuple) else (Back(Heap.HAND, seat, at) for at in range(len(hand)))
    if seat == floor.south and floor.cards.own:
        keys = floor.cards.own
    return [floor.cards.items[key] for key in keys]


def _packets(hands: dict[Seat, list[CardItem]]) -> list[tuple[Seat, list[CardItem]]]:
    """Hands as they are dealt, in packets of five (four where five do not come out even), round and round."""
    size = 5 if all(len(hand) % 5 == 0 for hand in hands.values()) else 4
    most = max((len(hand) for hand in hands.values()), default=0)
    rounds = range(0, most, size)
    return [(seat, hand[at : at + size]) for at in rounds for seat, hand in hands.items() if hand[at : at + size]]


def _packet_flight(packet: tuple[CardItem, ...], start: Pose, ms: int, own: bool, drawn: Plan) -> Tween:
    """One stack of cards on its way: one of them is seen, all of them are there when it has landed."""
    first, ends = packet[0], [item.pose for item in packet]
    card = first.card
    end = _crown(drawn) if own else ends[len(ends) // 2]
    path = Path(Pose(start.x, start.y, start.angle, start.width, 700), end, DEAL)

    def step(part: float) -> None:
        if not first.isVisible():
            first.become(None)
            first.travel(path.start, path.end)
            first.show()
        first.move(path.at(part))
        if part >= 1.0 and not own:
            for item, pose in zip(packet, ends, strict=True):
                item.settle(pose)
            first.become(card)

    return Tween(ms, step, DEAL.curve)


def _crown(drawn: Plan) -> Pose:
    """Where the own cards wait, in one stack, until the hand opens."""
    hand = drawn.own_hand((None,) * drawn.own, (drawn.own + 1) // 2)
    y = hand[len(hand) // 2].y
    return Pose(drawn.felt.width / 2, y, 0.0, drawn.card_width, 20)


def _open_hand(floor: Floor, hand: list[CardItem], drawn: Plan) -> Tween:
    crown = _crown(drawn)
    keys = {id(item): key for key, item in floor.cards.items.items()}
    ends = [floor.cards.poses[keys[id(item)]] for item in hand]
    faces = [key if isinstance(key, Card) else None for key in (keys[id(item)] for item in hand)]

    def step(part: float) -> None:
        wide, over = turned(part)
        for item, face, end in zip(hand, faces, ends, strict=True):
            item.setVisible(True)
            item.become(face if over else None)
            item.move(Path(crown, end, UNFOLD).at(part), wide)

    return Tween(floor.pace.ms(UNFOLD.ms), step, UNFOLD.curve)


def _played(floor: Floor, event: ev.CardPlayed, before: Table | None, after: Table) -> Beat:
    """A card goes from a hand to its place in the trick, by the gesture of the word it was led with."""
    target = floor.arrange(after)
    items, card, seat = floor.cards.items, event.card, event.seat
    if card not in items:
        count = len(before.hands[seat]) if before is not None else 1
        floor.cards.rename(Back(Heap.HAND, seat, count - 1), card)
    item = items[card]
    hidden = item.card is None
    rest = [key for key in target if key in items and key != card and items[key].pose != target[key]]
    if not floor.pace.moves:
        item.become(card)
        item.settle(target[card])
        return _appear(floor, [item])
    word = _word_of(after, card)
    gesture = PLAY if word is None else SPOKEN.get(word, PLAY)
    start = item.seen_at
    end = target[card]
    item.travel(start, end)
    item.move(Pose(start.x, start.y, start.angle, start.width, 700))
    # While it flies it is above everything; it comes to lie where its turn in the trick puts it.
    path = Path(start, Pose(end.x, end.y, end.angle, end.width, 700), gesture)
    flight = fly(item, path, floor.pace.ms(gesture.ms), reveal=card if hidden else None)
    closing = glide([_set_off(items[key], target[key], CLOSE) for key in rest], floor.pace.ms(CLOSE.ms), CLOSE)
    beat: Beat = [together([flight, closing])]
    if word is Signal.BUSSO:
        beat.append(_knock(floor, item, end))
    return beat


def _word_of(table: Table, card: Card) -> Signal | None:
    """The word that the card of the running trick was led with."""
    return next((each.signal for each in table.said if each.card is card), None)


def _knock(floor: Floor, item: CardItem, pose: Pose) -> Tween:
    """A fist drops on the card; it dips twice, and one ring goes out."""
    fist = KnockItem(pose, floor.felt.scale)
    floor.scene.addItem(fist)
    floor.passing.append(fist)
    return Tween(floor.pace.ms(KNOCK.ms), lambda part: fist.strike(part, item, pose))


def _said(floor: Floor, event: ev.Said, before: Table | None, after: Table) -> Beat:
    floor.say(after, event.seat, Words(words.spoken(event.signal), ICONS.get(event.signal, SPEECH)))
    return []


def _taken(floor: Floor, event: ev.TrickTaken, before: Table | None, after: Table) -> Beat:
    """The trick lies still, then gathers on its winning card and goes to the pile of its winner."""
    rest: Beat = [pause(floor.pace.pause)]
    trick = before.trick if before is not None else None
    if trick is None:
        return rest
    items = [floor.cards.items[card] for card in trick.cards]
    if not floor.pace.moves:
        return [*rest, fade(items, floor.pace.ms(FADE.ms), out=True)]
    winner = trick.card_of(event.seat)
    assert winner is not None
    best = floor.cards.items[winner].pose
    target = floor.arrange(after)
    heap = _heap_of(after, floor.south, event.seat)
    pile = max((pose for key, pose in target.items() if _in_heap(key, heap)), key=lambda pose: pose.z)
    gather = [
        (item, Path(item.pose, Pose(best.x, best.y, best.angle, best.width, item.pose.z), GATHER)) for item in items
    ]
    heaped = Pose(best.x, best.y, best.angle, best.width, 700)
    away = [
        fly(
            item,
            Path(heaped, Pose(pile.x, pile.y, pile.angle, pile.width, 700), COLLECT),
            floor.pace.ms(COLLECT.ms),
            hide=True,
        )
        for item in items
    ]
    return [*rest, glide(gather, floor.pace.ms(GATHER.ms), GATHER), together(away)]


def _heap_of(table: Table, south: Seat, seat: Seat) -> int:
    if table.sides is None:
        return 0 if seat == south else 1
    return 0 if side_of(table.sides, seat) == side_of(table.sides, south) else 1


def _in_heap(key: Key, heap: int) -> bool:
    return isinstance(key, Back) and key.heap is Heap.WON and key.owner == heap


def _declared(floor: Floor, event: ev.MeldDeclared, before: Table | None, after: Table) -> Beat:
    line = words.declared_points(event.points) if event.points else ""
    said = Words(words.meld(event.meld), "", line)
    floor.say(after, event.seat, said)
    return [pause(floor.pace.rest(said.text + said.line))]


def _claimed(floor: Floor, event: ev.Claimed, before: Table | None, after: Table) -> Beat:
    said = Words(words.claims(), "claim")
    floor.say(after, event.verdict.seat, said)
    return [pause(floor.pace.rest(said.text))]


def _laid(floor: Floor, event: ev.LaidDown, before: Table | None, after: Table) -> Beat:
    """The hand is laid on the felt, open, and rests there."""
    target = floor.arrange(after)
    for at, card in enumerate(event.cards):
        if card not in floor.cards.items:
            item = floor.cards.rename(Back(Heap.HAND, event.seat, at), card)
            item.become(card)
    rest: Beat = [pause(OPENED)]
    items = [floor.cards.items[card] for card in event.cards]
    if not floor.pace.moves:
        return [
            *_appear(floor, [_put(item, target[card]) for item, card in zip(items, event.cards, strict=True)]),
            *rest,
        ]
    moves = [_set_off(item, target[card], SHOWN) for item, card in zip(items, event.cards, strict=True)]
    return [glide(moves, floor.pace.ms(SHOWN.ms), SHOWN), *rest]


def _opened(floor: Floor, event: ev.CardsOpened, before: Table | None, after: Table) -> Beat:
    return [*_drift(floor, event, before, after), pause(OPENED)]


def _annulled(floor: Floor, event: ev.Annulled, before: Table | None, after: Table) -> Beat:
    if event.seat is None:
        return [pause(OPENED)]
    said = Words(words.annuls())
    floor.say(after, event.seat, said)
    return [pause(floor.pace.rest(said.text))]


_BEATS: Final[dict[type[Event], Callable[[Floor, Any, Table | None, Table], Beat]]] = {
    ev.Dealt: _dealt,
    ev.CardPlayed: _played,
    ev.Said: _said,
    ev.TrickTaken: _taken,
    ev.MeldDeclared: _declared,
    ev.Claimed: _claimed,
    ev.LaidDown: _laid,
    ev.CardsOpened: _opened,
    ev.Annulled: _annulled,
}
"""The beats of events that have one of their own; any other lets things drift to where they now belong."""
