"""What is seen before the tricks and between them: bids and calls, cards given and taken, the monte and the stock."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.cards import card as card_named
from tressette_desktop.engine.core import events as ev
from tressette_desktop.engine.core.table import Pile, Table
from tressette_desktop.engine.seats import Seat

from .. import contracts, words
from .bubbles import Words
from .card_item import CardItem
from .cards_on import SPEECH
from .fan import Pose
from .layout import Back, Copy, Heap, Key
from .moving import FLYING, Beat, Floor, after_a_while, appear, drift, fly, glide, set_off, together
from .tweens import (
    BETWEEN_DISCARDS,
    BETWEEN_TURNS,
    CLOSE,
    DISCARD,
    DRAW,
    DRAWN_RESTS,
    GIVEN_RESTS,
    SHOWN,
    TAKE,
    TURN_OVER,
    Path,
    Tween,
    pause,
    turned,
)


def pairs_drawn(floor: Floor, event: ev.PairsDrawn, before: Table | None, after: Table) -> Beat:
    """Who has the four of coins says so, then his partner names the coin that makes him one."""
    floor.say(after, event.four, Words(words.title(words.card(card_named("4d")))))
    floor.say(after, event.partner, Words(words.title(words.card(event.card))))
    return [pause(floor.pace.rest(""))]


def bid(floor: Floor, event: ev.BidMade, before: Table | None, after: Table) -> Beat:
    """The bid is spoken, and stays to be read; the next one may speak meanwhile."""
    said = Words(contracts.bid(event.name))
    floor.say(after, event.seat, said)
    return [pause(floor.pace.rest("") // 3)]


def contract_made(floor: Floor, event: ev.ContractMade, before: Table | None, after: Table) -> Beat:
    """The declarer's plate gets its star; a moment to see it."""
    return [pause(floor.pace.rest("") // 2)]


def raised(floor: Floor, event: ev.Raised, before: Table | None, after: Table) -> Beat:
    """A raise is spoken; saying nothing is not seen."""
    if event.name is None:
        return []
    said = Words(contracts.bid(event.name), SPEECH)
    floor.say(after, event.seat, said)
    return [pause(floor.pace.rest(said.text))]


def called(floor: Floor, event: ev.CardCalled, before: Table | None, after: Table) -> Beat:
    """The call is spoken."""
    said = Words(contracts.calls(event.card), SPEECH)
    floor.say(after, event.seat, said)
    return [*drift(floor, event, before, after), pause(floor.pace.rest(said.text))]


def handed(floor: Floor, event: ev.CardHanded, before: Table | None, after: Table) -> Beat:
    """A card goes from hand to hand: openly by way of the middle, where it rests; a secret one straight, face down."""
    item, card = _leaving(floor, before, event.giver, event.card)
    end = _arriving(floor, after, event.taker, card)
    if end is None:
        return drift(floor, event, before, after)
    if not floor.pace.moves:
        return _shown_still(floor, item, card if event.open else None, after)
    start = item.seen_at
    item.travel(start, end)
    rest = _closing(floor, after, item)
    if not event.open:
        path = Path(start, replace(end, z=FLYING), SHOWN)
        seen = _seen(after, event.taker)
        flight = fly(item, path, floor.pace.ms(SHOWN.ms), reveal=card if seen else None, hide=not seen)
        return [together([flight, rest])]
    middle = replace(floor.plan(after).given, width=max(end.width, floor.plan(after).trick_width))
    item.travel(start, middle)
    hidden = item.card is None
    there = fly(item, Path(start, middle, SHOWN), floor.pace.ms(SHOWN.ms), reveal=card if hidden else None)
    on = Path(middle, replace(end, z=FLYING), SHOWN)
    home = fly(item, on, floor.pace.ms(SHOWN.ms), hide=not _seen(after, event.taker))
    return [there, pause(GIVEN_RESTS), together([home, rest])]


def monte_shown(floor: Floor, event: ev.MonteShown, before: Table | None, after: Table) -> Beat:
    """The monte is turned up, one card after another."""
    target = floor.arrange(after)
    items = [floor.cards.rename(Back(Heap.MONTE, 0, at), card) for at, card in enumerate(event.cards)]
    ends = [target[card] for card in event.cards]
    if not floor.pace.moves:
        for item, card, end in zip(items, event.cards, ends, strict=True):
            item.become(card)
            item.settle(end)
        return [*appear(floor, items), pause(floor.pace.rest(""))]
    ms, wait = floor.pace.ms(TURN_OVER.ms), floor.pace.ms(BETWEEN_TURNS)
    turns: list[QAbstractAnimation] = []
    for at, (item, card, end) in enumerate(zip(items, event.cards, ends, strict=True)):
        start = item.seen_at
        item.travel(start, end)
        turns.append(after_a_while(at * wait, fly(item, Path(start, end, TURN_OVER), ms, reveal=card)))
    return [together(turns), pause(floor.pace.rest(""))]


def monte_taken(floor: Floor, event: ev.MonteTaken, before: Table | None, after: Table) -> Beat:
    """Cards of the monte go into a hand: a closed one as backs, of an open one the hand gets what all have seen."""
    if not len(event.cards):
        said = Words(contracts.takes_nothing(left=before is not None and len(before.monte) > 0), SPEECH)
        floor.say(after, event.seat, said)
        return [pause(floor.pace.rest(said.text))]
    if not floor.pace.moves or isinstance(after.hands[event.seat], tuple) or not isinstance(event.cards, tuple):
        return drift(floor, event, before, after)
    target = floor.arrange(after)
    items = [floor.cards.items[card] for card in event.cards if card in floor.cards.items]
    places = [key for key in target if isinstance(key, Back) and key.heap is Heap.HAND and key.owner == event.seat]
    ends = [target[key] for key in places[len(places) - len(items) :]]
    for card in event.cards:
        if Copy(card) in target:
            floor.cards.add(Copy(card)).settle(target[Copy(card)])
    flights = []
    for item, end in zip(items, ends, strict=True):
        start = item.seen_at
        item.travel(start, end)
        flights.append(fly(item, Path(start, replace(end, z=FLYING), TAKE), floor.pace.ms(TAKE.ms), hide=True))
    return [together(flights)]


def drawn(floor: Floor, event: ev.CardDrawn, before: Table | None, after: Table) -> Beat:
    """The top card of the stock is turned, rests where everybody sees it, and goes on to the hand of its drawer."""
    assert before is not None
    target = floor.arrange(after)
    copy = Copy(event.card)
    shown = floor.cards.rename(Back(Heap.STOCK, 0, len(before.stock) - 1), copy)
    if not floor.pace.moves:
        shown.become(event.card)
        return [*drift(floor, event, before, after), pause(DRAWN_RESTS)]
    start, end = shown.seen_at, target[copy]
    shown.travel(start, end)
    draw = fly(shown, Path(start, replace(end, z=FLYING), DRAW), floor.pace.ms(DRAW.ms), reveal=event.card)
    goes_home = _to_hand(floor, after, event.seat, event.card, end)
    return [draw, pause(floor.pace.ms(DRAWN_RESTS)), goes_home]


def discarded(floor: Floor, event: ev.Discarded, before: Table | None, after: Table) -> Beat:
    """Cards sink to a small pile, face down, one after another."""
    if not floor.pace.moves:
        return drift(floor, event, before, after)
    target = floor.arrange(after)
    leaving = _all_leaving(floor, before, event.seat, event.cards)
    laid: list[Key] = [Back(Heap.ASIDE, event.seat, at) for at in range(len(leaving))]
    piles = laid if laid[0] in target or not isinstance(event.cards, tuple) else list[Key](event.cards)
    ms, wait = floor.pace.ms(DISCARD.ms), floor.pace.ms(BETWEEN_DISCARDS)
    flights: list[QAbstractAnimation] = []
    for at, (item, key) in enumerate(zip(leaving, piles, strict=True)):
        start = item.seen_at
        item.travel(start, target[key])
        path = Path(start, replace(target[key], z=FLYING + at), DISCARD)
        flights.append(after_a_while(at * wait, fly(item, path, ms, hide=True)))
    return [together([*flights, _closing(floor, after, *leaving)])]


# --- from hand to hand -----------------------------------------------------------------------------------------------


def _leaving(floor: Floor, before: Table | None, seat: Seat, card: Card | None) -> tuple[CardItem, Card | None]:
    """The item that leaves a hand, and the card that it is, as far as it is seen here."""
    if card is not None and card in floor.cards.items:
        return floor.cards.items[card], card
    assert before is not None
    last = Back(Heap.HAND, seat, len(before.hands[seat]) - 1)
    if card is None:
        return floor.cards.items[last], None
    return floor.cards.rename(last, card), card


def _all_leaving(floor: Floor, before: Table | None, seat: Seat, cards: Pile) -> list[CardItem]:
    assert before is not None
    if isinstance(cards, tuple) and _seen(before, seat):
        return [floor.cards.items[card] for card in cards]
    count = len(before.hands[seat])
    return [floor.cards.items[Back(Heap.HAND, seat, count - 1 - at)] for at in range(len(cards))]


def _arriving(floor: Floor, after: Table, seat: Seat, card: Card | None) -> Pose | None:
    """Where a card comes to lie in the hand that gets it."""
    target = floor.arrange(after)
    if card is not None and card in target:
        return target[card]
    return target.get(Back(Heap.HAND, seat, len(after.hands[seat]) - 1))


def _shown_still(floor: Floor, item: CardItem, card: Card | None, after: Table) -> Beat:
    """Without motion a card that is given is shown in the middle for a while."""
    if card is None:
        return []
    item.become(card)
    item.settle(floor.plan(after).given)
    return [*appear(floor, [item]), pause(GIVEN_RESTS)]


def _closing(floor: Floor, after: Table, *but: CardItem) -> Tween:
    """All hands make room, or close up, around what is on its way."""
    target = floor.arrange(after)
    items = floor.cards.items
    moving = [
        set_off(items[key], pose, CLOSE)
        for key, pose in target.items()
        if _in_a_hand(after, key) and key in items and items[key] not in but and items[key].pose != pose
    ]
    return glide(moving, floor.pace.ms(CLOSE.ms), CLOSE)


def _seen(table: Table, seat: Seat) -> bool:
    """Whether a hand is open to whoever looks: the own one, or that of anybody where all hands are."""
    return isinstance(table.hands[seat], tuple) and bool(table.hands[seat])


def _in_a_hand(table: Table, key: Key) -> bool:
    if isinstance(key, Card):
        return any(isinstance(hand, tuple) and key in hand for hand in table.hands)
    return isinstance(key, Back) and key.heap is Heap.HAND


def _to_hand(floor: Floor, after: Table, seat: Seat, card: Card, start: Pose) -> QAbstractAnimation:
    """A second picture of a drawn card goes to the hand; the first stays in view."""
    end = _arriving(floor, after, seat, card)
    own = _seen(after, seat)
    key: Key = card if own else Back(Heap.HAND, seat, len(after.hands[seat]) - 1)
    item = floor.cards.items.get(key) or floor.cards.add(key)
    item.become(card)
    item.settle(start)
    item.setOpacity(0.0)
    assert end is not None
    path = Path(start, replace(end, z=FLYING), TAKE)
    item.travel(start, end)

    def step(part: float) -> None:
        item.setOpacity(1.0)
        wide, over = (1.0, False) if own else turned(part)
        if over and item.card is not None:
            item.become(None)
        item.move(path.at(part), wide)

    return together([Tween(floor.pace.ms(TAKE.ms), step, TAKE.curve), _closing(floor, after, item)])
