"""How the cards are dealt: packets counter-clockwise from eldest, then the monte or the stock."""

from __future__ import annotations

from dataclasses import dataclass

from tressette_desktop.engine.cards import Card, in_order
from tressette_desktop.engine.core.table import Layout
from tressette_desktop.engine.seats import Seat


@dataclass(frozen=True)
class DealPlan:
    """The packets that every seat is dealt, and how many of the cards left over are the monte; the rest is the stock.

    Monte and stock lie in their order, top card first.
    """

    packets: tuple[int, ...]
    monte: int = 0

    def layout(self, deck: tuple[Card, ...], order: tuple[Seat, ...], seats: int) -> Layout:
        """Deal a shuffled pack, top card first, to the seats in order.

        >>> from tressette_desktop.engine.cards import DECK
        >>> DealPlan((5, 5)).layout(DECK, (1, 2, 3, 0), 4).hands[1][:6]
        (card('3c'), card('2c'), card('Ac'), card('Kc'), card('Cc'), card('3s'))
        """
        hands: list[list[Card]] = [[] for _ in range(seats)]
        top = 0
        for packet in self.packets:
            for seat in order:
                hands[seat] += deck[top : top + packet]
                top += packet
        rest = deck[top:]
        monte, stock = rest[: self.monte], rest[self.monte :]
        return Layout(tuple(in_order(hand) for hand in hands), monte, stock)
