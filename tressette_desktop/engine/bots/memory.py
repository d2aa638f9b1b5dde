"""What a seat knows of the cards: what it sees, what follows from it for certain, and what the others' words suggest.

Everything here follows from the view alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import prod
from typing import Final

from tressette_desktop.engine.bots.facts import Cards, denied, eliminated, elsewhere, shown, void_in, voids
from tressette_desktop.engine.bots.reading import Leanings, leanings
from tressette_desktop.engine.bots.testimony import prove, statements, void_at_once
from tressette_desktop.engine.cards import Card, Rank, Suit, of_suit
from tressette_desktop.engine.core.table import Table, Trick
from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.rules.lay_down import unseen_by
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.phases.tricks import Tricks, winning
from tressette_desktop.engine.rules.registry import game_seen
from tressette_desktop.engine.rules.scoring import LAST_TRICK, by_side, card_thirds, tricks_won
from tressette_desktop.engine.rules.variant import Game
from tressette_desktop.engine.seats import Seat, around, side_of

POINT: Final = 3
"""A full point, in thirds."""


@dataclass(frozen=True)
class Values:
    """What the game makes of the cards: the thirds of each rank and of the last trick, and the cards that trump."""

    worth: Mapping[Rank, int]
    last_trick: int
    trumps: Cards
    must_trump: bool

    @classmethod
    def of(cls, game: Game) -> Values:
        """Read them from the game's data."""
        tricks = next(phase for phase in game.phases if isinstance(phase, Tricks))
        last = game.rules.pl_last_trick if "pl_last_trick" in game.variant.offers else LAST_TRICK
        return cls(game.variant.worth, last, tricks.trumps, tricks.must_trump)


@dataclass(frozen=True)
class Memory:
    """What one seat knows at one moment.

    ``unseen`` are the cards that may be in another hand; ``may_hold`` has for every other seat that still holds cards
    those of them that it may have, ``holds`` those that it must, and ``leanings`` what is suggested. ``partners`` is
    empty while sides are secret.
    """

    seat: Seat
    options: Options
    values: Values
    table: Table
    hand: tuple[Card, ...]
    unseen: tuple[Card, ...]
    may_hold: dict[Seat, Cards]
    holds: dict[Seat, Cards]
    leanings: Leanings
    partners: frozenset[Seat]

    # --- the trick ---------------------------------------------------------------------------------------------------

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

    @cached_property
    def best(self) -> Card | None:
        """The card that wins the trick so far, or None before the lead."""
        played = self.trick.cards
        return played[winning(played, self.values.trumps)] if played else None

    @property
    def best_is_ours(self) -> bool:
        """Whether a partner's card wins the trick so far."""
        return self.best is not None and self.trick.seats[self.trick.cards.index(self.best)] in self.partners

    # --- the cards ---------------------------------------------------------------------------------------------------

    def thirds(self, card: Card) -> int:
        """What a card is worth in this game, in thirds."""
        return self.values.worth[card.rank]

    def is_point(self, card: Card) -> bool:
        """Whether a card is worth a whole point by itself, as the aces are in most games."""
        return self.thirds(card) >= POINT

    def beats(self, card: Card, other: Card) -> bool:
        """Whether a card, played to the same trick, would win it from another that wins it so far."""
        trumps = self.values.trumps
        return card.beats(other) or (card in trumps and other not in trumps)

    @cached_property
    def aside(self) -> int:
        """How many of the unseen cards are in no hand at all."""
        return len(self.unseen) - sum(len(self.table.hands[seat]) for seat in self.may_hold)

    def mine(self, suit: Suit) -> tuple[Card, ...]:
        """The own cards of a suit, strongest first."""
        return of_suit(self.hand, suit)

    def beaters(self, card: Card) -> tuple[Card, ...]:
        """The unseen cards that beat a card, strongest first; none: it cannot be beaten, or only by my own."""
        return tuple([other for other in self.unseen if self.beats(other, card)])

    def sure(self, card: Card) -> bool:
        """Whether a card that is, or would be, on the table can no longer be beaten by an opponent."""
        led = self.trick.led or card.suit
        return not any(
            self.beats(other, card) and (other.suit is card.suit or not of_suit(self.holds[seat], led))
            for seat in self.foes_after
            for other in self.may_hold.get(seat, ())
        )

    def void(self, seat: Seat, suit: Suit) -> bool:
        """Whether a seat is known to hold no card of a suit."""
        return not any(card.suit is suit for card in self.may_hold.get(seat, ()))

    def share(self, seat: Seat, card: Card) -> float:
        """The chance that a seat holds an unseen card: its free places among those where it may be, as it leans."""
        if card not in self.may_hold.get(seat, ()):
            return 0.0
        hands = self.table.hands
        places = {
            other: len(hands[other]) * self.leanings.get((other, card), 1.0)
            for other, cards in self.may_hold.items()
            if card in cards
        }
        return places[seat] / (sum(places.values()) + self.aside)

    def out_of(self, seat: Seat, suit: Suit) -> float:
        """The chance that a seat holds no card of a suit."""
        return prod(1 - self.share(seat, card) for card in self.may_hold.get(seat, ()) if card.suit is suit)

    # --- the count ---------------------------------------------------------------------------------------------------

    @cached_property
    def standing(self) -> tuple[int, int, int, int]:
        """Tricks and thirds won in this hand: ours and theirs; while sides are secret, one's own and the others'."""
        tricks, thirds = tricks_won(self.table), card_thirds(self.table, self.values.worth)
        sides = self.table.sides or ((self.seat,), tuple(each for each in self.table.order if each != self.seat))
        ours = side_of(sides, self.seat)
        our_tricks, our_thirds = by_side(sides, tricks)[ours], by_side(sides, thirds)[ours]
        return our_tricks, sum(tricks) - our_tricks, our_thirds, sum(thirds) - our_thirds


