"""The options: what is accepted, how they are written, and that each of their values is put to the test."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from tests.engine.hands import Hand, begin, random_hand
from tressette_desktop.engine.cards import cards
from tressette_desktop.engine.core.terms import Meld, Signal, Special
from tressette_desktop.engine.errors import OptionError
from tressette_desktop.engine.rules import game as rules
from tressette_desktop.engine.rules import scoring
from tressette_desktop.engine.rules.declarations.holding import Holding
from tressette_desktop.engine.rules.melds import points
from tressette_desktop.engine.rules.options import Options, choices, word
from tressette_desktop.engine.rules.registry import VARIANTS, game_of
from tressette_desktop.engine.rules.signals import offered, true
from tressette_desktop.engine.seats import PAIRS

NAMES = [each.name for each in fields(Options)]
TESTS = Path(__file__).parent.parent

OF_THE_SCREEN = [
    *("review=own_pile", "review=none", "undo=true", "undo=false", "show_running_count=true"),
    *("french_map=fitres", "suit_order=cdsb"),
]
"""What these change is seen, or is the session's affair; the rules are the same."""


AWAITED = {
    *("posta", "special", "collatondrione", "go_for_cappotto", "call_norms", "claims", "duplicate", "pairing"),
    *("dealer_paid_like", "terziglio_leader", "terziglio_end", "quintiglio_end"),
}
"""Options of which some value has no test of its own yet; a name leaves this list and does not come back."""


# --- reading and writing ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_every_value_is_read_and_written_alike(name: str) -> None:
    for value in choices(name):
        options = Options(**{name: value})
        assert Options.parse(options.text()) == options
        assert Options.parse(f"{name}={word(value)}") == options
        written = f"{name}={word(value)}" if value != choices(name)[0] else ""
        assert options.text() == written


def test_options_are_written_sorted_and_over_a_base() -> None:
    base = Options(target=31)
    options = Options.parse("striscio=false claims=auto", base)
    assert options.text() == "claims=auto striscio=false target=31"
    assert options.text(base) == "claims=auto striscio=false"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("colour=red", "there is no option 'colour'"),
        ("target=22", "target: there is no value '22'"),
        ("target", "target: there is no value ''"),
        ("striscio=False", "striscio: there is no value 'False'"),
        ("claims=auto,off", "claims: there is no value 'auto,off'"),
    ],
)
def test_what_is_no_option_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=f"^{re.escape(sentence)}$"):
        Options.parse(text)
    with pytest.raises(OptionError, match=f"^{re.escape(sentence)}$"):
        game_of("classic", text)


@pytest.mark.parametrize("name", NAMES)
def test_a_value_of_no_option_cannot_be_built(name: str) -> None:
    with pytest.raises(OptionError, match=f"^{name}: there is no value"):
        Options(**{name: "blue"})  # type: ignore[arg-type]


@pytest.mark.parametrize("key", VARIANTS)
def test_a_variant_offers_options_that_exist_each_once(key: str) -> None:
    offers = VARIANTS[key].offers
    assert set(offers) <= set(NAMES)
    assert len(set(offers)) == len(offers)


def test_every_option_is_offered_somewhere() -> None:
    offered_here = {name for variant in VARIANTS.values() for name in variant.offers}
    assert set(NAMES) - offered_here <= AWAITED


# --- what they change ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", OF_THE_SCREEN)
def test_what_is_of_the_screen_changes_nothing_in_the_rules(text: str) -> None:
    plain: Hand = random_hand("classic", 0)
    game = game_of("classic", text)
    step = begin(game, plain.layout, plain.dealer, plain.totals)
    for decision, expected in zip(plain.decisions, plain.steps[1:], strict=True):
        step = rules.apply(game, step.table, *decision)
        assert step == expected


@pytest.mark.parametrize(("tie", "winner"), [("hands_tie=continue", None), ("hands_tie=draw", (0, 1))])
def test_a_tie_after_the_last_hand(tie: str, winner: tuple[int, ...] | None) -> None:
    assert scoring.hands_winner(4, (22, 22), Options.parse(f"game=hands {tie}")) == winner
    assert scoring.hands_winner(4, (23, 22), Options.parse(f"game=hands {tie}")) == (0,)


