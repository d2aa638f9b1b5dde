"""What has happened: frozen facts, and how much of each a seat may see (rules.md 18.6).

Every class of event declares its audience; one that does not cannot even be defined:

>>> class Leak(Event):
...     pass
Traceback (most recent call last):
TypeError: Leak does not say who may see it
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cache
from typing import ClassVar

from tressette_desktop.engine.cards import Card, Suit
from tressette_desktop.engine.core.table import Layout, Pile, Unknown
from tressette_desktop.engine.core.terms import (
    Annulment,
    Contract,
    DealScore,
    Going,
    Meld,
    Signal,
    Verdict,
    Verification,
)
from tressette_desktop.engine.seats import Seat, Sides


class Audience(Enum):
    """Who sees an event: everybody; the seat it names, others nothing; or everybody, with its secrets hidden."""

    EVERYBODY = auto()
    OWN = auto()
    MASKED = auto()


class Event:
    """The base of all events."""

    audience: ClassVar[Audience]

    def __init_subclass__(cls, audience: Audience | None = None) -> None:
        if audience is None:
            raise TypeError(f"{cls.__name__} does not say who may see it")
        cls.audience = audience

    def masked(self, seat: Seat | None) -> Event:
        """Return the event as that seat sees it; only an event with secrets has more to say here than itself."""
        raise NotImplementedError


def hidden(pile: Pile) -> Pile:
    """Return a pile as one sees it who knows only its number; an empty pile has no secret.

    >>> hidden(())
    ()
    """
    return Unknown(len(pile)) if len(pile) else ()


@dataclass(frozen=True)
class Dealt(Event, audience=Audience.MASKED):
    """A hand was dealt; the fields are those of the table."""

    number: int
    order: tuple[Seat, ...]
    dealer: Seat
    leader: Seat
    layout: Layout
    totals: tuple[int, ...]
    sides: Sides | None
    forced: bool = False
    carried: tuple[int, ...] = ()
    persons: tuple[Seat, ...] = ()

    def masked(self, seat: Seat | None) -> Dealt:
        hands = tuple(pile if owner == seat else hidden(pile) for owner, pile in enumerate(self.layout.hands))
        return replace(self, layout=Layout(hands, hidden(self.layout.monte), hidden(self.layout.stock)))


@dataclass(frozen=True)
class SeatsChanged(Event, audience=Audience.EVERYBODY):
    """Two players changed chairs with their cards, so that partners face each other (4.16); from here on they stay."""

    one: Seat
    other: Seat


@dataclass(frozen=True)
class PairsDrawn(Event, audience=Audience.EVERYBODY):
    """The holder of the four of coins plays with that of the next higher coin that another has (4.16)."""

    four: Seat
    partner: Seat
    card: Card
    sides: Sides


@dataclass(frozen=True)
class SuitShown(Event, audience=Audience.EVERYBODY):
    """A seat was dealt nothing but one suit, shows it and wins (collatondrione)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class HandKept(Event, audience=Audience.OWN):
    """A seat that might have annulled its weak hand plays it."""

    seat: Seat


@dataclass(frozen=True)
class Annulled(Event, audience=Audience.EVERYBODY):
    """The hand is not played: a seat annulled it, or (seat None) nobody wanted to."""

    cause: Annulment
    seat: Seat | None = None


@dataclass(frozen=True)
class PhaseBegan(Event, audience=Audience.EVERYBODY):
    """A phase of the hand began."""

    phase: str


@dataclass(frozen=True)
class BidMade(Event, audience=Audience.EVERYBODY):
    """A seat spoke in the auction; None is a pass."""

    seat: Seat
    name: str | None


@dataclass(frozen=True)
class ContractMade(Event, audience=Audience.EVERYBODY):
    """The auction is over; ``leader`` leads the first trick. ``sides`` is None while a partner is secret."""

    contract: Contract
    leader: Seat
    sides: Sides | None


@dataclass(frozen=True)
class Raised(Event, audience=Audience.EVERYBODY):
    """The declarer raised his solissimo; None: he said nothing."""

    seat: Seat
    name: str | None