def remember(view: PlayerView) -> Memory:
    """Recall everything that the seat of a view can know."""
    seat, table = view.seat, view.table
    assert seat is not None
    game = game_seen(view)
    values = Values.of(game)
    unseen = unseen_by(table, seat)
    sizes = {other: len(table.hands[other]) for other in table.order if other != seat and len(table.hands[other])}
    forced = values.trumps if values.must_trump else frozenset()
    known = {other: shown(table, other) for other in sizes}
    possible = {
        other: _of_other_suits(frozenset(unseen), voids(table, other))
        - denied(table, other, forced)
        - elsewhere(table, other)
        | known[other]
        for other in sizes
    }
    suggested = leanings(table, game.rules)
    for other in sizes:
        _listen(table, game.rules, other, possible, known, suggested)
    may_hold, holds = eliminated(possible, sizes, known, elsewhere=len(unseen) - sum(sizes.values()))
    partners = frozenset() if table.sides is None else frozenset(table.sides[side_of(table.sides, seat)]) - {seat}
    hand = table.hand(seat)
    return Memory(seat, game.rules, values, table, hand, unseen, may_hold, holds, suggested, partners)


def _listen(
    table: Table,
    options: Options,
    seat: Seat,
    possible: dict[Seat, Cards],
    known: dict[Seat, Cards],
    suggested: Leanings,
) -> None:
    """Add what a seat's words prove to what it may hold and does hold, and what they make likelier to what leans."""
    size = len(table.hands[seat])
    for suit, said in statements(table, options, seat).items():
        proof = prove(options, said, possible[seat], known[seat], size)
        possible[seat] = _of_other_suits(possible[seat], frozenset({suit})) | proof.may
        known[seat] |= proof.holds
        for card, odds in proof.odds.items():
            suggested[seat, card] = suggested.get((seat, card), 1.0) * odds
    for meant in void_at_once(table, seat):
        possible[seat] = _of_other_suits(possible[seat], void_in(meant, known[seat]))


def _of_other_suits(cards: Cards, suits: frozenset[Suit]) -> Cards:
    return frozenset([card for card in cards if card.suit not in suits]) if suits else cards
