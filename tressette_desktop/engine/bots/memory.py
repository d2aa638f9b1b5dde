"""What a seat knows of the cards, by looking and by elimination: the hard facts of the partner conventions, section 2.

Everything here follows from the view alone and is certain, but for the leanings, which :mod:`reading
<tressette_desktop.engine.bots.reading>` finds.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tressette_desktop.engine.bots.reading import Leanings, leanings
from tressette_desktop.engine.cards import Card, Suit, of_suit
from tressette_desktop.engine.core.table import Table, Trick
from tressette_desktop.engine.core.terms import Meld, Signal
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules.lay_down import unseen_by
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.registry import game_seen
from tressette_desktop.engine.rules.scoring import by_side, card_thirds, tricks_won
from tressette_desktop.engine.seats import Seat, around, side_of


@dataclass(frozen=True)
class Memory:
    """What one seat knows at one moment.

    ``unseen`` are the cards that may be in another hand; ``may_hold`` has for every other seat that still holds cards
    those of them that it may have, and ``leanings`` what the others' play suggests. ``partners`` is empty while sides
    are secret.
    """

    seat: Seat
    options: Options
    table: Table
    hand: tuple[Card, ...]
    unseen: tuple[Card, ...]
    may_hold: dict[Seat, frozenset[Card]]
    leanings: Leanings
    partners: frozenset[Seat]

    @cached_property
    def trick(self) -> Trick:
        """The trick that this seat plays to: the one on the table, or the one it is about to lead."""
        return self.table.trick or Trick(around(self.table.order, self.seat))

    @cached_property
    def after(self) -> tuple[Seat, ...]:
        """The seats that play to this trick after this one."""
        return self.trick.seats[len(self.trick.cards) + 1 :]

    @property
    def foes_after(self) -> tuple[Seat, ...]:
        """Those of them that are not partners."""
        return tuple(seat for seat in self.after if seat not in self.partners)

    @property
    def tricks_left(self) -> int:
        """How many tricks there are still to play, this one included."""
        return len(self.hand)

    @property
    def best(self) -> Card | None:
        """The card that wins the trick so far, or None before the lead."""
        led = self.trick.led
        return None if led is None else max(of_suit(self.trick.cards, led), key=lambda card: card.strength)

    @property
    def best_is_ours(self) -> bool:
        """Whether a partner's card wins the trick so far."""
        return self.best is not None and self.trick.seats[self.trick.cards.index(self.best)] in self.partners

    @cached_property
    def aside(self) -> int:
        """How many of the unseen cards are in no hand at all."""
        return len(self.unseen) - sum(len(self.table.hands[seat]) for seat in self.may_hold)

    def mine(self, suit: Suit) -> tuple[Card, ...]:
        """The own cards of a suit, strongest first."""
        return of_suit(self.hand, suit)

    def beaters(self, card: Card) -> tuple[Card, ...]:
        """The unseen cards that beat a card, strongest first; none: it is the top of its suit, or will be mine."""
        return tuple(other for other in self.unseen if other.beats(card))

    def sure(self, card: Card) -> bool:
        """Whether a card that is, or would be, on the table can no longer be beaten by an opponent."""
        return not any(other.beats(card) for seat in self.foes_after for other in self.may_hold.get(seat, ()))

    def void(self, seat: Seat, suit: Suit) -> bool:
        """Whether a seat is known to hold no card of a suit."""
        return not any(card.suit is suit for card in self.may_hold.get(seat, ()))

    @cached_property
    def standing(self) -> tuple[int, int, int, int]:
        """Tricks and thirds won in this hand: ours and theirs; while sides are secret, one's own and the others'."""
        tricks, thirds = tricks_won(self.table), card_thirds(self.table)
        sides = self.table.sides or ((self.seat,), tuple(each for each in self.table.order if each != self.seat))
        ours = side_of(sides, self.seat)
        our_tricks, our_thirds = by_side(sides, tricks)[ours], by_side(sides, thirds)[ours]
        return our_tricks, sum(tricks) - our_tricks, our_thirds, sum(thirds) - our_thirds


def remember(view: PlayerView) -> Memory:
    """Recall everything that the seat of a view can know."""
    seat, table = view.seat, view.table
    assert seat is not None
    options = game_seen(view).rules
    unseen = unseen_by(table, seat)
    sides = table.sides
    partners = frozenset() if sides is None else frozenset(sides[side_of(sides, seat)]) - {seat}
    sizes = {other: len(table.hands[other]) for other in table.order if other != seat and len(table.hands[other])}
    known = {other: shown(table, other) for other in sizes}
    possible = {
        other: _without_suits(unseen, voids(table, options, other)) - denied(table, other) | known[other]
        for other in sizes
    }
    may_hold = eliminated(possible, sizes, known, elsewhere=len(unseen) - sum(sizes.values()))
    return Memory(seat, options, table, table.hand(seat), unseen, may_hold, leanings(table, options), partners)


def _without_suits(cards: tuple[Card, ...], suits: frozenset[Suit]) -> frozenset[Card]:
    return frozenset(card for card in cards if card.suit not in suits)


def voids(table: Table, options: Options, seat: Seat) -> frozenset[Suit]:
    """The suits that a seat does not hold: it did not follow, or said volo where only true words are said.

    What it drew since is another matter, so only what came after the last draw counts.
    """
    tricks = table.tricks if table.trick is None else (*table.tricks, table.trick)
    since = len(table.drawn) // len(table.order)
    missed = set()
    for trick in tricks[since:]:
        card = trick.card_of(seat)
        if card is not None and trick.led is not None and card.suit is not trick.led:
            missed.add(trick.led)
    for said in table.said:
        if said.seat == seat and said.signal is Signal.VOLO and said.trick >= since:
            missed.update((said.card.suit,) if options.signals_truth == "enforced" else ())
    return frozenset(missed)


def denied(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards that a seat cannot have been dealt: the missing one of three that it declared."""
    melds = (each.meld for each in table.melds if each.seat == seat and each.meld.kind == "three")
    return frozenset(card for meld in melds for card in Meld(rank=meld.rank).cards if card not in meld.cards)


def shown(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards that a seat is known to hold still: those that it declared or openly drew, and has not played."""
    declared = {card for each in table.melds if each.seat == seat for card in each.meld.cards}
    drawn = {card for drawer, card in table.drawn if drawer == seat}
    return frozenset(declared | drawn) - frozenset(table.played(seat))


def eliminated(
    possible: dict[Seat, frozenset[Card]], sizes: dict[Seat, int], known: dict[Seat, frozenset[Card]], elsewhere: int
) -> dict[Seat, frozenset[Card]]:
    """Draw the conclusions: a known card is in no other hand, a hand of which all is known holds nothing more.

    ``sizes`` are the numbers of cards in the hands, ``elsewhere`` that of the unseen cards in none of them. With none
    of those, a card that only one hand may hold is there.

    >>> from tressette_desktop.engine.cards import cards
    >>> three, four, king = cards("3c 4c Kd")
    >>> possible = {1: frozenset((three, four, king)), 2: frozenset((three, king)), 3: frozenset((three, king))}
    >>> found = eliminated(possible, {1: 1, 2: 1, 3: 1}, {}, elsewhere=0)
    >>> [[str(card) for card in sorted(cards)] for cards in found.values()]
    [['4c'], ['3c', 'Kd'], ['3c', 'Kd']]
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
            return possible
