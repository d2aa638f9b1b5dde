"""The games that count like tressette for four: with the called partner, for two, and the Polish one."""

from typing import ClassVar

from tests.checker.cards import DECK, SUITS, THIRDS, melds, strength
from tests.checker.hand import Hand
from tests.checker.table import Before, Script


class Called(Hand):
    """Chiamata (section 5): eldest calls a three that he does not hold; who holds it is his partner."""

    called = ""

    def pairs(self) -> list[set[int]]:
        return []

    def opening(self) -> Script:
        caller = self.order[0]
        act = yield from self.awaited(caller)
        self.call(caller, act, self.callable(self.held[caller]))

    def callable(self, hand: set[str]) -> set[str]:
        """What may be called: a three, else a two, else an ace (5.3)."""
        absent = {*DECK} - hand
        if self.options["call_any"] == "true":
            return {card for card in absent if card[0] != "A"}
        if self.options["all_threes"] == "play_alone" and not absent & {f"3{suit}" for suit in SUITS}:
            return {"-"}
        return next(some for rank in "32A" if (some := {card for card in absent if card[0] == rank}))

    def call(self, caller: int, act: str, possible: set[str]) -> None:
        """Set the sides, the caller's first."""
        assert act[0] == "?", f"{act} is no call"
        assert act[1:] in possible, f"{act[1:]} may not be called"
        self.called = act[1:]
        partners = {caller} | {seat for seat in self.order if self.called in self.held[seat]}
        self.sides = [partners, self.others(partners)]
        self.official = self.called == "-"

    def shows(self, seat: int, cards: set[str]) -> None:
        """The pair is official when the called card is seen in its holder's hand (5.4)."""
        if self.called in cards:
            assert self.options["claims"] != "auto" or self.options["code"] not in ("ludopoli", "fitres")
            self.official = True


class Due(Hand):
    """In due (section 7): both draw after each trick, and combinations count as they are completed."""

    STOCK, SEATS = 20, (2,)
    FORCED: ClassVar = {"code": "none", "first_lead": "eldest"}

    def __init__(self, line: str, before: Before, options: dict[str, str]) -> None:
        self.drawn: dict[int, str] = {}
        early = options["accuse_open"] == "own_turn"
        super().__init__(line, before, options | ({"accuse_open": "after_trick_1"} if early else {}))

    def pairs(self) -> list[set[int]]:
        return [{1}, {2}]

    def after_trick(self) -> Script:
        yield from super().after_trick()
        self.drawn = {}
        for seat in self.around(self.leader):
            if self.stock:
                self.drawn[seat] = self.stock.pop(0)
                self.held[seat].add(self.drawn[seat])
        if self.options["buongioco"] == "forced":
            for seat in self.around(self.leader):
                self.announce(seat, self.fresh(seat) if seat in self.drawn else {})

    def shows(self, seat: int, cards: set[str]) -> None:
        """A card played closes the window of the card drawn (7.5)."""
        if seat in self.trick:
            self.drawn.pop(seat, None)

    def free_melds(self, seat: int) -> dict[str, set[str]]:
        if not self.tricks[1] + self.tricks[2]:
            return super().free_melds(seat)
        assert self.options["buongioco"] in ("accusa", "allowed"), "combinations are not declared here"
        assert seat in self.drawn, "the window is closed"
        return self.fresh(seat)

    def fresh(self, seat: int) -> dict[str, set[str]]:
        """The combinations in hand that the card just drawn completes."""
        held = melds(self.held[seat]).items()
        return {name: shown for name, shown in held if self.drawn[seat] in shown and name not in self.said[seat]}

    def implies(self) -> bool:
        """What was shown before cards were drawn implies nothing more."""
        return super().implies() and len(self.stock) == self.STOCK

    def meld_points(self, seat: int, name: str) -> int:
        """The fourth card of a declared three adds the difference, or as the option says (7.5)."""
        upgrade = name[0] == "4" and any(said.startswith(f"{name[1]}-") for said in self.said[seat])
        return int(self.options["due_upgrade"]) if upgrade else super().meld_points(seat, name)

    def lay_down(self, seat: int) -> None:
        assert len(self.stock) + len(self.drawn) == 0, "cards are still drawn, or combine"
        super().lay_down(seat)


class Polish(Hand):
    """Trzy siodemki (section 10): hearts from three to seven are trumps, and an ace is worth a third."""

    WORTH = THIRDS | {"A": 1}
    TRUMPS = frozenset(f"{rank}c" for rank in "32AKCF7")
    FORCED: ClassVar = {"lay_down": "off"}

    def bonus(self) -> int:
        return int(self.options["pl_last_trick"])

    def follow(self, seat: int, card: str) -> None:
        super().follow(seat, card)
        if self.options["pl_must_trump"] == "true" and self.trick:
            void = card[1] != next(iter(self.trick.values()))[1]
            assert not void or card in self.TRUMPS or not self.held[seat] & self.TRUMPS, "a trump must be played"

    def winner(self) -> int:
        trumps = {seat: card for seat, card in self.trick.items() if card in self.TRUMPS}
        return max(trumps, key=lambda seat: strength(trumps[seat])) if trumps else super().winner()
