"""The table: everything that is true of one hand, or as much of it as one seat can see.

Truth and view are of one shape: a pile is its cards, or :class:`Unknown` with their number. A table changes only
through :func:`~tressette_desktop.engine.core.evolve.evolve`.
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, Final, NamedTuple

from tressette_desktop.engine.cards import Card, Suit
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


@dataclass(frozen=True)
class Unknown:
    """A pile of which only the number of cards is known."""

    count: int

    def __len__(self) -> int:
        return self.count


Pile = tuple[Card, ...] | Unknown


@dataclass(frozen=True)
class Layout:
    """The cards as dealt: a pile for each seat (empty where nobody plays), the monte and the stock in drawing order."""

    hands: tuple[Pile, ...]
    monte: Pile = ()
    stock: Pile = ()


class Trick(NamedTuple):
    """A trick: the seats in playing order, the cards so far, and the winner once it is complete."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...] = ()
    winner: Seat | None = None

    @property
    def led(self) -> Suit | None:
        """The suit led, or None before the lead."""
        return self.cards[0].suit if self.cards else None

    @property
    def turn(self) -> Seat:
        """The seat that plays next to this trick, which is not complete."""
        return self.seats[len(self.cards)]

    def card_of(self, seat: Seat) -> Card | None:
        """The card that a seat played to it, or None."""
        at = self.seats.index(seat)
        return self.cards[at] if at < len(self.cards) else None


@dataclass(frozen=True)
class Spoken:
    """A signal, with the trick (counted from 0) that it was said in."""

    seat: Seat
    signal: Signal
    card: Card
    trick: int


@dataclass(frozen=True)
class Declaration:
    """A declaration as it was spoken: the row of the code, the words, and how many tricks were complete by then.

    ``suit`` is None where it names none. What was said of a suit just won follows the trick that won it.
    """

    seat: Seat
    row: str
    words: str
    suit: Suit | None
    tricks: int


@dataclass(frozen=True)
class Declared:
    """A combination as announced, what it scored in points, and how many tricks were complete by then."""

    seat: Seat
    meld: Meld
    points: int
    tricks: int


@dataclass(frozen=True)
class Handed:
    """A card that went from hand to hand: ``open`` for all to see, else None for all but these two."""

    giver: Seat
    taker: Seat
    card: Card | None
    open: bool


class _Draft:
    """A table while it is made, with slots of its own for what a card changes and every decision asks for.

    All else stands in one dictionary, which a table shares with those that came before it until something of that
    changes. When it is complete a draft becomes a :class:`Table`, of which nothing can be set.
    """

    __slots__ = ("__dict__", "hands", "phase", "stopped", "trick", "tricks")


_blank: Final = object.__new__


