"""The words of the game as values: combinations, signals, contracts and the score of a hand."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from tressette_desktop.engine.cards import DECK, TRESSETTE_RANKS, Card, Rank, Suit
from tressette_desktop.engine.seats import Seat, Sides


@dataclass(frozen=True, order=True)
class Meld:
    """A combination (accusa, rules.md 4.4): three or four of a rank, or a Napoletana.

    A rank set names its ``rank`` and, when it is three, the ``missing`` suit; a Napoletana names its ``suit``.

    >>> str(Meld.of("3", "s")), str(Meld.of("A")), str(Meld.napoletana(Suit.COPPE))
    ('3-s', '4A', 'Nc')
    """

    rank: Rank | None = None
    missing: Suit | None = None
    suit: Suit | None = None

    @classmethod
    def of(cls, rank: str, missing: str | None = None) -> Meld:
        """Return the set of a rank: three of it when a suit is missing, else four."""
        return cls(Rank(rank), None if missing is None else Suit(missing))

    @classmethod
    def napoletana(cls, suit: Suit) -> Meld:
        """Return the Napoletana of a suit: its three, two and ace."""
        return cls(suit=suit)

    @property
    def kind(self) -> str:
        """``three``, ``four`` or ``napoletana``."""
        if self.suit is not None:
            return "napoletana"
        return "four" if self.missing is None else "three"

    @property
    def points(self) -> int:
        """Its value in points (not thirds)."""
        return 4 if self.kind == "four" else 3

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that it shows."""
        if self.suit is not None:
            return tuple(each for each in DECK if each.suit is self.suit and each.rank in TRESSETTE_RANKS)
        return tuple(each for each in DECK if each.rank is self.rank and each.suit is not self.missing)

    def __str__(self) -> str:
        if self.suit is not None:
            return "N" + self.suit.value
        assert self.rank is not None
        return "4" + self.rank.value if self.missing is None else f"{self.rank.value}-{self.missing.value}"


class Signal(Enum):
    """A word that a leader may say of the suit led; the code of the table gives it its meaning (rules.md 11)."""

    BUSSO = "busso"
    RIBUSSO = "ribusso"
    LA_MEGLIO = "la meglio"
    TUTTO_FUORI = "tutto fuori"
    VOLO = "volo"
    STRISCIO = "striscio"


class Tick(Enum):
    """A box that a player ticks before he plays, to have what is true declared (rules.md 12.10).

    The leader speaks of the suit led, of other suits, and of the partner's suit in one of two ways; the others of the
    suit of the trick, if they win it.
    """

    SUIT_LED = "s"
    OTHER_SUITS = "o"
    PARTNER_VOID = "v"
    PARTNER_LISCIO = "l"
    SUIT_WON = "p"


@dataclass(frozen=True)
class Contract:
    """What a declarer has undertaken: his seat and the name of the bid that won, with what he raised it by."""

    declarer: Seat
    name: str


class Annulment(Enum):
    """Why a hand is not played: a weak one was annulled (3.7), all passed (6.4), one seat has all the lots (4.16)."""

    WEAK_HAND = "weak hand"
    ALL_PASSED = "all passed"
    NO_PAIR = "no pair"


class Special(Enum):
    """The special wins of rules.md 4.11 and 4.11b; the value is the number of games that it counts."""

    CAPPOTTO = 2
    STRAMAZZO = 3
    CAPPOTTONE = 6
    STRAMAZZONE = 8
    COLLATONDRIONE = 16


@dataclass(frozen=True)
class Verdict:
    """A claim as judged (rules.md 4.9): who claimed, the points counted for his side, and whether they suffice."""

    seat: Seat
    count: int
    correct: bool


@dataclass(frozen=True)
class Verification:
    """A call-out as verified (rules.md 4.9b).

    ``seat`` called; ``count`` are the points of the called side, ``missing`` the thirds that it lacks for the target;
    ``ends`` tells that no card is played after it.
    """

    seat: Seat
    count: int
    missing: int
    ends: bool

    @property
    def right(self) -> bool:
        """Whether the called side has the target; it has then won."""
        return self.missing == 0


class Going(Enum):
    """What is said about going on for the cappotto after a call-out (rules.md 4.11b)."""

    VADO = "vado"
    NON_VADO = "non-vado"
    POTREI = "potrei"
    ANDIAMO = "andiamo"
    NO = "no"


@dataclass(frozen=True)
class Settlement:
    """What a contract came to (rules.md 6.12, 6.13): its stake, whether the declarer won, and the multiplier."""

    stake: int
    won: bool
    multiplier: int


@dataclass(frozen=True)
class DealScore:
    """How the points of one hand came about.

    Everything "by side" follows ``sides``; ``thirds`` are those of the cards alone, ``last_trick`` is the side that
    won the last trick (None when the hand was stopped before) and ``bonus`` what it got for that, in thirds; ``points``
    are whole points after the remainder was dropped, ``melds`` the points of declared combinations. ``totals`` are by
    seat, after the hand, ``carried`` the thirds by seat that go on to the next one where they are kept, ``settlement``
    what a contract paid; ``conceded`` by whose word the game was given up, ``called_out`` is the call-out that decided
    it, ``went`` that the called side played on for the cappotto. ``winners`` are the seats that won the game with it
    (empty: play on, every side named: a draw) and ``games`` how many games that counts.
    """

    sides: Sides
    thirds: tuple[int, ...]
    last_trick: int | None
    points: tuple[int, ...]
    melds: tuple[int, ...]
    totals: tuple[int, ...]
    bonus: int = 3
    carried: tuple[int, ...] = ()
    settlement: Settlement | None = None
    conceded: Seat | None = None
    special: Special | None = None
    verdict: Verdict | None = None
    called_out: Verification | None = None
    went: bool = False
    winners: tuple[Seat, ...] = ()
    games: int = 0

    @property
    def full_thirds(self) -> tuple[int, ...]:
        """The thirds by side with those of the last trick."""
        return tuple(each + (self.bonus if side == self.last_trick else 0) for side, each in enumerate(self.thirds))
