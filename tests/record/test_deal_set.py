"""A set of deals is the same for everybody, for ever, and as good as shuffled cards."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tressette_desktop.engine.cards import DECK
from tressette_desktop.engine.core.terms import Annulment, DealScore
from tressette_desktop.engine.match import Match
from tressette_desktop.engine.record.deal_line import write_deal
from tressette_desktop.engine.record.deal_set import DealSet, Slip, Wrong, lengths, offered, read_deal_set, slip
from tressette_desktop.engine.record.entries import Deal
from tressette_desktop.engine.rules.registry import VARIANTS, game_of

DEALS = DealSet("classic", 8, "K7QX2M4")


def test_every_pack_is_whole_and_another() -> None:
    packs = {DEALS.pack(place) for place in range(24)}
    packs |= {DealSet("classic", 8, "K7QX2M5").pack(0), DealSet("in_due", 8, "K7QX2M4").pack(0)}
    packs |= {DealSet(game, 12, "K7QX2M4").pack(0) for game in ("terziglio", "terziglio4")}
    assert len(packs) == 28
    assert all(sorted(map(str, pack)) == sorted(map(str, DECK)) for pack in packs)


def test_every_card_lies_on_top_equally_often() -> None:
    tops = Counter(DealSet("classic", 4, f"{number:07d}").pack(0)[0] for number in range(2000))
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
    deals = DealSet(game, hands, "K7QX2M4")
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
    deals = DealSet(game, lengths(game)[0], "K7QX2M4")
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


@pytest.mark.parametrize("code", ["classic-8-K7QX-2M43", "CLASSIC 8 k7qx2m43", " classic - 8 - K7QX - 2m43\n"])
def test_a_code_is_read_as_people_write_it(code: str) -> None:
    assert read_deal_set(code) == DEALS


def test_letters_that_look_like_figures_are_taken_for_them() -> None:
    assert read_deal_set("classic-8-O1IL-222D") == DealSet("classic", 8, "0111222")


NO_CODES = {
    **dict.fromkeys(("", "classic", "classic-8-K7QX", "classic-8-K7QX-2M4"), Slip(Wrong.SHAPE)),
    "classic-8-K7QX-2M43-1": Slip(Wrong.SHAPE),
    "bridge-8-K7QX-2M43": Slip(Wrong.GAME, "bridge", 8),
    "classic4-8-K7QX-2M43": Slip(Wrong.GAME, "classic4", 8),
    "terziglio5-12-K7QX-2M43": Slip(Wrong.GAME, "terziglio5", 12),
    "classic-7-K7QX-2M43": Slip(Wrong.LENGTH, "classic", 7),
    "terziglio-8-K7QX-2M43": Slip(Wrong.LENGTH, "terziglio", 8),
    "terziglio4-6-K7QX-2M43": Slip(Wrong.LENGTH, "terziglio4", 6),
    "quintiglio-12-K7QX-2M43": Slip(Wrong.LENGTH, "quintiglio", 12),
    "classic-8-K7QX-2M4U": Slip(Wrong.LETTER, "classic", 8),
    "classic-8-Ä7QX-2M43": Slip(Wrong.LETTER, "classic", 8),
}


@pytest.mark.parametrize(("code", "told"), NO_CODES.items())
def test_anything_else_is_no_code_and_says_why(code: str, told: Slip) -> None:
    assert read_deal_set(code) is None
    assert slip(code) == told


KEYS = ("K7QX2M4", "0000000", "ZZZZZZZ", "0Z0Z0Z0", "7FCA51G", "A1B2C3D")


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize(("game", "hands"), GAMES)
def test_a_wrong_letter_and_two_in_the_wrong_order_are_noticed(game: str, hands: int, key: str) -> None:
    """Each letter of the key in turn, each figure of the number of hands, and each pair of neighbours."""
    deals = DealSet(game, hands, key)
    letters, head = deals.text.replace("-", "")[-8:], f"{game}-{hands}-"
    assert slip(head + letters) is None
    for at, right in enumerate(letters):
        for wrong in set("0123456789ABCDEFGHJKMNPQRSTVWXYZ") - {right}:
            assert slip(head + letters[:at] + wrong + letters[at + 1 :]) == Slip(Wrong.LETTER, game, hands)
    for at, (one, other) in enumerate(pairwise(letters)):
        assert one == other or slip(head + letters[:at] + other + one + letters[at + 2 :])
    for wrong_hands in set(lengths(game)) - {hands}:
        assert slip(f"{game}-{wrong_hands}-{letters}")


@pytest.mark.parametrize("key", KEYS)
def test_the_key_of_one_game_is_none_of_another(key: str) -> None:
    codes = [DealSet(game, hands, key).text for game, hands in GAMES if hands == 12]
    assert len({code[-1] for code in codes}) == len(codes)
