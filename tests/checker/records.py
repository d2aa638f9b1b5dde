"""Reading records (docs/tsn.md): each line's tokens are replayed, each check compared."""

import re

from tests.checker.contracts import Quintiglio, Terziglio
from tests.checker.hand import Hand
from tests.checker.results import Match
from tests.checker.table import OPTIONS
from tests.checker.variants import Called, Due, Polish

GAMES: dict[str, type[Hand]] = {
    "classic": Hand,
    "chiamata": Called,
    "terziglio": Terziglio,
    "in_due": Due,
    "quintiglio": Quintiglio,
    "trzy_siodemki": Polish,
}
TAG = re.compile(r'\[(\S+)\s+"((?:[^"\\]|\\.)*)"\]')
ASIDE = re.compile(r'\{(?:[^\\}]|\\.)*\}|\$\d+|[1-5]:"(?:[^"\\]|\\.)*"|[1-5]:!(?:hint|listening|suits|count|stop)\b')
"""What does not touch the count: comments, judgements, talk, aids, a record broken off."""


class Record:
    """A record as it is read."""

    def __init__(self) -> None:
        self.tags: dict[str, str] = {}
        self.match: Match | None = None
        self.hand: Hand | None = None
        self.line, self.acts = "", [(0, "")][:0]
        self.due: list[str] = []
        self.hands = self.tricks = 0

    def read(self, line: str) -> None:
        """Take one line."""
        if line.startswith("["):
            self.tags |= dict(TAG.findall(line))
            return
        line = ASIDE.sub("", line)
        if line.startswith("D"):
            self.deal(line)
            return
        for token in line.split():
            if re.fullmatch(r"=\dx\d", token):
                moved = "={}x{}".format(*self.hand.moved) if self.hand and self.hand.moved else "nobody moved"
                assert token == moved, f"{token}, found {moved}"
            elif token.startswith("="):
                self.compare(token)
            else:
                assert re.match(r"[1-5]:.", token), f"{token} is not a token"
                self.act(int(token[0]), token[2:])

    def deal(self, line: str) -> None:
        self.end()
        assert not self.hand or self.hand.over, "the hand before is not finished"
        self.match = self.match or self.begin()
        self.line, self.acts = line, []
        self.hand = self.match.deal(line)
        self.finish()

    def begin(self) -> Match:
        """Make the match that the header names."""
        game = GAMES[self.tags["Variant"]]
        given = dict(pair.split("=") for pair in self.tags.get("Options", "").split())
        options = OPTIONS | given | game.FORCED
        if options["game"] != "points":
            options |= {"claims": "off", "special": "none"}
        if options["game"] == "single":
            options["buongioco"] = "none"
        seats = int(self.tags.get("Players", game.SEATS[0]))
        assert seats in game.SEATS, f"{seats} at this table"
        bots = {pair[0] for pair in self.tags.get("Bots", "").split()}
        options["people"] = "".join(str(seat) for seat in range(1, seats + 1) if str(seat) not in bots)
        start = map(int, self.tags["Start"].split("/")) if "Start" in self.tags else [0] * seats
        return Match(game, seats, options, dict(zip(range(1, seats + 1), start, strict=True)))

    def act(self, seat: int, act: str) -> None:
        assert self.hand, "no deal yet"
        if act == "!undo":
            self.undo(seat)
            return
        self.hand.act(seat, act)
        self.acts.append((seat, act))
        self.finish()

    def undo(self, seat: int) -> None:
        """Replay the hand without the seat's latest decision and all that followed."""
        mine = max((at for at, (who, _) in enumerate(self.acts) if who == seat), default=None)
        assert mine is not None, "there is nothing to take back"
        assert all(act != "!callout" for _, act in self.acts[mine:]), "a call is not taken back"
        assert not self.hand.over, "a hand that is over is not taken back"
        self.hand = self.match.game(self.line, self.match.before, self.match.options)
        del self.acts[mine:]
        for each in self.acts:
            self.hand.act(*each)

    def finish(self) -> None:
        """Count the hand when it is over."""
        if self.hand and self.match and self.hand.over:
            self.due = self.match.finish(self.hand)

    def compare(self, token: str) -> None:
        """Compare a check with what was found."""
        assert self.hand.over, "the hand is not over"
        assert self.due, "nothing has just ended"
        found = self.due.pop(0)
        assert token == found, f"{token}, found {found}"
        if not token.startswith("=="):
            self.hands += 1
            self.tricks += len(self.hand.gone) // len(self.hand.order)

    def end(self) -> None:
        """What has ended must have its check."""
        assert not self.due, f"{self.due[:1]} is missing"


def check(text: str) -> tuple[int, int]:
    """Replay a file; return how many hands and tricks agree, or raise AssertionError with line and fault."""
    hands = tricks = 0
    record = Record()
    for number, line in enumerate([*text.splitlines(), "[TSN"], 1):
        try:
            if line.startswith("[TSN"):
                record.end()
                hands, tricks = hands + record.hands, tricks + record.tricks
                record = Record()
            record.read(line)
        except (AssertionError, ValueError, LookupError, StopIteration) as fault:
            raise AssertionError(f"line {number}: {fault}") from None
    return hands, tricks
