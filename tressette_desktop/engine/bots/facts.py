"""What is certain of a hand that one does not see: the hard facts of the partner conventions, section 2."""

from __future__ import annotations

from tressette_desktop.engine.cards import Card, Suit, of_suit
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.core.terms import Meld
from tressette_desktop.engine.rules.phases.calling import caller
from tressette_desktop.engine.seats import Seat

Cards = frozenset[Card]


def voids(table: Table, seat: Seat) -> frozenset[Suit]:
    """The suits that a seat did not follow: it holds no card of them but those that it was seen to draw since."""
    return frozenset(led for led, _ in _thrown(table, seat))


def denied(table: Table, seat: Seat, trumps: Cards = frozenset()) -> Cards:
    """The cards that a seat does not hold: the missing one of three that it declared, and a card that it called.

    ``trumps`` are those that must be played by who cannot follow: who threw another card has none.
    """
    threes = (each.meld for each in table.melds if each.seat == seat and each.meld.kind == "three")
    missing = {card for meld in threes for card in Meld(rank=meld.rank).cards if card not in meld.cards}
    if table.called is not None and seat == caller(table) and not any(who == seat for who, _ in table.picks):
        missing.add(table.called)
    if any(card not in trumps for _, card in _thrown(table, seat)):
        missing |= trumps
    return frozenset(missing)


def elsewhere(table: Table, seat: Seat) -> Cards:
    """The cards that another seat was seen to take up or to be given: it has them, or laid them aside."""
    taken = {card: who for who, pile in table.picks if isinstance(pile, tuple) for card in pile}
    taken |= {each.card: each.taker for each in table.handed if each.card is not None}
    return frozenset(card for card, who in taken.items() if who != seat)


def shown(table: Table, seat: Seat) -> Cards:
    """The cards that a seat is known to hold still: declared, openly drawn or handed over, and not played since."""
    seen = {card for each in table.melds if each.seat == seat for card in each.meld.cards}
    seen.update(card for drawer, card in table.drawn if drawer == seat)
    for each in table.handed if not len(table.discards[seat]) else ():
        if each.card is not None and each.taker == seat:
            seen.add(each.card)
        elif each.card is not None and each.giver == seat:
            seen.discard(each.card)
    return frozenset(seen).difference(table.played(seat))


def _thrown(table: Table, seat: Seat) -> list[tuple[Suit, Card]]:
    """What a seat threw on leads that it could not follow."""
    tricks = table.tricks if table.trick is None else (*table.tricks, table.trick)
    played = [(trick.led, trick.card_of(seat)) for trick in tricks]
    return [(led, card) for led, card in played if led is not None and card is not None and card.suit is not led]


def void_in(meant: frozenset[Suit], known: Cards) -> frozenset[Suit]:
    """Return the suit that a seat is void in when it said so of one of several, and only one is left; else none.

    >>> from tressette_desktop.engine.cards import cards
    >>> void_in(frozenset((Suit.COPPE, Suit.DENARI)), frozenset(cards("4d")))
    frozenset({<Suit.COPPE: 'c'>})
    """
    left = [suit for suit in meant if not of_suit(known, suit)]
    return frozenset(left) if len(left) == 1 else frozenset()


def eliminated(
    possible: dict[Seat, Cards], sizes: dict[Seat, int], known: dict[Seat, Cards], elsewhere: int
) -> tuple[dict[Seat, Cards], dict[Seat, Cards]]:
    """Draw the conclusions: a known card is in no other hand, a hand of which all is known holds nothing more.

    ``sizes`` are the numbers of cards in the hands, ``elsewhere`` that of the unseen cards in none of them. With none
    of those, a card that only one hand may hold is there. What each hand may hold comes back, and what it must.

    >>> from tressette_desktop.engine.cards import cards
    >>> three, four, king = cards("3c 4c Kd")
    >>> possible = {1: frozenset((three, four, king)), 2: frozenset((three, king)), 3: frozenset((three, king))}
    >>> found, certain = eliminated(possible, {1: 1, 2: 1, 3: 1}, {}, elsewhere=0)
    >>> [[str(card) for card in (three, four, king) if card in cards] for cards in found.values()]
    [['4c'], ['3c', 'Kd'], ['3c', 'Kd']]
    >>> certain[1]
    frozenset({card('4c')})
    """
    possible = dict(possible)
    placed = {seat: known.get(seat, frozenset()) for seat in possible}
    while True:
        before = sum(map(len, possible.values()))
        for seat, cards in possible.items():
            others = frozenset().union(*(possible[other] for other in possible if other != seat))
            certain = (
                cards if len(cards) == sizes[seat] else placed[seat] | (frozenset() if elsewhere else cards - others)
            )
            placed[seat] = certain
            if len(certain) == sizes[seat]:
                possible[seat] = certain
            for other in possible:
                if other != seat:
                    possible[other] -= certain
        if sum(map(len, possible.values())) == before:
            return possible, placed
