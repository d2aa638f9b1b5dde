"""Named bundles of options (rules.md section 14), each as its differences from the defaults."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tressette_desktop.engine.rules.options import Options


@dataclass(frozen=True)
class Preset:
    """A bundle: its key, the variant that it is for, and its options as text."""

    key: str
    variant: str
    options: str


def _upon(base: str, changes: str) -> str:
    """Return the options of a bundle with some changed."""
    return Options.parse(changes, Options.parse(base)).text()


FEDERATION: Final = _upon(
    "accuse_open=own_turn accuse_implied=true claims=call_opponents both_over=first_in_time",
    "special=deck go_for_cappotto=true posta=semplice_doppia french_map=fitres "
    "code=ludopoli fitres_mode=official silent_bar=until_lead_lost venticinque_commit=true "
    "public_ban=true liscio_forces_suit=true feci_un_piombo=true",
)
"""The modern norms of the federation."""

TRADITIONAL: Final = _upon(
    FEDERATION,
    "call_norms=traditional posta=marcio_batuffa review=own_pile code=fitres fitres_mode=expert silent_bar=none "
    "once_per_suit=false public_ban=false liscio_forces_suit=false",
)
TOURNAMENT: Final = _upon(
    FEDERATION,
    "buongioco=allowed accuse_implied=false target=77 claims=off special=none go_for_cappotto=false posta=games",
)
DUPLICATE: Final = _upon(
    FEDERATION, "duplicate=true game=hands buongioco=none claims=off special=none go_for_cappotto=false"
)

PRESETS: Final = (
    Preset("classic", "classic", ""),
    Preset("ludopoli", "classic", "code=ludopoli"),
    Preset("federation", "classic", FEDERATION),
    Preset("federation_trad", "classic", TRADITIONAL),
    Preset("torneo77", "classic", TOURNAMENT),
    Preset("random_pairs", "classic", "first_lead=four_of_coins pairing=facing"),
    Preset("single_hand", "classic", "buongioco=none claims=off game=single special=none"),
    Preset("hands4", "classic", "claims=off game=hands special=none"),
    Preset("duplicate", "classic", DUPLICATE),
    Preset("chiamata", "chiamata", ""),
    Preset("terziglio", "terziglio", ""),
    Preset("due", "in_due", ""),
    Preset("quintiglio", "quintiglio", ""),
    Preset("pl1930", "trzy_siodemki", ""),
)
"""The presets of the rules, in their order."""
