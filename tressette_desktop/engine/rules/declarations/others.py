"""What is said of the suit just won and of other suits than the one led (rules.md 12.8, 12.9)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from tressette_desktop.engine.cards import Suit
from tressette_desktop.engine.rules.declarations.holding import Holding
from tressette_desktop.engine.rules.declarations.row import Row
from tressette_desktop.engine.rules.options import Options

QUESTO_PIOMBO: Final = Row("P1", ("ho fatto questo piombo",), "S0 F41")
LISCIO_QUI: Final = Row("P2", ("sono liscio qui",), "S0 F41")
FECI_UN_PIOMBO: Final = Row("O1", ("feci un piombo",), "S0 F42")
FAGLIO: Final = Row("O2", ("sono faglio a un palo",), "S0 F42")
FAGLIO_AL_COMPAGNO: Final = Row("O3", ("faglio al palo del mio compagno",), "S0 F42 F43")
LISCIO_AL_COMPAGNO: Final = Row("O4", ("liscio al palo del mio compagno",), "S0 F42 F43")

ROWS: Final = (QUESTO_PIOMBO, LISCIO_QUI, FECI_UN_PIOMBO, FAGLIO, FAGLIO_AL_COMPAGNO, LISCIO_AL_COMPAGNO)


def about_won(holding: Holding) -> Row | None:
    """Return what the winner of a trick, who did not lead it, may say of its suit.

    The holding is the one he won with; its cards gone are those of the suit played before and in this trick.

    >>> from tressette_desktop.engine.rules.declarations.holding import led_from
    >>> about_won(led_from("2c", "2c", gone="7c 5c 4c")).words
    'ho fatto questo piombo'
    >>> about_won(led_from("3c 2c", "3c", gone="7c 5c 4c")) is None
    True
    """
    if holding.length == 1:
        return QUESTO_PIOMBO
    return LISCIO_QUI if holding.beatable_left else None


def about_others(options: Options, void: Collection[Suit], once_held: Collection[Suit]) -> Row | None:
    """Return what may be said of suits that a player has no card of, named to nobody, or None when there is none.

    ``void`` are those that he has not spoken of yet, other than the suit just played and the one about to be;
    ``once_held`` those that he had a card of earlier in the hand.
    """
    if options.feci_un_piombo and covered(FECI_UN_PIOMBO, void, once_held):
        return FECI_UN_PIOMBO
    return FAGLIO if void else None


def covered(row: Row, void: Collection[Suit], once_held: Collection[Suit]) -> frozenset[Suit]:
    """Return the suits that such a declaration is about; it is said once of each."""
    return frozenset(void).intersection(once_held) if row is FECI_UN_PIOMBO else frozenset(void)
