"""What lies where: a pure function of the table as seen, the seat at the bottom, and the felt.

A card that is seen is a key of its own; of any other only the heap and its place in it are named, so that nothing
hidden is ever on the felt.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import lru_cache

from tressette_desktop.engine.cards import Card
from tressette_desktop.engine.core.table import Handed, Pile, Table, Unknown
from tressette_desktop.engine.seats import Seat, Sides, side_of

from .fan import Pose
from .metrics import Felt
from .places import ACROSS, PLACES, Place
from .plan import Plan

SHORT = 4
"""The most cards that lie in one row at the side where all hands are open."""


class Heap(Enum):
    """Where a card lies face down."""

    HAND = auto()
    WON = auto()
    MONTE = auto()
    STOCK = auto()
    ASIDE = auto()


@dataclass(frozen=True, slots=True)
class Back:
    """A card of which nothing is known but where it lies: whose it is, and the how manieth.

    The owner of a heap of won tricks is 0 for the own side, 1 for the others.
    """

    heap: Heap
    owner: int
    index: int


@dataclass(frozen=True, slots=True)
class Copy:
    """A card that everybody has seen and that stays in view for a while, though it lies in a hand by now."""

    card: Card


Key = Card | Back | Copy
"""What lies on the table: a card that is seen, a back, or a card that is shown beside its true place."""


def face_of(key: Key) -> Card | None:
    """Return the card that a key shows, or None for a back."""
    return key.card if isinstance(key, Copy) else key if isinstance(key, Card) else None


def sides_shown(table: Table) -> Sides | None:
    """Return the sides as far as everybody knows them: who has a secret partner is shown no more than the others."""
    return table.sides if table.official else None


def fanned(pile: Pile, felt: Felt) -> tuple[Card, ...]:
    """Return a known hand as it is held: by suit, in the order of the felt's letters, strongest or weakest first."""
    assert isinstance(pile, tuple)
    way = -1 if felt.rising else 1
    return tuple(sorted(pile, key=lambda card: (felt.suits.index(card.suit.value), way * card.index)))


def in_two_rows(cards: tuple[Card, ...]) -> int:
    """Return how many cards the upper of two rows gets: about half of them, without splitting a suit if it can be.

    >>> from tressette_desktop.engine.cards import cards
    >>> in_two_rows(cards("3c 2c Ac 3s 2s As 3b 2b"))
    3
    """
    half = (len(cards) + 1) // 2
    cuts = [at for at in range(1, len(cards)) if cards[at].suit is not cards[at - 1].suit]
    best = min(cuts, key=lambda at: (abs(at - half), at), default=half)
    return best if abs(best - half) <= 2 else half


def plan(table: Table, south: Seat, felt: Felt) -> Plan:
    """Return the geometry of a table seen from a seat."""
    # Where all hands are open, the felt itself says with how many they begin.
    own = len(table.hands[south]) if felt.open else begun_with(table, south)
    called = table.called is not None and (asked_for(table) is not None or not table.handed)
    return _plan(felt, len(table.hands), own, south not in table.order, called)


def asked_for(table: Table) -> Handed | None:
    """Return how the card went over that was asked for and swapped face down (rules.md 8.2), if there is one."""
    swapped = any(not each.open for each in table.handed)
    return next((each for each in table.handed if each.open), None) if swapped else None


def begun_with(table: Table, south: Seat) -> int:
    """Return how many cards a hand had before the first trick; one that draws has as many as it holds.

    Its cards neither grow nor change rows while it is played down.
    """
    held, trick = len(table.hands[south]), table.trick
    if table.drawn or len(table.stock) or south not in table.order:
        return held
    played = trick is not None and south in trick.seats[: len(trick.cards)]
    return held + len(table.tricks) + played


@lru_cache(maxsize=64)
def _plan(felt: Felt, seats: int, own: int, rests: bool, called: bool) -> Plan:
    # A plan works out its lines once; the same one is asked for many times in a second.
    return Plan(felt, seats, own, rests, called)


def place_of(table: Table, south: Seat, seat: Seat) -> Place:
    """Return where a seat sits, seen from the seat at the bottom."""
    seats = len(table.hands)
    return PLACES[seats][(seat - south) % seats]


def arrange(table: Table, south: Seat, felt: Felt) -> dict[Key, Pose]:
    """Return the pose of every card on the table as seen; nothing that is not seen has a name here."""
    drawn = plan(table, south, felt)
    poses: dict[Key, Pose] = _own(drawn, table.hands[south], south)
    for seat, pile in enumerate(table.hands):
        if seat != south:
            poses |= _other(drawn, place_of(table, south, seat), seat, pile)
    if table.trick is not None:
        for order, (seat, card) in enumerate(zip(table.trick.seats, table.trick.cards, strict=False)):
            poses[card] = drawn.trick_pose(place_of(table, south, seat), order)
    if table.laid is not None:
        cards = fanned(table.laid[1], felt)
        poses |= {card: drawn.laid_pose(at, len(cards)) for at, card in enumerate(cards)}
    poses |= _heaps(drawn, table)
    for heap, count in enumerate(won_tricks(table, south)):
        poses |= {Back(Heap.WON, heap, at): drawn.won_pose(heap, at) for at in range(count)}
    return poses


