"""Laying down the rest: the test that every remaining trick is certain (rules.md 4.14)."""

from __future__ import annotations

from tressette_desktop.engine.cards import DECK, Card, Suit, of_suit
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.seats import Seat


def certain(
    hand: tuple[Card, ...], unseen: tuple[Card, ...], table: tuple[Card, ...] = (), players_after: int = 0
) -> bool:
    """Whether a hand, played best first, wins every remaining trick however the unseen cards lie.

    ``table`` are the cards of the running trick in order (none: he is on lead), ``players_after`` how many play to it
    after him.

    >>> from tressette_desktop.engine.cards import cards
    >>> certain(cards("3d 4d"), cards("7d 3s 2b Ab Ks Fs"))
    True
    """
    if not table:
        return all(_runs(of_suit(hand, suit), of_suit(unseen, suit)) for suit in Suit)
    first = _taking(hand, table)
    if first is None:
        return False
    led = first.suit
    mine, theirs = of_suit(hand, led), of_suit(unseen, led)
    if players_after and any(other.beats(first) for other in theirs):
        return False
    rest = tuple(each for each in mine if each is not first)
    return _runs(rest, theirs) and all(_runs(of_suit(hand, s), of_suit(unseen, s)) for s in Suit if s is not led)


def _taking(hand: tuple[Card, ...], table: tuple[Card, ...]) -> Card | None:
    """Return the best card of a hand of the suit led, if it beats those on the table."""
    mine = of_suit(hand, table[0].suit)
    first = max(mine, key=lambda each: each.strength, default=None)
    return None if first is None or any(other.beats(first) for other in table) else first


def _runs(mine: tuple[Card, ...], theirs: tuple[Card, ...]) -> bool:
    """Whether the i-th of my cards of a suit, best first, is beaten by none while i others may still be out."""
    if not mine or not theirs:
        return True
    best_first = sorted(mine, key=lambda each: -each.strength)
    return all(
        len(theirs) < turn or not any(other.beats(card) for other in theirs)
        for turn, card in enumerate(best_first, start=1)
    )


def unseen_by(table: Table, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that may be in another hand, as far as a seat can know.

    Not its own, not played, not those that it laid aside or that were left in an open monte.
    """
    gone = {card for trick in table.tricks for card in trick.cards}
    gone.update(table.trick.cards if table.trick is not None else ())
    gone.update(table.hand(seat))
    own_discards = table.discards[seat]
    gone.update(own_discards if isinstance(own_discards, tuple) else ())
    gone.update(table.monte if table.monte_open and isinstance(table.monte, tuple) else ())
    return tuple([each for each in DECK if each not in gone])


def certain_for(table: Table, seat: Seat) -> bool:
    """Whether the seat, in its turn, may lay down; it uses only what that seat may know."""
    hand, running = table.hand(seat), table.trick
    if running is None:
        return certain(hand, unseen_by(table, seat))
    if _taking(hand, running.cards) is None:
        return False
    after = len(running.seats) - len(running.cards) - 1
    return certain(hand, unseen_by(table, seat), running.cards, after)
