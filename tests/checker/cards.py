"""Cards as two signs, ``3c``; combinations as they are written, ``A-c``, ``4A``, ``Nd``."""

import re

SUITS, RANKS = "cdsb", "32AKCF7654"
DECK = [rank + suit for suit in SUITS for rank in RANKS]
THIRDS = dict(zip(RANKS, (1, 1, 3, 1, 1, 1, 0, 0, 0, 0), strict=True))
"""What a card is worth, by its rank (rules.md 3.3)."""


def strength(card: str) -> int:
    """The stronger of two cards of a suit has the greater number."""
    return -RANKS.index(card[0])


def pile(text: str) -> list[str]:
    """Read cards written one after the other."""
    cards = re.findall("..", text)
    assert "".join(cards) == text, f"{text} is no pile of cards"
    assert set(cards) <= set(DECK), f"{text} has no such card"
    assert len(set(cards)) == len(cards), f"{text} has a card twice"
    return cards


def hand(text: str) -> list[str]:
    """Read a hand of four suits parted by dots."""
    return [rank + suit for ranks, suit in zip(text.split("."), SUITS, strict=True) for rank in ranks]


def melds(cards: set[str]) -> dict[str, set[str]]:
    """Return the combinations in a hand, each with its cards; where there are four there are not also three (4.4)."""
    found: dict[str, set[str]] = {}
    for rank in "32A":
        same = {rank + suit for suit in SUITS} & cards
        if len(same) == 4:
            found[f"4{rank}"] = same
        if len(same) == 3:
            found[rank + "-" + next(suit for suit in SUITS if rank + suit not in same)] = same
    napoletane = {f"N{suit}": {rank + suit for rank in "32A"} for suit in SUITS}
    return found | {name: shown for name, shown in napoletane.items() if shown <= cards}