def won_tricks(table: Table, south: Seat) -> tuple[int, int]:
    """Return how many tricks lie with the own side and how many with the others, as far as the sides are known."""
    own = own_side(table, south)
    ours = sum(trick.winner in own for trick in table.tricks)
    return ours, len(table.tricks) - ours


def own_side(table: Table, south: Seat) -> tuple[Seat, ...]:
    """Return who plays with the seat at the bottom, itself included, as far as everybody knows."""
    sides = sides_shown(table)
    if sides is None or south not in table.order:
        return (south,)
    return sides[side_of(sides, south)]


def shown_cards(table: Table) -> tuple[tuple[Seat, Card], ...]:
    """Return the cards that were just drawn for all to see, until the next lead."""
    before = len(table.order) * (len(table.tricks) - 1)
    return table.drawn[max(0, before) :] if table.trick is None and not table.over else ()


def shown_monte(table: Table) -> tuple[Card, ...]:
    """Return the cards of the open monte that lie in a hand already: they stay in view until all have discarded."""
    if not table.monte_open or table.tricks or table.trick is not None:
        return ()
    waiting = any(len(cards) and not len(table.discards[seat]) for seat, cards in table.picks)
    if not waiting and table.phase == "discarding":
        return ()
    return tuple(card for _, cards in table.picks if isinstance(cards, tuple) for card in cards)


def takers(table: Table) -> dict[Card, Seat]:
    """Return who took which card of the open monte, as long as it stays in view, where not all are the declarer's."""
    shown = shown_monte(table)
    declarer = table.contract.declarer if table.contract is not None else None
    picks = ((seat, cards) for seat, cards in table.picks if seat != declarer and isinstance(cards, tuple))
    return {card: seat for seat, cards in picks for card in cards if card in shown}


def turned_up(table: Table) -> bool:
    """Whether all cards are shown, as at the end of a hand; until then what was laid aside lies face down."""
    return all(isinstance(pile, tuple) for pile in (*table.hands, *table.discards, table.monte))


def _own(drawn: Plan, pile: Pile, south: Seat) -> dict[Key, Pose]:
    if isinstance(pile, Unknown):
        keys: tuple[Key, ...] = tuple(Back(Heap.HAND, south, at) for at in range(len(pile)))
        poses = drawn.own_hand((None,) * len(keys), (len(keys) + 1) // 2)
    else:
        cards = fanned(pile, drawn.felt)
        keys = cards
        poses = drawn.own_hand(tuple(card.suit for card in cards), in_two_rows(cards) if cards else 0)
    return dict(zip(keys, poses, strict=True))


def _other(drawn: Plan, place: Place, seat: Seat, pile: Pile) -> dict[Key, Pose]:
    if isinstance(pile, Unknown):
        poses = drawn.other_hand(place, len(pile))
        return {Back(Heap.HAND, seat, at): pose for at, pose in enumerate(poses)}
    if drawn.felt.open:
        cards = fanned(pile, drawn.felt)
        cut = in_two_rows(cards) if len(cards) > SHORT else 0
        return dict(zip(cards, drawn.open_hand(place, tuple(card.suit for card in cards), cut), strict=True))
    # Shown hands are held upright, so that they can be read from the own seat.
    upright = 180.0 if place in ACROSS else 0.0
    poses = drawn.other_hand(place, len(pile), spread=1.5)
    if upright:
        xs = sorted(pose.x for pose in poses)
        poses = tuple(replace(pose, x=x, angle=180.0 - pose.angle) for pose, x in zip(poses, xs, strict=True))
    return dict(zip(fanned(pile, drawn.felt), poses, strict=True))


def _heaps(drawn: Plan, table: Table) -> dict[Key, Pose]:
    """The monte, what was laid aside, the stock and the cards drawn from it, as far as the table has them."""
    poses: dict[Key, Pose] = {}
    shown = shown_monte(table)
    closed = _keys(table.monte, Heap.MONTE, 0)
    aside = tuple(key for seat, pile in enumerate(table.discards) for key in _aside(table, seat, pile))
    row: tuple[Key, ...] = (*closed, *(Copy(card) for card in shown))
    faces = table.monte_open or bool(shown)
    poses |= {key: drawn.monte_pose(at, len(row), open=faces) for at, key in enumerate(row)}
    poses |= {key: drawn.aside_pose(at, len(row)) for at, key in enumerate(aside)}
    poses |= {key: drawn.stock_pose(at) for at, key in enumerate(_keys(table.stock, Heap.STOCK, 0))}
    return poses | {Copy(card): drawn.drawn_pose(at) for at, (_, card) in enumerate(shown_cards(table))}


def _aside(table: Table, seat: Seat, pile: Pile) -> tuple[Key, ...]:
    """The keys of a seat's discards: also one's own lie face down until all cards are shown."""
    if isinstance(pile, tuple) and turned_up(table):
        return pile
    return tuple(Back(Heap.ASIDE, seat, at) for at in range(len(pile)))


def _keys(pile: Pile, heap: Heap, owner: int) -> tuple[Key, ...]:
    """The keys of a pile: its cards as they come, or backs."""
    return pile if isinstance(pile, tuple) else tuple(Back(heap, owner, at) for at in range(len(pile)))
