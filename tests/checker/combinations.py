"""Combinations: which may be declared and when (rules.md 4.4 to 4.6)."""

from collections.abc import Generator

from tests.checker.cards import melds
from tests.checker.stops import Stops
from tests.checker.table import Script


class Combinations(Stops):
    """The part of a hand that hears combinations."""

    def undeclared(self, seat: int) -> dict[str, set[str]]:
        """What a seat was dealt and has not declared; four of a rank is gone with three of it."""
        held = melds({*self.dealt[seat]}).items()
        counted = {name[0] for name in self.said[seat] if name[1] == "-"}
        return {name: shown for name, shown in held if name not in self.said[seat] and name[1] not in counted}

    def free_melds(self, seat: int) -> dict[str, set[str]]:
        """What a seat may declare on its own account now."""
        assert self.options["buongioco"] in ("accusa", "allowed"), "combinations are not declared here"
        turn = self.around(self.leader)[len(self.trick)]
        early = {"own_turn": seat == turn, "after_own_card": seat in self.trick, "after_trick_1": False}
        assert not any(self.tricks.values()), "the window is closed"
        assert early[self.options["accuse_open"]], "the window is closed"
        return self.undeclared(seat)

    def ask(self) -> Script:
        """After the first trick: everybody who can declare answers unseen, then all is announced in order."""
        if self.options["buongioco"] == "forced":
            answers = {seat: self.undeclared(seat) for seat in self.order}
        elif self.options["accuse_open"] == "own_turn":
            return
        else:
            answers = yield from self.answers()
        self.look()
        for seat in self.around(self.leader):
            self.announce(seat, answers.get(seat, {}))
        self.claim_by_itself()
        if self.waiting:
            self.judge(next(seat for seat in self.around(self.leader) if seat in self.waiting))
        if self.calling:
            yield from self.verify()

    def answers(self) -> Generator[None, tuple[int, str], dict[int, dict[str, set[str]]]]:
        answers: dict[int, dict[str, set[str]]] = {}
        while missing := {seat for seat in self.order if self.undeclared(seat)} - {*answers}:
            seat, act = yield
            if act == "!claim":
                assert self.options["claims"] == "manual", "claims are not made here"
                self.waiting.add(seat)
            elif act == "!callout":
                self.call_out(seat)
            else:
                assert seat in missing, f"seat {seat} is not asked for combinations"
                assert act[0] == "+", f"{act}, but combinations are asked for"
                answers[seat] = {} if act == "+-" else self.named(seat, act, self.undeclared(seat))
        return answers

    def named(self, seat: int, act: str, possible: dict[str, set[str]]) -> dict[str, set[str]]:
        """Read ``+A-c+Nd``; each must be possible, and none is declared twice."""
        names = act[1:].split("+")
        for name in names:
            assert [*self.said[seat], *names].count(name) == 1, f"{name} is declared twice"
            assert name in possible, f"{name} is not held"
        return {name: possible[name] for name in names}

    def declare(self, seat: int, act: str, possible: dict[str, set[str]]) -> None:
        """Declare at once."""
        self.announce(seat, self.named(seat, act, possible))
        self.claim_by_itself()

    def announce(self, seat: int, declared: dict[str, set[str]]) -> None:
        """Enter combinations, and what they imply (accuse_implied)."""
        for name, shown in declared.items():
            self.enter(seat, name, shown)
        if self.implies() and declared and len(self.said[seat]) > 2:
            for name, shown in melds(set().union(*self.said[seat].values())).items():
                if name not in self.said[seat]:
                    self.enter(seat, name, shown)

    def implies(self) -> bool:
        return self.options["accuse_implied"] == "true"

    def enter(self, seat: int, name: str, shown: set[str]) -> None:
        if self.options["buongioco"] == "accusa":
            self.points[seat] += self.meld_points(seat, name)
        self.said[seat][name] = shown
        self.shows(seat, shown)
        self.look(seat)

    def meld_points(self, seat: int, name: str) -> int:
        return 4 if name[0] == "4" else 3
