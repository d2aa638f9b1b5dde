"""The search of the solver: alpha-beta over the cards, for one question at a time.

What is found of a position between two tricks is kept under a key in which only the order of the cards that are left
counts, their worth and who holds them, so positions that differ in cards gone are one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tressette_desktop.engine.kernel.bits import SUIT, SUITS
from tressette_desktop.engine.kernel.position import Frame, Position, winning
from tressette_desktop.engine.kernel.suits import Suits

if TYPE_CHECKING:
    from mypy_extensions import i64

_BITS: Final = [1 << card for card in range(40)]
_SUITS: Final = [*SUITS]
_UNSEEN: Final = 127 << 7
"""What is known of a position that has not been met: side 0 takes from nothing to everything."""


class Search:
    """Searches positions of one frame.

    What was best in a position is tried first when it is met again, and what was best to lead or to throw in one that
    is like it.
    """

    def __init__(self, frame: Frame) -> None:
        places = range(len(frame.sides))
        self._frame = frame
        self._places: i64 = len(places)
        self._sides = [side == 1 for side in frame.sides]
        self._trumps: i64 = frame.trumps
        self._must_trump = frame.must_trump
        self._trump_suit: i64 = (frame.trumps.bit_length() - 1) // 10 if frame.trumps else 0
        self._worth = [frame.thirds(1 << card) for card in range(40)]
        self._held = [0] * (len(places) + 1)
        self._stock: tuple[int, ...] = ()
        self._drawn: i64 = 0
        self._aside = 0
        self._threats = [0] * 64
        self._suits = Suits(frame, self._held)
        self._known: dict[int, int] = {}
        self._led = [-1] * 256
        self._thrown = [-1] * (1 << 15)

    def bound(self, position: Position, goal: int) -> int:
        """Bound what side 0 still takes, on the right side of a goal."""
        self._look_at(position)
        out, rest = sum(position.hands) | sum(position.stock), position.left(self._frame) + self._frame.last
        tricks = (out.bit_count() + len(position.trick)) // len(position.hands)
        if not position.trick:
            return self._lead(position.turn, out, goal, rest, tricks)
        count, suit, best, holder = self._begun(position)
        pot = sum(map(self._frame.thirds, position.trick))
        return self._answer(position.turn, count, suit, best, holder, pot, out, goal, rest, tricks)

    def likely(self, position: Position) -> list[int]:
        """Return the cards that are worth playing apart, by their bits, those that are tried first in front."""
        self._look_at(position)
        out, at, found = sum(position.hands) | sum(position.stock), position.turn, list[int]()
        if position.trick:
            count, suit, best, holder = self._begun(position)
            found += self._answers(at, count, suit, best, holder, out, 0)
        else:
            for suit in range(4):
                found += self._suits.leads[at][self._suits.state(suit, out >> 10 * suit & SUIT)]
            found.sort()
        return [_BITS[card & 63] for card in found]

    def _begun(self, position: Position) -> tuple[int, int, int, int]:
        """Tell of a trick how many cards it has, the suit led, the card that wins it so far, and whose that is."""
        count, won = len(position.trick), winning(self._frame, position.trick)
        holder = (position.turn - count + won) % len(position.hands)
        return count, (position.trick[0].bit_length() - 1) // 10, position.trick[won], holder

    def _look_at(self, position: Position) -> None:
        """Turn to a position; what is known stays where it may be of the same hand."""
        hands, held, places = [*position.hands, sum(position.stock)], self._held, range(len(position.hands))
        moved = any(hands[at] & held[other] for at in places for other in places if at != other)
        if (moved and not self._stock) or position.stock != self._stock or position.aside != self._aside:
            self._stock, self._aside, self._known = position.stock, position.aside, {}
            self._held = held = [0] * len(hands)
            held[-1] = hands[-1]
            self._suits = Suits(self._frame, held)
        for at, hand in enumerate(hands):
            held[at] = hand if self._stock else held[at] | hand
        for at in places:
            for count in places[1:]:
                after = [(at + turn) % len(places) for turn in range(1, len(places) - count)]
                foes = [held[other] for other in after if self._sides[other] != self._sides[at]]
                self._threats[at << 3 | count] = sum(foes)

    # --- the search: each answer is a bound on the right side of the goal, "does side 0 still take more than this?" ---

    def _lead(self, at: i64, out: i64, goal: i64, rest: i64, tricks: i64) -> i64:
        """Bound what side 0 still takes from a lead on, of ``rest`` thirds; ``out`` are all cards not yet played."""
        if rest <= goal:
            return rest
        if goal < 0:
            return 0
        sides, suits = self._sides, self._suits
        theirs = sides[at]
        if tricks == 1:
            return 0 if sides[self._last(at, out)] else rest
        a = suits.state(0, out & SUIT)
        b = suits.state(1, out >> 10 & SUIT)
        c = suits.state(2, out >> 20 & SUIT)
        d = suits.state(3, out >> 30)
        key = self._key(at, out, a, b, c, d)
        known: i64 = self._known.get(key, _UNSEEN)
        low = known & 127
        if low > goal:
            return low
        high = known >> 7 & 127
        if high > rest:
            high = rest
        if high <= goal:
            return high
        cashed, tops = suits.cashed, suits.tops
        sums: i64 = cashed[a] + cashed[b] + cashed[c] + cashed[d]
        reach: i64 = tops[a] | tops[b] | tops[c] | tops[d]
        sure, spared = suits.sure(at, sums, reach, rest, tricks), suits.spared(at, sums, reach, rest, tricks)
        if theirs:
            sure, spared = spared, sure
        if sure > goal:
            return sure
        if rest - spared <= goal:
            return rest - spared
        leads = suits.leads[at]
        moves = leads[a] + leads[b] + leads[c] + leads[d]
        moves.sort()
        hand = out & self._held[at]
        tip: i64 = (known >> 14) - 1
        if tip < 0:
            tip = self._led[tricks << 3 | at]
        if tip < 0 or not _BITS[tip] & hand:
            tip = moves[0] & 63
        moves.insert(0, int(tip))
        following = at + 1 if at + 1 < self._places else 0
        best, begun = tip, False  # it stands among the others, too
        value: i64 = rest if theirs else 0
        for move in moves:
            card: i64 = move & 63
            if begun and card == tip:
                continue
            begun = True
            one: i64 = _BITS[card]
            thirds: i64 = self._worth[card]
            found = self._answer(following, 1, card // 10, one, at, thirds, out ^ one, goal, rest, tricks)
            if found < value if theirs else found > value:
                value, best = found, card
                if (value > goal) != theirs:
                    self._led[tricks << 3 | at] = int(card)
                    break
        if value > goal:
            low = value
        else:
            high = value
        self._known[key] = int(low | high << 7 | best + 1 << 14)
        return value

    def _key(self, at: i64, out: i64, a: i64, b: i64, c: i64, d: i64) -> int:
        """Say what counts of a position, given the states of its suits."""
        codes = self._suits.codes
        if not self._stock:
            return int((((codes[a] << 12 | codes[b]) << 12 | codes[c]) << 12 | codes[d]) << 3 | int(at))
        if self._drawn < len(self._stock):
            return ~(((int(out) << 40 | int(out) & self._held[0]) << 6 | int(self._drawn)) << 3 | int(at))
        return (((codes[a] << 21 | codes[b]) << 21 | codes[c]) << 21 | codes[d]) << 3 | int(at)

    def _last(self, at: i64, out: i64) -> i64:
        """Return who wins the last trick."""
        trumps, held, holder = self._trumps, self._held, at
        best = out & held[at]
        suit: i64 = 0
        while not best >> 10 * suit & SUIT:
            suit += 1
        led: i64 = _SUITS[suit]
        place: i64 = 0
        while place < self._places:
            one = out & held[place]
            if (one > best and one & led and not best & trumps) or (one & trumps and (one > best or not best & trumps)):
                best, holder = one, place
            place += 1
        return holder

    def _answer(
        self,
        at: i64,
        count: i64,
        suit: i64,
        best: i64,
        holder: i64,
        pot: i64,
        out: i64,
        goal: i64,
        rest: i64,
        tricks: i64,
    ) -> i64:
        """Bound what side 0 still takes from a card on that answers a lead; ``pot`` are the thirds of the trick."""
        trumps, theirs = self._trumps, self._sides[at]
        slot = ((tricks << 3 | at) << 3 | holder) << 4 | suit << 2 | count & 3
        moves = self._answers(at, count, suit, best, holder, out, slot)
        beats: i64 = trumps if best & trumps else _SUITS[suit]
        following = at + 1 if at + 1 < self._places else 0
        value: i64 = rest if theirs else 0
        for move in moves:
            card: i64 = move & 63
            one: i64 = _BITS[card]
            thirds: i64 = self._worth[card]
            if (one > best and one & beats) or (one & trumps and not best & trumps):
                wins, whose = one, at
            else:
                wins, whose = best, holder
            if count + 1 == self._places:
                found = self._taken(whose, pot + thirds, out ^ one, goal, rest, tricks)
            else:
                found = self._answer(
                    following, count + 1, suit, wins, whose, pot + thirds, out ^ one, goal, rest, tricks
                )
            if found < value if theirs else found > value:
                value = found
                if (value > goal) != theirs:
                    if not out & self._held[at] & _SUITS[suit]:
                        self._thrown[slot] = int(card)
                    break
        return value

    def _answers(self, at: i64, count: i64, suit: i64, best: i64, holder: i64, out: i64, slot: i64) -> list[int]:
        """Return the cards worth playing apart to a trick; what was right to throw on one like it is tried first."""
        suits, hand = self._suits, out & self._held[at]
        ours = self._sides[holder] == self._sides[at]
        shift = 10 * suit
        free, others = hand >> shift & SUIT, out & ~hand | best
        wins, threat = best >> shift & SUIT, (out & self._threats[at << 3 | count]) >> shift & SUIT
        if free:
            return suits.answers(suit, free, others >> shift & SUIT, wins if wins else 1 << 10, threat, ours)
        thrown = suits.given[at] if ours and (not wins or wins > threat) else suits.kept[at]
        found = list[int]()
        for other in range(4):
            if hand >> 10 * other & SUIT:
                found += thrown[suits.state(other, out >> 10 * other & SUIT)]
        found.sort()
        tip: i64 = self._thrown[slot]
        for move in found:
            if move & 63 == tip:
                found.remove(move)
                found.insert(0, move)
                break
        if hand & self._trumps:
            return self._ruffs(hand, others, best, ours, found)
        return found

    def _ruffs(self, hand: i64, others: i64, best: i64, ours: bool, found: list[int]) -> list[int]:
        """Put the cards of the suit of trumps in front of those found; or leave them alone, where they must be."""
        shift, suit = 10 * self._trump_suit, _SUITS[self._trump_suit]
        free = (hand & self._trumps if self._must_trump else hand) >> shift & SUIT
        ruffs = self._suits.answers(self._trump_suit, free, others >> shift & SUIT, best >> shift & SUIT, 0, ours)
        return ruffs if self._must_trump else ruffs + [each for each in found if not _BITS[each & 63] & suit]

    def _taken(self, winner: i64, pot: i64, out: i64, goal: i64, rest: i64, tricks: i64) -> i64:
        """The trick goes to its winner, and everybody draws."""
        theirs = self._sides[winner]
        if tricks == 1:
            return 0 if theirs else rest
        gain: i64 = 0 if theirs else pot
        if self._drawn == len(self._stock):
            return gain + self._lead(winner, out, goal - gain, rest - pot, tricks - 1)
        before, places, drawn = [*self._held], len(self._sides), int(self._drawn)
        for turn, one in enumerate(self._stock[drawn : drawn + places]):
            self._held[(int(winner) + turn) % places] |= one
            self._held[places] ^= one
        self._drawn = drawn + places
        value = gain + self._lead(winner, out, goal - gain, rest - pot, tricks - 1)
        self._drawn, self._held[:] = drawn, before
        return value
