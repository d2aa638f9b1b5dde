"""Counting a hand (rules.md 3.3-3.5, 4.7-4.11). Everything is in thirds until :func:`points` drops the remainder."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from tressette_desktop.engine.cards import DECK, THIRDS, Rank
from tressette_desktop.engine.core.table import Declared, Table
from tressette_desktop.engine.core.terms import Special
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.seats import Seat, Sides, side_of

LAST_TRICK: Final = 3
"""What the last trick is worth, in thirds (3.4)."""


def points(thirds: int) -> int:
    """Return whole points: the remainder is dropped, once a hand for each side (3.5).

    >>> points(17), points(18)
    (5, 6)
    """
    return thirds // 3


def card_thirds(table: Table, worth: Mapping[Rank, int] = THIRDS) -> tuple[int, ...]:
    """Return the thirds of the cards in each seat's completed tricks, by seat; who laid down has all the rest."""
    won = [0] * len(table.hands)
    for _, cards, winner in table.tricks:
        assert winner is not None
        for card in cards:
            won[winner] += worth[card.rank]
    if table.laid is not None:
        won[table.laid[0]] += sum(worth[card.rank] for card in DECK) - sum(won)
    return tuple(won)


def all_thirds(table: Table, worth: Mapping[Rank, int] = THIRDS) -> tuple[int, ...]:
    """Return the thirds of a finished hand by seat: the cards laid aside go with the last trick (6.9)."""
    won = list(card_thirds(table, worth))
    last = last_winner(table)
    if last is not None and table.laid is None:
        aside = [card for pile in (*table.discards, table.monte) if isinstance(pile, tuple) for card in pile]
        won[last] += sum([worth[card.rank] for card in aside])
    return tuple(won)


def tricks_won(table: Table) -> tuple[int, ...]:
    """Return how many tricks each seat has won; who lays down wins all that are left."""
    won = [0] * len(table.hands)
    for trick in table.tricks:
        assert trick.winner is not None
        won[trick.winner] += 1
    if table.laid is not None:
        seat, cards = table.laid
        won[seat] += len(cards)
    return tuple(won)


def last_winner(table: Table) -> Seat | None:
    """Return who won the last trick of a finished hand; None when it was stopped before."""
    if table.laid is not None:
        return table.laid[0]
    if table.verdict is not None or table.shown is not None or any(map(len, table.hands)):
        return None
    return table.tricks[-1].winner


def by_side(sides: Sides, values: Sequence[int]) -> tuple[int, ...]:
    """Add up, for each side, what its seats have."""
    return tuple([sum([values[seat] for seat in side]) for side in sides])


def with_last_trick(thirds: Sequence[int], winner: int | None, bonus: int = LAST_TRICK) -> tuple[int, ...]:
    """Return the thirds of the sides with the last trick counted for the side that won it, if any did.

    >>> with_last_trick((14, 18), 1)
    (14, 21)
    """
    return tuple([each + (bonus if side == winner else 0) for side, each in enumerate(thirds)])


def meld_points(sides: Sides, melds: Iterable[Declared]) -> tuple[int, ...]:
    """Return the points of declared combinations, by side."""
    scored = [0] * len(sides)
    for each in melds:
        scored[side_of(sides, each.seat)] += each.points
    return tuple(scored)


def least_point(options: Options) -> int:
    """Return the thirds below which a side has not taken a point, where taking all of them wins specially (4.11).

    >>> least_point(Options()), least_point(Options(stramazzo_strict=True))
    (3, 1)
    """
    return 1 if options.stramazzo_strict else 3


