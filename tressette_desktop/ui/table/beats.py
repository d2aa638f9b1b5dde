"""What is seen when something happens: for each kind of event the animations that lead from one table to the next.

A beat only moves what is there. When it has ended, or was cut short, `Stage` shows the table after the event, whatever
was on its way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core import events as ev
from tressette_desktop.engine.core.events import Event
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.engine.seats import Seat

from . import between, uttered
from .card_item import CardItem
from .fan import Pose
from .knock import KnockItem
from .layout import Back, Heap, Key, own_side, place_of
from .moving import FLYING, Beat, Floor, after_a_while, appear, drift, fade, fly, glide, put, set_off, together
from .places import Place
from .plan import Plan
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
    Path,
    Tween,
    pause,
    turned,
)


def beat(floor: Floor, event: Event, before: Table | None, after: Table) -> Beat:
    """Return the animations of an event; none where there is nothing to be seen or waited for."""
    return _BEATS[type(event)](floor, event, before, after)


def _dealt(floor: Floor, event: ev.Dealt, before: Table | None, after: Table) -> Beat:
    """Packets go round from the dealer; then the own hand opens."""
    floor.cards.clear()
    floor.scenery.rest()
    floor.cards.show(after, floor.south, floor.felt)
    if not floor.pace.moves:
        return appear(floor, list(floor.cards.items.values()))
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
        return Pose(drawn.felt.width / 2, drawn.felt.height - drawn.card_height / 2, 0.0, drawn.back_width, FLYING)
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
    path = Path(Pose(start.x, start.y, start.angle, start.width, FLYING), end, DEAL)

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
        return appear(floor, [item])
    word = _word_of(after, card)
    gesture = PLAY if word is None else SPOKEN.get(word, PLAY)
    start = item.seen_at
    end = target[card]
    item.travel(start, end)
    item.move(Pose(start.x, start.y, start.angle, start.width, FLYING))
    # While it flies it is above all cards; it comes to lie where its turn in the trick puts it.
    path = Path(start, Pose(end.x, end.y, end.angle, end.width, FLYING), gesture)
    flight = fly(item, path, floor.pace.ms(gesture.ms), reveal=card if hidden else None)
    closing = glide([set_off(items[key], target[key], CLOSE) for key in rest], floor.pace.ms(CLOSE.ms), CLOSE)
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


def _taken(floor: Floor, event: ev.TrickTaken, before: Table | None, after: Table) -> Beat:
    """The trick lies still, then gathers on its winning card and goes to the pile of its winner."""
    rest: Beat = [pause(floor.pace.look)]
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
    heaped = Pose(best.x, best.y, best.angle, best.width, FLYING)
    away = [
        fly(
            item,
            Path(heaped, Pose(pile.x, pile.y, pile.angle, pile.width, FLYING), COLLECT),
            floor.pace.ms(COLLECT.ms),
            hide=True,
        )
        for item in items
    ]
    return [*rest, glide(gather, floor.pace.ms(GATHER.ms), GATHER), together(away)]


def _heap_of(table: Table, south: Seat, seat: Seat) -> int:
    return 0 if seat in own_side(table, south) else 1


def _in_heap(key: Key, heap: int) -> bool:
    return isinstance(key, Back) and key.heap is Heap.WON and key.owner == heap


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
            *appear(floor, [put(item, target[card]) for item, card in zip(items, event.cards, strict=True)]),
            *rest,
        ]
    moves = [set_off(item, target[card], SHOWN) for item, card in zip(items, event.cards, strict=True)]
    return [glide(moves, floor.pace.ms(SHOWN.ms), SHOWN), *rest]


def _opened(floor: Floor, event: ev.CardsOpened, before: Table | None, after: Table) -> Beat:
    return [*drift(floor, event, before, after), pause(OPENED)]


def _nothing(floor: Floor, event: Event, before: Table | None, after: Table) -> Beat:
    """Nothing is to be seen, or it is seen with what follows."""
    return []


_BEATS: Final[dict[type[Event], Callable[[Floor, Any, Table | None, Table], Beat]]] = {
    ev.Dealt: _dealt,
    ev.SeatsChanged: _nothing,
    ev.PairsDrawn: between.pairs_drawn,
    ev.SuitShown: uttered.suit_shown,
    ev.HandKept: _nothing,
    ev.Annulled: uttered.annulled,
    ev.PhaseBegan: drift,
    ev.BidMade: between.bid,
    ev.ContractMade: between.contract_made,
    ev.Raised: between.raised,
    ev.CardCalled: between.called,
    ev.PartnerSet: _nothing,
    ev.PairOfficial: drift,
    ev.CardHanded: between.handed,
    ev.MonteShown: between.monte_shown,
    ev.MonteTaken: between.monte_taken,
    ev.CardDrawn: between.drawn,
    ev.Discarded: between.discarded,
    ev.Answered: _nothing,
    ev.MeldDeclared: uttered.declared,
    ev.WindowClosed: _nothing,
    ev.Said: uttered.said,
    ev.DeclarationMade: uttered.declaration,
    ev.Talked: uttered.talked,
    ev.BoxTicked: _nothing,
    ev.CardPlayed: _played,
    ev.TrickTaken: _taken,
    ev.LaidDown: _laid,
    ev.ClaimWaits: _nothing,
    ev.Claimed: uttered.claimed,
    ev.CalledOut: uttered.called_out,
    ev.Verified: uttered.verified,
    ev.GoingTold: uttered.going,
    ev.ConcessionOffered: uttered.offered,
    ev.ConcessionLapsed: _nothing,
    ev.Conceded: uttered.conceded,
    ev.CardsOpened: _opened,
    ev.DealScored: _nothing,
}
"""The beat of every event; what only changes places drifts there."""
