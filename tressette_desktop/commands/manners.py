"""What a partner would call silly: plays that are counted, by kind, so that nobody has to take a bot's word."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from tressette_desktop.commands.playing import Deed
from tressette_desktop.engine.bots.bot import Why
from tressette_desktop.engine.bots.lead import spends_all_threes
from tressette_desktop.engine.bots.memory import Memory, remember
from tressette_desktop.engine.bots.reading import wishes
from tressette_desktop.engine.cards import Card, Rank, Suit
from tressette_desktop.engine.core.actions import PlayCard
from tressette_desktop.engine.core.table import Table
from tressette_desktop.engine.seats import Seat, side_of

OVERTAKES: Final = "overtakes a partner's sure winner"
ACE: Final = "throws an ace away"
BUSSO: Final = "ignores busso"
RETURN: Final = "never returns the partner's suit"
THREES: Final = "cashes all its threes"
HELPS: Final = "helps the declarer"


@dataclass
class Manners:
    """Watches one hand and counts the silly plays of each seat."""

    _found: dict[Seat, Counter[str]] = field(default_factory=dict)
    _free: dict[tuple[Seat, Suit], int] = field(default_factory=dict)
    _returned: set[tuple[Seat, Suit]] = field(default_factory=set)
    _last: Table | None = None

    def see(self, deed: Deed) -> None:
        """Look at a play."""
        self._last = deed.truth
        action = deed.action
        if not isinstance(action, PlayCard) or deed.truth.phase != "tricks":
            return
        memory = remember(deed.view)
        if deed.truth.trick is None:
            self._led(deed, memory, action.card)
            return
        cards = [each.card for each in deed.legal if isinstance(each, PlayCard)]
        for kind, silly in (
            (OVERTAKES, overtakes(memory, cards, action.card)),
            (ACE, throws_an_ace(memory, cards, action.card)),
            (BUSSO, ignores_busso(memory, cards, action.card)),
            (HELPS, helps_the_declarer(memory, cards, action.card)),
        ):
            if silly:
                self._count(deed.seat, kind)

    def of_hand(self) -> dict[Seat, Counter[str]]:
        """Return the silly plays of a hand that is over, by seat."""
        for (seat, suit), chances in self._free.items():
            if chances > 1 and (seat, suit) not in self._returned:
                self._count(seat, RETURN)
        return self._found

    def _led(self, deed: Deed, memory: Memory, card: Card) -> None:
        seat = deed.seat
        for each in wishes(memory.table, memory.options):
            if each.seat in memory.partners and each.why is Why.BUSSO and not memory.void(each.seat, each.suit):
                self._free[seat, each.suit] = self._free.get((seat, each.suit), 0) + bool(memory.mine(each.suit))
                if card.suit is each.suit:
                    self._returned.add((seat, each.suit))
        if spends_all_threes(memory, card):
            self._count(seat, THREES)

    def _count(self, seat: Seat, kind: str) -> None:
        self._found.setdefault(seat, Counter())[kind] += 1


def overtakes(memory: Memory, playable: list[Card], card: Card) -> bool:
    """Whether a card beats a partner's sure one though another that does not brings as much."""
    best = memory.best
    if best is None or not (memory.best_is_ours and memory.sure(best) and memory.beats(card, best)):
        return False
    return any(not memory.beats(other, best) and memory.thirds(other) >= memory.thirds(card) for other in playable)


def throws_an_ace(memory: Memory, playable: list[Card], card: Card) -> bool:
    """Whether an ace goes to a trick that is the opponents' for certain, though there is a worthless card."""
    worthless = any(memory.thirds(other) == 0 for other in playable)
    return card.rank is Rank.ACE and memory.is_point(card) and worthless and lost(memory, playable)


def ignores_busso(memory: Memory, playable: list[Card], card: Card) -> bool:
    """Whether the partner led with busso, the highest card of the suit would win, and another is played."""
    said, best = memory.table.said, memory.best
    asked = [each for each in wishes(memory.table, memory.options) if each.trick == len(memory.table.tricks)]
    if not said or best is None or not any(each.why is Why.BUSSO and each.seat in memory.partners for each in asked):
        return False
    able = [other for other in playable if other.beats(best) and other.suit is memory.trick.led]
    return bool(able) and card is not max(able, key=lambda other: other.strength)


def helps_the_declarer(memory: Memory, playable: list[Card], card: Card) -> bool:
    """Whether a defender throws the declarer an ace, or takes from another defender what was theirs already."""
    table = memory.table
    if table.contract is None or table.sides is None or side_of(table.sides, memory.seat) == 0:
        return False
    return throws_an_ace(memory, playable, card) or overtakes(memory, playable, card)


def lost(memory: Memory, playable: list[Card]) -> bool:
    """Whether the trick is the opponents' whatever is played: nobody of this side can beat their card."""
    best = memory.best
    if best is None or memory.best_is_ours:
        return False
    partners = [card for seat in memory.after if seat in memory.partners for card in memory.may_hold.get(seat, ())]
    return not any(memory.beats(card, best) for card in (*partners, *playable))
