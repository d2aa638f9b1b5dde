"""From a bid to the first trick, in numbers: what is called, given, taken and laid aside on the way there.

What a contract asks for is read from the phases of the game, so nothing is known here of any contract but that. A
:class:`Setting` is a hand on this way; whatever is still to be decided in it goes by the quick measure of suits.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Final

from tressette_desktop.engine.bots.keeping import Suits
from tressette_desktop.engine.kernel.bits import bits
from tressette_desktop.engine.kernel.position import Position
from tressette_desktop.engine.rules.phases.bidding import Bidding
from tressette_desktop.engine.rules.phases.calling import CallHandedOver, CallPartner, CallSwapped
from tressette_desktop.engine.rules.phases.monte import RAISES, Choosing, Raising, Sharing, Taking
from tressette_desktop.engine.rules.variant import Game

PARTNER: Final = "partner"
HANDED: Final = "handed"
SWAPPED: Final = "swapped"
"""What becomes of the card that is called: its holder is a partner, hands it over, or swaps it."""

_CALLS: Final[dict[type, str]] = {CallPartner: PARTNER, CallHandedOver: HANDED, CallSwapped: SWAPPED}
_SHARE: Final = 2
"""How many cards each defender draws when the monte is divided (6.8)."""


@dataclass(frozen=True)
class Undertaking:
    """What a contract asks for: its stake, a call, what becomes of the monte, who leads, and what may be said on top.

    A call without an auction is one too, of no name and no stake.
    """

    name: str = ""
    stake: int = 0
    call: str = ""
    takes: bool = False
    shared: bool = False
    chosen: bool = False
    leads: bool = False
    raises: tuple[str, ...] = ()


def undertakings(game: Game) -> dict[str, Undertaking]:
    """Return what may be undertaken in a game, by the name of the contract; with raises, each under its own."""
    asking = [phase for phase in game.phases if isinstance(phase, CallPartner | CallHandedOver | CallSwapped)]
    calls = {phase.contract: _CALLS[type(phase)] for phase in asking}
    bidding = next((phase for phase in game.phases if isinstance(phase, Bidding)), None)
    if bidding is None:
        return {"": Undertaking(call=calls[None])} if None in calls else {}
    found = {}
    for name, kind in bidding.kinds.items():
        raised = any(isinstance(phase, Raising) and phase.contract == name for phase in game.phases)
        raises = tuple(f"{name} {word}" for word in RAISES) if raised else ()
        for each in (name, *raises):
            found[each] = Undertaking(
                each,
                game.variant.stakes[each],
                calls.get(each, ""),
                takes=any(isinstance(phase, Taking) and each in phase.contracts for phase in game.phases),
                shared=any(isinstance(phase, Sharing) and phase.contract == each for phase in game.phases),
                chosen=any(isinstance(phase, Choosing) and phase.contract == each for phase in game.phases),
                leads=kind.declarer_leads or bidding.always_declarer,
                raises=raises if each == name else (),
            )
    return found


@dataclass(frozen=True)
class Parts:
    """What suits are worth to who plays alone, and to who plays against him."""

    alone: Suits
    against: Suits


@dataclass
class Setting:
    """A hand before its first trick; places count from eldest.

    ``monte`` are the cards that nobody has taken up, ``aside`` those that were laid aside; ``partner`` is the place of
    the called card, ``owed`` that of who gave one and waits for another; ``due`` says how many cards each place has to
    lay aside, ``turn`` how many defenders have chosen from the monte. -1 is nobody.
    """

    what: Undertaking
    hands: list[int]
    declarer: int
    monte: int = 0
    aside: int = 0
    called: bool = False
    taken: bool = False
    partner: int = -1
    owed: int = -1
    turn: int = 0
    due: dict[int, int] = field(default_factory=dict)

    def call(self, card: int, given: int = 0) -> None:
        """Let the declarer name a card, and let happen to it what the contract says; nobody has a card of the monte."""
        hands, declarer = self.hands, self.declarer
        self.called = True
        holder = next((place for place, hand in enumerate(hands) if hand & card), -1)
        if holder < 0 or holder == declarer:
            return
        if self.what.call == PARTNER:
            self.partner = holder
            return
        hands[holder] ^= card
        hands[declarer] |= card
        if self.what.call == HANDED:
            self.owed = holder
        else:
            hands[declarer] ^= given
            hands[holder] |= given

    def give(self, card: int) -> None:
        """Let the declarer give a card for the one that he was given."""
        self.hands[self.declarer] ^= card
        self.hands[self.owed] |= card
        self.owed = -1

    def choose(self, cards: int) -> None:
        """Let the defender whose turn it is take these cards of the monte."""
        place = (self.declarer + 1 + self.turn) % len(self.hands)
        self._take(place, cards)
        self.turn += 1

    def lay(self, place: int, cards: int) -> None:
        """Let a place lay cards aside."""
        self.hands[place] &= ~cards
        self.aside |= cards
        self.due.pop(place, None)

    def finish(self, parts: Parts, rng: random.Random) -> Position:
        """Decide by the quick measure what is still to be decided, and return the position before the first lead."""
        what, declarer = self.what, self.declarer
        if what.call and not self.called:
            self._call_quickly(parts.alone)
        if what.takes and not self.taken:
            self._take(declarer, self.monte)
        if what.shared and not self.taken:
            self._share(rng)
        if what.chosen:
            while self.turn < len(self.hands) - 1:
                self._choose_quickly(parts.against)
        if self.owed >= 0:
            least = parts.alone.least(self.hands[declarer], self.due.get(declarer, 0) + 1)
            self.give(_cheapest(least))
        for place, number in list(self.due.items()):
            part = parts.alone if place == declarer else parts.against
            self.lay(place, part.least(self.hands[place], number))
        leader = declarer if what.leads else 0
        return Position(tuple(self.hands), leader, aside=self.aside | self.monte)

    def _take(self, place: int, cards: int) -> None:
        self.taken = True
        self.monte &= ~cards
        self.hands[place] |= cards
        if cards:
            self.due[place] = cards.bit_count()

    def _share(self, rng: random.Random) -> None:
        cards = list(bits(self.monte))
        rng.shuffle(cards)
        for turn in range(len(self.hands) - 1):
            some = cards[_SHARE * turn : _SHARE * (turn + 1)]
            self._take((self.declarer + 1 + turn) % len(self.hands), sum(some))

    def _call_quickly(self, alone: Suits) -> None:
        hand = self.hands[self.declarer]
        self.call(alone.most_wanted(hand), alone.least(hand, 1) if self.what.call == SWAPPED else 0)

    def _choose_quickly(self, against: Suits) -> None:
        """Take those cards that are kept if as many may be laid aside as are there."""
        hand = self.hands[(self.declarer + 1 + self.turn) % len(self.hands)]
        self.choose(self.monte & ~against.least(hand | self.monte, self.monte.bit_count()))


def _cheapest(cards: int) -> int:
    """Return the card of some that helps who gets it least: the lowest in its suit."""
    return min(bits(cards), key=lambda one: ((one.bit_length() - 1) % 10, one))
