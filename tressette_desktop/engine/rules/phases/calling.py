"""Naming a card: for a secret partner (rules.md 5.2, 8.2), or to be handed it (6.6, 8.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tressette_desktop.engine.cards import DECK, Card
from tressette_desktop.engine.core.actions import Action, CallCard, HandBack
from tressette_desktop.engine.core.events import CardCalled, CardHanded, PairOfficial, PartnerSet
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules.partnership import sides_of
from tressette_desktop.engine.rules.phase import Events
from tressette_desktop.engine.seats import Seat


def caller(table: Table) -> Seat:
    """Return who names the card: the declarer, and eldest where there is no auction."""
    return table.contract.declarer if table.contract is not None else table.order[0]


def not_held(hand: tuple[Card, ...]) -> tuple[Card | None, ...]:
    """Return every card that is not in a hand."""
    return tuple(card for card in DECK if card not in hand)


def holder(table: Table, card: Card | None) -> Seat | None:
    """Return who holds a card, or None when it lies in the monte."""
    return next((seat for seat in table.order if card in table.hand(seat)), None)


@dataclass(frozen=True)
class _Naming:
    """What all calls share: one caller, once a hand, after these contracts (None: there is no auction)."""

    contract: str | None = None

    def open(self, table: Table) -> bool:
        name = table.contract.name if table.contract is not None else None
        return name == self.contract and table.called is None and not table.alone

    def begin(self, table: Table) -> Events:
        return ()

    def actors(self, table: Table) -> tuple[Seat, ...]:
        return (caller(table),)


@dataclass(frozen=True)
class CallPartner(_Naming):
    """The holder of the card named is the caller's partner and keeps it secret; None is to play alone."""

    choices: Callable[[tuple[Card, ...]], tuple[Card | None, ...]] = not_held
    key = "calling"

    def refuse(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, CallCard) or action.given is not None:
            return Reason.NOT_NOW
        if action.card in table.hand(seat):
            return Reason.CALLED_CARD_HELD
        return None if action.card in self.choices(table.hand(seat)) else Reason.CALLED_CARD_NOT_ALLOWED

    def legal(self, table: Table, seat: Seat) -> Iterator[Action]:
        yield from (CallCard(card) for card in self.choices(table.hand(seat)))

    def decide(self, table: Table, seat: Seat, action: Action) -> Events:
        assert isinstance(action, CallCard)
        called = CardCalled(seat, action.card)
        partner = None if action.card is None else holder(table, action.card)
        if partner is None:
            return called, PairOfficial(sides_of(table.order, seat))
        return called, PartnerSet(partner, sides_of(table.order, seat, partner))


@dataclass(frozen=True)
class CallHandedOver(_Naming):
    """The holder of the card named must hand it over, face up; in the monte it is nobody's to give (6.6)."""

    key = "calling"

    def refuse(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, CallCard) or action.card is None or action.given is not None:
            return Reason.NOT_NOW
        return Reason.CALLED_CARD_HELD if action.card in table.hand(seat) else None

    def legal(self, table: Table, seat: Seat) -> Iterator[Action]:
        yield from (CallCard(card) for card in not_held(table.hand(seat)))

    def decide(self, table: Table, seat: Seat, action: Action) -> Events:
        assert isinstance(action, CallCard)
        giver = holder(table, action.card)
        called = CardCalled(seat, action.card)
        return (called,) if giver is None else (called, CardHanded(giver, seat, action.card))


@dataclass(frozen=True)
class CallSwapped(_Naming):
    """The caller lays a card face down and swaps it for the card named; only its new holder sees it (chiedo, 8.2)."""

    key = "asking"

    def refuse(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, CallCard) or action.card is None or action.given is None:
            return Reason.NOT_NOW
        if action.given not in table.hand(seat):
            return Reason.CARD_NOT_HELD
        return Reason.CALLED_CARD_HELD if action.card in table.hand(seat) else None

    def legal(self, table: Table, seat: Seat) -> Iterator[Action]:
        hand = table.hand(seat)
        yield from (CallCard(card, given) for card in not_held(hand) for given in hand)

    def decide(self, table: Table, seat: Seat, action: Action) -> Events:
        assert isinstance(action, CallCard)
        other = holder(table, action.card)
        assert other is not None
        swapped = CardHanded(other, seat, action.card), CardHanded(seat, other, action.given, open=False)
        return CardCalled(seat, action.card), *swapped


@dataclass(frozen=True)
class Gift:
    """Who was handed a card gives one back, face up, any of his seventeen (6.6)."""

    key = "gift"

    def open(self, table: Table) -> bool:
        return len(table.handed) == 1 and table.handed[0].taker == caller(table)

    def begin(self, table: Table) -> Events:
        return ()

    def actors(self, table: Table) -> tuple[Seat, ...]:
        return (table.handed[0].taker,)

    def refuse(self, table: Table, seat: Seat, action: Action) -> Reason | None:
        if not isinstance(action, HandBack):
            return Reason.NOT_NOW
        return None if action.card in table.hand(seat) else Reason.CARD_NOT_HELD

    def legal(self, table: Table, seat: Seat) -> Iterator[Action]:
        yield from (HandBack(card) for card in table.hand(seat))

    def decide(self, table: Table, seat: Seat, action: Action) -> Events:
        assert isinstance(action, HandBack)
        return (CardHanded(seat, table.handed[0].giver, action.card),)