def special_win(
    sides: Sides, tricks: Sequence[int], thirds: Sequence[int], options: Options
) -> tuple[Special, int] | None:
    """Return the special win of a hand and the side that made it, or None (4.11).

    ``tricks`` and ``thirds`` are by seat, without the last-trick bonus. Several at once: the one worth most games.
    Where everybody plays alone there are no forms for a single player (7.6).
    """
    total_tricks, limit = sum(tricks), least_point(options)
    found: list[tuple[Special, int]] = []
    side_tricks, side_thirds = by_side(sides, tricks), by_side(sides, thirds)
    for side, seats in enumerate(sides):
        if side_tricks[side] == total_tricks:
            found.append((Special.CAPPOTTO, side))
        elif sum(side_thirds) - side_thirds[side] < limit:
            found.append((Special.STRAMAZZO, side))
        else:
            continue  # what a player has done alone, his side has done as well
        for seat in seats if any(len(seats) > 1 for seats in sides) else ():
            if tricks[seat] == total_tricks:
                found.append((Special.CAPPOTTONE, side))
            elif sum(thirds) - thirds[seat] < limit and (
                not options.stramazzone_needs_enemy_trick or side_tricks[side] < total_tricks
            ):
                found.append((Special.STRAMAZZONE, side))
    return max(found, key=lambda each: each[0].value, default=None)


def deck_cappotto(thirds: Sequence[int]) -> int | None:
    """Return the side that took all eleven points of the deck, or None (4.11b); the last trick is in the thirds.

    >>> deck_cappotto((33, 2)), deck_cappotto((32, 3))
    (0, None)
    """
    return next((side for side, each in enumerate(thirds) if sum(thirds) - each < 3), None)


def higher_total(totals: Sequence[int], target: int) -> int | None:
    """Return the side whose total wins the game: alone over the target, or the higher of both; else None (4.10)."""
    best = max(totals)
    return totals.index(best) if best >= target and list(totals).count(best) == 1 else None


def first_in_time(before: Sequence[int], timeline: Iterable[tuple[int, str, int]], target: int) -> int | None:
    """Return the side that reached the target first, replaying the hand, or None (4.10).

    ``timeline`` has ``(side, "accusa", points)`` and ``(side, "trick", thirds)`` in order; thirds are floored
    cumulatively.
    """
    scored, thirds = list(before), [0] * len(before)
    for side, kind, amount in timeline:
        if kind == "accusa":
            scored[side] += amount
        else:
            thirds[side] += amount
        if scored[side] + points(thirds[side]) >= target:
            return side
    return None


def timeline(table: Table, sides: Sides) -> tuple[tuple[int, str, int], ...]:
    """Return the hand as :func:`first_in_time` replays it; the last trick's bonus is in its thirds."""
    happened: list[tuple[int, str, int]] = []
    for number, trick in enumerate((*table.tricks, None)):
        happened += [
            (side_of(sides, each.seat), "accusa", each.points) for each in table.melds if each.tricks == number
        ]
        if trick is not None and trick.winner is not None:
            bonus = LAST_TRICK if number == len(table.tricks) - 1 and table.laid is None else 0
            thirds = sum(card.thirds for card in trick.cards) + bonus
            happened.append((side_of(sides, trick.winner), "trick", thirds))
    if table.laid is not None:
        rest = sum(card_thirds(table)) - sum(card.thirds for trick in table.tricks for card in trick.cards)
        happened.append((side_of(sides, table.laid[0]), "trick", rest + LAST_TRICK))
    return tuple(happened)


def hands_winner(played: int, totals: Sequence[int], options: Options) -> tuple[int, ...] | None:
    """Return the sides that win a game of a fixed number of hands (both: a draw), or None to play on (4.8)."""
    if played < options.hands:
        return None
    best = max(totals)
    sides = tuple(side for side, total in enumerate(totals) if total == best)
    if len(sides) == 1 or options.hands_tie == "draw":
        return sides
    return None


def single_winner(scored: Sequence[int]) -> tuple[int, ...]:
    """Return the side that wins a game of one hand: that with six or more of its eleven points (4.8)."""
    return tuple(side for side, each in enumerate(scored) if each >= 6)
