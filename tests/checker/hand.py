"""A hand of tressette for four; the other games change it where they differ. Every fault is an AssertionError.

A hand is a script (:meth:`Hand.play`) that stops wherever somebody must decide and goes on with what he decided.
"""

from itertools import chain

from tests.checker.cards import strength
from tests.checker.combinations import Combinations
from tests.checker.table import Before, Script, Stopped, Word


class Hand(Combinations):
    """A hand as it goes."""

    def __init__(self, line: str, before: Before, options: dict[str, str]) -> None:
        super().__init__(line, before, options)
        self.script = self.run()
        next(self.script, None)

    def act(self, seat: int, act: str) -> None:
        """Replay one decision of a seat."""
        assert not self.over, "the hand is over"
        assert seat in self.order, f"seat {seat} is not in the hand"
        if act == "!concede":
            self.over = self.concede(seat)
            self.conceded = seat if self.over else None
            return
        if act == "!callout" or (act[0] not in "+!" and act not in ("tengo", "a-monte")):
            self.willing -= self.side(seat) if self.willing else set()  # who plays on has forgotten it
        try:
            self.script.send((seat, act))
        except StopIteration:
            assert self.over, "the script is cut"

    # --- the script ---------------------------------------------------------------------------------------------------

    def run(self) -> Script:
        """Play the hand to its end, early or not."""
        try:
            if not self.annulled:
                yield from self.play()
        except Stopped:
            pass
        self.over = True

    def play(self) -> Script:
        yield from self.redeal()
        yield from self.opening()
        self.show_suit()
        while self.held[self.leader]:
            yield from self.play_trick()

    def opening(self) -> Script:
        """What is bid, called, and exchanged before the first lead."""
        yield from ()

    def awaited(self, wanted: int) -> Word:
        """Wait for a seat's decision; take claims, calls, and combinations out of turn until then."""
        while True:
            seat, act = yield
            if act == "!claim":
                self.claim(seat)
            elif act == "!callout":
                self.call_out(seat)
                if not self.trick:
                    yield from self.verify()
            elif act[0] == "+":
                self.declare(seat, act, self.free_melds(seat))
            else:
                assert seat == wanted, f"it is the turn of seat {wanted}"
                return act

    def play_trick(self) -> Script:
        """Follow suit; the highest card of the suit led wins, and its player leads."""
        self.trick = {}
        for seat in self.around(self.leader):
            act = yield from self.awaited(seat)
            if act == "!laydown":
                self.lay_down(seat)
            card = act[:2]
            assert card in self.held[seat], f"{card} is not held"
            self.follow(seat, card)
            self.held[seat].remove(card)
            self.trick[seat] = card
            self.shows(seat, {card})
        cards, self.leader = self.trick, self.winner()
        self.gone |= set(cards.values())
        self.tricks[self.leader] += 1
        self.won[self.leader] += self.worth(cards.values())
        self.trick = {}
        if not self.held[self.leader] and not self.stock:
            self.last = self.leader
            self.won[self.leader] += self.worth([*self.monte, *chain(*self.aside.values())])
        yield from self.after_trick()

    def after_trick(self) -> Script:
        self.look()
        self.claim_by_itself()
        if self.calling:
            yield from self.verify()
        if sum(self.tricks.values()) == 1 and self.options["buongioco"] != "none":
            yield from self.ask()

    def follow(self, seat: int, card: str) -> None:
        """See that a card may be played (3.1)."""
        if self.trick:
            led = next(iter(self.trick.values()))[1]
            assert card[1] == led or not any(other[1] == led for other in self.held[seat]), f"{led} must be followed"

    def winner(self) -> int:
        """Say who wins a whole trick (3.2)."""
        led = next(iter(self.trick.values()))[1]
        return max(self.trick, key=lambda seat: (self.trick[seat][1] == led, strength(self.trick[seat])))

    # --- before the first lead ----------------------------------------------------------------------------------------

    def redeal(self) -> Script:
        """Weak hands may be annulled (3.7)."""
        weak = {
            "off": lambda cards: False,
            "under_one_point": lambda cards: self.worth(cards) < 3,
            "no_honours": lambda cards: not {c[0] for c in cards} & {*"32A"} and sum(c[0] in "KCF" for c in cards) < 3,
        }[self.options["redeal"]]
        for seat in [seat for seat in self.order if weak(self.dealt[seat])]:
            act = yield from self.awaited(seat)
            assert act in ("tengo", "a-monte"), f"{act} is no answer"
            if act == "a-monte":
                self.annulled = "again"
                raise Stopped

    def show_suit(self) -> None:
        """Ten cards of one suit win at once (4.11)."""
        if self.options["collatondrione"] == "on" and self.options["special"] == "classic":
            self.shown = next((seat for seat in self.order if len({card[1] for card in self.dealt[seat]}) == 1), None)
            if self.shown:
                raise Stopped