@pytest.mark.parametrize("hands", choices("hands"))
def test_a_game_of_so_many_hands_ends_with_the_last(hands: int) -> None:
    options = Options(game="hands", hands=hands)
    assert scoring.hands_winner(hands - 1, (30, 14), options) is None
    assert scoring.hands_winner(hands, (30, 14), options) == (0,)


@pytest.mark.parametrize("target", choices("target"))
def test_a_game_ends_at_its_target(target: int) -> None:
    options = Options(target=target)
    assert scoring.higher_total((target - 1, 0), options.target) is None
    assert scoring.higher_total((target, 0), options.target) == 0


def test_with_stramazzone_needs_enemy_trick_a_partners_empty_trick_is_not_enough() -> None:
    tricks, thirds = (9, 0, 1, 0), (32, 0, 0, 0)
    made = scoring.special_win(PAIRS, tricks, thirds, Options())
    assert made == (Special.STRAMAZZONE, 0)
    strict = Options.parse("stramazzone_needs_enemy_trick=true")
    assert scoring.special_win(PAIRS, tricks, thirds, strict) == (Special.CAPPOTTO, 0)
    enemy = scoring.special_win(PAIRS, (9, 1, 0, 0), thirds, strict)
    assert enemy == (Special.STRAMAZZONE, 0)


def said(text: str, held: str, led: str, gone: str = "") -> list[str]:
    """The words offered with a lead under these options."""
    (card,) = cards(led)
    words = offered(Options.parse(text), Holding(frozenset(cards(held)), card, frozenset(cards(gone))))
    return [each.value for each in words]


def test_striscio_and_its_options() -> None:
    assert said("", "7c 6c 3c", "7c") == ["busso", "striscio"]
    assert said("striscio_strict=true", "7c 6c 3c", "7c") == ["busso"]
    assert said("striscio_strict=true", "7c 6c 5c", "7c") == ["busso", "striscio"]
    assert said("striscio=false", "7c 6c 5c", "7c") == ["busso"]
    assert said("signals_truth=free", "7c", "7c") == ["busso", "volo", "striscio"]


def test_combinations_that_are_only_told_score_nothing() -> None:
    threes = Meld.of("3", "b")
    assert points(Options(), threes) == 3
    assert points(Options.parse("buongioco=allowed"), threes) == 0
    assert points(Options.parse("buongioco=forced"), threes) == 0


def test_the_three_highest_of_tutto_fuori_are_those_still_out_or_the_absolute_ones() -> None:
    held, gone = frozenset(cards("Kc 6c 5c 4c")), frozenset(cards("3c 2c Ac"))
    holding = Holding(held, cards("4c")[0], gone)
    assert not true(Options.parse("code=alternative"), Signal.TUTTO_FUORI, holding)
    assert true(Options.parse("code=alternative tutto_fuori_absolute=true"), Signal.TUTTO_FUORI, holding)


@pytest.mark.parametrize("many", choices("many"))
def test_tutto_fuori_states_that_many_are_held(many: int) -> None:
    low = cards("Kc Cc Fc 7c 6c 5c 4c")
    options = Options.parse(f"code=alternative many={many}")
    for held in range(1, 8):
        holding = Holding(frozenset(low[:held]), low[0], frozenset())
        assert true(options, Signal.TUTTO_FUORI, holding) == (held >= many)


# --- each value has its test -----------------------------------------------------------------------------------------


def test_every_value_of_every_option_is_named_in_a_test() -> None:
    """Numbers are enough by the name of their option; its tests run over all of them."""
    sources = [path.read_text(encoding="utf-8") for path in (*TESTS.rglob("*.py"), *TESTS.rglob("*.json"))]
    text = "\n".join((*sources, (TESTS.parent / "docs" / "tsn.md").read_text(encoding="utf-8")))
    unnamed = []
    for name in NAMES:
        for value in choices(name)[1:]:
            number = isinstance(value, int) and not isinstance(value, bool)
            wanted = r"\W{1,5}\w" if number else rf"\W{{1,5}}{re.escape(word(value))}"
            if re.search(rf"\b{name}{wanted}", text, re.IGNORECASE) is None:
                unnamed.append(f"{name}={word(value)}")
    assert not [each for each in unnamed if each.partition("=")[0] not in AWAITED]
