"""The presets of rules.md section 14: every one of them, with the values of its table."""

from __future__ import annotations

import pytest

from tressette_desktop.engine.rules.presets import PRESETS, Preset
from tressette_desktop.engine.rules.registry import VARIANTS, game_of

NAMED = (
    *("classic", "ludopoli", "federation", "federation_trad", "torneo77", "random_pairs", "single_hand", "hands4"),
    *("duplicate", "chiamata", "terziglio", "due", "quintiglio", "pl1930"),
)

TABLE = {
    "accuse_open": ("after_trick_1", "after_trick_1", "own_turn", "own_turn", "own_turn"),
    "buongioco": ("accusa", "accusa", "accusa", "accusa", "allowed"),
    "accuse_implied": (False, False, True, True, False),
    "target": (21, 21, 21, 21, 77),
    "claims": ("manual", "manual", "call_opponents", "call_opponents", "off"),
    "call_norms": ("modern", "modern", "modern", "traditional", "modern"),
    "both_over": ("higher_total", "higher_total", "first_in_time", "first_in_time", "first_in_time"),
    "special": ("classic", "classic", "deck", "deck", "none"),
    "go_for_cappotto": (False, False, True, True, False),
    "posta": ("games", "games", "semplice_doppia", "marcio_batuffa", "games"),
    "code": ("classic", "ludopoli", "ludopoli", "fitres", "ludopoli"),
    "silent_bar": ("hand", "hand", "until_lead_lost", "none", "until_lead_lost"),
    "once_per_suit": (True, True, True, False, True),
    "venticinque_commit": (False, False, True, True, True),
    "public_ban": (False, False, True, False, True),
    "liscio_forces_suit": (False, False, True, False, True),
    "feci_un_piombo": (False, False, True, True, True),
    "review": ("last_trick", "last_trick", "last_trick", "own_pile", "last_trick"),
    "french_map": ("source", "source", "fitres", "fitres", "fitres"),
}
"""The table of section 14, by preset in the order above; where it has a dash, the default."""


def test_they_are_all_there() -> None:
    assert tuple(preset.key for preset in PRESETS) == NAMED
    assert {preset.variant for preset in PRESETS} == set(VARIANTS)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.key)
def test_each_can_be_played(preset: Preset) -> None:
    assert game_of(preset.variant, preset.options).variant.key == preset.variant


@pytest.mark.parametrize("name", TABLE)
def test_they_have_the_values_of_the_table(name: str) -> None:
    games = (game_of(preset.variant, preset.options) for preset in PRESETS[:5])
    assert tuple(getattr(game.options, name) for game in games) == TABLE[name]


def test_official_mode_goes_with_the_modern_norms() -> None:
    modes = {preset.key: game_of(preset.variant, preset.options).options.fitres_mode for preset in PRESETS[:5]}
    assert [modes[key] for key in ("ludopoli", "federation", "torneo77")] == ["expert", "official", "official"]
