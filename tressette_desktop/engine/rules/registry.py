"""The variants that can be played, found by their key."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tressette_desktop.engine.errors import OptionError
from tressette_desktop.engine.rules.game import Game, Variant
from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.variants.classic import CLASSIC

VARIANTS: Final[dict[str, Variant]] = {each.key: each for each in (CLASSIC,)}
"""Every variant, in the order in which a chooser shows them."""


@lru_cache(maxsize=256)
def game_of(key: str, options: str = "") -> Game:
    """Return the game that a header or a command names: a variant's key and its options as text.

    Raises :class:`~tressette_desktop.engine.errors.OptionError` when there is no such variant, option or value.

    >>> game_of("classic", "target=31").options.target
    31
    """
    if key not in VARIANTS:
        raise OptionError(f"there is no variant {key!r}")
    variant = VARIANTS[key]
    return Game(variant, Options.parse(options, variant.defaults))
