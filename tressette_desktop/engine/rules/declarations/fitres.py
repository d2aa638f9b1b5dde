"""The traditional code of the federation: forty-four declarations about the suit led (rules.md section 13).

The rows of each length stand in the order of preference of 13.3: the first that fits is the one to say.
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
    NAPOLETANA,
    THREE,
    TWO,
    VENTICINQUE,
    VENTINOVE,
    VENTOTTO,
    by_length,
    suit_row,
)
from tressette_desktop.engine.rules.options import Options


def _venticinque_re(holding: Holding, options: Options) -> bool:
    """Three and two are held, no ace; the King is kept."""
    return holding.honours == VENTICINQUE and holding.king_kept


def _venticinque_terzo(holding: Holding, options: Options) -> bool:
    """Three and two are held, no ace; the two is led."""
    return holding.honours == VENTICINQUE and holding.led.rank is TWO


def _venticinque_terzo_re(holding: Holding, options: Options) -> bool:
    return _venticinque_terzo(holding, options) and holding.king_kept


def _kept(honour: Rank, holding: Holding, options: Options) -> bool:
    """A simple card is led, and this is the only tressette card held (F47)."""
    return holding.simple_led and holding.honours == (honour,)


def _mine(holding: Holding, options: Options) -> bool:
    """The card led wins: it is sovrana, but no three, which everybody knows; or it is subject to simple cards of his
    own alone. No tressette card is kept.
    """
    if holding.honours_kept or holding.led.rank is THREE:
        return False
    return holding.sovrana or holding.mine_but_plain


def _mine_and_smooth(holding: Holding, options: Options) -> bool:
    """The card led is sovrana, but no three; what is kept is simple and not the King (F54)."""
    return holding.sovrana and holding.led.rank is not THREE and smooth(holding, options)


def _plain(holding: Holding, options: Options) -> bool:
    """No tressette card is kept, and the card led is not the King."""
    return not holding.honours_kept and holding.led.rank is not Rank.KING


_row = partial(suit_row, source="F127")
_napoletana = partial(suit_row, source="F45 F57")

ROWS: Final = (
    _row("E02", 1, "piombo", last_and_sovrana),
    _row("E01", 1, "sola", last),
    _row("E27", 2, "liscio / la migliore / ventotto piombo", bare(VENTOTTO, TWO), VENTOTTO),
    _row("E31", 2, "liscio / la buona / ventinove piombo", bare(VENTINOVE, THREE), VENTINOVE),
    _row("E35", 2, "e' mio liscio e piombo / venticinque piombo", bare(VENTICINQUE, TWO), VENTICINQUE),
    _row("E04", 2, "e' mia e si liscia", _mine_and_smooth),
    _row("E03", 2, "si liscia", smooth),
    _napoletana("E42", 3, "Napoletana", exactly(NAPOLETANA), NAPOLETANA),
    _napoletana("E43", 4, "Napoletana lunga", exactly(NAPOLETANA), NAPOLETANA),
    _napoletana("E44", 5, "Napoletana lunghissima", exactly(NAPOLETANA), NAPOLETANA),
    _row("E37", 3, "e' mio e voglio l'Asso / venticinque terzo di Re", _venticinque_terzo_re, VENTICINQUE),
    _row("E39", 4, "e' mio, lungo e voglio l'Asso / venticinque lungo di Re", _venticinque_re, VENTICINQUE),
    _row("E41", 5, "e' mio, lunghissimo e voglio l'Asso / venticinque lunghissimo di Re", _venticinque_re, VENTICINQUE),
    _row("E36", 3, "e' mio, terzo / venticinque terzo", _venticinque_terzo, VENTICINQUE),
    _row("E38", 4, "e' mio, lungo / venticinque lungo", exactly(VENTICINQUE), VENTICINQUE),
    _row("E40", 5, "e' mio, lunghissimo / venticinque lunghissimo", exactly(VENTICINQUE), VENTICINQUE),
    _row("E32", 3, "doppio liscio / la buona / ventinove terzo", pair_terzo(VENTINOVE), VENTINOVE),
    _row("E33", 4, "la buona, lungo / ventinove lungo", exactly(VENTINOVE), VENTINOVE),
    _row("E34", 5, "la buona, lunghissimo / ventinove lunghissimo", exactly(VENTINOVE), VENTINOVE),
    _row("E28", 3, "doppio liscio / la migliore / ventotto terzo", pair_terzo(VENTOTTO), VENTOTTO),
    _row("E29", 4, "la migliore, lungo / ventotto lungo", exactly(VENTOTTO), VENTOTTO),
    _row("E30", 5, "la migliore, lunghissimo / ventotto lunghissimo", exactly(VENTOTTO), VENTOTTO),
    _row("E24", 3, "busso / Tre terzo", partial(_kept, THREE), (THREE,)),
    _row("E25", 4, "busso lungo / Tre lungo", partial(_kept, THREE), (THREE,)),
    _row("E26", 5, "busso lunghissimo / Tre lunghissimo", partial(_kept, THREE), (THREE,)),
    _row("E21", 3, "ribusso / Due terzo", partial(_kept, TWO), (TWO,)),
    _row("E22", 4, "ribusso lungo / Due lungo", partial(_kept, TWO), (TWO,)),
    _row("E23", 5, "ribusso lunghissimo / Due lunghissimo", partial(_kept, TWO), (TWO,)),
    _row("E18", 3, "liscio e busso / Asso terzo", partial(_kept, ACE), (ACE,)),
    _row("E19", 4, "liscio e busso lungo / Asso lungo", partial(_kept, ACE), (ACE,)),
    _row("E20", 5, "liscio e busso lunghissimo / Asso lunghissimo", partial(_kept, ACE), (ACE,)),
    _row("E09", 3, "vero doppio liscio / terzo di Re", of_king),
    _row("E13", 4, "lungo, tutta la Napoletana / lungo di Re", of_king),
    _row("E17", 5, "lunghissimo, tutta la Napoletana / lunghissimo di Re", of_king),
    _row("E07", 3, "e' mia e si liscia due volte", _mine_and_smooth),
    _row("E08", 3, "e' mia, terzo", _mine),
    _row("E12", 4, "e' mia, lungo", _mine),
    _row("E16", 5, "e' mia, lunghissimo", _mine),
    _row("E06", 3, "si liscia due volte", smooth),
    _row("E11", 4, "si liscia, lungo", smooth),
    _row("E15", 5, "si liscia, lunghissimo", smooth),
    _row("E05", 3, "terzo", _plain),
    _row("E10", 4, "lungo", _plain),
    _row("E14", 5, "lunghissimo", _plain),
)
"""Every declaration about the suit led, those of one length in their order of preference."""

CODE: Final = by_length(ROWS)
