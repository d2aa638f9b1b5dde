"""Free places: where on a felt a paper covers nothing, or as little as can be. Pure, in the pixels of whoever asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF

NOTHING: Final = QSizeF(0, 0)
Edges = tuple[float, float, float, float]
"""A rectangle by its left, upper, right and lower edge."""
Layers = Sequence[Sequence[QRectF]]
"""What lies there, by how little it may be covered: the most precious first."""


def clearings(ground: QRectF, taken: Sequence[QRectF], least: QSizeF = NOTHING) -> list[QRectF]:
    """Return the largest rectangles of a ground that are clear of all that is taken; none of them lies in another.

    Only those are of use in which ``least`` has room.

    >>> [rect.getRect() for rect in clearings(QRectF(0, 0, 9, 9), [QRectF(4, 0, 1, 5)])]
    [(0.0, 0.0, 4.0, 9.0), (5.0, 0.0, 4.0, 9.0), (0.0, 5.0, 9.0, 4.0)]
    """
    wide, high = least.width(), least.height()
    free = [_edges(ground)]
    for box in map(_edges, taken):
        hit = [rect for rect in free if _meet(rect, box)]
        free = [rect for rect in free if not _meet(rect, box)]
        for rect in hit:
            for part in _around(rect, box):
                useful = part[2] - part[0] > 0 and part[3] - part[1] > 0
                if useful and part[2] - part[0] >= wide and part[3] - part[1] >= high:
                    free.append(part)
        free = [rect for at, rect in enumerate(free) if not _within_another(rect, at, free)]
    return [QRectF(left, top, right - left, bottom - top) for left, top, right, bottom in free]


def place(
    forms: Sequence[Sequence[QSizeF]],
    ground: QRectF,
    layers: Layers,
    corner: QPointF,
    visited: Sequence[QRectF] = (),
) -> tuple[int, QRectF]:
    """Return which form a paper takes, counted from 0, and where it lies then: as near to a corner as it can.

    ``forms`` are groups of sizes: the best group first, and in it the best size. The least precious is covered first,
    and only where no form of any group is clear of it; ``visited`` are kept free if a lesser size of a group does it.
    If all is in the way, the last form lies as far as it goes in the largest place clear of the first layer.

    >>> large, small = QSizeF(4, 4), QSizeF(2, 2)
    >>> place([[large, small]], QRectF(0, 0, 5, 5), [[QRectF(0, 3, 5, 2)]], QPointF(0, 0))[0]
    1
    """
    sizes = [size for group in forms for size in group]
    least = QSizeF(min(size.width() for size in sizes), min(size.height() for size in sizes))
    for count in range(max(1, len(layers)), 0, -1):
        taken = [box for layer in layers[:count] for box in layer]
        grounds = [clearings(ground, [*taken, *more], least) for more in ((visited, ()) if visited else ((),))]
        first = 0
        for group in forms:
            for rooms in grounds:
                found = _first(group, rooms, corner)
                if found is not None:
                    return first + found[0], found[1]
            first += len(group)
    largest = max(clearings(ground, layers[0] if layers else ()), key=_area, default=ground)
    return len(sizes) - 1, _drawn(sizes[-1].boundedTo(largest.size()), largest, corner)


def _first(forms: Sequence[QSizeF], rooms: Sequence[QRectF], corner: QPointF) -> tuple[int, QRectF] | None:
    """The first form that has room, where it is nearest to a corner."""
    for number, form in enumerate(forms):
        found = [_drawn(form, room, corner) for room in rooms if _holds(room, form)]
        if found:
            return number, min(found, key=lambda box: _distance(box, corner))
    return None


def _edges(rect: QRectF) -> Edges:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _meet(one: Edges, other: Edges) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _around(rect: Edges, box: Edges) -> tuple[Edges, ...]:
    """What is left of a rectangle beside a box: four that overlap one another, or are nothing."""
    left, top, right, bottom = rect
    return (
        (left, top, box[0], bottom),
        (box[2], top, right, bottom),
        (left, top, right, box[1]),
        (left, box[3], right, bottom),
    )


def _within_another(rect: Edges, at: int, free: list[Edges]) -> bool:
    """Whether a rectangle lies in another, or is the same as one before it."""
    left, top, right, bottom = rect
    return any(
        each[0] <= left and each[1] <= top and each[2] >= right and each[3] >= bottom and (each != rect or other < at)
        for other, each in enumerate(free)
        if other != at
    )


def _drawn(form: QSizeF, room: QRectF, corner: QPointF) -> QRectF:
    """A form within a room, as near to a corner as it can lie."""
    left = min(max(corner.x() - form.width() / 2, room.left()), room.right() - form.width())
    top = min(max(corner.y() - form.height() / 2, room.top()), room.bottom() - form.height())
    return QRectF(QPointF(left, top), form)


def _holds(room: QRectF, form: QSizeF) -> bool:
    return form.width() <= room.width() and form.height() <= room.height()


def _distance(box: QRectF, corner: QPointF) -> float:
    away = box.center() - corner
    return float(away.x() ** 2 + away.y() ** 2)


def _area(rect: QRectF) -> float:
    return rect.width() * rect.height()
