"""Free places: where on a felt a paper covers nothing, or as little as can be. Pure, in the pixels of whoever asks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF

Layers = Sequence[Sequence[QRectF]]
"""What lies there, by how little it may be covered: the most precious first."""


def clearings(ground: QRectF, taken: Sequence[QRectF]) -> list[QRectF]:
    """Return the largest rectangles of a ground that are clear of all that is taken; none of them lies in another.

    >>> [rect.getRect() for rect in clearings(QRectF(0, 0, 9, 9), [QRectF(4, 0, 1, 5)])]
    [(0.0, 5.0, 9.0, 4.0), (0.0, 0.0, 4.0, 9.0), (5.0, 0.0, 4.0, 9.0)]
    """
    free = [ground]
    for box in taken:
        parts: list[QRectF] = []
        for rect in free:
            parts += _around(rect, box)
        parts.sort(key=_area, reverse=True)
        free = []
        for part in parts:
            if not any(other.contains(part) for other in free):
                free.append(part)
    return free


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
    for count in range(max(1, len(layers)), 0, -1):
        taken = [box for layer in layers[:count] for box in layer]
        grounds = [clearings(ground, [*taken, *more]) for more in ((visited, ()) if visited else ((),))]
        first = 0
        for group in forms:
            for rooms in grounds:
                found = _first(group, rooms, corner)
                if found is not None:
                    return first + found[0], found[1]
            first += len(group)
    largest = max(clearings(ground, layers[0] if layers else ()), key=_area, default=ground)
    last = forms[-1][-1]
    return sum(map(len, forms)) - 1, _drawn(last.boundedTo(largest.size()), largest, corner)


def _first(forms: Sequence[QSizeF], rooms: Sequence[QRectF], corner: QPointF) -> tuple[int, QRectF] | None:
    """The first form that has room, where it is nearest to a corner."""
    for number, form in enumerate(forms):
        found = [_drawn(form, room, corner) for room in rooms if _holds(room, form)]
        if found:
            return number, min(found, key=lambda box: _distance(box, corner))
    return None


def _around(rect: QRectF, box: QRectF) -> list[QRectF]:
    """What is left of a rectangle beside a box: up to four that overlap one another."""
    if not rect.intersects(box):
        return [rect]
    left, top, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
    parts = (
        QRectF(left, top, box.left() - left, rect.height()),
        QRectF(box.right(), top, right - box.right(), rect.height()),
        QRectF(left, top, rect.width(), box.top() - top),
        QRectF(left, box.bottom(), rect.width(), bottom - box.bottom()),
    )
    return [part for part in parts if part.width() > 0 and part.height() > 0]


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
