"""Before the first trick: bidding, calling, taking and laying aside (section 8.5 of the partner conventions)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tressette_desktop.engine.cards import TRESSETTE_RANKS, Card, Rank, in_order, of_suit
from tressette_desktop.engine.core.actions import Action, Bid, CallCard, Discard, HandBack, Pass, SplitMonte

_FIRST_BID: Final = 4
"""How many controls the lowest bid wants."""

_HIGHER_BID: Final = 2
"""How many more each bid wants that goes over another."""

_GUARDS: Final = 2
"""How many more cards of its suit make an ace a control."""


def controls(hand: tuple[Card, ...]) -> int:
    """Count the threes, the twos and the guarded aces.

    >>> from tressette_desktop.engine.cards import cards
    >>> controls(cards("3c 2c 3d Ad 7d 4d As 4s"))
    4
    """
    guarded = sum(card.rank is Rank.ACE and len(of_suit(hand, card.suit)) > _GUARDS for card in hand)
    return guarded + sum(card.rank in (Rank.THREE, Rank.TWO) for card in hand)


def settle(hand: tuple[Card, ...], bids: tuple[str, ...], possible: tuple[Action, ...]) -> Action | None:
    """Decide what is asked before the tricks; ``bids`` are those made so far. None: nothing of that kind is asked."""
    asked = {type(action) for action in possible}
    if Bid in asked:
        return _bid(hand, bids, possible)
    if CallCard in asked:
        return _call(hand, possible)
    if HandBack in asked:
        return _hand_back(hand, possible)
    if Discard in asked:
        return _discard(hand, possible)
    return _split(possible) if SplitMonte in asked else None


def least_needed(hand: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards of a hand, the least needed first: no control, of a short suit, worthless.

    An ace goes after all that is no control: it is lost with the last trick (8.5).

    >>> from tressette_desktop.engine.cards import cards
    >>> [str(card) for card in least_needed(cards("3c 7c 5c Kd 4d As"))]
    ['4d', 'Kd', '5c', '7c', 'As', '3c']
    """
    hand = tuple(hand)
    return tuple(
        sorted(
            hand,
            key=lambda card: (
                card.rank in TRESSETTE_RANKS,
                card.rank in (Rank.THREE, Rank.TWO),
                len(of_suit(hand, card.suit)),
                card.strength,
                card.index,
            ),
        )
    )


def _bid(hand: tuple[Card, ...], bids: tuple[str, ...], possible: tuple[Action, ...]) -> Action:
    wanted = _FIRST_BID + _HIGHER_BID * len(bids)
    offered = [action for action in possible if isinstance(action, Bid)]
    return offered[0] if controls(hand) >= wanted else Pass()


def _call(hand: tuple[Card, ...], possible: tuple[Action, ...]) -> Action:
    """Call the highest card that is missing, of the longest suit, and give the least needed for it."""
    order = {card: place for place, card in enumerate(least_needed(hand))}
    calls = [action for action in possible if isinstance(action, CallCard)]

    def merit(call: CallCard) -> tuple[int, int, int]:
        if call.card is None:
            return -1, 0, 0
        given = 0 if call.given is None else order[call.given]
        return call.card.strength, len(of_suit(hand, call.card.suit)), -given

    return max(calls, key=merit)


def _hand_back(hand: tuple[Card, ...], possible: tuple[Action, ...]) -> Action:
    return next(HandBack(card) for card in least_needed(hand) if HandBack(card) in possible)


def _discard(hand: tuple[Card, ...], possible: tuple[Action, ...]) -> Action:
    count = next(len(action.cards) for action in possible if isinstance(action, Discard))
    return Discard(in_order(least_needed(hand)[:count]))


def _split(possible: tuple[Action, ...]) -> Action:
    """Take the controls and leave the rest, for as many cards must be laid aside again."""

    def merit(action: SplitMonte) -> int:
        return sum(2 if card.rank in TRESSETTE_RANKS else -1 for card in action.cards)

    return max((action for action in possible if isinstance(action, SplitMonte)), key=merit)
