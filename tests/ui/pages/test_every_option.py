"""Every option of rules.md section 15, value for value: declared, and offered on the page of a new game."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

import pytest

from tressette_desktop.engine.rules.options import Options, choices
from tressette_desktop.engine.rules.presets import PRESETS
from tressette_desktop.engine.rules.registry import VARIANTS, game_of
from tressette_desktop.ui.windows.models import NewGame
from tressette_desktop.ui.windows.offers import Offers
from tressette_desktop.ui.windows.sitting import header_of

FLAG: Final = (False, True)

SECTION_15: Final[dict[str, tuple[Any, ...]]] = {
    "first_lead": ("eldest", "four_of_coins"),
    "redeal": ("off", "under_one_point", "no_honours"),
    "review": ("last_trick", "own_pile", "none"),
    "undo": ("bots_only", "true", "false"),
    "french_map": ("source", "fitres"),
    "suit_order": ("dscb", "cdsb"),
    "pairing": ("fixed", "facing", "seats", "secret", "called"),
    "duplicate": FLAG,
    "buongioco": ("accusa", "none", "allowed", "forced"),
    "accuse_open": ("after_trick_1", "after_own_card", "own_turn"),
    "accuse_implied": FLAG,
    "game": ("points", "hands", "single"),
    "hands": (4,),
    "hands_tie": ("continue", "draw"),
    "target": (21, 11, 28, 31, 35, 41, 42, 51, 77),
    "claims": ("manual", "auto", "off", "call_opponents"),
    "call_norms": ("modern", "traditional"),
    "show_running_count": FLAG,
    "both_over": ("higher_total", "first_in_time", "last_trick_side"),
    "session": ("single", "first_to_N_games"),
    "session_games": (3,),
    "special": ("classic", "deck", "none"),
    "stramazzo_strict": FLAG,
    "stramazzone_needs_enemy_trick": FLAG,
    "collatondrione": ("off", "on"),
    "go_for_cappotto": FLAG,
    "posta": ("games", "unica", "semplice_doppia", "variabile", "marcio_batuffa"),
    "lay_down": ("validated", "manual", "off"),
    "all_threes": ("call_two", "play_alone"),
    "call_any": FLAG,
    "dealer_paid_like": ("none", "defenders"),
    "all_pass": ("next_dealer", "forced_solo"),
    "solo_monte_hidden": FLAG,
    "terziglio_leader": ("standard", "always_declarer"),
    "terziglio_accuse": FLAG,
    "terziglio_end": ("deals(12)", "first_to_21_units"),
    "quintiglio_end": ("deals(10)",),
    "due_upgrade": (1, 4),
    "due_form": ("half_deck", "packets"),
    "pl_last_trick": (0, 3),
    "pl_must_trump": FLAG,
    "pl_rounding": ("floor", "carry_thirds"),
    "code": ("classic", "alternative", "ludopoli", "fitres", "none"),
    "striscio": (True, False),
    "striscio_strict": FLAG,
    "signals_truth": ("enforced", "free"),
    "tutto_fuori_absolute": FLAG,
    "many": (4,),
    "declare_mode": ("automatic", "manual"),
    "fitres_mode": ("expert", "official"),
    "silent_bar": ("hand", "until_lead_lost", "none"),
    "once_per_suit": (True, False),
    "forced_silence_bars": (True, False),
    "terzo_allow_king": FLAG,
    "other_suits_by_anyone": FLAG,
    "venticinque_commit": FLAG,
    "public_ban": FLAG,
    "liscio_forces_suit": FLAG,
    "feci_un_piombo": FLAG,
}
"""The table of section 15, the default first; of a number or a count of deals the default stands for all."""

NOT_IN_V1: Final[dict[str, tuple[Any, ...]]] = {
    "pairing": ("secret",),
    "lay_down": ("manual",),
    "due_form": ("half_deck", "packets"),
    "terziglio_accuse": FLAG,
}
"""What section 15 itself leaves for later; of two of them nothing remains to be chosen."""

OPEN_ENDED: Final = ("hands", "session_games", "many", "terziglio_end", "quintiglio_end")

PLAYED: Final = {
    key: tuple(value for value in values if value not in NOT_IN_V1.get(key, ()))
    for key, values in SECTION_15.items()
    if values != NOT_IN_V1.get(key)
}


def offered() -> dict[str, set[Any]]:
    """Every value that can be chosen in some game; one to which a game is bound is chosen with the game."""
    found: dict[str, set[Any]] = {}
    for card in Offers().cards("Anna", "rulebook"):
        for field in card.options:
            found.setdefault(field.key, set()).update(choice.value for choice in field.choices)
        for key, values in VARIANTS[card.key].limits.items():
            if len(values) == 1:
                found.setdefault(key, set()).update(values)
    return found


def test_the_options_are_those_of_the_rules() -> None:
    assert {each.name for each in fields(Options)} == PLAYED.keys()
    for key, values in PLAYED.items():
        declared = choices(key)
        assert declared[0] == values[0], "the default comes first"
        assert set(declared) >= set(values)
        assert key in OPEN_ENDED or set(declared) == set(values), key


@pytest.mark.parametrize("key", PLAYED)
def test_every_value_is_offered(key: str) -> None:
    assert set(choices(key)) <= offered().get(key, set())


@pytest.mark.parametrize("key", VARIANTS)
def test_every_option_of_a_variant_has_a_name_and_a_sentence(key: str) -> None:
    card = next(card for card in Offers().cards("Anna", "rulebook") if card.key == key)
    for field in card.options:
        assert field.label
        assert field.heading
        assert all(choice.label and choice.sentence.endswith(".") for choice in field.choices), field.key
        assert len({choice.label for choice in field.choices}) == len(field.choices), field.key


def test_every_preset_of_the_rules_is_listed_and_can_be_dealt() -> None:
    listed = []
    for card in Offers().cards("Anna", "rulebook"):
        for preset in card.presets:
            values = {field.key: preset.values.get(field.key, field.default) for field in card.options}
            wanted = NewGame(card.key, card.seats, values)
            assert Offers().contradiction(wanted) == "", preset.label
            bundle = next(each for each in PRESETS if each.key == preset.key)
            assert game_of(card.key, header_of(wanted).options) == game_of(card.key, bundle.options)
            listed.append(preset.key)
    assert sorted(listed) == sorted(each.key for each in PRESETS)
