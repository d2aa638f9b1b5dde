"""A set of deals is the same for everybody, for ever, and as good as shuffled cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tressette_desktop.engine.cards import DECK
from tressette_desktop.engine.record.deal_set import LENGTHS, DealSet, offered, read_deal_set
from tressette_desktop.engine.rules.registry import game_of

DEALS = DealSet("classic", 8, "K7QX2M4P")


def test_every_pack_is_whole_and_another() -> None:
    packs = {DEALS.pack(hand, again) for hand in range(8) for again in range(3)}
    packs |= {DealSet("classic", 8, "K7QX2M4Q").pack(0), DealSet("in_due", 8, "K7QX2M4P").pack(0)}
    assert len(packs) == 26
    assert all(sorted(map(str, pack)) == sorted(map(str, DECK)) for pack in packs)


def test_every_card_lies_on_top_equally_often() -> None:
    tops = Counter(DealSet("classic", 4, f"{number:08d}").pack(0)[0] for number in range(2000))
    assert len(tops) == 40
    assert min(tops.values()) > 20, "fifty are expected; one in a million sets of tests would be so far off"
    assert max(tops.values()) < 90


def test_two_fresh_sets_differ() -> None:
    assert DealSet.fresh("classic", 8) != DealSet.fresh("classic", 8)
    assert read_deal_set(DealSet.fresh("in_due", 16).text) is not None


@pytest.mark.parametrize("variant", offered())
@pytest.mark.parametrize("hands", LENGTHS)
def test_a_set_brings_rules_that_go_together_and_end_after_its_hands(variant: str, hands: int) -> None:
    deals = DealSet(variant, hands, "K7QX2M4P")
    options = game_of(variant, deals.options).options
    assert (options.game, options.hands, options.claims, options.special) == ("hands", hands, "off", "none")
    assert options.text(game_of(variant).variant.defaults) == deals.options, "as a header writes it"


@pytest.mark.parametrize("code", ["classic-8-K7QX-2M4P", "CLASSIC 8 k7qx2m4p", " classic - 8 - K7QX - 2m4p\n"])
def test_a_code_is_read_as_people_write_it(code: str) -> None:
    assert read_deal_set(code) == DEALS


def test_letters_that_look_like_figures_are_taken_for_them() -> None:
    assert read_deal_set("classic-8-O1IL-2222") == DealSet("classic", 8, "01112222")


NO_CODES = (
    *("", "classic", "classic-8-K7QX", "bridge-8-K7QX-2M4P", "classic-7-K7QX-2M4P", "classic-8-K7QX-2M4U"),
    *("terziglio-8-K7QX-2M4P", "classic-8-K7QX-2M4P-1", "classic-8-Ä7QX-2M4P"),
)


@pytest.mark.parametrize("code", NO_CODES)
def test_anything_else_is_no_code(code: str) -> None:
    assert read_deal_set(code) is None
