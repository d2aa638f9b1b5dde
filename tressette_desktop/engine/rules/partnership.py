"""The called partner: who may be called, and when the pair becomes official (rules.md 5.2-5.4)."""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.cards import DECK, Card, Rank
from tressette_desktop.engine.core.events import (
    CardPlayed,
    DeclarationMade,
    Event,
    LaidDown,
    MeldDeclared,
    PairOfficial,
)
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.rules.declarations import formation
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.seats import Seat, Sides

CALLED_RANKS: Final = (Rank.THREE, Rank.TWO, Rank.ACE)
"""What is called: a three, else a two, else an ace (5.3)."""


def callable_cards(hand: tuple[Card, ...], options: Options | None = None) -> tuple[Card | None, ...]:
    """Return the cards that the holder of a hand may call, by suit; None is to play alone (option all_threes).

    >>> from tressette_desktop.engine.cards import cards
    >>> callable_cards(cards("3c 3d 3s 7b"))
    (card('3b'),)
    """
    options = options or Options()
    absent = [card for card in DECK if card not in hand]
    if options.call_any:
        return tuple(card for card in absent if card.rank is not Rank.ACE)
    threes = tuple(card for card in absent if card.rank is Rank.THREE)
    if not threes and options.all_threes == "play_alone":
        return (None,)
    by_rank = (tuple(card for card in absent if card.rank is rank) for rank in CALLED_RANKS)
    return next(some for some in by_rank if some)


def sides_of(order: tuple[Seat, ...], *partners: Seat) -> Sides:
    """Return the two sides, that of the caller or declarer first."""
    return tuple(sorted(partners)), tuple(sorted(seat for seat in order if seat not in partners))


def shown(event: Event, table: Table) -> bool:
    """Whether an event shows the called card in the hand of its holder: what makes a pair official (5.4).

    Only the holder's own card, combination, declaration or lay-down does, never what others might deduce.
    """
    called = table.called
    if called is None or table.official:
        return False
    match event:
        case CardPlayed():
            return event.card is called
        case MeldDeclared():
            return called in event.meld.cards and called in table.hand(event.seat) + table.played(event.seat)
        case DeclarationMade():
            mine = called in table.hand(event.seat) + table.played(event.seat)
            return mine and formation.names(event.row, event.suit, called)
        case LaidDown():
            return True
    return False


def official(table: Table) -> PairOfficial:
    """Return the event that makes the sides public; the truth knows them."""
    assert table.sides is not None
    return PairOfficial(table.sides)
