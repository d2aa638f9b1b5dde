"""What both codes ask of a holding; what only one of them asks stands beside its rows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tressette_desktop.engine.cards import Rank
from tressette_desktop.engine.rules.declarations.holding import Holding
from tressette_desktop.engine.rules.options import Options

Fits = Callable[[Holding, Options], bool]
"""Whether a declaration is the thing to say of a holding, provided that none before it is."""


def last(holding: Holding, options: Options) -> bool:
    """The card led is the last of the suit: nothing more is asked."""
    return holding.length == 1


def last_and_sovrana(holding: Holding, options: Options) -> bool:
    """It is also the highest of the suit still in play."""
    return holding.length == 1 and holding.sovrana


def of_king(holding: Holding, options: Options) -> bool:
    """No tressette card is held, and the King is kept."""
    return not holding.honours and holding.king_kept


def smooth(holding: Holding, options: Options) -> bool:
    """The highest card held is led; what is kept is simple and not the King (G1, F54 F55)."""
    return holding.top and not holding.honours_kept and not holding.king_kept


def bare(pair: tuple[Rank, ...], led: Rank) -> Fits:
    """The two cards are this pair, and the one that must be is led (G10, F48)."""
    return partial(_bare, pair, led)


def exactly(honours: tuple[Rank, ...]) -> Fits:
    """These tressette cards are held and no other; any card may be led (G4, G12)."""
    return partial(_exactly, honours)


def pair_terzo(pair: tuple[Rank, ...]) -> Fits:
    """Exactly this pair is held, and one of it is led (F48)."""
    return partial(_pair_terzo, pair)


def _bare(pair: tuple[Rank, ...], led: Rank, holding: Holding, options: Options) -> bool:
    return holding.honours == pair and holding.led.rank is led


def _exactly(honours: tuple[Rank, ...], holding: Holding, options: Options) -> bool:
    return holding.honours == honours


def _pair_terzo(pair: tuple[Rank, ...], holding: Holding, options: Options) -> bool:
    return holding.honours == pair and not holding.simple_led
