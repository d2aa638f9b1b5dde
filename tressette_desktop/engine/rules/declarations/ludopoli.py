"""The modern code: thirty-three declarations about the suit led (rules.md 12.4).

The conditions are those of the source with the resolutions of 12.6 (G1 to G12), and the rows of each length stand in
the order of 12.7: the first that fits is the one to say.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from tressette_desktop.engine.cards import Rank
from tressette_desktop.engine.rules.declarations.conditions import (
    bare,
    exactly,
    last,
    last_and_sovrana,
    of_king,
    pair_terzo,
    smooth,
)
from tressette_desktop.engine.rules.declarations.holding import Holding
from tressette_desktop.engine.rules.declarations.row import (
    ACE,
    THREE,
    TWO,
    VENTICINQUE,
    VENTINOVE,
    VENTOTTO,
    by_length,
    suit_row,
)
from tressette_desktop.engine.rules.options import Options


def _mine(holding: Holding, options: Options) -> bool:
    """Only cards of his own are stronger, neither tressette cards nor the King among them (G7)."""
    return holding.mine_but_plain


def _venticinque(holding: Holding, options: Options) -> bool:
    """Three and two are held, with the ace or without (G4); any card may be led (G12)."""
    return holding.honours[:2] == VENTICINQUE


def _venticinque_terzo(holding: Holding, options: Options) -> bool:
    """The three or the two of it is led; officially the two alone (option fitres_mode)."""
    led = (TWO,) if options.fitres_mode == "official" else VENTICINQUE
    return _venticinque(holding, options) and holding.led.rank in led


def _kept(best: Rank, holding: Holding, options: Options) -> bool:
    """A simple card is led, the King too (G2), and this is the strongest tressette card kept (G5)."""
    return holding.simple_led and holding.honours[:1] == (best,)


def _terzo(holding: Holding, options: Options) -> bool:
    """The King is not kept (G3; option terzo_allow_king)."""
    return options.terzo_allow_king or not holding.king_kept


def _plain(holding: Holding, options: Options) -> bool:
    """The card led is the only tressette card, or there is none at all."""
    return holding.honours in ((), (holding.led.rank,))


_row = partial(suit_row, source="S0 F168")

ROWS: Final = (
    _row("D02", 1, "piombo", last_and_sovrana),
    _row("D01", 1, "sola", last),
    _row("D22", 2, "liscio / la migliore / ventotto piombo", bare(VENTOTTO, TWO), VENTOTTO),
    _row("D26", 2, "liscio / la buona / ventinove piombo", bare(VENTINOVE, THREE), VENTINOVE),
    _row("D30", 2, "E' mio liscio e piombo / venticinque piombo", bare(VENTICINQUE, TWO), VENTICINQUE),
    _row("D03", 2, "si liscia", smooth),
    _row("D06", 3, "E' mia, terzo", _mine),
    _row("D09", 4, "E' mia, lungo", _mine),
    _row("D12", 5, "E' mia, lunghissimo", _mine),
    _row("D31", 3, "E' mio, terzo / terzo, voglio l'Asso", _venticinque_terzo, VENTICINQUE),
    _row("D32", 4, "E' mio, lungo / lungo, voglio l'Asso", _venticinque, VENTICINQUE),
    _row("D33", 5, "E' mio, lunghissimo / lunghissimo, voglio l'Asso", _venticinque, VENTICINQUE),
    _row("D27", 3, "doppio liscio / la buona / ventinove terzo", pair_terzo(VENTINOVE), VENTINOVE),
    _row("D28", 4, "la buona, lungo / ventinove lungo", exactly(VENTINOVE), VENTINOVE),
    _row("D29", 5, "la buona, lunghissimo / ventinove lunghissimo", exactly(VENTINOVE), VENTINOVE),
    _row("D23", 3, "doppio liscio / la migliore / ventotto terzo", pair_terzo(VENTOTTO), VENTOTTO),
    _row("D24", 4, "la migliore, lungo / ventotto lungo", exactly(VENTOTTO), VENTOTTO),
    _row("D25", 5, "la migliore, lunghissimo / ventotto lunghissimo", exactly(VENTOTTO), VENTOTTO),
    _row("D19", 3, "busso / Tre terzo", partial(_kept, THREE), (THREE,)),
    _row("D20", 4, "busso lungo / Tre lungo", partial(_kept, THREE), (THREE,)),
    _row("D21", 5, "busso lunghissimo / Tre lunghissimo", partial(_kept, THREE), (THREE,)),
    _row("D16", 3, "ribusso / Due terzo", partial(_kept, TWO), (TWO,)),
    _row("D17", 4, "ribusso lungo / Due lungo", partial(_kept, TWO), (TWO,)),
    _row("D18", 5, "ribusso lunghissimo / Due lunghissimo", partial(_kept, TWO), (TWO,)),
    _row("D13", 3, "liscio e busso / Asso terzo", partial(_kept, ACE), (ACE,)),
    _row("D14", 4, "liscio e busso lungo / Asso lungo", partial(_kept, ACE), (ACE,)),
    _row("D15", 5, "liscio e busso lunghissimo / Asso lunghissimo", partial(_kept, ACE), (ACE,)),
    _row("D05", 3, "vero doppio liscio / terzo di Re", of_king),
    _row("D08", 4, "lungo, tutta la Napoletana / lungo di Re", of_king),
    _row("D11", 5, "lunghissimo, tutta la Napoletana / lunghissimo di Re", of_king),
    _row("D04", 3, "terzo", _terzo),
    _row("D07", 4, "lungo", _plain),
    _row("D10", 5, "lunghissimo", _plain),
)
"""Every declaration about the suit led, those of one length in their order of precedence."""

CODE: Final = by_length(ROWS)
