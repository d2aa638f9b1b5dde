"""Which declarations make a called pair official (rules.md 5.4)."""

from __future__ import annotations

from tressette_desktop.engine.cards import Card, Suit
from tressette_desktop.engine.rules.declarations.book import ROWS
from tressette_desktop.engine.rules.declarations.row import SuitRow


def names(key: str, suit: Suit | None, called: Card) -> bool:
    """Whether a declaration about a suit states the card that was called: it is of its suit and names its rank.

    >>> from tressette_desktop.engine.cards import card
    >>> names("D20", Suit.SPADE, card("3s")), names("D20", Suit.COPPE, card("3s")), names("D20", Suit.SPADE, card("2s"))
    (True, False, False)
    """
    row = ROWS[key]
    return isinstance(row, SuitRow) and suit is called.suit and called.rank in row.states
