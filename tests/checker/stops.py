"""What stops a hand early: claims, calls, giving up, laying down (rules.md 3.10, 4.9, 4.9b, 4.11b, 4.14)."""

from tests.checker.cards import DECK, strength
from tests.checker.table import Script, Stopped, Table, Word


class Stops(Table):
    """The part of a hand that may end it."""

    def claim(self, seat: int) -> None:
        assert (self.options["claims"], bool(self.sides)) == ("manual", True), "claims are not made here"
        self.judge(seat)

    def judge(self, seat: int) -> None:
        """A claim ends the hand, and the game; the trick on the table is nobody's."""
        self.verdict = seat, self.reached(seat)
        raise Stopped

    def call_out(self, seat: int) -> None:
        assert self.options["claims"] == "call_opponents", "nobody is called out here"
        assert self.calling is None, "another call waits"
        wrong = [caller for caller, right in self.calls if not right and caller in self.side(seat)]
        assert len(wrong) < 2, "this side has called wrongly twice"
        assert not any(right for _, right in self.calls), "the called side has won already"
        self.calling = seat

    def verify(self) -> Script:
        """The called side is counted; a right call offers it the cappotto while the callers have less than a point."""
        assert self.calling is not None
        caller, self.calling = self.calling, None
        called = self.others(self.side(caller))
        right = self.reached(min(called))
        self.calls.append((caller, right))
        if not right and self.options["call_norms"] == "traditional":
            return
        if not right or self.options["go_for_cappotto"] == "false" or self.last or self.thirds(self.side(caller)) > 2:
            raise Stopped
        first = next(seat for seat in self.around(self.leader) if seat in called)
        words = ["non-vado", "potrei"] + ["vado"] * (self.options["pairing"] != "fixed")
        if (yield from self.spoken(first, words)) == "potrei":
            self.went = (yield from self.spoken(min(called - {first}), ["andiamo", "no"])) == "andiamo"
        if not self.went:
            raise Stopped

    def spoken(self, seat: int, words: list[str]) -> Word:
        who, word = yield
        assert who == seat, f"it is the turn of seat {seat}"
        assert word in words, f"{word} cannot be said now"
        self.went = word == "vado"
        return word

    def concede(self, seat: int) -> bool:
        """Say whether the game is given up (3.10): where sides stay, every person of the side has to want it."""
        assert (self.options["pairing"], bool(self.pairs())) == ("fixed", True), "nobody can give this game up"
        people = {each for each in self.side(seat) if str(each) in self.options["people"]}
        assert seat in people, f"seat {seat} is no person"
        assert seat not in self.willing, f"seat {seat} has offered that already"
        self.willing.add(seat)
        return people <= self.willing

    def lay_down(self, seat: int) -> None:
        """All that is left goes to a seat that wins it for certain."""
        assert (self.options["lay_down"], self.calling) == ("validated", None), "nobody lays down here"
        free = self.options["accuse_open"] == "own_turn" or self.options["buongioco"] == "none"
        assert free or any(self.tricks.values()), "combinations may still be declared"
        assert self.certain(seat), "these tricks are not certain"
        self.shows(seat, set().union(*self.held.values()))
        self.tricks[seat] += len(self.held[seat])
        self.won[seat] += self.worth(DECK) - sum(self.won.values())
        self.last = seat
        self.look()
        raise Stopped

    def certain(self, seat: int) -> bool:
        """Whether every card, from the highest of its suit down, wins however the others lie."""
        known = self.held[seat] | self.gone | {*self.trick.values()} | self.lying_aside(seat)
        led = next(iter(self.trick.values()))[1] if self.trick else ""
        for suit in {card[1] for card in self.held[seat]} | {led} - {""}:
            mine = sorted((strength(card) for card in self.held[seat] if card[1] == suit), reverse=True)
            theirs = [strength(card) for card in DECK if card[1] == suit and card not in known]
            needed = list(range(1, len(mine) + 1))
            if suit == led:
                table = [strength(card) for card in self.trick.values() if card[1] == led]
                after = len(self.trick) + 1 < len(self.order)
                if not mine or mine[0] < max(table + theirs * after):
                    return False
                mine, needed = mine[1:], needed[:-1]
            if any(len(theirs) >= i and card < max(theirs) for card, i in zip(mine, needed, strict=True)):
                return False
        return True

    def lying_aside(self, seat: int) -> set[str]:
        """The cards that a seat knows to lie aside."""
        return {*self.aside[seat]}
