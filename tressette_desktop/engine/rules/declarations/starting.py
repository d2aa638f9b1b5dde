"""What the code of the table says of a lead (rules.md 12.7, 13.3).

>>> from tressette_desktop.engine.rules.declarations.holding import led_from
>>> told(Options(code="ludopoli"), led_from("3c 7c 5c", "5c"))
'Tre terzo'
"""

from __future__ import annotations

from typing import Final

from tressette_desktop.engine.rules.declarations import fitres, ludopoli
from tressette_desktop.engine.rules.declarations.holding import Holding
from tressette_desktop.engine.rules.declarations.row import LUNGHISSIMO, Code, SuitRow
from tressette_desktop.engine.rules.options import Options

CODES: Final[dict[str, Code]] = {"ludopoli": ludopoli.CODE, "fitres": fitres.CODE}
"""The codes of declarations, by the value of the option ``code``."""


def declare(options: Options, holding: Holding) -> SuitRow | None:
    """Return the declaration about the suit led that is true of a holding, or None when the code has none for it.

    With ``public_ban`` nobody says that his card wins when everybody sees it (F167); what else fits is said.
    """
    rows = CODES[options.code][min(holding.length, LUNGHISSIMO)]
    banned = options.public_ban and holding.notorious
    return next((row for row in rows if row.fits(holding, options) and not (banned and row.sovereign)), None)


def told(options: Options, holding: Holding) -> str | None:
    """Return the words of that declaration."""
    row = declare(options, holding)
    return None if row is None else row.words_for(holding)
