"""The variants that can be played, found by their key."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tressette_desktop.engine.core.view import PlayerView
from tressette_desktop.engine.errors import OptionError
from tressette_desktop.engine.rules.contradictions import ContradictionError, contradiction
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.variant import Game, Variant
from tressette_desktop.engine.rules.variants.chiamata import CHIAMATA
from tressette_desktop.engine.rules.variants.classic import CLASSIC
from tressette_desktop.engine.rules.variants.in_due import IN_DUE
from tressette_desktop.engine.rules.variants.quintiglio import QUINTIGLIO
from tressette_desktop.engine.rules.variants.terziglio import TERZIGLIO
from tressette_desktop.engine.rules.variants.trzy_siodemki import TRZY_SIODEMKI

VARIANTS: Final[dict[str, Variant]] = {
    each.key: each for each in (CLASSIC, CHIAMATA, TERZIGLIO, IN_DUE, QUINTIGLIO, TRZY_SIODEMKI)
}
"""Every variant, in the order in which a chooser shows them."""

GAMES: Final[dict[str, tuple[Variant, int]]] = {
    variant.key if players == variant.seats else f"{variant.key}{players}": (variant, players)
    for variant in VARIANTS.values()
    for players in variant.tables or (variant.seats,)
}
"""Every game that one can sit down to, with its variant and the number of players: *terziglio4* has one who rests."""


@lru_cache(maxsize=256)
def game_of(key: str, options: str = "", players: int | None = None) -> Game:
    """Return the game that a header or a command names: a variant's key, its options as text, how many sit down.

    Raises :class:`~tressette_desktop.engine.errors.OptionError` when there is no such variant, option, value or table,
    or when some of the options do not go together.

    >>> game_of("classic", "target=31").options.target
    31
    """
    if key not in VARIANTS:
        raise OptionError(f"there is no variant {key!r}")
    return game_for(VARIANTS[key], options, players)


def game_seen(view: PlayerView) -> Game:
    """Return the game that a view is of."""
    return game_of(view.variant_key, view.options, len(view.table.hands))


def game_for(variant: Variant, options: str = "", players: int | None = None) -> Game:
    """Return the game of a variant; raises :class:`~tressette_desktop.engine.errors.OptionError` as above."""
    tables = variant.tables or (variant.seats,)
    if players is not None and players not in tables:
        raise OptionError(f"{variant.key} is played by {' or '.join(map(str, tables))}, not by {players}")
    game = Game(variant, Options.parse(options, variant.defaults), None if players == variant.seats else players)
    wrong = contradiction(game)
    if wrong is not None:
        raise ContradictionError(wrong)
    return game
