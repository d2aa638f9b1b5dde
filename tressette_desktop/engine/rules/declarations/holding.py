"""What a player holds of one suit when he plays a card of it: all that a declaration may depend on (rules.md 12.2).

>>> led_from("3c 7c 5c", "5c").honours
(<Rank.THREE: '3'>,)
>>> [str(each) for each in DECK if each in led_from("Kc 4c", "4c", gone="3c 2c").up]
['Ac', 'Kc', 'Cc', 'Fc', '7c', '6c', '5c']
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from tressette_desktop.engine.cards import DECK, TRESSETTE_RANKS, Card, Rank, Suit, card, cards, of_suit

SUITS: Final = {suit: frozenset(of_suit(DECK, suit)) for suit in Suit}
"""The ten cards of each suit."""

STRONGER: Final = {low: frozenset(high for high in DECK if high.beats(low)) for low in DECK}
"""The cards of the same suit that beat a card."""

TRESSETTE: Final = frozenset(each for each in DECK if each.rank in TRESSETTE_RANKS)
KINGS: Final = {each.suit: each for each in DECK if each.rank is Rank.KING}
_NOT_PLAIN: Final = TRESSETTE.union(KINGS.values())
_HONOURS: Final = {suit: tuple(each for each in of_suit(DECK, suit) if each in TRESSETTE) for suit in Suit}

NONE: Final[frozenset[Card]] = frozenset()


@dataclass(frozen=True)
class Holding:
    """A player's cards of one suit at the moment he plays one of them.

    ``cards`` is the H of rules.md, the card played included; ``led`` is its p; ``gone`` its S, the cards of the suit
    that were played before. ``shown`` are those of his cards that everybody has seen and that he still holds.
    """

    cards: frozenset[Card]
    led: Card
    gone: frozenset[Card] = NONE
    shown: frozenset[Card] = NONE

    @property
    def length(self) -> int:
        """How many cards of the suit he has, the card played included: n."""
        return len(self.cards)

    @property
    def rest(self) -> frozenset[Card]:
        """The cards of the suit that he keeps."""
        return self.cards - {self.led}

    @property
    def out(self) -> frozenset[Card]:
        """The cards of the suit not played before this trick, his own included: U."""
        return SUITS[self.led.suit] - self.gone

    @property
    def elsewhere(self) -> frozenset[Card]:
        """The cards of the suit that are neither his nor played."""
        return self.out - self.cards

    @cached_property
    def honours(self) -> tuple[Rank, ...]:
        """The ranks of the tressette cards (3, 2, ace) that he has, the card played included, strongest first."""
        return tuple(each.rank for each in _HONOURS[self.led.suit] if each in self.cards)

    @property
    def honours_kept(self) -> tuple[Rank, ...]:
        """The ranks of the tressette cards that he keeps, strongest first."""
        return tuple(rank for rank in self.honours if rank is not self.led.rank)

    @property
    def king_kept(self) -> bool:
        """Whether the King is among the cards that he keeps."""
        king = KINGS[self.led.suit]
        return king in self.cards and king is not self.led

    @property
    def simple_led(self) -> bool:
        """Whether the card played is simple: none of the tressette cards; the King is (rules.md section 2)."""
        return self.led not in TRESSETTE

    @cached_property
    def up(self) -> frozenset[Card]:
        """The cards stronger than the one played that were not played before."""
        return STRONGER[self.led] - self.gone

    @property
    def sovrana(self) -> bool:
        """Whether the card played is the highest of its suit still in play."""
        return not self.up

    @property
    def mine_only(self) -> bool:
        """Whether there are stronger cards, and all of them are his own."""
        return bool(self.up) and self.up <= self.cards

    @property
    def mine_but_plain(self) -> bool:
        """Whether the stronger cards are his own and neither tressette cards nor the King."""
        return self.mine_only and self.up.isdisjoint(_NOT_PLAIN)

    @property
    def top(self) -> bool:
        """Whether the card played is the highest that he has."""
        return STRONGER[self.led].isdisjoint(self.cards)

    @property
    def ace_away(self) -> bool:
        """Whether the ace of the suit is neither his nor played."""
        return _HONOURS[self.led.suit][-1] in self.elsewhere

    @property
    def beatable_left(self) -> bool:
        """Whether one of the cards that he keeps is beaten by a card in another hand."""
        return any(not STRONGER[each].isdisjoint(self.elsewhere) for each in self.rest)

    @property
    def notorious(self) -> bool:
        """Whether everybody sees that the card played wins: nothing stronger is out but what he is known to hold."""
        return self.up <= self.shown


def led_from(held: str, led: str, gone: str = "") -> Holding:
    """Return a holding from the names of its cards, for examples."""
    return Holding(frozenset(cards(held)), card(led), frozenset(cards(gone)))