@dataclass(frozen=True)
class Table(_Draft):
    """One hand of the game.

    ``number`` counts the hands of a game from 1; ``order`` are the seats that play, from eldest on; ``leader`` leads
    the first trick; ``totals`` is the score by seat before this hand, ``carried`` the thirds by seat that earlier hands
    left over where they are kept; ``forced`` tells that everybody passed the hand before. ``hands`` and ``discards``
    have a pile for each seat; ``sides`` is None while they are secret, ``official`` whether everybody knows them.
    ``moved`` are the seats that changed chairs before the hand, ``shown`` who wins by a hand of one suit; ``called`` is
    the card named, ``alone`` that its caller plays without a partner. ``calling`` is who called the opponents out while
    that is not verified, ``verified`` what came of it, ``going`` what the called said about the cappotto. ``persons``
    are the seats of people, who alone may give a game up; ``conceding`` those of them who offered it, ``conceded`` by
    whose word it was done. ``stopped`` tells that no further card is played: somebody ended the hand, or it is over.

    ``kept``, ``answers``, ``waiting`` and ``ticked`` are private: the seats that kept a weak hand, what was answered so
    far to the question for combinations, the claims that wait for it, the seats that will speak of the running trick's
    suit if they win.

    The fields that have a slot take their default from a factory: one in the class would hide the slot.
    """

    __slots__ = ()

    number: int
    order: tuple[Seat, ...]
    dealer: Seat
    leader: Seat
    hands: tuple[Pile, ...]
    monte: Pile
    stock: Pile
    totals: tuple[int, ...]
    sides: Sides | None
    forced: bool = False
    carried: tuple[int, ...] = ()
    phase: str = field(default_factory=str)
    bids: tuple[tuple[Seat, str | None], ...] = ()
    contract: Contract | None = None
    raised: bool = False
    called: Card | None = None
    alone: bool = False
    official: bool = True
    handed: tuple[Handed, ...] = ()
    monte_open: bool = False
    picks: tuple[tuple[Seat, Pile], ...] = ()
    drawn: tuple[tuple[Seat, Card], ...] = ()
    discards: tuple[Pile, ...] = ()
    kept: tuple[Seat, ...] = ()
    tricks: tuple[Trick, ...] = field(default_factory=tuple)
    trick: Trick | None = field(default_factory=lambda: None)
    said: tuple[Spoken, ...] = ()
    declarations: tuple[Declaration, ...] = ()
    ticked: tuple[Seat, ...] = ()
    answers: tuple[tuple[Seat, tuple[Meld, ...]], ...] = ()
    waiting: tuple[Seat, ...] = ()
    melds: tuple[Declared, ...] = ()
    window_closed: bool = False
    laid: tuple[Seat, tuple[Card, ...]] | None = None
    moved: tuple[Seat, Seat] | None = None
    shown: tuple[Seat, tuple[Card, ...]] | None = None
    calling: Seat | None = None
    verified: tuple[Verification, ...] = ()
    going: tuple[tuple[Seat, Going], ...] = ()
    verdict: Verdict | None = None
    persons: tuple[Seat, ...] = ()
    conceding: tuple[Seat, ...] = ()
    conceded: Seat | None = None
    annulled: Annulment | None = None
    score: DealScore | None = None
    stopped: bool = field(default_factory=bool)

    def __post_init__(self) -> None:
        """Keep what differs from the defaults, which are read from the class."""
        given = {name: value for name, value in self.__dict__.items() if value is not getattr(Table, name, Table)}
        object.__setattr__(self, "__dict__", given)

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return Table, tuple(getattr(self, each.name) for each in fields(self))

    def but(self, **changes: object) -> Table:
        """Return this table with some fields changed: ``dataclasses.replace`` without its cost."""
        draft: Any = _blank(_Draft)
        draft.__dict__ = self.__dict__.copy()
        draft.hands, draft.trick, draft.tricks = self.hands, self.trick, self.tricks
        draft.phase, draft.stopped = self.phase, self.stopped
        for name, value in changes.items():
            setattr(draft, name, value)
        draft.__class__ = Table
        table: Table = draft
        return table

    def after_card(self, hands: tuple[Pile, ...], trick: Trick | None, tricks: tuple[Trick, ...]) -> Table:
        """Return this table with only the cards moved: the change that happens most."""
        draft: Any = _blank(_Draft)
        draft.__dict__ = self.__dict__
        draft.hands, draft.trick, draft.tricks = hands, trick, tricks
        draft.phase, draft.stopped = self.phase, self.stopped
        draft.__class__ = Table
        table: Table = draft
        return table

    @property
    def over(self) -> bool:
        """Whether the hand is finished: scored, or annulled before it began."""
        return self.stopped and (self.score is not None or self.annulled is not None)

    @property
    def next_leader(self) -> Seat:
        """Who leads the next trick, when none is on the table."""
        if self.tricks:
            winner = self.tricks[-1].winner
            assert winner is not None
            return winner
        return self.leader

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards of a hand that is known; asking for a hidden one is a mistake of the caller."""
        pile = self.hands[seat]
        if isinstance(pile, Unknown):
            raise LookupError(f"the hand of seat {seat} is hidden here")
        return pile

    def played(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat has played, in order."""
        played = [trick.cards[trick.seats.index(seat)] for trick in self.tricks]
        last = None if self.trick is None else self.trick.card_of(seat)
        return tuple(played if last is None else (*played, last))