@dataclass(frozen=True)
class CardCalled(Event, audience=Audience.EVERYBODY):
    """The caller named a card, or (None) plays alone."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True)
class PartnerSet(Event, audience=Audience.OWN):
    """The seat that holds the called card knows its side; nobody else does, the caller included."""

    seat: Seat
    sides: Sides


@dataclass(frozen=True)
class PairOfficial(Event, audience=Audience.EVERYBODY):
    """The sides are public (rules.md 5.4)."""

    sides: Sides


@dataclass(frozen=True)
class CardHanded(Event, audience=Audience.MASKED):
    """A card went from one hand to another: for all to see, or (``open`` False) only for these two."""

    giver: Seat
    taker: Seat
    card: Card | None
    open: bool = True

    def masked(self, seat: Seat | None) -> CardHanded:
        return self if self.open or seat in (self.giver, self.taker) else replace(self, card=None)


@dataclass(frozen=True)
class MonteShown(Event, audience=Audience.EVERYBODY):
    """The monte was turned up for all."""

    cards: tuple[Card, ...]


@dataclass(frozen=True)
class MonteTaken(Event, audience=Audience.MASKED):
    """Cards went from the monte into a hand; those of a hidden monte are seen by their taker only."""

    seat: Seat
    cards: Pile
    open: bool = True

    def masked(self, seat: Seat | None) -> MonteTaken:
        return self if self.open or seat == self.seat else replace(self, cards=hidden(self.cards))


@dataclass(frozen=True)
class CardDrawn(Event, audience=Audience.EVERYBODY):
    """A card was drawn from the stock and shown (7.3)."""

    seat: Seat
    card: Card


@dataclass(frozen=True)
class Discarded(Event, audience=Audience.MASKED):
    """A seat laid cards aside, face down."""

    seat: Seat
    cards: Pile

    def masked(self, seat: Seat | None) -> Discarded:
        return self if seat == self.seat else replace(self, cards=hidden(self.cards))


@dataclass(frozen=True)
class Answered(Event, audience=Audience.OWN):
    """A seat answered, in private, the question for combinations; none is a refusal."""

    seat: Seat
    melds: tuple[Meld, ...]


@dataclass(frozen=True)
class MeldDeclared(Event, audience=Audience.EVERYBODY):
    """A combination was announced; ``points`` is what it adds to the score."""

    seat: Seat
    meld: Meld
    points: int


@dataclass(frozen=True)
class WindowClosed(Event, audience=Audience.EVERYBODY):
    """From here on combinations are worth nothing."""


@dataclass(frozen=True)
class Said(Event, audience=Audience.EVERYBODY):
    """The leader said a word about the card that he leads."""

    seat: Seat
    signal: Signal
    card: Card


@dataclass(frozen=True)
class DeclarationMade(Event, audience=Audience.EVERYBODY):
    """A declaration was spoken (rules.md 12, 13): its row in the code, its words, and the suit that it names."""

    seat: Seat
    row: str
    words: str
    suit: Suit | None = None


@dataclass(frozen=True)
class Talked(Event, audience=Audience.EVERYBODY):
    """A seat said something in its own words; the table does not change by it."""

    seat: Seat
    text: str


@dataclass(frozen=True)
class BoxTicked(Event, audience=Audience.OWN):
    """A seat will speak of the suit of the running trick if it wins it; nobody else ever learns of it (12.10)."""

    seat: Seat


@dataclass(frozen=True)
class CardPlayed(Event, audience=Audience.EVERYBODY):
    """A card was played to the trick."""

    seat: Seat
    card: Card


@cache
def card_played(seat: Seat, card: Card) -> CardPlayed:
    """Return the event of a card that was played, made once: no other happens so often."""
    return CardPlayed(seat, card)


@dataclass(frozen=True)
class TrickTaken(Event, audience=Audience.EVERYBODY):
    """The trick is complete and goes to its winner."""

    seat: Seat


@cache
def trick_taken(seat: Seat) -> TrickTaken:
    """Return the event of a trick that was taken, made once."""
    return TrickTaken(seat)


@dataclass(frozen=True)
class LaidDown(Event, audience=Audience.EVERYBODY):
    """A seat laid its cards down and takes every trick that is left."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True)
class ClaimWaits(Event, audience=Audience.OWN):
    """A claim was sent while combinations are asked for; it is judged after them."""

    seat: Seat


@dataclass(frozen=True)
class Claimed(Event, audience=Audience.EVERYBODY):
    """A claim was judged; the hand ends with it."""

    verdict: Verdict


@dataclass(frozen=True)
class CalledOut(Event, audience=Audience.EVERYBODY):
    """A seat called the opponents out; it is verified when the trick on the table is finished."""

    seat: Seat


@dataclass(frozen=True)
class Verified(Event, audience=Audience.EVERYBODY):
    """A call-out was verified; the cards are not shown for it."""

    verification: Verification


@dataclass(frozen=True)
class GoingTold(Event, audience=Audience.EVERYBODY):
    """A seat of the side that was called out spoke about going on for the cappotto."""

    seat: Seat
    word: Going


@dataclass(frozen=True)
class ConcessionOffered(Event, audience=Audience.EVERYBODY):
    """A person would give the game up; the other person of the side has to agree (3.10)."""

    seat: Seat


@dataclass(frozen=True)
class ConcessionLapsed(Event, audience=Audience.EVERYBODY):
    """What this seat had offered is forgotten: its side plays on."""

    seat: Seat


@dataclass(frozen=True)
class Conceded(Event, audience=Audience.EVERYBODY):
    """The side of this seat gave the game up; the hand ends with it."""

    seat: Seat


@dataclass(frozen=True)
class CardsOpened(Event, audience=Audience.EVERYBODY):
    """The hand is over and every card that was still hidden is shown (rules.md 3.9)."""

    layout: Layout
    discards: tuple[tuple[Card, ...], ...]


@dataclass(frozen=True)
class DealScored(Event, audience=Audience.EVERYBODY):
    """The hand was counted; see :class:`~tressette_desktop.engine.core.terms.DealScore`."""

    score: DealScore


def redact(event: Event, seat: Seat | None) -> Event | None:
    """Return the event as a seat sees it, or None when it sees nothing; ``None`` for the seat is a spectator."""
    if event.audience is Audience.EVERYBODY:
        return event
    if event.audience is Audience.OWN:
        return event if getattr(event, "seat") == seat else None  # noqa: B009 - every OWN event has a seat
    return event.masked(seat)
