"""Options that do not go together are refused with one sentence that names them (rules.md section 15)."""

from __future__ import annotations

import pytest

from tressette_desktop.engine.errors import OptionError
from tressette_desktop.engine.rules.registry import VARIANTS, game_of

REFUSED = (
    ("chiamata", "both_over=first_in_time", "both_over=first_in_time is not played in this variant"),
    ("chiamata", "pairing=fixed", "pairing=fixed is not played in this variant, but pairing=called"),
    ("classic", "pairing=called", "pairing=called is not played in this variant"),
    ("trzy_siodemki", "both_over=last_trick_side", "both_over=last_trick_side is not played in this variant"),
    ("classic", "go_for_cappotto=true", "go_for_cappotto=true asks for claims=call_opponents and special=deck"),
    ("classic", "duplicate=true claims=off", "asks for game=hands and buongioco=none and special=none"),
    ("classic", "venticinque_commit=true declare_mode=manual", "asks for declare_mode=automatic"),
    ("classic", "liscio_forces_suit=true declare_mode=manual", "asks for declare_mode=automatic"),
    ("terziglio", "terziglio_end=deals(4)", r"terziglio_end=deals\(4\) does not give 3 players as many deals each"),
    ("trzy_siodemki", "game=single", "game=single is not played in this variant, but game=points or game=hands"),
)


@pytest.mark.parametrize(("variant", "options", "sentence"), REFUSED)
def test_the_sentence_names_them(variant: str, options: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        game_of(variant, options)


@pytest.mark.parametrize(
    ("variant", "options", "forced"),
    [
        ("classic", "game=hands", {"claims": "off", "special": "none", "buongioco": "accusa"}),
        ("classic", "game=single", {"claims": "off", "special": "none", "buongioco": "none"}),
        ("terziglio", "claims=auto", {"claims": "off", "special": "none", "buongioco": "none"}),
        ("quintiglio", "all_pass=forced_solo", {"claims": "off", "buongioco": "none", "all_pass": "next_dealer"}),
        ("in_due", "accuse_open=own_turn", {"code": "none", "accuse_open": "after_trick_1"}),
        ("trzy_siodemki", "lay_down=validated", {"lay_down": "off"}),
        ("terziglio", "first_lead=four_of_coins", {"first_lead": "eldest"}),
    ],
)
def test_what_is_forced_is_forced_without_a_word(variant: str, options: str, forced: dict[str, str]) -> None:
    game = game_of(variant, options)
    assert {name: getattr(game.rules, name) for name in forced} == forced
    assert game.options.text(game.variant.defaults) in (options, ""), "the record keeps what was asked for"


@pytest.mark.parametrize("key", VARIANTS)
def test_every_variant_can_be_played_as_it_is(key: str) -> None:
    variant = VARIANTS[key]
    assert all(getattr(variant.defaults, name) in values for name, values in variant.limits.items())
    assert game_of(key).options == variant.defaults
