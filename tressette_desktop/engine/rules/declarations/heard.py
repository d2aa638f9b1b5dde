"""What a declaration proves: which holdings could have led to it (the hard facts of partner play).

A listener does not see the holding, but may try those that are possible; it uses the same rows as the speaker.

>>> from tressette_desktop.engine.rules.declarations.holding import led_from
>>> modern = Options(code="ludopoli")
>>> could_say(modern, "D19", "Tre terzo", led_from("3c 7c 5c", "5c"))
True
>>> could_say(modern, "D19", "Tre terzo", led_from("2c 7c 5c", "5c"))
False
"""

from __future__ import annotations

from tressette_desktop.engine.rules.declarations.book import ROWS
from tressette_desktop.engine.rules.declarations.flow import NO_LONGER, STILL_LONG
from tressette_desktop.engine.rules.declarations.holding import Holding
from tressette_desktop.engine.rules.declarations.others import about_won
from tressette_desktop.engine.rules.declarations.row import LUNGHISSIMO, SuitRow
from tressette_desktop.engine.rules.declarations.starting import declare
from tressette_desktop.engine.rules.options import Options


def could_say(options: Options, key: str, words: str, holding: Holding) -> bool:
    """Whether who holds this of a suit says these words of it, with the card of the holding.

    The words are those of the row with that key, about the suit led or the suit just won; for the latter the cards gone
    are those played before and in the trick. What is said of other suits names none and proves nothing of a holding.
    """
    row = ROWS[key]
    if isinstance(row, SuitRow):
        return declare(options, holding) is row and row.words_for(holding) == words
    if row in (STILL_LONG, NO_LONGER):
        return (holding.length >= LUNGHISSIMO) == (row is STILL_LONG)
    return row.key[0] == "O" or about_won(holding) is row
