"""The words of the classic and the alternative code: when they are true, and which may bluff (rules.md 11)."""

from __future__ import annotations

import pytest

from tressette_desktop.engine.core.terms import Signal
from tressette_desktop.engine.errors import Reason
from tressette_desktop.engine.rules import signals
from tressette_desktop.engine.rules.declarations.holding import led_from
from tressette_desktop.engine.rules.options import Options


@pytest.mark.parametrize("options", ["", "declare_mode=manual"])
def test_the_signals_of_section_11_are_not_words_of_the_declarations(options: str) -> None:
    assert signals.spoken_here(Options.parse(f"code=ludopoli {options}")) == ()


ALTERNATIVE = Options(code="alternative")


@pytest.mark.parametrize(
    ("held", "led", "gone", "offered"),
    [
        ("3c 7c", "7c", "", "busso, la meglio, tutto fuori"),
        ("2c 7c", "7c", "3c", "busso, la meglio, tutto fuori"),
        ("2c 7c", "2c", "", "ribusso, la meglio, tutto fuori, striscio"),
        ("3c 2c", "2c", "", "busso, ribusso, la meglio, tutto fuori"),
        ("4c", "4c", "", "la meglio, tutto fuori, volo"),
        ("4c", "4c", "3c 2c Ac Kc Cc Fc 7c 6c 5c", "busso, la meglio, tutto fuori, volo"),
    ],
)
def test_the_alternative_words_are_offered_when_true(held: str, led: str, gone: str, offered: str) -> None:
    words = [word.value for word in signals.offered(ALTERNATIVE, led_from(held, led, gone))]
    assert words == offered.split(", ")


@pytest.mark.parametrize(
    ("options", "held", "gone", "true"),
    [
        ("", "Kc Cc Fc 7c", "", True),
        ("", "Kc Cc Fc", "", False),
        ("many=3", "Kc Cc Fc", "", True),
        ("", "Kc Cc Fc 7c", "3c", False),
        ("tutto_fuori_absolute=true", "Kc Cc Fc 7c", "3c", True),
        ("tutto_fuori_absolute=true", "Ac Cc Fc 7c", "", False),
    ],
)
def test_tutto_fuori_says_many_but_none_of_the_three_highest(options: str, held: str, gone: str, true: bool) -> None:
    read = Options.parse(f"code=alternative {options}")
    holding = led_from(held, held.split()[-1], gone)
    assert signals.true(read, Signal.TUTTO_FUORI, holding) is true
    assert Signal.TUTTO_FUORI in signals.offered(read, holding)


def test_bluffs_are_for_tutto_fuori_and_where_all_is_free_for_volo_and_striscio() -> None:
    free = Options(code="alternative", signals_truth="free")
    holding = led_from("Kc Cc", "Cc")
    assert {word for word in Signal if signals.refuse(free, word, holding) is Reason.WORD_UNTRUE} == {
        Signal.BUSSO,
        Signal.RIBUSSO,
    }
