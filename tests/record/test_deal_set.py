"""A set of deals is the same for everybody, for ever, and as good as shuffled cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tressette_desktop.engine.cards import DECK
from tressette_desktop.engine.core.terms import Annulment, DealScore
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.deal_line import write_deal
from tressette_desktop.engine.record.deal_set import DealSet, lengths, offered, read_deal_set
from tressette_desktop.engine.record.entries import Deal
from tressette_desktop.engine.rules.registry import VARIANTS, game_of

DEALS = DealSet("classic", 8, "K7QX2M4P")


def test_every_pack_is_whole_and_another() -> None:
    packs = {DEALS.pack(place) for place in range(24)}
    packs |= {DealSet("classic", 8, "K7QX2M4Q").pack(0), DealSet("in_due", 8, "K7QX2M4P").pack(0)}
    packs |= {DealSet(game, 12, "K7QX2M4P").pack(0) for game in ("terziglio", "terziglio4")}
    assert len(packs) == 28
    assert all(sorted(map(str, pack)) == sorted(map(str, DECK)) for pack in packs)


def test_every_card_lies_on_top_equally_often() -> None:
    tops = Counter(DealSet("classic", 4, f"{number:08d}").pack(0)[0] for number in range(2000))
    assert len(tops) == 40
    assert min(tops.values()) > 20, "fifty are expected; one in a million sets of tests would be so far off"
    assert max(tops.values()) < 90


def test_two_fresh_sets_differ() -> None:
    assert DealSet.fresh("classic", 8) != DealSet.fresh("classic", 8)
    assert read_deal_set(DealSet.fresh("in_due", 16).text) is not None


GAMES = tuple((game, hands) for game in offered() for hands in lengths(game))


def test_there_are_sets_of_every_game() -> None:
    assert {DealSet(game, 0, "").variant for game in offered()} == set(VARIANTS)
    assert {DealSet(game, 0, "").seats for game in offered()} == {2, 3, 4, 5}


@pytest.mark.parametrize(("game", "hands"), GAMES)
def test_a_set_brings_rules_that_go_together_and_end_after_its_hands(game: str, hands: int) -> None:
    deals = DealSet(game, hands, "K7QX2M4P")
    assert read_deal_set(deals.text) == deals
    played = game_of(deals.variant, deals.options, deals.seats)
    options = played.options
    if played.variant.stakes:
        assert f"deals({hands})" in (options.terziglio_end, options.quintiglio_end)
        assert not hands % deals.seats, "each deals equally often"
    else:
        assert (options.game, options.hands, options.claims, options.special) == ("hands", hands, "off", "none")
    assert options.text(played.variant.defaults) == deals.options, "as a header writes it"


@pytest.mark.parametrize("game", offered())
def test_the_lines_of_a_set_are_the_deals_that_a_match_deals(game: str) -> None:
    """The deal goes on from hand to hand, also from one that everybody passed."""
    deals = DealSet(game, lengths(game)[0], "K7QX2M4P")
    rules = game_of(deals.variant, deals.options, deals.seats)
    match, dealt = Match.new(rules, deals.dealer), []
    for place in range(deals.hands):
        layout = match.layout(deals.pack(place))
        dealt.append(write_deal(Deal(match.dealer, layout)))
        table = match.deal(layout).table
        nobody = Annulment.ALL_PASSED if rules.variant.stakes and not place % 2 else None
        zeros = (0,) * deals.seats
        score = DealScore((), (), 0, (), (), zeros, carried=zeros)
        match = match.after(table.but(annulled=nobody, score=None if nobody else score))
    assert tuple(dealt) == deals.lines()[: deals.hands]
    assert len(set(deals.lines())) == len(deals.lines()) == deals.hands * (5 if rules.variant.stakes else 1)


@pytest.mark.parametrize("code", ["classic-8-K7QX-2M4P", "CLASSIC 8 k7qx2m4p", " classic - 8 - K7QX - 2m4p\n"])
def test_a_code_is_read_as_people_write_it(code: str) -> None:
    assert read_deal_set(code) == DEALS


def test_letters_that_look_like_figures_are_taken_for_them() -> None:
    assert read_deal_set("classic-8-O1IL-2222") == DealSet("classic", 8, "01112222")


NO_CODES = (
    *("", "classic", "classic-8-K7QX", "bridge-8-K7QX-2M4P", "classic-7-K7QX-2M4P", "classic-8-K7QX-2M4U"),
    *("terziglio-8-K7QX-2M4P", "terziglio4-6-K7QX-2M4P", "terziglio5-12-K7QX-2M4P", "classic4-8-K7QX-2M4P"),
    *("quintiglio-12-K7QX-2M4P", "classic-8-K7QX-2M4P-1", "classic-8-Ä7QX-2M4P"),
)


@pytest.mark.parametrize("code", NO_CODES)
def test_anything_else_is_no_code(code: str) -> None:
    assert read_deal_set(code) is None
