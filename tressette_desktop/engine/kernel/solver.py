"""What a position is worth with all hands open: exact, in thirds, when both sides play perfectly.

Alpha-beta over the cards, one question at a time: does side 0 reach so many thirds? What is found of a position between
two tricks is kept under a key in which only the order of the cards that are left counts, their worth and who holds
them, so positions that differ in cards gone are one.
"""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.kernel.bits import SUITS, bits
from tressette_desktop.engine.kernel.position import Frame, Position, choices, play, suit_of, winning
from tressette_desktop.engine.kernel.tries import Tries

_SUIT: Final = (1 << 30) - 1
"""A suit in a layout, which has three bits for each card: the place that holds it, counted from 1; 0 if it is gone."""

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
        self._tries = Tries(frame)
        self._sides = frame.sides
        self._places = len(frame.sides)
        self._stock: tuple[int, ...] = ()
        self._hands: list[int] = []
        self._known: dict[Key, tuple[int, int]] = {}
        self._codes: dict[int, int] = {}
        self._worth = {1 << place: frame.thirds(1 << place) for place in range(40)}
        self._suit = {1 << place: suit_of(1 << place) for place in range(40)}
        self._digits = [{1 << place: (at + 1) << 3 * place for place in range(40)} for at in range(self._places)]

    def value(self, position: Position, near: int = -1) -> int:
        """Return the thirds that side 0 will have, with those it has; where they are ``near`` a guess, sooner."""
        taken = position.taken[0]
        low, high = 0, position.left(self._frame) + self._frame.last
        guess = near - taken if 0 <= near - taken < high else high // 2
        while low < high and not position.over:
            found = self._bound(position, guess)
            low, high = (found, high) if found > guess else (low, found)
            guess = (high - 1 if found <= guess else low) if guess == near - taken else (low + high) // 2
        return taken + low

    def values(self, position: Position) -> dict[int, int]:
        """Return what side 0 will have after each card that may be played, by its bit."""
        return {one: self.value(play(self._frame, position, one)) for one in choices(self._frame, position)}

    def compared(self, position: Position, played: int) -> dict[int, int]:
        """Return what side 0 will have after a card, and after a better one if there is any: the best."""
        frame, mine = self._frame, not self._frame.sides[position.turn]
        found = {played: self.value(play(frame, position, played))}
        best = found[played]
        for one in choices(frame, position):
            after = play(frame, position, one)
            if one != played and self._better(after, best, mine):
                best = self.value(after, best)
                found = {played: found[played], one: best}
        return found

    def _better(self, position: Position, than: int, mine: bool) -> bool:
        """Whether a position is better for side 0, or for the other one, than so many thirds."""
        if position.over:
            return position.taken[0] > than if mine else position.taken[0] < than
        goal = than - position.taken[0] - (0 if mine else 1)
        return (self._bound(position, goal) > goal) is mine

    def _bound(self, position: Position, goal: int) -> int:
        """Bound what side 0 still takes, on the right side of a goal."""
        if position.stock != self._stock:
            self._known.clear()
        self._stock, self._hands = position.stock, list(position.hands)
        cards = sum(position.hands) | sum(position.stock)
        return self._from(position, cards, goal, position.left(self._frame) + self._frame.last)

    # --- the search: each answer is a bound on the right side of the goal, "does side 0 still take more than this?" ---

    def _from(self, position: Position, out: int, goal: int, rest: int) -> int:
        """Search from a position whose trick may have begun; ``out`` are all cards not yet played."""
        layout = sum(digits[one] for digits, hand in zip(self._digits, self._hands, strict=True) for one in bits(hand))
        if not position.trick:
            return self._lead(position.turn, 0, out, layout, goal, rest)
        count = len(position.trick)
        won = winning(self._frame, position.trick)
        holder = (position.turn - count + won) % self._places
        led, best, pile = suit_of(position.trick[0]), position.trick[won], sum(position.trick)
        return self._answer(position.turn, count, led, best, holder, pile, 0, out, layout, goal, rest)

    def _lead(self, at: int, drawn: int, out: int, layout: int, goal: int, rest: int) -> int:
        """Bound what side 0 still takes from a lead on, of ``rest`` thirds; ``drawn`` cards of the stock are gone."""
        if rest <= goal:
            return rest
        if goal < 0:
            return 0
        hands, sides = self._hands, self._sides
        hand = hands[at]
        stocked = drawn < len(self._stock)
        if not stocked and not hand & (hand - 1):
            return 0 if sides[self._last(at)] else rest
        if stocked:
            key: Key = (at, out, *hands)
        else:
            codes = self._codes
            try:
                key = (
                    at,
                    rest,
                    codes[layout & _SUIT],
                    codes[layout >> 30 & _SUIT],
                    codes[layout >> 60 & _SUIT],
                    codes[layout >> 90],
                )
            except KeyError:
                key = self._key(at, rest, layout)
        low, high = self._known.get(key, (0, rest))
        if low > goal:
            return low
        if high <= goal:
            return high
        mine = not sides[at]
        sure = self._sure(hand, out, rest)
        if mine and sure > goal:
            return sure
        if not mine and rest - sure <= goal:
            return rest - sure
        value = 0 if mine else rest
        following = at + 1 if at + 1 < self._places else 0
        digits, suit = self._digits[at], self._suit
        for one in self._tries.leads(hands, at, out & ~hand):
            hands[at] = hand ^ one
            found = self._answer(
                following, 1, suit[one], one, at, one, drawn, out ^ one, layout - digits[one], goal, rest
            )
            value = max(value, found) if mine else min(value, found)
            if (value > goal) is mine:
                break
        hands[at] = hand
        self._known[key] = (value, high) if value > goal else (low, value)
        return value

    def _last(self, at: int) -> int:
        """Return who wins the last trick."""
        hands, trumps = self._hands, self._frame.trumps
        best = hands[at]
        suit, holder = self._suit[best], at
        for place, one in enumerate(hands):
            if (one > best and one & suit and not best & trumps) or (
                one & trumps and (one > best or not best & trumps)
            ):
                best, holder = one, place
        return holder

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
        layout: int,
        goal: int,
        rest: int,
    ) -> int:
        """Bound what side 0 still takes from a card on that answers a lead; ``pile`` are the cards of the trick."""
        hands, sides, trumps = self._hands, self._sides, self._frame.trumps
        hand, mine = hands[at], not sides[at]
        following = at + 1 if at + 1 < self._places else 0
        free = hand & led or (hand & trumps if self._frame.must_trump else 0) or hand
        last = count + 1 == self._places
        value = 0 if mine else rest
        digits = self._digits[at]
        tried = (
            self._tries.answers(free, out & ~hand | pile, best, sides[holder] == sides[at])
            if free & (free - 1)
            else (free,)
        )
        for one in tried:
            hands[at] = hand ^ one
            if (one > best and one & self._suit[best]) or (one & trumps and not best & trumps):
                wins, wins_at = one, at
            else:
                wins, wins_at = best, holder
            if last:
                found = self._taken(wins_at, pile | one, drawn, out ^ one, layout - digits[one], goal, rest)
            else:
                found = self._answer(
                    following,
                    count + 1,
                    led,
                    wins,
                    wins_at,
                    pile | one,
                    drawn,
                    out ^ one,
                    layout - digits[one],
                    goal,
                    rest,
                )
            value = max(value, found) if mine else min(value, found)
            if (value > goal) is mine:
                break
        hands[at] = hand
        return value

    def _taken(self, winner: int, pile: int, drawn: int, out: int, layout: int, goal: int, rest: int) -> int:
        """The trick goes to its winner, and everybody draws."""
        theirs = self._sides[winner]
        if not out:
            return 0 if theirs else rest
        thirds = self._frame.thirds(pile)
        gain = 0 if theirs else thirds
        if drawn == len(self._stock):
            return gain + self._lead(winner, drawn, out, layout, goal - gain, rest - thirds)
        hands, coming = self._hands, []
        for turn, one in enumerate(self._stock[drawn : drawn + self._places]):
            place = (winner + turn) % self._places
            coming.append((place, one))
            hands[place] |= one
            layout += self._digits[place][one]
        value = gain + self._lead(winner, drawn + len(coming), out, layout, goal - gain, rest - thirds)
        for place, one in coming:
            hands[place] ^= one
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

    # --- what is remembered ------------------------------------------------------------------------------------------

    def _key(self, at: int, rest: int, layout: int) -> Key:
        """Say what counts of a position without a stock."""
        codes, key = self._codes, [at, rest]
        for number in range(4):
            held = layout >> 30 * number & _SUIT
            if held not in codes:
                codes[held] = self._code(held)
            key.append(codes[held])
        return tuple(key)

    def _code(self, held: int) -> int:
        """What counts of a suit: from the highest card down, who holds it, what it is worth, whether it trumps."""
        code = 1
        for place in range(9, -1, -1):
            holder = held >> 3 * place & 7
            if holder:
                code = code * 48 + 8 * (holder - 1) + 2 * self._worth[1 << place]
        return code
