"""What a position is worth with all hands open: exact, in thirds, when both sides play perfectly.

Alpha-beta over the cards, one question at a time: does side 0 reach so many thirds? What is found of a position between
two tricks is kept under a key in which only the order of the cards that are left counts, their worth and who holds
them, so positions that differ in cards gone are one.
"""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.kernel.bits import SUIT, SUITS, bits
from tressette_desktop.engine.kernel.position import Frame, Position, choices, play, suit_of, winning

_SHIFTS: Final = (0, 10, 20, 30)

Key = tuple[int, ...]


class Solver:
    """Solves positions of one frame, and remembers between them; a solver that has seen much knows much.

    >>> from tressette_desktop.engine.cards import THIRDS, cards
    >>> from tressette_desktop.engine.kernel.bits import mask_of
    >>> hands = tuple(mask_of(cards(names)) for names in ("3c Ad", "2c 2d"))
    >>> Solver(Frame.of((0, 1), THIRDS, 3)).value(Position(hands, 0))
    5
    """

    def __init__(self, frame: Frame) -> None:
        self._frame = frame
        self._kinds = (frame.ones, frame.threes, frame.trumps)
        self._stock: tuple[int, ...] = ()
        self._hands: list[int] = []
        self._known: dict[Key, tuple[int, int]] = {}
        self._codes: dict[Key, int] = {}
        self._runs: dict[tuple[int, int], tuple[int, ...]] = {}
        self._worth = {1 << place: frame.thirds(1 << place) for place in range(40)}
        self._suit = {1 << place: suit_of(1 << place) for place in range(40)}

    def value(self, position: Position) -> int:
        """Return the thirds that side 0 will have, with those it has."""
        if position.over:
            return position.taken[0]
        frame = self._frame
        cards = sum(position.hands) | sum(position.stock)
        rest = sum(map(frame.thirds, (cards, *position.trick, position.aside))) + frame.last
        if position.stock != self._stock:
            self._known.clear()
        self._stock = position.stock
        low, high, guess = 0, rest, rest // 2
        while low < high:
            self._hands = list(position.hands)
            found = self._from(position, cards, guess, rest)
            low, high = (found, high) if found > guess else (low, found)
            guess = min(max(found, low), high - 1)
        return position.taken[0] + low

    def values(self, position: Position) -> dict[int, int]:
        """Return what side 0 will have after each card that may be played, by its bit."""
        return {one: self.value(play(self._frame, position, one)) for one in choices(self._frame, position)}

    # --- the search: each answer is a bound on the right side of the goal, "does side 0 still take more than this?" ---

    def _from(self, position: Position, out: int, goal: int, rest: int) -> int:
        """Search from a position whose trick may have begun; ``out`` are all cards not yet played."""
        if not position.trick:
            return self._lead(position.turn, 0, out, goal, rest)
        count = len(position.trick)
        won = winning(self._frame, position.trick)
        holder = (position.turn - count + won) % len(self._hands)
        led, best, pile = suit_of(position.trick[0]), position.trick[won], sum(position.trick)
        return self._answer(position.turn, count, led, best, holder, pile, 0, out, goal, rest)

    def _lead(self, at: int, drawn: int, out: int, goal: int, rest: int) -> int:
        """Bound what side 0 still takes from a lead on, of ``rest`` thirds; ``drawn`` cards of the stock are gone."""
        if rest <= goal:
            return rest
        if goal < 0:
            return 0
        key = self._key(at, drawn, out, rest)
        low, high = self._known.get(key, (0, rest))
        if low > goal:
            return low
        if high <= goal:
            return high
        hands = self._hands
        hand, mine, following = hands[at], not self._frame.sides[at], (at + 1) % len(hands)
        sure = self._sure(hand, out, rest)
        if mine and sure > goal:
            return sure
        if not mine and rest - sure <= goal:
            return rest - sure
        value = 0 if mine else rest
        for one in self._leads(hand, out & ~hand):
            hands[at] = hand ^ one
            found = self._answer(following, 1, self._suit[one], one, at, one, drawn, out ^ one, goal, rest)
            value = max(value, found) if mine else min(value, found)
            if (value > goal) is mine:
                break
        hands[at] = hand
        self._known[key] = (value, high) if value > goal else (low, value)
        return value

    def _answer(
        self,
        at: int,
        count: int,
        led: int,
        best: int,
        holder: int,
        pile: int,
        drawn: int,
        out: int,
        goal: int,
        rest: int,
    ) -> int:
        """Bound what side 0 still takes from a card on that answers a lead; ``pile`` are the cards of the trick."""
        hands, frame = self._hands, self._frame
        if count == len(hands):
            return self._taken(holder, pile, drawn, out, goal, rest)
        hand, mine, following, trumps = hands[at], not frame.sides[at], (at + 1) % len(hands), frame.trumps
        free = hand & led or (hand & trumps if frame.must_trump else 0) or hand
        value = 0 if mine else rest
        for one in self._answers(free, out & ~hand | pile, best, frame.sides[holder] == frame.sides[at]):
            hands[at] = hand ^ one
            if (one > best and one & self._suit[best]) or (one & trumps and not best & trumps):
                wins, wins_at = one, at
            else:
                wins, wins_at = best, holder
            found = self._answer(following, count + 1, led, wins, wins_at, pile | one, drawn, out ^ one, goal, rest)
            value = max(value, found) if mine else min(value, found)
            if (value > goal) is mine:
                break
        hands[at] = hand
        return value

    def _taken(self, winner: int, pile: int, drawn: int, out: int, goal: int, rest: int) -> int:
        """The trick goes to its winner, and everybody draws."""
        hands, frame, theirs = self._hands, self._frame, self._frame.sides[winner]
        thirds = frame.thirds(pile)
        gain = 0 if theirs else thirds
        coming = self._stock[drawn : drawn + len(hands)]
        for turn, one in enumerate(coming):
            hands[(winner + turn) % len(hands)] |= one
        if out:
            value = gain + self._lead(winner, drawn + len(coming), out, goal - gain, rest - thirds)
        else:
            value = 0 if theirs else rest
        for turn, one in enumerate(coming):
            hands[(winner + turn) % len(hands)] ^= one
        return value

    def _sure(self, hand: int, out: int, rest: int) -> int:
        """Return what a leader takes at least: the cards that nobody beats he can cash, one after the other."""
        if self._frame.trumps:
            return 0
        cashed = 0
        for mask in SUITS:
            rivals = out & ~hand & mask
            cashed |= hand & mask & -(1 << rivals.bit_length()) if rivals else hand & mask
        last_cards = out.bit_count() == len(self._hands) * hand.bit_count()
        return rest if cashed == hand and last_cards else self._frame.thirds(cashed)

    # --- the cards to try --------------------------------------------------------------------------------------------

    def _leads(self, hand: int, others: int) -> list[int]:
        """The cards that are worth leading apart, those that nobody can beat first."""
        suit, worth = self._suit, self._worth
        found = [one for mask in SUITS if hand & mask for one in self._different(hand & mask, others & mask)]
        found.sort(key=lambda one: (others & suit[one] > one, worth[one], -one))
        return found

    def _answers(self, free: int, others: int, best: int, ours: bool) -> list[int]:
        """The cards that are worth playing apart, the likely ones first."""
        if not free & (free - 1):
            return [free]
        worth, suit, trumps = self._worth, self._suit, self._frame.trumps
        found = [one for mask in SUITS if free & mask for one in self._different(free & mask, others & mask)]
        if ours:
            found.sort(key=lambda one: -worth[one])
        else:
            found.sort(key=lambda one: (one < best or not one & (suit[best] | trumps), worth[one]))
        return found

    def _different(self, mask: int, others: int) -> tuple[int, ...]:
        """Return the cards of one suit of a hand, less those that are as good as a lower neighbour.

        Of two cards that are worth the same, with none of another hand between them, it matters nothing which is
        played.
        """
        found = self._runs.get((mask, others))
        if found is None:
            kept, below = [], 0
            for one in bits(mask | others):
                if one & mask and not (below and all(bool(below & kind) == bool(one & kind) for kind in self._kinds)):
                    kept.append(one)
                below = one & mask
            found = self._runs[mask, others] = tuple(kept)
        return found

    # --- what is remembered ------------------------------------------------------------------------------------------

    def _key(self, at: int, drawn: int, out: int, rest: int) -> Key:
        """Say what counts of a position; while there is a stock, what will be drawn may fall between any two cards."""
        codes, hands = self._codes, self._hands
        if drawn < len(self._stock):
            return (at, out, *hands)
        key = [at, rest]
        for shift in _SHIFTS:
            held = (shift, *[hand >> shift & SUIT for hand in hands])
            code = codes.get(held)
            if code is None:
                code = codes[held] = self._code(*held)
            key.append(code)
        return tuple(key)

    def _code(self, shift: int, *held: int) -> int:
        """What counts of a suit: from the highest card down, who holds it, what it is worth, whether it trumps."""
        code = 1
        for place in range(9, -1, -1):
            for holder, hand in enumerate(held):
                if hand >> place & 1:
                    one = 1 << (place + shift)
                    code = code * 48 + 8 * holder + 2 * self._worth[one] + bool(one & self._frame.trumps)
        return code
