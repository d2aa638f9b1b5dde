"""The cards by their French names, for the skin of that pack (rules.md section 2).

The skin changes nothing of the game: a knight is a queen and a knave a jack in either map, so the ranks keep their
order.
"""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.cards import Card, Rank, Suit

SUITS: Final = {
    "source": {Suit.COPPE: "H", Suit.DENARI: "D", Suit.SPADE: "S", Suit.BASTONI: "C"},
    "fitres": {Suit.COPPE: "D", Suit.DENARI: "H", Suit.SPADE: "S", Suit.BASTONI: "C"},
}
"""The French suit (hearts, diamonds, spades, clubs) of each Italian one, by the value of option french_map."""

_RANKS: Final = {Rank.KNIGHT: "Q", Rank.KNAVE: "J"}


def french(card: Card, french_map: str) -> str:
    """Return the French name of a card, rank then suit.

    >>> from tressette_desktop.engine.cards import card
    >>> french(card("Cc"), "source"), french(card("Cc"), "fitres")
    ('QH', 'QD')
    """
    return _RANKS.get(card.rank, card.rank.value) + SUITS[french_map][card.suit]
