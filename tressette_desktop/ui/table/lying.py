"""What lies on a felt, by how little it may be covered: a pure function of the table as seen, like where it lies.

Hands count as if nothing had been played of them, and the trick as if all its cards lay there: what is put beside them
stays where it is while the hand goes on. Only where all hands are open, and nothing is put, they count as they are.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from tressette_desktop.engine.core.table import Pile, Table
from tressette_desktop.engine.seats import Seat

from .fan import Pose
from .layout import Back, Copy, Heap, Key, arrange, place_of, plan, shown_cards, won_tricks
from .metrics import Felt
from .plan import Plan


@dataclass(frozen=True)
class Lying:
    """The boxes of all that lies on a felt beside names and words."""

    own: QRectF
    """The own hand with any card lifted."""
    held: float
    """Where the first of the cards that are still in it begins, at their left; beside none, the edge."""
    trick: tuple[QRectF, ...]
    """Where the cards of a trick lie."""
    played: tuple[QRectF, ...]
    """Those cards of it that lie there now."""
    hands: tuple[QRectF, ...]
    """The hands of the others."""
    heaps: tuple[QRectF, ...]
    """Piles of won tricks with what is said of them, and what else lies on the felt."""


def lying(table: Table, south: Seat, felt: Felt) -> Lying:
    """Return what lies on the felt of a table seen from a seat."""
    drawn = plan(table, south, felt)
    poses = arrange(table, south, felt)
    trick = () if table.trick is None else table.trick.cards
    monte = table.monte if isinstance(table.monte, tuple) else ()
    heaps = [box_of([pose]) for key, pose in poses.items() if key in monte or _aside(key)]
    for heap, count in enumerate(won_tricks(table, south)):
        if count:
            heaps += [drawn.pile(heap), drawn.pile_label(heap)]
    if len(table.stock):
        heaps.append(drawn.stock_label)
    heaps += [drawn.drawn_label(at) for at in range(len(shown_cards(table)))]
    left, right = drawn.own_sides
    hand = table.hands[south]
    held = [pose for key, pose in poses.items() if _held(key, hand, south)]
    return Lying(
        QRectF(left, drawn.hand_top, felt.width - left - right, felt.height - drawn.hand_top),
        box_of(held).left() if held else felt.width,
        tuple(box_of([drawn.trick_pose(place, 0)]) for place in drawn.places),
        tuple(box_of([poses[card]]) for card in trick),
        tuple(_hands(table, south, drawn, poses)),
        tuple(heaps),
    )


def box_of(poses: Iterable[Pose]) -> QRectF:
    """Return the upright box round some cards."""
    xs, ys = zip(*(corner for pose in poses for corner in pose.corners), strict=True)
    return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def _hands(table: Table, south: Seat, drawn: Plan, poses: Mapping[Key, Pose]) -> Iterator[QRectF]:
    """The hands of the others; where all are open, in rows, they give room as they are played."""
    for seat, pile in enumerate(table.hands):
        if seat == south:
            continue
        if drawn.felt.open and isinstance(pile, tuple):
            if pile:
                yield box_of(poses[card] for card in pile)
        else:
            yield box_of(drawn.other_hand(place_of(table, south, seat), max(drawn.held, len(pile))))


def _held(key: Key, hand: Pile, south: Seat) -> bool:
    """Whether a card is in a hand that may be seen or not."""
    if isinstance(hand, tuple):
        return key in hand
    return isinstance(key, Back) and (key.heap, key.owner) == (Heap.HAND, south)


def _aside(key: Key) -> bool:
    """Whether a card lies closed in a heap that no tricks are in, or is shown beside its true place."""
    return isinstance(key, Copy) or (isinstance(key, Back) and key.heap in (Heap.MONTE, Heap.STOCK, Heap.ASIDE))
