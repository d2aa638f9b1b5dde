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
    led = table[0].suit if table else None
    if led is None:
        return all(_runs(of_suit(hand, suit), of_suit(unseen, suit)) for suit in Suit)
    mine, theirs = of_suit(hand, led), of_suit(unseen, led)
    if not mine:
        return False
    first = max(mine, key=lambda each: each.strength)
    on_table = of_suit(table, led)
    after = theirs if players_after else ()
    if any(other.beats(first) for other in on_table + after):
        return False
    rest = tuple(each for each in mine if each is not first)
    return _runs(rest, theirs) and all(_runs(of_suit(hand, s), of_suit(unseen, s)) for s in Suit if s is not led)


def _runs(mine: tuple[Card, ...], theirs: tuple[Card, ...]) -> bool:
    """Whether the i-th of my cards of a suit, best first, is beaten by none while i others may still be out."""
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
    return tuple(each for each in DECK if each not in gone)


def certain_for(table: Table, seat: Seat) -> bool:
    """Whether the seat, in its turn, may lay down; it uses only what that seat may know."""
    running = table.trick
    cards = running.cards if running is not None else ()
    after = len(running.seats) - len(cards) - 1 if running is not None else 0
    return certain(table.hand(seat), unseen_by(table, seat), cards, after)
