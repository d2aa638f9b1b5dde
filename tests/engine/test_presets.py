"""The presets, held against the table of rules.md section 14."""

from __future__ import annotations

import pytest

from tressette_desktop.engine.rules.options import Options
from tressette_desktop.engine.rules.presets import PRESETS
from tressette_desktop.engine.rules.registry import game_of

KEYS = {each.key: each for each in PRESETS}

LUDOPOLI = {"code": "ludopoli"}
FEDERATION = {
    "accuse_open": "own_turn",
    "accuse_implied": True,
    "claims": "call_opponents",
    "both_over": "first_in_time",
    "special": "deck",
    "go_for_cappotto": True,
    "posta": "semplice_doppia",
    "code": "ludopoli",
    "fitres_mode": "official",
    "silent_bar": "until_lead_lost",
    "venticinque_commit": True,
    "public_ban": True,
    "liscio_forces_suit": True,
    "feci_un_piombo": True,
    "french_map": "fitres",
}
TRADITIONAL = {
    "accuse_open": "own_turn",
    "accuse_implied": True,
    "claims": "call_opponents",
    "call_norms": "traditional",
    "both_over": "first_in_time",
    "special": "deck",
    "go_for_cappotto": True,
    "posta": "marcio_batuffa",
    "code": "fitres",
    "silent_bar": "none",
    "once_per_suit": False,
    "venticinque_commit": True,
    "feci_un_piombo": True,
    "review": "own_pile",
    "french_map": "fitres",
}
TORNEO77 = {
    "accuse_open": "own_turn",
    "buongioco": "allowed",
    "target": 77,
    "claims": "off",
    "both_over": "first_in_time",
    "special": "none",
    "code": "ludopoli",
    "fitres_mode": "official",
    "silent_bar": "until_lead_lost",
    "venticinque_commit": True,
    "public_ban": True,
    "liscio_forces_suit": True,
    "feci_un_piombo": True,
    "french_map": "fitres",
}
DUPLICATE = FEDERATION | {
    "duplicate": True,
    "game": "hands",
    "buongioco": "none",
    "claims": "off",
    "special": "none",
    "go_for_cappotto": False,
}


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("classic", {}),
        ("ludopoli", LUDOPOLI),
        ("federation", FEDERATION),
        ("federation_trad", TRADITIONAL),
        ("torneo77", TORNEO77),
        ("duplicate", DUPLICATE),
    ],
)
def test_a_preset_is_its_column_of_the_table(key: str, values: dict[str, object]) -> None:
    preset = KEYS[key]
    assert Options.parse(preset.options) == Options(**values)  # type: ignore[arg-type]


@pytest.mark.parametrize("key", KEYS)
def test_a_preset_is_written_as_a_header_writes_options_and_can_be_played(key: str) -> None:
    preset = KEYS[key]
    game = game_of(preset.variant, preset.options)
    assert game.options.text(game.variant.defaults) == preset.options
