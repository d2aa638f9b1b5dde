"""A second opinion on records of the game for four in pairs: ``python -m tests.checker FILE.tsn``.

It shares nothing with the program but docs/tsn.md. It replays every hand by itself and compares each turn (and so who
won each trick), each third and each point. Options that change the count are not known here.
"""

import re
import sys

SUITS, RANKS = "cdsb", "32AKCF7654"
THIRDS = dict(zip(RANKS, (1, 1, 3, 1, 1, 1, 0, 0, 0, 0), strict=True))


class Hand:
    """A hand as it goes: sides are chairs 1 and 3, chairs 2 and 4. Every fault is an AssertionError."""

    def __init__(self, deal: str) -> None:
        hands = {int(seat): zip(pile.split("."), SUITS, strict=True) for seat, pile in re.findall(r" (\d):(\S+)", deal)}
        self.dealt = {seat: [r + suit for ranks, suit in pile for r in ranks] for seat, pile in hands.items()}
        self.held = {seat: set(cards) for seat, cards in self.dealt.items()}
        assert [*map(len, self.dealt.values())] == [10] * 4, "not four hands of ten cards"
        assert len(set().union(*self.held.values())) == 40, "a card is dealt twice"
        self.turn, self.trick, self.over = int(deal[1]) % 4 + 1, [""][:0], False
        self.tricks, self.thirds, self.points, self.said = 0, [0, 0], [0, 0], {""}

    def act(self, seat: int, act: str) -> None:
        """Replay one decision of a seat."""
        assert not self.over, "the hand is over"
        if act[0] == "+":
            for meld in act[1:].split("+") if act != "+-" else []:
                self.declare(seat, meld)
        elif act == "!claim":
            self.over = True
        else:
            assert seat == self.turn, f"it is the turn of seat {self.turn}"
            self.lay_down() if act == "!laydown" else self.play(act[:2])

    def declare(self, seat: int, meld: str) -> None:
        """``A-c`` three aces without cups, ``4A`` four, ``Nd`` three, two and ace of coins."""
        cards = {meld[0] + suit for suit in SUITS if suit != meld[-1]} if meld[1] == "-" else {"4"}
        cards = {rank + meld[1] for rank in "32A"} if meld[0] == "N" else cards
        cards = {meld[1] + suit for suit in SUITS} if meld[0] == "4" else cards
        assert cards <= set(self.dealt[seat]), f"{meld} is not held"
        assert meld[1] != "-" or meld[0] + meld[-1] not in self.dealt[seat], f"{meld}, but four are held"
        assert meld not in self.said, f"{meld} is declared twice"
        self.said.add(meld)
        self.points[(seat - 1) % 2] += len(cards)

    def play(self, card: str) -> None:
        """Follow suit; the highest card of the suit led wins, and its player leads."""
        hand, led = self.held[self.turn], self.trick[0][1] if self.trick else card[1]
        assert card in hand, f"{card} is not held"
        assert card[1] == led or not any(other[1] == led for other in hand), f"{led} must be followed"
        hand.remove(card)
        self.trick.append(card)
        self.turn = self.turn % 4 + 1
        if len(self.trick) == 4:
            best = min((card for card in self.trick if card[1] == led), key=lambda card: RANKS.index(card[0]))
            self.turn = (self.turn - 1 + self.trick.index(best)) % 4 + 1
            self.over = not any(self.held.values())
            self.thirds[(self.turn - 1) % 2] += sum(THIRDS[each[0]] for each in self.trick) + 3 * self.over
            self.trick, self.tricks = [], self.tricks + 1

    def lay_down(self) -> None:
        """All cards that are left, and the last trick, go to the seat whose turn it is."""
        self.thirds[(self.turn - 1) % 2] += 35 - sum(self.thirds)
        self.over = True


def check(text: str) -> tuple[int, int]:
    """Replay a file; return how many hands and tricks agree, or raise AssertionError with line and fault."""
    hand, totals, due, hands, tricks = None, [0, 0], False, 0, 0
    for number, line in enumerate(text.splitlines(), 1):
        try:
            if line.startswith("[TSN"):
                totals = [0, 0]
            if start := re.search(r'\[Start "(\d+)/(\d+)/', line):
                totals = [int(start[1]), int(start[2])]
            if line.startswith("D"):
                assert not due, "the hand before has no result"
                hand, due = Hand(line), True
            for token in [] if line[:1] in ("[", "D") else re.sub(r"\{.*?\}|\$\d+", "", line).split():
                assert hand is not None, "no deal yet"
                if token.startswith("=="):
                    totals = [0, 0]
                elif token.startswith("="):
                    assert hand.over, "the hand is not over"
                    assert due, "the hand has its result"
                    totals = [a + b // 3 + c for a, b, c in zip(totals, hand.thirds, hand.points, strict=True)]
                    melds = "+{}/{}".format(*hand.points) if any(hand.points) else ""
                    found = "={}/{}{}:{}/{}/{}/{}".format(*hand.thirds, melds, *totals, *totals)
                    assert token == found, f"{token}, found {found}"
                    hands, tricks, due = hands + 1, tricks + hand.tricks, False
                else:
                    hand.act(int(token[0]), token[2:])
        except (AssertionError, ValueError, LookupError) as fault:
            raise AssertionError(f"line {number}: {fault}") from None
    return hands, tricks


if __name__ == "__main__":
    for name in sys.argv[1:]:
        with open(name, encoding="utf-8") as file:
            print("{}: {} hands and {} tricks agree".format(name, *check(file.read())))
